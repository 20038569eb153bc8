BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE answer (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	code INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "answer" VALUES('Xw3LyojO',1,'chance',-1,7,'{"counter": 0, "weights": [1, 1, 1], "pick": 1}',1.7948516971889617443e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',2,'answer',1,34,'{}',1.79485169721418237687e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',3,'chance',-1,4,'{"counter": 1, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169721418976783e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',4,'answer',1,39,'{}',1.79485169721525120731e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',5,'answer',1,34,'{}',1.79485169721592855446e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',6,'chance',-1,5,'{"counter": 2, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169721593379975e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',7,'answer',1,40,'{}',1.79485169721657156945e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',8,'chance',-1,5,'{"counter": 3, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169721657752996e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',9,'answer',2,34,'{}',1.79485169721724629405e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',10,'chance',-1,5,'{"counter": 4, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1794851697.21725);
INSERT INTO "answer" VALUES('Xw3LyojO',11,'answer',2,40,'{}',1.79485169721788859371e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',12,'chance',-1,4,'{"counter": 5, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169721789216993e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',13,'answer',2,34,'{}',1.79485169721845197682e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',14,'chance',-1,3,'{"counter": 6, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169721845531465e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',15,'answer',2,39,'{}',1.79485169721904492374e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',16,'answer',0,34,'{}',1.79485169721948695179e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',17,'chance',-1,2,'{"counter": 7, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169721951794627e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',18,'answer',0,39,'{}',1.79485169722003293042e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',19,'answer',0,34,'{}',1.79485169722063255307e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',20,'chance',-1,5,'{"counter": 8, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169722063565259e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',21,'answer',0,39,'{}',1.79485169724214458468e+09);
INSERT INTO "answer" VALUES('Xw3LyojO',22,'answer',0,51,'{}',1794851697.24992);
INSERT INTO "answer" VALUES('Xw3LyojO',23,'answer',0,54,'{}',1.7948516972506697178e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',1,'chance',-1,3,'{"counter": 0, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169731798744198e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',2,'chance',-1,1,'{"counter": 1, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169731798744198e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',3,'chance',-1,2,'{"counter": 2, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169731798744198e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',4,'chance',-1,5,'{"counter": 3, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169731798744198e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',5,'chance',-1,5,'{"counter": 4, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169731798744198e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',6,'chance',-1,5,'{"counter": 5, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169731798744198e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',7,'answer',2,34,'{}',1.79485169732601237296e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',8,'chance',-1,4,'{"counter": 6, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169732601952553e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',9,'chance',-1,3,'{"counter": 7, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169732601952553e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',10,'answer',0,34,'{}',1.7948516973270015717e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',11,'chance',-1,0,'{"counter": 8, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169732700681685e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',12,'chance',-1,1,'{"counter": 9, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169732700681685e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',13,'answer',1,34,'{}',1.79485169732780289655e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',14,'chance',-1,2,'{"counter": 10, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169732780718799e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',15,'chance',-1,3,'{"counter": 11, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169732780718799e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',16,'answer',1,53,'{}',1.79485169732848238947e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',17,'answer',2,34,'{}',1.79485169732909798619e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',18,'chance',-1,5,'{"counter": 12, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169732910084718e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',19,'chance',-1,1,'{"counter": 13, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169732910084718e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',20,'answer',0,34,'{}',1.79485169732977557178e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',21,'chance',-1,5,'{"counter": 14, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169732977843277e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',22,'chance',-1,4,'{"counter": 15, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169732977843277e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',23,'answer',0,53,'{}',1.79485169734140968325e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',24,'answer',1,34,'{}',1.79485169734229803089e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',25,'chance',-1,1,'{"counter": 16, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169734230327605e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',26,'chance',-1,4,'{"counter": 17, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169734230327605e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',27,'answer',1,40,'{}',1.7948516973430407047e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',28,'chance',-1,1,'{"counter": 18, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169734304428096e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',29,'answer',1,39,'{}',1.79485169734366846079e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',30,'answer',2,34,'{}',1.79485169734421420089e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',31,'chance',-1,0,'{"counter": 19, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169734421730041e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',32,'chance',-1,1,'{"counter": 20, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169734421730041e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',33,'answer',2,40,'{}',1.79485169734487342834e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',34,'chance',-1,4,'{"counter": 21, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169734487628933e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',35,'answer',2,47,'{}',1.79485169734573245053e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',36,'answer',0,34,'{}',1.79485169734629201885e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',37,'chance',-1,1,'{"counter": 22, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169734629535671e+09);
INSERT INTO "answer" VALUES('e3v-RmyI',38,'chance',-1,0,'{"counter": 23, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169734629535671e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',1,'chance',-1,8,'{"counter": 0, "weights": [1, 1, 1], "pick": 2}',1.7948516974339544773e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',2,'chance',-1,2,'{"counter": 1, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.7948516974339544773e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',3,'answer',2,34,'{}',1.79485169744187283511e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',4,'answer',2,42,'{}',1.79485169744187283511e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',5,'answer',2,51,'{}',1.79485169744187283511e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',6,'chance',-1,0,'{"counter": 2, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169744188356394e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',7,'answer',0,34,'{}',1.79485169744580245012e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',8,'answer',0,46,'{}',1.79485169744580245012e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',9,'answer',0,50,'{}',1.79485169744580245012e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',10,'chance',-1,0,'{"counter": 3, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169744581151002e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',11,'answer',1,40,'{}',1.79485169745785927775e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',12,'answer',1,42,'{}',1.79485169745785927775e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',13,'answer',1,50,'{}',1.79485169745785927775e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',14,'answer',2,23,'{}',1.79485169746795940404e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',15,'answer',2,34,'{}',1.79485169746795940404e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',16,'answer',2,42,'{}',1.79485169746795940404e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',17,'answer',2,62,'{}',1.79485169747398686413e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',18,'answer',0,25,'{}',1.79485169748182058335e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',19,'answer',0,58,'{}',1.79485169748182058335e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',20,'answer',0,61,'{}',1.79485169748589277268e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',21,'answer',1,21,'{}',1.79485169749781131739e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',22,'answer',1,33,'{}',1.79485169749781131739e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',23,'answer',1,45,'{}',1.79485169749781131739e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',24,'answer',1,50,'{}',1.79485169749781131739e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',25,'answer',1,61,'{}',1.79485169750189280514e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',26,'chance',-1,2,'{"counter": 4, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169750189876552e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',27,'answer',1,36,'{}',1.79485169750980520244e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',28,'answer',1,47,'{}',1.79485169750980520244e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',29,'answer',1,50,'{}',1.79485169750980520244e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',30,'answer',2,25,'{}',1.79485169751791071891e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',31,'answer',2,59,'{}',1.79485169751791071891e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',32,'answer',2,61,'{}',1.79485169752613329887e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',33,'answer',0,21,'{}',1.79485169753191900251e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',34,'answer',0,34,'{}',1.79485169753191900251e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',35,'answer',0,47,'{}',1.79485169753191900251e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',36,'answer',0,50,'{}',1.79485169753191900251e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',37,'answer',0,63,'{}',1.79485169753391170504e+09);
INSERT INTO "answer" VALUES('MgPxfLKu',38,'chance',-1,2,'{"counter": 5, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169753391790386e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',1,'chance',-1,92,'{"counter": 0, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 31}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',2,'chance',-1,71,'{"counter": 1, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 10, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 10}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',3,'chance',-1,83,'{"counter": 2, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 10, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 22}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',4,'chance',-1,92,'{"counter": 3, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 10, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 31}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',5,'chance',-1,108,'{"counter": 4, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 47}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',6,'chance',-1,90,'{"counter": 5, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 2, 2], "pick": 29}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',7,'chance',-1,86,'{"counter": 6, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 2, 2], "pick": 25}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',8,'chance',-1,84,'{"counter": 7, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 3, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 2, 2], "pick": 23}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',9,'chance',-1,68,'{"counter": 8, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 7, 4, 3, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 2, 2], "pick": 7}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',10,'chance',-1,82,'{"counter": 9, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 7, 4, 3, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 2, 2], "pick": 21}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',11,'chance',-1,103,'{"counter": 10, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 2, 2], "pick": 42}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',12,'chance',-1,99,'{"counter": 11, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 3, 2, 3, 4, 2, 2, 2], "pick": 38}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',13,'chance',-1,88,'{"counter": 12, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 2, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 2, 2], "pick": 27}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',14,'chance',-1,92,'{"counter": 13, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 1, 2, 3, 1, 9, 1, 4, 4, 4, 4, 1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 2, 2], "pick": 31}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',15,'chance',-1,102,'{"counter": 14, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 1, 2, 3, 1, 8, 1, 4, 4, 4, 4, 1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 2, 2], "pick": 41}',1.79485169760205864907e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',16,'answer',0,31,'{}',1.79485169761080956456e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',17,'answer',0,50,'{}',1.79485169761080956456e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',18,'answer',1,54,'{}',1.79485169761990737916e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',19,'answer',2,54,'{"by": "time"}',1.79485169761999392504e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',20,'answer',2,54,'{}',1.79485169763100314141e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',21,'answer',0,47,'{}',1.79485169764280247687e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',22,'answer',2,54,'{}',1.79485169765081739425e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',23,'answer',0,54,'{}',1.79485169765887880325e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',24,'chance',-1,105,'{"counter": 15, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 1, 2, 3, 1, 8, 1, 4, 4, 4, 4, 1, 2, 3, 1, 1, 3, 2, 3, 4, 2, 2, 2], "pick": 44}',1.79485169765888977048e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',25,'chance',-1,95,'{"counter": 16, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 1, 2, 3, 1, 8, 1, 4, 4, 4, 4, 1, 2, 3, 1, 1, 3, 2, 2, 4, 2, 2, 2], "pick": 34}',1.79485169765888977048e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',26,'answer',1,23,'{}',1.79485169766209506992e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',27,'answer',2,54,'{}',1.79485169766934752463e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',28,'answer',0,54,'{"by": "time"}',1.79485169766939210893e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',29,'chance',-1,67,'{"counter": 17, "weights": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 1, 2, 3, 1, 8, 1, 4, 3, 4, 4, 1, 2, 3, 1, 1, 3, 2, 2, 4, 2, 2, 2], "pick": 6}',1.79485169766939973825e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',30,'answer',2,38,'{}',1.79485169768184638018e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',31,'answer',2,49,'{}',1.79485169768184638018e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',32,'answer',2,54,'{}',1.79485169768184638018e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',33,'answer',0,54,'{}',1.79485169769093251233e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',34,'answer',1,54,'{"by": "time"}',1.79485169769098424916e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',35,'answer',0,22,'{}',1.79485169769833374027e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',36,'answer',2,54,'{}',1.79485169770683813091e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',37,'answer',1,54,'{"by": "time"}',1.79485169770693063734e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',38,'answer',0,54,'{}',1.79485169771480298044e+09);
INSERT INTO "answer" VALUES('cF9fIK2q',39,'answer',0,54,'{}',1.79485169772096157074e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',1,'chance',-1,19,'{"counter": 0, "weights": [2, 2, 2, 2, 1, 1, 2, 1, 1, 2, 2, 2, 1, 1, 1, 1], "pick": 12}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',2,'chance',-1,15,'{"counter": 1, "weights": [2, 2, 2, 2, 1, 1, 2, 1, 1, 2, 2, 2, 1, 1, 1], "pick": 9}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',3,'chance',-1,18,'{"counter": 2, "weights": [2, 2, 2, 2, 1, 1, 2, 1, 1, 1, 2, 2, 1, 1, 1], "pick": 11}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',4,'chance',-1,12,'{"counter": 3, "weights": [2, 2, 2, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1], "pick": 6}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',5,'chance',-1,6,'{"counter": 4, "weights": [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1], "pick": 0}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',6,'chance',-1,13,'{"counter": 5, "weights": [1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1], "pick": 7}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',7,'chance',-1,17,'{"counter": 6, "weights": [1, 2, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1], "pick": 9}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',8,'chance',-1,17,'{"counter": 7, "weights": [1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 9}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',9,'chance',-1,10,'{"counter": 8, "weights": [1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',10,'chance',-1,6,'{"counter": 9, "weights": [1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',11,'chance',-1,8,'{"counter": 10, "weights": [2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',12,'chance',-1,18,'{"counter": 11, "weights": [2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 7}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',13,'chance',-1,9,'{"counter": 12, "weights": [2, 1, 2, 1, 1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',14,'chance',-1,22,'{"counter": 13, "weights": [2, 1, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 9}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',15,'chance',-1,7,'{"counter": 14, "weights": [2, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',16,'chance',-1,12,'{"counter": 15, "weights": [1, 1, 1, 1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',17,'chance',-1,21,'{"counter": 16, "weights": [1, 1, 1, 1, 1, 1, 1, 1], "pick": 7}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',18,'chance',-1,14,'{"counter": 17, "weights": [1, 1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',19,'chance',-1,24,'{"counter": 18, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',20,'chance',-1,28,'{"counter": 19, "weights": [1, 1, 1, 1, 1], "pick": 4}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',21,'chance',-1,23,'{"counter": 20, "weights": [1, 1, 1, 1], "pick": 0}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',22,'chance',-1,26,'{"counter": 21, "weights": [1, 1, 1], "pick": 1}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',23,'chance',-1,27,'{"counter": 22, "weights": [1, 1], "pick": 1}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',24,'chance',-1,25,'{"counter": 23, "weights": [1], "pick": 0}',1.79485169774576902384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',25,'answer',0,41,'{}',1.79485169777511477471e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',26,'answer',0,43,'{}',1.79485169777512145045e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',27,'answer',0,42,'{}',1.79485169777512359621e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',28,'answer',0,46,'{}',1.79485169777512574198e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',29,'answer',0,45,'{}',1.7948516977751278877e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',30,'answer',0,44,'{}',1794851697.77513);
INSERT INTO "answer" VALUES('RnHR3hJZ',31,'answer',1,45,'{"by": "time"}',1.79485169777517986292e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',32,'answer',1,41,'{"by": "time"}',1.79485169777518177025e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',33,'answer',1,46,'{"by": "time"}',1.7948516977751839161e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',34,'answer',1,43,'{"by": "time"}',1.79485169777518534664e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',35,'answer',1,42,'{"by": "time"}',1.79485169777518725397e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',36,'answer',1,44,'{"by": "time"}',1.79485169777518892286e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',37,'answer',2,45,'{"by": "time"}',1.79485169777523708347e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',38,'answer',2,41,'{"by": "time"}',1.79485169777523946759e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',39,'answer',2,46,'{"by": "time"}',1.79485169777524137492e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',40,'answer',2,43,'{"by": "time"}',1.79485169777524352068e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',41,'answer',2,42,'{"by": "time"}',1.7948516977752454281e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',42,'answer',2,44,'{"by": "time"}',1.79485169777524685864e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',43,'chance',-1,31,'{"counter": 24, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169777525591853e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',44,'chance',-1,33,'{"counter": 25, "weights": [1, 1, 1, 1, 1], "pick": 3}',1.79485169777525591853e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',45,'chance',-1,29,'{"counter": 26, "weights": [1, 1, 1, 1], "pick": 0}',1.79485169777525591853e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',46,'answer',0,48,'{}',1.79485169779500675201e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',47,'answer',0,56,'{}',1.79485169779501414297e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',48,'answer',1,47,'{"by": "time"}',1.79485169779503726957e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',49,'answer',2,47,'{"by": "time"}',1.79485169779511785507e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',50,'answer',2,263,'{}',1794851697.80296);
INSERT INTO "answer" VALUES('RnHR3hJZ',51,'answer',2,256,'{}',1.79485169781085371972e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',52,'answer',0,256,'{"by": "time"}',1.79485169781090474127e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',53,'answer',1,256,'{"by": "time"}',1.79485169781093287471e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',54,'answer',2,64,'{}',1.79485169781387186044e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',55,'chance',-1,3,'{"counter": 27, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169781387925149e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',56,'answer',2,179,'{}',1.79485169781790947912e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',57,'answer',0,257,'{}',1.79485169782854604722e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',58,'answer',0,256,'{}',1.79485169783897066109e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',59,'answer',1,256,'{"by": "time"}',1.79485169783903217308e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',60,'answer',2,256,'{"by": "time"}',1.79485169783906602864e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',61,'answer',1,278,'{}',1.79485169784678697587e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',62,'answer',1,256,'{}',1.79485169785480427745e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',63,'answer',2,256,'{"by": "time"}',1.79485169785482478145e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',64,'answer',0,256,'{"by": "time"}',1.79485169785484552384e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',65,'answer',1,64,'{}',1.79485169785788106918e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',66,'chance',-1,4,'{"counter": 28, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169785788726808e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',67,'answer',1,164,'{}',1.79485169786607789998e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',68,'answer',2,256,'{}',1.79485169787536072731e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',69,'answer',0,256,'{"by": "time"}',1794851697.87539);
INSERT INTO "answer" VALUES('RnHR3hJZ',70,'answer',1,256,'{"by": "time"}',1.79485169787541484829e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',71,'answer',2,64,'{}',1.79485169787796711919e+09);
INSERT INTO "answer" VALUES('RnHR3hJZ',72,'chance',-1,1,'{"counter": 29, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169787797617909e+09);
INSERT INTO "answer" VALUES('9-M9tneA',1,'chance',-1,8,'{"counter": 0, "weights": [1, 1, 1, 1], "pick": 2}',1.79485169789599919316e+09);
INSERT INTO "answer" VALUES('9-M9tneA',2,'answer',2,34,'{}',1.79485169790190410613e+09);
INSERT INTO "answer" VALUES('9-M9tneA',3,'chance',-1,4,'{"counter": 1, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169790191030503e+09);
INSERT INTO "answer" VALUES('9-M9tneA',4,'answer',2,39,'{}',1.7948516979058921337e+09);
INSERT INTO "answer" VALUES('9-M9tneA',5,'answer',3,34,'{}',1.79485169790986728672e+09);
INSERT INTO "answer" VALUES('9-M9tneA',6,'chance',-1,1,'{"counter": 2, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169790987372393e+09);
INSERT INTO "answer" VALUES('9-M9tneA',7,'answer',3,39,'{}',1.79485169791390109057e+09);
INSERT INTO "answer" VALUES('9-M9tneA',8,'answer',0,34,'{}',1.79485169791786122327e+09);
INSERT INTO "answer" VALUES('9-M9tneA',9,'chance',-1,0,'{"counter": 3, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169791786718365e+09);
INSERT INTO "answer" VALUES('9-M9tneA',10,'answer',0,39,'{}',1.79485169791882896422e+09);
INSERT INTO "answer" VALUES('9-M9tneA',11,'answer',1,34,'{}',1.7948516979259133339e+09);
INSERT INTO "answer" VALUES('9-M9tneA',12,'chance',-1,1,'{"counter": 4, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.7948516979259221554e+09);
INSERT INTO "answer" VALUES('9-M9tneA',13,'answer',1,39,'{}',1.79485169792771983143e+09);
INSERT INTO "answer" VALUES('9-M9tneA',14,'answer',1,51,'{}',1794851697.92985);
INSERT INTO "answer" VALUES('9-M9tneA',15,'answer',2,34,'{}',1.79485169793385863305e+09);
INSERT INTO "answer" VALUES('9-M9tneA',16,'chance',-1,3,'{"counter": 5, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.7948516979338636398e+09);
INSERT INTO "answer" VALUES('9-M9tneA',17,'chance',-1,4,'{"counter": 6, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.7948516979338636398e+09);
INSERT INTO "answer" VALUES('9-M9tneA',18,'answer',2,41,'{}',1.79485169793798685078e+09);
INSERT INTO "answer" VALUES('9-M9tneA',19,'chance',-1,0,'{"counter": 7, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169793799424165e+09);
INSERT INTO "answer" VALUES('9-M9tneA',20,'answer',3,34,'{}',1.79485169794196963311e+09);
INSERT INTO "answer" VALUES('9-M9tneA',21,'chance',-1,0,'{"counter": 8, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169794197654729e+09);
INSERT INTO "answer" VALUES('9-M9tneA',22,'chance',-1,4,'{"counter": 9, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169794197654729e+09);
INSERT INTO "answer" VALUES('9-M9tneA',23,'answer',3,40,'{}',1.79485169795424580568e+09);
INSERT INTO "answer" VALUES('9-M9tneA',24,'chance',-1,2,'{"counter": 10, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169795425534245e+09);
INSERT INTO "answer" VALUES('9-M9tneA',25,'answer',3,67,'{}',1.79485169795613026615e+09);
INSERT INTO "answer" VALUES('9-M9tneA',26,'undo',3,1,'{}',1.79485169795803976063e+09);
INSERT INTO "answer" VALUES('9-M9tneA',27,'leaves',2,0,'{}',1.79485169796902823444e+09);
INSERT INTO "answer" VALUES('AY-abkNa',1,'chance',-1,104,'{"counter": 0, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 43}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',2,'chance',-1,83,'{"counter": 1, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 22}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',3,'chance',-1,101,'{"counter": 2, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 40}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',4,'chance',-1,66,'{"counter": 3, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 5}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',5,'chance',-1,96,'{"counter": 4, "weights": [4, 1, 4, 4, 4, 3, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 35}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',6,'chance',-1,70,'{"counter": 5, "weights": [4, 1, 4, 4, 4, 3, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 9}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',7,'chance',-1,61,'{"counter": 6, "weights": [4, 1, 4, 4, 4, 3, 4, 4, 4, 3, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 0}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',8,'chance',-1,86,'{"counter": 7, "weights": [3, 1, 4, 4, 4, 3, 4, 4, 4, 3, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 25}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',9,'chance',-1,70,'{"counter": 8, "weights": [3, 1, 4, 4, 4, 3, 4, 4, 4, 3, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 3, 2, 2, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 9}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',10,'chance',-1,83,'{"counter": 9, "weights": [3, 1, 4, 4, 4, 3, 4, 4, 4, 2, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 8, 4, 3, 2, 2, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 22}',1.79485169799002528185e+09);
INSERT INTO "answer" VALUES('AY-abkNa',11,'answer',0,43,'{}',1.7948516979942846298e+09);
INSERT INTO "answer" VALUES('AY-abkNa',12,'answer',0,49,'{}',1.7948516979942846298e+09);
INSERT INTO "answer" VALUES('AY-abkNa',13,'answer',1,54,'{}',1.79485169799895143507e+09);
INSERT INTO "answer" VALUES('AY-abkNa',14,'answer',1,22,'{}',1.79485169801131272315e+09);
INSERT INTO "answer" VALUES('AY-abkNa',15,'answer',0,54,'{}',1.79485169801910567285e+09);
INSERT INTO "answer" VALUES('AY-abkNa',16,'answer',0,43,'{}',1.79485169802189540862e+09);
INSERT INTO "answer" VALUES('AY-abkNa',17,'answer',1,54,'{}',1.79485169803116774564e+09);
INSERT INTO "answer" VALUES('AY-abkNa',18,'answer',0,54,'{}',1.79485169804304647445e+09);
INSERT INTO "answer" VALUES('AY-abkNa',19,'answer',0,54,'{}',1.79485169805099749567e+09);
INSERT INTO "answer" VALUES('AY-abkNa',20,'chance',-1,94,'{"counter": 10, "weights": [3, 1, 4, 4, 4, 3, 4, 4, 4, 2, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 11, 8, 4, 3, 2, 2, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 3, 3, 2, 4, 1, 3, 4, 2, 3, 2], "pick": 33}',1.79485169805100750924e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',1,'chance',-1,85,'{"counter": 0, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 24}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',2,'chance',-1,84,'{"counter": 1, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 3, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 23}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',3,'chance',-1,88,'{"counter": 2, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 7, 3, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 27}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',4,'chance',-1,99,'{"counter": 3, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 7, 3, 4, 2, 1, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 38}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',5,'chance',-1,83,'{"counter": 4, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 7, 3, 4, 2, 1, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 22}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',6,'chance',-1,96,'{"counter": 5, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 35}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',7,'chance',-1,70,'{"counter": 6, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 9}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',8,'chance',-1,93,'{"counter": 7, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 1, 4, 4, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 32}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',9,'chance',-1,82,'{"counter": 8, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 4, 4, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 21}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',10,'chance',-1,71,'{"counter": 9, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 3, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 4, 4, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 10}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',11,'chance',-1,95,'{"counter": 10, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 4, 4, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 33}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',12,'chance',-1,88,'{"counter": 11, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 3, 4, 2, 1, 2, 4, 1, 11, 4, 3, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 27}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',13,'chance',-1,70,'{"counter": 12, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 3, 4, 2, 2, 4, 1, 11, 4, 3, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 9}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',14,'chance',-1,106,'{"counter": 13, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 2, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 3, 4, 2, 2, 4, 1, 11, 4, 3, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "pick": 43}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',15,'chance',-1,83,'{"counter": 14, "weights": [4, 1, 4, 4, 4, 4, 4, 4, 4, 2, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 3, 4, 2, 2, 4, 1, 11, 4, 3, 3, 4, 1, 2, 3, 1, 2, 4, 2, 3, 3, 2, 3, 2], "pick": 22}',1.79485169806811594959e+09);
INSERT INTO "answer" VALUES('I_TUjD_K',16,'answer',0,27,'{}',1.79485169807441163067e+09);
INSERT INTO "answer" VALUES('1FYt2tZY',1,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',2,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',3,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',4,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',5,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',6,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',7,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',8,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',9,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',10,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',11,'answer',1,51,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',12,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',13,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',14,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',15,'answer',0,52,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',16,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',17,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',18,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',19,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',20,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',21,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',22,'answer',0,40,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',23,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',24,'answer',0,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',25,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',26,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',27,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',28,'answer',1,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',29,'answer',1,47,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',30,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',31,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',32,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',33,'answer',0,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',34,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',35,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',36,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',37,'answer',1,40,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',38,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',39,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',40,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',41,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',42,'answer',0,40,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',43,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',44,'answer',0,47,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',45,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',46,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',47,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',48,'answer',1,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',49,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',50,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',51,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',52,'answer',0,41,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',53,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',54,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',55,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',56,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',57,'answer',1,40,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',58,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',59,'answer',1,48,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',60,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',61,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',62,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',63,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',64,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',65,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',66,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',67,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',68,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',69,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',70,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',71,'answer',1,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',72,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',73,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',74,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',75,'answer',0,47,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',76,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',77,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',78,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',79,'answer',1,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',80,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',81,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',82,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',83,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',84,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',85,'answer',1,40,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',86,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',87,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',88,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',89,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',90,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',91,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',92,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',93,'answer',1,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',94,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',95,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',96,'answer',0,67,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',97,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',98,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',99,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',100,'answer',1,41,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',101,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',102,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',103,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',104,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',105,'chance',-1,1,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',106,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',107,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',108,'chance',-1,2,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',109,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',110,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',111,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',112,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',113,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',114,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',115,'answer',0,39,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',116,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',117,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',118,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',119,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',120,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',121,'answer',0,40,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',122,'chance',-1,4,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',123,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',124,'chance',-1,3,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',125,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',126,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',127,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',128,'answer',0,100,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',129,'answer',1,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',130,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',131,'chance',-1,5,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',132,'answer',0,34,'{}',1.0);
INSERT INTO "answer" VALUES('1FYt2tZY',133,'chance',-1,0,'{}',1.0);
INSERT INTO "answer" VALUES('KBrJ8xf6',1,'chance',-1,8,'{}',1.7948516974339544773e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',2,'chance',-1,2,'{}',1.7948516974339544773e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',3,'answer',2,34,'{}',1.79485169744187283511e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',4,'answer',2,42,'{}',1.79485169744187283511e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',5,'answer',2,51,'{}',1.79485169744187283511e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',6,'chance',-1,0,'{}',1.79485169744188356394e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',7,'answer',0,34,'{}',1.79485169744580245012e+09);
INSERT INTO "answer" VALUES('KBrJ8xf6',8,'answer',0,46,'{}',1.79485169744580245012e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',1,'chance',-1,3,'{"counter": 0, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169812019610402e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',2,'chance',-1,2,'{"counter": 1, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169812019610402e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',3,'chance',-1,2,'{"counter": 2, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169812019610402e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',4,'chance',-1,5,'{"counter": 3, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169812019610402e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',5,'answer',1,34,'{}',1.79485169812133693698e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',6,'chance',-1,0,'{"counter": 4, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169812134218213e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',7,'chance',-1,2,'{"counter": 5, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169812134218213e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',8,'answer',0,34,'{}',1.79485169813012623786e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',9,'chance',-1,0,'{"counter": 6, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169813013243677e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',10,'chance',-1,4,'{"counter": 7, "weights": [1, 1, 1, 1, 1, 1], "pick": 4}',1.79485169813013243677e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',11,'answer',0,51,'{}',1.79485169813144445423e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',12,'answer',1,34,'{}',1.79485169813262915609e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',13,'chance',-1,0,'{"counter": 8, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169813263416294e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',14,'chance',-1,3,'{"counter": 9, "weights": [1, 1, 1, 1, 1, 1], "pick": 3}',1.79485169813263416294e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',15,'answer',1,52,'{}',1.79485169813799691203e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',16,'answer',0,34,'{}',1.79485169814191579821e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',17,'chance',-1,2,'{"counter": 10, "weights": [1, 1, 1, 1, 1, 1], "pick": 2}',1.79485169814192128184e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',18,'chance',-1,5,'{"counter": 11, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169814192128184e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',19,'answer',1,34,'{}',1.79485169814327859879e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',20,'chance',-1,0,'{"counter": 12, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169814328360555e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',21,'chance',-1,1,'{"counter": 13, "weights": [1, 1, 1, 1, 1, 1], "pick": 1}',1.79485169814328360555e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',22,'answer',1,41,'{}',1.79485169814999771112e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',23,'chance',-1,0,'{"counter": 14, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169815000510217e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',24,'answer',1,41,'{}',1.79485169815329527855e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',25,'chance',-1,0,'{"counter": 15, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.7948516981533007621e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',26,'answer',0,34,'{}',1.7948516981543459892e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',27,'chance',-1,0,'{"counter": 16, "weights": [1, 1, 1, 1, 1, 1], "pick": 0}',1.79485169815435028077e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',28,'chance',-1,5,'{"counter": 17, "weights": [1, 1, 1, 1, 1, 1], "pick": 5}',1.79485169815435028077e+09);
INSERT INTO "answer" VALUES('UOXdYToZ',29,'mended',-1,28,'{"state": {"game": "hedz-2nd", "players": 2, "owner": [0, 1], "options": {"unique_types": 0, "turn_limit": 0, "start_rocks": 0, "pickup_before_throw": 1, "throw_after_push": 1, "boo_on_stop": 1, "start_loose_pickup": 1, "raptor_in_mud": 0}, "named": {"board": "footprint", "types": "none", "think_chain_chooser": "direct"}, "at": [18, 8], "rocks": [2, 1], "kind": [0, 0], "loose": [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "supply": 36, "thought": [0, 0], "thrown": 0, "turn": 0, "first": 1, "round": 3, "winner": -1, "ended_by": 0, "stack": [["EndTurn", 0, 0], ["Keep", 0, 0, 0, 2, 1, 6, 0]]}, "counter": 18}',1.79485169822100329396e+09);
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "chat" VALUES('AqJb9feu',1,'anna','Anna',0,'chi viene?',1.79485169707809734344e+09);
INSERT INTO "chat" VALUES('Xw3LyojO',1,'bruno','Bruno',1,'dispetto!',1.79485169725125646589e+09);
INSERT INTO "chat" VALUES('e3v-RmyI',1,'bruno','Bruno',1,'dispetto!',1.79485169734699487689e+09);
INSERT INTO "chat" VALUES('MgPxfLKu',1,'bruno','Bruno',1,'dispetto!',1.79485169753792834284e+09);
INSERT INTO "chat" VALUES('cF9fIK2q',1,'bruno','Bruno',1,'dispetto!',1.79485169772988533971e+09);
INSERT INTO "chat" VALUES('RnHR3hJZ',1,'bruno','Bruno',1,'dispetto!',1.79485169788186597829e+09);
INSERT INTO "chat" VALUES('9-M9tneA',1,'*undone','Gigi',3,'',1.79485169796181893344e+09);
INSERT INTO "chat" VALUES('UOXdYToZ',1,'*mended','',-1,'',1.79485169822420811656e+09);
CREATE TABLE game_table (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	host TEXT NOT NULL, 
	open INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	made FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('AqJb9feu','horse-racing','Sticky Spoon','anna',1,'waiting','{"colours": "green,red,blue"}','{}','d173e38d7a0a9a71c07169404e7af18f05883ddf97f885cacb2d6f99e92a2010',1.79485169703260159495e+09,1.79485169703260159495e+09);
INSERT INTO "game_table" VALUES('Xw3LyojO','hedz-25th','Stolen Excuse','anna',1,'playing','{}','{"nonces": []}','e5b57c16ee35b4af3d6ee6b73b888223946143b5b15af74f5d04c81023facba8',1.79485169710948133463e+09,1.79485169725076532361e+09);
INSERT INTO "game_table" VALUES('e3v-RmyI','hedz-2nd','Noisy Alibi','anna',0,'playing','{}','{"nonces": []}','e9b6fed8e1cab5af1d5ffb531161376ee320e001dd31b5e00354ca0769cb21eb',1.79485169728248214722e+09,1.79485169734643220905e+09);
INSERT INTO "game_table" VALUES('MgPxfLKu','shear-panic','Stolen Badger','anna',1,'playing','{}','{"nonces": []}','209076c2615bdbc27738d7060f8400346b56a58e4074096023e865eecd02ba89',1.79485169735521674161e+09,1.79485169753408789635e+09);
INSERT INTO "game_table" VALUES('cF9fIK2q','lunch-money','Broken Radish','anna',0,'playing','{}','{"clock": 60, "fuse": 10, "nonces": []}','83d87255bd0978a1924050cff3f99cca8225e479e56bbecbae01712845f26e2d',1.79485169754539465904e+09,1.79485169772571969033e+09);
INSERT INTO "game_table" VALUES('RnHR3hJZ','horse-racing','Sleepy Spoon','anna',1,'playing','{}','{"nonces": []}','e613fcc1d25240c7e730e554b1f08ed71917fd7339a1b5248f2e7e2295ea85a0',1.79485169773405051226e+09,1.79485169787836074833e+09);
INSERT INTO "game_table" VALUES('9-M9tneA','hedz-25th','Shabby Ewe','bruno',0,'playing','{}','{"nonces": []}','b3070f99ec86074163e81d5f45f6b80a24e3910eaeb1bdbddb87d5f81361887b',1.79485169788607382777e+09,1.79485169796919822693e+09);
INSERT INTO "game_table" VALUES('AY-abkNa','lunch-money','Sticky Weasel','anna',0,'playing','{}','{"nonces": []}','cfb1a71927ce7eb3df90d4e9e0b2dd1bf259922e5e0fb48b0538d033c9d49c7b',1.79485169797804594042e+09,1.79485169805119824408e+09);
INSERT INTO "game_table" VALUES('I_TUjD_K','lunch-money','Golden Promise','anna',0,'playing','{}','{"nonces": []}','4bbd54d524abd3bc17fa3f234d8b7258f716558b4e9f65f1d0f88db14a55265e',1.79485169805782485011e+09,1.79485169807456803325e+09);
INSERT INTO "game_table" VALUES('1FYt2tZY','hedz-2nd','Spare Tooth','anna',0,'over','{}','{}','f3cc603c2a02c31bfef3f77d564c32fd6245e4060cc6826ff532c8ea1d085c9d',1.79485169808879208562e+09,1.79485169846475362777e+09);
INSERT INTO "game_table" VALUES('KBrJ8xf6','shear-panic','Golden Goose','bruno',0,'playing','{}','{"what_if": "Stolen Badger, MgPxfLKu, 8"}','2d23a42fe641ec71daec257ad85ecd64add4991aab715cae61da9f55e92a2118',1.79485169810073900229e+09,1.79485169810073900229e+09);
INSERT INTO "game_table" VALUES('UOXdYToZ','hedz-2nd','Rusty Excuse','anna',0,'playing','{}','{"nonces": []}','13ef4e2abe2c883179bc40a9247b749c863faa245b65f2b5bc104df74dfbc537',1.79485169810912680628e+09,1.79485169822124242785e+09);
CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('secret','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e');
CREATE TABLE person (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	gender TEXT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('anna','Anna','f',1.7948516964638214111e+09);
INSERT INTO "person" VALUES('bruno','Bruno','m',1.79485169648608183868e+09);
CREATE TABLE reply (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	codes TEXT NOT NULL, 
	done INTEGER NOT NULL, 
	PRIMARY KEY (table_id, version, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "reply" VALUES('MgPxfLKu',2,2,'[34]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',6,0,'[34]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',10,1,'[40]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',13,2,'[23, 34]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',17,0,'[25]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',20,1,'[21, 33]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',26,1,'[36]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',29,2,'[25]',0);
INSERT INTO "reply" VALUES('MgPxfLKu',32,0,'[21]',0);
INSERT INTO "reply" VALUES('cF9fIK2q',15,0,'[31]',0);
INSERT INTO "reply" VALUES('cF9fIK2q',17,1,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',19,2,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',20,0,'[47]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',21,2,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',22,0,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',26,2,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',29,2,'[38, 49]',0);
INSERT INTO "reply" VALUES('cF9fIK2q',32,0,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',34,0,'[22]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',35,2,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',37,0,'[54]',1);
INSERT INTO "reply" VALUES('cF9fIK2q',38,0,'[54]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',24,0,'[41, 43, 42, 46, 45, 44]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',45,0,'[48, 56]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',49,2,'[263]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',50,2,'[256]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',56,0,'[257]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',57,0,'[256]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',60,1,'[278]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',61,1,'[256]',1);
INSERT INTO "reply" VALUES('RnHR3hJZ',67,2,'[256]',1);
INSERT INTO "reply" VALUES('AY-abkNa',12,1,'[54]',1);
INSERT INTO "reply" VALUES('AY-abkNa',13,1,'[22]',1);
INSERT INTO "reply" VALUES('AY-abkNa',14,0,'[54]',1);
INSERT INTO "reply" VALUES('AY-abkNa',16,1,'[54]',1);
INSERT INTO "reply" VALUES('AY-abkNa',17,0,'[54]',1);
INSERT INTO "reply" VALUES('AY-abkNa',18,0,'[54]',1);
INSERT INTO "reply" VALUES('AY-abkNa',20,1,'[55]',0);
INSERT INTO "reply" VALUES('I_TUjD_K',16,1,'[54]',1);
CREATE TABLE seat (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	gender TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	sub TEXT NOT NULL, 
	hot INTEGER NOT NULL, 
	standing TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "seat" VALUES('AqJb9feu',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('AqJb9feu',1,'','','n','','',0,'auto');
INSERT INTO "seat" VALUES('AqJb9feu',2,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('Xw3LyojO',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('Xw3LyojO',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('Xw3LyojO',2,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('e3v-RmyI',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('e3v-RmyI',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('e3v-RmyI',2,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('MgPxfLKu',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('MgPxfLKu',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('MgPxfLKu',2,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('cF9fIK2q',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('cF9fIK2q',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('cF9fIK2q',2,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('RnHR3hJZ',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('RnHR3hJZ',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('RnHR3hJZ',2,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('9-M9tneA',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('9-M9tneA',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('9-M9tneA',2,'','Zoe','f','random','',0,'auto');
INSERT INTO "seat" VALUES('9-M9tneA',3,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('AY-abkNa',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('AY-abkNa',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('I_TUjD_K',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('I_TUjD_K',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('I_TUjD_K',2,'carla','Carla','m','','',0,'auto');
INSERT INTO "seat" VALUES('1FYt2tZY',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('1FYt2tZY',1,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('KBrJ8xf6',0,'bruno','Bruno','m','','',0,'auto');
INSERT INTO "seat" VALUES('KBrJ8xf6',1,'','Gigi','m','greedy','',0,'auto');
INSERT INTO "seat" VALUES('KBrJ8xf6',2,'','Zoe','f','random','',0,'auto');
INSERT INTO "seat" VALUES('UOXdYToZ',0,'anna','Anna','f','','',0,'auto');
INSERT INTO "seat" VALUES('UOXdYToZ',1,'bruno','Bruno','m','','',0,'auto');
CREATE TABLE snapshot (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "snapshot" VALUES('Xw3LyojO',20,'{"game": "hedz-25th", "players": 3, "owner": [0, 0, 1, 1, 2, 2], "options": {"duo": 1, "turn_limit": 0, "start_rock_on_return": 1, "start_loose_pickup": 1, "hazards_on_switch": 1, "lava_refusal": 1, "pushed_may_bite": 1, "shortcut_when_pushed": 1, "boo_on_stop": 1, "strict_limits": 0}, "named": {"board": "skull-island", "types": "none", "first_player": "random"}, "at": [3, 0, 5, 6, 5, 4], "rocks": [1, 1, 1, 0, 0, 1], "kind": [0, 0, 0, 0, 0, 0], "loose": [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "supply": 34, "thought": [0, 0, 0, 0, 0, 0], "thrown": 0, "turn": 1, "first": 2, "round": 1, "winner": -1, "ended_by": 0, "stack": [["EndTurn", 1, 0], ["Keep", 0, 1, 0, 1, 6, 0, 0]]}');
INSERT INTO "snapshot" VALUES('e3v-RmyI',22,'{"game": "hedz-2nd", "players": 3, "owner": [0, 1, 2], "options": {"unique_types": 0, "turn_limit": 0, "start_rocks": 0, "pickup_before_throw": 1, "throw_after_push": 1, "boo_on_stop": 1, "start_loose_pickup": 1, "raptor_in_mud": 0}, "named": {"board": "footprint", "types": "none", "think_chain_chooser": "direct"}, "at": [17, 3, 17], "rocks": [0, 2, 0], "kind": [0, 0, 0], "loose": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "supply": 38, "thought": [0, 0, 0], "thrown": 0, "turn": 0, "first": 2, "round": 2, "winner": -1, "ended_by": 0, "stack": [["EndTurn", 0, 0], ["InTheWay", 0, 0, 1, 7, 11, 0]]}');
INSERT INTO "snapshot" VALUES('MgPxfLKu',20,'{"game": "shear-panic", "players": 3, "options": {"cards": "standard", "layout": "A", "facing": "N", "first_player": "random", "white_face": "free", "scramble_2p": 2, "align_contour": false, "tiebreak_action_only": false, "colours": "seats"}, "where": [30, 14, 31, 48, 39, 41, 5, 49, 40], "facing": 2, "marker": 7, "figure": 0, "edge": 0, "points": [0, 0, 0], "cards": [3967, 4095, 4063], "moves": [272, 273, 257], "gone": [0, 0, 0], "turn": 1, "barred": 1568, "barred_by": 0, "walls": 0, "passed": 0, "over": 0, "stack": [["NoCards"], ["Turn", 2], ["PickCard", 1]]}');
INSERT INTO "snapshot" VALUES('cF9fIK2q',20,'{"game": "lunch-money", "players": 3, "options": {"expansion": true, "third_party_humiliation": true, "free_attack_humiliation": "third_party", "choke_holder_turn": "free", "poke_second": "any", "cooties_any_block": true, "time_out_end": "caster_seat", "heal_cap": 15, "discard_penalty": 0, "start_points": 15, "max_players": 6, "turn_cap": "none", "priority": "clockwise", "defence_batch": "whole", "second_defence": false, "combo_declaration": "stepwise", "humiliation_chain_reward": "each", "humiliation_vs_cooties": false, "hidden_may_interfere": false, "weapon_reuse": true, "faster_mixed": true, "faster_second": "both", "faster_broken": "own", "disarm_needs_known_chunk": true, "backlash_vs_grab_strike": false, "backlash_riders": true, "escape_deals_damage": false, "cooties_block_stops_grab": true, "cooties_immediate_on_transmission": true, "cooties_contact": "landed", "poke_second_bonus": false, "poke_scope": "everybody", "stomp_grab_strike": "full", "wedgy_stacks": true, "weird_on_free_attacks": true, "imaginary_target": "any", "imaginary_attacker_grab": false, "clock": 0, "open_poll": false}, "copies": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "hands": [[10, 22, 31, 47], [7, 21, 23, 25, 29], [27, 31, 38, 41, 42]], "known": [[], [], []], "points": [15, 15, 15], "alive": [1, 1, 1], "fell": [0, 0, 0], "gone": [0, 0, 0], "deck": [4, 1, 4, 4, 4, 4, 4, 3, 4, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 9, 12, 7, 4, 3, 2, 1, 2, 3, 1, 8, 1, 4, 4, 4, 4, 1, 2, 3, 1, 1, 3, 2, 3, 4, 2, 2, 2], "discard": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "table": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "hidden": [0, 0, 0], "out_by": [-1, -1, -1], "out_laps": [0, 0, 0], "stomped": [0, 0, 0], "wedgy": [0, 0, 0], "cooties": [0, 0, 0], "choke_by": [-1, -1, -1], "head_by": [-1, -1, -1], "poked": [0, 0, 0], "faster": [0, 0, 0], "used": [0, 0, 0], "active": 0, "turns": 1, "winner": -1, "ended_by": 0, "stack": [["Yard"], ["Lap", 0], ["EndTurn", 0], ["Refill", 0], ["Imagining", 0, 4], ["Play", 0, [31], [2], 64, 0, 16, 0, 0, [0], [0], [], [], [], -1], ["Course", 5, 1], ["Follow", 0, 5, []]]}');
INSERT INTO "snapshot" VALUES('RnHR3hJZ',66,'{"game": "horse-racing", "players": 3, "options": {"bookmaker": 1, "lanes_compact": 0, "route_first": 0, "fall_before_double": 0, "slam": 0, "slip_by_finishers": 0, "stop_at_paid": 0, "unpaid_places_to_winner": 0, "bet_step": 5000}, "named": {"colours": "seats", "board": "spitewell", "faller_named": "data", "bet_step": "data"}, "order": [1, 5, 0, 3, 4, 2], "gone": [0, 0, 0], "aside": [0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0], "used": [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "cash": [10000, 20000, 20000], "stake": [10000, 0, 0], "sealed": [-1, -1, -1], "bet": [0, -1, -1], "lane": [2, 4, 0], "level": [1, 5, 5], "at": [-1, 304, 73], "status": [2, 0, 0], "doubled": [0, 0, 0], "whips": [0, 0, 0], "left": [0, 0, 1], "circle": [], "played": [0, 34], "hands": [[6, 7, 9, 12, 13], [0, 4, 11, 11, 12], [3, 6, 8, 15, 16]], "known": [[], [], []], "entries": [[1, 3, 2, 6, 5, 4], [5, 1, 6, 3, 2, 4], [5, 1, 6, 3, 2, 4]], "race": 0, "bank": 440000, "starters": 3, "first": 2, "round": 1, "rolled": 1, "brooked": 0, "loose_at": -1, "loose_by": -1, "pressed": -1, "pressed_out": 0, "photo": -1, "photo_open": 0, "ended_by": 0, "stack": [["NextRace"], ["PayOut"], ["Prizes"], ["RaceOver"], ["Route", 1, 5, 5, 0, [304]]]}');
INSERT INTO "snapshot" VALUES('9-M9tneA',27,'{"game": "hedz-25th", "players": 4, "owner": [0, 1, 2, 3], "options": {"duo": 1, "turn_limit": 0, "start_rock_on_return": 1, "start_loose_pickup": 1, "hazards_on_switch": 1, "lava_refusal": 1, "pushed_may_bite": 1, "shortcut_when_pushed": 1, "boo_on_stop": 1, "strict_limits": 0}, "named": {"board": "skull-island", "types": "none", "first_player": "random"}, "at": [1, 2, -1, 5], "rocks": [1, 1, 0, 0], "kind": [0, 0, 0, 0], "loose": [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "supply": 36, "thought": [0, 0, 0, 0], "thrown": 0, "turn": 3, "first": 2, "round": 2, "winner": -1, "ended_by": 0, "stack": [["EndTurn", 3, 0], ["Walk", 3, 5, 2, 8, 0, 0], ["Scoop", 3, 3, 0, 0]]}');
INSERT INTO "snapshot" VALUES('AY-abkNa',20,'{"game": "lunch-money", "players": 2, "options": {"expansion": true, "third_party_humiliation": true, "free_attack_humiliation": "third_party", "choke_holder_turn": "free", "poke_second": "any", "cooties_any_block": true, "time_out_end": "caster_seat", "heal_cap": 15, "discard_penalty": 0, "start_points": 15, "max_players": 6, "turn_cap": "none", "priority": "clockwise", "defence_batch": "whole", "second_defence": false, "combo_declaration": "stepwise", "humiliation_chain_reward": "each", "humiliation_vs_cooties": false, "hidden_may_interfere": false, "weapon_reuse": true, "faster_mixed": true, "faster_second": "both", "faster_broken": "own", "disarm_needs_known_chunk": true, "backlash_vs_grab_strike": false, "backlash_riders": true, "escape_deals_damage": false, "cooties_block_stops_grab": true, "cooties_immediate_on_transmission": true, "cooties_contact": "landed", "poke_second_bonus": false, "poke_scope": "everybody", "stomp_grab_strike": "full", "wedgy_stacks": true, "weird_on_free_attacks": true, "imaginary_target": "any", "imaginary_attacker_grab": false, "clock": 0, "open_poll": false}, "copies": [4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 13, 8, 4, 4, 2, 2, 2, 4, 1, 11, 1, 4, 4, 4, 4, 1, 3, 3, 1, 2, 4, 2, 3, 4, 2, 3, 2], "hands": [[5, 22, 35, 40, 43], [0, 9, 9, 25, 33]], "known": [[43], []], "points": [15, 15], "alive": [1, 1], "fell": [0, 0], "gone": [0, 0], "deck": [3, 1, 4, 4, 4, 3, 4, 4, 4, 2, 4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 10, 11, 8, 4, 3, 2, 2, 2, 4, 1, 11, 1, 3, 4, 3, 4, 1, 3, 3, 0, 2, 4, 1, 3, 4, 2, 3, 2], "discard": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "table": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "hidden": [0, 0], "out_by": [-1, -1], "out_laps": [0, 0], "stomped": [0, 0], "wedgy": [0, 0], "cooties": [0, 0], "choke_by": [-1, -1], "head_by": [-1, -1], "poked": [0, 0], "faster": [0, 0], "used": [0, 0], "active": 1, "turns": 2, "winner": -1, "ended_by": 0, "stack": [["Yard"], ["Lap", 0], ["EndTurn", 1], ["Refill", 1], ["Main", 1, 0, []]]}');
INSERT INTO "snapshot" VALUES('UOXdYToZ',28,'{"game": "hedz-2nd", "players": 2, "owner": [0, 1], "options": {"unique_types": 0, "turn_limit": 0, "start_rocks": 0, "pickup_before_throw": 1, "throw_after_push": 1, "boo_on_stop": 1, "start_loose_pickup": 1, "raptor_in_mud": 0}, "named": {"board": "footprint", "types": "none", "think_chain_chooser": "direct"}, "at": [18, 8], "rocks": [2, 1], "kind": [0, 0], "loose": [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "supply": 36, "thought": [0, 0], "thrown": 0, "turn": 0, "first": 1, "round": 3, "winner": -1, "ended_by": 0, "stack": [["EndTurn", 0, 0], ["Keep", 0, 0, 0, 2, 1, 6, 0]]}');
CREATE INDEX table_by_status ON game_table (status, touched);
CREATE INDEX table_by_host ON game_table (host);
CREATE INDEX seat_by_person ON seat (person);
COMMIT;

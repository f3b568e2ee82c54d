// Standard Industrial Classification of 1987 (US government, public domain): all divisions and major
// groups, and the industries that lists are most asked for by. Typed by hand: npm has only other
// countries' lists. The last column is our guess at an industry's share of businesses, in parts.
// code|title|weight (four-digit codes only)
export const sicTable = `
A|Agriculture, forestry and fishing
01|Agricultural production - crops
0161|Vegetables and melons|3
0181|Ornamental floriculture and nursery products|4
02|Agricultural production - livestock
0241|Dairy farms|4
0291|General farms, primarily livestock|4
07|Agricultural services
0742|Veterinary services for animal specialties|18
0752|Animal specialty services, except veterinary|14
0781|Landscape counseling and planning|12
0782|Lawn and garden services|40
0783|Ornamental shrub and tree services|9
08|Forestry
0851|Forestry services|2
09|Fishing, hunting and trapping
0912|Finfish|1
B|Mining
10|Metal mining
1041|Gold ores|1
12|Coal mining
1221|Bituminous coal and lignite surface mining|1
13|Oil and gas extraction
1311|Crude petroleum and natural gas|5
1389|Oil and gas field services, not elsewhere classified|5
14|Mining and quarrying of nonmetallic minerals, except fuels
1442|Construction sand and gravel|2
C|Construction
15|Building construction - general contractors and operative builders
1521|General contractors - single-family houses|70
1522|General contractors - residential buildings, other than single-family|12
1531|Operative builders|8
1542|General contractors - nonresidential buildings|18
16|Heavy construction other than building construction - contractors
1611|Highway and street construction|8
1623|Water, sewer, pipeline, and communications construction|5
17|Construction - special trade contractors
1711|Plumbing, heating and air-conditioning|58
1721|Painting and paper hanging|30
1731|Electrical work|42
1741|Masonry, stone setting, and other stone work|12
1742|Plastering, drywall, acoustical, and insulation work|14
1743|Terrazzo, tile, marble, and mosaic work|8
1751|Carpentry work|24
1752|Floor laying and other floor work|10
1761|Roofing, siding, and sheet metal work|32
1771|Concrete work|16
1781|Water well drilling|3
1794|Excavation work|12
1799|Special trade contractors, not elsewhere classified|26
D|Manufacturing
20|Food and kindred products
2051|Bread and other bakery products, except cookies and crackers|5
2086|Bottled and canned soft drinks and carbonated waters|2
21|Tobacco products
22|Textile mill products
23|Apparel and other finished products made from fabrics
24|Lumber and wood products, except furniture
2434|Wood kitchen cabinets|5
25|Furniture and fixtures
26|Paper and allied products
27|Printing, publishing, and allied industries
2711|Newspapers - publishing, or publishing and printing|6
2752|Commercial printing, lithographic|12
28|Chemicals and allied products
2834|Pharmaceutical preparations|3
29|Petroleum refining and related industries
30|Rubber and miscellaneous plastics products
3089|Plastics products, not elsewhere classified|5
31|Leather and leather products
32|Stone, clay, glass, and concrete products
3273|Ready-mixed concrete|3
33|Primary metal industries
34|Fabricated metal products, except machinery and transportation equipment
3441|Fabricated structural metal|4
3444|Sheet metal work|4
35|Industrial and commercial machinery and computer equipment
3599|Industrial and commercial machinery and equipment, not elsewhere classified|10
36|Electronic and other electrical equipment, except computer equipment
37|Transportation equipment
38|Measuring, analyzing, and controlling instruments; photographic, medical and optical goods
39|Miscellaneous manufacturing industries
3993|Signs and advertising specialties|8
E|Transportation, communications, electric, gas, and sanitary services
40|Railroad transportation
41|Local and suburban transit and interurban highway passenger transportation
4121|Taxicabs|5
42|Motor freight transportation and warehousing
4212|Local trucking without storage|22
4213|Trucking, except local|26
4225|General warehousing and storage|12
43|United States Postal Service
44|Water transportation
45|Transportation by air
46|Pipelines, except natural gas
47|Transportation services
4724|Travel agencies|12
4731|Arrangement of transportation of freight and cargo|8
48|Communications
4812|Radiotelephone communications|8
4832|Radio broadcasting stations|4
49|Electric, gas, and sanitary services
4953|Refuse systems|5
F|Wholesale trade
50|Wholesale trade - durable goods
5013|Motor vehicle supplies and new parts|8
5047|Medical, dental, and hospital equipment and supplies|6
5065|Electronic parts and equipment, not elsewhere classified|5
51|Wholesale trade - nondurable goods
5141|Groceries, general line|5
5199|Nondurable goods, not elsewhere classified|6
G|Retail trade
52|Building materials, hardware, garden supply, and mobile home dealers
5211|Lumber and other building materials dealers|12
5251|Hardware stores|8
5261|Retail nurseries, lawn and garden supply stores|8
53|General merchandise stores
5311|Department stores|4
54|Food stores
5411|Grocery stores|38
5461|Retail bakeries|8
55|Automotive dealers and gasoline service stations
5511|Motor vehicle dealers, new and used|14
5521|Motor vehicle dealers, used only|18
5531|Auto and home supply stores|12
5541|Gasoline service stations|24
56|Apparel and accessory stores
5621|Women's clothing stores|14
5661|Shoe stores|8
57|Home furniture, furnishings, and equipment stores
5712|Furniture stores|12
5734|Computer and computer software stores|6
58|Eating and drinking places
5812|Eating places|120
5813|Drinking places, alcoholic beverages|22
59|Miscellaneous retail
5912|Drug stores and proprietary stores|16
5921|Liquor stores|12
5941|Sporting goods stores and bicycle shops|10
5944|Jewelry stores|10
5947|Gift, novelty, and souvenir shops|12
5992|Florists|10
5999|Miscellaneous retail stores, not elsewhere classified|24
H|Finance, insurance and real estate
60|Depository institutions
6021|National commercial banks|20
6061|Credit unions, federally chartered|6
61|Nondepository credit institutions
6141|Personal credit institutions|8
6162|Mortgage bankers and loan correspondents|14
62|Security and commodity brokers, dealers, exchanges, and services
6211|Security brokers, dealers, and flotation companies|12
6282|Investment advice|18
63|Insurance carriers
6311|Life insurance|6
6331|Fire, marine, and casualty insurance|5
64|Insurance agents, brokers, and service
6411|Insurance agents, brokers, and service|70
65|Real estate
6513|Operators of apartment buildings|20
6531|Real estate agents and managers|95
6541|Title abstract offices|5
67|Holding and other investment offices
I|Services
70|Hotels, rooming houses, camps, and other lodging places
7011|Hotels and motels|22
72|Personal services
7215|Coin-operated laundries and drycleaning|8
7216|Drycleaning plants, except rug cleaning|8
7217|Carpet and upholstery cleaning|8
7231|Beauty shops|72
7241|Barber shops|14
7261|Funeral service and crematories|7
7291|Tax return preparation services|12
7299|Miscellaneous personal services, not elsewhere classified|18
73|Business services
7311|Advertising agencies|14
7342|Disinfecting and pest control services|9
7349|Building cleaning and maintenance services|28
7361|Employment agencies|10
7371|Computer programming services|24
7372|Prepackaged software|8
7381|Detective, guard, and armored car services|7
7389|Business services, not elsewhere classified|48
75|Automotive repair, services, and parking
7532|Top, body, and upholstery repair shops and paint shops|22
7538|General automotive repair shops|48
7542|Carwashes|9
76|Miscellaneous repair services
7699|Repair shops and related services, not elsewhere classified|16
78|Motion pictures
79|Amusement and recreation services
7991|Physical fitness facilities|16
7997|Membership sports and recreation clubs|8
7999|Amusement and recreation services, not elsewhere classified|14
80|Health services
8011|Offices and clinics of doctors of medicine|95
8021|Offices and clinics of dentists|52
8041|Offices and clinics of chiropractors|20
8042|Offices and clinics of optometrists|10
8049|Offices and clinics of health practitioners, not elsewhere classified|26
8051|Skilled nursing care facilities|7
8082|Home health care services|14
81|Legal services
8111|Legal services|82
82|Educational services
8211|Elementary and secondary schools|34
8299|Schools and educational services, not elsewhere classified|14
83|Social services
8322|Individual and family social services|20
8351|Child day care services|28
84|Museums, art galleries, and botanical and zoological gardens
86|Membership organizations
8661|Religious organizations|80
87|Engineering, accounting, research, management, and related services
8711|Engineering services|20
8712|Architectural services|10
8721|Accounting, auditing, and bookkeeping services|42
8742|Management consulting services|34
8748|Business consulting services, not elsewhere classified|14
88|Private households
89|Miscellaneous services
8999|Services, not elsewhere classified|6
J|Public administration
91|Executive, legislative, and general government, except finance
9121|Legislative bodies|3
92|Justice, public order, and safety
9221|Police protection|5
9224|Fire protection|7
93|Public finance, taxation, and monetary policy
94|Administration of human resource programs
95|Administration of environmental quality and housing programs
96|Administration of economic programs
97|National security and international affairs
99|Nonclassifiable establishments
9999|Nonclassifiable establishments|30
`;

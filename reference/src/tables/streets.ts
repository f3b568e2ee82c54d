// Made by reference/build from @faker-js/faker (MIT). See ../../SOURCES.md.
// street name with its suffix
/* eslint-disable max-lines */
export const streetsTable = `
10th Street
11th Street
12th Street
13th Street
14th Street
15th Street
16th Street
1st Avenue
1st Street
2nd Avenue
2nd Street
3rd Avenue
3rd Street
4th Avenue
4th Street
5th Avenue
5th Street
6th Avenue
6th Street
7th Avenue
7th Street
8th Avenue
8th Street
9th Street
A Street
Abbey Road
Adams Avenue
Adams Street
Airport Road
Albany Road
Albert Road
Albion Street
Alexandra Road
Alfred Street
Alma Street
Ash Close
Ash Road
Ash Street
Aspen Close
Atlantic Avenue
Avenue Road
Back Lane
Baker Street
Balmoral Road
Barn Close
Barton Road
Bath Road
Bath Street
Bay Street
Beach Road
Bedford Road
Beech Close
Beech Drive
Beech Road
Beechwood Avenue
Bell Lane
Belmont Road
Birch Avenue
Birch Close
Birch Road
Blind Lane
Bluebell Close
Boundary Road
Bramble Close
Bramley Close
Bridge Road
Bridge Street
Broad Lane
Broad Street
Broadway Avenue
Broadway Street
Brook Lane
Brook Road
Brook Street
Buckingham Road
Cambridge Street
Canal Street
Castle Close
Castle Lane
Castle Road
Castle Street
Cavendish Road
Cedar Avenue
Cedar Close
Cedar Road
Cedar Street
Cemetery Road
Center Avenue
Center Road
Center Street
Central Avenue
Central Street
Chapel Close
Chapel Road
Chapel Street
Charles Street
Cherry Close
Cherry Street
Cherry Tree Close
Chester Road
Chestnut Close
Chestnut Drive
Chestnut Street
Church Avenue
Church Close
Church Lane
Church Road
Church Street
Claremont Road
Clarence Road
Clarence Street
Clarendon Road
Clark Street
Clay Lane
Cleveland Street
Cliff Road
Clifton Road
Clinton Street
College Avenue
College Street
Columbia Avenue
Commerce Street
Commercial Road
Commercial Street
Common Lane
Coronation Avenue
Coronation Road
County Line Road
County Road
Court Street
Cow Lane
Crescent Road
Cromwell Road
Cross Lane
Cross Street
Crown Street
Cumberland Street
Dale Street
Dark Lane
Davis Street
Depot Street
Derby Road
Derwent Close
Devonshire Road
Division Street
Douglas Road
Duke Street
E 10th Street
E 11th Street
E 12th Street
E 14th Street
E 1st Street
E 2nd Street
E 3rd Street
E 4th Avenue
E 4th Street
E 5th Street
E 6th Avenue
E 6th Street
E 7th Street
E 8th Street
E 9th Street
E Bridge Street
E Broad Street
E Broadway Street
E Cedar Street
E Center Street
E Central Avenue
E Church Street
E Elm Street
E Franklin Street
E Front Street
E Grand Avenue
E High Street
E Jackson Street
E Jefferson Street
E Main Street
E Maple Street
E Market Street
E North Street
E Oak Street
E Park Avenue
E Pine Street
E River Road
E South Street
E State Street
E Union Street
E Walnut Street
E Washington Avenue
E Washington Street
E Water Street
East Avenue
East Road
East Street
Edward Street
Elm Close
Elm Road
Elm Street
Euclid Avenue
Fairfield Road
Farm Close
Ferry Road
Field Close
Field Lane
First Avenue
First Street
Fore Street
Forest Avenue
Forest Road
Fourth Avenue
Franklin Avenue
Franklin Road
Franklin Street
Front Street
Frontage Road
Garden Close
Garden Street
George Street
Gladstone Road
Glebe Close
Gloucester Road
Gordon Road
Gordon Street
Grand Avenue
Grange Avenue
Grange Close
Grange Road
Grant Street
Green Close
Green Lane
Green Street
Greenville Road
Greenwood Road
Grove Lane
Grove Road
Grove Street
Hall Lane
Hall Street
Harrison Avenue
Harrison Street
Hawthorn Avenue
Hawthorn Close
Hazel Close
Heath Road
Heather Close
Henry Street
Heron Close
Hickory Street
High Road
High Street
Highfield Avenue
Highfield Close
Highfield Road
Highland Avenue
Hill Road
Hill Street
Hillside Avenue
Hillside Close
Hillside Road
Holly Close
Honeysuckle Close
Howard Road
Howard Street
Jackson Avenue
Jackson Street
James Street
Jefferson Avenue
Jefferson Street
Johnson Street
Jubilee Close
Juniper Close
Kent Road
Kestrel Close
King Street
King's Road
Kingfisher Close
Lafayette Street
Lake Avenue
Lake Drive
Lake Road
Lake Street
Lancaster Road
Lansdowne Road
Larch Close
Laurel Close
Lawrence Street
Lee Street
Liberty Street
Lincoln Avenue
Lincoln Road
Lincoln Street
Locust Street
Lodge Close
Lodge Lane
London Road
Long Lane
Low Road
Madison Avenue
Madison Street
Main Avenue
Main Road
Main Street
Manchester Road
Manor Close
Manor Drive
Manor Road
Manor Way
Maple Avenue
Maple Close
Maple Drive
Maple Road
Maple Street
Market Place
Market Square
Market Street
Marlborough Road
Marsh Lane
Martin Luther King Boulevard
Martin Luther King Drive
Martin Luther King Jr Boulevard
Mary Street
Mayfield Road
Meadow Close
Meadow Drive
Meadow Lane
Meadow Way
Memorial Drive
Middle Street
Mill Close
Mill Lane
Mill Road
Mill Street
Milton Road
Milton Street
Monroe Street
Moor Lane
Moss Lane
Mount Street
Mulberry Street
N 1st Street
N 2nd Street
N 3rd Street
N 4th Street
N 5th Street
N 6th Street
N 7th Street
N 8th Street
N 9th Street
N Bridge Street
N Broad Street
N Broadway Street
N Cedar Street
N Center Street
N Central Avenue
N Chestnut Street
N Church Street
N College Street
N Court Street
N Division Street
N East Street
N Elm Street
N Franklin Street
N Front Street
N Harrison Street
N High Street
N Jackson Street
N Jefferson Street
N Lincoln Street
N Locust Street
N Main Avenue
N Main Street
N Maple Street
N Market Street
N Monroe Street
N Oak Street
N Park Street
N Pearl Street
N Pine Street
N Poplar Street
N Railroad Street
N State Street
N Union Street
N Walnut Street
N Washington Avenue
N Washington Street
N Water Street
Nelson Road
Nelson Street
New Lane
New Road
New Street
Newton Road
Nightingale Close
Norfolk Road
North Avenue
North Lane
North Road
North Street
Northfield Road
Oak Avenue
Oak Drive
Oak Lane
Oak Road
Oak Street
Oakfield Road
Old Lane
Old Military Road
Old Road
Old State Road
Orchard Drive
Orchard Lane
Orchard Road
Orchard Street
Oxford Road
Oxford Street
Park Avenue
Park Drive
Park Lane
Park Place
Park Road
Park Street
Pearl Street
Pennsylvania Avenue
Pine Close
Pine Street
Pinfold Lane
Pleasant Street
Poplar Avenue
Poplar Close
Poplar Road
Poplar Street
Post Road
Pound Lane
Princes Street
Princess Street
Priory Close
Priory Road
Prospect Avenue
Prospect Place
Prospect Road
Prospect Street
Quarry Lane
Quarry Road
Queen's Road
Railroad Avenue
Railroad Street
Railway Street
Rectory Close
Rectory Lane
Richmond Close
Richmond Road
Ridge Road
River Road
River Street
Riverside Avenue
Riverside Drive
Roman Road
Roman Way
Rowan Close
Russell Street
S 10th Street
S 14th Street
S 1st Avenue
S 1st Street
S 2nd Street
S 3rd Street
S 4th Street
S 5th Street
S 6th Street
S 7th Street
S 8th Street
S 9th Street
S Bridge Street
S Broad Street
S Broadway Street
S Center Street
S Central Avenue
S Chestnut Street
S Church Street
S College Street
S Division Street
S East Street
S Elm Street
S Franklin Street
S Front Street
S Grand Avenue
S High Street
S Jackson Street
S Jefferson Street
S Lincoln Street
S Main Avenue
S Main Street
S Maple Street
S Market Street
S Mill Street
S Monroe Street
S Oak Street
S Park Street
S Pine Street
S Railroad Street
S State Street
S Union Street
S Walnut Street
S Washington Avenue
S Washington Street
S Water Street
S West Street
Salisbury Road
Sandringham Road
Sandy Lane
School Close
School Lane
School Road
School Street
Second Avenue
Silver Street
Skyline Drive
Smith Street
Somerset Road
South Avenue
South Drive
South Road
South Street
Spring Street
Springfield Close
Springfield Road
Spruce Street
St Andrew's Road
St Andrews Close
St George's Road
St John's Road
St Mary's Close
St Mary's Road
Stanley Road
Stanley Street
State Avenue
State Line Road
State Road
State Street
Station Road
Station Street
Stoney Lane
Sycamore Avenue
Sycamore Close
Sycamore Drive
Sycamore Street
Talbot Road
Tennyson Road
The Avenue
The Drive
The Lane
The Square
Third Avenue
Third Street
Tower Road
Trinity Road
Tudor Close
Union Avenue
Union Street
University Avenue
University Drive
Valley Road
Veterans Memorial Drive
Vicarage Close
Vicarage Lane
Vicarage Road
Victoria Place
Victoria Road
Victoria Street
Vine Street
W 10th Street
W 11th Street
W 12th Street
W 14th Street
W 1st Street
W 2nd Street
W 3rd Street
W 4th Avenue
W 4th Street
W 5th Street
W 6th Avenue
W 6th Street
W 7th Street
W 8th Street
W 9th Street
W Bridge Street
W Broad Street
W Broadway Avenue
W Broadway Street
W Center Street
W Central Avenue
W Chestnut Street
W Church Street
W Division Street
W Elm Street
W Franklin Street
W Front Street
W Grand Avenue
W High Street
W Jackson Street
W Jefferson Street
W Lake Street
W Main Street
W Maple Street
W Market Street
W Monroe Street
W North Street
W Oak Street
W Park Street
W Pine Street
W River Road
W South Street
W State Street
W Union Street
W Walnut Street
W Washington Avenue
W Washington Street
Walnut Close
Walnut Street
Warren Close
Warren Road
Washington Avenue
Washington Boulevard
Washington Road
Washington Street
Water Lane
Water Street
Waterloo Road
Watery Lane
Waverley Road
Well Lane
Wellington Road
Wellington Street
West Avenue
West Lane
West Road
West Street
Western Avenue
Western Road
Westfield Road
William Street
Willow Close
Willow Drive
Willow Road
Willow Street
Windermere Road
Windmill Close
Windmill Lane
Windsor Avenue
Windsor Close
Windsor Drive
Wood Lane
Wood Street
Woodland Close
Woodland Road
Woodlands Avenue
Woodlands Close
Woodlands Road
Woodside Road
Wren Close
Yew Tree Close
York Road
York Street
`;

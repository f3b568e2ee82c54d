// Made by reference/build from @faker-js/faker (MIT) and by hand. See ../../SOURCES.md.
// street name with its suffix
/* oxlint-disable max-lines */
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
Adams Avenue
Adams Street
Airport Road
Ash Street
Aspen Circle
Aspen Court
Aspen Drive
Aspen Lane
Aspen Way
Atlantic Avenue
Bay Street
Birch Circle
Birch Court
Birch Drive
Birch Lane
Birch Way
Bridge Road
Bridge Street
Broad Street
Broadway Avenue
Broadway Street
Brookside Circle
Brookside Court
Brookside Drive
Brookside Lane
Brookside Way
Canal Street
Cardinal Circle
Cardinal Court
Cardinal Drive
Cardinal Lane
Cardinal Way
Cedar Circle
Cedar Court
Cedar Drive
Cedar Lane
Cedar Street
Cedar Way
Cemetery Road
Center Avenue
Center Road
Center Street
Central Avenue
Central Street
Charles Street
Cherokee Circle
Cherokee Court
Cherokee Drive
Cherokee Lane
Cherokee Way
Cherry Street
Chestnut Street
Church Street
Clark Street
Cleveland Street
Clinton Street
College Avenue
College Street
Columbia Avenue
Commerce Street
Commercial Street
Cottonwood Circle
Cottonwood Court
Cottonwood Drive
Cottonwood Lane
Cottonwood Way
Country Club Circle
Country Club Court
Country Club Drive
Country Club Lane
Country Club Way
County Line Road
County Road
Court Street
Cross Street
Cumberland Street
Cypress Circle
Cypress Court
Cypress Drive
Cypress Lane
Cypress Way
Davis Street
Deer Run Circle
Deer Run Court
Deer Run Drive
Deer Run Lane
Deer Run Way
Depot Street
Division Street
Dogwood Circle
Dogwood Court
Dogwood Drive
Dogwood Lane
Dogwood Way
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
Eagle Circle
Eagle Court
Eagle Drive
Eagle Lane
Eagle Way
East Avenue
East Street
Elm Circle
Elm Court
Elm Drive
Elm Lane
Elm Street
Elm Way
Euclid Avenue
Fairway Circle
Fairway Court
Fairway Drive
Fairway Lane
Fairway Way
Ferry Road
First Street
Forest Avenue
Forest Circle
Forest Court
Forest Drive
Forest Lane
Forest Way
Fox Run Circle
Fox Run Court
Fox Run Drive
Fox Run Lane
Fox Run Way
Franklin Avenue
Franklin Road
Franklin Street
Front Street
Frontage Road
Grand Avenue
Grant Street
Green Street
Greenville Road
Greenwood Road
Grove Street
Harrison Avenue
Harrison Street
Hickory Circle
Hickory Court
Hickory Drive
Hickory Lane
Hickory Street
Hickory Way
High Street
Highland Avenue
Highland Circle
Highland Court
Highland Drive
Highland Lane
Highland Way
Hill Street
Hillcrest Circle
Hillcrest Court
Hillcrest Drive
Hillcrest Lane
Hillcrest Way
Holly Circle
Holly Court
Holly Drive
Holly Lane
Holly Way
Howard Street
Hunters Ridge Circle
Hunters Ridge Court
Hunters Ridge Drive
Hunters Ridge Lane
Hunters Ridge Way
Jackson Avenue
Jackson Street
Jefferson Avenue
Jefferson Street
Johnson Street
Juniper Circle
Juniper Court
Juniper Drive
Juniper Lane
Juniper Way
King Street
Kings Highway
Lafayette Street
Lake Avenue
Lake Drive
Lake Road
Lake Street
Lakeview Circle
Lakeview Court
Lakeview Drive
Lakeview Lane
Lakeview Way
Laurel Circle
Laurel Court
Laurel Drive
Laurel Lane
Laurel Way
Lawrence Street
Lee Street
Liberty Street
Lincoln Avenue
Lincoln Highway
Lincoln Road
Lincoln Street
Locust Street
Madison Avenue
Madison Street
Magnolia Circle
Magnolia Court
Magnolia Drive
Magnolia Lane
Magnolia Way
Main Avenue
Main Road
Main Street
Manchester Road
Maple Avenue
Maple Circle
Maple Court
Maple Drive
Maple Lane
Maple Street
Maple Way
Market Street
Martin Luther King Boulevard
Martin Luther King Drive
Martin Luther King Jr Boulevard
Meadow Circle
Meadow Court
Meadow Drive
Meadow Lane
Meadow Way
Meadowlark Circle
Meadowlark Court
Meadowlark Drive
Meadowlark Lane
Meadowlark Way
Memorial Drive
Mesquite Circle
Mesquite Court
Mesquite Drive
Mesquite Lane
Mesquite Way
Middle Street
Mill Road
Mill Street
Monroe Street
Mulberry Circle
Mulberry Court
Mulberry Drive
Mulberry Lane
Mulberry Street
Mulberry Way
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
North Avenue
North Road
North Street
Oak Avenue
Oak Circle
Oak Court
Oak Drive
Oak Lane
Oak Ridge Circle
Oak Ridge Court
Oak Ridge Drive
Oak Ridge Lane
Oak Ridge Way
Oak Street
Oak Way
Old State Road
Orchard Circle
Orchard Court
Orchard Drive
Orchard Lane
Orchard Way
Park Avenue
Park Circle
Park Court
Park Drive
Park Lane
Park Street
Park Way
Peachtree Circle
Peachtree Court
Peachtree Drive
Peachtree Lane
Peachtree Way
Pearl Street
Pecan Circle
Pecan Court
Pecan Drive
Pecan Lane
Pecan Way
Pennsylvania Avenue
Pheasant Circle
Pheasant Court
Pheasant Drive
Pheasant Lane
Pheasant Way
Pine Circle
Pine Court
Pine Drive
Pine Lane
Pine Street
Pine Way
Pinecrest Circle
Pinecrest Court
Pinecrest Drive
Pinecrest Lane
Pinecrest Way
Pleasant Street
Pleasant Valley Circle
Pleasant Valley Court
Pleasant Valley Drive
Pleasant Valley Lane
Pleasant Valley Way
Poplar Street
Post Road
Prospect Avenue
Prospect Street
Quail Circle
Quail Court
Quail Drive
Quail Lane
Quail Way
Railroad Avenue
Railroad Street
Redbud Circle
Redbud Court
Redbud Drive
Redbud Lane
Redbud Way
Redwood Circle
Redwood Court
Redwood Drive
Redwood Lane
Redwood Way
Ridge Road
Ridgewood Circle
Ridgewood Court
Ridgewood Drive
Ridgewood Lane
Ridgewood Way
River Road
River Street
Riverside Avenue
Riverside Drive
Riverview Circle
Riverview Court
Riverview Drive
Riverview Lane
Riverview Way
Rolling Hills Circle
Rolling Hills Court
Rolling Hills Drive
Rolling Hills Lane
Rolling Hills Way
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
Sagebrush Circle
Sagebrush Court
Sagebrush Drive
Sagebrush Lane
Sagebrush Way
School Street
Sequoia Circle
Sequoia Court
Sequoia Drive
Sequoia Lane
Sequoia Way
Skyline Drive
South Avenue
South Street
Spring Street
Spring Valley Circle
Spring Valley Court
Spring Valley Drive
Spring Valley Lane
Spring Valley Way
Springfield Road
Spruce Circle
Spruce Court
Spruce Drive
Spruce Lane
Spruce Street
Spruce Way
State Avenue
State Line Road
State Road
State Street
Stonebridge Circle
Stonebridge Court
Stonebridge Drive
Stonebridge Lane
Stonebridge Way
Sunrise Circle
Sunrise Court
Sunrise Drive
Sunrise Lane
Sunrise Way
Sunset Circle
Sunset Court
Sunset Drive
Sunset Lane
Sunset Way
Sycamore Circle
Sycamore Court
Sycamore Drive
Sycamore Lane
Sycamore Street
Sycamore Way
Third Street
Timber Circle
Timber Court
Timber Drive
Timber Lane
Timber Way
Union Avenue
Union Street
University Avenue
University Drive
Valley Road
Valley View Circle
Valley View Court
Valley View Drive
Valley View Lane
Valley View Way
Veterans Memorial Drive
Veterans Memorial Highway
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
Walnut Circle
Walnut Court
Walnut Drive
Walnut Lane
Walnut Street
Walnut Way
Washington Avenue
Washington Boulevard
Washington Road
Washington Street
Water Street
West Avenue
West Road
West Street
Western Avenue
Whispering Pines Circle
Whispering Pines Court
Whispering Pines Drive
Whispering Pines Lane
Whispering Pines Way
White Oak Circle
White Oak Court
White Oak Drive
White Oak Lane
White Oak Way
Wildwood Circle
Wildwood Court
Wildwood Drive
Wildwood Lane
Wildwood Way
Willow Circle
Willow Court
Willow Drive
Willow Lane
Willow Street
Willow Way
Woodland Circle
Woodland Court
Woodland Drive
Woodland Lane
Woodland Way
`;

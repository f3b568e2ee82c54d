// What people say and write for a city that the mail calls otherwise, by hand.
// name|state|city as its ZIPs have it
export const saidPlacesTable = `
NYC|NY|New York
New York City|NY|New York
Ny City|NY|New York
LA|CA|Los Angeles
Philly|PA|Philadelphia
SF|CA|San Francisco
San Fran|CA|San Francisco
DC|DC|Washington
Washington, D.C.|DC|Washington
Vegas|NV|Las Vegas
NOLA|LA|New Orleans
The Bronx|NY|Bronx
Lexington-Fayette|KY|Lexington
Hot Springs|AR|Hot Springs National Park
Hilton Head|SC|Hilton Head Island
Metairie Terrace|LA|Metairie
Mililani Town|HI|Mililani
Suisun|CA|Suisun City
City of Milford (balance)|CT|Milford
City of Sammamish|WA|Sammamish
Greenacres City|FL|Greenacres
`;

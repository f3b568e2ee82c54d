// Counties whose code is no longer used, by hand from the Census Bureau's list of substantial changes since 1970
// (public domain), without the divisions that Alaska had before 1980, whose borders went otherwise. Where a county was divided, those that have nearly all of it.
// old fips|full name|state|year of the change|fips since then
export const oldCountiesTable = `
02010|Aleutian Islands Census Area|AK|1987|02013 02016
02140|Kobuk Census Area|AK|1986|02188
02201|Prince of Wales-Outer Ketchikan Census Area|AK|2008|02198
02231|Skagway-Yakutat-Angoon Census Area|AK|1992|02105 02230 02282
02232|Skagway-Hoonah-Angoon Census Area|AK|2007|02105 02230
02261|Valdez-Cordova Census Area|AK|2019|02063 02066
02270|Wade Hampton Census Area|AK|2015|02158
02280|Wrangell-Petersburg Census Area|AK|2008|02195 02275
12025|Dade County|FL|1997|12086
29193|Ste. Genevieve County|MO|1979|29186
30113|Yellowstone National Park|MT|1997|30031 30067
46113|Shannon County|SD|2015|46102
46131|Washabaugh County|SD|1979|46071
51123|Nansemond County|VA|1972|51800
51515|Bedford city|VA|2013|51019
51560|Clifton Forge city|VA|2001|51005
51695|Nansemond city|VA|1974|51800
51780|South Boston city|VA|1995|51083
`;

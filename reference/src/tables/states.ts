// States, the district, territories and military post regions. Population: Census 2020 resident counts
// (public domain); military regions have none, and are no place a lead lives.
// code|name|fips|kind|population
export const statesTable = `
AL|Alabama|01|state|5024279
AK|Alaska|02|state|733391
AZ|Arizona|04|state|7151502
AR|Arkansas|05|state|3011524
CA|California|06|state|39538223
CO|Colorado|08|state|5773714
CT|Connecticut|09|state|3605944
DE|Delaware|10|state|989948
DC|District of Columbia|11|district|689545
FL|Florida|12|state|21538187
GA|Georgia|13|state|10711908
HI|Hawaii|15|state|1455271
ID|Idaho|16|state|1839106
IL|Illinois|17|state|12812508
IN|Indiana|18|state|6785528
IA|Iowa|19|state|3190369
KS|Kansas|20|state|2937880
KY|Kentucky|21|state|4505836
LA|Louisiana|22|state|4657757
ME|Maine|23|state|1362359
MD|Maryland|24|state|6177224
MA|Massachusetts|25|state|7029917
MI|Michigan|26|state|10077331
MN|Minnesota|27|state|5706494
MS|Mississippi|28|state|2961279
MO|Missouri|29|state|6154913
MT|Montana|30|state|1084225
NE|Nebraska|31|state|1961504
NV|Nevada|32|state|3104614
NH|New Hampshire|33|state|1377529
NJ|New Jersey|34|state|9288994
NM|New Mexico|35|state|2117522
NY|New York|36|state|20201249
NC|North Carolina|37|state|10439388
ND|North Dakota|38|state|779094
OH|Ohio|39|state|11799448
OK|Oklahoma|40|state|3959353
OR|Oregon|41|state|4237256
PA|Pennsylvania|42|state|13002700
RI|Rhode Island|44|state|1097379
SC|South Carolina|45|state|5118425
SD|South Dakota|46|state|886667
TN|Tennessee|47|state|6910840
TX|Texas|48|state|29145505
UT|Utah|49|state|3271616
VT|Vermont|50|state|643077
VA|Virginia|51|state|8631393
WA|Washington|53|state|7705281
WV|West Virginia|54|state|1793716
WI|Wisconsin|55|state|5893718
WY|Wyoming|56|state|576851
PR|Puerto Rico|72|territory|3285874
GU|Guam|66|territory|153836
VI|U.S. Virgin Islands|78|territory|87146
AS|American Samoa|60|territory|49710
MP|Northern Mariana Islands|69|territory|47329
AA|Armed Forces Americas||military|0
AE|Armed Forces Europe||military|0
AP|Armed Forces Pacific||military|0
`;

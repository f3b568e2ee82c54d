// Made by reference/build from us-car-models-data (CC BY 4.0). See ../../SOURCES.md.
// make|model|model years|body styles
/* oxlint-disable max-lines */
export const vehiclesTable = `
Acura|CL|1997-1999 2001-2003|Coupe
Acura|ILX|2013-2023|Sedan
Acura|Integra|1992-2001 2023-2026|Coupe, Hatchback, Sedan
Acura|Legend|1992-1995|Coupe, Sedan
Acura|MDX|2001-2020 2022-2026|SUV
Acura|MDX Sport Hybrid|2017-2020|SUV
Acura|NSX|1992-2005 2017-2022|Convertible, Coupe
Acura|RDX|2007-2026|SUV
Acura|RL|1996-2012|Sedan
Acura|RLX|2014-2020|Sedan
Acura|RLX Sport Hybrid|2014 2016-2020|Sedan
Acura|RSX|2002-2006|Coupe
Acura|SLX|1996-1999|SUV
Acura|TL|1995-2014|Sedan
Acura|TLX|2015-2026|Sedan
Acura|TSX|2004-2014|Sedan, Wagon
Acura|Vigor|1992-1994|Sedan
Acura|ZDX|2010-2013 2024-2026|SUV
Alfa Romeo|4C|2015-2018|Coupe
Alfa Romeo|4C Spider|2015-2016 2018-2020|Convertible
Alfa Romeo|164|1992-1995|Sedan
Alfa Romeo|Giulia|2017-2026|Sedan
Alfa Romeo|Spider|1992-1994|Convertible
Alfa Romeo|Stelvio|2018-2026|SUV
Alfa Romeo|Tonale|2023-2026|SUV
Aston Martin|DB9|2005-2015|Convertible, Coupe
Aston Martin|DB9 GT|2016|Convertible, Coupe
Aston Martin|DB11|2017-2019 2021-2022|Convertible, Coupe
Aston Martin|DBS|2008-2012 2022|Convertible, Coupe
Aston Martin|DBS Superleggera|2019 2021|Convertible, Coupe
Aston Martin|DBX|2021-2022 2024-2026|SUV
Aston Martin|Rapide|2010-2012|Sedan
Aston Martin|Rapide S|2014-2017|Sedan
Aston Martin|Vanquish|2014-2017|Convertible, Coupe
Aston Martin|Vanquish S|2005-2006 2018|Convertible, Coupe
Aston Martin|Vantage|2006-2017 2019 2021-2022|Convertible, Coupe
Aston Martin|Virage|2012|Convertible, Coupe
Audi|80|1992|Sedan
Audi|90|1993-1995|Sedan
Audi|100|1992-1994|Sedan, Wagon
Audi|A3|2006-2013 2015-2020 2022-2026|Convertible, Sedan, Wagon
Audi|A3 Sportback e-tron|2016-2018|Wagon
Audi|A4|1996-2026|Convertible, Sedan, Wagon
Audi|A4 (2005.5)|2005|Sedan, Wagon
Audi|A4 allroad|2017-2019 2021-2026|Wagon
Audi|A5|2008-2016 2018-2026|Convertible, Coupe, Sedan
Audi|A5 Sport|2017|Convertible, Coupe
Audi|A6|1995-2026|Sedan, Wagon
Audi|A6 allroad|2020-2026|Wagon
Audi|A7|2012-2026|Sedan
Audi|A8|1997-2019 2021-2026|Sedan
Audi|allroad|2001-2005 2013-2016|Wagon
Audi|Cabriolet|1994-1998|Convertible
Audi|e-tron|2019 2021-2023|SUV
Audi|e-tron GT|2022-2026|Sedan
Audi|e-tron S|2022-2023|SUV
Audi|e-tron S Sportback|2022-2023|SUV
Audi|e-tron Sportback|2021-2023|SUV
Audi|Q3|2015-2026|SUV
Audi|Q4 e-tron|2022 2024-2026|SUV
Audi|Q4 Sportback e-tron|2022 2024-2026|SUV
Audi|Q5|2009-2026|SUV
Audi|Q5 Sportback|2021-2026|SUV
Audi|Q6 e-tron|2025-2026|
Audi|Q7|2007-2015 2017-2026|SUV
Audi|Q8|2019-2026|SUV
Audi|Q8 e-tron|2024-2026|
Audi|Q8 Sportback e-tron|2024-2026|
Audi|Quattro|1992-1994|Sedan
Audi|R8|2008-2012 2014-2015 2017-2018 2020-2023|Convertible, Coupe
Audi|RS 3|2017-2019 2022-2026|Sedan
Audi|RS 4|2007-2008|Convertible, Sedan
Audi|RS 5|2013-2015 2018-2019 2021-2026|Convertible, Coupe, Sedan
Audi|RS 6|2003 2021-2026|Sedan, Wagon
Audi|RS 7|2014-2018 2021-2026|Sedan
Audi|RS e-tron GT|2022-2026|Sedan
Audi|RS Q8|2021-2026|SUV
Audi|S3|2015-2019 2022-2026|Sedan
Audi|S4|1992-1994 2000-2002 2004-2016 2018-2026|Convertible, Sedan, Wagon
Audi|S4 (2005.5)|2005|Sedan, Wagon
Audi|S5|2008-2019 2021-2026|Convertible, Coupe, Sedan
Audi|S6|1995 2002-2003 2007-2011 2013-2018 2021-2026|Sedan, Wagon
Audi|S7|2013-2018 2021-2026|Sedan
Audi|S8|2001-2003 2007-2009 2013-2018 2020-2026|Sedan
Audi|SQ5|2014-2026|SUV
Audi|SQ5 Sportback|2021-2026|SUV
Audi|SQ7|2021-2026|SUV
Audi|SQ8|2021-2026|SUV
Audi|SQ8 e-tron|2024-2026|
Audi|SQ8 Sportback e-tron|2024-2026|
Audi|TT|2000-2006 2008-2023|Convertible, Coupe, Hatchback
Bentley|Arnage|2005-2009|Sedan
Bentley|Azure|2007-2009|Convertible
Bentley|Azure T|2010|Convertible
Bentley|Bentayga|2017-2019 2021-2022|SUV
Bentley|Brooklands|2009-2010|Coupe
Bentley|Continental|2005-2018|Convertible, Coupe, Sedan
Bentley|Continental GT|2021-2022|Convertible
Bentley|Flying Spur|2014-2018 2021-2022|Sedan
Bentley|Mulsanne|2011-2019|Sedan
BMW|1 Series|2008-2013|Convertible, Coupe
BMW|2 Series|2014-2026|Convertible, Coupe, Sedan
BMW|3 Series|1992-2026|Convertible, Coupe, Hatchback, Sedan, Wagon
BMW|4 Series|2014-2026|Convertible, Coupe, Sedan
BMW|5 Series|1992-1995 1997-2026|Sedan, Wagon
BMW|6 Series|2004-2010 2012-2019|Convertible, Coupe, Sedan
BMW|7 Series|1992-2026|Sedan
BMW|8 Series|1992-1997 2019-2026|Convertible, Coupe, Sedan
BMW|Alpina B7|2007-2008|Sedan
BMW|i3|2014-2019 2021|Hatchback
BMW|i4|2022-2026|Coupe
BMW|i5|2024-2026|
BMW|i7|2023-2026|Sedan
BMW|i8|2014-2017 2019|Convertible, Coupe
BMW|iX|2022-2026|SUV
BMW|M|2000-2002|Convertible, Coupe, Hatchback
BMW|M2|2016-2021 2024-2026|Coupe
BMW|M3|1995-1999 2001-2006 2008-2013 2015-2018 2021-2026|Convertible, Coupe, Sedan
BMW|M4|2015-2019 2021-2026|Convertible, Coupe
BMW|M5|1992-1993 2000-2003 2006-2010 2013-2016 2018-2019 2021-2023|Sedan
BMW|M6|2006-2010 2012-2019|Convertible, Coupe
BMW|M8|2021-2026|Convertible, Coupe, Hatchback
BMW|X1|2013-2026|SUV
BMW|X2|2018-2026|SUV
BMW|X3|2004-2026|SUV
BMW|X3 M|2020-2026|SUV
BMW|X4|2015-2026|SUV
BMW|X4 M|2021-2022 2024-2026|SUV
BMW|X5|2000-2026|SUV
BMW|X5 M|2010-2013 2015-2018 2021-2026|SUV
BMW|X6|2008-2026|SUV
BMW|X6 M|2010-2019 2021-2022 2024-2026|SUV
BMW|X7|2019-2026|SUV
BMW|XM|2024-2026|
BMW|Z3|1996-2002|Convertible, Coupe, Hatchback
BMW|Z4|2003-2016 2019-2022 2024-2026|Convertible, Coupe
BMW|Z4 M|2006-2008|Convertible, Coupe
BMW|Z8|2000-2003|Convertible
Buick|Cascada|2016-2019|Convertible
Buick|Century|1992-2005|Coupe, Sedan, Wagon
Buick|Enclave|2008-2026|SUV
Buick|Encore|2013-2023|SUV
Buick|Encore GX|2020-2026|SUV
Buick|Envision|2016-2026|SUV
Buick|Envista|2024-2026|
Buick|LaCrosse|2005-2019|Sedan
Buick|LeSabre|1992-2005|Sedan
Buick|Lucerne|2006-2011|Sedan
Buick|Park Avenue|1992-2005|Sedan
Buick|Rainier|2004-2007|SUV
Buick|Regal|1992-2004 2011-2017|Coupe, Sedan
Buick|Regal Sportback|2018-2020|Sedan
Buick|Regal TourX|2018-2020|Wagon
Buick|Rendezvous|2002-2007|SUV
Buick|Riviera|1992-1993 1995-1999|Coupe
Buick|Roadmaster|1992-1996|Sedan, Wagon
Buick|Skylark|1992-1998|Coupe, Sedan
Buick|Terraza|2005-2007|Van/Minivan
Buick|Verano|2012-2017|Sedan
Cadillac|Allante|1992-1993|Convertible
Cadillac|ATS|2013-2019|Coupe, Sedan
Cadillac|ATS-V|2016-2019|Coupe, Sedan
Cadillac|Brougham|1992|Sedan
Cadillac|Catera|1997-2001|Sedan
Cadillac|Celestiq|2024-2026|
Cadillac|CT4|2020-2026|Sedan
Cadillac|CT5|2020-2026|Sedan
Cadillac|CT6|2016-2020|Sedan
Cadillac|CT6-V|2019-2020|Sedan
Cadillac|CTS|2003-2019|Coupe, Sedan, Wagon
Cadillac|CTS-V|2016-2019|Sedan
Cadillac|DeVille|1992-2005|Coupe, Sedan
Cadillac|DTS|2006-2011|Sedan
Cadillac|Eldorado|1992-2002|Coupe
Cadillac|ELR|2014 2016|Coupe
Cadillac|Escalade|1999-2000 2002-2026|SUV
Cadillac|Escalade ESV|2003-2026|SUV
Cadillac|Escalade EXT|2002-2013|Pickup
Cadillac|Escalade IQ|2025-2026|
Cadillac|Fleetwood|1992-1996|Coupe, Sedan
Cadillac|LYRIQ|2023-2026|SUV
Cadillac|OPTIQ|2025-2026|
Cadillac|Seville|1992-2004|Sedan
Cadillac|Sixty Special|1993|Sedan
Cadillac|SRX|2004-2016|SUV
Cadillac|STS|2005-2011|Sedan
Cadillac|Vistiq|2026|
Cadillac|XLR|2004-2009|Convertible
Cadillac|XT4|2019-2026|SUV
Cadillac|XT5|2017-2026|SUV
Cadillac|XT6|2020-2026|SUV
Cadillac|XTS|2013-2019|Sedan
Chevrolet|1500 Extended Cab|1992-1999|Pickup
Chevrolet|1500 Regular Cab|1992-1998|Pickup
Chevrolet|2500 Crew Cab|1999-2000|Pickup
Chevrolet|2500 Extended Cab|1992-1998|Pickup
Chevrolet|2500 HD Extended Cab|1996-2000|Pickup
Chevrolet|2500 HD Regular Cab|1999-2000|Pickup
Chevrolet|2500 Regular Cab|1992-1998|Pickup
Chevrolet|3500 Crew Cab|1992-2000|Pickup
Chevrolet|3500 Extended Cab|1992-1994 1996-2000|Pickup
Chevrolet|3500 HD Extended Cab|1995|Pickup
Chevrolet|3500 HD Regular Cab|1995|Pickup
Chevrolet|3500 Regular Cab|1992-1994 1996-2000|Pickup
Chevrolet|APV Cargo|1992-1993|Van/Minivan
Chevrolet|Astro Cargo|1992-2005|Van/Minivan
Chevrolet|Astro Passenger|1992-2005|Van/Minivan
Chevrolet|Avalanche|2007-2013|Pickup, SUV
Chevrolet|Avalanche 1500|2002-2006|Pickup
Chevrolet|Avalanche 2500|2002-2006|Pickup
Chevrolet|Aveo|2004-2011|Hatchback, Sedan
Chevrolet|Beretta|1992-1996|Coupe
Chevrolet|Blazer|1992-2005 2019-2026|SUV
Chevrolet|Blazer EV|2024-2026|
Chevrolet|Bolt EUV|2022-2023|Hatchback
Chevrolet|Bolt EV|2017-2023|Hatchback
Chevrolet|Camaro|1992-2002 2010-2026|Convertible, Coupe, Hatchback
Chevrolet|Caprice|1992|Sedan, Wagon
Chevrolet|Caprice Classic|1993-1996|Sedan, Wagon
Chevrolet|Captiva Sport|2012-2015|SUV
Chevrolet|Cavalier|1992-2005|Convertible, Coupe, Hatchback, Sedan, Wagon
Chevrolet|City Express|2015-2018|Van/Minivan
Chevrolet|Classic|2004-2005|Sedan
Chevrolet|Cobalt|2005-2010|Coupe, Sedan
Chevrolet|Colorado Crew Cab|2004-2012 2015-2026|Pickup
Chevrolet|Colorado Extended Cab|2004-2012 2015-2022|Pickup
Chevrolet|Colorado Regular Cab|2004-2012|Pickup
Chevrolet|Corsica|1992-1996|Sedan
Chevrolet|Corvette|1992-2026|Convertible, Coupe, Hatchback
Chevrolet|Cruze|2011-2019|Hatchback, Sedan
Chevrolet|Cruze Limited|2016|Sedan
Chevrolet|Equinox|2005-2026|SUV
Chevrolet|Equinox EV|2024-2026|
Chevrolet|Express 1500 Cargo|1999-2014|Van/Minivan
Chevrolet|Express 1500 Passenger|1996-2014|Van/Minivan
Chevrolet|Express 2500 Cargo|1999-2026|Van/Minivan
Chevrolet|Express 2500 Passenger|1996-2019 2021-2022 2024-2026|Van/Minivan
Chevrolet|Express 3500 Cargo|1999-2026|Van/Minivan
Chevrolet|Express 3500 Passenger|1996-2019 2021-2022 2024-2026|Van/Minivan
Chevrolet|G-Series 1500|1996-1998|Van/Minivan
Chevrolet|G-Series 2500|1996-1998|Van/Minivan
Chevrolet|G-Series 3500|1997-1998|Van/Minivan
Chevrolet|G-Series G10|1992-1995|Van/Minivan
Chevrolet|G-Series G20|1992-1995|Van/Minivan
Chevrolet|G-Series G30|1992-1996|Van/Minivan
Chevrolet|HHR|2006-2011|Wagon
Chevrolet|Impala|1994-1996 2000-2020|Sedan
Chevrolet|Impala Limited|2014-2016|Sedan
Chevrolet|Lumina|1992-2001|Coupe, Sedan
Chevrolet|Lumina APV|1992-1993|Van/Minivan
Chevrolet|Lumina Cargo|1994-1996|Van/Minivan
Chevrolet|Lumina Passenger|1994-1996|Van/Minivan
Chevrolet|Malibu|1997-2026|Hatchback, Sedan
Chevrolet|Malibu (Classic)|2008|Sedan
Chevrolet|Malibu Limited|2016|Sedan
Chevrolet|Metro|1998-2001|Coupe, Hatchback, Sedan
Chevrolet|Monte Carlo|1995-2007|Coupe
Chevrolet|Prizm|1998-2002|Sedan
Chevrolet|S10 Blazer|1992-1994|SUV
Chevrolet|S10 Crew Cab|2001-2004|Pickup
Chevrolet|S10 Extended Cab|1992-2003|Pickup
Chevrolet|S10 Regular Cab|1992-2003|Pickup
Chevrolet|Silverado (Classic) 1500 Crew Cab|2007|Pickup
Chevrolet|Silverado (Classic) 1500 Extended Cab|2007|Pickup
Chevrolet|Silverado (Classic) 1500 HD Crew Cab|2007|Pickup
Chevrolet|Silverado (Classic) 1500 Regular Cab|2007|Pickup
Chevrolet|Silverado (Classic) 2500 HD Crew Cab|2007|Pickup
Chevrolet|Silverado (Classic) 2500 HD Extended Cab|2007|Pickup
Chevrolet|Silverado (Classic) 2500 HD Regular Cab|2007|Pickup
Chevrolet|Silverado (Classic) 3500 Crew Cab|2007|Pickup
Chevrolet|Silverado (Classic) 3500 Extended Cab|2007|Pickup
Chevrolet|Silverado (Classic) 3500 Regular Cab|2007|Pickup
Chevrolet|Silverado 1500 Crew Cab|2004-2026|Pickup
Chevrolet|Silverado 1500 Double Cab|2014-2022 2024-2026|Pickup
Chevrolet|Silverado 1500 Extended Cab|1999-2013|Pickup
Chevrolet|Silverado 1500 HD Crew Cab|2001-2003 2005-2006|Pickup
Chevrolet|Silverado 1500 LD Double Cab|2019|Pickup
Chevrolet|Silverado 1500 Limited Crew Cab|2022|Pickup
Chevrolet|Silverado 1500 Limited Double Cab|2022|Pickup
Chevrolet|Silverado 1500 Limited Regular Cab|2022|Pickup
Chevrolet|Silverado 1500 Regular Cab|1999-2026|Pickup
Chevrolet|Silverado 2500 Crew Cab|2004|Pickup
Chevrolet|Silverado 2500 Extended Cab|1999-2004|Pickup
Chevrolet|Silverado 2500 HD Crew Cab|2001-2026|Pickup
Chevrolet|Silverado 2500 HD Double Cab|2015-2026|Pickup
Chevrolet|Silverado 2500 HD Extended Cab|1999-2013|Pickup
Chevrolet|Silverado 2500 HD Regular Cab|1999-2019 2021-2026|Pickup
Chevrolet|Silverado 2500 Regular Cab|1999-2004|Pickup
Chevrolet|Silverado 3500 Crew Cab|2001-2006|Pickup
Chevrolet|Silverado 3500 Extended Cab|2001-2006|Pickup
Chevrolet|Silverado 3500 HD Crew Cab|2007-2022 2024-2026|Pickup
Chevrolet|Silverado 3500 HD Double Cab|2015-2018 2021-2022 2024-2026|Pickup
Chevrolet|Silverado 3500 HD Extended Cab|2007-2013|Pickup
Chevrolet|Silverado 3500 HD Regular Cab|2007-2018 2021-2026|Pickup
Chevrolet|Silverado 3500 Regular Cab|2001-2006|Pickup
Chevrolet|Silverado EV|2025-2026|
Chevrolet|Sonic|2012-2020|Hatchback, Sedan
Chevrolet|Spark|2013-2023|Hatchback
Chevrolet|Spark EV|2014-2016|Hatchback
Chevrolet|Sportvan G10|1992-1993|Van/Minivan
Chevrolet|Sportvan G20|1992-1995|Van/Minivan
Chevrolet|Sportvan G30|1992-1996|Van/Minivan
Chevrolet|SS|2014-2017|Sedan
Chevrolet|SSR|2003-2006|Pickup
Chevrolet|Suburban|2015-2026|SUV
Chevrolet|Suburban 1500|1992-2014|SUV
Chevrolet|Suburban 2500|1992-2013|SUV
Chevrolet|Suburban 3500HD|2016-2019|SUV
Chevrolet|Tahoe|1995-2026|SUV
Chevrolet|Tahoe (New)|2000|SUV
Chevrolet|Tracker|1998-2004|SUV
Chevrolet|TrailBlazer|2002-2009|SUV
Chevrolet|Trailblazer|2021-2026|SUV
Chevrolet|Traverse|2009-2026|SUV
Chevrolet|Traverse Limited|2024-2026|
Chevrolet|Trax|2015-2026|SUV
Chevrolet|Uplander Cargo|2005-2008|Van/Minivan
Chevrolet|Uplander Passenger|2005-2008|Van/Minivan
Chevrolet|Venture Cargo|1998-2000 2002-2005|Van/Minivan
Chevrolet|Venture Passenger|1997-2005|Van/Minivan
Chevrolet|Volt|2011-2019|Hatchback, Sedan
Chrysler|200|2011-2017|Convertible, Sedan
Chrysler|300|1999 2005-2023|Sedan
Chrysler|300M|2000-2004|Sedan
Chrysler|Aspen|2007-2009|SUV
Chrysler|Cirrus|1995-2000|Sedan
Chrysler|Concorde|1993-2004|Sedan
Chrysler|Crossfire|2004-2008|Convertible, Coupe
Chrysler|Fifth Ave|1992-1993|Sedan
Chrysler|Grand Voyager|2000|Van/Minivan
Chrysler|Imperial|1992-1993|Sedan
Chrysler|LeBaron|1992-1995|Convertible, Coupe, Sedan
Chrysler|LHS|1994-1997 1999-2001|Sedan
Chrysler|New Yorker|1992-1996|Sedan
Chrysler|Pacifica|2004-2008 2017-2026|Van/Minivan, Wagon
Chrysler|Pacifica Hybrid|2017-2026|Van/Minivan
Chrysler|Prowler|2001-2002|Convertible
Chrysler|PT Cruiser|2001-2010|Convertible, Wagon
Chrysler|Sebring|1995-2010|Convertible, Coupe, Sedan
Chrysler|Town & Country|1992-2016|Van/Minivan
Chrysler|Voyager|2000-2003 2020-2022|Van/Minivan
Daewoo|Lanos|1999-2002|Hatchback, Sedan
Daewoo|Leganza|1999-2002|Sedan
Daewoo|Nubira|1999-2002|Hatchback, Sedan, Wagon
Daihatsu|Charade|1992|Hatchback, Sedan
Daihatsu|Rocky|1992|SUV
Dodge|Avenger|1995-2000 2008-2014|Coupe, Sedan
Dodge|Caliber|2007-2012|Wagon
Dodge|Caravan Cargo|1992-1995 2003-2007|Van/Minivan
Dodge|Caravan Passenger|1992-2007|Van/Minivan
Dodge|Challenger|2008-2023|Coupe
Dodge|Charger|2006-2023 2025-2026|Sedan
Dodge|Colt|1992-1994|Coupe, Hatchback, Sedan
Dodge|D150 Club Cab|1992-1993|Pickup
Dodge|D150 Regular Cab|1992-1993|Pickup
Dodge|D250 Club Cab|1992-1993|Pickup
Dodge|D250 Regular Cab|1992-1993|Pickup
Dodge|D350 Club Cab|1992-1993|Pickup
Dodge|D350 Regular Cab|1992-1993|Pickup
Dodge|Dakota Club Cab|1992-2007|Pickup
Dodge|Dakota Crew Cab|2008-2010|Pickup
Dodge|Dakota Extended Cab|2008-2010|Pickup
Dodge|Dakota Quad Cab|2000-2007|Pickup
Dodge|Dakota Regular Cab|1992-2004|Pickup
Dodge|Dart|2013-2016|Sedan
Dodge|Daytona|1992-1993|Hatchback
Dodge|Durango|1998-2009 2011-2026|SUV
Dodge|Dynasty|1992-1993|Sedan
Dodge|Grand Caravan Cargo|2003-2011|Van/Minivan
Dodge|Grand Caravan Passenger|1992-2020|Van/Minivan
Dodge|Hornet|2023-2026|SUV
Dodge|Intrepid|1993-2004|Sedan
Dodge|Journey|2009-2020|SUV
Dodge|Magnum|2005-2008|Wagon
Dodge|Monaco|1992|Sedan
Dodge|Neon|1995-2005|Coupe, Sedan
Dodge|Nitro|2007-2011|SUV
Dodge|Ram 50 Regular Cab|1992-1993|Pickup
Dodge|Ram 1500 Club Cab|1995-2001|Pickup
Dodge|Ram 1500 Crew Cab|2009-2010|Pickup
Dodge|Ram 1500 Mega Cab|2006-2008|Pickup
Dodge|Ram 1500 Quad Cab|1998-2010|Pickup
Dodge|Ram 1500 Regular Cab|1994-2010|Pickup
Dodge|Ram 2500 Club Cab|1995-1999|Pickup
Dodge|Ram 2500 Crew Cab|2010|Pickup
Dodge|Ram 2500 Mega Cab|2006-2010|Pickup
Dodge|Ram 2500 Quad Cab|1998-2009|Pickup
Dodge|Ram 2500 Regular Cab|1994-2010|Pickup
Dodge|Ram 3500 Club Cab|1995-1997|Pickup
Dodge|Ram 3500 Crew Cab|2010|Pickup
Dodge|Ram 3500 Mega Cab|2006-2010|Pickup
Dodge|Ram 3500 Quad Cab|1998-2009|Pickup
Dodge|Ram 3500 Regular Cab|1994-2010|Pickup
Dodge|Ram Van 1500|1995-2003|Van/Minivan
Dodge|Ram Van 2500|1995-2003|Van/Minivan
Dodge|Ram Van 3500|1995-2003|Van/Minivan
Dodge|Ram Van B150|1992-1994|Van/Minivan
Dodge|Ram Van B250|1992-1994|Van/Minivan
Dodge|Ram Van B350|1992-1994|Van/Minivan
Dodge|Ram Wagon 1500|1995-2002|Van/Minivan
Dodge|Ram Wagon 2500|1995-2002|Van/Minivan
Dodge|Ram Wagon 3500|1995-2002|Van/Minivan
Dodge|Ram Wagon B150|1992-1994|Van/Minivan
Dodge|Ram Wagon B250|1992-1994|Van/Minivan
Dodge|Ram Wagon B350|1992-1994|Van/Minivan
Dodge|Ramcharger|1992-1993|SUV
Dodge|Shadow|1992-1994|Convertible, Hatchback
Dodge|Spirit|1992-1995|Sedan
Dodge|Sprinter 2500 Cargo|2003-2009|Van/Minivan
Dodge|Sprinter 2500 Passenger|2003-2008|Van/Minivan
Dodge|Sprinter 3500 Cargo|2003-2008|Van/Minivan
Dodge|Stealth|1992-1996|Coupe, Hatchback
Dodge|Stratus|1995-2006|Coupe, Sedan
Dodge|Viper|1992-2006 2008-2010 2015-2017|Convertible, Coupe
Eagle|Premier|1992|Sedan
Eagle|Summit|1992-1996|Coupe, Hatchback, Sedan, Wagon
Eagle|Talon|1992-1998|Hatchback
Eagle|Vision|1993-1997|Sedan
Ferrari|296 GTB|2022|Coupe
Ferrari|430 Scuderia|2008-2009|Convertible, Coupe
Ferrari|458 Italia|2010-2015|Coupe
Ferrari|458 Speciale|2014-2015|Coupe
Ferrari|458 Spider|2013-2015|Convertible
Ferrari|488 GTB|2016-2019|Coupe
Ferrari|488 Pista|2021|Convertible, Coupe
Ferrari|488 Spider|2016-2019|Convertible
Ferrari|599 GTB Fiorano|2007-2011|Coupe
Ferrari|599 GTO|2011|Coupe
Ferrari|612 Scaglietti|2006-2011|Coupe
Ferrari|812 Competizione|2022|Coupe
Ferrari|812 Competizione A|2022|Coupe
Ferrari|812 GTS|2021-2022|Convertible
Ferrari|812 Superfast|2018-2019 2021|Coupe
Ferrari|California|2009-2017|Convertible
Ferrari|F8|2021-2022|Convertible, Coupe
Ferrari|F12berlinetta|2013-2017|Coupe
Ferrari|F430|2006-2009|Convertible, Coupe
Ferrari|FF|2012-2016|Coupe
Ferrari|GTC4Lusso|2017-2019|Hatchback
Ferrari|Portofino|2021-2022|Convertible
Ferrari|Roma|2021-2022|Coupe
Ferrari|SF90|2021-2022|Convertible, Coupe
FIAT|124 Spider|2017-2020|Convertible
FIAT|500|2012-2019|Convertible, Hatchback
FIAT|500 Abarth|2014-2019|Convertible, Hatchback
FIAT|500c|2014-2019|Convertible
FIAT|500c Abarth|2017-2019|Convertible
FIAT|500e|2013-2019 2024-2026|Hatchback
FIAT|500L|2014-2020|Hatchback
FIAT|500X|2016-2022|SUV
Fisker|Alaska|2025-2026|
Fisker|Karma|2012|Sedan
Fisker|Ocean|2024-2026|
Fisker|Pear|2026|
Fisker|Ronin|2026|
Ford|Aerostar Cargo|1992-1997|Van/Minivan
Ford|Aerostar Passenger|1992-1997|Van/Minivan
Ford|Aspire|1994-1997|Hatchback
Ford|Bronco|1992-1996 2021-2026|SUV
Ford|Bronco Sport|2021-2026|SUV
Ford|C-MAX Energi|2013-2017|Wagon
Ford|C-MAX Hybrid|2013-2018|Wagon
Ford|Club Wagon|1992-1998|Van/Minivan
Ford|Contour|1995-2000|Sedan
Ford|Crown Victoria|1992-2011|Sedan
Ford|E-Transit 350 Cargo Van|2022-2026|Van/Minivan
Ford|E150 Cargo|2008-2014|Van/Minivan
Ford|E150 Passenger|2003-2004 2011-2014|Van/Minivan
Ford|E150 Super Duty Cargo|2003-2007|Van/Minivan
Ford|E150 Super Duty Passenger|2005-2010|Van/Minivan
Ford|E250 Cargo|2008-2014|Van/Minivan
Ford|E250 Super Duty Cargo|2003-2007|Van/Minivan
Ford|E350 Super Duty Cargo|2003-2014|Van/Minivan
Ford|E350 Super Duty Passenger|2003-2014|Van/Minivan
Ford|Econoline E150 Cargo|1992-2002|Van/Minivan
Ford|Econoline E150 Passenger|1999-2002|Van/Minivan
Ford|Econoline E250 Cargo|1992-2002|Van/Minivan
Ford|Econoline E350 Cargo|1992-1999|Van/Minivan
Ford|Econoline E350 Super Duty Cargo|1999-2002|Van/Minivan
Ford|Econoline E350 Super Duty Passenger|1999-2002|Van/Minivan
Ford|EcoSport|2018-2022|SUV
Ford|Edge|2007-2026|SUV
Ford|Escape|2001-2026|SUV
Ford|Escape Plug-in Hybrid|2021-2022 2024-2026|SUV
Ford|Escort|1992-2002|Coupe, Hatchback, Sedan, Wagon
Ford|Excursion|2000-2005|SUV
Ford|Expedition|1997-2026|SUV
Ford|Expedition EL|2007-2017|SUV
Ford|Expedition MAX|2018-2026|SUV
Ford|Explorer|1992-2026|SUV
Ford|Explorer Sport|2000-2003|SUV
Ford|Explorer Sport Trac|2001-2005 2007-2010|Pickup, SUV
Ford|F150 (Heritage) Regular Cab|2004|Pickup
Ford|F150 (Heritage) Super Cab|2004|Pickup
Ford|F150 Lightning|2022-2026|Pickup
Ford|F150 Regular Cab|1992-2022 2024-2026|Pickup
Ford|F150 Super Cab|1992-2022 2024-2026|Pickup
Ford|F150 SuperCrew Cab|2001-2026|Pickup
Ford|F250 Crew Cab|1996-1997|Pickup
Ford|F250 Regular Cab|1992-1999|Pickup
Ford|F250 Super Cab|1992-1999|Pickup
Ford|F250 Super Duty Crew Cab|1999-2022 2024-2026|Pickup
Ford|F250 Super Duty Regular Cab|1999-2022 2024-2026|Pickup
Ford|F250 Super Duty Super Cab|1999-2022 2024-2026|Pickup
Ford|F350 Crew Cab|1992-1997|Pickup
Ford|F350 Regular Cab|1992-1997|Pickup
Ford|F350 Super Cab|1992-1997|Pickup
Ford|F350 Super Duty Crew Cab|1999-2022 2024-2026|Pickup
Ford|F350 Super Duty Regular Cab|1999-2019 2021-2022 2024-2026|Pickup
Ford|F350 Super Duty Super Cab|1999-2022 2024-2026|Pickup
Ford|F450 Super Duty Crew Cab|2008-2022 2024-2026|Pickup
Ford|F450 Super Duty Regular Cab|2019 2021-2022 2024-2026|Pickup
Ford|Festiva|1992-1993|Hatchback
Ford|Fiesta|2011-2019|Hatchback, Sedan
Ford|Five Hundred|2005-2007|Sedan
Ford|Flex|2009-2019|SUV
Ford|Focus|2000-2018|Coupe, Hatchback, Sedan, Wagon
Ford|Focus ST|2013-2015|Hatchback
Ford|Freestar Cargo|2004-2007|Van/Minivan
Ford|Freestar Passenger|2004-2007|Van/Minivan
Ford|Freestyle|2005-2007|SUV
Ford|Fusion|2006-2020|Sedan
Ford|Fusion Energi|2013-2019|Sedan
Ford|Fusion Plug-in Hybrid|2020|Sedan
Ford|GT|2005-2006|Coupe
Ford|Maverick|2022-2026|Pickup
Ford|Mustang|1992-2026|Convertible, Coupe
Ford|Mustang MACH-E|2021-2026|SUV
Ford|Probe|1992-1997|Hatchback
Ford|Ranger Regular Cab|1992-2011|Pickup
Ford|Ranger Super Cab|1992-2011|Pickup
Ford|Ranger SuperCab|2019-2023|Pickup
Ford|Ranger SuperCrew|2019-2026|Pickup
Ford|Taurus|1992-2019|Sedan, Wagon
Ford|Taurus X|2008-2009|SUV
Ford|Tempo|1992-1994|Coupe, Sedan
Ford|Thunderbird|1992-1997 2002-2005|Convertible, Coupe
Ford|Transit 150 Cargo Van|2021-2022 2024-2026|Van/Minivan
Ford|Transit 150 Crew Van|2021-2022|Van/Minivan
Ford|Transit 150 Passenger Van|2021-2022|Van/Minivan
Ford|Transit 150 Van|2015-2019|Van/Minivan
Ford|Transit 150 Wagon|2015-2019|Van/Minivan
Ford|Transit 250 Cargo Van|2020-2022 2024-2026|Van/Minivan
Ford|Transit 250 Crew Van|2021-2022|Van/Minivan
Ford|Transit 250 Van|2015-2019|Van/Minivan
Ford|Transit 350 Cargo Van|2021-2022 2024-2026|Van/Minivan
Ford|Transit 350 Crew Van|2021-2022|Van/Minivan
Ford|Transit 350 HD Cargo Van|2021-2022 2024-2026|Van/Minivan
Ford|Transit 350 HD Crew Van|2021-2022|Van/Minivan
Ford|Transit 350 HD Van|2015-2019|Van/Minivan
Ford|Transit 350 Passenger Van|2020-2022 2024-2026|Van/Minivan
Ford|Transit 350 Van|2015-2019|Van/Minivan
Ford|Transit 350 Wagon|2015-2019|Van/Minivan
Ford|Transit Connect Cargo|2010-2019|Van/Minivan
Ford|Transit Connect Cargo Van|2020-2023|Van/Minivan
Ford|Transit Connect Passenger|2010-2019|Van/Minivan
Ford|Transit Connect Passenger Wagon|2020-2023|Van/Minivan
Ford|Windstar Cargo|1995-2003|Van/Minivan
Ford|Windstar Passenger|1995-2003|Van/Minivan
Ford|ZX2|2001-2003|Coupe
Freightliner|Sprinter 1500 Cargo|2019-2021|Van/Minivan
Freightliner|Sprinter 1500 Passenger|2019-2021|Van/Minivan
Freightliner|Sprinter 2500 Cargo|2013-2021|Van/Minivan
Freightliner|Sprinter 2500 Crew|2013-2021|Van/Minivan
Freightliner|Sprinter 2500 Passenger|2013-2021|Van/Minivan
Freightliner|Sprinter 3500 Cargo|2013-2021|Van/Minivan
Freightliner|Sprinter 3500 Crew|2019-2021|Van/Minivan
Freightliner|Sprinter 3500 XD Crew|2019-2021|Van/Minivan
Freightliner|Sprinter 3500XD Cargo|2017-2021|Van/Minivan
Freightliner|Sprinter 4500 Cargo|2019-2021|Van/Minivan
Freightliner|Sprinter 4500 Crew|2019-2021|Van/Minivan
Freightliner|Sprinter WORKER Cargo|2017-2018|Van/Minivan
Freightliner|Sprinter WORKER Passenger|2017|Van/Minivan
Genesis|Electrified G80|2022-2026|Sedan
Genesis|Electrified GV70|2024-2026|
Genesis|G70|2019-2026|Sedan
Genesis|G80|2017-2026|Sedan
Genesis|G90|2017-2026|Sedan
Genesis|GV60|2022-2026|SUV
Genesis|GV70|2022-2026|SUV
Genesis|GV80|2021-2026|SUV
Genesis|GV80 Coupe|2025-2026|
Geo|Metro|1992-1997|Convertible, Coupe, Hatchback, Sedan
Geo|Prizm|1992-1997|Sedan
Geo|Storm|1992-1993|Coupe, Hatchback
Geo|Tracker|1992-1997|SUV
GMC|1500 Club Coupe|1992-1999|Pickup
GMC|1500 Regular Cab|1992-1998|Pickup
GMC|2500 Club Coupe|1992-1998|Pickup
GMC|2500 Crew Cab|1999|Pickup
GMC|2500 HD Club Coupe|1997-1998|Pickup
GMC|2500 HD Extended Cab|1999|Pickup
GMC|2500 HD Regular Cab|1999|Pickup
GMC|2500 Regular Cab|1992-1998|Pickup
GMC|3500 Club Coupe|1992-1998|Pickup
GMC|3500 Crew Cab|1992-1999|Pickup
GMC|3500 Extended Cab|1999|Pickup
GMC|3500 Regular Cab|1992-1999|Pickup
GMC|Acadia|2007-2026|SUV
GMC|Acadia Limited|2017|SUV
GMC|Canyon Crew Cab|2004-2012 2015-2026|Pickup
GMC|Canyon Extended Cab|2004-2012 2015-2019 2021-2022|Pickup
GMC|Canyon Regular Cab|2004-2012|Pickup
GMC|Envoy|1998-2000 2002-2009|SUV
GMC|Envoy XL|2002-2006|SUV
GMC|Envoy XUV|2004-2005|SUV
GMC|HUMMER EV Pickup|2024-2026|
GMC|Hummer EV Pickup|2022-2023|Pickup
GMC|HUMMER EV SUV|2024-2026|
GMC|Jimmy|1992-2001|SUV
GMC|Rally Wagon 1500|1992-1993|Van/Minivan
GMC|Rally Wagon 2500|1992-1994|Van/Minivan
GMC|Rally Wagon 3500|1992-1994|Van/Minivan
GMC|Rally Wagon G2500|1995|Van/Minivan
GMC|Rally Wagon G3500|1995-1996|Van/Minivan
GMC|Safari Cargo|1992-2005|Van/Minivan
GMC|Safari Passenger|1992-2005|Van/Minivan
GMC|Savana 1500 Cargo|1996-2014|Van/Minivan
GMC|Savana 1500 Passenger|1996-2014|Van/Minivan
GMC|Savana 2500 Cargo|1996-2019 2021-2026|Van/Minivan
GMC|Savana 2500 Passenger|1996-2019 2021-2026|Van/Minivan
GMC|Savana 3500 Cargo|1996-2019 2021-2026|Van/Minivan
GMC|Savana 3500 Passenger|1996-2019 2021-2026|Van/Minivan
GMC|Sierra (Classic) 1500 Crew Cab|2007|Pickup
GMC|Sierra (Classic) 1500 Extended Cab|2007|Pickup
GMC|Sierra (Classic) 1500 HD Crew Cab|2007|Pickup
GMC|Sierra (Classic) 1500 Regular Cab|2007|Pickup
GMC|Sierra (Classic) 2500 Crew Cab|2000|Pickup
GMC|Sierra (Classic) 2500 HD Crew Cab|2007|Pickup
GMC|Sierra (Classic) 2500 HD Extended Cab|2000 2007|Pickup
GMC|Sierra (Classic) 2500 HD Regular Cab|2000 2007|Pickup
GMC|Sierra (Classic) 3500 Crew Cab|2000 2007|Pickup
GMC|Sierra (Classic) 3500 Extended Cab|2000 2007|Pickup
GMC|Sierra (Classic) 3500 Regular Cab|2000 2007|Pickup
GMC|Sierra 1500 Crew Cab|2004-2026|Pickup
GMC|Sierra 1500 Double Cab|2014-2026|Pickup
GMC|Sierra 1500 Extended Cab|1999-2013|Pickup
GMC|Sierra 1500 HD Crew Cab|2001-2003 2005-2006|Pickup
GMC|Sierra 1500 Limited Crew Cab|2022|Pickup
GMC|Sierra 1500 Limited Double Cab|2019 2022|Pickup
GMC|Sierra 1500 Limited Regular Cab|2022|Pickup
GMC|Sierra 1500 Regular Cab|1999-2026|Pickup
GMC|Sierra 2500 Crew Cab|2004|Pickup
GMC|Sierra 2500 Extended Cab|1999-2004|Pickup
GMC|Sierra 2500 HD Crew Cab|2001-2022 2024-2026|Pickup
GMC|Sierra 2500 HD Double Cab|2015-2019 2021-2022 2024-2026|Pickup
GMC|Sierra 2500 HD Extended Cab|1999-2013|Pickup
GMC|Sierra 2500 HD Regular Cab|1999-2019 2021-2026|Pickup
GMC|Sierra 2500 Regular Cab|1999-2004|Pickup
GMC|Sierra 3500 Crew Cab|2001-2006|Pickup
GMC|Sierra 3500 Extended Cab|2001-2006|Pickup
GMC|Sierra 3500 HD Crew Cab|2007-2022 2024-2026|Pickup
GMC|Sierra 3500 HD Double Cab|2015-2018 2021-2022 2024-2026|Pickup
GMC|Sierra 3500 HD Extended Cab|2007-2013|Pickup
GMC|Sierra 3500 HD Regular Cab|2007-2018 2021-2026|Pickup
GMC|Sierra 3500 Regular Cab|2001-2006|Pickup
GMC|Sierra EV|2024-2026|
GMC|Sonoma Club Cab|1992|Pickup
GMC|Sonoma Club Coupe Cab|1993-1998|Pickup
GMC|Sonoma Crew Cab|2001-2004|Pickup
GMC|Sonoma Extended Cab|1999-2003|Pickup
GMC|Sonoma Regular Cab|1992-2003|Pickup
GMC|Suburban 1500|1992-1999|SUV
GMC|Suburban 2500|1992-1999|SUV
GMC|Terrain|2010-2026|SUV
GMC|Vandura 1500|1992-1994|Van/Minivan
GMC|Vandura 2500|1992-1994|Van/Minivan
GMC|Vandura 3500|1992-1994|Van/Minivan
GMC|Vandura G1500|1995|Van/Minivan
GMC|Vandura G2500|1995|Van/Minivan
GMC|Vandura G3500|1995-1996|Van/Minivan
GMC|Yukon|1992-2026|SUV
GMC|Yukon Denali|2000|SUV
GMC|Yukon XL|2015-2026|SUV
GMC|Yukon XL 1500|2000-2014|SUV
GMC|Yukon XL 2500|2000-2013|SUV
Honda|Accord|1992-2026|Coupe, Sedan, Wagon
Honda|Accord Crosstour|2010-2011|SUV
Honda|Accord Hybrid|2014-2015 2017-2022 2024-2026|Sedan
Honda|Civic|1992-2026|Coupe, Hatchback, Sedan
Honda|Civic Type R|2017-2022 2024-2026|Hatchback
Honda|Clarity Electric|2019|Sedan
Honda|Clarity Fuel Cell|2019-2021|Sedan
Honda|Clarity Plug-in Hybrid|2018-2021|Sedan
Honda|CR-V|1997-2026|SUV
Honda|CR-V Hybrid|2020-2022 2024-2026|SUV
Honda|CR-Z|2011-2016|Coupe
Honda|Crosstour|2012-2015|SUV
Honda|del Sol|1993-1997|Coupe
Honda|Element|2003-2011|SUV
Honda|Fit|2007-2013 2015-2020|Hatchback
Honda|HR-V|2016-2026|SUV
Honda|Insight|2000-2006 2010-2014 2019-2023|Hatchback, Sedan
Honda|Odyssey|1995-2026|Van/Minivan
Honda|Passport|1994-2002 2019-2026|SUV
Honda|Pilot|2003-2026|SUV
Honda|Prelude|1992-2001|Coupe
Honda|Prologue|2024-2026|
Honda|Ridgeline|2006-2014 2017-2026|Pickup
Honda|S2000|2000-2009|Convertible
HUMMER|H1|1993-2004 2006|SUV, Wagon
HUMMER|H2|2003-2009|Pickup, SUV
HUMMER|H3|2006-2010|SUV
HUMMER|H3T|2009-2010|Pickup
Hyundai|Accent|1995-2022|Hatchback, Sedan
Hyundai|Azera|2006-2017|Sedan
Hyundai|Elantra|1992-2026|Coupe, Hatchback, Sedan, Wagon
Hyundai|Elantra GT|2015-2020|Hatchback
Hyundai|Elantra Hybrid|2023-2026|Sedan
Hyundai|Elantra N|2022|Sedan
Hyundai|Entourage|2007-2008|Van/Minivan
Hyundai|Equus|2011-2016|Sedan
Hyundai|Excel|1992-1994|Hatchback, Sedan
Hyundai|Genesis|2009-2016|Sedan
Hyundai|Genesis Coupe|2010-2016|Coupe
Hyundai|IONIQ 5|2022-2026|SUV
Hyundai|IONIQ 6|2024-2026|
Hyundai|IONIQ 7|2024-2026|
Hyundai|Ioniq Electric|2017-2021|Hatchback
Hyundai|Ioniq Hybrid|2017-2023|Hatchback
Hyundai|Ioniq Plug-in Hybrid|2018-2022|Hatchback
Hyundai|Kona|2018-2026|SUV
Hyundai|Kona Electric|2019-2026|SUV
Hyundai|Kona N|2022-2023|SUV
Hyundai|NEXO|2019-2022 2024-2026|SUV
Hyundai|Palisade|2020-2026|SUV
Hyundai|Santa Cruz|2022-2026|Pickup
Hyundai|Santa Fe|2001-2026|SUV
Hyundai|Santa Fe Hybrid|2021-2022 2024-2026|SUV
Hyundai|Santa Fe Plug-in Hybrid|2022-2023|SUV
Hyundai|Santa Fe Sport|2013-2018|SUV
Hyundai|Santa Fe XL|2019|SUV
Hyundai|Scoupe|1992-1995|Coupe
Hyundai|Sonata|1992-2026|Sedan
Hyundai|Sonata Hybrid|2016-2026|Sedan
Hyundai|Sonata Plug-in Hybrid|2016-2019|Sedan
Hyundai|Tiburon|1997-2001 2003-2008|Coupe, Hatchback
Hyundai|Tucson|2005-2026|SUV
Hyundai|Tucson Fuel Cell|2015-2016|SUV
Hyundai|Tucson Hybrid|2022-2026|SUV
Hyundai|Tucson Plug-in Hybrid|2022-2026|SUV
Hyundai|Veloster|2012-2017 2019-2022|Coupe
Hyundai|Venue|2020-2026|SUV
Hyundai|Veracruz|2007-2012|SUV
Hyundai|XG300|2001|Sedan
Hyundai|XG350|2002-2005|Sedan
INFINITI|EX|2008-2013|SUV
INFINITI|FX|2003-2013|SUV
INFINITI|G|1992-1996 1999-2013|Convertible, Coupe, Sedan
INFINITI|I|1996-2004|Sedan
INFINITI|J|1993-1997|Sedan
INFINITI|JX|2013|SUV
INFINITI|M|1992 2003-2004 2006-2013|Convertible, Coupe, Sedan
INFINITI|Q|1992-2006|Sedan
INFINITI|Q40|2015|Sedan
INFINITI|Q50|2014-2026|Sedan
INFINITI|Q60|2014-2015 2017-2022|Convertible, Coupe
INFINITI|Q70|2014-2019|Sedan
INFINITI|QX|1997-2013|SUV
INFINITI|QX30|2017-2019|SUV
INFINITI|QX50|2014-2017 2019-2026|SUV
INFINITI|QX55|2022-2026|SUV
INFINITI|QX60|2014-2020 2022-2026|SUV
INFINITI|QX70|2014-2017|SUV
INFINITI|QX80|2014-2022 2024-2026|SUV
Isuzu|Amigo|1992-1994 1998-2000|SUV
Isuzu|Ascender|2003-2008|SUV
Isuzu|Axiom|2002-2004|SUV
Isuzu|Hombre Regular Cab|1996-2000|Pickup
Isuzu|Hombre Spacecab|1997-2000|Pickup
Isuzu|i-280 Extended Cab|2006|Pickup
Isuzu|i-290 Extended Cab|2007-2008|Pickup
Isuzu|i-350 Crew Cab|2006|Pickup
Isuzu|i-370 Crew Cab|2007-2008|Pickup
Isuzu|i-370 Extended Cab|2007-2008|Pickup
Isuzu|Impulse|1992|Hatchback
Isuzu|Oasis|1996-1999|Van/Minivan
Isuzu|Regular Cab|1992-1995|Pickup
Isuzu|Rodeo|1992-2004|SUV
Isuzu|Rodeo Sport|2001-2003|SUV
Isuzu|Spacecab|1992-1994|Pickup
Isuzu|Stylus|1992-1993|Sedan
Isuzu|Trooper|1992-2002|SUV
Isuzu|VehiCROSS|1999-2001|SUV
Jaguar|E-PACE|2018-2026|SUV
Jaguar|F-PACE|2017-2026|SUV
Jaguar|F-TYPE|2014-2026|Convertible, Coupe
Jaguar|I-PACE|2019-2026|SUV
Jaguar|S-Type|2000-2008|Sedan
Jaguar|X-Type|2002-2008|Sedan, Wagon
Jaguar|XE|2017-2020|Sedan
Jaguar|XF|2009-2026|Sedan, Wagon
Jaguar|XJ|1992-2009 2011-2019|Convertible, Coupe, Sedan
Jaguar|XK|1997-2015|Convertible, Coupe
Jeep|Cherokee|1992-2001 2014-2022|SUV
Jeep|Comanche Regular Cab|1992|Pickup
Jeep|Commander|2006-2010|SUV
Jeep|Compass|2007-2026|SUV
Jeep|Gladiator|2020-2026|Pickup
Jeep|Grand Cherokee|1993-2026|SUV
Jeep|Grand Cherokee 4xe|2022-2026|SUV
Jeep|Grand Cherokee L|2021-2026|SUV
Jeep|Grand Wagoneer|2022-2026|SUV
Jeep|Grand Wagoneer L|2023-2026|SUV
Jeep|Liberty|2002-2012|SUV
Jeep|Patriot|2007-2017|SUV
Jeep|Recon|2024-2026|
Jeep|Renegade|2015-2023|SUV
Jeep|Wagoneer|2022-2026|SUV
Jeep|Wagoneer L|2023-2026|SUV
Jeep|Wrangler|1992-1995 1997-2026|SUV
Jeep|Wrangler 2 Door|2024-2026|
Jeep|Wrangler 4 Door|2024-2026|
Jeep|Wrangler 4xe|2024-2026|
Jeep|Wrangler Unlimited|2017-2023|SUV
Jeep|Wrangler Unlimited 4xe|2021-2023|SUV
Kia|Amanti|2004-2009|Sedan
Kia|Borrego|2009|SUV
Kia|Cadenza|2014-2020|Sedan
Kia|Carnival|2022-2026|Van/Minivan
Kia|EV6|2022-2026|SUV
Kia|EV9|2024-2026|
Kia|Forte|2010-2026|Coupe, Hatchback, Sedan
Kia|Forte Koup|2015-2016|Coupe
Kia|Forte5|2015-2018|Hatchback
Kia|K5|2021-2026|Sedan
Kia|K900|2015-2017 2019-2020|Sedan
Kia|Niro|2017-2026|Wagon
Kia|Niro EV|2019-2026|Wagon
Kia|Niro Plug-in Hybrid|2018-2026|Wagon
Kia|Optima|2001-2020|Sedan
Kia|Optima (2006.5)|2006|Sedan
Kia|Optima Hybrid|2015-2020|Sedan
Kia|Optima Plug-in Hybrid|2017-2020|Sedan
Kia|Rio|2001-2023|Hatchback, Sedan, Wagon
Kia|Rondo|2007-2010|Wagon
Kia|Sedona|2002-2012 2014-2021|Van/Minivan
Kia|Seltos|2021-2026|SUV
Kia|Sephia|1994-2001|Sedan
Kia|Sorento|2003-2009 2011-2026|SUV
Kia|Sorento Hybrid|2021-2026|SUV
Kia|Sorento Plug-in Hybrid|2022-2026|SUV
Kia|Soul|2010-2026|Wagon
Kia|Soul EV|2015-2019|Wagon
Kia|Spectra|2000-2009|Hatchback, Sedan
Kia|Sportage|1995-2002 2005-2026|SUV
Kia|Sportage Hybrid|2023-2026|SUV
Kia|Sportage Plug-in Hybrid|2023-2026|SUV
Kia|Stinger|2018-2023|Sedan
Kia|Telluride|2020-2026|SUV
Lamborghini|Aventador|2012-2019 2021-2022|Convertible, Coupe
Lamborghini|Gallardo|2006-2014|Convertible, Coupe
Lamborghini|Huracan|2015-2019 2021-2022|Convertible, Coupe
Lamborghini|Murcielago|2006-2007 2009-2010|Convertible, Coupe
Lamborghini|Murcielago LP640|2008|Convertible, Coupe
Lamborghini|Urus|2019 2021-2022|SUV
Land Rover|Defender 90|1994-1995 1997 2020-2026|SUV
Land Rover|Defender 110|1993 2020-2026|SUV
Land Rover|Defender 130|2023-2026|SUV
Land Rover|Discovery|1994-1999 2003-2004 2017-2026|SUV
Land Rover|Discovery Series II|1999-2002|SUV
Land Rover|Discovery Sport|2015-2026|SUV
Land Rover|Freelander|2002-2005|SUV
Land Rover|LR2|2008-2015|SUV
Land Rover|LR3|2005-2009|SUV
Land Rover|LR4|2010-2016|SUV
Land Rover|Range Rover|1992-2026|SUV
Land Rover|Range Rover Evoque|2012-2026|SUV
Land Rover|Range Rover Sport|2006-2026|SUV
Land Rover|Range Rover Velar|2018-2026|SUV
Lexus|CT|2011-2017|Hatchback
Lexus|ES|1992-2026|Sedan
Lexus|GS|1993-2011 2013-2020|Sedan
Lexus|GX|2003-2026|SUV
Lexus|HS|2010-2012|Sedan
Lexus|IS|2001-2026|Convertible, Hatchback, Sedan
Lexus|IS F|2008-2011|Sedan
Lexus|LC|2018-2022 2024-2026|Convertible, Coupe
Lexus|LFA|2012|Coupe
Lexus|LS|1992-2026|Sedan
Lexus|LX|1996-2011 2013-2026|SUV
Lexus|NX|2015-2026|SUV
Lexus|RC|2015-2022 2024-2026|Coupe
Lexus|RX|1999-2026|SUV
Lexus|RZ|2023-2026|SUV
Lexus|SC|1992-2000 2002-2010|Convertible, Coupe
Lexus|TX|2023-2026|SUV
Lexus|UX|2019-2026|SUV
Lincoln|Aviator|2003-2005 2020-2026|SUV
Lincoln|Blackwood|2002|Pickup
Lincoln|Continental|1992-2002 2017-2020|Sedan
Lincoln|Corsair|2020-2026|SUV
Lincoln|LS|2000-2006|Sedan
Lincoln|Mark LT|2006-2008|Pickup
Lincoln|Mark VII|1992|Coupe
Lincoln|Mark VIII|1993-1998|Coupe
Lincoln|MKC|2015-2019|SUV
Lincoln|MKS|2009-2016|Sedan
Lincoln|MKT|2010-2019|SUV
Lincoln|MKX|2007-2018|SUV
Lincoln|MKZ|2007-2020|Sedan
Lincoln|Nautilus|2019-2026|SUV
Lincoln|Navigator|1998-2026|SUV
Lincoln|Navigator L|2007-2026|SUV
Lincoln|Town Car|1992-2011|Sedan
Lincoln|Zephyr|2006|Sedan
Lotus|Elise|2005-2011|Coupe
Lotus|Evora|2010-2014|Coupe
Lotus|Evora 400|2017-2018|Coupe
Lotus|Evora GT|2021|Coupe
Lotus|Exige|2006 2009-2011|Coupe
Lotus|Exige S|2007-2008|Coupe
Lucid|Air|2022 2024-2026|Sedan
Lucid|Gravity|2025-2026|
Maserati|Coupe|2005-2006|Coupe
Maserati|Ghibli|2014-2019 2021-2022 2024-2026|Sedan
Maserati|GranSport|2005-2006|Convertible, Coupe
Maserati|GranTurismo|2008-2019 2024-2026|Convertible, Coupe
Maserati|Grecale|2023-2026|SUV
Maserati|Levante|2017-2019 2021-2022 2024-2026|SUV
Maserati|MC20|2022|Coupe
Maserati|Quattroporte|2005-2019 2021-2022 2024-2026|Sedan
Maybach|57|2005-2012|Sedan
Maybach|62|2005-2012|Sedan
MAZDA|323|1992-1994|Hatchback
MAZDA|626|1992-2002|Sedan
MAZDA|929|1992-1995|Sedan
MAZDA|B-Series Cab Plus|1992-2004|Pickup
MAZDA|B-Series Extended Cab|2005-2009|Pickup
MAZDA|B-Series Regular Cab|1992-2009|Pickup
MAZDA|CX-3|2016-2021|SUV
MAZDA|CX-5|2013-2026|SUV
MAZDA|CX-7|2007-2012|SUV
MAZDA|CX-9|2007-2023|SUV
MAZDA|CX-30|2020-2026|SUV
MAZDA|CX-50|2023-2026|SUV
MAZDA|CX-70|2024-2026|
MAZDA|CX-90|2023-2026|SUV
MAZDA|CX-90 PHEV|2024-2026|
MAZDA|MAZDA2|2011-2014|Hatchback
MAZDA|MAZDA3|2004-2026|Hatchback, Sedan
MAZDA|MAZDA5|2006-2010 2012-2015|Van/Minivan
MAZDA|MAZDA6|2003-2021|Hatchback, Sedan, Wagon
MAZDA|Millenia|1995-2002|Sedan
MAZDA|MPV|1992-1998 2000-2006|Van/Minivan
MAZDA|MX-3|1992-1995|Hatchback
MAZDA|MX-5 Miata|1992-1997 1999-2022 2024-2026|Convertible
MAZDA|MX-5 Miata RF|2017-2022|Convertible
MAZDA|MX-6|1992-1997|Coupe
MAZDA|MX-30|2022|SUV
MAZDA|Navajo|1992-1994|SUV
MAZDA|Protege|1992-2003|Sedan
MAZDA|Protege5|2002-2003|Hatchback
MAZDA|RX-7|1993-1995|Hatchback
MAZDA|RX-8|2004-2011|Coupe
MAZDA|Tribute|2001-2006 2008-2011|SUV
McLaren|570GT|2017-2019|Coupe
McLaren|570S|2016-2019|Convertible, Coupe
McLaren|600LT|2019|Coupe
McLaren|650S|2015-2016|Convertible, Coupe
McLaren|675LT|2016|Coupe
McLaren|720S|2018-2019|Convertible, Coupe
McLaren|MP4-12C|2012-2014|Convertible, Coupe
Mercedes-Benz|190 E|1992-1993|Sedan
Mercedes-Benz|300 CE|1992-1993|Convertible, Coupe
Mercedes-Benz|300 D|1992-1993|Sedan
Mercedes-Benz|300 E|1992-1993|Sedan
Mercedes-Benz|300 SD|1992-1993|Sedan
Mercedes-Benz|300 SE|1992-1993|Sedan
Mercedes-Benz|300 SL|1992-1993|Convertible
Mercedes-Benz|300 TE|1992-1993|Wagon
Mercedes-Benz|400 E|1992-1993|Sedan
Mercedes-Benz|400 SE|1992|Sedan
Mercedes-Benz|400 SEL|1993|Sedan
Mercedes-Benz|500 E|1992-1993|Sedan
Mercedes-Benz|500 SEC|1993|Coupe
Mercedes-Benz|500 SEL|1992-1993|Sedan
Mercedes-Benz|500 SL|1992-1993|Convertible
Mercedes-Benz|600 SEC|1993|Coupe
Mercedes-Benz|600 SEL|1992-1993|Sedan
Mercedes-Benz|600 SL|1993|Convertible
Mercedes-Benz|A-Class|2019-2022|Sedan
Mercedes-Benz|B-Class|2014-2017|Hatchback
Mercedes-Benz|C-Class|1994-2026|Convertible, Coupe, Sedan, Wagon
Mercedes-Benz|CL-Class|1998-2014|Coupe
Mercedes-Benz|CLA|2016-2022 2024-2026|Sedan
Mercedes-Benz|CLA-Class|2014-2015|Sedan
Mercedes-Benz|CLE|2024-2026|
Mercedes-Benz|CLK-Class|1998-2009|Convertible, Coupe
Mercedes-Benz|CLS|2017-2022|Sedan
Mercedes-Benz|CLS-Class|2006-2016|Coupe, Sedan
Mercedes-Benz|E-Class|1994-2026|Convertible, Coupe, Sedan, Wagon
Mercedes-Benz|eSprinter|2024-2026|
Mercedes-Benz|G-Class|2002-2022 2024-2026|SUV
Mercedes-Benz|GL-Class|2007-2016|SUV
Mercedes-Benz|GLA|2016-2026|SUV
Mercedes-Benz|GLA-Class|2015|SUV
Mercedes-Benz|GLB|2020-2026|SUV
Mercedes-Benz|GLC|2016-2026|SUV
Mercedes-Benz|GLC Coupe|2017-2019 2021-2022 2024-2026|SUV
Mercedes-Benz|GLE|2016-2026|SUV
Mercedes-Benz|GLE Coupe|2016|SUV
Mercedes-Benz|GLK-Class|2010-2015|SUV
Mercedes-Benz|GLS|2017-2026|SUV
Mercedes-Benz|M-Class|1998-2015|SUV
Mercedes-Benz|Mercedes-AMG A-Class|2020-2021|Sedan
Mercedes-Benz|Mercedes-AMG C-Class|2017-2022|Convertible, Coupe, Sedan
Mercedes-Benz|Mercedes-AMG CLA|2016-2019 2021-2022 2024-2026|Sedan
Mercedes-Benz|Mercedes-AMG CLS|2017-2021|Sedan
Mercedes-Benz|Mercedes-AMG E-Class|2017-2019 2021-2022|Convertible, Coupe, Sedan, Wagon
Mercedes-Benz|Mercedes-AMG EQE|2024-2026|
Mercedes-Benz|Mercedes-AMG EQE SUV|2024-2026|
Mercedes-Benz|Mercedes-AMG EQS|2022 2024-2026|Sedan
Mercedes-Benz|Mercedes-AMG G-Class|2017-2019 2021 2024-2026|SUV
Mercedes-Benz|Mercedes-AMG GLA|2016-2019 2021-2022 2024-2026|SUV
Mercedes-Benz|Mercedes-AMG GLB|2021-2022 2024-2026|SUV
Mercedes-Benz|Mercedes-AMG GLC|2017-2022|SUV
Mercedes-Benz|Mercedes-AMG GLC Coupe|2017-2022|SUV
Mercedes-Benz|Mercedes-AMG GLE|2016-2019 2021-2022 2024-2026|SUV
Mercedes-Benz|Mercedes-AMG GLE Coupe|2016-2019 2021-2022 2024-2026|SUV
Mercedes-Benz|Mercedes-AMG GLS|2017-2019 2021-2022|SUV
Mercedes-Benz|Mercedes-AMG GT|2016-2019 2021-2022 2024-2026|Convertible, Coupe, Sedan
Mercedes-Benz|Mercedes-AMG S-Class|2017-2019 2021|Convertible, Coupe, Sedan
Mercedes-Benz|Mercedes-AMG SL|2016-2019 2022|Convertible
Mercedes-Benz|Mercedes-AMG SLC|2017-2019|Convertible
Mercedes-Benz|Mercedes-AMG SLK|2016|Convertible
Mercedes-Benz|Mercedes-EQ EQB|2022-2026|SUV
Mercedes-Benz|Mercedes-EQ EQE|2023-2026|Sedan
Mercedes-Benz|Mercedes-EQ EQE SUV|2023-2026|SUV
Mercedes-Benz|Mercedes-EQ EQS|2022-2026|Sedan
Mercedes-Benz|Mercedes-EQ EQS SUV|2023-2026|SUV
Mercedes-Benz|Mercedes-Maybach EQS SUV|2024-2026|
Mercedes-Benz|Mercedes-Maybach GLS|2021-2022 2024-2026|SUV
Mercedes-Benz|Mercedes-Maybach S 600|2016|Sedan
Mercedes-Benz|Mercedes-Maybach S-Class|2017-2019 2021-2022 2024-2026|Sedan
Mercedes-Benz|Metris Cargo|2016-2019 2021-2022|Van/Minivan
Mercedes-Benz|Metris Passenger|2016-2019 2021-2022|Van/Minivan
Mercedes-Benz|Metris WORKER Cargo|2017-2020|Van/Minivan
Mercedes-Benz|Metris WORKER Passenger|2017-2020|Van/Minivan
Mercedes-Benz|R-Class|2006-2012|Wagon
Mercedes-Benz|S-Class|1994-2022 2024-2026|Convertible, Coupe, Sedan
Mercedes-Benz|SL|2016-2019|Convertible
Mercedes-Benz|SL-Class|1994-2009 2011-2015|Convertible
Mercedes-Benz|SLC|2017-2020|Convertible
Mercedes-Benz|SLK|2016|Convertible
Mercedes-Benz|SLK-Class|1998-2015|Convertible
Mercedes-Benz|SLR McLaren|2005-2009|Convertible, Coupe
Mercedes-Benz|SLS-Class|2011-2015|Convertible, Coupe
Mercedes-Benz|Sprinter 1500 Cargo|2019-2022|Van/Minivan
Mercedes-Benz|Sprinter 1500 Passenger|2019-2022|Van/Minivan
Mercedes-Benz|Sprinter 2500 Cargo|2011-2022 2024-2026|Van/Minivan
Mercedes-Benz|Sprinter 2500 Crew|2011-2022 2024-2026|Van/Minivan
Mercedes-Benz|Sprinter 2500 Passenger|2011-2022 2024-2026|Van/Minivan
Mercedes-Benz|Sprinter 3500 Cargo|2011-2022 2024-2026|Van/Minivan
Mercedes-Benz|Sprinter 3500 Crew|2019-2022|Van/Minivan
Mercedes-Benz|Sprinter 3500 XD Cargo|2017-2022 2024-2026|Van/Minivan
Mercedes-Benz|Sprinter 3500 XD Crew|2019-2022|Van/Minivan
Mercedes-Benz|Sprinter 4500 Cargo|2019-2022 2024-2026|Van/Minivan
Mercedes-Benz|Sprinter 4500 Crew|2019-2022|Van/Minivan
Mercedes-Benz|Sprinter WORKER Cargo|2017-2018|Van/Minivan
Mercedes-Benz|Sprinter WORKER Passenger|2017|Van/Minivan
Mercury|Capri|1992-1994|Convertible
Mercury|Cougar|1992-1997 1999-2002|Coupe, Sedan
Mercury|Grand Marquis|1992-2011|Sedan
Mercury|Marauder|2003-2004|Sedan
Mercury|Mariner|2005-2011|SUV
Mercury|Milan|2006-2011|Sedan
Mercury|Montego|2005-2007|Sedan
Mercury|Monterey|2004-2007|Van/Minivan
Mercury|Mountaineer|1997-2010|SUV
Mercury|Mystique|1995-2000|Sedan
Mercury|Sable|1992-2005 2008-2009|Sedan, Wagon
Mercury|Topaz|1992-1994|Coupe, Sedan
Mercury|Tracer|1992-1999|Sedan, Wagon
Mercury|Villager|1993-2002|Van/Minivan
MINI|Clubman|2008-2014 2016-2026|Hatchback
MINI|Convertible|2005-2019 2021-2026|Convertible
MINI|Cooper|2002-2008|Hatchback
MINI|Countryman|2011-2026|Hatchback, SUV
MINI|Coupe|2012-2015|Coupe
MINI|Hardtop|2009-2014|Hatchback
MINI|Hardtop 2 Door|2015-2026|Hatchback
MINI|Hardtop 4 Door|2015-2026|Hatchback
MINI|Paceman|2013-2016|Hatchback
MINI|Roadster|2012-2015|Convertible
Mitsubishi|3000GT|1992-1999|Convertible, Coupe, Hatchback
Mitsubishi|Diamante|1992-2004|Sedan, Wagon
Mitsubishi|Eclipse|1992-2012|Convertible, Coupe, Hatchback
Mitsubishi|Eclipse Cross|2018-2020 2022-2026|SUV
Mitsubishi|Endeavor|2004-2008 2010-2011|SUV
Mitsubishi|Expo|1992-1995|Wagon
Mitsubishi|Galant|1992-2012|Sedan
Mitsubishi|i-MiEV|2012 2014 2016-2017|Hatchback
Mitsubishi|Lancer|2002-2017|Hatchback, Sedan, Wagon
Mitsubishi|Lancer Evolution|2015|Sedan
Mitsubishi|Mighty Max Macro Cab|1992-1994|Pickup
Mitsubishi|Mighty Max Regular Cab|1992-1996|Pickup
Mitsubishi|Mirage|1992-2002 2014-2015 2017-2026|Coupe, Hatchback, Sedan
Mitsubishi|Mirage G4|2017-2026|Sedan
Mitsubishi|Montero|1992-2006|SUV
Mitsubishi|Montero Sport|1997-2004|SUV
Mitsubishi|Outlander|2003-2020 2022-2026|SUV
Mitsubishi|Outlander PHEV|2018-2026|SUV
Mitsubishi|Outlander Sport|2011-2026|SUV
Mitsubishi|Precis|1992-1994|Hatchback
Mitsubishi|Raider Double Cab|2006-2009|Pickup
Mitsubishi|Raider Extended Cab|2006-2009|Pickup
Nissan|200SX|1995-1998|Coupe
Nissan|240SX|1992-1998|Convertible, Coupe, Hatchback
Nissan|300ZX|1992-1996|Convertible, Hatchback
Nissan|350Z|2003-2009|Convertible, Coupe
Nissan|370Z|2009-2020|Convertible, Coupe
Nissan|400Z|2022|Coupe
Nissan|Altima|1993-2026|Coupe, Sedan
Nissan|Ariya|2023|SUV
Nissan|Armada|2005-2015 2017-2026|SUV
Nissan|cube|2009-2014|Wagon
Nissan|Frontier Crew Cab|2000-2026|Pickup
Nissan|Frontier King Cab|1998-2026|Pickup
Nissan|Frontier Regular Cab|1998-2001|Pickup
Nissan|GT-R|2009-2021 2024-2026|Coupe
Nissan|JUKE|2011-2017|SUV
Nissan|Kicks|2018-2026|SUV
Nissan|King Cab|1992-1997|Pickup
Nissan|LEAF|2011-2026|Hatchback
Nissan|Maxima|1992-2014 2016-2023|Sedan
Nissan|Murano|2003-2007 2009-2026|SUV
Nissan|NV200|2013-2021|Van/Minivan
Nissan|NV200 Taxi|2015-2016 2019|Van/Minivan
Nissan|NV1500 Cargo|2012-2021|Van/Minivan
Nissan|NV2500 HD Cargo|2012-2021|Van/Minivan
Nissan|NV3500 HD Cargo|2012-2021|Van/Minivan
Nissan|NV3500 HD Passenger|2012-2021|Van/Minivan
Nissan|NX|1992-1993|Hatchback
Nissan|Pathfinder|1992-2020 2022-2026|SUV
Nissan|Pathfinder Armada|2004|SUV
Nissan|Quest|1993-2002 2004-2009 2011-2017|Van/Minivan
Nissan|Regular Cab|1992-1997|Pickup
Nissan|Rogue|2008-2026|SUV
Nissan|Rogue Select|2014-2015|SUV
Nissan|Rogue Sport|2017-2023|SUV
Nissan|Sentra|1992-2026|Coupe, Sedan
Nissan|Stanza|1992|Sedan
Nissan|Titan Crew Cab|2004-2015 2017-2026|Pickup
Nissan|Titan King Cab|2004-2015 2017-2026|Pickup
Nissan|TITAN Single Cab|2017-2019|Pickup
Nissan|TITAN XD Crew Cab|2016-2026|Pickup
Nissan|TITAN XD King Cab|2017-2019|Pickup
Nissan|TITAN XD Single Cab|2017-2019|Pickup
Nissan|Versa|2007-2026|Hatchback, Sedan
Nissan|Versa Note|2016-2019|Hatchback
Nissan|Xterra|2000-2015|SUV
Nissan|Z|2023-2026|Coupe
Oldsmobile|88|1992-1999|Sedan
Oldsmobile|98|1992-1996|Sedan
Oldsmobile|Achieva|1992-1998|Coupe, Sedan
Oldsmobile|Alero|1999-2004|Coupe, Sedan
Oldsmobile|Aurora|1995-1999 2001-2003|Sedan
Oldsmobile|Bravada|1992-1994 1996-2004|SUV
Oldsmobile|Ciera|1996|Sedan, Wagon
Oldsmobile|Custom Cruiser|1992|Wagon
Oldsmobile|Cutlass|1997-1999|Sedan
Oldsmobile|Cutlass Ciera|1992-1995|Sedan, Wagon
Oldsmobile|Cutlass Cruiser|1993-1994|Wagon
Oldsmobile|Cutlass Supreme|1992-1997|Convertible, Coupe, Sedan
Oldsmobile|Intrigue|1998-2002|Sedan
Oldsmobile|LSS|1997-1999|Sedan
Oldsmobile|Regency|1997-1998|Sedan
Oldsmobile|Silhouette|1992-2004|Van/Minivan
Oldsmobile|Toronado|1992|Coupe
Panoz|Esperante|2005-2006|Convertible, Coupe
Plymouth|Acclaim|1992-1995|Sedan
Plymouth|Breeze|1996-2000|Sedan
Plymouth|Colt|1992-1994|Coupe, Hatchback, Sedan
Plymouth|Colt Vista|1992-1994|Wagon
Plymouth|Grand Voyager|1992-2000|Van/Minivan
Plymouth|Laser|1992-1994|Hatchback
Plymouth|Neon|1995-2001|Coupe, Sedan
Plymouth|Prowler|1997 1999-2000|Convertible
Plymouth|Sundance|1992-1994|Hatchback
Plymouth|Voyager|1992-2000|Van/Minivan
Polestar|1|2021|Coupe
Polestar|2|2021-2026|Hatchback
Polestar|3|2023-2026|SUV
Polestar|4|2024-2026|
Polestar|5|2024-2026|
Pontiac|Aztek|2001-2005|SUV
Pontiac|Bonneville|1992-2005|Sedan
Pontiac|Firebird|1992-2002|Convertible, Coupe, Hatchback
Pontiac|G3|2009-2010|Hatchback
Pontiac|G5|2007-2009|Coupe
Pontiac|G6|2005-2010|Convertible, Coupe, Sedan
Pontiac|G6 (2009.5)|2009|Convertible, Coupe, Sedan
Pontiac|G8|2008-2009|Sedan
Pontiac|Grand Am|1992-2005|Coupe, Sedan
Pontiac|Grand Prix|1992-2008|Coupe, Sedan
Pontiac|GTO|2004-2006|Coupe
Pontiac|LeMans|1992-1993|Hatchback, Sedan
Pontiac|Montana|1999-2005|Van/Minivan
Pontiac|Montana SV6|2005-2006|Van/Minivan
Pontiac|Solstice|2006-2009|Convertible, Coupe
Pontiac|Sunbird|1992-1994|Convertible, Coupe, Sedan
Pontiac|Sunfire|1995-2005|Convertible, Coupe, Sedan
Pontiac|Torrent|2006-2009|SUV
Pontiac|Trans Sport|1992-1998|Van/Minivan
Pontiac|Vibe|2003-2010|Hatchback, Wagon
Porsche|718 Boxster|2017-2022 2024-2026|Convertible
Porsche|718 Cayman|2017-2022 2024-2026|Coupe
Porsche|718 Spyder|2020-2026|Convertible
Porsche|911|1992-2022 2024-2026|Convertible, Coupe
Porsche|928|1993-1995|Hatchback
Porsche|968|1992-1995|Convertible, Coupe
Porsche|Boxster|1997-2016|Convertible
Porsche|Carrera GT|2004-2005|Convertible
Porsche|Cayenne|2003-2006 2008-2026|SUV
Porsche|Cayenne Coupe|2020-2022 2024-2026|SUV
Porsche|Cayman|2006-2012 2014-2016|Coupe
Porsche|Macan|2015-2026|SUV
Porsche|Panamera|2010-2022 2024-2026|Sedan
Porsche|Taycan|2020-2022 2024-2026|Sedan
Porsche|Taycan Cross Turismo|2021-2022 2024-2026|Sedan
Porsche|Taycan Sport Turismo|2024-2026|
Ram|1500 Classic Crew Cab|2019-2023|Pickup
Ram|1500 Classic Quad Cab|2019-2023|Pickup
Ram|1500 Classic Regular Cab|2019 2021-2023|Pickup
Ram|1500 Crew Cab|2011-2026|Pickup
Ram|1500 Quad Cab|2011-2026|Pickup
Ram|1500 Ramcharger|2025-2026|
Ram|1500 Regular Cab|2011-2018|Pickup
Ram|1500 REV|2025-2026|
Ram|2500 Crew Cab|2011-2022 2024-2026|Pickup
Ram|2500 Mega Cab|2011-2019 2021-2022 2024-2026|Pickup
Ram|2500 Regular Cab|2011-2019 2021-2022 2024-2026|Pickup
Ram|3500 Crew Cab|2011-2022 2024-2026|Pickup
Ram|3500 Mega Cab|2011-2019 2021-2022 2024-2026|Pickup
Ram|3500 Regular Cab|2011-2019 2021-2022 2024-2026|Pickup
Ram|C/V|2012|Van/Minivan
Ram|C/V Tradesman|2013-2015|Van/Minivan
Ram|Dakota Crew Cab|2011|Pickup
Ram|Dakota Extended Cab|2011|Pickup
Ram|ProMaster 1500 Cargo|2014|Van/Minivan
Ram|ProMaster 2500 Cargo|2014|Van/Minivan
Ram|ProMaster 3500 Cargo|2014|Van/Minivan
Ram|ProMaster Cargo Van|2015-2026|Van/Minivan
Ram|ProMaster City|2015-2022|Van/Minivan
Ram|ProMaster Window Van|2015-2019 2021-2026|Van/Minivan
Rivian|R1S|2021-2022 2024-2026|SUV
Rivian|R1T|2021-2022 2024-2026|Pickup
Rolls-Royce|Cullinan|2019 2021-2022|SUV
Rolls-Royce|Dawn|2016-2019 2021|Convertible
Rolls-Royce|Ghost|2010-2019 2021-2022|Sedan
Rolls-Royce|Phantom|2005-2016 2018-2019 2021-2022|Convertible, Coupe, Sedan
Rolls-Royce|Wraith|2014-2019 2021|Coupe
Saab|9-2X|2005-2006|Wagon
Saab|9-3|1999-2011|Convertible, Hatchback, Sedan, Wagon
Saab|9-4X|2011|SUV
Saab|9-5|1999-2011|Sedan, Wagon
Saab|9-7X|2005-2009|SUV
Saab|900|1992-1998|Convertible, Coupe, Hatchback, Sedan
Saab|9000|1992-1998|Hatchback, Sedan
Saturn|Astra|2008|Hatchback
Saturn|Aura|2007-2009|Sedan
Saturn|Ion|2003-2007|Coupe, Sedan
Saturn|L-Series|2000-2005|Sedan, Wagon
Saturn|Outlook|2007-2010|SUV
Saturn|Relay|2005-2007|Van/Minivan
Saturn|S-Series|1992-2002|Coupe, Sedan, Wagon
Saturn|SKY|2007-2009|Convertible
Saturn|VUE|2002-2010|SUV
Scion|FR-S|2013-2016|Coupe
Scion|iA|2016|Sedan
Scion|iM|2016|Hatchback
Scion|iQ|2012-2015|Hatchback
Scion|tC|2005-2016|Coupe
Scion|xA|2004-2006|Hatchback
Scion|xB|2004-2006 2008-2015|Hatchback
Scion|xD|2008-2014|Hatchback
smart|fortwo|2008-2017|Convertible, Hatchback
smart|fortwo cabrio|2017|Convertible
smart|fortwo electric drive|2013-2018|Convertible, Hatchback
smart|fortwo electric drive cabrio|2017-2018|Convertible
smart|fortwo EQ cabrio|2019|Convertible
smart|fortwo EQ coupe|2019|Hatchback
SRT|Viper|2013-2014|Coupe
Subaru|Ascent|2019-2026|SUV
Subaru|B9 Tribeca|2006-2007|SUV
Subaru|Baja|2003-2006|Pickup
Subaru|BRZ|2013-2020 2022-2026|Coupe
Subaru|Crosstrek|2016-2026|SUV
Subaru|Forester|1998-2026|SUV
Subaru|Impreza|1993-2026|Coupe, Sedan, Wagon
Subaru|Justy|1992-1994|Hatchback
Subaru|Legacy|1992-2026|Sedan, Wagon
Subaru|Loyale|1992-1994|Sedan, Wagon
Subaru|Outback|2000-2026|SUV, Sedan, Wagon
Subaru|Solterra|2023|SUV
Subaru|SVX|1992-1997|Coupe
Subaru|Tribeca|2008-2014|SUV
Subaru|WRX|2015-2026|Sedan
Subaru|XV Crosstrek|2013-2015|SUV
Suzuki|Aerio|2002-2007|Sedan, Wagon
Suzuki|Equator Crew Cab|2009-2012|Pickup
Suzuki|Equator Extended Cab|2009-2012|Pickup
Suzuki|Esteem|1995-2002|Sedan, Wagon
Suzuki|Forenza|2004-2008|Sedan, Wagon
Suzuki|Grand Vitara|1999-2013|SUV
Suzuki|Kizashi|2010-2013|Sedan
Suzuki|Reno|2005-2008|Hatchback
Suzuki|Samurai|1992-1995|SUV
Suzuki|Sidekick|1992-1998|SUV
Suzuki|Swift|1992-2001|Hatchback, Sedan
Suzuki|SX4|2007-2013|Hatchback, Sedan
Suzuki|Verona|2004-2006|Sedan
Suzuki|Vitara|1999-2004|SUV
Suzuki|X-90|1996-1998|SUV
Suzuki|XL-7|2001-2006|SUV
Suzuki|XL7|2007-2009|SUV
Tesla|Cybertruck|2022-2026|Pickup
Tesla|Model 3|2017-2026|Sedan
Tesla|Model S|2012-2026|Sedan
Tesla|Model X|2016-2026|SUV
Tesla|Model Y|2020-2026|SUV
Toyota|4Runner|1992-2026|SUV
Toyota|86|2017-2020 2022-2023|Coupe
Toyota|Avalon|1995-2022|Sedan
Toyota|Avalon Hybrid|2017-2022|Sedan
Toyota|bZ4X|2023|SUV
Toyota|C-HR|2018-2023|SUV
Toyota|Camry|1992-2026|Coupe, Sedan, Wagon
Toyota|Camry Hybrid|2017-2026|Sedan
Toyota|Celica|1992-2005|Convertible, Coupe, Hatchback
Toyota|Corolla|1992-2026|Sedan, Wagon
Toyota|Corolla Cross|2022-2026|SUV
Toyota|Corolla Cross Hybrid|2023-2026|SUV
Toyota|Corolla Hatchback|2019-2026|Hatchback
Toyota|Corolla Hybrid|2020-2026|Sedan
Toyota|Corolla iM|2017-2018|Hatchback
Toyota|Cressida|1992|Sedan
Toyota|Crown|2023-2026|Sedan
Toyota|Crown Signia|2025-2026|
Toyota|Echo|2000-2005|Coupe, Sedan
Toyota|FJ Cruiser|2007-2014|SUV
Toyota|GR Corolla|2024-2026|
Toyota|GR Supra|2020-2026|Coupe
Toyota|GR86|2022-2026|Coupe
Toyota|Grand Highlander|2024-2026|
Toyota|Grand Highlander Hybrid|2024-2026|
Toyota|Highlander|2001-2026|SUV
Toyota|Highlander Hybrid|2017-2026|SUV
Toyota|Land Cruiser|1992-2011 2013-2021 2024-2026|SUV
Toyota|Matrix|2003-2013|Hatchback, Wagon
Toyota|Mirai|2016-2022 2024-2026|Sedan
Toyota|MR2|1992-1995 2000-2005|Convertible, Coupe, Hatchback
Toyota|Paseo|1992-1997|Convertible, Coupe, Hatchback
Toyota|Previa|1992-1997|Van/Minivan
Toyota|Prius|2001-2026|Hatchback, Sedan
Toyota|Prius c|2012-2019|Hatchback
Toyota|Prius Plug-in Hybrid|2012-2015|Hatchback
Toyota|Prius Prime|2017-2022 2024-2026|Hatchback
Toyota|Prius v|2012-2017|Wagon
Toyota|RAV4|1996-2026|SUV
Toyota|RAV4 Hybrid|2017-2026|SUV
Toyota|RAV4 Prime|2021-2026|SUV
Toyota|Regular Cab|1992-1995|Pickup
Toyota|Sequoia|2001-2026|SUV
Toyota|Sienna|1998-2026|Van/Minivan
Toyota|Solara|1999-2008|Convertible, Coupe
Toyota|Supra|1992-1998|Hatchback
Toyota|T100 Regular Cab|1993-1998|Pickup
Toyota|T100 Xtracab|1995-1998|Pickup
Toyota|Tacoma Access Cab|2005-2023|Pickup
Toyota|Tacoma Double Cab|2001-2022 2024-2026|Pickup
Toyota|Tacoma Regular Cab|1995-2014|Pickup
Toyota|Tacoma XtraCab|2024-2026|
Toyota|Tacoma Xtracab|1995-2004|Pickup
Toyota|Tercel|1992-1998|Coupe, Sedan
Toyota|Tundra Access Cab|2000-2006|Pickup
Toyota|Tundra CrewMax|2007-2026|Pickup
Toyota|Tundra Double Cab|2004-2022 2024-2026|Pickup
Toyota|Tundra Hybrid CrewMax|2022 2024-2026|Pickup
Toyota|Tundra Regular Cab|2000-2017|Pickup
Toyota|Venza|2009-2015 2021-2026|SUV, Wagon
Toyota|Xtra Cab|1992-1995|Pickup
Toyota|Yaris|2007-2020|Hatchback, Sedan
Toyota|Yaris Hatchback|2020|Hatchback
Toyota|Yaris iA|2017-2018|Sedan
VinFast|VF 6|2024-2026|
VinFast|VF 7|2024-2026|
VinFast|VF 8|2023-2026|SUV
VinFast|VF 9|2023|SUV
Volkswagen|Arteon|2019-2023|Sedan
Volkswagen|Atlas|2018-2026|SUV
Volkswagen|Atlas Cross Sport|2020-2026|SUV
Volkswagen|Beetle|2012-2019|Convertible, Coupe, Hatchback
Volkswagen|Cabrio|1995-2002|Convertible
Volkswagen|Cabrio (New)|1999|Convertible
Volkswagen|Cabriolet|1992-1993|Convertible
Volkswagen|CC|2009-2017|Sedan
Volkswagen|Corrado|1992-1994|Coupe, Hatchback
Volkswagen|e-Golf|2015-2019|Hatchback
Volkswagen|Eos|2007-2016|Convertible
Volkswagen|Eurovan|1993 1999-2003|Van/Minivan
Volkswagen|Fox|1992-1993|Coupe, Sedan
Volkswagen|GLI|2008-2009|Sedan
Volkswagen|Golf|1992 1996-2006 2010-2021|Hatchback
Volkswagen|Golf (New)|1999|Hatchback
Volkswagen|Golf Alltrack|2017-2019|Wagon
Volkswagen|Golf GTI|2015-2026|Hatchback
Volkswagen|Golf III|1993-1995|Hatchback
Volkswagen|Golf R|2015-2019 2022-2026|Hatchback
Volkswagen|Golf SportWagen|2015-2019|Wagon
Volkswagen|GTI|1992 1995 2000-2014|Hatchback
Volkswagen|GTI (New)|1999|Hatchback
Volkswagen|ID.4|2021-2023|SUV
Volkswagen|ID.7|2025-2026|
Volkswagen|ID.Buzz|2025-2026|
Volkswagen|Jetta|1992 1996-2026|Sedan, Wagon
Volkswagen|Jetta (New)|1999 2005|Sedan
Volkswagen|Jetta GLI|2019-2026|Sedan
Volkswagen|Jetta III|1993-1995|Sedan
Volkswagen|Jetta SportWagen|2012-2014|Wagon
Volkswagen|New Beetle|1998-2010|Convertible, Hatchback
Volkswagen|Passat|1992-2010 2012-2022|Sedan, Wagon
Volkswagen|Passat (New)|2001|Sedan, Wagon
Volkswagen|Phaeton|2004-2006|Sedan
Volkswagen|R32|2004 2008|Hatchback
Volkswagen|Rabbit|2006-2009|Hatchback
Volkswagen|Routan|2009-2014|Van/Minivan
Volkswagen|Taos|2022-2026|SUV
Volkswagen|Tiguan|2009-2026|SUV
Volkswagen|Tiguan Limited|2017-2018|SUV
Volkswagen|Touareg|2004-2007 2010-2017|SUV
Volkswagen|Touareg 2|2008-2009|SUV
Volvo|240|1992-1993|Sedan, Wagon
Volvo|740|1992|Sedan, Wagon
Volvo|850|1993-1997|Sedan, Wagon
Volvo|940|1992-1995|Sedan, Wagon
Volvo|960|1992-1997|Sedan, Wagon
Volvo|C30|2008-2013|Hatchback
Volvo|C40 Recharge|2022-2026|SUV
Volvo|C70|1998-2004 2006-2013|Convertible, Coupe
Volvo|EX30|2025-2026|
Volvo|EX90|2025-2026|
Volvo|S40|2000-2011|Sedan
Volvo|S40 (New)|2004|Sedan
Volvo|S60|2001-2009 2011-2026|Sedan
Volvo|S70|1998-2000|Sedan
Volvo|S80|1999-2016|Sedan
Volvo|S90|1997-1998 2017-2026|Sedan
Volvo|V40|2000-2004|Wagon
Volvo|V50|2005-2011|Wagon
Volvo|V60|2015-2026|Wagon
Volvo|V70|1998-2010|Wagon
Volvo|V90|1997-1998 2017-2026|Wagon
Volvo|XC40|2019-2026|SUV
Volvo|XC40 Recharge|2021-2026|SUV
Volvo|XC60|2010-2026|SUV
Volvo|XC70|2003-2016|Wagon
Volvo|XC90|2003-2014 2016-2026|SUV
`;

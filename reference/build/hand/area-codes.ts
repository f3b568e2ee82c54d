// Area codes that the packages lack or know only by state. Checked by main.ts against the counts.

/** In service, missing from the packages' metadata: code -> state. */
export const newAreaCodes: Record<string, string> = {
  353: 'WI', 357: 'CA', 436: 'OH', 457: 'LA', 465: 'NY', 471: 'MS', 483: 'AL', 621: 'TX', 624: 'NY',
  679: 'MI', 729: 'TN', 738: 'CA', 837: 'CA', 861: 'IL', 924: 'MN',
};

export const territoryAreaCodes: Record<string, string> = {
  787: 'PR', 939: 'PR', 340: 'VI', 671: 'GU', 670: 'MP', 684: 'AS',
};

/** A code without places of its own serves the places of the code it overlays. */
export const overlays: Record<string, string> = {
  220: '740', 223: '717', 227: '301', 235: '573', 272: '570', 274: '920', 279: '916', 283: '513', 324: '904',
  326: '937', 327: '870', 329: '845', 331: '630', 339: '781', 341: '510', 346: '713', 350: '209', 351: '978',
  353: '608', 357: '559', 363: '516', 364: '270', 369: '707', 380: '614', 385: '801', 424: '310', 430: '903',
  436: '440', 442: '760', 447: '217', 448: '850', 457: '318', 458: '541', 463: '317', 464: '708', 465: '718',
  470: '404', 471: '662', 472: '910', 475: '203', 483: '334', 531: '402', 534: '715', 539: '918', 551: '201',
  557: '314', 564: '360', 567: '419', 572: '405', 582: '814', 621: '713', 624: '716', 628: '415', 629: '615',
  640: '609', 645: '305', 656: '813', 657: '714', 667: '410', 669: '408', 679: '313', 680: '315', 681: '304',
  686: '804', 689: '407', 725: '702', 729: '423', 730: '618', 737: '512', 738: '323', 213: '323', 234: '330', 445: '215', 728: '561', 779: '815', 857: '617', 971: '503', 743: '336', 747: '818',
  748: '970', 754: '954', 762: '706', 771: '202', 820: '805', 821: '864', 826: '540', 835: '610', 837: '530',
  838: '518', 839: '803', 840: '909', 848: '732', 854: '843', 861: '309', 878: '412', 917: '212', 924: '507',
  929: '718', 934: '631', 930: '812', 938: '256', 939: '787', 943: '404', 945: '214', 947: '248', 948: '757', 959: '860',
  975: '816', 983: '303', 984: '919', 986: '208',
};

/** The prefixes' texts name New York City; the numbering plan has it over 631, in Suffolk County. */
export const placedElsewhere: ReadonlySet<string> = new Set(['934']);

/** Where a border of area codes is a county line, which cities' names do not tell: Nassau and Suffolk County, New York. */
export const codesByCounty: Readonly<Record<string, readonly string[]>> = { 36059: ['516'], 36103: ['631'] };

/** Main cities that the packages lack and no overlaid code has. */
export const mainCities: Record<string, string> = {
  340: 'Charlotte Amalie', 670: 'Saipan', 671: 'Hagatna', 684: 'Pago Pago', 787: 'San Juan',
};

/** Canadian provinces as the prefixes name them; the second spelling is the source's own. */
export const provinces: Record<string, string> = {
  Manitoba: 'MB', Ontario: 'ON', 'British Columbia': 'BC', 'British Colombia': 'BC', Saskatchewan: 'SK', Quebec: 'QC',
  Alberta: 'AB', 'New Brunswick': 'NB', 'Newfoundland and Labrador': 'NL', 'Nova Scotia/Prince Edward Island': 'NS',
  'Northwest Territories/Nunavut/Yukon': 'YT',
};

/** Codes whose text the source lacks, and the ones that span provinces. */
export const canadaByHand: Record<string, string> = {
  273: 'QC', 905: 'ON', 902: 'NS/PE', 782: 'NS/PE', 867: 'YT/NT/NU', 600: '',
};

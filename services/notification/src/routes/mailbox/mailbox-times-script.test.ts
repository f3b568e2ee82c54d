import { createContext, runInContext } from 'node:vm';
import { timesScript } from './mailbox-times-script.ts';

/** What the script writes into a time of the page, read in `timeZone`. */
function shownIn(timeZone: string, dateTime: string): string {
  const time = { dateTime, textContent: '1 Jan 2027, 00:30:09 UTC' };
  const format = Intl.DateTimeFormat;
  class InZone extends format {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale, { ...options, timeZone });
    }
  }
  runInContext(
    timesScript,
    createContext({ Intl: { DateTimeFormat: InZone }, Date, document: { querySelectorAll: () => [time] } }),
  );
  return time.textContent;
}

it.each([
  ['America/Phoenix', '31 Dec 2026, 17:30:09 Mountain Standard Time'],
  ['Europe/Berlin', '1 Jan 2027, 01:30:09 Central European Standard Time'],
  ['UTC', '1 Jan 2027, 00:30:09 Coordinated Universal Time'],
])('a mail in the mailbox has the time of the reader in %s, and the name of the zone', (zone, shown) => {
  expect(shownIn(zone, '2027-01-01T00:30:09.123456Z')).toBe(shown);
});

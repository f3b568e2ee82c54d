/** Which days are meant where a page or a mail names some. `zone`: of the account's billing days, as the IANA names it. */
export function daysInWords(zone: string): string {
  return zone === 'UTC' ? 'Days are counted in UTC.' : `Days are counted in the time zone ${zone}.`;
}

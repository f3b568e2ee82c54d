const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'", nbsp: ' ' };

/** The text that a browser reads in these letters of HTML. */
export const decodeEntities = (html: string): string =>
  html.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** ZIP codes out of pasted text: five digits each, split by commas, blanks or line ends; "85001-1234" counts as 85001. */
export function parseZips(text: string): { zips: string[]; bad: string[] } {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const zips = new Set<string>();
  const bad: string[] = [];
  for (const word of words) {
    const zip = /^(\d{5})(-\d{4})?$/.exec(word)?.[1];
    if (zip === undefined) bad.push(word);
    else zips.add(zip);
  }
  return { zips: [...zips], bad };
}

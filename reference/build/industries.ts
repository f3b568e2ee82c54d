// The SIC of 1987 and the NAICS of 2017, and which codes of one became which of the other.
import { givenIndustries, givenSuccessors } from './given.ts';
import { sicTitles } from './hand/sic-titles.ts';
import { sicWeights } from './hand/sic-weights.ts';
import { naicsTitles } from './packages.ts';

type Code = { code: string; title: string };

/** Divisions, major groups, industry groups and industries, each before what lies in it. */
export function buildSic(): (Code & { weight: number })[] {
  const weights = new Map(
    Object.entries(sicWeights).flatMap(([weight, codes]) => codes.split(' ').map((code) => [code, Number(weight)])),
  );
  return givenIndustries().map(({ code, title }) => ({
    code,
    title: sicTitles[code] ?? asInTheManual(title),
    weight: code.length === 4 ? (weights.get(code) ?? 1) : 0,
  }));
}

/** The source writes most titles with a capital in every word. */
function asInTheManual(title: string): string {
  return title.replace(/(?<=[ -])(?:And|Or|Of|The|For|In|By|To|On)\b/g, (word) => word.toLowerCase());
}

/** The NAICS codes that an industry of the SIC became, and the sectors and groups above them. */
export function buildNaics(): Code[] {
  const six = new Map(givenSuccessors().map(({ naics, title }) => [naics, title]));
  const all = new Set([...six.keys()].flatMap((code) => [2, 3, 4, 5, 6].map((length) => code.slice(0, length))));
  const titles = naicsTitles();
  return [...all].sort().map((code) => {
    const title = six.get(code) ?? titles.get(code);
    if (title === undefined) throw new Error(`naics: ${code} has no title`);
    return { code, title };
  });
}

export function buildSuccessors(): { sic: string; naics: string[] }[] {
  const of = new Map<string, string[]>();
  for (const { sic, naics } of givenSuccessors()) of.set(sic, [...(of.get(sic) ?? []), naics]);
  return [...of].map(([sic, naics]) => ({ sic, naics: naics.sort() }));
}

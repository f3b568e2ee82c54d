import { naicsCodes } from '@leadwright/reference/naics';
import { industries, industryWords } from '@leadwright/reference/sic';
import { counted } from '../counted.ts';
import type { Indexed } from './prefix-index.ts';

// Between two industries of one share.
const FIRST = 0.5;

type Entry<Kind> = Indexed<{ kind: Kind; value: string; name: string; meta: string }>;

export function sicEntries(): Entry<'SIC'>[] {
  const wordsOf = new Map<string, string[]>();
  // Whoever says a word means its first code most.
  const meant = new Map<string, number>();
  for (const { words, codes } of industryWords())
    for (const [place, code] of codes.entries()) {
      wordsOf.set(code, [...(wordsOf.get(code) ?? []), words]);
      if (place === 0) meant.set(code, FIRST);
    }
  const all = industries();
  const title = new Map(all.map((known) => [known.code, known.title]));
  return all.map(({ code, title: own, division, weight }) => ({
    entry: { kind: 'SIC', value: code, name: own, meta: sicMeta(code, title.get(division) ?? '', all) },
    texts: [own, code],
    aliases: wordsOf.get(code) ?? [],
    weight: weight + (meant.get(code) ?? 0),
  }));
}

function sicMeta(code: string, division: string, all: ReturnType<typeof industries>): string {
  if (code.length === 4) return `SIC ${code}, ${division}`;
  const within = all.filter(
    (known) => known.code.length === 4 && (code.length === 1 ? known.division === code : known.code.startsWith(code)),
  ).length;
  return `SIC ${code}, ${counted(within, 'industry', 'industries')}`;
}

export function naicsEntries(): Entry<'NAICS'>[] {
  const sector = new Map(naicsCodes().map(({ code, title }) => [code, title]));
  return naicsCodes().map(({ code, title }) => ({
    entry: {
      kind: 'NAICS',
      value: code,
      name: title,
      meta: code.length === 2 ? `NAICS ${code}` : `NAICS ${code}, ${sector.get(code.slice(0, 2)) ?? ''}`,
    },
    texts: [title, code],
    weight: code.length,
  }));
}

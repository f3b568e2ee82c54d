// Industries of a business: a file often has one classification, and leads have both.
import { naicsOfSic } from '@leadwright/reference/naics';
import { industries } from '@leadwright/reference/sic';

type Trades = {
  title: Map<string, string>;
  division: Map<string, string>;
  naicsOf: Map<string, string>;
  sicOf: Map<string, string>;
};

/** By code. Where several belong to one, the first NAICS of the concordance, and the SIC with the most businesses. */
export function trades(): Trades {
  const four = industries().filter(({ code }) => code.length === 4);
  const naicsOf = new Map<string, string>();
  const sicOf = new Map<string, string>();
  for (const { code } of [...four].sort((a, b) => b.weight - a.weight || a.code.localeCompare(b.code))) {
    const [first, ...others] = naicsOfSic().get(code) ?? [];
    if (first === undefined) continue;
    naicsOf.set(code, first);
    for (const naics of [first, ...others]) if (!sicOf.has(naics)) sicOf.set(naics, code);
  }
  return {
    title: new Map(four.map(({ code, title }) => [code, title])),
    division: new Map(four.map(({ code, division }) => [code, division])),
    naicsOf,
    sicOf,
  };
}

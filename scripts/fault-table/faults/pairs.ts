/** Of each service: whose internal port it asks, whose public port it forwards to, and its engines. */
export type Calls = Record<string, { calls: string[]; forwards: string[]; engines: string[] }>;

/** Every pair that speaks, once. */
export function pairsOf(services: Calls): [string, string][] {
  const pairs = Object.entries(services).flatMap(([name, { calls: asked, forwards, engines: used }]) =>
    [...used, ...forwards, ...asked].map((other) => [name, other] as [string, string]),
  );
  const seen = new Set<string>();
  return pairs.filter((pair) => {
    const name = pair.toSorted().join(' ');
    return !seen.has(name) && seen.add(name);
  });
}

export type Cut = { name: string; pairs: [string, string][] };

/** On the way of a person's question or order: cut one by one, so that each row says what its cut costs. */
const alone = [
  'gateway billing',
  'gateway accounts',
  'gateway search',
  'gateway export',
  'export postgres',
  'export kafka',
  'export clickhouse',
  'export s3',
  'billing postgres',
  'billing kafka',
];

/** Every pair once: some alone, and the others as many at once as share no part. */
export function cutsOf(pairs: readonly [string, string][]): Cut[] {
  const isAlone = (pair: [string, string]): boolean => alone.includes(pair.join(' '));
  const together: [string, string][][] = [];
  for (const pair of pairs.filter((each) => !isAlone(each))) {
    const fits = together.find((group) => !group.flat().some((part) => pair.includes(part)));
    if (fits) fits.push(pair);
    else together.push([pair]);
  }
  const nameOf = (cut: readonly [string, string][]): string => cut.map((pair) => pair.join(' – ')).join(', ');
  return [...pairs.filter(isAlone).map((pair) => [pair]), ...together].map((cut) => ({
    name: nameOf(cut) + (cut.length > 1 ? ' at once' : ''),
    pairs: cut,
  }));
}

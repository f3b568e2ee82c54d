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

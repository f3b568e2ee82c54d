// What `npm audit --json` answers, as rows of advisories.json.
import type { Advisory } from './advisories.ts';

type Via = { name?: string; title?: string; url?: string; severity?: string; range?: string };
type Report = {
  vulnerabilities?: Record<string, { via?: (Via | string)[] }>;
  message?: string;
};

const severities = ['low', 'moderate', 'high', 'critical'] as const;

/** Throws with the registry's answer where there is no report: without one nothing is known, which is not "nothing found". */
export function advisoriesOf(json: string): Advisory[] {
  const { vulnerabilities, message } = JSON.parse(json) as Report;
  if (vulnerabilities === undefined) throw new Error(`npm audit has no report: ${message ?? 'it says no reason'}`);
  const found = new Map<string, Advisory>();
  for (const { via = [] } of Object.values(vulnerabilities)) {
    for (const each of via) {
      // A name alone: this package only needs the one that is weak, which has an entry of its own.
      if (typeof each === 'string' || each.name === undefined || each.range === undefined) continue;
      const { name, range, url = '', title, severity } = each;
      const advisory: Advisory = {
        package: name,
        vulnerable: range,
        fixedIn: /<(\d[\w.-]*)$/.exec(range)?.[1] ?? null,
        id: url.split('/').at(-1) ?? url,
        severity: severities.find((one) => one === severity) ?? 'high',
        source: url,
        ...(title === undefined ? {} : { note: title }),
      };
      found.set(keyOf(advisory), advisory);
    }
  }
  return [...found.values()];
}

/** Both lists, each advisory once, by package; of two with the same id the newer one counts. */
export function merged(known: readonly Advisory[], newer: readonly Advisory[]): Advisory[] {
  const all = new Map([...known, ...newer].map((advisory) => [keyOf(advisory), advisory]));
  return [...all.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ package: name, id }: Advisory): string => `${name} ${id}`;

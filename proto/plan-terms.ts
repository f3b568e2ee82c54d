// The terms of a plan on the wire: each under its key as a count, a yes or no, or a word; without any of them it says
// that there is no limit. Billing's README lists the keys.

export type TermValue = number | boolean | string | null;

type OnWire = { key: string; count: number | null; flag: boolean | null; text: string | null };

/** `version` says from which version of billing's plans they were taken. */
export function termsMessage({ version, ...terms }: { version: number } & Readonly<Record<string, TermValue>>): {
  version: number;
  values: OnWire[];
} {
  const values = Object.entries(terms).map(([key, value]) => ({
    key,
    count: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? value : null,
    text: typeof value === 'string' ? value : null,
  }));
  return { version, values };
}

/** The terms by their keys; empty where an event from before them says none. */
export function termsByKey(message: { values: readonly OnWire[] } | null): Record<string, TermValue> {
  return Object.fromEntries((message?.values ?? []).map(({ key, count, flag, text }) => [key, count ?? flag ?? text]));
}

// The requests of a page as plain values, shared by the load under k6 and under Node. k6 reads TypeScript itself.
export type LoadRequest = { method: 'GET' | 'POST'; url: string; body?: string; headers: Record<string, string> };
export type Balance = { leadsRemaining: number; leadsHeld: number };
export type LoadSearch = {
  dictId: string;
  geography: { kind: string; values: string[] };
  filters: { field: string; from: number; to: number }[];
};

/** Where most of a small demo's rows are. */
export const wide: LoadSearch = { dictId: 'consumers', geography: { kind: 'ST', values: ['CA'] }, filters: [] };

const states = ['CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'OH', 'GA', 'NC', 'MI', 'AZ', 'WA', 'CO', 'MN', 'OR', 'NV', 'IA'];
const AGE_MIN = 18;
const FROM_COUNT = 40;
const WIDTH_COUNT = 23;

/** The nth of 15,640 searches. As many as that, since the product remembers counts and would answer from memory. */
export function searchOf(n: number): LoadSearch {
  const from = AGE_MIN + (n % FROM_COUNT);
  return {
    dictId: 'consumers',
    geography: { kind: 'ST', values: [states[n % states.length] ?? 'CA'] },
    filters: [{ field: 'age', from, to: from + 5 + (n % WIDTH_COUNT) }],
  };
}

const json = { 'content-type': 'application/json' };
const get = (url: string, token: string): LoadRequest => ({
  method: 'GET',
  url,
  headers: { authorization: `Bearer ${token}` },
});
const post = (url: string, token: string, body: object, headers: Record<string, string> = {}): LoadRequest => ({
  method: 'POST',
  url,
  body: JSON.stringify(body),
  headers: { ...json, authorization: `Bearer ${token}`, ...headers },
});

/** Log-in requires our own Origin, as browsers send it, even if the load uses another address. */
export const logIn = (url: string, email: string, password: string, origin = url): LoadRequest => ({
  method: 'POST',
  url: `${url}/api/login`,
  body: JSON.stringify({ email, password }),
  headers: { ...json, origin },
});
/** `cookie` is the pair that the last log-in or refresh set. Each works once. */
export const refresh = (url: string, cookie: string, origin = url): LoadRequest => ({
  method: 'POST',
  url: `${url}/api/v2/sessions/refresh`,
  headers: { cookie, origin },
});
export const suggest = (url: string, token: string, text: string): LoadRequest =>
  get(`${url}/api/v2/suggestions?kind=CITY&q=${encodeURIComponent(text)}`, token);
export const count = (url: string, token: string, search = wide): LoadRequest =>
  post(`${url}/api/v2/searches/count`, token, search);
export const preview = (url: string, token: string, search = wide): LoadRequest =>
  post(`${url}/api/v2/searches/preview`, token, search);
export const usage = (url: string, token: string): LoadRequest => get(`${url}/api/v2/usage`, token);
export const downloads = (url: string, token: string): LoadRequest => get(`${url}/api/v2/downloads`, token);
export const downloadOf = (url: string, token: string, id: string): LoadRequest =>
  get(`${url}/api/v2/downloads/${id}`, token);

/** Repeating it with the same `key` repeats the same download. */
export const requestDownload = (
  url: string,
  token: string,
  { rows, datasetVersion, key }: { rows: number; datasetVersion: number; key: string },
): LoadRequest =>
  post(`${url}/api/v2/downloads`, token, { ...wide, name: 'Load', rows, datasetVersion }, { 'idempotency-key': key });

/** Leads that moved between two balances, apart from the download between them; if not 0, the ledger is wrong. */
export const mismatch = (before: Balance, after: Balance, download: { leads?: number }): number =>
  Math.abs(before.leadsRemaining - after.leadsRemaining - (download.leads ?? 0)) +
  Math.abs(after.leadsHeld - before.leadsHeld);

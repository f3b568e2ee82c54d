// The requests of a page as plain values, shared by the load under k6 and its test under Node. k6 reads TypeScript
// itself.
export type LoadRequest = { method: 'GET' | 'POST'; url: string; body?: string; headers: Record<string, string> };
type Balance = { leadsRemaining: number; leadsHeld: number };

/** Where most of a small demo's rows are. */
const search = { dictId: 'consumers', geography: { kind: 'ST', values: ['CA'] }, filters: [] };

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
export const suggest = (url: string, token: string, text: string): LoadRequest =>
  get(`${url}/api/v2/geographies/suggestions?kind=CITY&q=${encodeURIComponent(text)}`, token);
export const count = (url: string, token: string): LoadRequest => post(`${url}/api/v2/searches/count`, token, search);
export const preview = (url: string, token: string): LoadRequest =>
  post(`${url}/api/v2/searches/preview`, token, search);
export const usage = (url: string, token: string): LoadRequest => get(`${url}/api/v2/usage`, token);
export const downloadOf = (url: string, token: string, id: string): LoadRequest =>
  get(`${url}/api/v2/downloads/${id}`, token);

/** Repeating it with the same `key` repeats the same download. */
export const requestDownload = (
  url: string,
  token: string,
  { rows, datasetVersion, key }: { rows: number; datasetVersion: number; key: string },
): LoadRequest =>
  post(`${url}/api/v2/downloads`, token, { ...search, name: 'Load', rows, datasetVersion }, { 'idempotency-key': key });

/** Leads that moved between two balances, apart from the download between them; if not 0, the ledger is wrong. */
export const mismatch = (before: Balance, after: Balance, download: { leads?: number }): number =>
  Math.abs(before.leadsRemaining - after.leadsRemaining - (download.leads ?? 0)) +
  Math.abs(after.leadsHeld - before.leadsHeld);

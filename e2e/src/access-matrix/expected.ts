// What each route must answer to whom, from what it says about its access.
import type { Access } from '@leadwright/runtime/http/access';
import type { ForwardedRoute } from '@leadwright/gateway/upstreams/forwarded-routes';
import type { Example } from './examples.ts';
import type { Route } from './listed-routes.ts';
import type { Identity, Owned } from './people.ts';

export type Expected = {
  /** Where it may be one of several. */
  statuses: readonly number[] | 'success';
  code?: string;
  /** Ids of another account, none of which the answer may hold. */
  hides?: Owned;
};

const notSignedIn: Expected = { statuses: [401], code: 'not-signed-in' };
const notAllowed: Expected = { statuses: [403], code: 'not-allowed' };
const notThere: Expected = { statuses: [404] };
/** No row of the gateway's table: not there, or there by another method. */
export const unreachable: Expected = { statuses: [404, 405] };
/** Who is not named is as unknown as who has no token. */
export const refusedImpostor: Expected = { statuses: [401], code: 'not-signed-in' };

/** `who` is null for nobody. `owned` is what the example names, and whose it is. */
export function expectedOf(access: Access | 'cookie', example: Example, who: Identity | null, owned: Owned): Expected {
  if (access === 'open' || access === 'public') return granted(example);
  if (!who) return notSignedIn;
  if (!isAllowed(access, who)) return notAllowed;
  // Staff routes take the account as a parameter; all others know the caller's alone.
  if (access === 'super-admin' || access === 'finance' || who.accountId === owned.accountId) return granted(example);
  return example.of === 'owner' ? notThere : { ...granted(example), hides: owned };
}

function granted({ refusal }: Example): Expected {
  return refusal ? { statuses: [refusal.status], code: refusal.code } : { statuses: 'success' };
}

function isAllowed(access: Access | 'cookie', { role, staff }: Identity): boolean {
  switch (access) {
    case 'open':
    case 'public':
    case 'member':
    case 'cookie':
      return true;
    case 'admin':
      return role === 'admin';
    case 'finance':
      return staff !== null;
    case 'super-admin':
      return staff === 'super-admin';
    case 'gateway':
    case 'internal':
      return false;
  }
}

/** The row that forwards to the route: the same method and service, and a path that says the same. */
export function rowOf(
  route: Pick<Route, 'service' | 'method' | 'path'>,
  rows: readonly ForwardedRoute[],
): ForwardedRoute | undefined {
  return rows.find(
    (row) => row.service === route.service && row.method === route.method && sameShape(row.path, route.path),
  );
}

/** Of what the row and the service ask for, the stricter. */
export function stricter(row: ForwardedRoute['access'], service: Access): Access {
  const order: Access[] = ['open', 'public', 'member', 'admin', 'finance', 'super-admin', 'internal'];
  return order.indexOf(row) > order.indexOf(service) ? row : service;
}

// A parameter's name may differ; `*` is the rest.
function sameShape(row: string, path: string): boolean {
  const [ours, theirs] = [row, path].map((each) =>
    each.split('/').map((part) => (part.startsWith(':') ? ':' : part)),
  ) as [string[], string[]];
  const rest = ours.indexOf('*');
  if (rest >= 0) return theirs.length > rest && ours.slice(0, rest).every((part, i) => part === theirs[i]);
  return ours.length === theirs.length && ours.every((part, i) => part === theirs[i]);
}

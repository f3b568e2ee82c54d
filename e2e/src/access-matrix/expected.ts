// The expected answer of each route to each caller, derived from the route's declared access.
import type { Access } from '@leadwright/runtime/http/access';
import type { ForwardedRoute } from '@leadwright/gateway/upstreams/forwarded-routes';
import type { Example } from './example.ts';
import type { Route } from './listed-routes.ts';
import type { Identity, Owned } from './people.ts';

export type Expected = {
  /** Several statuses if more than one is right. */
  statuses: readonly number[] | 'success';
  code?: string;
  /** Ids of another account, which the answer must not contain. */
  hides?: Owned;
};

const notSignedIn: Expected = { statuses: [401], code: 'not-signed-in' };
const notAllowed: Expected = { statuses: [403], code: 'not-allowed' };
const notThere: Expected = { statuses: [404] };
/** The gateway forwards no such request: unknown path, or another method. */
export const unreachable: Expected = { statuses: [404, 405] };
/** An unknown caller gets the same answer as a request without a token. */
export const refusedImpostor: Expected = { statuses: [401], code: 'not-signed-in' };

/** `who` is null for an anonymous request. `owned` says whose resource the example names. */
export function expectedOf(access: Access | 'cookie', example: Example, who: Identity | null, owned: Owned): Expected {
  if (access === 'open' || access === 'public' || access === 'provider') return granted(example);
  if (!who) return notSignedIn;
  if (!isAllowed(access, who)) return notAllowed;
  // Staff routes take the account as a parameter; all others use the caller's account.
  if (access === 'super-admin' || access === 'finance' || who.accountId === owned.accountId) return granted(example);
  if (example.of === 'owner') return notThere;
  return { ...granted({ ...example, refusal: example.elsewhere ?? example.refusal }), hides: owned };
}

type Granted = { refusal?: Example['refusal'] | undefined; mayRefuse?: readonly number[] };

function granted({ refusal, mayRefuse }: Granted): Expected {
  if (refusal) return { statuses: [refusal.status], code: refusal.code };
  return { statuses: mayRefuse ? [200, 201, 202, 204, ...mayRefuse] : 'success' };
}

function isAllowed(access: Access | 'cookie', { role, staff }: Identity): boolean {
  switch (access) {
    case 'open':
    case 'public':
    case 'provider':
    case 'person':
      return true;
    case 'member':
    case 'cookie':
      return role !== null;
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

/** The forwarding row of the route: the same method and service, and an equal path. */
export function rowOf(
  route: Pick<Route, 'service' | 'method' | 'path'>,
  rows: readonly ForwardedRoute[],
): ForwardedRoute | undefined {
  return rows.find(
    (row) => row.service === route.service && row.method === route.method && sameShape(row.path, route.path),
  );
}

/** The stricter of the row's access and the service's access. */
export function stricter(row: ForwardedRoute['access'], service: Access): Access {
  const order: Access[] = [
    'open',
    'public',
    'provider',
    'person',
    'member',
    'admin',
    'finance',
    'super-admin',
    'internal',
  ];
  return order.indexOf(row) > order.indexOf(service) ? row : service;
}

// Parameter names may differ; `*` matches the rest.
function sameShape(row: string, path: string): boolean {
  const [ours, theirs] = [row, path].map((each) =>
    each.split('/').map((part) => (part.startsWith(':') ? ':' : part)),
  ) as [string[], string[]];
  const rest = ours.indexOf('*');
  if (rest >= 0) return theirs.length > rest && ours.slice(0, rest).every((part, i) => part === theirs[i]);
  return ours.length === theirs.length && ours.every((part, i) => part === theirs[i]);
}

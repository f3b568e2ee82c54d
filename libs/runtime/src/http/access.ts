import type { FastifyRequest } from 'fastify';
import { mayEnter, type PersonAccess } from '../access/roles.ts';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { refuse } from '../refusals/refusal.ts';
import type { Caller, TokenUse } from '../process/service-tokens.ts';

export type Access =
  /** No token at all: health, and metrics at the internal port. */
  | 'open'
  /** Anybody, signed in or not, through the gateway. */
  | 'public'
  /** A payment provider's servers, through the gateway: no session. The service checks the signature of the bytes. */
  | 'provider'
  /** A signed-in person: which role and staff mark opens what is said in access/roles.ts alone. */
  | PersonAccess
  /** The gateway, for itself and without a person. */
  | 'gateway'
  /** Only the services named in `callers`, and only at the internal port. */
  | 'internal';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    callers?: string[];
    /** Services ask it every few seconds: that it was answered is logged as `debug`. */
    periodic?: true;
  }
  interface FastifyRequest {
    caller: Caller;
    correlationId: string;
  }
}

const signIn = () => refuse(commonRefusals.notSignedIn);
const forbidden = () => refuse(commonRefusals.notAllowed);

/** The use of the tokens that a route takes. One that was made to pass a browser's request on opens nothing else. */
export function tokenUseOf(access: Access | undefined): TokenUse {
  return access === 'internal' || access === 'gateway' ? access : 'forward';
}

/** Throws 401 or 403 unless the caller may use the route. A route without `access` is a fault: it must say. */
export function checkAccess(request: FastifyRequest, caller: Caller | null): void {
  const { access, callers } = request.routeOptions.config;
  if (access === undefined) throw new Error(`route ${request.routeOptions.url ?? '?'} does not say who may use it`);
  if (access === 'open') return;
  if (!caller) throw signIn();
  // Who is not named is as unknown here as who has no token: 403 is for people.
  const named = access === 'internal' ? (callers ?? []) : ['gateway'];
  if (!named.includes(caller.service)) throw signIn();
  if (access === 'internal' || access === 'gateway' || access === 'public' || access === 'provider') return;
  if (caller.personId === 'anonymous') throw signIn();
  if (!mayEnter(caller, access)) throw forbidden();
  if ((access === 'person' || access === 'member' || access === 'admin') && caller.accountId === null)
    throw forbidden();
}

/** The account of a signed-in caller; routes with access `person`, `member` or `admin` always have one. */
export function accountOf(request: FastifyRequest): string {
  const { accountId } = request.caller;
  if (accountId === null) throw signIn();
  return accountId;
}

// docs/decisions/0040: a super-admin reads what the person reads, and changes only what a declaration allows.
import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import type { ForwardedRoute } from './forwarded-routes.ts';

type Row = Pick<ForwardedRoute, 'method' | 'access' | 'whileActing'>;

/** Never allowed are credentials, cards and payments, and who belongs to the account. */
export function mayWhileImpersonating({ method, access, whileActing }: Row): boolean {
  if (access === 'public' || access === 'provider') return true;
  if (whileActing !== undefined) return whileActing === 'allowed';
  if (isOfStaff(access)) return false;
  return method === 'GET';
}

// Staff's own pages are about other accounts than the one that is acted in.
const isOfStaff = (access: Row['access']): boolean => access === 'super-admin' || access === 'finance';

/** What is said of a route that is refused: staff can do their own acts, and nobody a customer's but the customer. */
export function refusalWhileImpersonating({ access }: Pick<Row, 'access'>): Refusal {
  return isOfStaff(access) ? commonRefusals.notAsStaffWhileImpersonating : commonRefusals.notWhileImpersonating;
}

/** Throws 403. */
export function checkImpersonation({ caller }: Pick<FastifyRequest, 'caller'>, row: Row): void {
  if (caller.impersonatorId !== null && !mayWhileImpersonating(row)) throw refuse(refusalWhileImpersonating(row));
}

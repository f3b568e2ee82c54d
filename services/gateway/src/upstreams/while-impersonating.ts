// docs/decisions/0040: a super-admin reads what the person reads, and changes only what a declaration allows.
import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ForwardedRoute } from './forwarded-routes.ts';

type Row = Pick<ForwardedRoute, 'method' | 'access' | 'whileActing'>;

/** Never allowed are credentials, cards and payments, and who belongs to the account. */
export function mayWhileImpersonating({ method, access, whileActing }: Row): boolean {
  if (access === 'public' || access === 'provider') return true;
  if (whileActing !== undefined) return whileActing === 'allowed';
  // Staff's own pages are about other accounts than the one that is acted in.
  if (access === 'super-admin' || access === 'finance') return false;
  return method === 'GET';
}

/** Throws 403. */
export function checkImpersonation({ caller }: Pick<FastifyRequest, 'caller'>, row: Row): void {
  if (caller.impersonatorId !== null && !mayWhileImpersonating(row)) throw refuse(commonRefusals.notWhileImpersonating);
}

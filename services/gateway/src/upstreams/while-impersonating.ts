// What a super-admin may do while acting for a person (docs/decisions/0040): read what the person reads, and of what
// changes something only what its declaration allows. A route that is new is refused until somebody decides.
import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ForwardedRoute } from './forwarded-routes.ts';

type Row = Pick<ForwardedRoute, 'method' | 'access' | 'whileActing'>;

/**
 * Whether the route is forwarded for who acts for another. What needs no session never knows that. Never allowed are
 * credentials, cards and payments, and who belongs to the account.
 */
export function mayWhileImpersonating({ method, access, whileActing }: Row): boolean {
  if (access === 'public' || access === 'provider') return true;
  if (whileActing !== undefined) return whileActing === 'allowed';
  // Staff's own pages are about other accounts than the one that is acted in.
  if (access === 'super-admin' || access === 'finance') return false;
  return method === 'GET';
}

/** Throws 403 for who acts for another, where that is not allowed. */
export function checkImpersonation({ caller }: Pick<FastifyRequest, 'caller'>, row: Row): void {
  if (caller.impersonatorId !== null && !mayWhileImpersonating(row)) throw refuse(commonRefusals.notWhileImpersonating);
}

// What a super-admin may do while acting for a person (docs/decisions/0040): read what the person reads, and of what
// changes something only what stands here. A route that is new is refused until somebody decides.
import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { ForwardedRoute } from './table/forwarded-route.ts';

type Row = Pick<ForwardedRoute, 'method' | 'path' | 'access'>;

/** Method and path, as in the table. Not among them: credentials, cards and payments, who belongs to the account. */
export const allowedActs: readonly string[] = [
  'POST /api/v2/searches/count',
  'POST /api/v2/data/:resource',
  // What the page reports of itself.
  'POST /api/v2/me/errors',
  'POST /api/v2/searches/preview',
  // Keeping a search changes nothing outside; a link would open it for strangers, in the person's name.
  'POST /api/v2/saved-searches',
  'POST /api/v2/saved-searches/copies',
  'PUT /api/v2/company-profile',
  'POST /api/v2/downloads',
  'POST /api/v2/downloads/:id/link',
  'POST /api/v2/downloads/:id/archive',
  'POST /api/v2/downloads/:id/unarchive',
  'POST /api/v2/downloads/:id/cancel',
  'POST /api/v2/downloads/:id/run-again',
  // For super-admins alone, about the account that is open.
  'POST /api/v2/downloads/unarchive-all',
  'POST /api/v2/invoices/refresh',
  'POST /api/v2/invoices/:processor/:invoiceId/link',
  // For super-admins, and about the account that is open.
  'POST /api/v2/:billing/invoices/write/:customerDocId/:customerId',
  'POST /api/v2/transactions/write/:customerDocId/:customerId',
  'POST /api/v2/superadmin/impersonations/stop',
];

/** Reads of credentials, and those that begin what is not among the above. */
export const refusedReads: readonly string[] = [
  'GET /api/v2/client_token/:id',
  'GET /api/v2/me/sessions',
  // The page would show the person to the messaging service as the one who is here.
  'GET /api/v2/me/messaging-identity',
];

/** Whether the row is forwarded for who acts for another. What needs no session never knows that. */
export function mayWhileImpersonating(row: Row): boolean {
  const { method, path, access } = row;
  if (access === 'public' || access === 'provider') return true;
  const name = `${method} ${path}`;
  if (allowedActs.includes(name)) return true;
  // Staff's own pages are about other accounts than the one that is acted in.
  if (access === 'super-admin' || access === 'finance') return false;
  return method === 'GET' && !refusedReads.includes(name);
}

/** Throws 403 for who acts for another, where that is not allowed. */
export function checkImpersonation({ caller }: Pick<FastifyRequest, 'caller'>, row: Row): void {
  if (caller.impersonatorId !== null && !mayWhileImpersonating(row)) throw refuse(commonRefusals.notWhileImpersonating);
}

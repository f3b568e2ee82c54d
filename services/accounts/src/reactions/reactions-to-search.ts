// A repeat is harmless: the inbox drops it, and a request that was carried out is not carried out again.
import type { LeadsRemoved } from '@leadwright/contracts/search/v1/search_events';
import { reactionsTo, type Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { privacyRequest, privacyRequestStream } from '../domain/privacy/privacy-request.ts';
import { noteCarriedOut } from '../person/privacy-request.ts';

/** Only now somebody may say that a request is done, or that nobody was found. */
export const leadsRemoved: Reaction<LeadsRemoved> = async ({ requestId, leads }, { context, replay }, tx) => {
  if (replay) return;
  const command = { type: 'CarryOutPrivacyRequest', leads } as const;
  const done = await tx.execute(privacyRequestStream(requestId), privacyRequest, command, context);
  if (!done.accepted) throw new Error(`leads of request ${requestId} were taken out: ${done.refusal.code}`);
  if (done.events.length > 0) await noteCarriedOut(tx.db, { id: requestId, at: tx.realAt, leads });
};

export const reactionsToSearch = reactionsTo('accounts', 'search', { leadsRemoved });

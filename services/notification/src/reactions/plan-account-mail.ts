import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { planMailEffect, type MailRequest } from '../effects/effect.ts';
import { findAccountHolder } from '../projections/account-holder.ts';
import { findAccountZone } from '../projections/account-zone.ts';
import { isNews } from './is-news.ts';
import { causeOf } from './plan-mail.ts';

/** Once for each `once`; default: for each event. Plans none for old events, a rebuild or an unknown holder. */
export async function planAccountMail(
  received: Received,
  tx: WriteTransaction,
  mail: Pick<MailRequest, 'template' | 'facts' | 'downloadId' | 'rowNumbers'>,
  once = received.eventId,
): Promise<void> {
  const { accountId, replay } = received;
  if (replay || !isNews(received, tx)) return;
  const personId = await findAccountHolder(tx.db, accountId);
  if (personId === null) return;
  const facts = mail.facts?.at ? { ...mail.facts, zone: await findAccountZone(tx.db, accountId) } : mail.facts;
  await planMailEffect(tx.db, `mail-${once}`, accountId, {
    ...mail,
    ...(facts && { facts }),
    personId,
    ...causeOf(received),
  });
}

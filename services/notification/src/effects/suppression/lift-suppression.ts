// A repeat is harmless: what is lifted already makes no event.
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Channel } from '../../channels/channel.ts';
import type { MailSuppressionLifted, NotificationStored } from '../../contracts.ts';
import type { People } from '../people.ts';
import {
  findSuppressionOf,
  findSuppressions,
  removeSuppressions,
  type AddressMark,
  type Suppression,
  type SuppressionKind,
} from './suppression.ts';

export type LiftParts = {
  store: EventStore<NotificationStored>;
  database: Database;
  people: Pick<People, 'find'>;
  addressMark: AddressMark;
  channel: Pick<Channel, 'readmit'>;
};

type Who = { accountId: string; personId: string };

/** Of the address that the person has now. Throws while accounts is unavailable. */
export async function suppressionOf(
  { database, people, addressMark }: LiftParts,
  { accountId, personId }: Who,
): Promise<Suppression | null> {
  const found = await people.find(personId);
  if (!found) return null;
  const mark = addressMark(found.email);
  return inScope(database.db, [accountId], (trx) => findSuppressionOf(trx, accountId, mark));
}

/** A super-admin lifts bounces only. `readmit` comes first: an address that the provider drops would bounce again. */
export async function liftSuppression(
  { store, database, people, addressMark, channel }: LiftParts,
  { accountId, personId }: Who,
  { by, reason }: Pick<MailSuppressionLifted, 'by' | 'reason'>,
  context: Context,
): Promise<'lifted' | 'not-suppressed' | 'complaint'> {
  const found = await people.find(personId);
  const whose = { accountId, personId, mark: found === null ? null : addressMark(found.email) };
  const held = await inScope(database.db, [accountId], (trx) => findSuppressions(trx, whose));
  const kinds = held.filter((kind) => by === 'person' || kind === 'bounced');
  if (kinds.length === 0) return held.length === 0 ? 'not-suppressed' : 'complaint';
  if (found !== null) for (const kind of kinds) await channel.readmit?.(found.email, kind);
  return store.transaction([accountId], async (tx) => {
    const lifted = await removeSuppressions(tx.db, whose, kinds);
    if (lifted.length === 0) return 'not-suppressed';
    const events = lifted.map((kind: SuppressionKind): MailSuppressionLifted => ({
      type: 'MailSuppressionLifted',
      ...{ personId, kind, by, reason },
    }));
    await tx.record({ accountId, streamId: `mails-${personId}` }, events, context);
    return 'lifted';
  });
}

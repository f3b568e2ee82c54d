// A repeat is harmless: what is so already makes no event.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { MailPreferenceChanged } from '../contracts.ts';
import { findUnwanted } from '../projections/mail-preference.ts';
import type { MailTopic } from '../templates/mails.tsx';

export type Choice = { topic: MailTopic; wanted: boolean; chosenBy: MailPreferenceChanged['chosenBy'] };

/** The transaction must hold the account's lock. */
export async function chooseMails(
  tx: WriteTransaction,
  { accountId, personId }: { accountId: string; personId: string },
  choices: readonly Choice[],
  context: Context,
): Promise<void> {
  const unwanted = await findUnwanted(tx.db, accountId, personId);
  const changes = choices.filter(({ topic, wanted }) => unwanted.includes(topic) === wanted);
  if (changes.length === 0) return;
  const events = changes.map((choice): MailPreferenceChanged => ({
    type: 'MailPreferenceChanged',
    personId,
    ...choice,
  }));
  await tx.record({ accountId, streamId: `mails-${personId}` }, events, context);
}

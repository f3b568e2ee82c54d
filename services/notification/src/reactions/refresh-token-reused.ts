// A repeat is harmless: the inbox drops it, and the mail is named after the event.
import type { AccountEvent, RefreshTokenReused } from '@leadwright/contracts/accounts/v1/account_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { planMail } from './plan-mail.ts';

/** Somebody may have had a copy of a sign-in: its owner is told, and told what was done. */
export async function refreshTokenReused(
  { personId }: RefreshTokenReused,
  heard: Heard<AccountEvent>,
  tx: WriteTransaction,
): Promise<void> {
  await planMail(heard, tx, { template: 'session-ended-for-safety', personId });
}

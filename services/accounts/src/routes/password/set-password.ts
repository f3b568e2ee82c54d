// In one transaction: whoever else knows the old password must not stay signed in.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { endSessions } from '../../auth/end-sessions.ts';
import type { PasswordChanged } from '../../contracts.ts';
import { forgetWishedEmail } from '../../person/email-change.ts';
import { setPassword } from '../../person/person.ts';

export const passwordStream = (accountId: string, personId: string) => ({
  accountId,
  streamId: `password-${personId}`,
});

type NewPassword = {
  accountId: string;
  /** Accounts whose lock the transaction has: the sessions there end. */
  locked: readonly string[];
  personId: string;
  passwordHash: string;
  by: PasswordChanged['by'];
  keep: string | null;
};

/** Needs the locks of `accountsOf`. Answers how many sessions it ended. */
export async function changePassword(
  tx: WriteTransaction,
  { accountId, locked, personId, passwordHash, by, keep }: NewPassword,
  context: Context,
): Promise<number> {
  await setPassword(tx.db, personId, passwordHash);
  await forgetWishedEmail(tx.db, personId);
  const changed: PasswordChanged = { type: 'PasswordChanged', personId, by };
  await tx.record(passwordStream(accountId, personId), [changed], context);
  return endSessions(tx, { accountIds: locked, personId, reason: 'password-changed', keep }, context);
}

// Sets a new password and ends the person's sessions, in one transaction: a password that is known to another must
// not leave that other signed in.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { endSessions } from '../../auth/end-sessions.ts';
import type { PasswordChanged } from '../../contracts.ts';
import { setPassword } from '../../person/person.ts';

export const passwordStream = (accountId: string, personId: string) => ({
  accountId,
  streamId: `password-${personId}`,
});

type NewPassword = {
  /** The person's own, whose stream tells it. */
  accountId: string;
  /** Accounts whose lock the transaction has: the sessions there end. */
  locked: readonly string[];
  personId: string;
  passwordHash: string;
  by: PasswordChanged['by'];
  /** The session that goes on, of who gave the password before; null ends all. */
  keep: string | null;
};

/** Needs the locks of `accountsToLock`. Answers how many sessions it ended. */
export async function changePassword(
  tx: WriteTransaction,
  { accountId, locked, personId, passwordHash, by, keep }: NewPassword,
  context: Context,
): Promise<number> {
  await setPassword(tx.db, personId, passwordHash);
  const changed: PasswordChanged = { type: 'PasswordChanged', personId, by };
  await tx.record(passwordStream(accountId, personId), [changed], context);
  return endSessions(tx, { accountIds: locked, personId, reason: 'password-changed', keep }, context);
}

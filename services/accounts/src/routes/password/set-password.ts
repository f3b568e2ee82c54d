// Sets a new password and ends the person's sessions, in one transaction: a password that is known to another must
// not leave that other signed in.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { PasswordChanged } from '../../contracts.ts';
import { session, sessionStream } from '../../domain/session.ts';
import { setPassword } from '../../person/person.ts';
import { liveSessionsOf } from '../../projections/session.ts';

export const passwordStream = (accountId: string, personId: string) => ({
  accountId,
  streamId: `password-${personId}`,
});

type NewPassword = {
  accountId: string;
  personId: string;
  passwordHash: string;
  by: PasswordChanged['by'];
  /** The session that goes on, of who gave the password before; null ends all. */
  keep: string | null;
};

/** Needs the account's lock. Answers how many sessions it ended. */
export async function changePassword(
  tx: WriteTransaction,
  { accountId, personId, passwordHash, by, keep }: NewPassword,
  context: Context,
): Promise<number> {
  await setPassword(tx.db, personId, passwordHash);
  const changed: PasswordChanged = { type: 'PasswordChanged', personId, by };
  await tx.record(passwordStream(accountId, personId), [changed], context);
  const others = (await liveSessionsOf(tx.db, personId)).filter((sessionId) => sessionId !== keep);
  for (const sessionId of others) {
    const end = { type: 'EndSession', reason: 'password-changed' } as const;
    const ended = await tx.execute(sessionStream(accountId, sessionId), session, end, context);
    if (!ended.accepted) throw new Error(`a session that exists was refused: ${ended.refusal.code}`);
  }
  return others.length;
}

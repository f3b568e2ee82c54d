// What the team routes share: the shapes, and who owns the account.
import { Type } from 'typebox';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { account, accountStream } from '../../domain/account.ts';

export const RoleSchema = Type.Union([Type.Literal('admin'), Type.Literal('download')]);
export const Params = Type.Object({ personId: Type.String({ minLength: 1, maxLength: 128 }) });

/** Whom a change was about, for the sentence that the page says of it. */
export const Named = Type.Object({
  personId: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  role: RoleSchema,
});

/** Null of an account that was never opened. */
export async function ownerOf(tx: WriteTransaction, accountId: string): Promise<string | null> {
  const state = await tx.load(accountStream(accountId), account);
  return state.opened ? state.ownerPersonId : null;
}

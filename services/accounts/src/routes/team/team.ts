import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { account, accountStream } from '../../domain/account.ts';

export async function ownerOf(tx: WriteTransaction, accountId: string): Promise<string | null> {
  const state = await tx.load(accountStream(accountId), account);
  return state.opened ? state.ownerPersonId : null;
}

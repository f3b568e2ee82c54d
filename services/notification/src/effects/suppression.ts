// Table suppression: addresses that get no more mail of an account, as keyed hashes. Another address of the same person
// has another hash, so a change of address needs no word of ours.
import { createHmac, hkdfSync } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** The keyed hash of an address or a number. */
export type AddressMark = (address: string) => string;

/** The key follows from the service's own: after another key each suppressed address gets one mail more. */
export function createAddressMark(servicePrivateKey: string): AddressMark {
  const key = Buffer.from(hkdfSync('sha256', servicePrivateKey, '', 'address marks', 32));
  return (address) => createHmac('sha256', key).update(address.trim().toLowerCase()).digest('hex');
}

export async function isSuppressed(db: Kysely<unknown>, accountId: string, mark: string): Promise<boolean> {
  const { rows } = await sql`select 1 from suppression
    where account_id = ${accountId} and address_mark = ${mark}`.execute(db);
  return rows.length > 0;
}

/** Nothing more goes there. The first reason stays. */
export async function suppress(
  db: Kysely<unknown>,
  accountId: string,
  { mark, reason }: { mark: string; reason: 'bounced' | 'spam' },
): Promise<void> {
  await sql`insert into suppression (account_id, address_mark, reason) values (${accountId}, ${mark}, ${reason})
    on conflict (account_id, address_mark) do nothing`.execute(db);
}

import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

export type ConfirmedRequest =
  | { key: string; cardToken: string }
  | { key: string; cardToken: string; planId: string; subscriptionId: string };

export type SandboxConfirmation = {
  clientSecret: string;
  customerId: string;
  accountId: string;
  state: 'waiting' | 'confirmed' | 'refused';
  request: ConfirmedRequest;
};

export async function writeConfirmation(db: Db, confirmation: SandboxConfirmation): Promise<void> {
  const { clientSecret, customerId, accountId, state, request } = confirmation;
  await sql`insert into sandbox_confirmation (client_secret, key, customer_id, account_id, state, request)
    values (${clientSecret}, ${request.key}, ${customerId}, ${accountId}, ${state}, ${JSON.stringify(request)}::jsonb)
    on conflict (client_secret) do update set state = excluded.state`.execute(db);
}

export async function findConfirmation(
  db: Db,
  by: { clientSecret: string } | { key: string },
): Promise<SandboxConfirmation | null> {
  const where = 'key' in by ? sql`key = ${by.key}` : sql`client_secret = ${by.clientSecret}`;
  const { rows } = await sql<SandboxConfirmation>`select client_secret as "clientSecret", customer_id as "customerId",
    account_id as "accountId", state, request from sandbox_confirmation where ${where}`.execute(db);
  return rows[0] ?? null;
}

/** Nothing that waited for this customer's confirmation is charged any more. */
export async function endConfirmations(db: Db, customerId: string): Promise<void> {
  await sql`update sandbox_confirmation set state = 'refused'
    where customer_id = ${customerId} and state = 'waiting'`.execute(db);
}

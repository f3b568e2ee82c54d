// Effects that the provider refused for the time being and did later, such as a payment that its cardholder confirms.
import { sql, type Kysely, type RawBuilder } from 'kysely';

export type RefusedEffect<Request> = { id: string; request: Request };

export function failedWith<Request>({
  kind,
  accountId,
  reason,
  withinHours,
}: {
  kind: string;
  accountId: string;
  reason: string;
  withinHours: number;
}): RawBuilder<RefusedEffect<Request>> {
  return sql<RefusedEffect<Request>>`select id, request from effect
    where account_id = ${accountId} and state = 'failed' and reason = ${sql.lit(reason)} and kind = ${kind}
      and changed_at > clock_timestamp() - ${withinHours} * interval '1 hour'
    order by changed_at, id`;
}

/** Says that the provider did it after all; false if it did not fail with this reason, or is done already. */
export async function endLate(
  db: Kysely<unknown>,
  id: string,
  { reason, providerRef }: { reason: string; providerRef: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update effect set state = 'done', reason = null, provider_ref = ${providerRef},
    changed_at = clock_timestamp() where id = ${id} and state = 'failed' and reason = ${reason}`.execute(db);
  return numAffectedRows === 1n;
}

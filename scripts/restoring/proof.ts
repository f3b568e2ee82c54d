// A proof beside a backup: the end of every account's chain in every log. A log that has this end has everything before it.
import { readFileSync, writeFileSync } from 'node:fs';
import type { OwnerName } from '@leadwright/contracts/topology';
import { owners, RestoreError, type Databases } from './databases.ts';

export type End = { service: OwnerName; accountId: string; accountSeq: number; hash: string };

type Proof = { format: 1; at: string; ends: End[] };

/** Writes the proof and returns how many accounts it holds. It may be taken while the product runs. */
export async function writeProof(databases: Databases, file: string): Promise<number> {
  const ends: End[] = [];
  for (const service of owners) {
    const rows = await databases.query(service)<{ account_id: string; account_seq: string; hash: string }>(
      `select distinct on (topic, account_id) account_id, account_seq, encode(hash, 'hex') as hash from event_log
       order by topic, account_id, account_seq desc`,
    );
    ends.push(
      ...rows.map((row) => ({
        service,
        accountId: row.account_id,
        accountSeq: Number(row.account_seq),
        hash: row.hash,
      })),
    );
  }
  const proof: Proof = { format: 1, at: new Date().toISOString(), ends };
  writeFileSync(file, JSON.stringify(proof), { mode: 0o600 });
  return ends.length;
}

/** The ends that the logs lack, or have otherwise. Throws `RestoreError` for a file that is no proof. */
export async function missingOf(databases: Databases, file: string): Promise<End[]> {
  const proof = readProof(file);
  const missing: End[] = [];
  for (const service of owners) {
    const ends = proof.ends.filter((end) => end.service === service);
    const rows = await databases.query(service)<{ account_id: string; account_seq: string }>(
      `select given.account_id, given.account_seq from unnest($1::text[], $2::bigint[], $3::text[]) as given (account_id, account_seq, hash)
       where not exists (select from event_log log where log.account_id = given.account_id
         and log.account_seq = given.account_seq and encode(log.hash, 'hex') = given.hash)`,
      [ends.map((end) => end.accountId), ends.map((end) => end.accountSeq), ends.map((end) => end.hash)],
    );
    const lacking = new Set(rows.map((row) => `${row.account_id} ${row.account_seq}`));
    missing.push(...ends.filter((end) => lacking.has(`${end.accountId} ${end.accountSeq}`)));
  }
  return missing;
}

function readProof(file: string): Proof {
  try {
    const proof = JSON.parse(readFileSync(file, 'utf8')) as Partial<Proof>;
    if (proof.format === 1 && Array.isArray(proof.ends)) return proof as Proof;
  } catch (error) {
    throw new RestoreError(`${file} cannot be read`, { cause: error });
  }
  throw new RestoreError(`${file} is no proof of a backup`);
}

import { sql, type Kysely } from 'kysely';

/** `signature`: Ed25519, hexadecimal. `publicKey`: PEM. */
export type KeptManifest = { manifest: string; signature: string; publicKey: string };

export async function keepManifest(
  trx: Kysely<unknown>,
  month: string,
  { manifest, signature, publicKey }: KeptManifest,
): Promise<void> {
  await sql`insert into month_manifest (month, manifest, signature, public_key)
    values (${month}, ${manifest}, ${signature}, ${publicKey})`.execute(trx);
}

/** null: the month is not locked. */
export async function findManifest(trx: Kysely<unknown>, month: string): Promise<KeptManifest | null> {
  const { rows } = await sql<{ manifest: string; signature: string; public_key: string }>`select manifest, signature,
    public_key from month_manifest where month = ${month}`.execute(trx);
  const [row] = rows;
  return row === undefined ? null : { manifest: row.manifest, signature: row.signature, publicKey: row.public_key };
}

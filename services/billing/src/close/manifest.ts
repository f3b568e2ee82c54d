// The signed manifest of a month: figures and hashes alone, no time, so the same month gives the same bytes.
import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { figures, totalOf, type PackRow } from './domain/figures.ts';
import { spanOf } from './domain/month.ts';
import type { Cash } from './projections/cash-of-month.ts';
import type { Pack } from './projections/read-pack.ts';

export type Counted = { count: number; sha256: string };
/**
 * What was proven before the lock. `rules`: of docs/invariants.md. `answered`: differences that adjustments answer for.
 * `cash`: what the month's invoices paid for.
 */
export type ProvenBy = { accounts: number; rules: number[]; findings: 0; answered: number; cash: Cash[] };
/** `chainEndsSha256`: of one line per account: account, its newest event that the month knows, the hash there. */
export type ManifestFacts = {
  month: string;
  pack: Pack;
  positions: Counted & { chainEndsSha256: string };
  lateFacts: Counted;
  /** null: a month that was locked before there was a gate. */
  gate: ProvenBy | null;
};

/** The manifest's text: JSON with its keys in one order and two spaces, ended by a line feed. */
export function manifestOf({ month, pack, positions, lateFacts, gate }: ManifestFacts): string {
  const manifest = {
    format: gate === null ? 'leadwright-month-close-1' : 'leadwright-month-close-2',
    month,
    ...spanOf(month),
    counts: { accounts: positions.count, entries: pack.entries, lots: pack.lots.count, lateFacts: lateFacts.count },
    totals: { leads: totalOf(pack.rows, 'leads'), cents: totalOf(pack.rows, 'cents') },
    figures: pack.rows.map((row) => ({ ...named(row), sha256: sha256(lineOf(row)) })),
    positionsSha256: positions.sha256,
    closingLotsSha256: pack.lots.sha256,
    lateFactsSha256: lateFacts.sha256,
    ...(gate === null ? {} : { chainEndsSha256: positions.chainEndsSha256, gate }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const named = ({ planId, kind, category, leads, cents }: PackRow) => ({ planId, kind, category, leads, cents });

/** What a figure's hash is of: plan, kind, category, then each figure's leads and cents, with a space between. */
function lineOf({ planId, kind, category, leads, cents }: PackRow): string {
  return [planId, kind, category, ...figures.flatMap((name) => [leads[name], cents[name]])].join(' ');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Signs with one Ed25519 key; `publicKey` (PEM) is what a stranger checks a manifest with. */
export type ManifestSigner = { publicKey: string; sign(text: string): string };

/** `privateKey`: PEM, PKCS 8. Throws a sentence for what is no such key. */
export function createManifestSigner(privateKey: string): ManifestSigner {
  const key = manifestKey(privateKey);
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, signed(text), key).toString('hex'),
  };
}

function manifestKey(privateKey: string): KeyObject {
  try {
    const key = createPrivateKey(privateKey);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The sentence below says it; OpenSSL's words name neither the setting nor what it should be.
  }
  throw new Error('the key of manifests is not an Ed25519 key');
}

export function isSigned(text: string, signature: string, publicKey: string): boolean {
  return verify(null, signed(text), createPublicKey(publicKey), Buffer.from(signature, 'hex'));
}

const signed = (text: string): Buffer => Buffer.from(text, 'utf8');

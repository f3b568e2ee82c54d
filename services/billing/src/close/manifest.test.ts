import { generateKeyPairSync } from 'node:crypto';
import { noAmounts, offBy, totalOf, type PackRow } from './domain/figures.ts';
import { shareCents } from './cents.ts';
import { createManifestSigner, isSigned, manifestOf, type ManifestFacts } from './manifest.ts';

const pem = (kind: 'ed25519' | 'ed448'): string => {
  const { privateKey } = kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ed448');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};
const row: PackRow = {
  planId: 'team-unlimited',
  kind: 'plan',
  category: 'paid',
  lots: 1,
  leads: { ...noAmounts, issued: 50_000, delivered: 12_000, closing: 38_000 },
  cents: { ...noAmounts, issued: 9_900, delivered: 2_376, closing: 7_524 },
};
const facts: ManifestFacts = {
  month: '2026-11',
  pack: { rows: [row], entries: 2, lots: { count: 1, sha256: 'aa' } },
  positions: { count: 1, sha256: 'bb', chainEndsSha256: 'dd' },
  lateFacts: { count: 0, sha256: 'cc' },
  gate: { accounts: 1, rules: [1, 2], findings: 0, answered: 0, cash: [{ what: 'leads', invoices: 1, cents: 9_900 }] },
};

describe('a manifest', () => {
  it('has the same bytes for the same facts, and others for any other figure', () => {
    const text = manifestOf(facts);
    expect(manifestOf(structuredClone(facts))).toBe(text);
    const other = structuredClone(facts);
    const [changed] = other.pack.rows;
    if (changed) changed.cents.delivered += 1;
    expect(manifestOf(other)).not.toBe(text);
  });

  it('says what was proven before the lock, and one of before there was a gate keeps its bytes', () => {
    expect(JSON.parse(manifestOf(facts))).toMatchObject({ gate: facts.gate, chainEndsSha256: 'dd' });
    const before = JSON.parse(manifestOf({ ...facts, gate: null })) as object;
    expect(before).toMatchObject({ format: 'leadwright-month-close-1' });
    expect(Object.keys(before)).not.toContain('chainEndsSha256');
  });

  it('is signed so that one changed byte shows', () => {
    const signer = createManifestSigner(pem('ed25519'));
    const text = manifestOf(facts);
    const signature = signer.sign(text);
    expect(signer.sign(text)).toBe(signature);
    expect(isSigned(text, signature, signer.publicKey)).toBe(true);
    expect(isSigned(text.replace('12000', '12001'), signature, signer.publicKey)).toBe(false);
    expect(isSigned(text, signature, createManifestSigner(pem('ed25519')).publicKey)).toBe(false);
  });

  it('is signed with an Ed25519 key alone', () => {
    expect(() => createManifestSigner(pem('ed448'))).toThrow('not an Ed25519 key');
  });
});

describe('cents', () => {
  it.each([
    [15, [8, 8], [8, 7]],
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 2, 1], [0, 67, 33]],
    [1, [1, 1, 1, 1], [1, 0, 0, 0]],
    [0, [5, 5], [0, 0]],
    [7, [0, 0], [0, 0]],
    [9_900, [12_000, 0, 0, 38_000], [2_376, 0, 0, 7_524]],
  ])(
    '%i among %j are %j: rounded down, the rest to the largest remainders, ties in line order',
    (cents, leads, shares) => {
      expect(shareCents(cents, leads)).toEqual(shares);
    },
  );

  it('add up to the whole, and none is below zero', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const leads = [seed % 7, (seed * 31) % 101, (seed * 17) % 13, 1];
      const shares = shareCents(seed * 37, leads);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBe(seed * 37);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
  });
});

it('a row adds up: opening + issued + credited - delivered - expired - voided = closing', () => {
  expect([offBy(row.leads), offBy(row.cents)]).toEqual([0, 0]);
  expect(offBy({ ...row.leads, voided: 1 })).toBe(-1);
  expect(totalOf([row, row], 'cents')).toMatchObject({ issued: 19_800, closing: 15_048 });
});

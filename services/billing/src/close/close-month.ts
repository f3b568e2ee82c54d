import { v7 as uuidV7 } from 'uuid';
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { close, type CloseRefusal } from './domain/close.ts';
import { monthAfter, monthOf, monthsBetween } from './domain/month.ts';
import { openDifferences } from './domain/tie.ts';
import { closeStream } from '../kernel/domain/streams.ts';
import { readCloses, readFirstFact, type MonthClose } from './projections/month-close.ts';
import { inAllAccounts, openToAllAccounts } from './projections/in-all-accounts.ts';
import { findManifest, keepManifest } from './projections/kept-manifest.ts';
import { readBookedLater, readLateFacts, type LateFact } from './projections/late-facts.ts';
import { findGate, keepGate, type KeptGate } from './gate/kept-gate.ts';
import { gateRules, runGate, type Gate, type GateParts } from './gate/run-gate.ts';
import { manifestOf, sha256, type ManifestSigner, type ProvenBy } from './manifest.ts';
import { countSince, cutPositions, readPositions } from './projections/positions.ts';
import { longestDue } from './projections/longest-due.ts';
import { keepClosingLots, readPack, type Pack } from './projections/read-pack.ts';

export type CloseParts = GateParts & { signer: ManifestSigner };

/** `waiting`: the month before it is not locked. `running`: it is not over. */
export type MonthState = {
  month: string;
  state: 'running' | 'waiting' | 'open' | MonthClose['state'];
  close: MonthClose | null;
};

/** From the first fact to the month of `now`, in the order of time; none where there is no fact. */
export async function listMonths(database: Database, now: string): Promise<MonthState[]> {
  const [first, closes] = await inAllAccounts(database, async (trx) => [
    await readFirstFact(trx),
    await readCloses(trx),
  ]);
  if (first === null) return [];
  const known = new Map(closes.map((each) => [each.month, each]));
  const next = nextMonth(first, closes);
  return monthsBetween(monthOf(first), monthOf(now)).map((month) => {
    const own = known.get(month) ?? null;
    const state = own?.state ?? (month > next ? 'waiting' : month === monthOf(now) ? 'running' : 'open');
    return { month, state, close: own };
  });
}

function nextMonth(first: string, closes: readonly MonthClose[]): string {
  const last = closes.filter(({ state }) => state === 'locked').at(-1);
  return last === undefined ? monthOf(first) : monthAfter(last.month);
}

export type MonthPack = Pack & {
  lateFacts: { facts: LateFact[]; count: number; sha256: string };
  /** Facts of the month that another one counts, since it was cut before they came. */
  bookedLater: LateFact[];
};

/** So many late facts are shown; the manifest is of all. */
const FACTS_SHOWN = 200;

export function readMonth(database: Database, { month, close: own }: MonthState): Promise<MonthPack> {
  const cut = { month, isCut: own !== null };
  return inAllAccounts(database, async (trx) => ({
    ...(await readPack(trx, cut)),
    lateFacts: await readLateFacts(trx, cut, FACTS_SHOWN),
    bookedLater: own === null ? [] : await readBookedLater(trx, month, FACTS_SHOWN),
  }));
}

/** The manifest of a month that is locked, computed from what stands in the tables now. */
export async function computeManifest(database: Database, month: string): Promise<string> {
  const kept = await inAllAccounts(database, (trx) => findManifest(trx, month));
  const { gate = null } = JSON.parse(kept?.manifest ?? '{}') as { gate?: ProvenBy };
  return readManifest(database, month, gate);
}

/** What a cut month knows stays; one that is proposed again meanwhile is not locked. */
function readManifest(database: Database, month: string, gate: ProvenBy | null): Promise<string> {
  const cut = { month, isCut: true };
  return inAllAccounts(database, async (trx) => {
    const pack = await readPack(trx, cut);
    const positions = await readPositions(trx, month);
    return manifestOf({ month, pack, positions, lateFacts: await readLateFacts(trx, cut, 0), gate });
  });
}

export type Acting = { tx: WriteTransaction; by: string; context: Context };

/** Sets up to where the month knows its facts; null, or why not. */
export async function proposeMonth({ tx, by, context }: Acting, month: string): Promise<CloseRefusal | null> {
  await openToAllAccounts(tx.db);
  const first = await readFirstFact(tx.db);
  const next = first === null ? null : nextMonth(first, await readCloses(tx.db));
  const proposalId = uuidV7();
  const due = await longestDue(tx.db, tx.at);
  const asked = { type: 'ProposeMonth', month, proposalId, by, at: tx.at, nextMonth: next, accounts: 0, due } as const;
  // What is refused cuts nothing: the positions of a locked month stay as they are.
  const decision = close.decide(asked, await tx.load(closeStream(month), close));
  if (!decision.accepted) return decision.refusal;
  const command = { ...asked, accounts: await cutPositions(tx.db, month) };
  const done = await tx.execute(closeStream(month), close, command, context);
  return done.accepted ? null : done.refusal;
}

type Proposal = { month: string; proposalId: string };

/** What the gate said last of this proposal; it is run where it was not yet, or where audit had no answer then. */
export async function readGate(parts: GateParts, { month, proposalId }: Proposal): Promise<KeptGate> {
  const kept = await inAllAccounts(parts.database, (trx) => findGate(trx, { month, proposalId }));
  return kept?.audit === 'compared' ? kept : checkMonth(parts, { month, proposalId });
}

const running = new WeakMap<Database, Map<string, Promise<KeptGate>>>();

/** Runs the gate and keeps what it said. Who asks while it runs waits for the same: it reads all that there is. */
export function checkMonth(parts: GateParts, { month, proposalId }: Proposal): Promise<KeptGate> {
  const own = running.get(parts.database) ?? new Map<string, Promise<KeptGate>>();
  running.set(parts.database, own);
  const known = own.get(proposalId);
  if (known !== undefined) return known;
  const gate = runGate(parts, month)
    .then((said) => {
      const checkedAt = new Date(parts.now()).toISOString();
      return keepGate(parts.database, { month, proposalId, checkedAt }, said);
    })
    .finally(() => own.delete(proposalId));
  own.set(proposalId, gate);
  return gate;
}

export type ToLock = { month: string; proposalId: string; manifest: string; gate: Gate };

/** The gate as of now, and the manifest that says so. */
export async function prepareLock(parts: CloseParts, { month, proposalId }: MonthClose): Promise<ToLock> {
  const gate = await checkMonth(parts, { month, proposalId });
  const proven: ProvenBy = {
    accounts: gate.accounts,
    rules: [...gateRules],
    findings: 0,
    answered: gate.differences.length - openDifferences(gate).length,
    cash: gate.cash,
  };
  return { month, proposalId, manifest: await readManifest(parts.database, month, proven), gate };
}

/** Locks it for ever, with its manifest and what it leaves in each lot, in one commit; null, or why not. */
export async function lockMonth(
  signer: ManifestSigner,
  { tx, by, context }: Acting,
  { month, proposalId, manifest, gate }: ToLock,
): Promise<CloseRefusal | null> {
  await openToAllAccounts(tx.db);
  const signature = signer.sign(manifest);
  const done = await tx.execute(
    closeStream(month),
    close,
    {
      type: 'LockMonth',
      month,
      proposalId,
      by,
      at: tx.at,
      findings: gate.findings.length,
      differences: openDifferences(gate).length,
      since: await countSince(tx.db, month),
      due: await longestDue(tx.db, tx.at),
      manifestSha256: sha256(manifest),
      signature,
    },
    context,
  );
  if (!done.accepted) return done.refusal;
  if (done.events.length === 0) return null;
  await keepManifest(tx.db, month, { manifest, signature, publicKey: signer.publicKey });
  await keepClosingLots(tx.db, { month, isCut: true });
  return null;
}

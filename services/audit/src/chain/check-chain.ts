// The hash chain of an account, recomputed from the bytes of both stores side by side: its owner's log in PostgreSQL and
// the trail in ClickHouse. Where it ended when audit last received something is kept in a third place, audit's inbox.
import { createHash } from 'node:crypto';
import { ClockWatch, type ClockJump } from '@leadwright/eventsourcing/operate/clock-jumps';

export type ChainRow = { accountSeq: number; eventId: string; message: Uint8Array; prevHash: string; hash: string };

/** A row of the trail, and the first of its columns that its message does not say so; null: none. */
export type TrailChainRow = ChainRow & { wrongColumn: string | null; recordedAt: string };

/** Number and hash of the last event that audit received. `hash` is null where the release before wrote it. */
export type ChainEnd = { accountSeq: number; hash: string | null };

export type ChainStores = {
  /** Rows after `after`, in order. */
  log(after: number, limit: number): Promise<ChainRow[]>;
  trail(after: number, limit: number): Promise<TrailChainRow[]>;
  received(): Promise<ChainEnd>;
};

export type ChainProblem = {
  /** `log`: the owner's, in PostgreSQL. `trail`: ClickHouse. `both`: each says the same, and the kept end does not. */
  store: 'log' | 'trail' | 'both';
  /**
   * `missing`: there are later ones. `end-missing`: it and all later ones. `previous-hash-differs`: it does not continue
   * the one before. `hash-differs`: its bytes, or its hash, were changed. `rewritten`: from here on the hashes were
   * computed anew. `columns-differ`: its columns do not say what its bytes say.
   */
  problem: 'missing' | 'end-missing' | 'previous-hash-differs' | 'hash-differs' | 'rewritten' | 'columns-differ';
  accountSeq: number;
  eventId: string;
  column?: string;
};

export type ChainReport = {
  from: number;
  to: number;
  events: number;
  /** Hash of the last of them; null: none. */
  lastHash: string | null;
  /** Events of the log that are not in the trail yet. */
  underWay: number;
  /** Of those that fit, as far as they were checked. */
  clockJumps: ClockJump[];
  problem: ChainProblem | null;
};

const FIRST_PREV_HASH = '0'.repeat(64);
const PAGE = 500;

/** Checks the events `from` to `to`, both included. An event before `from` is taken at its word. */
export async function checkChain(
  stores: ChainStores,
  { from, to }: { from: number; to: number },
): Promise<ChainReport> {
  const received = await stores.received();
  const walk = walkOf(stores, from - 1, to);
  const clock = new ClockWatch();
  const report: ChainReport = {
    ...{ from, to: 0, events: 0, lastHash: null, underWay: 0, problem: null },
    clockJumps: clock.jumps,
  };
  let before = from === 1 ? FIRST_PREV_HASH : await hashBefore(stores, from);
  for await (const { accountSeq, log, trail, isEnd } of walk) {
    const problem = problemAt({ accountSeq, log, trail, isEnd }, before, received);
    if (problem !== null) return { ...report, problem: await judged(stores, problem, received) };
    if (log === undefined) break;
    report.to = accountSeq;
    report.lastHash = log.hash;
    before = log.hash;
    if (trail === undefined) {
      report.underWay += 1;
      continue;
    }
    report.events += 1;
    clock.see(trail);
  }
  return { ...report, problem: endProblem(report, received, to) };
}

type Place = {
  accountSeq: number;
  log: ChainRow | undefined;
  trail: TrailChainRow | undefined;
  /** Per store: whether it has nothing at this place and after it. */
  isEnd: { log: boolean; trail: boolean };
};

/** Place by place, also those that one store has not; ends with the first that neither has. */
async function* walkOf(stores: ChainStores, after: number, to: number): AsyncGenerator<Place> {
  const log = reader((from) => stores.log(from, PAGE), after);
  const trail = reader((from) => stores.trail(from, PAGE), after);
  for (let accountSeq = after + 1; accountSeq <= to; accountSeq += 1) {
    const [one, other] = [await log.at(accountSeq), await trail.at(accountSeq)];
    const isEnd = { log: one.isEnd, trail: other.isEnd };
    if (isEnd.log && isEnd.trail) return;
    yield { accountSeq, log: one.row, trail: other.row, isEnd };
  }
}

function reader<Row extends ChainRow>(read: (after: number) => Promise<Row[]>, start: number) {
  let page: Row[] = [];
  let next = 0;
  let after = start;
  let ended = false;
  return {
    at: async (accountSeq: number): Promise<{ row: Row | undefined; isEnd: boolean }> => {
      if (next >= page.length && !ended) {
        page = await read(after);
        next = 0;
        ended = page.length < PAGE;
        after = page.at(-1)?.accountSeq ?? after;
      }
      const row = page[next];
      if (row?.accountSeq !== accountSeq) return { row: undefined, isEnd: row === undefined };
      next += 1;
      return { row, isEnd: false };
    },
  };
}

// The trail only where the log has lost it: what comes after it shall still be checked.
async function hashBefore(stores: ChainStores, from: number): Promise<string> {
  const rows = [...(await stores.log(from - 2, 1)), ...(await stores.trail(from - 2, 1))];
  return rows.find(({ accountSeq }) => accountSeq === from - 1)?.hash ?? FIRST_PREV_HASH;
}

function problemAt({ accountSeq, log, trail, isEnd }: Place, before: string, received: ChainEnd): ChainProblem | null {
  const eventId = log?.eventId ?? trail?.eventId ?? '';
  const at = { accountSeq, eventId };
  if (log === undefined) {
    if (trail === undefined) return { ...at, store: 'both', problem: 'missing' };
    return { ...at, store: 'log', problem: isEnd.log ? 'end-missing' : 'missing' };
  }
  const wrong = linkProblem(log, before);
  const wrongInTrail = trail && linkProblem(trail, before);
  // Each is a whole chain by itself: one of them was computed anew from here on. Which one says the kept end.
  if (wrong === null && wrongInTrail === null && log.hash !== trail?.hash)
    return { ...at, store: 'log', problem: 'rewritten' };
  if (wrong !== null) return { ...at, store: wrongInTrail === wrong ? 'both' : 'log', problem: wrong };
  if (trail === undefined) {
    if (received.accountSeq < accountSeq) return null;
    return { ...at, store: 'trail', problem: isEnd.trail ? 'end-missing' : 'missing' };
  }
  if (wrongInTrail) return { ...at, store: 'trail', problem: wrongInTrail };
  const column = trail.eventId === log.eventId ? trail.wrongColumn : 'event_id';
  return column === null ? null : { ...at, store: 'trail', problem: 'columns-differ', column };
}

function linkProblem(
  { message, prevHash, hash }: ChainRow,
  before: string,
): 'previous-hash-differs' | 'hash-differs' | null {
  if (prevHash !== before) return 'previous-hash-differs';
  const made = createHash('sha256').update(Buffer.from(before, 'hex')).update(message).digest('hex');
  return made === hash ? null : 'hash-differs';
}

/** Of two chains that part, the one whose hash is the kept end's is right. */
async function judged(stores: ChainStores, problem: ChainProblem, received: ChainEnd): Promise<ChainProblem> {
  if (problem.problem !== 'rewritten') return problem;
  const [log] = await stores.log(received.accountSeq - 1, 1);
  const isLogRight = log?.accountSeq === received.accountSeq && log.hash === received.hash;
  return { ...problem, store: isLogRight ? 'trail' : 'log' };
}

/** What no store has any more, and what both have otherwise than when it came. */
function endProblem({ to: last, lastHash }: ChainReport, received: ChainEnd, to: number): ChainProblem | null {
  if (last < received.accountSeq && last < to)
    return { store: 'both', problem: 'end-missing', accountSeq: last + 1, eventId: '' };
  const isKeptEnd = last === received.accountSeq && received.hash !== null;
  if (isKeptEnd && lastHash !== null && lastHash !== received.hash)
    return { store: 'both', problem: 'rewritten', accountSeq: last, eventId: '' };
  return null;
}

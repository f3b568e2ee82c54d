// Checks that concurrent commands of one account are linearizable: the log gives the order, and the
// pure ledger decides each command again.
import { canonicalJson } from '@leadwright/eventsourcing/log/canonical-json';
import type { LedgerEvent } from '../domain/ledger-events.ts';
import { ledger, type Ledger, type LedgerCommand } from '../domain/ledger.ts';
import { check, type StoredLedger, type Answered } from './stored-ledger.ts';

/** One completed command. `seen`: the newest version any caller knew when it was sent. */
export type Ran = { id: string; command: LedgerCommand; cause: string; answered: Answered; seen: number };

/** Throws unless one order, consistent with what every caller saw, explains all results and the whole log. */
export async function checkOneByOne({ store }: StoredLedger, accountId: string, ran: Ran[]): Promise<void> {
  const log = await store.readAccount(accountId, 0, 100_000);
  const byId = new Map(ran.map((each) => [each.id, each]));
  // The state after each version, and the stored position of each business id known by then.
  const states: Ledger[] = [ledger.initial];
  const known: SeqById[] = [new Map()];
  for (let at = 0; at < log.length;) {
    const writer = byId.get(log[at]?.correlationId ?? '');
    if (!writer) throw new Error(`event ${at + 1} of ${accountId} was written by no command`);
    const state = states[at] ?? ledger.initial;
    const decision = ledger.decide(writer.command, state);
    check(
      decision.accepted && decision.events.length > 0,
      `${writer.id} wrote, though it had nothing to write after ${at}`,
    );
    const events = decision.accepted ? decision.events : [];
    const written = log.slice(at, at + events.length).map(({ event }) => event as LedgerEvent);
    check(
      canonicalJson(written) === canonicalJson(events),
      `${writer.id} wrote ${canonicalJson(written)} after ${at}, where ${canonicalJson(events)} was to be decided`,
    );
    check(
      writer.answered.accepted &&
        canonicalJson(writer.answered.events.map(({ event }) => event)) === canonicalJson(events),
      `${writer.id} was answered something else than it wrote`,
    );
    check(
      writer.seen <= at && writer.answered.accepted && writer.answered.version === at + events.length,
      `${writer.id} wrote at ${at}, outside of its own time`,
    );
    check(
      idsOf(writer).every((id) => !known[at]?.has(id)),
      `${writer.cause} happened twice`,
    );
    const first = at;
    for (const event of events) {
      states.push(ledger.evolve(states.at(-1) ?? ledger.initial, event));
      known.push(new Map([...(known.at(-1) ?? []), ...idsOf(writer).map((id) => [id, first] as const)]));
    }
    at += events.length;
  }
  for (const each of ran)
    if (!each.answered.accepted || each.answered.events.length === 0)
      checkSilent(
        each,
        states,
        known,
        log.map(({ event }) => event as LedgerEvent),
      );
}

type SeqById = Map<string, number>;

const idsOf = ({ command, cause }: Pick<Ran, 'command' | 'cause'>): string[] =>
  [cause, ledger.deduplicationKey?.(command)].flatMap((id) => id ?? []);

// A command without events must have been right at some moment between its call and its result.
function checkSilent(
  { id, command, cause, answered, seen }: Ran,
  states: Ledger[],
  known: SeqById[],
  log: LedgerEvent[],
): void {
  const answer = answered.accepted ? 'nothing' : canonicalJson(answered.refusal);
  // An accepted command returns the version it was decided on.
  const [from, to] = answered.accepted ? [answered.version, answered.version] : [seen, states.length - 1];
  const possible = states.slice(from, to + 1).some((state, i) => {
    const stored = idsOf({ command, cause }).flatMap((each) => known[from + i]?.get(each) ?? []);
    if (stored.length > 0) {
      const refusal = ledger.checkRepeat?.(command, log.slice(Math.min(...stored))) ?? null;
      return (refusal === null ? 'nothing' : canonicalJson(refusal)) === answer;
    }
    const decision = ledger.decide(command, state);
    return (
      (decision.accepted ? (decision.events.length === 0 ? 'nothing' : 'events') : canonicalJson(decision.refusal)) ===
      answer
    );
  });
  check(possible && from >= seen, `${id} was answered ${answer}, which was right at no moment from ${from} to ${to}`);
}

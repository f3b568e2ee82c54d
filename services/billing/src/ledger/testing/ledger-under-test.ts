// The ledger as the store runs it (a business id is answered once for ever), with the double entry
// folded beside it and what must hold after every step.
import type { Decider } from '@leadwright/eventsourcing/decider';
import type { LedgerRefusal } from '../domain/command.ts';
import type { LedgerAccount } from '../domain/events/event.ts';
import { movementsOf, type LedgerEvent } from '../domain/ledger-events.ts';
import type { Ledger, LedgerCommand } from '../domain/ledger.ts';
import type { Model, Place } from './ledger-model.ts';

export type LedgerDecider = Decider<Ledger, LedgerCommand, LedgerEvent, LedgerRefusal>;

type Sides = Record<Place | 'issued', number>;

export class LedgerUnderTest {
  state: Ledger;
  readonly events: LedgerEvent[] = [];
  readonly sides = new Map<string, Sides>();
  readonly causes = new Set<string>();
  /** Every command that was run, in order, with its business id. */
  readonly commands: { command: LedgerCommand; cause: string | undefined }[] = [];
  readonly decider: LedgerDecider;

  constructor(decider: LedgerDecider) {
    this.decider = decider;
    this.state = decider.initial;
  }

  /** Runs a command once per business id; answers the types of its events, or the refusal's code. */
  run(command: LedgerCommand, cause?: string): string {
    this.commands.push({ command, cause });
    const causes = [cause, this.decider.deduplicationKey?.(command)].flatMap((each) => each ?? []);
    if (causes.some((each) => this.causes.has(each))) return '';
    const decision = this.decider.decide(command, this.state);
    if (!decision.accepted) return decision.refusal.code;
    if (decision.events.length > 0) causes.forEach((each) => this.causes.add(each));
    for (const event of decision.events) this.book(event);
    return decision.events.map((event) => (event.type === 'ReservationRefused' ? event.reason : event.type)).join(' ');
  }

  private book(event: LedgerEvent): void {
    this.events.push(event);
    this.state = this.decider.evolve(this.state, event);
    for (const { lotId, from, to, leads } of movementsOf(event)) {
      const sides = this.sides.get(lotId) ?? { issued: 0, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };
      if (from.startsWith('issued')) sides.issued += leads;
      else sides[placeOf(from)] -= leads;
      sides[placeOf(to)] += leads;
      this.sides.set(lotId, sides);
    }
  }
}

const placeOf = (account: LedgerAccount): Place => account as Place;

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The cheap invariants: signs and sums per lot, state = entries = model, holds = what lots have on hold. */
export function checkStep(model: Model, real: LedgerUnderTest): void {
  const live = new Map(real.state.lots.map((lot) => [lot.lotId, lot]));
  const heldBy = new Map<string, number>();
  for (const { from } of real.state.holds)
    for (const { lotId, leads } of from) heldBy.set(lotId, (heldBy.get(lotId) ?? 0) + leads);
  check(live.size === real.state.lots.length, 'a lot stands twice in the state');
  for (const [id, { units }] of model.lots) {
    const sides = real.sides.get(id);
    if (!sides) throw new Error(`lot ${id} has no entries`);
    check(
      sides.issued === sides.available + sides.held + sides.delivered + sides.expired + sides.voided,
      `lot ${id} does not sum up`,
    );
    for (const place of ['available', 'held', 'delivered', 'expired', 'voided'] as const) {
      check(sides[place] >= 0, `${place} of ${id} is below zero`);
      check(sides[place] === units[place], `${place} of ${id} is ${sides[place]}, the model says ${units[place]}`);
    }
    const lot = live.get(id);
    check(
      (lot?.available ?? 0) === units.available,
      `the state says ${lot?.available} available in ${id}, the model ${units.available}`,
    );
    check((lot?.held ?? 0) === units.held, `the state says ${lot?.held} held in ${id}, the model ${units.held}`);
    check((heldBy.get(id) ?? 0) === units.held, `the holds of ${id} are not what it has on hold`);
    check(lot === undefined || units.available + units.held > 0, `lot ${id} is spent and still in the state`);
  }
  check(
    real.state.holds.length === model.holds.size,
    `${real.state.holds.length} holds, the model has ${model.holds.size}`,
  );
}

/** The full folds at the end of a run. */
export function checkEnd({ decider, events, state }: LedgerUnderTest): void {
  const fold = (from: Ledger, list: LedgerEvent[]): Ledger => list.reduce(decider.evolve, from);
  const all = JSON.stringify(state);
  check(JSON.stringify(fold(decider.initial, events)) === all, 'replay is not what was live');
  const half = Math.floor(events.length / 2);
  const stored = JSON.parse(JSON.stringify(fold(decider.initial, events.slice(0, half)))) as Ledger;
  check(JSON.stringify(fold(stored, events.slice(half))) === all, 'two halves are not the whole');
  const used = new Map<string, number>();
  for (const event of events) {
    if (event.type !== 'LeadsReserved' && event.type !== 'LeadsUsed') continue;
    const key = `${event.type} ${event.downloadId}`;
    used.set(key, (used.get(key) ?? 0) + 1);
    check(used.get(key) === 1, `${key} happened twice`);
  }
}

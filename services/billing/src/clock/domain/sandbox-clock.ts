// The sandbox's one clock only goes forward: what was booked at an instant stays behind it (docs/decisions/0031).
import { Temporal } from 'temporal-polyfill';
import { accept, refuse, type Decider, type Decision } from '@leadwright/eventsourcing/decider';
import { written } from '../../kernel/domain/instant.ts';

const DAY_MS = 86_400_000;
/** A move passes every boundary on its way for every account, so it has an end. */
export const DAYS_MAX = 366;
/** How far ahead the clock may be in all. Later instants are outside of what plans and cards know. */
export const DAYS_AHEAD_MAX = 3_660;

/** `offsetMs`: how far the clock is ahead now, in all. */
export type SandboxClockMoved = { type: 'SandboxClockMoved'; offsetMs: number; movedTo: string };

/** Forward by whole days of 24 hours, or to an instant. `realAt`: the database's clock. */
export type MoveClock = { type: 'MoveClock'; realAt: string; by: { days: number } | { to: string } };

export type ClockRefusal = { code: 'not-forward' } | { code: 'too-far' };

type State = { offsetMs: number };

export const sandboxClock: Decider<State, MoveClock, SandboxClockMoved, ClockRefusal> = {
  codeVersion: 1,
  initial: { offsetMs: 0 },
  decide,
  evolve: (state, { offsetMs }) => ({ offsetMs: Math.max(state.offsetMs, offsetMs) }),
};

function decide({ realAt, by }: MoveClock, state: State): Decision<SandboxClockMoved, ClockRefusal> {
  const now = Temporal.Instant.from(realAt).add({ milliseconds: state.offsetMs });
  const byMs =
    'days' in by ? by.days * DAY_MS : Math.ceil(now.until(Temporal.Instant.from(by.to)).total('milliseconds'));
  if (byMs <= 0) return refuse({ code: 'not-forward' });
  const offsetMs = state.offsetMs + byMs;
  if (byMs > DAYS_MAX * DAY_MS || offsetMs > DAYS_AHEAD_MAX * DAY_MS) return refuse({ code: 'too-far' });
  return accept({ type: 'SandboxClockMoved', offsetMs, movedTo: written(now.add({ milliseconds: byMs })) });
}

// `given(decider, …events).when(command).then(…events)` or `.thenRefused(code)`, exact match.
import type { Decider } from '@leadwright/eventsourcing/decider';

type Then<Event> = {
  /** Exactly these events, in this order; none means accepted without effect. */
  then(...events: Event[]): void;
  /** Refused with this code, and with these facts if given. */
  thenRefused(code: string, facts?: object): void;
};

type Given<State, Command, Event> = {
  when(command: Command): Then<Event>;
  thenState(state: Partial<State>): void;
};

/** Folds `events` from the initial state, and then checks one command. */
export function given<State, Command, Event, Refusal extends { code: string }>(
  decider: Decider<State, Command, Event, Refusal>,
  ...events: Event[]
): Given<State, Command, Event> {
  const state = events.reduce(decider.evolve, decider.initial);
  return {
    thenState: (expected) => expect(state).toMatchObject(expected as object),
    when: (command) => {
      // A decision that mutates its state would pass here and fail in production.
      const before = structuredClone(state);
      const decision = decider.decide(command, state);
      expect(state).toEqual(before);
      return {
        then: (...expected) => expect(decision).toStrictEqual({ accepted: true, events: expected }),
        thenRefused: (code, facts = {}) =>
          expect(decision).toMatchObject({ accepted: false, refusal: { code, ...facts } }),
      };
    },
  };
}

// A decider: `decide` turns a command into events or a refusal, `evolve` folds an event into the state. Both are pure.

export type Decision<Event, Refusal> = { accepted: true; events: Event[] } | { accepted: false; refusal: Refusal };

export type Decider<State, Command, Event, Refusal> = {
  /** Raise it whenever `evolve` or the state's shape changes: the store ignores state snapshots of another version. */
  codeVersion: number;
  initial: State;
  decide: (command: Command, state: State) => Decision<Event, Refusal>;
  evolve: (state: State, event: Event) => State;
  /** The command's own deduplication key, whoever sends it. Null or absent: only the keys of its context count. */
  deduplicationKey?: (command: Command) => string | null;
  /**
   * Compares a repeated command with what the first one stored; null or absent accepts the repeat with no events.
   * `first` starts with the event stored under the deduplication key; later events of its stream follow.
   */
  checkRepeat?: (command: Command, first: Event[]) => Refusal | null;
};

export function accept<Event>(...events: Event[]): { accepted: true; events: Event[] } {
  return { accepted: true, events };
}

export function refuse<Refusal>(refusal: Refusal): { accepted: false; refusal: Refusal } {
  return { accepted: false, refusal };
}

/** Ends a switch: a missing case does not compile, and an unknown one at run time throws. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}

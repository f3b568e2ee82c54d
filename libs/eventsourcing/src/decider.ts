// The whole idea of a decider: what may happen (`decide`) and what it means (`evolve`), both pure.

export type Decision<Event, Refusal> = { accepted: true; events: Event[] } | { accepted: false; refusal: Refusal };

export type Decider<State, Command, Event, Refusal> = {
  /** Raised whenever `evolve` or the state's shape changes: kept folds of another version are not used. */
  codeVersion: number;
  initial: State;
  decide: (command: Command, state: State) => Decision<Event, Refusal>;
  evolve: (state: State, event: Event) => State;
  /** The business id that such a command carries by itself, whoever gives it; null or absent: it has those of its context alone. */
  onceBy?: (command: Command) => string | null;
  /**
   * What a repeat of a business id says otherwise than the first time; null, or absent: the first answer stands.
   * `first` begins with the event that the business id was stored with; what followed in its stream comes after it.
   */
  repeated?: (command: Command, first: Event[]) => Refusal | null;
};

export function accept<Event>(...events: Event[]): { accepted: true; events: Event[] } {
  return { accepted: true, events };
}

export function refuse<Refusal>(refusal: Refusal): { accepted: false; refusal: Refusal } {
  return { accepted: false, refusal };
}

/** Ends a switch: a case that was forgotten does not compile, and one that appears at run time is a fault. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}

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
  /** Null or absent accepts the repeat, with no events. `first` begins with the event under the deduplication key. */
  checkRepeat?: (command: Command, first: Event[]) => Refusal | null;
};

export type CommandKind<Command, State, Event, Refusal> = {
  decide(command: Command, state: State): Decision<Event, Refusal>;
  key?(command: Command): string;
  checkRepeat?(command: Command, first: Event[]): Refusal | null;
};

type Typed = { type: string };

/** A decider of its commands and its events, each by its type. It throws for a type that it does not have. */
export function deciderOf<State, Command extends Typed, Event extends Typed, Refusal>({
  codeVersion,
  initial,
  commands,
  events,
}: {
  codeVersion: number;
  initial: State;
  commands: {
    [Type in Command['type']]: CommandKind<Extract<Command, { type: Type }>, State, Event, Refusal>;
  };
  events: { [Type in Event['type']]: { evolve(state: State, event: Extract<Event, { type: Type }>): State } };
}): Decider<State, Command, Event, Refusal> {
  const commandOf = byType<CommandKind<Command, State, Event, Refusal>>(commands);
  const eventOf = byType<{ evolve(state: State, event: Event): State }>(events);
  return {
    codeVersion,
    initial,
    decide: (command, state) => commandOf(command).decide(command, state),
    evolve: (state, event) => eventOf(event).evolve(state, event),
    deduplicationKey: (command) => commandOf(command).key?.(command) ?? null,
    // Absent where no command has one: the store reads what the first use stored only for it.
    ...(Object.values<object>(commands).some((kind) => 'checkRepeat' in kind) && {
      checkRepeat: (command: Command, first: Event[]) => commandOf(command).checkRepeat?.(command, first) ?? null,
    }),
  };
}

export function byType<Kind>(kinds: object): (value: Typed) => Kind {
  const found = new Map<string, Kind>(Object.entries(kinds));
  return (value) => found.get(value.type) ?? assertNever(value as never);
}

export function accept<Event>(...events: Event[]): { accepted: true; events: Event[] } {
  return { accepted: true, events };
}

export function refuse<Refusal>(refusal: Refusal): { accepted: false; refusal: Refusal } {
  return { accepted: false, refusal };
}

export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}

import type { Decider } from '../decider.ts';
import type { Context, DomainEvent, EventStore, Executed, Moment, Stream } from '../event-store.ts';

/** Runs one command in a transaction of its own: lock, fold, decide, append, projections, commit. */
export function execute<State, Command, Event extends DomainEvent, Refusal>(
  store: EventStore,
  stream: Stream,
  decider: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  context: Context,
): Promise<Executed<Event, Refusal>> {
  return store.execute(stream, decider, command, context);
}

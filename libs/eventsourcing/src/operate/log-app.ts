// The internal app of a service that keeps a log. What it adds is the same in each of them: its events
// for those who hear it, and what operators may ask.
import { buildInternalApp, type InternalAppParts } from '@leadwright/runtime/http/internal-app';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { DomainEvent, EventStore } from '../event-store.ts';
import { internalEventsRoutes } from '../consume/internal-events.ts';
import { operatorRoutes, type Operations } from './operator-routes.ts';

export type LogAppParts<Event extends DomainEvent> = InternalAppParts & {
  store: EventStore<Event>;
  /** The services that hear this log's topic. */
  hearers: string[];
  operations: Operations;
};

/** Builds it; nothing listens yet. A service adds what it alone is asked. */
export async function buildLogApp<Event extends DomainEvent>({
  store,
  hearers,
  operations,
  ...parts
}: LogAppParts<Event>): Promise<HttpApp> {
  const app = await buildInternalApp(parts);
  internalEventsRoutes(app, store, hearers);
  operatorRoutes(app, store, operations);
  return app;
}

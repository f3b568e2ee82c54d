import { buildInternalApp, type InternalAppParts } from '@leadwright/runtime/http/internal-app';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { DomainEvent, EventStore } from '../event-store.ts';
import { internalEventsRoutes } from '../consume/internal-events.ts';
import { operatorRoutes, type Operations } from './operator-routes.ts';
import { statusRoute, type StatusParts } from './status.ts';

export type LogAppParts<Event extends DomainEvent> = InternalAppParts & {
  store: EventStore<Event>;
  consumers: string[];
  operations: Operations;
  status: Pick<StatusParts, 'topic' | 'version' | 'invariants'>;
};

/** Builds the app without listening. A service adds its own internal routes. */
export async function buildLogApp<Event extends DomainEvent>({
  store,
  consumers,
  operations,
  status,
  ...parts
}: LogAppParts<Event>): Promise<HttpApp> {
  const app = await buildInternalApp(parts);
  internalEventsRoutes(app, store, consumers);
  operatorRoutes(app, store, operations);
  const { service, ready } = parts;
  statusRoute(app, { ...status, ...operations, service, ready });
  return app;
}

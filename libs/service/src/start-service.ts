import {
  clockOwner,
  consumersOf,
  services,
  type ConsumedBy,
  type OwnerName,
  type ServiceName,
} from '@leadwright/contracts/topology';
import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import { keepClockFollower } from '@leadwright/eventsourcing/store/clock-offset';
import { createOwnerClient, ownerOf, type OwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
import type { DomainEvent } from '@leadwright/eventsourcing/event-store';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import type { Invariants } from '@leadwright/eventsourcing/operate/status';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { startRelay } from '@leadwright/eventsourcing/relay/relay';
import {
  openEventStore,
  type EventStoreParts,
  type PostgresEventStore,
} from '@leadwright/eventsourcing/store/event-store.postgres';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { numbered } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { openService, type Opened, type OpenService, type Work } from './open-service.ts';
import { productVersion } from './product-version.ts';
import { consumedBy, topicOf, type TopicReaction } from './reaction.ts';
import { askOwner, openSharedClock, ownersClockRoute, type ClockKind, type SharedClock } from './shared-clock.ts';
import { serviceConfigOf, type ConfigOf } from './variables.ts';

export type Log<Event extends DomainEvent> = Pick<EventStoreParts<Event>, 'schema' | 'toMessage' | 'projections'> & {
  /** Called after each commit that appended something, before the relay publishes it. */
  committed?: () => void;
  /** How long answers to commands are kept, in days; default 30. */
  answersKeptDays?: number;
};

export type Consumed = { consumer: Consumer; owner: OwnerClient };

export type Parts<Name extends OwnerName> = Work & {
  reactions: Record<ConsumedBy<Name>, TopicReaction>;
  routes(app: HttpApp): void;
  internalRoutes?(app: HttpApp): void;
  invariants?: () => Invariants;
  rebuildables: Rebuildable[] | ((consumed: Record<ConsumedBy<Name>, Consumed>) => Rebuildable[]);
};

export type Service<Name extends OwnerName, Event extends DomainEvent> = {
  name: Name;
  config: ConfigOf<Name>;
  /** Opened by whoever starts the service, and closed by them after `stop()`. */
  bus: EventBus;
  /** Connections to the database, default 10. */
  connectionsMax?: number;
  /** Default: it follows the owner's. */
  clock?: ClockKind;
  log(opened: Opened): Log<Event>;
  parts(opened: Opened & { store: PostgresEventStore<Event>; clock: SharedClock }): Parts<Name> | Promise<Parts<Name>>;
};

/** On a migrated database. Throws if a part cannot start; what was started is then stopped, in the one order. */
export async function startService<Name extends OwnerName, Event extends DomainEvent>(
  service: Service<Name, Event>,
): Promise<RunningService & { store: PostgresEventStore<Event> }> {
  const { name, bus } = service;
  const config = serviceConfigOf(name, service.config);
  return openService({ name, config, connectionsMax: service.connectionsMax }, async (opened) => {
    const { clock: kind = 'followed' } = service;
    const ownerUrl = config.peers[clockOwner];
    const ask = ownerUrl === undefined ? null : askOwner(ownerUrl, name, opened.tokens);
    // They start later: they decide with this clock.
    const consumers: Consumer[] = [];
    const listens = (services[name].consumes as readonly ServiceName[]).includes(clockOwner);
    const heard = listens && { heard: () => countReceived(consumers, topicOf(clockOwner)) };
    const clock = await openSharedClock({ ...opened, kind, ask, ...heard });
    const store = startLog(service, opened, clock);
    const parts = await service.parts({ ...opened, store, clock });
    const consumed = await startConsumers(name, parts.reactions, { opened, bus, store });
    consumers.push(...consumed.map(([, { consumer }]) => consumer));
    watchEvents(opened.telemetry.metrics, { database: opened.database, topic: topicOf(name), consumers });
    opened.watchEngines(parts);
    opened.watchStalls(() => bus.health().stalled);
    await opened.startWork({ ...parts, periodic: [...(parts.periodic ?? []), ...clock.work] });
    opened.watch(() => numbered('consumer', consumers));
    const rebuildables =
      typeof parts.rebuildables === 'function'
        ? parts.rebuildables(Object.fromEntries(consumed) as Record<ConsumedBy<Name>, Consumed>)
        : parts.rebuildables;
    const apps = await buildApps(name, opened, { store, parts, consumers, rebuildables });
    if (name === clockOwner)
      ownersClockRoute(
        apps.internal,
        () => ({ sandbox: kind === 'owned', offsetMs: clock.offsetMs() }),
        (follower) => keepClockFollower(opened.database.db, follower),
      );
    return { ...(await opened.listen(apps)), store };
  });
}

function countReceived(consumers: Consumer[], topic: string): number {
  const counts = consumers
    .filter((consumer) => consumer.topic === topic)
    .flatMap(({ counters }) => Object.values(counters));
  return counts.reduce((sum, count) => sum + count, 0);
}

function startLog<Name extends OwnerName, Event extends DomainEvent>(
  { name, bus, log }: Service<Name, Event>,
  opened: OpenService,
  clock: SharedClock,
): PostgresEventStore<Event> {
  const { database, locks, logger, telemetry } = opened;
  const { committed, answersKeptDays, ...own } = log(opened);
  const store = openEventStore<Event>({
    ...own,
    topic: topicOf(name),
    database,
    logger,
    clockOffsetMs: clock.offsetMs,
  });
  // Before the relay: it would publish what `committed` has not seen.
  if (committed) store.onAppend(committed);
  const relay = startRelay({
    database,
    locks,
    store,
    bus,
    logger,
    tracer: telemetry.tracer,
    ...(answersKeptDays === undefined ? {} : { answersKeptDays }),
  });
  opened.stopOrder.in('relay', async () => {
    await relay.flush();
    await relay.stop();
  });
  opened.watch(() => ({ relay: relay.health(), bus: bus.health() }));
  return store;
}

async function startConsumers<Event extends DomainEvent>(
  name: OwnerName,
  reactions: Partial<Record<OwnerName, TopicReaction>>,
  { opened, bus, store }: { opened: OpenService; bus: EventBus; store: PostgresEventStore<Event> },
): Promise<[OwnerName, Consumed][]> {
  const { database, logger, telemetry, tokens, peer, stopOrder } = opened;
  const consumed: [OwnerName, Consumed][] = [];
  for (const from of consumedBy(name, reactions)) {
    const owner =
      from === name ? ownerOf(store) : createOwnerClient({ baseUrl: peer(from), owner: from, service: name, tokens });
    const consumer = await reactions[from]?.consume({
      service: name,
      topic: topicOf(from),
      owner,
      store,
      bus,
      database,
      logger,
      tracer: telemetry.tracer,
    });
    if (consumer === undefined) continue;
    stopOrder.in('consumers', () => consumer.stop());
    consumed.push([from, { consumer, owner }]);
  }
  return consumed;
}

async function buildApps<Name extends OwnerName, Event extends DomainEvent>(
  name: Name,
  opened: OpenService,
  {
    store,
    parts,
    consumers,
    rebuildables,
  }: {
    store: PostgresEventStore<Event>;
    parts: Parts<Name>;
    consumers: Consumer[];
    rebuildables: Rebuildable[];
  },
): Promise<{ public: HttpApp; internal: HttpApp }> {
  const { database, logger, tokens, ready, probes, telemetry } = opened;
  const http = { service: name, logger, tokens, ready, telemetry };
  const app = await buildHttpApp(http);
  parts.routes(app);
  const operations = { database, consumers, projections: rebuildables };
  const status = { topic: topicOf(name), version: productVersion, invariants: parts.invariants };
  const internal = await buildLogApp({ ...http, probes, store, consumers: consumersOf(name), operations, status });
  parts.internalRoutes?.(internal);
  return { public: app, internal };
}

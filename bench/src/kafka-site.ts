// The setup of the Kafka benchmarks: a broker and a durable PostgreSQL of their own. Each topic gets a producing
// and a consuming service, each with its own database as in the product.
import { randomUUID } from 'node:crypto';
import { exportSchema, toMessage } from '@leadwright/export/contracts';
import type { DownloadEvent } from '@leadwright/export/domain/download';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openKafkaBus } from '@leadwright/messaging/kafka/bus';
import { connectKafka } from '@leadwright/messaging/kafka/client';
import { ensureTopics, topicSpecs } from '@leadwright/messaging/kafka/topics';
import {
  notificationSchema,
  notificationTopic,
  toMessage as notificationMessage,
  type NotificationStored,
} from '@leadwright/notification/contracts';
import { migrationFolders } from '@leadwright/notification/migrations';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { openHeldLocks, type HeldLocks } from '@leadwright/postgres/held-lock';
import { provisionDatabase } from '@leadwright/postgres/provision';
import { startTestKafka } from '@leadwright/testing/kafka';

export type Side = {
  topic: string;
  database: Database;
  locks: HeldLocks;
  store: PostgresEventStore<DownloadEvent>;
  consumer: { database: Database; store: PostgresEventStore<NotificationStored> };
  logger: Logger;
  close(): Promise<void>;
};

export type KafkaSite = {
  brokers: string[];
  ensureTopics(topics: string[]): Promise<void>;
  openBus(service: string): EventBus;
  /** Creates databases for a service that produces `topic` and one that consumes it. */
  openSide(topic: string): Promise<Side>;
  stop(): Promise<void>;
};

const SINGLE_BROKER = { replication: 1, minInSync: 1 };

/** Starts Kafka, and PostgreSQL in `folder`. `root` is the repository's root. */
export async function startKafkaSite(folder: string, root: string): Promise<KafkaSite> {
  const logger = createLogger('bench', 'warn');
  const kafka = await startTestKafka();
  const brokers = kafka.brokers.split(',');
  const postgres = await startEmbeddedPostgres({ folder, tuning: 'durable', logger }).catch(async (error: unknown) => {
    await kafka.stop();
    throw error;
  });
  return {
    brokers,
    ensureTopics: async (topics) => {
      await ensureTopics(connectKafka({ clientId: 'bench', brokers, logger }), topicSpecs(topics, SINGLE_BROKER));
    },
    openBus: (service) =>
      openKafkaBus({
        service,
        brokers,
        logger,
        onFatal: (error) => {
          throw error;
        },
      }),
    openSide: async (topic) => {
      const [database, consumerDatabase] = [await freshDatabase(postgres, root), await freshDatabase(postgres, root)];
      const store = openEventStore<DownloadEvent>({
        database,
        topic,
        schema: exportSchema,
        toMessage,
        projections: [],
        logger,
      });
      const consumerStore = openEventStore<NotificationStored>({
        database: consumerDatabase,
        topic: notificationTopic,
        schema: notificationSchema,
        toMessage: notificationMessage,
        projections: [],
        logger,
      });
      const locks = openHeldLocks(database.url);
      return {
        topic,
        database,
        locks,
        store,
        logger,
        consumer: { database: consumerDatabase, store: consumerStore },
        close: async () => void (await Promise.all([locks.close(), database.close(), consumerDatabase.close()])),
      };
    },
    stop: async () => {
      await postgres.stop('fast');
      await kafka.stop();
    },
  };
}

async function freshDatabase(postgres: EmbeddedPostgres, root: string): Promise<Database> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await provisionDatabase(postgres.superuserUrl('postgres'), { database: name, role: name, password: 'bench' });
  const url = `postgres://${name}:bench@127.0.0.1:${postgres.port}/${name}`;
  await migrate(url, migrationFolders(root));
  return openDatabase(url);
}

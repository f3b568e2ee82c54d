import type { SASLOptions } from 'kafkajs';
import { busConfigOf, type BusConfig, type WithBus } from '@leadwright/runtime/process/bus-config';
import { openDatabase } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { EventBus } from './event-bus.ts';
import { openKafkaBus } from './kafka/bus.ts';
import { openPostgresBus } from './postgres/bus.ts';
import { openLogs } from './postgres/logs.ts';
import { connectKafka, type KafkaConnection } from './kafka/client.ts';
import { assertLogin } from './kafka/login.ts';

export type OpenBusParts<Service extends string> = {
  service: Service;
  config: WithBus<Uppercase<Service>>;
  /** The topic it publishes, and the database that holds that topic's log without Kafka. Absent: it only listens. */
  own?: { topic: string; postgresUrl: string };
  logger: Logger;
  onFatal: (error: Error) => void;
};

// Publishing is single flight, and offsets are kept by one loop per consumer.
const CONNECTIONS_MAX = 4;

/** Kafka where brokers are given, else logs in PostgreSQL; `close` also closes what was opened for it. */
export async function openBus<Service extends string>(parts: OpenBusParts<Service>): Promise<EventBus> {
  const { service, own, logger, onFatal } = parts;
  const config = busConfigOf(service.toUpperCase() as Uppercase<Service>, parts.config);
  if (config.KAFKA_BROKERS !== undefined)
    return openKafkaBus({ service, ...connectionOf(config, config.KAFKA_BROKERS), logger, onFatal });
  if (config.BUS_LOGS === undefined)
    throw new Error(`${service} has no bus configured: its configuration was not checked`);
  const logs = openLogs(config.BUS_LOGS, logger);
  const database = own && openDatabase(own.postgresUrl, { max: CONNECTIONS_MAX });
  const bus = await openPostgresBus({ service, logs, logger, ...(own && database && { database, own: own.topic }) });
  return {
    ...bus,
    close: async () => {
      await bus.close();
      await Promise.all([logs.close(), database?.close()]);
    },
  };
}

/** Throws unless Kafka, where brokers are given, answers this service and takes its login. */
export async function assertBusLogin<Service extends string>(
  service: Service,
  given: WithBus<Uppercase<Service>>,
  logger: Logger,
): Promise<void> {
  const config = busConfigOf(service.toUpperCase() as Uppercase<Service>, given);
  if (config.KAFKA_BROKERS === undefined) return;
  const connection = connectionOf(config, config.KAFKA_BROKERS);
  await assertLogin(connectKafka({ clientId: `leadwright-${service}`, ...connection, retry: { retries: 0 }, logger }));
}

export function connectionOf(config: BusConfig, brokers: string): Pick<KafkaConnection, 'brokers' | 'security'> {
  const {
    KAFKA_SSL: ssl,
    KAFKA_SASL_MECHANISM: mechanism,
    KAFKA_SASL_USERNAME: username,
    KAFKA_SASL_PASSWORD: password,
  } = config;
  if (mechanism === undefined || username === undefined || password === undefined)
    return { brokers: brokers.split(','), security: { ssl } };
  // A union per mechanism in the client's types, where one value of three would do.
  const sasl = { mechanism, username, password } as SASLOptions;
  return { brokers: brokers.split(','), security: { ssl, sasl } };
}

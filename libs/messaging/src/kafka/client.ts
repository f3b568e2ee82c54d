// The settings of every Kafka connection, and the client's log lines passed to our logger.
import { Kafka, logLevel, type KafkaConfig, type RetryOptions } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { socketFactory } from './socket.ts';

export type KafkaConnection = {
  /** Identifies this process in the brokers' logs. */
  clientId: string;
  /** `host:port` of some brokers; the rest are found through them. */
  brokers: string[];
  /** Absent: plain text without authentication, for brokers on the same machine. */
  security?: Pick<KafkaConfig, 'ssl' | 'sasl'>;
  /** The client's retry policy; tests that expect a refusal shorten it. */
  retry?: RetryOptions;
  logger: Logger;
};

// A restarted broker is back after 10 to 60 s; eight retries span about 70 s.
export const PATIENCE: RetryOptions = {
  initialRetryTime: 300,
  maxRetryTime: 30_000,
  factor: 0.2,
  multiplier: 2,
  retries: 8,
};

// A kafkajs consumer keeps asking its old coordinator after a fail-over until its retries are used up.
// It gives up after about 17 s and rejoins; its three restarts then span 90 s.
export const CONSUMER_PATIENCE: RetryOptions = { ...PATIENCE, maxRetryTime: 8_000, retries: 6 };

// How long a broker may take to acknowledge a produce that waits for its followers.
const REQUEST_MS_MAX = 30_000;
// Shorter than the session timeout, so that a member with a silent connection is still in its group.
// A produce waits up to 9 s for a dead follower; a join waits for the other members.
// See docs/decisions/0014.
const SILENCE = { prompt: 10_000, other: 15_000, joining: 40_000 };

export function connectKafka({ clientId, brokers, security, retry, logger }: KafkaConnection): Kafka {
  return new Kafka({
    clientId,
    brokers,
    ...security,
    connectionTimeout: 10_000,
    requestTimeout: REQUEST_MS_MAX,
    socketFactory: socketFactory(SILENCE),
    enforceRequestTimeout: true,
    retry: { ...PATIENCE, ...retry },
    logLevel: logLevel.WARN,
    // kafkajs recovers from most errors it logs; those it cannot recover from reach us as exceptions.
    logCreator:
      () =>
      ({ level, namespace, log: { message, timestamp: _timestamp, logger: _name, ...facts } }) => {
        const line = { namespace, ...facts };
        if (level === logLevel.ERROR) logger.warn(line, message);
        else logger.debug(line, message);
      },
  });
}

// The settings of every connection to Kafka, in one place, and the client's log lines in ours.
import { Kafka, logLevel, type KafkaConfig, type RetryOptions } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { socketFactory } from './socket.ts';

export type KafkaConnection = {
  /** Names this process in the brokers' logs. */
  clientId: string;
  /** `host:port` of some brokers; the rest are found through them. */
  brokers: string[];
  /** Absent: plain text without a login, for brokers on the same machine. */
  security?: Pick<KafkaConfig, 'ssl' | 'sasl'>;
  /** How patient the client is; a test that waits for a refusal shortens it. */
  retry?: RetryOptions;
  logger: Logger;
};

// A broker that restarts is back after 10 to 60 s: eight tries span about 70 s.
export const PATIENCE: RetryOptions = {
  initialRetryTime: 300,
  maxRetryTime: 30_000,
  factor: 0.2,
  multiplier: 2,
  retries: 8,
};

// Of a consumer. It keeps asking the coordinator that it joined, also when another has taken over, until
// it gives up and joins again: so it gives up after about 17 s. Its three restarts then span 90 s.
export const CONSUMER_PATIENCE: RetryOptions = { ...PATIENCE, maxRetryTime: 8_000, retries: 6 };

// As long as a broker may take over a produce that waits for its followers.
const REQUEST_MS_MAX = 30_000;
// Shorter than a member's session: who finds its connection silent is still in its group. A produce
// waits for a follower that has died until the brokers give it up, after 9 s; one that joins waits for
// the others of its group. See docs/decisions/0014.
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
    // What the client calls an error it mostly mends itself; what it cannot mend reaches us as one.
    logCreator:
      () =>
      ({ level, namespace, log: { message, timestamp: _timestamp, logger: _name, ...facts } }) => {
        const line = { namespace, ...facts };
        if (level === logLevel.ERROR) logger.warn(line, message);
        else logger.debug(line, message);
      },
  });
}

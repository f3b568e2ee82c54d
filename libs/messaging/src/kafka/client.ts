import { Kafka, logLevel, type KafkaConfig, type RetryOptions } from 'kafkajs';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { createOnceAMinute } from '@leadwright/runtime/telemetry/once-a-minute';
import { restIdleConnections } from './idle-connections.ts';
import { socketFactory } from './socket.ts';

export type KafkaConnection = {
  clientId: string;
  /** `host:port` of some brokers; the rest are found through them. */
  brokers: string[];
  /** Absent: plain text without authentication, for brokers on the same machine. */
  security?: Pick<KafkaConfig, 'ssl' | 'sasl'>;
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

// After a fail-over kafkajs asks its old coordinator for 17 s, then rejoins; its three restarts span 90 s.
export const CONSUMER_PATIENCE: RetryOptions = { ...PATIENCE, maxRetryTime: 8_000, retries: 6 };

// How long a broker may take to acknowledge a produce that waits for its followers.
const REQUEST_MS_MAX = 30_000;
// Shorter than the session timeout, so that a member with a silent connection is still in its group. A produce waits up
// to 9 s for a dead follower; a join waits for the others. See docs/decisions/0014.
const SILENCE = { prompt: 10_000, other: 15_000, joining: 40_000 };

export function connectKafka({ clientId, brokers, security, retry, logger }: KafkaConnection): Kafka {
  restIdleConnections();
  const said = createOnceAMinute<{ line: object; message: string }>(({ line, message }, times) =>
    logger.warn({ ...line, times }, message),
  );
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
        if (level !== logLevel.ERROR) logger.debug(line, message);
        else if (said.isNew(`${namespace} ${message}`, { line, message })) logger.warn(line, message);
      },
  });
}

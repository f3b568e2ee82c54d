// Brokers for one test, started by scripts/kafka-local, which it kills and restarts one by one.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { Kafka, logLevel } from 'kafkajs';
import { eventually } from '../eventually.ts';
import { runFolder } from '../product/run-folder.ts';

export type LocalKafka = {
  /** `host:port`, separated by commas. */
  brokers: string;
  ports: number[];
  /** kill -9 of one broker, numbered from 1. */
  kill(broker: number): Promise<void>;
  /** Starts all stopped brokers and resolves when they run. */
  up(): Promise<void>;
  /** Resolves when every partition has a leader and all its replicas are in sync. */
  whole(): Promise<void>;
  /** Stops them and deletes their data. */
  stop(): Promise<void>;
};

// The first run downloads Kafka.
const START_MS_MAX = 10 * 60_000;
const WHOLE_SECONDS_MAX = 240;

/**
 * Starts one or three brokers. `advertised` is the address that clients get instead of the broker's port. Throws one
 * sentence without Java.
 */
export async function startLocalKafka(
  count: 1 | 3,
  advertised?: (port: number) => Promise<number>,
): Promise<LocalKafka> {
  const folder = mkdtempSync(path.join(runFolder() ?? tmpdir(), 'leadwright-kafka-'));
  // Each broker has a port for clients, and the next one for the other brokers.
  const ports = (await freePorts(2 * count)).filter((_, i) => i % 2 === 0);
  const [first = 0] = ports;
  const outside = advertised ? await advertised(first) : undefined;
  const env = {
    ...process.env,
    KAFKA_LOCAL_FOLDER: folder,
    KAFKA_LOCAL_PORT: String(first),
    ...(outside === undefined ? {} : { KAFKA_LOCAL_ADVERTISED_PORT: String(outside) }),
  };
  const script = async (...args: string[]): Promise<void> => {
    await promisify(execFile)(path.resolve(__dirname, '../../../scripts/kafka-local'), args, {
      env,
      timeout: START_MS_MAX,
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(`no Kafka can be had: ${error.stderr?.trim() ?? error.message}`, { cause: error });
    });
  };
  await script('up', '--brokers', String(count));
  return {
    ports,
    brokers: (outside === undefined ? ports : [outside]).map((port) => `127.0.0.1:${port}`).join(','),
    kill: (broker) => script('kill', String(broker)),
    up: () => script('up'),
    whole: () => untilWhole(ports),
    stop: async () => {
      await script('reset');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// A started broker may still wait for the election of leaders.
async function untilWhole(ports: number[]): Promise<void> {
  const admin = new Kafka({
    clientId: 'fault-test',
    brokers: ports.map((port) => `127.0.0.1:${port}`),
    logLevel: logLevel.NOTHING,
  }).admin();
  try {
    await eventually(
      async () => {
        await admin.connect();
        return (await admin.fetchTopicMetadata()).topics.flatMap(({ partitions }) => partitions);
      },
      (partitions) =>
        partitions.length > 0 &&
        partitions.every(({ leader, isr, replicas }) => leader >= 0 && isr.length === replicas.length),
      WHOLE_SECONDS_MAX,
    );
  } finally {
    await admin.disconnect();
  }
}

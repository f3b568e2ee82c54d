// The brokers of one test run: from the environment, else containers, else local processes under Java. Brokers started
// here end with the run, even if it is killed.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { KAFKA_IMAGE, startKafkaContainers, type KafkaContainers } from './containers/kafka-containers.ts';
import { dockerHost, ended, endsWithRun, lastLineOf } from './containers/outside.ts';
import { repositoryRoot } from './repository-root.ts';

/** Environment variable: the addresses of the run's brokers, separated by commas. */
export const KAFKA_VARIABLE = 'LEADWRIGHT_TEST_KAFKA_BROKERS';

export type TestKafka = { brokers: string; stop(): Promise<void> };
export type TestCluster = KafkaContainers;

const START_MS_MAX = 10 * 60_000;
const script = path.join(repositoryRoot, 'scripts/kafka-local');
const run = promisify(execFile);

/**
 * `TEST_KAFKA_BROKERS`, else Apache Kafka in a container if a Docker engine answers (unless `TEST_KAFKA_FROM` is
 * `process`), else `scripts/kafka-local`. Throws one sentence if none is available.
 */
export async function startTestKafka(): Promise<TestKafka> {
  const { TEST_KAFKA_BROKERS: brokers } = process.env;
  return brokers ? { brokers, stop: async () => undefined } : startOwn(1);
}

/** Three brokers for one test, which may kill one; chosen as above, but never those of the environment. */
export const startTestCluster = (): Promise<TestCluster> => startOwn(3);

/** The brokers that the run's setup started. The setup starts them for suites that name this function. */
export function testBrokers(): string[] {
  const brokers = process.env[KAFKA_VARIABLE];
  if (brokers === undefined) throw new Error(`${KAFKA_VARIABLE} is not set: this test belongs to the project "kafka"`);
  return brokers.split(',');
}

async function startOwn(count: 1 | 3): Promise<TestCluster> {
  const { TEST_KAFKA_FROM: from } = process.env;
  const host = from === 'process' ? undefined : await dockerHost();
  if (host === undefined) return startProcesses(count, 'no Docker engine answers');
  return startKafkaContainers(host, count).catch((error: unknown) => {
    const why = `the image ${KAFKA_IMAGE} does not start (${lastLineOf(error)})`;
    if (from === 'container') throw new Error(`No Kafka can be had: ${why}`, { cause: error });
    process.stderr.write(`Kafka: ${why}; local processes take its place\n`);
    return startProcesses(count, why);
  });
}

async function startProcesses(count: 1 | 3, whyNoContainer: string): Promise<TestCluster> {
  const [first] = await freePorts(2 * count);
  const env = { ...process.env, KAFKA_LOCAL_PORT: String(first) };
  const guard = endsWithRun('cat >/dev/null; exec "$1" reset >/dev/null 2>&1', [script], env);
  const { stdout } = await run(script, ['up', '--brokers', String(count)], { env, timeout: START_MS_MAX }).catch(
    async (error: unknown) => {
      await ended(guard);
      const why = `${whyNoContainer}, and scripts/kafka-local did not start one (${lastLineOf(error)})`;
      throw new Error(`No Kafka can be had: ${why}. Set TEST_KAFKA_BROKERS, or install Docker, or Java 17 and Maven.`, {
        cause: error,
      });
    },
  );
  return {
    brokers: stdout.trim(),
    kill: async (number) => void (await run(script, ['kill', String(number)], { env })),
    stop: () => ended(guard),
  };
}

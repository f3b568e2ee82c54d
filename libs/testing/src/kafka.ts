// The brokers of one test run: those that the environment names, else a container, else a local
// process under Java. What was started here ends with the run, also when the run is killed.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import { freePort } from './free-port.ts';
import { repositoryRoot } from './repository-root.ts';

/** Environment variable: the addresses of the run's brokers, separated by commas. */
export const KAFKA_VARIABLE = 'LEADWRIGHT_TEST_KAFKA_BROKERS';

export type TestKafka = { brokers: string; stop(): Promise<void> };

const IMAGE = 'apache/kafka:4.1.0';
const IMAGE_PORT = 9092;
const START_MS_MAX = 10 * 60_000;
const script = path.join(repositoryRoot, 'scripts/kafka-local');

/**
 * `TEST_KAFKA_BROKERS`, else Apache Kafka in a container where a Docker engine answers (unless
 * `TEST_KAFKA_FROM` is `process`), else `scripts/kafka-local`. Throws one sentence if none can be had.
 */
export async function startTestKafka(): Promise<TestKafka> {
  const { TEST_KAFKA_BROKERS: brokers, TEST_KAFKA_FROM: from } = process.env;
  if (brokers) return { brokers, stop: async () => undefined };
  return from !== 'process' && (await dockerAnswers()) ? startContainer() : startProcess();
}

/** The brokers that the run's setup started. */
export function testBrokers(): string[] {
  const brokers = process.env[KAFKA_VARIABLE];
  if (brokers === undefined) throw new Error(`${KAFKA_VARIABLE} is not set: this test belongs to the project "kafka"`);
  return brokers.split(',');
}

// The clean-up container of testcontainers would be one more image to fetch; `endsWithRun` does its work.
async function dockerAnswers(): Promise<boolean> {
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  return getContainerRuntimeClient().then(() => true, () => false);
}

async function startContainer(): Promise<TestKafka> {
  // A client is told where to go, so that the port outside has to be known before the broker starts.
  const port = await freePort();
  const container = await new GenericContainer(IMAGE)
    .withEnvironment(settingsOf(port))
    .withExposedPorts({ container: IMAGE_PORT, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start()
    .catch((error: unknown) => noBroker(`the image ${IMAGE} does not start`, error));
  const guard = endsWithRun('cat >/dev/null; docker rm -f "$1" >/dev/null 2>&1', [container.getId()]);
  return {
    brokers: `${container.getHost()}:${port}`,
    stop: async () => {
      await container.stop({ timeout: 10_000 });
      await ended(guard);
    },
  };
}

async function startProcess(): Promise<TestKafka> {
  const env = { ...process.env, KAFKA_LOCAL_PORT: String(await freePort()) };
  const guard = endsWithRun('cat >/dev/null; exec "$1" reset >/dev/null 2>&1', [script], env);
  const { stdout } = await promisify(execFile)(script, ['up', '--brokers', '1'], { env, timeout: START_MS_MAX })
    .catch((error: unknown) => noBroker('scripts/kafka-local did not start one', error));
  return { brokers: stdout.trim(), stop: () => ended(guard) };
}

// With any setting given, the image's own no longer hold, so that all of them stand here.
function settingsOf(port: number): Record<string, string> {
  return {
    KAFKA_NODE_ID: '1',
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_LISTENERS: `PLAINTEXT://:${IMAGE_PORT},CONTROLLER://:9093`,
    KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_INTER_BROKER_LISTENER_NAME: 'PLAINTEXT',
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
    KAFKA_LOG_DIRS: '/tmp/kafka-data',
    KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '3',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    KAFKA_SHARE_COORDINATOR_STATE_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_SHARE_COORDINATOR_STATE_TOPIC_MIN_ISR: '1',
    KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
  };
}

/** Runs a script that goes past its `cat` when this process closes its input, or ends in any way. */
function endsWithRun(text: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn('sh', ['-c', text, 'leadwright-kafka-guard', ...args], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], env });
  child.unref();
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
}

function noBroker(why: string, cause: unknown): never {
  const { stderr, message } = cause as { stderr?: unknown; message?: unknown };
  // Of a command what it printed last, of anything else what it says.
  const text = typeof stderr === 'string' && stderr !== '' ? stderr.trim().split('\n').at(-1) : message;
  const said = typeof text === 'string' ? ` (${text})` : '';
  throw new Error(`No Kafka can be had: ${why}${said}. Set TEST_KAFKA_BROKERS, or install Docker, or Java 17 and Maven.`, { cause });
}

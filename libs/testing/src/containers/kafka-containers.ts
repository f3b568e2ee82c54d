// Apache Kafka in containers: one broker, or a cluster of three in its own network.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePorts } from '@leadwright/runtime/process/free-ports';
import { GenericContainer, Network, Wait, type StartedTestContainer } from 'testcontainers';
import { CONTAINER_START_MS_MAX, ended, endsWithRun } from './outside.ts';

export const KAFKA_IMAGE = 'apache/kafka:4.1.0';

export type KafkaContainers = {
  brokers: string;
  /** Kills the broker of this number, from 1, like a lost machine. */
  kill(number: number): Promise<void>;
  stop(): Promise<void>;
};

const OUTSIDE_PORT = 9092;
const aliasOf = (number: number): string => `kafka-${number}`;

/** Starts `count` brokers with published ports on `host`. Throws if the image cannot be fetched. */
export async function startKafkaContainers(host: string, count: 1 | 3): Promise<KafkaContainers> {
  // Brokers advertise their outside ports to clients, so the ports are chosen before the start.
  const addresses = await freePorts(count);
  const network = await new Network().start();
  const started: StartedTestContainer[] = [];
  const removeAll = (): Promise<void> =>
    ended(endsWithRun(removal, [network.getId(), ...started.map((each) => each.getId())]));
  try {
    // Started together, because a broker is ready only when a majority has joined.
    const starting = await Promise.allSettled(
      addresses.map(async (port, i) => {
        started.push(
          await new GenericContainer(KAFKA_IMAGE)
            .withEnvironment(settingsOf(i + 1, count, `${host}:${port}`))
            .withNetwork(network)
            .withNetworkAliases(aliasOf(i + 1))
            .withName(`${network.getName()}-${i + 1}`)
            .withExposedPorts({ container: OUTSIDE_PORT, host: port })
            .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
            .withStartupTimeout(CONTAINER_START_MS_MAX)
            .start(),
        );
      }),
    );
    for (const each of starting) if (each.status === 'rejected') throw each.reason;
  } catch (error) {
    await removeAll();
    throw error;
  }
  const guard = endsWithRun(removal, [network.getId(), ...started.map((each) => each.getId())]);
  return {
    brokers: addresses.map((port) => `${host}:${port}`).join(','),
    kill: async (number) => void (await promisify(execFile)('docker', ['kill', `${network.getName()}-${number}`])),
    stop: () => ended(guard),
  };
}

const removal =
  'cat >/dev/null; network=$1; shift; [ $# = 0 ] || docker rm -f "$@" >/dev/null 2>&1; docker network rm "$network" >/dev/null 2>&1';

// The image drops its default settings when one is given, so all are set here.
function settingsOf(number: number, count: number, outside: string): Record<string, string> {
  const voters = Array.from({ length: count }, (_, i) => `${i + 1}@${aliasOf(i + 1)}:9093`).join(',');
  const copies = String(count);
  return {
    KAFKA_NODE_ID: String(number),
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_LISTENERS: `OUTSIDE://:${OUTSIDE_PORT},INSIDE://:9094,CONTROLLER://:9093`,
    KAFKA_ADVERTISED_LISTENERS: `OUTSIDE://${outside},INSIDE://${aliasOf(number)}:9094`,
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_INTER_BROKER_LISTENER_NAME: 'INSIDE',
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,OUTSIDE:PLAINTEXT,INSIDE:PLAINTEXT',
    KAFKA_CONTROLLER_QUORUM_VOTERS: voters,
    KAFKA_LOG_DIRS: '/tmp/kafka-data',
    KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: copies,
    KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '3',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: copies,
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    KAFKA_SHARE_COORDINATOR_STATE_TOPIC_REPLICATION_FACTOR: copies,
    KAFKA_SHARE_COORDINATOR_STATE_TOPIC_MIN_ISR: '1',
    KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    KAFKA_HEAP_OPTS: '-Xms128m -Xmx512m',
  };
}

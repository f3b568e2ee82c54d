// A ClickHouse server over HTTP for the suites on outside engines: from the environment, else a container, else the
// HTTP front over the embedded engine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { startClickHouseFront, stopClickHouseFront } from './engines.ts';
import { CONTAINER_START_MS_MAX, dockerHost, endContainerWithRun, ended, lastLineOf } from './containers/outside.ts';

export type TestClickHouseServer = {
  url: string;
  /** Absent: the server needs none, or the address has them. */
  login: { username: string; password: string } | undefined;
  stop(): Promise<void>;
};

const IMAGE = 'clickhouse/clickhouse-server:26.7';
const IMAGE_PORT = 8123;
const login = { username: 'leadwright', password: 'leadwright-test' };
/** Timeout for `beforeAll`, which may have to fetch an image. */
export const CLICKHOUSE_START_MS_MAX = 10 * 60_000;

/** `TEST_CLICKHOUSE_URL`, else ClickHouse in a container if a Docker engine answers, else the HTTP front. */
export async function startClickHouseServer(): Promise<TestClickHouseServer> {
  const { TEST_CLICKHOUSE_URL: url, TEST_CLICKHOUSE_FROM: from } = process.env;
  if (url) return { url, login: undefined, stop: async () => undefined };
  const host = from === 'process' ? undefined : await dockerHost();
  if (host === undefined) return startFront();
  return startContainer(host).catch((error: unknown) => {
    process.stderr.write(
      `ClickHouse: the image ${IMAGE} does not start (${lastLineOf(error)}); the HTTP front takes its place\n`,
    );
    return startFront();
  });
}

async function startContainer(host: string): Promise<TestClickHouseServer> {
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ CLICKHOUSE_USER: login.username, CLICKHOUSE_PASSWORD: login.password })
    .withExposedPorts(IMAGE_PORT)
    .withWaitStrategy(Wait.forHttp('/ping', IMAGE_PORT))
    .withStartupTimeout(CONTAINER_START_MS_MAX)
    .start();
  const guard = endContainerWithRun(container.getId());
  return {
    url: `http://${host}:${container.getMappedPort(IMAGE_PORT)}`,
    login,
    stop: async () => {
      await container.stop();
      await ended(guard);
    },
  };
}

async function startFront(): Promise<TestClickHouseServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-clickhouse-'));
  const { child, url } = await startClickHouseFront(folder);
  return {
    url,
    login: undefined,
    stop: async () => {
      await stopClickHouseFront(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

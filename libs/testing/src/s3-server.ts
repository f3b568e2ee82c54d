// An S3 server for one test file: from the environment, else a container, else a local process. A server started here
// ends with the test, even if it is killed.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@leadwright/runtime/process/free-ports';
import { GenericContainer, Wait } from 'testcontainers';
import { eventually } from './eventually.ts';
import { dockerHost, endContainerWithRun, ended, endsWithRun } from './containers/outside.ts';
import { repositoryRoot } from './repository-root.ts';

export type TestS3 = {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  stop(): Promise<void>;
};

const IMAGE = 'versity/versitygw:v1.8.0';
const IMAGE_PORT = 7070;
/** Timeout for `beforeAll`: the first local start builds the server. */
export const S3_START_MS_MAX = 15 * 60_000;
const credentials = { accessKeyId: 'local-access', secretAccessKey: 'local-secret-key' };
const keys = { ROOT_ACCESS_KEY: credentials.accessKeyId, ROOT_SECRET_KEY: credentials.secretAccessKey };

/**
 * `TEST_S3_ENDPOINT` (with `TEST_S3_ACCESS_KEY` and `TEST_S3_SECRET_KEY`, else the keys of `scripts/s3-local`), else
 * versitygw in a container if a Docker engine answers, else `scripts/s3-local`. Throws one sentence if none is
 * available.
 */
export async function startS3(): Promise<TestS3> {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_ACCESS_KEY: accessKeyId,
    TEST_S3_SECRET_KEY: secretAccessKey,
  } = process.env;
  if (endpoint) {
    return {
      endpoint,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : credentials,
      stop: async () => undefined,
    };
  }
  const host = await dockerHost();
  if (host === undefined) return startProcess('no Docker engine answers');
  return startContainer(host).catch((error: unknown) => {
    const why = `the image ${IMAGE} does not start (${String(error)})`;
    process.stderr.write(`S3: ${why}; a local process takes its place\n`);
    return startProcess(why);
  });
}

async function startContainer(host: string): Promise<TestS3> {
  const container = await new GenericContainer(IMAGE)
    .withEnvironment(keys)
    .withExposedPorts(IMAGE_PORT)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  const guard = endContainerWithRun(container.getId());
  return {
    endpoint: `http://${host}:${container.getMappedPort(IMAGE_PORT)}`,
    credentials,
    stop: async () => {
      await container.stop();
      await ended(guard);
    },
  };
}

async function startProcess(whyNoContainer: string): Promise<TestS3> {
  const { stdout } = await promisify(execFile)(path.join(repositoryRoot, 'scripts/s3-local'), ['build'], {
    timeout: S3_START_MS_MAX,
  }).catch((error: Error & { stderr?: string }) => {
    const why = error.stderr?.trim() ?? error.message;
    throw new Error(
      `no S3 server can be had: TEST_S3_ENDPOINT is not set, ${whyNoContainer}, and scripts/s3-local built none (${why})`,
      { cause: error },
    );
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-s3-'));
  const [objects, attributes] = [path.join(folder, 'objects'), path.join(folder, 'attributes')];
  await Promise.all([mkdir(objects), mkdir(attributes)]);
  const port = await freePort();
  const server = endsWithRun(
    'folder=$1; shift; "$@" >/dev/null 2>&1 & cat >/dev/null; kill $!; wait $!; rm -rf "$folder"',
    [folder, stdout.trim(), '--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', attributes, objects],
    { ...process.env, ...keys },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(endpoint)).status > 0, { what: 'the S3 server' });
  return { endpoint, credentials, stop: () => ended(server).then(() => rm(folder, { recursive: true, force: true })) };
}

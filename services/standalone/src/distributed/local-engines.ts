// One left over from a killed start is stopped first, by its recorded process id.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, freePorts } from '@leadwright/runtime/process/free-ports';
import type { S3Place } from './arguments.ts';

export type Started<Place> = { place: Place; stop(): Promise<void> };
export type Site = { root: string; folder: string; env: Record<string, string | undefined> };

// The first start downloads or builds an engine.
const SCRIPT_MS_MAX = 15 * 60_000;
const execute = promisify(execFile);

/** Brokers' addresses. Needs Java 17, and Maven the first time. */
export async function startKafka({ root, folder, env: inherited }: Site): Promise<Started<string>> {
  const script = path.join(root, 'scripts/kafka-local');
  // One port for clients and the next one for the broker's controller.
  const [first] = await freePorts(2);
  const env = { ...inherited, KAFKA_LOCAL_FOLDER: path.join(folder, 'kafka'), KAFKA_LOCAL_PORT: String(first) };
  await execute(script, ['down'], { env });
  const { stdout } = await execute(script, ['up', '--brokers', '1'], { env, timeout: SCRIPT_MS_MAX }).catch(
    failWithOutput,
  );
  return { place: stdout.trim(), stop: async () => void (await execute(script, ['down'], { env })) };
}

/** `undefined` if no S3 server is built and Go is missing to build one. */
export async function startS3({ root, folder, env: inherited }: Site): Promise<Started<S3Place> | undefined> {
  const script = path.join(root, 'scripts/s3-local');
  const env = { ...inherited, S3_LOCAL_FOLDER: path.join(folder, 's3'), S3_LOCAL_PORT: String(await freePort()) };
  const built = await execute(script, ['build'], { env, timeout: SCRIPT_MS_MAX }).then(
    () => true,
    () => false,
  );
  if (!built) return undefined;
  await execute(script, ['down'], { env });
  const { stdout } = await execute(script, ['up'], { env, timeout: SCRIPT_MS_MAX }).catch(failWithOutput);
  return {
    // The script's own keys, valid only on this machine.
    place: {
      endpoint: stdout.trim(),
      bucket: 'leadwright',
      region: 'us-east-1',
      accessKeyId: 'local-access',
      secretAccessKey: 'local-secret-key',
    },
    stop: async () => void (await execute(script, ['down'], { env })),
  };
}

function failWithOutput(error: unknown): never {
  const { stderr, message } = error as { stderr?: string; message?: string };
  throw new Error(stderr?.trim() ?? message, { cause: error });
}

// A power cut of the database: all connections are lost, nothing is flushed, and the next start recovers.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { locatePostgres } from '@leadwright/postgres/embedded/postgres-binaries';

export type Crash = {
  /** Started again on the same port; the caller stops it. */
  server: EmbeddedPostgres;
  /** Milliseconds from the stop to the first answered query. */
  recoveredMs: number;
};

/** Stops the server in `folder` (`immediate`) and restarts it on `port`. Throws if it does not start. */
export async function crashPostgres(folder: string, port: number): Promise<Crash> {
  const { pgCtl, identity } = await locatePostgres();
  const began = performance.now();
  await promisify(execFile)(pgCtl, ['stop', '-D', path.join(folder, 'data'), '-m', 'immediate', '-w', '-t', '30'], {
    cwd: folder,
    ...identity,
  });
  const server = await startEmbeddedPostgres({
    folder,
    port,
    tuning: 'durable',
    logger: createLogger('crash', 'silent'),
  });
  return { server, recoveredMs: performance.now() - began };
}

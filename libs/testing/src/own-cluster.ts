// A PostgreSQL cluster for one file of fault tests. An open write transaction holds back every log reader of its
// cluster, so such files do not share one.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { endGuard, POSTGRES_VARIABLE, startGuard } from './engines.ts';

export type OwnCluster = {
  server: EmbeddedPostgres;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
};

/** Starts the cluster; `testDatabase` uses it from then on. It ends with this process at the latest. */
export async function startOwnCluster(tuning: 'test' | 'durable' = 'test'): Promise<OwnCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-fault-'));
  // PostgreSQL runs as another user and must be able to enter.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    tuning,
    logger: createLogger('own-cluster', 'warn'),
  });
  const guard = startGuard(folder, [server.pid]);
  process.env[POSTGRES_VARIABLE] = server.superuserUrl('postgres');
  return {
    server,
    stop: async () => {
      await server.stop('immediate');
      endGuard(guard);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Between the moment of the databases and the picture of the lead engine nothing is decided.
import pg from 'pg';
import { owners } from '../restoring/databases.ts';
import type { Server } from './base-backup.ts';
import { BackupError } from './manifest.ts';

const TRIES = 20;
// Above PostgreSQL's deadlock_timeout, after which a vacuum gives way, and below the two seconds that writers wait.
const LOCK_MS_MAX = 1500;
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs `work` while no event can be appended to any log; writers wait. Returns for how many milliseconds. */
export async function holdLogs(server: Server, work: () => Promise<void>): Promise<number> {
  const clients = owners.map((owner) => new pg.Client({ connectionString: server.url(owner) }));
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    await lockAll(clients);
    const began = performance.now();
    await work();
    return performance.now() - began;
  } finally {
    // An open transaction ends with its session.
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function lockAll(clients: readonly pg.Client[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      for (const client of clients) {
        await client.query(`begin; set local lock_timeout = ${LOCK_MS_MAX}`);
        await client.query('lock table event_log in exclusive mode');
      }
      return;
    } catch (error) {
      await Promise.all(clients.map((client) => client.query('rollback')));
      if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === TRIES)
        throw new BackupError('The logs were never free for a moment: try when less is written.', { cause: error });
    }
  }
}

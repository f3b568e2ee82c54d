// The product starts its embedded PostgreSQL again by itself.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { eventually } from '../eventually.ts';
import { superuserUrl } from '../invariants/sources.ts';

const AGAIN_SECONDS_MAX = 60;

/** The process that all others of the server belong to. */
export function postgresPid(dataFolder: string): number {
  return Number(readFileSync(path.join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Kills it as the kernel does that runs out of memory. Answers after how many milliseconds another one answers. */
export async function killPostgres(dataFolder: string): Promise<number> {
  const url = superuserUrl(dataFolder, 'postgres');
  const killed = postgresPid(dataFolder);
  const began = performance.now();
  process.kill(killed, 'SIGKILL');
  await eventually(
    async () => postgresPidIfAny(dataFolder) !== killed && (await answers(url)),
    (does) => does,
    AGAIN_SECONDS_MAX,
  );
  return performance.now() - began;
}

function postgresPidIfAny(dataFolder: string): number | undefined {
  try {
    return postgresPid(dataFolder);
  } catch {
    // Between two servers there is no such file.
    return undefined;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    // Not yet.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Engines and Vite stay up; a service restarts when its code changes. Stops in reverse, the database last.
import path from 'node:path';
import { keepEmbeddedPostgres } from '@leadwright/postgres/embedded/kept-postgres';
import { assertFree, freePort } from '@leadwright/runtime/process/free-ports';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import type { StandaloneOptions } from '../command-line/arguments.ts';
import { createClosers, type Closers } from '../closers.ts';
import { takeDataFolder } from '../data-folder.ts';
import { keepClickHouse } from '../distributed/kept-clickhouse.ts';
import type { Site } from '../distributed/local-engines.ts';
import { sayEngine } from '../engines/say-engine.ts';
import { followEdits } from './follow-edits.ts';
import { openServices } from './open-services.ts';
import { openPrograms } from './programs.ts';
import { startWeb } from './web-server.ts';

export type Dev = {
  /** Its address once everything serves; undefined if it was stopped before. */
  ready: Promise<string | undefined>;
  stop(): Promise<void>;
};

/** Starts everything on `options.dataFolder`. If a part fails, the earlier ones are stopped. */
export function startDev(options: StandaloneOptions, { root, env }: Omit<Site, 'folder'>): Dev {
  const held = takeDataFolder(options.dataFolder, undefined);
  const closers = createClosers();
  closers.keep(async () => held.release());
  held.remember();
  let stopped = false;
  const ready = open(options, { root, env, folder: held.path }, closers).catch(async (error: unknown) => {
    await closers.closeAll();
    if (stopped) return undefined;
    throw error;
  });
  return {
    ready,
    stop: async () => {
      stopped = true;
      await closers.closeAll();
      await ready;
      await closers.closeAll();
    },
  };
}

async function open(options: StandaloneOptions, site: Site, { keep }: Closers): Promise<string> {
  const { root, folder } = site;
  await assertFree(options.port);
  const postgres = options.postgres ?? (await startPostgres(folder, keep));
  const clickhouse = await keepClickHouse(site, sayEngine);
  keep(clickhouse.stop);
  // Two products from one tree have data folders of their own, and so have their programs.
  const programs = await openPrograms({ root, folder: path.join(root, '.cache/dev', folder.replaceAll(/\W/g, '_')) });
  keep(() => programs.close());
  const port = options.port === 0 ? await freePort() : options.port;
  const url = `http://127.0.0.1:${port}`;
  const services = await openServices({
    options,
    site,
    postgres,
    clickhouseUrl: clickhouse.place,
    publicUrl: url,
    onEnded: (name, how) => edits.ended(name, how),
  });
  keep(() => services.stop());
  const edits = followEdits({ programs, services: services.all, say: (line) => console.log(line) });
  await services.start(await programs.build());
  keep(() => edits.stop());
  const web = await startWeb({ root, port, gateway: services.gatewayUrl, edits });
  keep(() => web.close());
  return url;
}

async function startPostgres(folder: string, keep: Closers['keep']): Promise<string> {
  const logger = createLogger('dev', 'warn');
  const place = path.join(folder, 'postgres');
  const server = await keepEmbeddedPostgres({ folder: place, tuning: 'durable', logger }, sayEngine);
  keep(server.stop);
  return server.superuserUrl('postgres');
}

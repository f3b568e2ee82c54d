import path from 'node:path';
import { keepEmbeddedPostgres } from '@leadwright/postgres/embedded/kept-postgres';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { DistributedOptions, S3Place } from './arguments.ts';
import { sayEngine } from '../engines/say-engine.ts';
import { keepClickHouse } from './kept-clickhouse.ts';
import { startKafka, startS3, type Site, type Started } from './local-engines.ts';

export type Engines = {
  /** Address of any database there, as a role that may create others. */
  postgres: string;
  kafka: string;
  clickhouse: string;
  /** Absent: files are kept in a folder. */
  s3: S3Place | undefined;
};

/** Opens all. `keep` receives what was started, to be stopped in reverse order, the database last. */
export async function openEngines(
  options: DistributedOptions,
  site: Site,
  keep: (stop: () => Promise<void>) => void,
  logger: Logger,
): Promise<Engines> {
  const started = async <Place>(starting: Promise<Started<Place>>): Promise<Place> => {
    const { place, stop } = await starting;
    keep(stop);
    return place;
  };
  const postgres = options.postgres ?? (await started(startPostgres(site, logger)));
  const kafka = options.kafka ?? (await started(startKafka(site)));
  const clickhouse = options.clickhouse ?? (await started(keepClickHouse(site, sayEngine)));
  if (options.s3) return { postgres, kafka, clickhouse, s3: options.s3 };
  const own = await startS3(site);
  if (own) keep(own.stop);
  else console.log('No S3 server: give --s3, or install Go to have one built. Files stand in a folder.');
  return { postgres, kafka, clickhouse, s3: own?.place };
}

async function startPostgres({ folder }: Site, logger: Logger): Promise<Started<string>> {
  const place = path.join(folder, 'postgres');
  const server = await keepEmbeddedPostgres({ folder: place, tuning: 'durable', logger }, sayEngine);
  return { place: server.superuserUrl('postgres'), stop: server.stop };
}

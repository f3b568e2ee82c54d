import path from 'node:path';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { DistributedOptions, S3Place } from './arguments.ts';
import { startClickHouse, startKafka, startS3, type Site, type Started } from './local-engines.ts';

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
  const clickhouse = options.clickhouse ?? (await started(startClickHouse(site)));
  if (options.s3) return { postgres, kafka, clickhouse, s3: options.s3 };
  const own = await startS3(site);
  if (own) keep(own.stop);
  else console.log('No S3 server: give --s3, or install Go to have one built. Files stand in a folder.');
  return { postgres, kafka, clickhouse, s3: own?.place };
}

async function startPostgres({ folder }: Site, logger: Logger): Promise<Started<string>> {
  const server = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), tuning: 'durable', logger });
  return { place: server.superuserUrl('postgres'), stop: () => server.stop('fast') };
}

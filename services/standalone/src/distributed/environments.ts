import path from 'node:path';
import { environmentsOf, type ConfigParts, type Environments } from '../settings/configs.ts';
import { serviceNames, type ServiceName } from '../services.ts';
import type { Engines } from './engines.ts';

const usesClickHouse: readonly ServiceName[] = ['search', 'export', 'audit'];

/** `bus` is the variable that says where events travel. */
export type Places = Pick<Engines, 'clickhouse' | 's3'> & { bus: Record<string, string> };

/** The caller's own variables win: log levels, limits, crash points. */
export function distributedEnvironments(parts: ConfigParts & { folder: string }, engines: Places): Environments {
  const everywhere = environmentsOf(parts);
  const common = (name: ServiceName): Record<string, string> => ({
    ...engines.bus,
    ...(usesClickHouse.includes(name) ? { CLICKHOUSE_URL: engines.clickhouse } : {}),
  });
  return Object.fromEntries(
    serviceNames.map((name) => [
      name,
      {
        ...everywhere[name],
        ...prefixed(name, common(name)),
        ...(name === 'export' ? prefixed(name, filesOf(parts, engines)) : {}),
        ...(name === 'billing' ? prefixed(name, filesOf(parts, engines, 'invoice-objects')) : {}),
      },
    ]),
  ) as Environments;
}

/** Shared with `scripts/create-bucket.ts`; each service has a folder of its own. */
export function filesOf(
  { folder, secrets }: Pick<ConfigParts, 'secrets'> & { folder: string },
  { s3 }: Pick<Engines, 's3'>,
  name = 'objects',
): Record<string, string> {
  if (!s3) return { OBJECTS_FOLDER: path.join(folder, name), LINK_KEY: secrets.linkKey };
  return {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

function prefixed(name: ServiceName, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name.toUpperCase()}_${key}`, value]));
}

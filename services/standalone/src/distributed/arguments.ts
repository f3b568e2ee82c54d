import { parseArgs } from 'node:util';
import { productOptions, type StandaloneOptions } from '../command-line/arguments.ts';
import { productArguments } from '../command-line/read-arguments.mjs';

export type DistributedOptions = StandaloneOptions & {
  /** Under a role that may create others. Absent, like the other engines: one is started. */
  postgres: string | undefined;
  kafka: string | undefined;
  replication: number;
  clickhouse: string | undefined;
  s3: S3Place | undefined;
  restart: boolean;
};

export type S3Place = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const REPLICATION_MAX = 3;

/** Throws a sentence for anything unknown or incomplete. */
export function parseDistributed(args: string[], env: Record<string, string | undefined>): DistributedOptions {
  const { values } = parseArgs({
    args,
    options: {
      ...productArguments,
      data: { type: 'string', default: '.data-distributed' },
      postgres: { type: 'string' },
      kafka: { type: 'string' },
      clickhouse: { type: 'string' },
      s3: { type: 'string' },
      bucket: { type: 'string', default: 'leadwright' },
      region: { type: 'string', default: 'us-east-1' },
      'no-restart': { type: 'boolean', default: false },
    },
  });
  const { postgres, kafka, clickhouse, s3, bucket, region } = values;
  return {
    ...productOptions(values),
    limitMaxima: env['GATEWAY_LIMIT_MAXIMA'],
    otlpUrl: env['LEADWRIGHT_OTLP_URL'],
    postgres,
    kafka,
    clickhouse,
    restart: !values['no-restart'],
    replication: Math.min(REPLICATION_MAX, (kafka ?? '').split(',').length),
    s3: s3 === undefined ? undefined : { endpoint: s3, bucket, region, ...s3Keys(env) },
  };
}

// From the environment, because everybody on the machine can see command lines.
function s3Keys({
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Record<string, string | undefined>): Pick<S3Place, 'accessKeyId' | 'secretAccessKey'> {
  if (!accessKeyId || !secretAccessKey)
    throw new Error('--s3 needs its keys in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return { accessKeyId, secretAccessKey };
}

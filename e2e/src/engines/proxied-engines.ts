// All engines of a distributed product, each behind a proxy that can simulate a faulty network.
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { startClickHouseFront, stopClickHouseFront } from '@leadwright/testing/engines';
import { startS3 } from '@leadwright/testing/s3-server';
import { startToxicProxy, type Toxic, type ToxicProxy } from '@leadwright/testing/toxic-proxy';
import type { GivenEngines } from '../product/distributed.ts';
import { startLocalKafka } from './local-kafka.ts';

export type ProxiedEngines = {
  postgres: EmbeddedPostgres;
  /** For the product: the addresses of the proxies, and the keys of the file store. */
  given: Required<GivenEngines>;
  env: Record<string, string>;
  /** For those who look at what is stored. */
  direct: { postgres: string; clickhouse: string; s3: string };
  /** The network of all engines from now on. */
  set(toxic: Toxic): void;
  /** Connections cut, reset or silenced, and pieces delayed, since the start. */
  done(): number;
  stop(): Promise<void>;
};

/** `random` decides what is lost on the way. */
export async function startProxiedEngines(folder: string, random: () => number): Promise<ProxiedEngines> {
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'own-postgres'),
    tuning: 'durable',
    logger: createLogger('fault', 'silent'),
  });
  const front = await startClickHouseFront(path.join(folder, 'own-clickhouse'));
  const s3 = await startS3();
  const proxies: ToxicProxy[] = [];
  const before = async (url: string): Promise<ToxicProxy> => {
    const proxy = await startToxicProxy({ host: new URL(url).hostname, port: Number(new URL(url).port) }, { random });
    proxies.push(proxy);
    return proxy;
  };
  const kafka = await startLocalKafka(1, async (port) => (await before(`kafka://127.0.0.1:${port}`)).port);
  const direct = { postgres: postgres.superuserUrl('postgres'), clickhouse: front.url, s3: s3.endpoint };
  const through = async (url: string): Promise<string> =>
    Object.assign(new URL(url), { hostname: '127.0.0.1', port: String((await before(url)).port) })
      .toString()
      .replace(/\/$/, '');
  return {
    postgres,
    given: {
      postgres: await through(direct.postgres),
      clickhouse: await through(direct.clickhouse),
      s3: await through(direct.s3),
      kafka: kafka.brokers,
    },
    env: { S3_ACCESS_KEY_ID: s3.credentials.accessKeyId, S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey },
    direct,
    set: (toxic) => proxies.forEach((proxy) => proxy.set(toxic)),
    done: () => proxies.reduce((sum, proxy) => sum + proxy.done(), 0),
    stop: async () => {
      for (const proxy of proxies) await proxy.stop();
      await kafka.stop();
      await stopClickHouseFront(front.child);
      await s3.stop();
      await postgres.stop('fast');
    },
  };
}

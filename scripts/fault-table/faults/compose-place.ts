// A product that runs by compose on this machine, as `scripts/compose-check --faults` starts it: which pairs of its parts
// speak to each other is what the chart's network policies allow.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { openS3Store } from '@leadwright/objects/s3-store';
import { fileOf } from '../../../e2e/src/downloads/file-of.ts';
import { owner } from '../../../e2e/src/downloads/download-path.ts';
import { openSources, type Sources } from '../../../e2e/src/invariants/sources.ts';
import { containerOf, cutBetween, killContainer, pauseContainer, volumeOf } from './containers.ts';
import type { Fault, Place } from './fault.ts';
import { fillDisk } from './full-disk.ts';
import { cutsOf, pairsOf, type Calls } from './pairs.ts';

const CUT_MS = 30_000;
const PAUSE_MS = 10_000;
const FULL_MS = 30_000;
const engines = ['postgres', 'kafka', 'clickhouse', 's3'];

const chart = path.resolve(import.meta.dirname, '../../../charts/leadwright/values.yaml');
const calls = (): Calls => (parse(readFileSync(chart, 'utf8')) as { services: Calls }).services;

/** `envFile`: its keys and ports. With `disks` the three folders stand on disks that may be filled. */
export function composePlace(options: { envFile: string; project: string; disks: boolean }): Place {
  const env = parseEnv(readFileSync(options.envFile, 'utf8'));
  const url = `http://127.0.0.1:${env['LEADWRIGHT_PORT']}`;
  const container = (name: string): string => containerOf(options.project, name);
  const services = calls();
  const full = (name: string): Fault => ({
    name: `full disk for 30 s: the volume of ${name}`,
    make: async () => {
      const makeRoom = await fillDisk(volumeOf(container(name)));
      await wait(FULL_MS);
      makeRoom();
    },
  });
  return {
    person: { url, origin: url, email: owner.email, password: owner.password },
    sources: () => storedBy(env),
    faults: [
      ...[...Object.keys(services), ...engines].map((name) => ({
        name: `kill -9 of ${name}`,
        make: async () => killContainer(container(name)),
      })),
      ...engines.map((name) => ({
        name: `${name} answers nothing for 10 s (paused)`,
        make: () => pauseContainer(container(name), PAUSE_MS),
      })),
      ...(options.disks ? ['postgres', 'clickhouse', 's3'].map(full) : []),
      ...cutsOf(pairsOf(services)).map(({ name, pairs }) => ({
        name: `network cut for 30 s: ${name}`,
        make: async () => {
          const cuts = pairs.map(([one, other]) => [container(one), container(other)] as const);
          await Promise.all(cuts.map(([one, other]) => cutBetween(one, other, CUT_MS)));
        },
      })),
    ],
    close: async () => undefined,
  };
}

async function storedBy(env: Record<string, string | undefined>): Promise<Sources> {
  const store = await openS3Store({
    endpoint: `http://127.0.0.1:${env['S3_PORT']}`,
    bucket: 'leadwright-files',
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '', secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '' },
  });
  const sources = openSources({
    url: (database) => `postgres://postgres:${env['POSTGRES_PASSWORD']}@127.0.0.1:${env['POSTGRES_PORT']}/${database}`,
    clickhouseUrl: `http://leadwright:${env['CLICKHOUSE_PASSWORD']}@127.0.0.1:${env['CLICKHOUSE_PORT']}`,
    file: (key) => fileOf(store, key),
  });
  return {
    ...sources,
    close: async () => {
      await sources.close();
      store.close();
    },
  };
}

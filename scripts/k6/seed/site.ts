// Where the product is that is seeded, and the operators' key to it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedOptions } from './arguments.ts';

export type Site = { url: string; accountsUrl: string; privateKey: string };

const KEY_VARIABLE = 'OPERATOR_SERVICE_PRIVATE_KEY';

/** Throws a sentence that says what is missing. */
export function siteOf(site: SeedOptions['site'], env: Record<string, string | undefined>): Site {
  if ('data' in site) return siteIn(path.resolve(site.data));
  const key = env[KEY_VARIABLE];
  if (key === undefined || key === '') throw new Error(`${KEY_VARIABLE} is not set`);
  // In an env file, a key's line breaks are \\n.
  return { url: site.url, accountsUrl: site.accounts, privateKey: key.replaceAll(String.raw`\n`, '\n') };
}

// npm start writes product.json, and scripts/run-distributed distributed.json.
function siteIn(folder: string): Site {
  const file = ['product.json', 'distributed.json']
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  if (file === undefined)
    throw new Error(`no product was ever started on ${folder}: say --data DIR, or --url and --accounts`);
  const { url, internalPorts } = JSON.parse(readFileSync(file, 'utf8')) as {
    url: string;
    internalPorts: { accounts: number };
  };
  const { services } = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as {
    services: { operator: { privateKey: string } };
  };
  return {
    url,
    accountsUrl: `http://127.0.0.1:${internalPorts.accounts}`,
    privateKey: services.operator.privateKey,
  };
}

// Keys and passwords of one data folder, made once and kept beside the data with mode 0600.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTokenKey } from '@leadwright/runtime/service-tokens';
import { serviceNames, type ServiceName } from './services.ts';

export type Secrets = {
  services: Record<ServiceName | 'standalone', { privateKey: string; publicKey: string; databasePassword: string }>;
  busReaderPassword: string;
  /** accounts signs access tokens with this one. */
  accessToken: { privateKey: string; publicKey: string };
  limiterKey: string;
  linkKey: string;
  personKey: string;
};

/** The folder's secrets; new ones where it has none yet. */
export function openSecrets(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = makeSecrets();
  // Renamed into place: a crash in the middle must not leave half a key.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function makeSecrets(): Secrets {
  const random = (): string => randomBytes(32).toString('hex');
  const names: (ServiceName | 'standalone')[] = [...serviceNames, 'standalone'];
  return {
    services: Object.fromEntries(
      names.map((name) => [name, { ...generateTokenKey(), databasePassword: random() }]),
    ) as Secrets['services'],
    busReaderPassword: random(),
    accessToken: generateTokenKey(),
    limiterKey: random(),
    linkKey: random(),
    personKey: random(),
  };
}

// Keys and passwords of one data folder, created once beside the data with mode 0600.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { serviceNames, type ServiceName } from './services.ts';

export type Secrets = {
  services: Record<
    ServiceName | 'standalone' | 'operator',
    { privateKey: string; publicKey: string; databasePassword: string }
  >;
  busReaderPassword: string;
  accessToken: { privateKey: string; publicKey: string };
  limiterKey: string;
  linkKey: string;
  personKey: string;
};

export function openSecrets(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : undefined;
  const made = makeSecrets();
  // A folder of an earlier version lacks the keys of newer services.
  const secrets: Secrets = kept ? { ...kept, services: { ...made.services, ...kept.services } } : made;
  if (kept && Object.keys(kept.services).length === Object.keys(secrets.services).length) return kept;
  // Renamed into place, so that a crash leaves no half-written key.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/** Keys and passwords that nothing knows yet. */
export function makeSecrets(): Secrets {
  const random = (): string => randomBytes(32).toString('hex');
  const names: (ServiceName | 'standalone' | 'operator')[] = [...serviceNames, 'standalone', 'operator'];
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

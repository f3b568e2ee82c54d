// Everything that is wrong with the settings is said before an engine or a folder is made.
import type { StandaloneOptions } from '../command-line/arguments.ts';
import { makeConfigs, type ConfigParts, type Configs } from './configs.ts';
import { makeSecrets } from '../secrets.ts';
import { serviceNames, type ServiceName } from '../services.ts';

type Made = Pick<ConfigParts, 'root' | 'secrets' | 'databases' | 'ports'>;

/** Each service's configuration, of the options and of what was made for them. Throws one `ConfigError` for all. */
export const configsOf = (options: StandaloneOptions, made: Made): Configs =>
  makeConfigs({
    ...options,
    ...made,
    publicUrl: options.inPublic?.url ?? `http://127.0.0.1:${made.ports.public.gateway}`,
  });

/** Throws one `ConfigError` for everything that is wrong with the options. Makes and opens nothing. */
export function checkSettings(options: StandaloneOptions, root: string): void {
  const ports = { public: forEach(1), internal: forEach(1) };
  const databases = { urls: forEach('postgres://not-yet-made') };
  configsOf(options, { root, secrets: makeSecrets(), databases, ports });
}

const forEach = <Value>(value: Value): Record<ServiceName, Value> =>
  Object.fromEntries(serviceNames.map((name) => [name, value])) as Record<ServiceName, Value>;

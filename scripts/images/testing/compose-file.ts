import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type ComposeService = {
  image: string;
  build?: { args: { SERVICE: string } };
  profiles: string[];
  restart?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  environment?: Record<string, string | number>;
  ports?: string[];
  /** By name, with the aliases that hold there; a list has none. Absent: the default network alone. */
  networks?: string[] | Record<string, { aliases?: string[] }>;
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  stop_grace_period?: string;
  ulimits?: unknown;
};

export type ComposeFile = {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean }>;
};

export const root = path.join(__dirname, '../../..');
export const composeText = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
// Merges as compose does; the limit on aliases is for files of strangers.
export const composeFile = parse(composeText, { merge: true, maxAliasCount: -1 }) as ComposeFile;

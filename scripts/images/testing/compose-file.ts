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
  /** Networks by name, with the service's aliases there. Absent: only the default network. */
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
// Merges like compose. The alias limit protects from hostile files, and this one is ours.
export const composeFile = parse(composeText, { merge: true, maxAliasCount: -1 }) as ComposeFile;

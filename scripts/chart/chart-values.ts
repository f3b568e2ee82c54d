// The chart's settings as Node reads them, and as Helm puts several files of them together.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ServiceName } from '@leadwright/contracts/topology';

export const root = path.resolve(import.meta.dirname ?? __dirname, '../..');
export const chartFolder = path.join(root, 'charts/leadwright');

type ChartService = {
  port: number;
  internalPort: number;
  consumes: string[];
  calls: string[];
  forwards: string[];
  engines: string[];
  providers: string[];
  env: Record<string, string>;
  secretKeys: string[];
  optionalSecretKeys: string[];
};

export type ChartValues = {
  image: { tag: string };
  everyService: Pick<ChartService, 'env' | 'secretKeys' | 'optionalSecretKeys'>;
  services: Record<ServiceName, ChartService>;
  networkPolicy: { engines: Record<string, unknown>; providers: Record<string, unknown> };
};

type Map = Record<string, unknown>;
const isMap = (value: unknown): value is Map => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Like Helm: maps are merged, anything else is replaced. */
export function merged(base: unknown, over: unknown): unknown {
  if (!isMap(base) || !isMap(over)) return over;
  const names = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  return Object.fromEntries(names.map((name) => [name, name in over ? merged(base[name], over[name]) : base[name]]));
}

/** A file of values, from the repository's root. */
export const readValues = (file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8')) ?? {};

export const defaultValues = readValues('charts/leadwright/values.yaml') as ChartValues;

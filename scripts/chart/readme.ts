// The tables of charts/leadwright/README.md, made of the settings, their defaults and their schema.
import { serviceNames } from '@leadwright/contracts/topology';
import { defaultValues } from './chart-values.ts';
import { chartVariables } from './variables.ts';
import type { Schema } from './schema/parts.ts';
import { valuesSchema } from './schema/values-schema.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

type Properties = Record<string, Schema>;
const propertiesOf = (schema: Schema): Properties | undefined => schema['properties'] as Properties | undefined;
const settings = propertiesOf(valuesSchema) ?? {};

/** One row for each setting that is no map of others. */
function rowsOf(schema: Schema, value: unknown, at: string): string[][] {
  const properties = propertiesOf(schema);
  const known = (value ?? {}) as Record<string, unknown>;
  if (properties === undefined || Object.keys(properties).every((name) => !(name in known)))
    return [[`\`${at}\``, `\`${JSON.stringify(value)}\``, schema.description ?? '']];
  return Object.entries(properties)
    .filter(([name]) => name in known)
    .flatMap(([name, each]) => rowsOf(each, known[name], `${at}.${name}`));
}

/** Settings of the whole: those of single services stand in a table of their own. */
function settingsTable(): string {
  const rows = Object.entries(settings)
    .filter(([name]) => !['services', 'everyService', 'global'].includes(name))
    .flatMap(([name, schema]) => rowsOf(schema, (defaultValues as unknown as Record<string, unknown>)[name], name));
  return table(['setting', 'default', 'what'], rows);
}

/** Settings that each service has. */
function serviceTable(): string {
  const of = propertiesOf(propertiesOf(settings['services'] ?? {})?.['billing'] ?? {}) ?? {};
  const rows = Object.entries(of).map(([name, schema]) => [
    `\`services.<name>.${name}\``,
    schema.description ??
      (name === 'autoscaling' ? 'kind, minReplicas, maxReplicas, and lagThreshold or cpuPercent.' : ''),
  ]);
  return table(['setting', 'what'], rows);
}

/** The keys of each service's Secret. */
function secretsTable(): string {
  const listed = (names: string[]): string => names.map((name) => `\`${name}\``).join(', ');
  const rows = serviceNames.map((name) => {
    const { secret, optionalSecret } = chartVariables(name);
    return [`\`leadwright-${name}\``, listed(secret), listed(optionalSecret)];
  });
  return table(['Secret', 'must have', 'may have'], rows);
}

/** `readme` with the tables between its markers made anew. */
export function withTables(readme: string): string {
  const tables = { settings: settingsTable(), services: serviceTable(), secrets: secretsTable() };
  return Object.entries(tables).reduce(
    (text, [name, made]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_all, begin: string, end: string) => `${begin}${made}\n${end}`,
      ),
    readme,
  );
}

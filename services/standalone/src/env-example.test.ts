import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AccountsMainConfigSchema } from '@leadwright/accounts/config';
import { AuditMainConfigSchema } from '@leadwright/audit/config';
import { BillingMainConfigSchema } from '@leadwright/billing/config';
import { ExportMainConfigSchema } from '@leadwright/export/config';
import { GatewayMainConfigSchema } from '@leadwright/gateway/config';
import { NotificationMainConfigSchema } from '@leadwright/notification/config';
import { ConfigError, parseConfig } from '@leadwright/runtime/process/config';
import { SearchMainConfigSchema } from '@leadwright/search/config';
import { SeedConfigSchema } from './demo/seed-config.ts';
import { serviceNames } from './services.ts';

const schemas = {
  accounts: AccountsMainConfigSchema,
  audit: AuditMainConfigSchema,
  billing: BillingMainConfigSchema,
  export: ExportMainConfigSchema,
  gateway: GatewayMainConfigSchema,
  notification: NotificationMainConfigSchema,
  search: SearchMainConfigSchema,
  seed: SeedConfigSchema,
};
const programs = [...serviceNames, 'seed'] as const;
const lines = readFileSync(path.join(__dirname, '../../../.env.example'), 'utf8').split('\n');
const variables = lines.flatMap((line) => {
  const [, leftOut, name, value] = /^(#?)([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value, optional: leftOut === '#' }];
});

describe('.env.example', () => {
  it('names every variable of every program once, and no other', () => {
    const known = programs.flatMap((service) => Object.keys(schemas[service].properties));
    expect(variables.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  it.each(programs)('holds values that %s accepts, including its defaults', (service) => {
    const schema = schemas[service];
    const env = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    try {
      parseConfig(schema, env);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(error.problems.filter((problem) => !problem.endsWith('is missing'))).toEqual([]);
    }
    for (const [name, { default: value }] of Object.entries(
      schema.properties as Record<string, { default?: unknown }>,
    )) {
      if (value === undefined || name.endsWith('_PEERS')) continue;
      expect({ [name]: env[name] }).toEqual({
        [name]: typeof value === 'object' ? JSON.stringify(value) : String(value),
      });
    }
  });

  it('comments out exactly the optional variables', () => {
    const optional = programs.flatMap((service) => {
      const { properties, required } = schemas[service] as {
        properties: Record<string, { default?: unknown }>;
        required: string[];
      };
      return Object.keys(properties).filter(
        (name) => !required.includes(name) && properties[name]?.default === undefined,
      );
    });
    expect(
      variables
        .filter((variable) => variable.optional)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(optional.sort());
  });
});

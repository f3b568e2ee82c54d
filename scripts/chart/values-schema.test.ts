// What the schema of the chart's settings takes and refuses; Helm asks it before it renders anything.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ErrorObject } from 'ajv';
import { parse } from 'yaml';
import { chartFolder, defaultValues, merged, readValues, root } from './chart-values.ts';
import { withTables } from './readme.ts';
import { valuesSchema } from './schema/values-schema.ts';

const validate = new Ajv({ allErrors: true, strictTypes: false, strictRequired: false }).compile(valuesSchema);
const sentence = ({ instancePath, message, params }: ErrorObject): string =>
  [`${instancePath} ${message ?? ''}`, params['additionalProperty'], params['allowedValues']]
    .filter((part) => part !== undefined)
    .map((part) => (Array.isArray(part) ? part.join(', ') : String(part)))
    .join(': ')
    .trim();
const problemsOf = (over: unknown): string[] =>
  validate(merged(defaultValues, over)) ? [] : (validate.errors ?? []).map(sentence);

const badFolder = path.join(__dirname, 'testing/bad-values');
const bad = readdirSync(badFolder).sort();

describe('values.schema.json', () => {
  it('is what scripts/chart/main.ts makes of the services and the settings', () => {
    const written = readFileSync(path.join(chartFolder, 'values.schema.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(valuesSchema)));
  });

  it('stands in tables in the README of the chart', () => {
    const readme = readFileSync(path.join(chartFolder, 'README.md'), 'utf8');
    expect(withTables(readme)).toBe(readme);
    expect(readme).toContain('`services.<name>.memoryMi`');
    expect(readme).toContain('`networkPolicy.engines.kafka.ports`');
    expect(readme).toContain('BILLING_TRIAL_KEYS');
  });

  it.each(['charts/leadwright/values.yaml', 'charts/values/development.yaml', 'charts/values/production.yaml'])(
    'takes %s',
    (file) => expect(problemsOf(readValues(file))).toEqual([]),
  );

  // Helm merges maps, so the bounds of the file below stay.
  it('takes an autoscaler that a second file of values turns off', () => {
    const off = { services: { billing: { autoscaling: { kind: 'none' } } } };
    expect(problemsOf(merged(readValues('charts/values/production.yaml'), off))).toEqual([]);
  });

  it('refuses at least a dozen mistakes', () => expect(bad.length).toBeGreaterThanOrEqual(12));

  it.each(bad)('refuses %s, and says why', (file) => {
    const text = readFileSync(path.join(badFolder, file), 'utf8');
    const says = /^# says: (.*)$/m.exec(text)?.[1] ?? 'what it says stands in its first line';
    expect(problemsOf(parse(text)).filter((problem) => problem.startsWith(says))).toHaveLength(1);
  });

  // A setting that the schema does not know would be misspelt without anybody noticing.
  it('closes every map of the settings but those of free names', () => {
    const open: string[] = [];
    const look = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, additionalProperties, properties } = schema as Record<string, unknown>;
      if (type === 'object' && properties !== undefined && additionalProperties !== false) open.push(at);
      for (const [name, each] of Object.entries(schema))
        if (!['if', 'then'].includes(name)) look(each, `${at}/${name}`);
    };
    look(valuesSchema, '');
    expect(open).toEqual([]);
  });
});

it('the chart and its images have the version of the product', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const chart = parse(readFileSync(path.join(chartFolder, 'Chart.yaml'), 'utf8')) as Record<string, string>;
  expect([chart['version'], chart['appVersion']]).toEqual([version, version]);
});

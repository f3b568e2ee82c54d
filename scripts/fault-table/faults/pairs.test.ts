import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pairsOf, type Calls } from './pairs.ts';

it('every pair that speaks is cut once, whoever asks whom', () => {
  const services = {
    accounts: { calls: ['billing'], forwards: [], engines: ['postgres'] },
    billing: { calls: ['accounts'], forwards: [], engines: ['postgres'] },
    gateway: { calls: [], forwards: ['billing', 'accounts'], engines: [] },
  };
  expect(pairsOf(services).map((pair) => pair.join(' '))).toEqual([
    'accounts postgres',
    'accounts billing',
    'billing postgres',
    'gateway billing',
    'gateway accounts',
  ]);
});

it('the chart says of every service whom it speaks to', () => {
  const chart = path.join(__dirname, '../../../charts/leadwright/values.yaml');
  const { services } = parse(readFileSync(chart, 'utf8')) as { services: Calls };
  const pairs = pairsOf(services);
  expect(pairs.length).toBeGreaterThan(30);
  expect(Object.keys(services).filter((name) => !pairs.some((pair) => pair.includes(name)))).toEqual([]);
});

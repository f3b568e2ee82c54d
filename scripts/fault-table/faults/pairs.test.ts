import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { cutsOf, pairsOf, type Calls } from './pairs.ts';

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

const chart = path.join(__dirname, '../../../charts/leadwright/values.yaml');
const { services } = parse(readFileSync(chart, 'utf8')) as { services: Calls };

it('the chart says of every service whom it speaks to', () => {
  const pairs = pairsOf(services);
  expect(pairs.length).toBeGreaterThan(30);
  expect(Object.keys(services).filter((name) => !pairs.some((pair) => pair.includes(name)))).toEqual([]);
});

it('every pair of the chart is cut, and no part twice at once', () => {
  const pairs = pairsOf(services);
  const cuts = cutsOf(pairs);
  expect(cuts.flatMap((cut) => cut.pairs).toSorted()).toEqual(pairs.toSorted());
  for (const { name, pairs: cut } of cuts) {
    const parts = cut.flat();
    expect([name, new Set(parts).size]).toEqual([name, parts.length]);
  }
  expect(cuts.length).toBeLessThan(pairs.length);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { rules } from './rules.ts';

describe('the rules of the ledger over time', () => {
  it('are the 27 of docs/invariants.md, in order and word for word', () => {
    const page = readFileSync(path.join(repositoryRoot, 'docs/invariants.md'), 'utf8');
    const rows = [...page.matchAll(/^\| (\d+) \| (.*?) \|/gm)].map(([, number, says]) => ({
      number: Number(number),
      says,
    }));
    expect(rows).toEqual(rules.map(({ number, says }) => ({ number, says })));
    expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
  });

  it.each(rules.flatMap(({ number, held }) => (held.by === 'test' ? [{ number, ...held }] : [])))(
    'rule $number is held by a test that exists',
    ({ file, name }) => {
      const source = readFileSync(path.join(repositoryRoot, file), 'utf8');
      expect(source.includes(`'${name}'`)).toBe(true);
    },
  );
});

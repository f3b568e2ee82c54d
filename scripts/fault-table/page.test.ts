import { readFileSync } from 'node:fs';
import path from 'node:path';
import { between } from './page.ts';

it('a section is replaced and the rest of the page stays', () => {
  const page = 'a\n<!-- rows: start -->\n\nold\n\n<!-- end of the rows: start -->\nb\n';
  const replaced = between(page, 'start', 'new');
  expect(replaced).toBe('a\n<!-- rows: start -->\n\nnew\n\n<!-- end of the rows: start -->\nb\n');
  expect(() => between(page, 'compose', 'new')).toThrow('no marks for the rows of compose');
});

it('the page has the marks of each section', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/operators/faults.md'), 'utf8');
  for (const section of ['start', 'compose', 'cluster'] as const) expect(between(page, section, 'x')).toContain('x');
});

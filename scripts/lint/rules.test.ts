import { configFile, lintFiles } from './testing/lint-files.ts';
import { violations } from './testing/violations.ts';

type Rules = { rules?: Record<string, unknown> };
let found: Set<string>;
let configured: Set<string>;
beforeAll(async () => {
  found = new Set((await lintFiles(violations)).map(({ file, rule }) => `${rule} in ${file}`));
  // JavaScript without types.
  const { default: all } = (await import(configFile)) as { default: Rules & { overrides: Rules[] } };
  configured = new Set([all, ...all.overrides].flatMap(({ rules = {} }) => Object.keys(rules)));
});

it.each(violations)('the linter reports what breaks $rule', ({ rule, file }) => {
  expect(found).toContain(`${rule} in ${file}`);
});

it('every rule of the linter is shown to report', () => {
  expect(violations.map(({ rule }) => rule).sort()).toEqual([...configured].sort());
});

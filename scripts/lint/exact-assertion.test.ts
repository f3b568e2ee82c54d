// Which assertions say too little, and which look like those and say enough.
import { lintFiles } from './testing/lint-files.ts';

const weak = [
  'expect(f()).toBeDefined();',
  'expect(f()).toBeTruthy();',
  'expect(f()).not.toBeFalsy();',
  'expect(f()).not.toBeNull();',
  'expect(f()).not.toBeUndefined();',
  'expect(() => f()).toThrow();',
  'expect(() => f()).not.toThrow();',
  'void expect(f()).rejects.toThrow();',
  'void expect(f()).resolves.toBeDefined();',
  'expect(f).toHaveBeenCalled();',
  'expect(f()).toEqual(expect.anything());',
];
const exact = [
  'expect(f()).toBeNull();',
  'expect(f()).toBeUndefined();',
  "expect(() => f()).toThrow('refused');",
  'expect(f).not.toHaveBeenCalled();',
  'expect(f).toHaveBeenCalledTimes(1);',
  'expect(f()).toEqual([expect.anything(), 1]);',
];
let found: string[];
beforeAll(async () => {
  const files = [...weak, ...exact].map((code, n) => ({ file: `scripts/a${n}.test.ts`, code }));
  const findings = await lintFiles(files);
  found = findings.flatMap(({ file, rule }) =>
    rule === 'local/exact-assertion' ? [files.find((each) => each.file === file)?.code ?? file] : [],
  );
});

it.each(weak)('the linter reports %s', (code) => expect(found).toContain(code));

it.each(exact)('the linter takes %s', (code) => expect(found).not.toContain(code));

// For each rule that the linter has, code that breaks it. A file name of its own where the rule asks for one.
type Violation = string | { file: string; code: string };
type Table = Record<string, Violation>;

/** In any file. */
const core: Table = {
  'for-direction': 'for (let i = 0; i < 9; i--) console.log(i);',
  'no-async-promise-executor': 'export const a = new Promise(async (done) => { await null; done(1); });',
  'no-case-declarations': 'switch (Number("1")) { case 1: const a = 1; console.log(a); break; default: }',
  'no-compare-neg-zero': 'export const a = (b) => b === -0;',
  'no-cond-assign': 'export const a = (b) => { if (b = 1) console.log(b); };',
  'no-constant-binary-expression': 'export const a = (b) => ({}) ?? b;',
  'no-constant-condition': 'if (false) console.log(1);',
  'no-control-regex': 'export const a = /\\x1f/;',
  'no-debugger': 'debugger;',
  'no-delete-var': { file: 'scripts/no-delete-var.cjs', code: 'var a = 1; delete a;' },
  'no-dupe-else-if': 'export const a = (b) => { if (b) console.log(1); else if (b) console.log(2); };',
  'no-duplicate-case': 'switch (Number("1")) { case 1: break; case 1: break; default: }',
  'no-empty': 'export const a = (b) => { if (b) {} };',
  'no-empty-character-class': 'export const a = /^abc[]/;',
  'no-empty-pattern': 'export const a = (b) => { const {} = b; };',
  'no-empty-static-block': 'export class A { static {} }',
  'no-ex-assign': 'try { console.log(1); } catch (error) { error = 1; console.log(error); }',
  'no-extra-boolean-cast': 'export const a = (b) => { if (!!b) console.log(1); };',
  'no-fallthrough': 'switch (Number("1")) { case 1: console.log(1); default: console.log(2); }',
  'no-global-assign': 'Object = null;',
  'no-invalid-regexp': "export const a = new RegExp('[');",
  'no-irregular-whitespace': 'export const a\u00a0= 1;',
  'no-loss-of-precision': 'export const a = 9007199254740993;',
  'no-misleading-character-class': 'export const a = /[👍]/;',
  'no-nonoctal-decimal-escape': { file: 'scripts/no-nonoctal-decimal-escape.cjs', code: "exports.a = '\\8';" },
  'no-prototype-builtins': "export const a = (b) => b.hasOwnProperty('c');",
  'no-regex-spaces': 'export const a = /b  c/;',
  'no-self-assign': 'export const a = (b) => { b = b; return b; };',
  'no-shadow-restricted-names': 'export const a = (undefined) => undefined;',
  'no-sparse-arrays': 'export const a = [1, , 2];',
  'no-unassigned-vars': 'let a; console.log(a);',
  'no-unexpected-multiline': 'const a = console.log\n(1);\nexport const b = a;',
  'no-unsafe-finally': 'export const a = () => { try { return 1; } finally { return 2; } };',
  'no-unsafe-optional-chaining': 'export const a = (b) => (b?.c)();',
  'no-unused-labels': 'a: console.log(1);',
  'no-unused-private-class-members': 'export class A { #b = 1; }',
  'no-useless-assignment': 'export const a = () => { let b = 1; console.log(b); b = 2; };',
  'no-useless-backreference': 'export const a = /\\1(b)/;',
  'no-useless-catch': 'try { console.log(1); } catch (error) { throw error; }',
  'no-useless-escape': "export const a = '\\d';",
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-unused-expressions': '1 + 1;',
  'no-unused-vars': 'const a = 1;',
  'preserve-caught-error':
    "try { console.log(1); } catch { throw new Error('b'); }\ntry { console.log(1); } catch (error) { throw new Error('b'); }",
  'require-yield': 'export function* a() { return 1; }',
  'use-isnan': 'export const a = (b) => b === NaN;',
  'valid-typeof': "export const a = (b) => typeof b === 'strnig';",
};

/** In JavaScript, which the compiler does not check. */
const untyped: Table = {
  'constructor-super': 'export class A extends Error { constructor() { console.log(1); } }',
  'getter-return': 'export const a = { get b() { console.log(1); } };',
  'no-class-assign': 'class A {} A = 1; export { A };',
  'no-const-assign': 'const a = 1; a = 2; export { a };',
  'no-dupe-class-members': 'export class A { b() {} b() {} }',
  'no-dupe-keys': 'export const a = { b: 1, b: 2 };',
  'no-func-assign': 'function a() {} a = 1; export { a };',
  'no-import-assign': "import { a } from './a.js'; a = 1;",
  'no-new-native-nonconstructor': 'export const a = new Symbol();',
  'no-obj-calls': 'export const a = Math();',
  'no-redeclare': 'var a = 1; var a = 2; export { a };',
  'no-setter-return': 'export const a = { set b(c) { return c; } };',
  'no-this-before-super': 'export class A extends Error { constructor() { this.b = 1; super(); } }',
  'no-undef': 'export const a = notHere;',
  'no-unreachable': 'export function a() { return 1; console.log(2); }',
  'no-unsafe-negation': 'export const a = (b, c) => !b in c;',
  'no-with': { file: 'scripts/no-with.cjs', code: 'with (Math) { console.log(PI); }' },
};

const typescript: Table = {
  'ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'consistent-type-definitions': 'export interface A { b: string }',
  'consistent-type-imports': "import { A } from './a.ts'; export const b: A = 1;",
  'no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'no-empty-object-type': 'export type A = {};',
  'no-explicit-any': 'export const a = (b: any) => b;',
  'no-extra-non-null-assertion': 'export const a = (b: { c: 1 } | null) => b!!.c;',
  'no-misused-new': 'export interface A { new (): A }',
  'no-namespace': 'namespace A { export const b = 1; } export { A };',
  'no-non-null-asserted-optional-chain': 'export const a = (b?: { c?: 1 }) => b?.c!;',
  'no-non-null-assertion': 'export const a = (b: 1 | null) => b!;',
  'no-require-imports': "export const a = require('node:fs');",
  'no-this-alias': 'export function a(this: object) { const that = this; return () => that; }',
  'no-unnecessary-type-constraint': 'export const a = <T extends unknown>(b: T) => b;',
  'no-unsafe-declaration-merging': 'export interface A { b: 1 } export class A {}',
  'no-unsafe-function-type': 'export const a = (b: Function) => b;',
  'no-wrapper-object-types': 'export const a = (b: String) => b;',
  'prefer-as-const': "export const a = 'b' as 'b';",
  'prefer-namespace-keyword': 'module A { export const b = 1; } export { A };',
  'triple-slash-reference': '/// <reference path="./a.ts" />\nexport const a = 1;',
  'no-floating-promises': 'export const a = () => { Promise.resolve(1); };',
  'no-misused-promises': 'export const a = (b: Promise<1>) => { if (b) console.log(1); };',
  'switch-exhaustiveness-check': "export const a = (b: 'c' | 'd') => { switch (b) { case 'c': return 1; } };",
};

/** In TypeScript only. */
const modern: Table = {
  'no-console': { file: 'libs/a/src/no-console.ts', code: 'console.log(1);' },
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1; export { a };',
  'prefer-rest-params': 'export function a() { return arguments; }',
  'prefer-spread': 'export const a = (b: (...c: number[]) => void, d: number[]) => b.apply(undefined, d);',
};

const many = (count: number, line: string): string => `${line}\n`.repeat(count);
const source = 'services/billing/src';
/** In what the product is made of. */
const product: Table = {
  'max-lines': { file: `${source}/max-lines.ts`, code: many(301, 'f();') },
  'max-lines-per-function': { file: `${source}/long.ts`, code: `export function a() {\n${many(90, 'f();')}}` },
  'max-depth': {
    file: `${source}/max-depth.ts`,
    code: 'export function a(b) { if (b) { if (b) { if (b) { if (b) { f(); } } } } }',
  },
  'no-restricted-properties': { file: `${source}/env.ts`, code: "export const a = process.env['A'];" },
  'no-restricted-globals': { file: `${source}/plans/domain/clock.ts`, code: 'export const a = () => Date.now();' },
  'no-restricted-imports': {
    file: 'web/src/app/clicks.ts',
    code: "import { useMutation } from '@tanstack/react-query'; f(useMutation);",
  },
};

const ours: Table = {
  'kebab-case-file': { file: 'scripts/camelCase.ts', code: 'f();' },
  'no-default-export': 'export default 1;',
  'no-index-file': { file: 'scripts/a/index.ts', code: 'f();' },
  'no-focused-test': "it.only('a', () => undefined);",
  'seeded-property': 'fc.assert(fc.property(fc.nat(), f), { numRuns: 5 });',
  'exact-assertion': "it('a', () => expect(1).toBeDefined());",
  'no-import': { file: `${source}/kafka.ts`, code: "import { Kafka } from 'kafkajs'; f(Kafka);" },
  'no-syntax': { file: `${source}/plans/domain/waiting.ts`, code: 'export const a = async () => await 1;' },
  rooms: { file: 'libs/messaging/src/upwards.ts', code: "import { a } from './kafka/bus.ts'; f(a);" },
  'no-dupe-args': { file: 'scripts/no-dupe-args.cjs', code: 'exports.a = function (b, b) { return b; };' },
  'no-octal': { file: 'scripts/no-octal.cjs', code: 'exports.a = 017;' },
  'feature-boundaries': { file: 'web/src/features/a/b.ts', code: "import { a } from '../c/d.ts'; f(a);" },
};

const hook = "import { useEffect, useMemo, useRef, useState } from 'react';\n";
const react: Table = {
  'error-boundaries': `${hook}export function A({ b }) { try { return <p>{b}</p>; } catch { return null; } }`,
  'exhaustive-deps': `${hook}export function A({ b }) { useEffect(() => { f(b); }, []); return null; }`,
  globals: `${hook}let c = 1; export function A() { c = 2; return <p>{c}</p>; }`,
  immutability: `${hook}export function A(props) { props.b = 1; return <p>{props.b}</p>; }`,
  'incompatible-library':
    "import { useReactTable } from '@tanstack/react-table';\nexport function A() { const table = useReactTable({}); return <p>{table.rows}</p>; }",
  'preserve-manual-memoization':
    "import { useCallback, useState } from 'react';\nexport function useA(b) { const c = []; useState(1); c.push(b); return useCallback(() => [c], [c]); }",
  purity: `${hook}export function A() { const b = Math.random(); return <p>{b}</p>; }`,
  refs: `${hook}export function A() { const b = useRef(1); return <p>{b.current}</p>; }`,
  'rules-of-hooks': `${hook}export function A({ b }) { if (b) { useState(1); } return null; }`,
  'set-state-in-effect': `${hook}export function A() { const [b, set] = useState(1); useEffect(() => { set(2); }, []); return <p>{b}</p>; }`,
  'set-state-in-render': `${hook}export function A() { const [b, set] = useState(1); set(2); return <p>{b}</p>; }`,
  'static-components': `${hook}export function A() { const B = () => <p>1</p>; return <B />; }`,
  'unsupported-syntax': `${hook}export function A() { const b = eval('1'); return <p>{b}</p>; }`,
  'use-memo': `${hook}export function A() { const b = useMemo(async () => 1, []); return <p>{b}</p>; }`,
};

const a11y: Table = {
  'alt-text': '<img src="a" />',
  'anchor-has-content': '<a href="/b" />',
  'anchor-is-valid': '<a href="#">b</a>',
  'aria-activedescendant-has-tabindex': '<div aria-activedescendant="b" />',
  'aria-props': '<p aria-labeledby="b">c</p>',
  'aria-proptypes': '<p aria-hidden="maybe">b</p>',
  'aria-role': '<div role="datepicker" />',
  'aria-unsupported-elements': '<meta aria-hidden="false" />',
  'autocomplete-valid': '<input type="text" autoComplete="nothing" />',
  'click-events-have-key-events': '<div onClick={f}>b</div>',
  'heading-has-content': '<h1 />',
  'html-has-lang': '<html />',
  'iframe-has-title': '<iframe src="/b" />',
  'img-redundant-alt': '<img src="a" alt="photo of b" />',
  'interactive-supports-focus': '<div role="button" onClick={f} onKeyDown={f}>b</div>',
  'label-has-associated-control': '<label>b</label>',
  'media-has-caption': '<video src="b" />',
  'mouse-events-have-key-events': '<div onMouseOver={f}>b</div>',
  'no-access-key': '<a href="/b" accessKey="c">d</a>',
  'no-autofocus': '<input autoFocus />',
  'no-distracting-elements': '<marquee>b</marquee>',
  'no-interactive-element-to-noninteractive-role': '<button role="img">b</button>',
  'no-noninteractive-element-interactions': '<li onClick={f} onKeyDown={f}>b</li>',
  'no-noninteractive-element-to-interactive-role': '<h1 role="button">b</h1>',
  'no-noninteractive-tabindex': '<p tabIndex={0}>b</p>',
  'no-redundant-roles': '<button role="button">b</button>',
  'no-static-element-interactions': '<div onClick={f} onKeyDown={f}>b</div>',
  'role-has-required-aria-props': '<div role="checkbox" />',
  'role-supports-aria-props': '<ul aria-checked="true" />',
  scope: '<div scope="col" />',
  'tabindex-no-positive': '<button tabIndex={2}>b</button>',
};

const rows = (scope: string, file: (rule: string) => string, table: Table, code = (text: string) => text) =>
  Object.entries(table).map(([rule, what]) =>
    typeof what === 'string'
      ? { rule: `${scope}${rule}`, file: file(rule), code: code(what) }
      : { rule: `${scope}${rule}`, ...what },
  );

/** One row for each rule: where the file stands, and what it holds. */
export const violations: readonly { rule: string; file: string; code: string }[] = [
  ...rows('', (rule) => `scripts/${rule}.js`, { ...core, ...untyped }),
  ...rows('', (rule) => `scripts/${rule}.ts`, { ...modern, ...product }),
  ...rows('typescript/', (rule) => `scripts/${rule}.ts`, typescript),
  ...rows('local/', (rule) => `scripts/${rule}.ts`, ours),
  ...rows('react/', (rule) => `web/src/app/${rule}.tsx`, react),
  ...rows(
    'jsx-a11y/',
    (rule) => `web/src/app/${rule}.tsx`,
    a11y,
    (text) => `export const A = () => ${text};`,
  ),
];

// The rules a machine keeps (docs: each service's folders, who may open which engine, pure domain).
// One linter has them all: see docs/decisions/0050.
import { fileURLToPath } from 'node:url';
import { boundaries, tests } from './scripts/lint/boundaries.js';
import { modern, pages, recommended, untyped } from './scripts/lint/recommended.js';

const source = ['libs/*/src/**/*.ts', 'services/*/src/**/*.{ts,tsx}', 'reference/src/**/*.ts'];
const web = ['web/src/**/*.{ts,tsx}'];
const typed = ['**/*.{ts,tsx}'];
const lines = { max: 300, skipBlankLines: true, skipComments: true };
const unused = (options) => ['error', { vars: 'all', args: 'after-used', caughtErrors: 'all', ...options }];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [fileURLToPath(new URL('scripts/lint/local-rules.js', import.meta.url))],
  options: { reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'off' },
  ignorePatterns: ['**/node_modules', '.data', '.cache', '**/dist', 'proto/gen', 'coverage'],
  env: { builtin: true, node: true },
  rules: {
    ...recommended,
    'no-unused-vars': unused(),
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    { files: ['**/*.{js,mjs,cjs}'], rules: { ...untyped } },
    {
      files: typed,
      rules: {
        ...modern,
        'no-unused-vars': unused({ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }),
        'no-console': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/consistent-type-imports': 'error',
        'local/kebab-case-file': 'error',
        'local/no-default-export': 'error',
        'local/no-index-file': 'error',
        'local/no-focused-test': 'error',
        'local/seeded-property': 'error',
        'local/exact-assertion': 'error',
      },
    },
    {
      files: ['scripts/k6/**'],
      globals: { __ENV: 'readonly', __ITER: 'readonly', __VU: 'readonly' },
    },
    {
      files: ['**/*.cjs'],
      rules: { 'typescript/no-require-imports': 'off', 'local/no-dupe-args': 'error', 'local/no-octal': 'error' },
    },
    // A module declaration can only be merged by an interface.
    {
      files: ['libs/runtime/src/http/{access,api-description}.ts', '**/*.d.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      files: source,
      excludeFiles: tests,
      rules: {
        'max-lines': ['error', lines],
        'max-lines-per-function': ['error', { ...lines, max: 90 }],
        'max-depth': ['error', 3],
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'only main.ts reads the environment, by its config schema' },
        ],
        'local/no-syntax': [
          'error',
          {
            selector:
              "CallExpression[callee.object.name='Type'][callee.property.name='String'] Property[key.name='pattern']",
            message: 'textLike says the form in words too',
          },
        ],
      },
    },
    { files: ['libs/runtime/src/requests/text-like.ts'], rules: { 'local/no-syntax': 'off' } },
    {
      files: [
        'services/*/src/{main,migrate,seed}.ts',
        'services/standalone/src/{dev,distributed}/main.ts',
        'libs/testing/**',
        ...tests,
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    ...boundaries,
    { files: web, env: { browser: true }, rules: { ...pages, 'local/feature-boundaries': 'error' } },
    {
      files: web,
      excludeFiles: ['web/src/**/*.test.{ts,tsx}', 'web/src/testing/**'],
      rules: { 'max-lines': ['error', lines] },
    },
    {
      files: ['scripts/**', 'bench/**', 'e2e/**', 'reference/build/**', 'services/standalone/src/**'],
      rules: { 'no-console': 'off' },
    },
  ],
};

// Lint rules of this repository that no plugin has.
import path from 'node:path';

const report = (context, node, message) => context.report({ node, message });
const rule = (create) => ({ meta: { type: 'problem', schema: [] }, create });

/** Calls `visit` for each import, export and dynamic import of the file. */
const visitSpecifiers = (visit) => {
  const from = (node) => {
    if (typeof node.source?.value === 'string') visit(node, node.source.value);
  };
  return { ImportDeclaration: from, ExportNamedDeclaration: from, ExportAllDeclaration: from, ImportExpression: from };
};

/** `libs/messaging/src/kafka/consume/gaps.ts` is in `messaging/kafka`; a file at the top is in `messaging`. */
const roomOf = (lib, below) => (below.length > 1 ? `${lib}/${below[0]}` : lib);

function roomOfFile(file) {
  const found = /(?:^|\/)libs\/([a-z]+)\/src\/(.+)$/.exec(file.split(path.sep).join('/'));
  return found ? roomOf(found[1], found[2].split('/')) : undefined;
}

function roomOfSpecifier(filename, specifier) {
  if (specifier.startsWith('.')) return roomOfFile(path.resolve(path.dirname(filename), specifier));
  const [scope, lib, ...below] = specifier.split('/');
  if (scope !== '@leadwright') return undefined;
  return lib === 'contracts' ? lib : roomOf(lib, below);
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[cm]?[jt]sx?$/;

export default {
  meta: { name: 'local' },
  rules: {
    'kebab-case-file': rule((context) => ({
      Program(node) {
        const name = path.basename(context.filename);
        if (!kebab.test(name)) report(context, node, `file names are kebab-case: ${name}`);
      },
    })),
    'no-default-export': rule((context) => ({
      ExportDefaultDeclaration(node) {
        if (/\.config\.[jt]s$/.test(context.filename) || /-global-(setup|teardown)\.ts$/.test(context.filename)) return;
        report(context, node, 'named exports only');
      },
    })),
    'no-index-file': rule((context) => ({
      Program(node) {
        if (/^index\.[jt]sx?$/.test(path.basename(context.filename)))
          report(context, node, 'no barrels: import the file that owns the thing');
      },
    })),
    'seeded-property': rule((context) => ({
      CallExpression({ callee, arguments: given }) {
        if (callee.object?.name !== 'fc' || !['assert', 'check', 'sample'].includes(callee.property?.name)) return;
        const parameters = given[1];
        const isSeeded =
          parameters !== undefined &&
          (parameters.type !== 'ObjectExpression' ||
            parameters.properties.some(({ type, key }) => type === 'SpreadElement' || key.name === 'seed'));
        if (!isSeeded)
          report(context, callee, 'draw from the seed of the run: `cases()` of @leadwright/testing/seeds/run-seed');
      },
    })),
    'no-focused-test': rule((context) => ({
      MemberExpression(node) {
        const object = node.object.name ?? node.object.object?.name;
        if (
          ['it', 'test', 'describe'].includes(object) &&
          ['only', 'skip', 'todo', 'failing'].includes(node.property.name)
        ) {
          report(context, node, 'nothing skips itself and nothing runs alone');
        }
        if (node.object.name === 'jest' && ['mock', 'doMock', 'unstable_mockModule'].includes(node.property.name)) {
          report(context, node, 'pass the double instead of mocking a module');
        }
      },
      'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]'(node) {
        report(context, node, 'nothing skips itself and nothing runs alone');
      },
    })),
    // An assertion that nearly every outcome passes guarantees nothing.
    'exact-assertion': rule((context) => ({
      'CallExpression[callee.type=MemberExpression]'({ callee, arguments: given }) {
        const matcher = callee.property.name;
        const isNegated = callee.object.property?.name === 'not';
        const isAnything = given[0]?.callee?.object?.name === 'expect' && given[0].callee.property.name === 'anything';
        if (
          ['toBeDefined', 'toBeTruthy', 'toBeFalsy'].includes(matcher) ||
          (isNegated && ['toThrow', 'toBeNull', 'toBeUndefined'].includes(matcher)) ||
          (!isNegated && ['toThrow', 'toHaveBeenCalled'].includes(matcher) && given.length === 0) ||
          (['toBe', 'toEqual', 'toStrictEqual'].includes(matcher) && isAnything)
        )
          report(context, callee.property, 'say which value, element, error or effect is expected');
      },
    })),
    // Scripts that are no modules are read as ECMAScript was before its strict mode, which refuses both.
    'no-dupe-args': rule((context) => ({
      ':function'(node) {
        const names = node.params.map(({ name }) => name).filter((name) => name !== undefined);
        if (new Set(names).size < names.length) report(context, node, 'two parameters have one name');
      },
    })),
    'no-octal': rule((context) => ({
      Literal(node) {
        if (typeof node.value === 'number' && /^0\d/.test(node.raw))
          report(context, node, 'octal numbers begin with 0o');
      },
    })),
    // The options are patterns of specifiers with their messages.
    'no-import': {
      meta: { type: 'problem', schema: { type: 'array', items: { type: 'object' } } },
      create: (context) => {
        const forbidden = context.options.map(({ regex, message }) => ({ regex: new RegExp(regex), message }));
        return visitSpecifiers((node, specifier) => {
          for (const { regex, message } of forbidden) {
            if (regex.test(specifier)) report(context, node, `${specifier}: ${message}`);
          }
        });
      },
    },
    // The option lists the rooms that each room may import; a file with rules of its own is named without `.ts`.
    rooms: {
      meta: { type: 'problem', schema: [{ type: 'object' }] },
      create: (context) => {
        const room = roomOfFile(context.filename);
        if (room === undefined) return {};
        const [table] = context.options;
        const allowed = table[`${room}/${path.basename(context.filename, '.ts')}`] ?? table[room];
        if (allowed === undefined)
          return { Program: (node) => report(context, node, `${room} is in no table of rooms`) };
        return visitSpecifiers((node, specifier) => {
          const entered = roomOfSpecifier(context.filename, specifier);
          if (entered !== undefined && entered !== room && !allowed.includes(entered))
            report(context, node, `${room} may not enter ${entered}`);
        });
      },
    },
    // The options are selectors with their messages, as ESLint's no-restricted-syntax has them.
    'no-syntax': {
      meta: { type: 'problem', schema: { type: 'array', items: { type: 'object' } } },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [selector, (node) => report(context, node, message)]),
        ),
    },
    // components, navigation, server -> features -> app; a feature never imports a feature.
    'feature-boundaries': rule((context) => {
      const source = context.filename.split(`${path.sep}web${path.sep}src${path.sep}`)[1]?.split(path.sep) ?? [];
      const [area = '', feature = ''] = source;
      return {
        ImportDeclaration(node) {
          const from = String(node.source.value);
          if (!from.startsWith('.')) return;
          const target = path
            .relative(
              path.join(context.filename.slice(0, context.filename.indexOf(`${path.sep}src${path.sep}`)), 'src'),
              path.resolve(path.dirname(context.filename), from),
            )
            .split(path.sep);
          const [toArea = '', toFeature = ''] = target;
          if (toArea === 'app' && area !== 'app' && area !== 'main.tsx')
            report(context, node, 'nothing imports the app but main.tsx');
          if (toArea === 'features' && ['components', 'navigation', 'server', 'content'].includes(area))
            report(context, node, `${area} must not know a feature`);
          if (toArea === 'features' && area === 'features' && toFeature !== feature)
            report(context, node, 'a feature never imports a feature');
        },
      };
    }),
  },
};

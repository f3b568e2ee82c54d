// Bugs of how requests come in: addresses, bodies, tokens, ports.
import type { SeededBug } from '../seeded-bug.ts';

const forward = 'services/gateway/src/upstreams/forward.ts';
const bytesTest = 'services/gateway/src/upstreams/forwarded-bytes.test.ts';
const tokens = 'libs/runtime/src/process/service-tokens.ts';
const internalAppTest = 'libs/runtime/src/http/internal-app.test.ts';

export const askedBugs: SeededBug[] = [
  {
    name: 'an address is matched by one parser and rebuilt by another',
    edits: [
      {
        file: 'libs/runtime/src/requests/checked-requests.ts',
        find: `refusedTargets.set(request as IncomingMessage, target);`,
        replace: `if (request.url !== undefined) return request.url;`,
      },
      {
        file: forward,
        find: `path.replaceAll(/:(\\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));`,
        replace: `params && path && new URL(request.originalUrl, 'http://x').pathname;`,
      },
    ],
    test: { file: bytesTest, name: `for GET /api/v2/files/x\\..\\..\\..\\..\\internal\\events?limit=500` },
  },
  {
    name: `the length of a body that is dropped goes on`,
    edits: [
      {
        file: 'libs/runtime/src/requests/request-framing.ts',
        find: `if ((method === 'GET' || method === 'HEAD') && hasBody(request)) throw`,
        replace: `if (method === 'never') throw`,
      },
      {
        file: 'services/gateway/src/upstreams/headers.ts',
        find: `const passedToService = [`,
        replace: `const passedToService = ['content-length', `,
      },
    ],
    test: { file: bytesTest, name: 'that follows a request that may have no body' },
  },
  {
    name: 'a body is written again on its way',
    edits: [
      {
        file: 'services/gateway/src/upstreams/forwarded-body.ts',
        find: '{ bytes, value: parseJsonBody(bytes) }',
        replace: '{ bytes: Buffer.from(JSON.stringify(parseJsonBody(bytes))), value: parseJsonBody(bytes) }',
      },
    ],
    test: { file: bytesTest, name: 'is forwarded byte for byte, with its length: { "page" : 2 }' },
  },
  {
    name: 'a token that forwards opens what is internal',
    edits: [{ file: tokens, find: 'if (claims.use !== use) throw', replace: 'if (claims.use === undefined) throw' }],
    test: { file: internalAppTest, name: 'is 401 for a token that forwards' },
  },
  {
    name: 'a caller says how long its token lives',
    edits: [{ file: tokens, find: 'if (exp - iat > TTL_SECONDS) throw', replace: 'if (exp < iat) throw' }],
    test: { file: internalAppTest, name: 'is 401 for a token that lives too long' },
  },
  {
    name: 'issuers are looked up among what every object inherits',
    edits: [
      {
        file: 'libs/runtime/src/process/token-verifiers.ts',
        find: 'const verifier = verifiers.get(name);',
        replace: 'const verifier = (Object.fromEntries(verifiers) as Record<string, JWT | undefined>)[name];',
      },
    ],
    test: {
      file: 'libs/runtime/src/process/service-tokens.test.ts',
      name: 'is refused when its issuer is a name that every object has: "constructor"',
    },
  },
  {
    name: 'the public port takes internal routes',
    edits: [
      {
        file: 'libs/runtime/src/http/port-routes.ts',
        find: "if (access === 'internal') throw",
        replace: "if (url === '') throw",
      },
    ],
    test: {
      file: 'libs/runtime/src/http/http-app.test.ts',
      name: 'knows no metrics and no internal route, and takes none',
    },
  },
];

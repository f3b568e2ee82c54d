// Checks the API document: it has every declared route, its access, every refusal in the source, and valid examples.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Value } from 'typebox/value';
import type { Route } from '@leadwright/contracts/routes/route';
import { routes } from '@leadwright/contracts/routes/routes';
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import { limits, refusalOf } from '@leadwright/gateway/auth/limits';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { pathParameterCharsMax } from '@leadwright/runtime/requests/request-validation';
import { buildApiDocument, type ApiDocument } from '@leadwright/gateway/api-document/api-document';
import { commonTo } from '@leadwright/gateway/api-document/operation-refusals';
import type { Json, Media, Parameter } from '@leadwright/gateway/api-document/service-documents';
import { refusals as search } from '@leadwright/contracts/routes/search/refusals';
import { refusals as exporting } from '@leadwright/contracts/routes/export/refusals';
import { refusals as gateway } from '@leadwright/contracts/routes/gateway/refusals';
import { refusals as accounts } from '@leadwright/contracts/routes/accounts/refusals';
import { refusals as billing } from '@leadwright/contracts/routes/billing/refusals';

type Example = { value: { code: string; message: string; correlationId: string } };
type Refused = {
  description: string;
  content: {
    'application/json': {
      schema: { allOf: [Json, { properties: { code: { enum: string[] } } }] };
      examples: Record<string, Example>;
    };
  };
};
type Operation = {
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Json & { content?: Record<string, Media> }>;
};

const root = path.join(__dirname, '../..');
let document: ApiDocument;
beforeAll(async () => {
  document = await buildApiDocument();
}, 60_000);

const braced = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
const operations = routes.map((route) => ({
  name: `${route.method} ${braced(route.path)}`,
  route,
  // Read in a test: the document is made before the first.
  get operation(): Operation {
    return document.paths[braced(route.path)]?.[route.method.toLowerCase()] as unknown as Operation;
  },
}));
const isJson = (content: Record<string, Media> | undefined) => content?.['application/json'];

function refusedOf({ responses }: Operation): Refusal[] {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, answer]) => {
      const { content } = resolved(answer) as unknown as Refused;
      return Object.values(content['application/json'].examples).map(({ value: { code, message } }) => ({
        status: Number(status),
        code,
        message,
      }));
    });
}
const resolved = (answer: Json): Json =>
  typeof answer['$ref'] === 'string'
    ? (document.components.responses[answer['$ref'].split('/').at(-1) ?? ''] as Json)
    : answer;
const plain = ({ status, code, message }: Refusal) => ({ status, code, message });

it('the document has the declared routes and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(operations.map(({ name }) => name).sort());
});

describe('the access of an operation', () => {
  it.each(operations)("is the route's declared access: $name", ({ operation, route }) => {
    const { access, refreshCookie, service } = route;
    const byCookie = refreshCookie === 'needed' ? [{ refreshCookie: [] }] : [{ refreshCookie: [] }, {}];
    const anyRole = access === 'person' || access === 'member';
    const byToken = access === 'public' || access === 'provider' ? [] : [{ accessToken: anyRole ? [] : [access] }];
    expect([operation.tags, operation.security]).toEqual([[service], refreshCookie === undefined ? byToken : byCookie]);
  });
  it('is the cookie where a browser cannot send a token, and only there', () => {
    const byCookie = operations.filter(({ operation }) =>
      operation.security.some((scheme) => 'refreshCookie' in scheme),
    );
    expect(byCookie.map(({ name }) => name).sort()).toEqual([
      'GET /api/v2/events',
      'POST /api/v2/sessions/logout',
      'POST /api/v2/sessions/refresh',
    ]);
  });
  it('names only schemes that the document describes', () => {
    const used = new Set(
      operations.flatMap(({ operation }) => operation.security.flatMap((scheme) => Object.keys(scheme))),
    );
    expect(Object.keys(document.components.securitySchemes).sort()).toEqual([...used].sort());
  });
});

describe('the body of a request', () => {
  const openIn = (schema: Json, at: string): string[] => {
    const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => (schema[kind] as Json[] | undefined) ?? []);
    const fields = Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {});
    const closed = schema['additionalProperties'] === false || typeof schema['additionalProperties'] === 'object';
    return [
      ...(schema['type'] === 'object' && !closed ? [at] : []),
      ...parts.flatMap((part) => openIn(part, at)),
      ...fields.flatMap(([name, field]) => openIn(field, `${at}/${name}`)),
      ...(schema['items'] === undefined ? [] : openIn(schema['items'] as Json, `${at}[]`)),
    ];
  };

  it('security S15: takes no field that it does not name, at any depth', () => {
    const bodies = operations.flatMap(({ name, operation }) => {
      const schema = isJson(operation.requestBody?.content)?.schema;
      return schema === undefined ? [] : [{ name, schema }];
    });
    expect(bodies.length).toBeGreaterThan(30);
    expect(bodies.flatMap(({ name, schema }) => openIn(schema, name))).toEqual([]);
  });
});

describe('the refusals of an operation', () => {
  it.each(operations)('are the common ones of its kind, and its own: $name', ({ route, operation }) => {
    const due = [...(route.refusals ?? []), ...commonTo(route)];
    expect(refusedOf(operation)).toEqual(expect.arrayContaining(due.map(plain)));
  });

  it.each(operations)(
    'are at least a bad request, a fault and an outage; a body and a role add theirs: $name',
    ({ route: { method, access }, operation }) => {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '408', '414', '431', '500', '503']));
      if (operation.security.length === 1) expect(statuses).toContain('401');
      if (operation.security[0]?.['accessToken']) expect(statuses).toContain('403');
      if (method === 'POST') expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
      // Providers send from no page, so they have no Origin to refuse.
      if (method === 'POST') expect(statuses.includes('403')).toBe(access !== 'provider');
    },
  );

  it.each(operations)('have the common error shape, with codes and an example of each: $name', ({ operation }) => {
    for (const [status, answer] of Object.entries(operation.responses).filter(([status]) => status >= '400')) {
      const { schema, examples } = (resolved(answer) as unknown as Refused).content['application/json'];
      expect(schema.allOf[0]).toEqual({ $ref: '#/components/schemas/Problem' });
      const values = Object.values(examples).map(({ value }) => value);
      expect([status, [...new Set(values.map(({ code }) => code))]]).toEqual([
        status,
        schema.allOf[1].properties.code.enum,
      ]);
      for (const value of values) {
        expect(Value.Check(document.components.schemas['Problem'] as Json, value)).toBe(true);
        expect(value.message).toMatch(/\S{2,}/);
      }
    }
  });

  const inDocument = (): Set<string> =>
    new Set(operations.flatMap(({ operation }) => refusedOf(operation)).map(({ status, code }) => `${status} ${code}`));
  // The first caller has disconnected; the other two belong to no operation.
  const unread = ['499 client-gone', '405 method-not-allowed', '417 expectation-failed'];
  // Only between services, and inside one.
  const internal = [
    '409 download-rows-removed',
    '404 account-unknown',
    '404 code-over',
    '400 plan-missing',
    '409 address-taken',
    '409 account-differs',
    '409 account-not-imported',
    '409 member-differs',
  ];

  it("include every refusal of the services' tables and of the limits", () => {
    const tables = [accounts, billing, exporting, gateway, search, commonRefusals].flatMap(
      (table) => Object.values(table) as Refusal[],
    );
    const stated = [...tables, ...Object.keys(limits).map((name) => refusalOf(name as LimitName))].map(
      ({ status, code }) => `${status} ${code}`,
    );
    const known = inDocument();
    expect([...new Set(stated)].filter((each) => !known.has(each)).sort()).toEqual([...unread, ...internal].sort());
  });

  it("include every refusal that a service's source throws directly", () => {
    const thrown = sources().flatMap(({ file, text }) =>
      [...text.matchAll(/new Problem\(([^)]*)/g)].map(([, given = '']) => ({
        file,
        refusal: /^(\d+), '([\w-]+)'/.exec(given)?.slice(1).join(' '),
      })),
    );
    const known = inDocument();
    expect(thrown.filter(({ refusal }) => refusal === undefined || !known.has(refusal))).toEqual([]);
  });
});

describe('an implementation', () => {
  const imported = (text: string, file: string): Record<string, unknown> =>
    Object.assign(
      {},
      ...[...text.matchAll(/import \{([^}]*)\} from '@leadwright\/contracts\/routes\/([\w/-]+)'/g)].map(
        ([, names = '', from = '']) => {
          const exported = jest.requireActual<Record<string, unknown>>(`../../proto/routes/${from}.ts`);
          return Object.fromEntries(
            names.split(',').flatMap((each) => {
              const [name = '', as = name] = each.trim().split(' as ');
              if (name === '' || name.startsWith('type ')) return [];
              if (!(name in exported)) throw new Error(`${file} imports ${name}`);
              return [[as, exported[name]]];
            }),
          );
        },
      ),
    ) as Record<string, unknown>;
  const implementing = sources().filter(
    ({ file, text }) => /\/routes\/|webhooks/.test(file) && text.includes('implement('),
  );

  it.each(implementing)('throws what its declarations refuse: $file', ({ file, text }) => {
    const known = imported(text, file);
    const declared = [...text.matchAll(/implement\(\s*[\w()]+,\s*(\w+)/g)].flatMap(
      ([, name = '']) => (known[name] as Route).refusals ?? [],
    );
    const thrown = [...text.matchAll(/refuse\((\w+)(?:\.(\w+)|\['([\w-]+)'\])/g)].flatMap(
      ([, table = '', name, quoted]) => {
        const refusals = known[table] as Record<string, Refusal> | undefined;
        return refusals ? [refusals[name ?? quoted ?? '']] : [];
      },
    );
    expect(thrown.filter((refusal) => !refusal || !declared.includes(refusal))).toEqual([]);
  });
});

it('every parameter that names a kind of leads offers the kinds that exist, and no other', () => {
  const named = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.name === 'dictId' || parameter.name === 'default')
      .map(({ schema }) => [name, schema['enum']]),
  );
  const kinds = dictionaries.map(({ dictId }) => dictId);
  expect(named.map(([, offered]) => offered)).toEqual(named.map(() => kinds));
  expect(named.length).toBeGreaterThanOrEqual(5);
});

describe('every operation', () => {
  it.each(operations)('has a summary, and valid examples: $name', ({ operation }) => {
    expect(operation.summary).toMatch(/^[A-Z].{4,80}[^.]$/);
    for (const { schema, ...parameter } of operation.parameters ?? []) {
      expect(parameter).toHaveProperty('example');
      expect([parameter.name, Value.Check(schema, (parameter as { example?: unknown }).example)]).toEqual([
        parameter.name,
        true,
      ]);
    }
    const answers = Object.entries(operation.responses)
      .filter(([status]) => status < '400')
      .map(([, { content }]) => content);
    for (const content of [operation.requestBody?.content, ...answers]) {
      for (const media of Object.values(content ?? {})) expect(media).toHaveProperty('example');
      const media = isJson(content);
      if (media) expect([...Value.Errors(whole(media.schema), media.example)]).toEqual([]);
    }
  });

  it.each(operations)(
    'requires nothing that has a default, and bounds the length of path parameters: $name',
    ({ operation }) => {
      for (const { in: place, name, required, schema } of operation.parameters ?? []) {
        if ('default' in schema) expect([name, required]).toEqual([name, false]);
        if (place === 'path') expect(schema['maxLength']).toBeLessThanOrEqual(pathParameterCharsMax);
      }
      const body = isJson(operation.requestBody?.content)?.schema as
        | { required?: string[]; properties?: Record<string, Json> }
        | undefined;
      for (const name of body?.required ?? []) expect(body?.properties?.[name]).not.toHaveProperty('default');
    },
  );
});

// Replaces references in a schema by their target.
function whole(schema: Json | undefined): Json {
  const put = (_key: string, value: unknown): unknown => {
    const { $ref } = (value ?? {}) as { $ref?: string };
    return $ref === undefined ? value : document.components.schemas[$ref.split('/').at(-1) ?? ''];
  };
  return JSON.parse(JSON.stringify(schema ?? {}, put)) as Json;
}

function sources(): { file: string; text: string }[] {
  return readdirSync(path.join(root, 'services'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/src\/.*(?<!\.test)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, 'services', file), 'utf8') }));
}

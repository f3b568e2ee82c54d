import { Type } from 'typebox';
import { buildHttpApp, type HttpApp } from '../http/http-app.ts';
import { createLogger } from '../telemetry/logger.ts';
import { checkPathParameters, pathParameterCharsMax } from './request-validation.ts';

let app: HttpApp;
beforeAll(async () => {
  app = await buildHttpApp({
    service: 'billing',
    logger: createLogger('test', 'silent'),
    tokens: null,
    ready: async () => undefined,
  });
  const Query = Type.Object(
    {
      limit: Type.Integer({ minimum: -5, default: 50 }),
      share: Type.Optional(Type.Number()),
      archived: Type.Boolean({ default: false }),
      name: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  );
  app.get('/list', { schema: { querystring: Query } }, async ({ query }) => query);
  app.get(
    '/things/:id',
    { schema: { params: Type.Object({ id: Type.String({ maxLength: pathParameterCharsMax }) }) } },
    async ({ params }) => params,
  );
  app.post(
    '/things',
    {
      schema: {
        body: Type.Object(
          { name: Type.String(), archived: Type.Boolean({ default: false }) },
          { additionalProperties: false },
        ),
      },
    },
    async ({ body }) => body,
  );
});
afterAll(() => app.close());

const ask = async (query: string) => {
  const answer = await app.inject({ url: `/list?${query}` });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const usual = { limit: 50, archived: false };

describe('a whole number in an address', () => {
  it.each([
    '1.5',
    '1.0',
    '0x10',
    '5n',
    'true',
    ' 5',
    '5 ',
    '+5',
    '1e2',
    '',
    '-0',
    '007',
    '0b1',
    '5_0',
    '\u0665',
    'null',
    'NaN',
    '9007199254740993',
  ])('is refused as %j', async (limit) => {
    expect(await ask(`limit=${encodeURIComponent(limit)}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', message: 'The request is not valid: limit must be a whole number' },
    });
  });
  it('is refused when it is given twice', async () => {
    expect(await ask('limit=1&limit=2')).toMatchObject({
      status: 400,
      body: { message: 'The request is not valid: limit must be a whole number' },
    });
  });
  it.each([
    ['0', 0],
    ['7', 7],
    ['-5', -5],
    ['120', 120],
  ])('is taken as %j', async (limit, read) => {
    expect(await ask(`limit=${limit}`)).toEqual({ status: 200, body: { ...usual, limit: read } });
  });
});

describe('a number with decimals in an address', () => {
  it.each(['1e2', '0x1', '.5', '5.', '+1', 'Infinity', ''])('is refused as %j', async (share) => {
    expect(await ask(`share=${encodeURIComponent(share)}`)).toMatchObject({
      status: 400,
      body: { message: 'The request is not valid: share must be a number' },
    });
  });
  it('is taken in plain decimal', async () => {
    expect((await ask('share=-1.25')).body).toEqual({ ...usual, share: -1.25 });
  });
});

describe('a boolean in an address', () => {
  it.each(['1', '0', 'TRUE', 'yes', 'on', '', 'null', '1n', ' true'])('is refused as %j', async (archived) => {
    expect(await ask(`archived=${encodeURIComponent(archived)}`)).toMatchObject({
      status: 400,
      body: { message: 'The request is not valid: archived must be true or false' },
    });
  });
  it('is true or false', async () => {
    expect([(await ask('archived=true')).body, (await ask('archived=false')).body]).toEqual([
      { ...usual, archived: true },
      usual,
    ]);
  });
});

it('leaves text what it is, whatever it looks like', async () => {
  expect((await ask('name=1e2')).body).toEqual({ ...usual, name: '1e2' });
  expect((await ask('__proto__=1')).status).toBe(400);
});

describe('a default', () => {
  it('is the value of what a query or a body leaves out', async () => {
    expect((await ask('')).body).toEqual(usual);
    const answer = await app.inject({ method: 'POST', url: '/things', payload: { name: 'x' } });
    expect(answer.json()).toEqual({ name: 'x', archived: false });
  });
  it.each([null, [], 'x', 5])('makes no body out of %j', async (body) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/things',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'The request is not valid: the body must be an object',
    ]);
  });
});

describe('a path parameter', () => {
  it('arrives as long as its schema says, and is 400 when it is longer', async () => {
    const ask = (length: number) => app.inject({ url: `/things/${'x'.repeat(length)}` });
    expect((await ask(pathParameterCharsMax)).statusCode).toBe(200);
    const longer = await ask(pathParameterCharsMax + 1);
    expect([longer.statusCode, longer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid-request',
        message: 'The request is not valid: id must have at most 300 characters',
      }),
    ]);
  });
  it.each([Type.String(), Type.String({ maxLength: pathParameterCharsMax + 1 })])(
    'must have a limit in its schema (case %#)',
    (id) => {
      expect(() => checkPathParameters({ url: '/more/:id', schema: { params: Type.Object({ id }) } })).toThrow(
        '/more/:id: id needs a maxLength of at most 300',
      );
    },
  );
});

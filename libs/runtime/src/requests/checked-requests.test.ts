import { Writable } from 'node:stream';
import { connect } from 'node:net';
import { Type } from 'typebox';
import { buildHttpApp, type HttpApp } from '../http/http-app.ts';
import { createLogger } from '../telemetry/logger.ts';
import { parseAnswers, rawRequest } from '../testing/raw-request.ts';

const silent = createLogger('test', 'info', new Writable({ write: (_chunk, _encoding, done) => done() }));
let app: HttpApp;
let url: string;
beforeAll(async () => {
  app = await buildHttpApp({ service: 'billing', logger: silent, tokens: null, ready: async () => undefined });
  app.get('/things/:id', { config: { access: 'open' } }, async ({ params, query }) => ({ params, query }));
  app.post('/things', { config: { access: 'open' }, schema: { body: Type.Unknown() } }, async ({ body }) => ({ body }));
  app.post('/slow', { config: { access: 'open' }, schema: { body: Type.Unknown() } }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { slow: true };
  });
  app.get('/bytes', { config: { access: 'open' } }, async (_request, reply) =>
    reply.send(Buffer.from('bytes') as never),
  );
  app.post('/bytes', { config: { access: 'open' }, schema: { body: Type.Unknown() } }, async (_request, reply) =>
    reply.send(Buffer.from('bytes') as never),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const json = 'content-type: application/json\r\n';
const ask = (text: string) => rawRequest(url, text);
const one = async (text: string) => (await ask(text))[0];
const codeOf = (body: string | undefined) => (JSON.parse(body ?? '{}') as { code?: string }).code;

describe('a request', () => {
  it.each([
    ['GET /things/a%40b?x=1+2 HTTP/1.1\r\nhost: x\r\n\r\n', { params: { id: 'a@b' }, query: { x: '1 2' } }],
    ['GET /things/a HTTP/1.0\r\n\r\n', { params: { id: 'a' }, query: {} }],
    ['GET /things/a HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n', { params: { id: 'a' }, query: {} }],
    [
      'GET /things/a HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAA\r\n\r\n',
      { params: { id: 'a' }, query: {} },
    ],
    [`POST /things HTTP/1.1\r\nhost: x\r\n${json}content-length: 9\r\n\r\n{ "a":1 }`, { body: { a: 1 } }],
    [
      'POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: Application/JSON; charset="UTF-8"\r\ncontent-length: 2\r\n\r\n{}',
      { body: {} },
    ],
    [
      'POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json;\r\ncontent-length: 2\r\n\r\n{}',
      { body: {} },
    ],
    [
      `POST /things HTTP/1.1\r\nhost: x\r\n${json}transfer-encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\ntrailer: x\r\n\r\n`,
      { body: {} },
    ],
    [`POST /things HTTP/1.1\r\nhost: x\r\n${json}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`, { body: {} }],
  ])('is answered: %j', async (text, answer) => {
    const { status, body } = (await one(text)) ?? { status: 0, body: '{}' };
    expect([status, JSON.parse(body)]).toEqual([200, answer]);
  });

  it.each([
    ['GET /things/a\\..\\b HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'request-target-invalid'],
    ['GET http://x/things/a HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'request-target-invalid'],
    [`GET /things/${'a'.repeat(9000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 414, 'request-target-too-long'],
    ['GET /things/a HTTP/1.1\r\n\r\n', 400, 'request-malformed'],
    ['GET /things/a HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n', 400, 'request-malformed'],
    ['GET /things/a HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello', 400, 'request-malformed'],
    ['GET /things/a HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400, 'request-malformed'],
    [
      `POST /things HTTP/1.1\r\nhost: x\r\n${json}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`,
      400,
      'request-malformed',
    ],
    [
      `POST /things HTTP/1.1\r\nhost: x\r\n${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
      'request-malformed',
    ],
    [
      `POST /things HTTP/1.1\r\nhost: x\r\n${json}transfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
      'request-malformed',
    ],
    [
      `POST /things HTTP/1.0\r\n${json}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
      'request-malformed',
    ],
    ['POST /things HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}', 415, 'media-type-unsupported'],
    [
      'POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json; charset=latin1\r\ncontent-length: 2\r\n\r\n{}',
      415,
      'media-type-unsupported',
    ],
    [
      `POST /things HTTP/1.1\r\nhost: x\r\n${json}content-encoding: gzip\r\ncontent-length: 2\r\n\r\n{}`,
      415,
      'content-encoding-unsupported',
    ],
    [`POST /things HTTP/1.1\r\nhost: x\r\n${json}content-length: 70000\r\n\r\n`, 413, 'body-too-large'],
    [`POST /things HTTP/1.1\r\nhost: x\r\n${json}content-length: 1\r\n\r\n{`, 400, 'json-invalid'],
    ['DELETE /things/a HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method-not-allowed'],
    ['PROPFIND /things/a HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method-not-allowed'],
    ['GET /elsewhere HTTP/1.1\r\nhost: x\r\n\r\n', 404, 'not-found'],
    ['GET /things/a HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417, 'expectation-failed'],
    ['BREW /things/a HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'request-malformed'],
    ['GET /things/ HTTP/1.1\r\nhost: x\r\n\r\n', 404, 'not-found'],
    ['CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n', 405, 'method-not-allowed'],
    [`GET /things/a HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ['GET /things/a HTTP/1.1\r\nhost x\r\n\r\n', 400, 'request-malformed'],
    ['\u0016\u0003\u0001', 400, 'request-malformed'],
  ])('is refused in the one shape: %j', async (text, status, code) => {
    const answer = await one(text);
    expect([answer?.status, codeOf(answer?.body)]).toEqual([status, code]);
    expect(JSON.parse(answer?.body ?? '{}')).toEqual({
      code,
      message: expect.any(String),
      correlationId: answer?.headers['x-correlation-id'],
    });
  });

  it('names the methods that a path has', async () => {
    expect((await one('DELETE /things/a HTTP/1.1\r\nhost: x\r\n\r\n'))?.headers['allow']).toBe('GET, HEAD');
  });

  it('whose framing is in doubt is the last one of its connection', async () => {
    const answers = await rawRequest(
      url,
      `GET /things/a HTTP/1.1\r\nhost: x\r\ncontent-length: 39\r\n\r\nGET /things/smuggled HTTP/1.1\r\nhost: x\r\n\r\n`,
      2,
    );
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers[0]?.headers['connection']).toBe('close');
  });

  it('behind a whole one is answered after it, broken or not', async () => {
    const answers = await rawRequest(
      url,
      'GET /things/a HTTP/1.1\r\nhost: x\r\n\r\nGET /things/b HTTP/1.1\r\nhost: x\r\n\r\n',
      2,
    );
    expect(answers.map(({ body }) => (JSON.parse(body) as { params: { id: string } }).params.id)).toEqual(['a', 'b']);
  });

  it.each([
    ['GET /bytes HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n\r\n', 'bytes'],
    [`POST /bytes HTTP/1.1\r\nhost: x\r\n${json}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`, 'bytes'],
  ])('that waits for "100 Continue" behind another one gets its own answer whole: %j', async (text, content) => {
    const answers = await rawRequest(
      url,
      `POST /slow HTTP/1.1\r\nhost: x\r\n${json}content-length: 2\r\n\r\n{}${text}`,
      2,
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, '{"slow":true}'],
      [200, content],
    ]);
  });

  it.each([
    ['GET /things/a HTTP/1.1\r\nhost: x\r\n\r\nnot http', [200, 400]],
    ['GET /things/a HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\nGET /things/b HTTP/1.1\r\nhost: x\r\n\r\n', [200]],
    [`POST /things HTTP/1.1\r\nhost: x\r\n${json}content-length: 2\r\n\r\n{}{}`, [200, 400]],
  ])('is answered before what is wrong behind it: %j', async (text, statuses) => {
    expect((await rawRequest(url, text, 2)).map(({ status }) => status)).toEqual(statuses);
  });

  it('with text that cannot be stored is refused in its address too', async () => {
    expect((await app.inject({ url: '/things/a?x=%ED%A0%80' })).statusCode).toBe(400);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/things',
          payload: '{"a":"\\u0000"}',
          headers: { 'content-type': 'application/json' },
        })
      ).json(),
    ).toMatchObject({ code: 'text-invalid' });
  });
});

it('a connection that fails while its request is handled gets the error after the answer, not in its place', async () => {
  let release: () => void = () => undefined;
  const slow = await buildHttpApp({ service: 'billing', logger: silent, tokens: null, ready: async () => undefined });
  const begun = new Promise<void>((resolve) => {
    slow.get('/slow', { config: { access: 'open' } }, async () => {
      resolve();
      await new Promise<void>((done) => {
        release = done;
      });
      return {};
    });
  });
  const { port } = new URL(await slow.listen({ host: '127.0.0.1', port: 0 }));
  let text = '';
  const socket = connect(Number(port), '127.0.0.1')
    .on('data', (piece) => {
      text += piece.toString();
    })
    .on('error', () => undefined);
  const closed = new Promise((resolve) => {
    socket.on('close', resolve);
  });
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await begun;
  socket.write('not http\r\n\r\nnor this');
  release();
  await closed;
  await slow.close();
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([200, 400]);
});

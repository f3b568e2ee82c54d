// Tests of the checks that the attack relies on: each must notice the fault that it exists for.
import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server } from 'node:net';
import { problemOfRequest } from './src/attack/allowed-requests.ts';
import { takeMessage, type HttpMessage } from './src/attack/http-message.ts';
import { problemsOfAnswer } from './src/attack/one-shape.ts';
import { exchange } from './src/attack/raw-client.ts';
import { startRecordingProxy, type Recording } from './src/attack/recording-proxy.ts';
import { randomRequest } from './src/attack/request-grammar.ts';
import { seededRandom } from '@leadwright/testing/fault-run';

const requestOf = (startLine: string, headers: [string, string[]][] = []): HttpMessage => ({
  startLine,
  headers: new Map(headers),
  body: Buffer.alloc(0),
});
const secure =
  "content-security-policy: default-src 'none'\r\nx-content-type-options: nosniff\r\nreferrer-policy: no-referrer\r\nx-frame-options: DENY\r\nx-correlation-id: correlation-1\r\n";
const answerOf = (status: number, body: string, headers = secure): HttpMessage => {
  const bytes = Buffer.from(
    `HTTP/1.1 ${status} X\r\n${headers}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const taken = takeMessage(bytes, { startLine: /./, mayHaveBody: () => true, chunked: true, ended: false });
  if (!taken) throw new Error('not whole');
  return taken.message;
};

describe('the check of requests that a service receives', () => {
  it.each(['/api/v2/files/abc', '/api/v2/files/x%40y', '/api/v2/files/%C3%A9', '/api/v2/files/a..b'])(
    'accepts %j',
    (target) => {
      expect(problemOfRequest('export', requestOf(`GET ${target} HTTP/1.1`))).toBeUndefined();
    },
  );

  it.each([
    '/internal/events',
    '/api/v2/files/..',
    '/api/v2/files/%2e%2E',
    '/api/v2/files/x%2Fy',
    '/api/v2/files/x%5cy',
    '/api/v2/files/x%1f',
    '/api/v2/files/x%7F',
    '/api/v2/files//x',
    '/api/v2/files/x#y',
    '/api/v2/files/x\\y',
    '/api/v2/files/%zz',
    '/api/v2/mailbox',
    '/API/v2/files/x',
  ])('rejects %j', (target) => {
    expect(problemOfRequest('export', requestOf(`GET ${target} HTTP/1.1`))).toBe('outside the table');
  });

  it('rejects another method, a body on a GET, a repeated header and an unlisted header', () => {
    expect(problemOfRequest('export', requestOf('DELETE /api/v2/downloads HTTP/1.1'))).toBe('outside the table');
    expect(problemOfRequest('export', requestOf('GET /api/v2/files/x HTTP/1.1', [['content-length', ['5']]]))).toMatch(
      /body of 5/,
    );
    expect(problemOfRequest('export', requestOf('GET /api/v2/files/x HTTP/1.1', [['host', ['a', 'b']]]))).toBe(
      'repeated host',
    );
    expect(problemOfRequest('export', requestOf('GET /api/v2/files/x HTTP/1.1', [['x-account-id', ['a']]]))).toMatch(
      /x-account-id/,
    );
  });
});

describe('the check of answers', () => {
  const problem = '{"code":"not-found","message":"Nothing","correlationId":"correlation-1"}';

  it('accepts a problem in the common error shape', () => {
    expect(problemsOfAnswer(answerOf(404, problem))).toEqual([]);
  });

  it.each([
    ['another shape', 404, '{"statusCode":404,"error":"Not Found","message":"x"}', secure],
    ['no JSON', 404, 'nothing', secure],
    ['another correlation id', 404, problem.replace('correlation-1', 'correlation-2'), secure],
    ['a fault', 500, problem, secure],
    ['a 503 that names no time', 503, problem, secure],
    ['a missing policy', 200, '{}', secure.replace(/^.*\r\n/, '')],
    ['a header twice', 200, '{}', `${secure}x-frame-options: DENY\r\n`],
  ])('rejects %s', (_what, status, body, headers) => {
    expect(problemsOfAnswer(answerOf(status, body, headers))).not.toEqual([]);
  });
});

describe('the recording proxy', () => {
  let service: Server;
  beforeAll(async () => {
    service = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'));
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        service.close(resolve);
      }),
  );

  const plans = 'GET /api/v2/plans HTTP/1.1\r\nhost: x\r\n\r\n';
  const login = (length: number): string =>
    `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{}`;
  async function violationsOf(bytes: string): Promise<string[]> {
    const recording: Recording = { requests: 0, violations: [] };
    const proxy = await startRecordingProxy(
      bytes.startsWith('POST') ? 'accounts' : 'billing',
      (service.address() as AddressInfo).port,
      recording,
    );
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    socket.end(bytes);
    socket.resume();
    await once(socket, 'close');
    await proxy.stop();
    return recording.violations;
  }

  it('reports nothing for a complete request', async () => {
    expect(await violationsOf(plans)).toEqual([]);
    expect(await violationsOf(login(2))).toEqual([]);
  });

  it.each([
    ['a body shorter than its length', login(9), /in the middle of/],
    ['a body longer than its length', login(1), /no start line|in the middle of/],
    ['a second request before the answer', plans + plans, /before the answer to/],
    ['chunks', 'POST /api/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', /transfer coding/],
    ['rubbish', 'x\r\n\r\n', /no start line/],
  ])('reports %s', async (_what, bytes, reason) => {
    expect((await violationsOf(bytes)).join()).toMatch(reason);
  });
});

describe('the raw client and the grammar', () => {
  it('stop waiting after their timeout when the server never answers', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined).resume());
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    expect(
      await exchange((silent.address() as AddressInfo).port, {
        pieces: ['GET / HTTP/1.1\r\n\r\n'],
        answers: 1,
        msMax: 100,
      }),
    ).toMatchObject({ end: 'timeout', answers: [] });
    await new Promise((resolve) => {
      silent.close(resolve);
    });
  });

  it('make the same requests from the same seed', () => {
    const of = (seed: number): string => {
      const random = seededRandom(seed);
      return JSON.stringify(Array.from({ length: 200 }, () => randomRequest(random)));
    };
    expect(of(7)).toBe(of(7));
    expect(of(7)).not.toBe(of(8));
  });
});

import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createServiceTokens, generateTokenKey, type Caller } from '@leadwright/runtime/process/service-tokens';
import { placeListMax, placeWordsMax } from '@leadwright/leads/rules/limits';
import { readPlacesRoute } from './read-places.ts';

const keys = generateTokenKey();
const caller: Omit<Caller, 'service'> = {
  ...{ personId: 'p1', accountId: 'a1', role: 'download' as const },
  ...{ staff: null, impersonatorId: null, sessionId: 's1' },
};
let app: HttpApp;

beforeAll(async () => {
  const publicKeys = { gateway: keys.publicKey };
  app = await buildHttpApp({
    service: 'search',
    logger: createLogger('test', 'silent'),
    tokens: await createServiceTokens({ service: 'search', privateKey: keys.privateKey, publicKeys }),
    ready: async () => undefined,
  });
  readPlacesRoute(app);
});
afterAll(() => app.close());

async function read(payload: object) {
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  const headers = { authorization: `Bearer ${gateway.sign('search', 'forward', caller)}` };
  const answer = await app.inject({ method: 'POST', url: '/api/v2/geographies/read', headers, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('POST /api/v2/geographies/read', () => {
  it('reads a list, asks about lost zeros and names what it leaves out', async () => {
    expect(await read({ list: "('85003');2108\n9012\tLemuria", kind: 'ZIP' })).toMatchObject({
      status: 200,
      body: {
        places: [{ word: '85003', kind: 'ZIP', value: '85003', name: '85003' }],
        zerosLost: [{ word: '2108', value: '02108' }],
        leftOut: [
          { word: '9012', code: 'military' },
          { word: 'Lemuria', code: 'unknown-place', message: 'No place is called “Lemuria”.' },
        ],
      },
    });
  });

  it('says what a place is whose name alone would mislead', async () => {
    expect(await read({ list: 'Bloomington, MN; Tempe, AZ' })).toEqual({
      status: 200,
      body: {
        places: [
          {
            ...{ word: 'Bloomington, MN', kind: 'CITY', value: 'MN:BLOOMINGTON', name: 'Bloomington, MN', told: true },
            meta: '6 ZIPs, mailed as Minneapolis',
          },
          expect.not.objectContaining({ told: true }),
        ],
        ...{ zerosLost: [], leftOut: [] },
      },
    });
  });

  it('answers of two thousand all of them', async () => {
    const list = Array.from({ length: 2_000 }, (_, at) => `"${85_001 + at}-1234"`).join(',\n');
    const { status, body } = await read({ list });
    expect([status, (body['places'] as []).length + (body['leftOut'] as []).length]).toEqual([200, 2_000]);
  });

  it('refuses more words than it reads, and never cuts them', async () => {
    expect(await read({ list: '1 '.repeat(placeWordsMax + 1) })).toMatchObject({
      status: 400,
      body: { code: 'too-many-places' },
    });
    expect((await read({ list: '1'.repeat(placeListMax + 1) })).status).toBe(400);
  });
});

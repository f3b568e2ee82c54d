// Calls every route of the running product as every kind of caller, through the gateway and at its service's own port,
// where the gateway alone may ask. The product lists its own routes, so a new route is tested, or fails here until
// examples.ts has a request for it.
import { forwardedRoutes } from '@leadwright/gateway/upstreams/forwarded-routes';
import { addressOf, expectAllRight, matrixOf } from './src/access-matrix/asked.ts';
import type { Route } from './src/access-matrix/listed-routes.ts';
import {
  namedCallers,
  straightAtServices,
  throughGateway,
  unaskable,
  type Matrix,
} from './src/access-matrix/questions.ts';
import { eventually } from './src/eventually.ts';
import { signedIn } from './src/people/client.ts';
import { sharedProduct } from './src/product/shared-product.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await matrixOf(await sharedProduct());
});

describe('every route', () => {
  it("declares who may call it, has an example request, and every row of the gateway's table leads to a route", () => {
    expect(unaskable(matrix.routes, matrix.owned)).toEqual([]);
  });

  it('that is new fails here until its declaration or examples.ts has a request for it', () => {
    const added = {
      service: 'search',
      url: '',
      atDoor: false,
      method: 'GET',
      path: '/api/v2/added',
      access: 'member',
      hasBody: false,
      query: [],
    } satisfies Route;
    const own = {
      service: 'gateway',
      url: '',
      atDoor: true,
      method: 'GET',
      path: '/added',
      hasBody: false,
      query: [],
    } satisfies Route;
    const routes: Route[] = [
      added,
      { ...added, path: '/api/v2/added/:id' },
      { ...added, path: '/api/v2/asked', query: ['zip'] },
      { ...added, method: 'POST', hasBody: true },
      { ...added, path: '/api/v2/open', access: undefined },
      own,
    ];
    expect(
      unaskable(routes, matrix.owned, [
        {
          method: 'GET',
          path: '/api/v2/nowhere',
          service: 'search',
          access: 'member',
          summary: 'Nothing',
          answers: {},
        },
      ]),
    ).toEqual([
      'GET /api/v2/open of search does not say who may use it',
      'GET /api/v2/added/:id of search has no whole example in examples.ts',
      'GET /api/v2/asked of search has no whole example in examples.ts',
      'POST /api/v2/added of search has no whole example in examples.ts',
      "GET /api/v2/nowhere of the gateway's table leads to no route of search",
      'GET /added of gateway is in no table: say in examples.ts who may use it',
    ]);
  });

  it('security S13: answers permitted callers through the gateway and refuses everybody else; security S4: each answer has the headers that protect browsers', async () => {
    const questions = throughGateway(matrix);
    const asked = new Set([...questions.map(({ route }) => route), ...forwardedRoutes].map(addressOf));
    expect(matrix.routes.map(addressOf).filter((address) => !asked.has(address))).toEqual([]);
    await expectAllRight('through the gateway', questions);
  });

  it("answers only the gateway at the service's port, and only for callers with the right role", async () => {
    const questions = straightAtServices(matrix);
    const asked = new Set(questions.map(({ route }) => route));
    expect(matrix.routes.filter((route) => !route.atDoor && !asked.has(route))).toEqual([]);
    await expectAllRight("at the services' ports", questions);
  });

  it('under /internal answers only the services that it names', () =>
    expectAllRight('services that are named', namedCallers(matrix)));

  it('security S23: that writes while somebody acts for another leaves both ids in the log', async () => {
    const { url, people } = matrix;
    const { accountId, personId, impersonatorId } = people.impersonated.identity;
    type Entry = { type: string; actorId: string; onBehalfOf?: string };
    const path = `/api/v2/superadmin/accounts/${accountId}/trail?limit=500`;
    const read = () => signedIn(url, people.superAdmin.token).call<{ entries: Entry[] }>('GET', path);
    const { body } = await eventually(read, ({ body: { entries } }) =>
      ['CompanyProfileChanged', 'SearchSaved'].every((type) => entries.some((entry) => entry.type === type)),
    );
    const began = body.entries.findIndex(({ type }) => type === 'ImpersonationStarted');
    const since = body.entries.slice(began);
    const ofPeople = since.filter(({ actorId }) => actorId === personId || actorId === impersonatorId);
    expect(ofPeople.length).toBeGreaterThan(2);
    expect(ofPeople.filter((entry) => entry.actorId !== impersonatorId || entry.onBehalfOf !== personId)).toEqual([]);
  });
});

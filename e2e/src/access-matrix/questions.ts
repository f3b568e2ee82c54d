// Every request of the matrix: each route with each caller, through the gateway and directly at the service's port.
import { forwardedRoutes } from '@leadwright/gateway/upstreams/forwarded-routes';
import { mayWhileImpersonating } from '@leadwright/gateway/upstreams/while-impersonating';
import { tokenUseOf } from '@leadwright/runtime/http/access';
import { asService, type ServiceTokens, type TokenUse } from '@leadwright/runtime/process/service-tokens';
import { testBotToken } from '../people/test-bot-token.ts';
import type { Question } from './ask.ts';
import type { Example } from './example.ts';
import { exampleOf, examplesFor, gatewayOwn, type OwnRoute } from './examples.ts';
import { expectedOf, refusedImpostor, rowOf, stricter, unreachable, type Expected } from './expected.ts';
import { nameOf, type Route } from './listed-routes.ts';
import type { Identity, Owned, People, Person } from './people.ts';

export type Matrix = {
  url: string;
  routes: Route[];
  people: People;
  owned: Owned;
  signers: Map<string, ServiceTokens>;
};
type Headers = () => Record<string, string>;
type Asker = { who: string; headers: Headers; identity: Identity | null };

const anonymous: Identity = {
  personId: 'anonymous',
  accountId: null,
  role: null,
  staff: null,
  impersonatorId: null,
  sessionId: null,
};
const none: Headers = () => ({});
const bearer =
  (token: string): Headers =>
  () => ({ authorization: `Bearer ${token}` });
const notSignedIn: Expected = { statuses: [401] };
const notWhileImpersonating: Expected = { statuses: [403], code: 'not-while-impersonating' };

/** One line for each route without a usable example, and for each gateway row that leads to no route. */
export function unaskable(routes: readonly Route[], owned: Owned, rows = forwardedRoutes): string[] {
  const examples = examplesFor(owned);
  const behind = routes.filter(({ atDoor }) => !atDoor);
  return [
    ...behind
      .filter((route) => route.access === undefined)
      .map((route) => `${nameOf(route)} does not say who may use it`),
    ...behind
      .filter((route) => needsExample(route) && !exampleOf(route, examples))
      .map((route) => `${nameOf(route)} has no whole example in examples.ts`),
    ...rows
      .filter((row) => !behind.some((route) => rowOf(route, [row])))
      .map((row) => `${row.method} ${row.path} of the gateway's table leads to no route of ${row.service}`),
    ...routes
      .filter((route) => isGatewaysOwn(route) && !ownOf(route))
      .map((route) => `${nameOf(route)} is in no table: say in examples.ts who may use it`),
  ];
}

/** What browsers can call: every route, by every caller. */
export function throughGateway({ url, routes, people, owned, signers }: Matrix): Question[] {
  const examples = examplesFor(owned);
  const gatewaysOwn = routes.filter(isGatewaysOwn);
  // The gateway answers these paths itself, such as its health.
  const behind = routes.filter(
    (route) => !route.atDoor && !gatewaysOwn.some(({ method, path }) => method === route.method && path === route.path),
  );
  const forged = signed(signers, 'export', 'gateway', 'forward', people.owner.identity);
  const ask = (route: Route, example: Example, askers: Asker[], expect: (asker: Asker) => Expected): Question[] =>
    askers
      .filter(({ who }) => who !== example.notBy)
      .map((asker) => ({
        route,
        base: url,
        who: asker.who,
        headers: () => ({ origin: url, ...botCheckOf(route), ...asker.headers() }),
        example,
        expected: expect(asker),
        forBrowsers: true,
      }));
  const forwarded = behind.flatMap((route) => {
    const example = exampleOf(route, examples) ?? {};
    const row = rowOf(route, forwardedRoutes);
    if (!row || route.access === undefined)
      return ask(route, example, strongest(askersBy(people, byToken, forged)), () => unreachable);
    const access = stricter(row.access, route.access);
    // It would end what the other questions ask in; e2e/people.browser.test.ts stops one.
    const askers = askersBy(people, byToken, forged).filter(
      ({ who }) => !(who === people.impersonated.name && row.path.endsWith('/impersonations/stop')),
    );
    return ask(route, example, askers, ({ identity }) =>
      identity && identity.impersonatorId !== null && !mayWhileImpersonating(row)
        ? notWhileImpersonating
        : expectedOf(access, example, identity, owned),
    );
  });
  const own = gatewaysOwn.flatMap((route) => {
    const example = ownOf(route) ?? { access: 'cookie' as const };
    const askers = askersBy(people, example.access === 'cookie' ? byCookie : byToken, forged);
    const withToken = {
      who: 'an access token without the cookie',
      headers: bearer(people.owner.token),
      identity: null,
    };
    return ask(route, example, example.access === 'cookie' ? [...askers, withToken] : askers, ({ identity }) =>
      expectedOf(example.access, example, identity, owned),
    );
  });
  return [...forwarded, ...own];
}

/** Requests of a caller that has reached a service's port. */
export function straightAtServices(matrix: Matrix): Question[] {
  const { routes, people, owned, signers } = matrix;
  const examples = examplesFor(owned);
  return routes
    .filter(({ atDoor }) => !atDoor)
    .flatMap((route, turn) => {
      const example = exampleOf(route, examples) ?? {};
      const ask = (who: string, headers: Headers, expected: Expected): Question => ({
        route,
        base: route.url,
        who,
        headers,
        example,
        expected,
      });
      const { access } = route;
      if (access === 'open' || access === undefined) return [ask('nobody', none, { statuses: 'success' })];
      const rightful =
        access === 'internal' ? (route.callers?.find((caller) => signers.has(caller)) ?? 'gateway') : 'gateway';
      const elsewhere = [...signers.keys()].find((name) => name !== route.service) ?? 'gateway';
      const use = tokenUseOf(access);
      const otherUse = use === 'forward' ? 'internal' : 'forward';
      const strangers = unnamedCallers(route, signers);
      const stranger = strangers[turn % strangers.length] ?? 'gateway';
      const impostors = [
        ask('nobody without a token', none, notSignedIn),
        ask('identity headers without a token', identityHeaders(people.owner), notSignedIn),
        ask("the browser's own access token", bearer(people.superAdmin.token), notSignedIn),
        ask(
          'a token for another service',
          signed(signers, rightful, elsewhere, use, people.superAdmin.identity),
          notSignedIn,
        ),
        ask(
          'a token for another use',
          signed(signers, rightful, route.service, otherUse, people.superAdmin.identity),
          notSignedIn,
        ),
        // Each route gets one of the false tokens, and every service gets some.
        ask(
          `${stranger}, which is not named`,
          signed(signers, stranger, route.service, use, people.superAdmin.identity),
          refusedImpostor,
        ),
      ];
      const persons = isForServices(access)
        ? []
        : [null, ...everybody(people)]
            .filter((person) => person === null || person.name !== example.notBy)
            .map((person) =>
              ask(
                `${person?.name ?? 'nobody'} by the gateway`,
                signed(signers, 'gateway', route.service, 'forward', person?.identity ?? anonymous),
                expectedOf(access, example, person?.identity ?? null, owned),
              ),
            );
      return [...impostors, ...persons];
    });
}

/** Calls internal routes as permitted services: shows that the refusals above have the expected reason. */
export function namedCallers({ routes, signers }: Matrix): Question[] {
  const letIn: Expected = {
    statuses: Array.from({ length: 299 }, (_, i) => i + 200).filter((status) => status !== 401 && status !== 403),
  };
  return routes
    .filter(({ access, method, atDoor }) => access === 'internal' && method !== 'HEAD' && !atDoor)
    .flatMap((route) =>
      (route.callers ?? [])
        .filter((caller) => signers.has(caller) && caller !== route.service)
        .map((caller) => ({
          route,
          base: route.url,
          who: caller,
          headers: signed(signers, caller, route.service, 'internal', asService(caller)),
          example: {},
          expected: letIn,
        })),
    );
}

function signed(
  signers: Matrix['signers'],
  service: string,
  audience: string,
  use: TokenUse,
  identity: Identity,
): Headers {
  const tokens = signers.get(service);
  if (!tokens) throw new Error(`no key of ${service}`);
  return () => bearer(tokens.sign(audience, use, identity))();
}

// An internal route names its callers; every other route is only for the gateway.
function unnamedCallers({ access, callers = [], service }: Route, signers: Matrix['signers']): string[] {
  const named = access === 'internal' ? callers : ['gateway'];
  return [...signers.keys()].filter((name) => name !== service && !named.includes(name));
}

// Each request has a token of its own: one is accepted once.
function botCheckOf(route: Route): Record<string, string> {
  return rowOf(route, forwardedRoutes)?.botCheck ? { 'bot-check-token': testBotToken() } : {};
}

const byToken = ({ token }: Person) => bearer(token);
const byCookie =
  ({ cookie }: Person): Headers =>
  () => ({ cookie });

function askersBy(people: People, prove: (person: Person) => Headers, forged: Headers): Asker[] {
  const { owner, impersonated, ended } = people;
  return [
    { who: 'nobody', headers: none, identity: null },
    ...[...everybody(people), impersonated].map((person) => ({
      who: person.name,
      headers: prove(person),
      identity: person.identity,
    })),
    { who: ended.name, headers: prove(ended), identity: null },
    { who: "a service's token", headers: forged, identity: null },
    { who: 'identity headers without a token', headers: identityHeaders(owner), identity: null },
  ];
}

/** Each with rights of their own. Who acts for another is asked at the gateway alone, which knows what that allows. */
const everybody = ({ member, owner, finance, superAdmin, otherAccount, removed }: People): Person[] => [
  member,
  owner,
  finance,
  superAdmin,
  otherAccount,
  removed,
];

// Unforwarded routes are refused before access is checked, so three callers are enough.
function strongest(askers: Asker[]): Asker[] {
  return askers.filter(
    ({ who, identity }) => who === 'nobody' || who === "a service's token" || identity?.staff === 'super-admin',
  );
}

function identityHeaders({ identity }: Person): Headers {
  const account = identity.accountId ?? '';
  return () => ({
    'x-account-id': account,
    'x-user-id': identity.personId,
    'x-person-id': identity.personId,
    'x-role': 'admin',
    'x-staff': 'super-admin',
    'x-service': 'gateway',
  });
}

// The gateway's own routes: its pages, its stream, its health.
function isGatewaysOwn({ atDoor, method, path }: Route): boolean {
  return atDoor && !forwardedRoutes.some((row) => row.method === method && row.path === path);
}

function ownOf({ path, access }: Route): OwnRoute | undefined {
  return gatewayOwn[path] ?? (access === 'open' ? { access: 'public' } : undefined);
}

function needsExample({ access }: Route): boolean {
  // Their access is checked before the rest of the request.
  return !isForServices(access) && access !== 'open';
}

// Service calls carry no person.
function isForServices(access: Route['access']): boolean {
  return access === 'internal' || access === 'gateway';
}

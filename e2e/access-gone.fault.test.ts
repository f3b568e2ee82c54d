// How long access lasts after it was taken away: two gateways, every service that members reach, the live stream and the
// refresh cookie, for each thing that ends a session.
import { assertFloors, printCounts, scaled } from '@leadwright/testing/fault-run';
import { startAttackedGateway, type AttackedGateway } from './src/attack/attacked-gateway.ts';
import { eventually } from './src/eventually.ts';
import { newLeaver, triggers, type Leaver, type Trigger } from './src/people/access-triggers.ts';
import { hurriedLimits } from './src/people/demo-load.ts';
import { signedIn, visitor } from './src/people/client.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { room } from './src/room.ts';

const GONE_MS_MAX = 5_000;
const ROUNDS = 4;
const CASE_MS_MAX = 600_000;

// One route of each service that a member's token opens; audit has none.
const probes = {
  accounts: '/api/v2/me',
  billing: '/api/v2/usage',
  search: '/api/v2/dictionaries',
  export: '/api/v2/downloads',
  notification: '/api/v2/me/mail-preferences',
};

const folder = newDataFolder();
const counts = { triggers: 0, 'places watched': 0, 'requests let in': 0, 'longest access in ms': 0 };
/** In ms, by trigger. */
const longestAfter: Record<string, number> = {};
let product: Product;
let second: AttackedGateway;

beforeAll(async () => {
  product = await startProduct({ dataFolder: folder, consumers: 2_000, businesses: 200, env: hurriedLimits });
  second = await startAttackedGateway(product, 'here');
}, CASE_MS_MAX);
afterAll(async () => {
  printCounts('access after its end', { ...counts, ...longestAfter });
  await second?.stop();
  await product?.stop();
  removeDataFolder(folder);
}, CASE_MS_MAX);

/** A place at which access is used without a pause; it knows when it was last let in. */
type Place = { name: string; dead: Promise<void>; lastInMs: () => number; letIn: () => number };

/** Asks until it is refused, and once more: what was dead stays dead. */
function watchRoute(name: string, url: string, token: string): Place {
  let last = performance.now();
  let letIn = 0;
  const ask = async (): Promise<number> => {
    const asked = performance.now();
    const { status } = await signedIn(url, token).call('GET', probes[name.split(' ')[0] as keyof typeof probes]);
    // On a busy machine a gateway may get no answer about the session in time. It then lets nobody in.
    if (status !== 200 && status !== 401 && status < 500) throw new Error(`${name}: ${status}`);
    if (status === 200) {
      last = asked;
      letIn += 1;
    }
    return status;
  };
  const dead = (async () => {
    while ((await ask()) !== 401);
    if ((await ask()) === 200) throw new Error(`${name} was let in again`);
  })();
  return { name, dead, lastInMs: () => last, letIn: () => letIn };
}

/** The live stream of the leaver's browser; it is open until the gateway ends it. */
async function watchStream(url: string, cookie: string): Promise<Place> {
  // On a busy machine a gateway may get no answer about the session in time; the browser asks again as well.
  const response = await eventually(
    () => fetch(`${url}/api/v2/events`, { headers: { cookie } }),
    ({ status }) => status < 500,
  );
  if (response.status !== 200) throw new Error(`the live stream: ${response.status}`);
  let last = performance.now();
  const reader = response.body?.getReader();
  const dead = (async () => {
    for (let done = false; !done;) ({ done } = (await reader?.read().catch(() => ({ done: true }))) ?? { done: true });
    last = performance.now();
  })();
  return { name: 'live stream', dead, lastInMs: () => last, letIn: () => 1 };
}

async function endAndMeasure(trigger: Trigger): Promise<number> {
  const leaver: Leaver = await newLeaver(product);
  const end = await trigger.prepare(leaver);
  const urls = [product.url, `http://127.0.0.1:${second.port}`];
  const stream = await watchStream(product.url, leaver.cookie);
  const places = [
    stream,
    ...urls.flatMap((url, at) =>
      Object.keys(probes).map((service) => watchRoute(`${service} by gateway ${at + 1}`, url, leaver.client.token)),
    ),
  ];
  const began = performance.now();
  let ended = await end();
  let endedAt = performance.now();
  // Without an answer it may have happened: it is done again, and counts from the first time.
  for (; ended.status >= 500; endedAt = began) ended = await end();
  if (ended.status >= 300 && endedAt !== began)
    throw new Error(`${trigger.name}: ${ended.status} ${JSON.stringify(ended.body)}`);
  await Promise.all(places.map(({ dead }) => dead));
  // The cookie brings no new token either.
  const { cookie } = leaver;
  expect((await visitor(product.url).call('POST', '/api/v2/sessions/refresh', undefined, { cookie })).status).toBe(401);
  const longest = Math.max(...places.map(({ lastInMs }) => lastInMs() - endedAt), 0);
  counts.triggers += 1;
  counts['places watched'] += places.length;
  counts['requests let in'] += places.reduce((sum, { letIn }) => sum + letIn(), 0);
  counts['longest access in ms'] = Math.max(counts['longest access in ms'], Math.round(longest));
  longestAfter[trigger.name] = Math.max(longestAfter[trigger.name] ?? 0, Math.round(longest));
  return longest;
}

describe.each(triggers)('security S5: after $name', (trigger) => {
  it(
    'access is gone at both gateways, at every service and in the live stream within five seconds',
    async () => {
      for (let round = 0; round < scaled(ROUNDS); round += 1)
        expect(await endAndMeasure(trigger)).toBeLessThan(GONE_MS_MAX * room());
    },
    CASE_MS_MAX,
  );
});

afterAll(() =>
  assertFloors(counts, {
    triggers: triggers.length,
    'places watched': triggers.length * (2 * Object.keys(probes).length + 1),
  }),
);

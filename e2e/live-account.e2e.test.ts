import { eventually } from './src/eventually.ts';
import { visitor, type Client } from './src/people/client.ts';
import { password, signUp } from './src/people/sign-up.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

let product: SharedProduct;
const open: AbortController[] = [];
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => {
  for (const stream of open) stream.abort();
});

/** What the stream of this person's tab has said so far. */
async function listen(email: string): Promise<() => string> {
  const signedIn = await visitor(product.url).call('POST', '/api/login', { email, password });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const leave = new AbortController();
  open.push(leave);
  const response = await fetch(`${product.url}/api/v2/events`, { headers: { cookie }, signal: leave.signal });
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
  };
  read().catch(() => undefined);
  await eventually(
    async () => text,
    (said) => said.includes('event: reset'),
  );
  return () => text;
}

/** What the newest word about the account says; version 0 before there was one. */
function lastOf(stream: () => string): { version: number } {
  const data = [...stream().matchAll(/event: account\ndata: (.*)\n/g)].at(-1)?.[1];
  return data === undefined ? { version: 0 } : (JSON.parse(data) as { version: number });
}

describe('a change of an account', () => {
  it('is told to the open pages of its own people at once, without what changed, and to nobody else', async () => {
    const run = Date.now();
    const [mine, theirs] = [`live.${run}@canary.test`, `other.${run}@canary.test`];
    const me = await signUp(product.url, mine);
    const other = await signUp(product.url, theirs);
    const [own, others] = [await listen(mine), await listen(theirs)];
    const profile = (name: string) => ({ name, phone: '(602) 555-0134', email: `office.${run}@canary.test` });
    const told = (stream: () => string): number => stream().match(/event: account/g)?.length ?? 0;
    const change = async (client: Client, stream: () => string, name: string): Promise<void> => {
      const { version } = lastOf(stream);
      await client.call('PUT', '/api/v2/company-profile', profile(name));
      await eventually(
        async () => lastOf(stream),
        (last) => last.version > version,
      );
    };
    await change(me, own, 'Canary Roofing');
    await change(other, others, 'Other Roofing');
    const before = told(others);
    for (const name of ['Canary Slates', 'Canary Gutters', 'Canary Tiles']) await change(me, own, name);
    expect((await me.call('GET', '/api/v2/me')).body).toMatchObject({ companyProfile: { name: 'Canary Tiles' } });
    // Theirs comes by the same way later, so whatever of mine was on it would have come before.
    await change(other, others, 'Other Tiles');
    // One, or two where what was first waited for was still the sign-up; three of mine would be more.
    expect(told(others) - before).toBeLessThanOrEqual(2);
    expect(own() + others()).not.toMatch(/Canary|Roofing|602/);
  });
});

// A stranger finds out that they are in the lists, and asks to be in none: by the form, the mailed link, the bus and back.
import { randomUUID } from 'node:crypto';
import { countOf, endOf, fileOf, owner, requestDownload, usageOf } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { logIn, visitor, type Client, type Search } from './src/people/client.ts';
import { mailTo, signUp } from './src/people/sign-up.ts';
import { testBotToken } from './src/people/test-bot-token.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

const inWyoming = (dictId: string): Search => ({ dictId, geography: { kind: 'ST', values: ['WY'] }, filters: [] });

let product: SharedProduct;
let buyer: Client;
const buyerEmail = `buyer.${randomUUID().slice(0, 8)}@canary.test`;
beforeAll(async () => {
  product = await sharedProduct();
  buyer = await buyerBy(buyerEmail);
});

async function buyerBy(email: string): Promise<Client> {
  const signedUp = await signUp(product.url, email);
  await eventually(
    () => usageOf(signedUp),
    ({ leadsRemaining }) => leadsRemaining > 0,
  );
  return signedUp;
}

type Lead = (label: string) => string;

/** All leads of the search, in the order of the file: each by the headings of its columns. */
async function leadsOf(search: Search): Promise<Lead[]> {
  const { count, datasetVersion } = await countOf(buyer, search);
  const id = (await requestDownload(buyer, search, count, datasetVersion)) ?? '';
  expect(await endOf(buyer, id)).toMatchObject({ status: 'ready', rows: count });
  const { header, rows } = await fileOf(product.url, buyer, id);
  expect(rows).toHaveLength(count);
  return rows.map((row) => (label) => row[header.indexOf(label)] ?? '');
}

const bought = async (search: Search): Promise<string[]> => (await leadsOf(search)).map((lead) => lead('E-mail'));

async function asksToBeDeleted(email: string, details?: object): Promise<void> {
  const anybody = visitor(product.url);
  const asked = { email, response: testBotToken(), kind: 'delete', ...(details === undefined ? {} : { details }) };
  expect((await anybody.call('POST', '/api/v2/request_ccpa_optout', asked)).status).toBe(200);
  const token = /confirm\?token=([\w.~-]+)/.exec((await mailTo(product.url, email)).text)?.[1] ?? '';
  expect((await anybody.call('POST', '/api/v2/privacy-requests/confirm', { token })).status).toBe(200);
}

const subjectTo = (email: string, subject: string) =>
  eventually(
    () => mailTo(product.url, email),
    (mail) => mail.subject.startsWith(subject),
  );

it('security S30: who asks to be deleted is in no count and no new file, reads so, and who bought them reads the row', async () => {
  const search = inWyoming('consumers');
  const before = await bought(search);
  const place = before.findIndex((address) => address !== '');
  const email = before[place] ?? '';
  expect(email).toMatch(/@/);
  const had = before.filter((address) => address === email).length;

  await asksToBeDeleted(email);
  await eventually(
    () => countOf(buyer, search),
    ({ count }) => count <= before.length - had,
  );
  expect(await bought(search)).not.toContain(email);

  const told = await subjectTo(buyerEmail, 'Please delete');
  expect(told.text.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`line of headings: .*\\b${place + 1}\\b`));
  expect(told.text).not.toContain(email);

  const admin = await logIn(product.url, 'admin@demo.test', owner.password);
  type Waiting = { requests: { requestId: string; email: string; leads: number | null }[] };
  const request = await eventually(
    async () =>
      (await admin.call<Waiting>('GET', '/api/v2/superadmin/privacy-requests')).body.requests.find(
        (each) => each.email === email,
      ),
    (found) => found !== undefined && found.leads !== null,
  );
  expect(request?.leads).toBeGreaterThanOrEqual(had);
  const answered = await admin.call('POST', `/api/v2/superadmin/privacy-requests/${request?.requestId}/answer`, {
    outcome: 'done',
  });
  expect(answered.status).toBe(204);
  expect((await subjectTo(email, 'Our answer')).text.replaceAll(/\s+/g, ' ')).toMatch(/It is done\. We found \d+ entr/);
});

it('security S30: who is in no list reads that nobody was found', async () => {
  const email = `nobody.${randomUUID().slice(0, 8)}@canary.test`;
  await asksToBeDeleted(email);
  const admin = await logIn(product.url, 'admin@demo.test', owner.password);
  type Waiting = { requests: { requestId: string; email: string; leads: number | null }[] };
  const request = await eventually(
    async () =>
      (await admin.call<Waiting>('GET', '/api/v2/superadmin/privacy-requests')).body.requests.find(
        (each) => each.email === email,
      ),
    (found) => found?.leads === 0,
  );
  const answer = (outcome: string) =>
    admin.call<{ code?: string }>('POST', `/api/v2/superadmin/privacy-requests/${request?.requestId}/answer`, {
      outcome,
    });
  expect((await answer('done')).body.code).toBe('privacy-outcome-not-true');
  expect((await answer('not-found')).status).toBe(204);
  const mail = (await subjectTo(email, 'Our answer')).text.replaceAll(/\s+/g, ' ');
  expect(mail).toContain('We did not find you, by what you gave us');
});

it('security S30: who is known to a list by phone alone, or by name and address alone, is taken out by that', async () => {
  // The leads of the other's trial are used.
  buyer = await buyerBy(`buyer.${randomUUID().slice(0, 8)}@canary.test`);
  const search = inWyoming('consumers');
  const leads = await leadsOf(search);
  const byPhone = leads.find((lead) => lead('Phone') !== '');
  const byHome = leads.find(
    (lead) => lead('Street') !== '' && lead('First name') !== '' && lead('Phone') !== byPhone?.('Phone'),
  );
  if (!byPhone || !byHome) throw new Error('there are leads with a phone number, and with an address');
  const home = {
    firstName: byHome('First name').toUpperCase(),
    lastName: byHome('Last name'),
    street: `${byHome('Street number')} ${byHome('Street')}.`,
    zip: `${byHome('ZIP code')}-1234`,
  };
  const fresh = (): string => `nobody.${randomUUID().slice(0, 8)}@canary.test`;
  await asksToBeDeleted(fresh(), { phone: `+1 ${byPhone('Phone')}` });
  await asksToBeDeleted(fresh(), home);
  const isOut = (lead: Lead): boolean =>
    lead('Phone') !== byPhone('Phone') &&
    ['First name', 'Last name', 'Street number', 'Street', 'ZIP code'].some((label) => lead(label) !== byHome(label));
  const left = leads.filter(isOut).length;
  expect(left).toBeLessThan(leads.length - 1);
  await eventually(
    () => countOf(buyer, search),
    ({ count }) => count <= left,
  );
  expect((await leadsOf(search)).filter((lead) => !isOut(lead))).toEqual([]);
});

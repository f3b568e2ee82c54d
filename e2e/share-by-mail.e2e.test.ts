import { randomUUID } from 'node:crypto';
import { eventually } from './src/eventually.ts';
import { logIn, visitor, type Answer, type Client } from './src/people/client.ts';
import { saveSearch } from './src/people/save-search.ts';
import { mailTo, signUp } from './src/people/sign-up.ts';
import { testBotToken } from './src/people/test-bot-token.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

let product: SharedProduct;
const run = randomUUID().slice(0, 8);
beforeAll(async () => {
  product = await sharedProduct();
});

type Shared = {
  shareId: string;
  recipients: number;
  mayEarn: number;
  excluded: { address: string; reason: string }[];
  leadsEach: number;
  code?: string;
};
type Listed = {
  shares: {
    shareId: string;
    name: string;
    subject: string;
    recipients: { address: string | null; state: string; award: string; waitsFor: string | null; leads: number }[];
  }[];
};

const share = (client: Client, body: object, key: string = randomUUID()): Promise<Answer<Shared>> =>
  client.call('POST', '/api/email', body, { 'idempotency-key': key });
const listed = async (client: Client) => (await client.call<Listed>('GET', '/api/v2/shares')).body.shares;
const left = async (client: Client): Promise<number> =>
  (await client.call<{ leadsRemaining: number }>('GET', '/api/v2/usage')).body.leadsRemaining;
const mailsTo = async (address: string) =>
  (
    await visitor(product.url).call<{ messages: { id: string; html: string; text: string }[] }>(
      'GET',
      `/api/v2/mailbox?to=${encodeURIComponent(address)}`,
    )
  ).body.messages;
const words = { subject: 'The roofers', text: 'Here is the list.\n\nCall me.' };

describe('a search that is shared by e-mail', () => {
  const sender = `sender.${run}@share.test`;
  const office = `office.${run}@share.test`;
  const [a, b] = [`a.${run}@x.test`, `b.${run}@y.test`];
  let client: Client;
  let searchId: string;
  beforeAll(async () => {
    client = await signUp(product.url, sender, { name: 'Ada' });
    await client.call('PUT', '/api/v2/company-profile', { name: 'Roofing', phone: '6025550134', email: office });
    searchId = await saveSearch(client, 'Roofers of Arizona');
  });

  it('security S31: S16: promises 20,000 leads for five addresses of which two are new people; in a trial one waits for a paid plan', async () => {
    const before = await eventually(
      () => left(client),
      (leads) => leads > 0,
    );
    const to = [a, a.replace('@', '+1@').toUpperCase(), sender, office, b];
    const key = randomUUID();
    const answer = await share(client, { searchId, to, ...words }, key);
    expect([answer.status, answer.body]).toMatchObject([
      202,
      {
        recipients: 4,
        mayEarn: 2,
        leadsEach: 10_000,
        excluded: [{ reason: 'alias' }, { reason: 'own' }, { reason: 'company' }],
      },
    ]);
    await eventually(
      () => left(client),
      (leads) => leads === before + 10_000,
    );
    const again = await share(client, { searchId, to, ...words }, key);
    expect([again.status, again.body]).toEqual([202, answer.body]);
    expect((await share(client, { searchId, to, subject: 'Other', text: 'Other' }, key)).status).toBe(409);
    expect(await mailsTo(a)).toHaveLength(1);
    const [first] = await eventually(
      () => listed(client),
      (shares) => shares[0]?.recipients.every(({ award }) => award !== 'pending') ?? false,
    );
    expect(first).toMatchObject({ name: 'Roofers of Arizona', subject: words.subject });
    const awards = (award: string) => first?.recipients.filter((each) => each.award === award);
    expect(awards('none')?.map(({ address }) => address)).toEqual([sender, office]);
    // Whichever of the two mails was accepted first.
    expect(awards('earned')).toMatchObject([{ leads: 10_000, waitsFor: null }]);
    expect(awards('waiting')).toMatchObject([{ leads: 0, waitsFor: 'trial' }]);
    const [earned] = awards('earned') ?? [];
    const second = await share(client, { searchId, to: [a], ...words });
    const reason = earned?.address === a ? 'already-earned' : 'already-shared';
    expect(second.body).toMatchObject({ mayEarn: 0, excluded: [{ address: a, reason }] });
    expect(await left(client)).toBe(before + 10_000);
  });

  it('has a link that opens it for anybody, until it is revoked, and the words of the sender', async () => {
    const { text } = await mailTo(product.url, b);
    expect(text).toContain('Call me.');
    const token = /share\/search\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const open = () =>
      visitor(product.url).call<{ searchName: string }>('POST', '/api/v2/shared-searches/open', { token });
    expect((await open()).body.searchName).toBe('Roofers of Arizona');
    const links = await client.call<{ links: { id: string }[] }>('GET', `/api/v2/saved-searches/${searchId}/links`);
    expect(links.body.links).toMatchObject([{ inMails: true }]);
    for (const { id } of links.body.links)
      await client.call('POST', `/api/v2/saved-searches/${searchId}/links/${id}/revoke`);
    expect((await open()).status).toBe(404);
  });

  it('security S31: is confirmed by whoever got the mail, by a POST alone, and by nobody without it', async () => {
    const { text } = await mailTo(product.url, b);
    const mail = /&mail=([\w.-]+)/.exec(text)?.[1] ?? '';
    const confirm = (token: string) =>
      visitor(product.url).call<{ code?: string }>('POST', '/api/v2/shares/confirmations', { token });
    expect((await visitor(product.url).call('GET', `/api/v2/shares/confirmations?mail=${mail}`)).status).toBe(405);
    expect((await confirm(mail)).status).toBe(204);
    expect((await confirm(mail)).status).toBe(204);
    const made = await confirm(`${mail.slice(0, -2)}AA`);
    expect([made.status, made.body.code]).toEqual([404, 'confirmation-unknown']);
  });

  it('is shown beforehand as it would be sent, and nothing is sent', async () => {
    const to = `preview.${run}@x.test`;
    const preview = await client.call<{ subject: string; html: string; text: string }>('POST', '/api/email/preview', {
      searchId,
      to: [to],
      ...words,
    });
    expect([preview.status, preview.body.subject]).toEqual([200, words.subject]);
    const { html } = (await mailsTo(b))[0] ?? { html: '' };
    const placed = html.replaceAll(/token=[\w-]+/g, 'token=preview').replaceAll(/mail=[\w.-]+/g, 'mail=preview');
    expect(preview.body.html).toBe(placed);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('security S18: takes no sender, copies or HTML from a person, and at most 20 addresses', async () => {
    const to = [a];
    for (const field of [
      { from: { email: 'x@y.test' } },
      { html: '<b>x</b>' },
      { cc: [b] },
      { bcc: [b] },
      { replyTo: b },
    ])
      for (const body of [
        { searchId, to, ...words, ...field },
        { searchId, msg: { to, ...words, ...field } },
      ]) {
        const { status, body: refused } = await share(client, body);
        expect([status, refused.code]).toEqual([403, 'email-field-forbidden']);
      }
    const many = Array.from({ length: 21 }, (_, n) => `many${n}.${run}@x.test`);
    expect((await share(client, { searchId, to: many, ...words })).body.code).toBe('too-many-recipients');
    expect((await share(client, { searchId, to: many.join(','), ...words })).body.code).toBe('too-many-recipients');
    const refusedAs = async (body: object) => (await share(client, { searchId, to, ...words, ...body })).body.code;
    expect(await refusedAs({ to: [] })).toBe('to-missing');
    expect(await refusedAs({ subject: ' ' })).toBe('subject-missing');
    expect(await refusedAs({ text: '' })).toBe('text-missing');
    expect(await refusedAs({ text: 'x'.repeat(2_001) })).toBe('text-too-long');
    expect(await refusedAs({ subject: 'a\r\nBcc: b@y.test' })).toBe('header-injection');
    expect(await refusedAs({ to: ['a@x.test\r\nBcc: b@y.test'] })).toBe('header-injection');
    expect(await refusedAs({ text: 'https://evil.example' })).toBe('link-not-ours');
    expect(await refusedAs({ to: 'no address' })).toBe('bad-recipient');
    expect(await refusedAs({ searchId: 'none' })).toBe('saved-search-not-found');
    expect(await refusedAs({ downloadId: 'd' })).toBe('shared-search-missing');
  });

  it('is of its account alone: another shares and lists nothing of it', async () => {
    const other = await signUp(product.url, `other.${run}@share.test`);
    expect((await share(other, { searchId, to: [a], ...words })).status).toBe(404);
    expect(await listed(other)).toEqual([]);
  });

  it('security S17: from a super-admin may be HTML, without anything that acts or leads elsewhere', async () => {
    const admin = await logIn(product.url, 'admin@demo.test', 'quiet-meadow-17');
    const own = await saveSearch(admin, 'Of the super-admin');
    const html =
      '<p onclick="x()">Hello <b>you</b><script>x()</script><img src="https://evil.example/x.png"></p><a href="https://evil.example">there</a>';
    const answer = await share(admin, { searchId: own, msg: { to: `html.${run}@x.test`, ...words, html } });
    expect(answer.status).toBe(202);
    const mail = await mailTo(product.url, `html.${run}@x.test`);
    expect(mail.html).toContain('<p>Hello <b>you</b></p><a>there</a>');
    expect(mail.html).not.toContain('evil.example');
    expect(mail.text).toContain('Here is the list.');
    const foreign = await share(admin, { searchId: own, to: [a], ...words, from: { email: 'x@evil.example' } });
    expect(foreign.body.code).toBe('from-not-ours');
  });

  it('is forgotten by a recipient who asks to be deleted, and stays paid for once', async () => {
    const admin = await logIn(product.url, 'admin@demo.test', 'quiet-meadow-17');
    const nobody = visitor(product.url);
    await nobody.call('POST', '/api/v2/request_ccpa_optout', { email: a, response: testBotToken(), kind: 'delete' });
    const { text } = await eventually(
      () => mailTo(product.url, a),
      ({ subject }) => subject.startsWith('Confirm your privacy'),
    );
    const token = /ccpa_optout\/confirm\?token=([\w.~-]+)/.exec(text)?.[1] ?? '';
    await nobody.call('POST', '/api/v2/privacy-requests/confirm', { token });
    type Open = { requests: { requestId: string; email: string }[] };
    const { body } = await admin.call<Open>('GET', '/api/v2/superadmin/privacy-requests');
    const id = body.requests.find(({ email }) => email === a)?.requestId ?? '';
    const erase = () => admin.call('POST', `/api/v2/superadmin/privacy-requests/${id}/erase-person`);
    expect((await erase()).status).toBe(204);
    expect((await erase()).status).toBe(404);
    const shares = await listed(client);
    expect(shares.flatMap(({ recipients }) => recipients.map(({ address }) => address))).not.toContain(a);
    const before = await left(client);
    const again = await share(client, { searchId, to: [a.replace('@', '+later@')], ...words });
    expect(again.body).toMatchObject({ mayEarn: 0, excluded: [{ reason: expect.stringMatching(/^already-/) }] });
    expect(await left(client)).toBe(before);
  });
});

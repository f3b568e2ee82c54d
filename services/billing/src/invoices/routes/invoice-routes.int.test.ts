import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { createInvoiceFiles } from '../invoice-files.ts';
import { markDrawn } from '../projections/drawn-invoice.ts';
import { removeDrawn } from '../remove-drawn.ts';
import { drawInvoice } from '../draw-invoice.ts';
import { readPdf } from '../testing/pdf-text.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { rememberCustomer, rememberSubscription } from '../../providers/projections/processor-customer.ts';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { createApplyProviderState } from '../../subscription/provider-state/apply-provider-state.ts';
import { createMemoryObjects, type MemoryObjects } from '../../testing/memory-objects.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { signedInApp } from '../../testing/signed-in-app.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { createFakeProvider, type FakeProvider } from '../../providers/testing/fake-provider.ts';
import { getInvoiceFileRoute, linkInvoiceRoute } from './link-invoice.ts';
import { listInvoicesRoute } from './list-invoices.ts';
import type { InvoiceParts } from './parts.ts';
import { refreshInvoicesRoute } from './refresh-invoices.ts';
import { writeInvoicesRoutes } from './write-invoices.ts';

const { priceCents } = planNamed('team-unlimited');
/** As a PDF says it. */
const price = `$${(priceCents / 100).toFixed(2)}`;
let stored: StoredLedger;
let provider: FakeProvider;
let objects: MemoryObjects;
let drawn: number;
let older: Map<string, ProviderInvoice[]> | null;
const apps: HttpApp[] = [];

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 6 });
});
beforeEach(() => {
  provider = createFakeProvider(Date.UTC(2026, 0, 10, 9));
  objects = createMemoryObjects();
  drawn = 0;
  older = new Map();
});
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));
afterAll(() => stored.close());

async function appOf(accountId: string): Promise<HttpApp> {
  const app = await signedInApp(accountId);
  const drawing: typeof drawInvoice = (...given) => {
    drawn += 1;
    return drawInvoice(...given);
  };
  const listed = older;
  const parts: InvoiceParts = {
    store: stored.store as unknown as EventStore,
    database: stored.database,
    processor: provider.processor,
    apply: createApplyProviderState(createCatalogue(), async () => undefined),
    followAwards: async () => undefined,
    objects,
    invoiceFiles: createInvoiceFiles({
      ...{ objects, seller: { name: 'Leadwright', address: ['1 Main Street'] }, draw: drawing },
      holders: { buyerOf: async () => ({ name: 'Ada Byron', email: 'ada@example.test' }) },
      mark: (id, key) => inScope(stored.database.db, [id], (trx) => markDrawn(trx, id, key)),
    }),
    olderInvoices: listed && {
      listInvoices: async function* (customerId) {
        yield* listed.get(customerId) ?? [];
      },
    },
    openFirst: async () => undefined,
  };
  listInvoicesRoute(app, parts);
  refreshInvoicesRoute(app, parts);
  linkInvoiceRoute(app, parts);
  getInvoiceFileRoute(app, parts);
  writeInvoicesRoutes(app, parts);
  apps.push(app);
  return app;
}

type Subscriber = { accountId: string; customerId: string; subscriptionId: string; app: HttpApp };

/** An account with its customer and a subscription, of which nothing was read yet. */
async function subscriber(planId = 'team-unlimited'): Promise<Subscriber> {
  const accountId = `account-${randomUUID()}`;
  const customerId = `cus_${randomUUID()}`;
  const subscriptionId = provider.subscribe(customerId, planId);
  await inScope(stored.database.db, [accountId], async (trx) => {
    await rememberCustomer(trx, accountId, { processor: 'sandbox', customerId });
    await rememberSubscription(trx, accountId, 'sandbox', subscriptionId);
  });
  return { accountId, customerId, subscriptionId, app: await appOf(accountId) };
}

type Shown = { id: string; amount_due: number; amount_paid: number; amount_refunded: number; status: string };
const list = async (app: HttpApp, query = ''): Promise<{ invoices: Shown[]; next?: string }> =>
  (await app.inject({ url: `/api/v2/invoices${query}` })).json();
const post = async (app: HttpApp, url: string, body: object | null = null) => {
  const answer = await app.inject({ method: 'POST', url, ...(body === null ? {} : { payload: body }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const refresh = (app: HttpApp, body: object = {}) => post(app, '/api/v2/invoices/refresh', body);
const linkTo = (app: HttpApp, id: string, processor = 'sandbox') =>
  post(app, `/api/v2/invoices/${processor}/${id}/link`);
const follow = (app: HttpApp, url: unknown) => app.inject({ url: String(url) });
const eventsOf = async (accountId: string): Promise<string[]> =>
  (await stored.store.readAccount(accountId, 0, 10_000)).map(({ event }) => event.type);
const newest = async (app: HttpApp): Promise<Shown> => {
  const found = (await list(app)).invoices.at(-1);
  if (!found) throw new Error('there is no invoice');
  return found;
};

describe('refreshing the invoices', () => {
  it('finds one without an event, and a repeat appends nothing', async () => {
    const { app, accountId } = await subscriber();
    expect(await list(app)).toEqual({ invoices: [] });
    expect(await refresh(app)).toEqual({ status: 200, body: { read: 1 } });
    const first = await list(app);
    expect(first.invoices).toEqual([
      expect.objectContaining({
        status: 'paid',
        created: 1_768_035_600,
        period_start: 1_768_035_600,
        period_end: 1_770_714_000,
        amount_due: priceCents,
        amount_paid: priceCents,
      }),
    ]);
    const events = await eventsOf(accountId);
    await Promise.all([refresh(app), refresh(app)]);
    expect(await eventsOf(accountId)).toEqual(events);
    expect(await list(app)).toEqual(first);
  });

  it('reads the whole list, also what is older than thirty invoices', async () => {
    const { app, accountId, subscriptionId } = await subscriber();
    await refresh(app);
    for (let month = 0; month < 35; month += 1) provider.passRenewal(subscriptionId, 'paid');
    expect(await refresh(app)).toEqual({ status: 200, body: { read: 36 } });
    expect((await list(app)).invoices).toHaveLength(36);
    const events = await eventsOf(accountId);
    await refresh(app);
    expect(await eventsOf(accountId)).toEqual(events);
  });

  it('changes nothing for an account without a customer there', async () => {
    expect(await refresh(await appOf('nobody'))).toEqual({ status: 200, body: { read: 0 } });
  });

  it("refuses another account's ids as if they were unknown, and takes its own", async () => {
    const [own, other] = [await subscriber(), await subscriber()];
    for (const body of [{ customer_id: other.customerId }, { customerDocId: other.accountId }])
      expect(await refresh(own.app, body)).toMatchObject({ status: 404, body: { code: 'billing-account-unknown' } });
    expect((await list(own.app)).invoices).toEqual([]);
    const named = { customer_id: own.customerId, customerDocId: own.accountId, email: 'a@b.test' };
    expect(await refresh(own.app, named)).toMatchObject({ status: 200 });
  });

  it('says 503 while the processor does not answer, and keeps what is there', async () => {
    const { app } = await subscriber();
    await refresh(app);
    provider.failingReads = 1;
    expect(await refresh(app)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await list(app)).invoices).toHaveLength(1);
  });
});

describe('the list of invoices', () => {
  it('is in the order of issue, page by page, each once', async () => {
    const { app, subscriptionId } = await subscriber();
    for (let month = 0; month < 4; month += 1) provider.passRenewal(subscriptionId, 'paid');
    await refresh(app);
    const all = (await list(app)).invoices.map(({ id }) => id);
    expect(all).toHaveLength(5);
    const paged: string[] = [];
    let next: string | undefined;
    do {
      const page = await list(app, `?limit=2${next === undefined ? '' : `&after=${next}`}`);
      paged.push(...page.invoices.map(({ id }) => id));
      next = page.next;
    } while (next !== undefined);
    expect(paged).toEqual(all);
  });

  it.each(['x', Buffer.from('["2026-01-01",1,2]').toString('base64url'), 'W10'])(
    'refuses the cursor %s',
    async (after) => {
      expect((await (await appOf('a')).inject({ url: `/api/v2/invoices?after=${after}` })).statusCode).toBe(400);
    },
  );

  it('shows a refund, a payment that failed, an invoice over nothing and odd cents as they are', async () => {
    const { app, customerId, subscriptionId } = await subscriber();
    provider.passRenewal(subscriptionId, 'declined');
    provider.changePlan(subscriptionId, 'team-unlimited', 'now');
    const [first, failed, nothing] = provider.invoicesOf(customerId);
    Object.assign(failed ?? {}, { dueCents: 1_999 });
    await refresh(app);
    provider.refund(first?.invoiceId ?? '', 3_333);
    await refresh(app);
    expect((await list(app)).invoices).toEqual([
      expect.objectContaining({ status: 'paid', amount_paid: priceCents, amount_refunded: 3_333 }),
      expect.objectContaining({ id: failed?.invoiceId, status: 'past-due', amount_due: 1_999, amount_paid: 0 }),
      expect.objectContaining({ id: nothing?.invoiceId, status: 'paid', amount_due: 0, amount_paid: 0 }),
    ]);
  });

  it('shows a credit below zero, and its PDF says that nothing is due', async () => {
    const { app, customerId } = await subscriber();
    const [invoice] = provider.invoicesOf(customerId);
    const lines = [{ ...invoice?.lines[0], amountCents: -2_505 }];
    Object.assign(invoice ?? {}, { dueCents: -2_505, paidCents: -2_505, lines, reason: 'other' });
    await refresh(app);
    expect(await newest(app)).toMatchObject({ amount_due: -2_505, amount_paid: -2_505 });
    const link = await linkTo(app, invoice?.invoiceId ?? '');
    const { texts } = readPdf((await follow(app, link.body['url'])).rawPayload);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Credit: Team unlimited', '-$25.05', '-$25.05 USD', '$0.00 USD']),
    );
  });
});

describe('the PDF of an invoice', () => {
  it('is one letter page named by the id, drawn once, and the same bytes at every link', async () => {
    const { app, accountId } = await subscriber();
    await refresh(app);
    const { id } = await newest(app);
    const first = await linkTo(app, id);
    expect(first).toMatchObject({ status: 200, body: { filename: `Invoice-${id}.pdf`, expiresInSeconds: 60 } });
    const file = await follow(app, first.body['url']);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(`filename="Invoice-${id}.pdf"`) as string,
    });
    const { pages, size, texts } = readPdf(file.rawPayload);
    expect({ pages, size }).toEqual({ pages: 1, size: '0 0 612 792' });
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Leadwright',
        '1 Main Street',
        'Ada Byron',
        'ada@example.test',
        `Account ${accountId}`,
        'Team unlimited',
        `${price} USD`,
        'Paid',
      ]),
    );
    const again = await follow(app, (await linkTo(app, id)).body['url']);
    expect(again.rawPayload.equals(file.rawPayload)).toBe(true);
    expect([drawn, objects.puts]).toEqual([1, 1]);
  });

  it('asked for by many at once is one object, drawn once', async () => {
    const { app } = await subscriber();
    await refresh(app);
    const { id } = await newest(app);
    const links = await Promise.all(Array.from({ length: 8 }, () => linkTo(app, id)));
    expect(links.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect([drawn, objects.puts, objects.kept.size]).toEqual([1, 1, 1]);
  });

  it('asked for at two instances at once is one object of the same bytes', async () => {
    const { app, accountId } = await subscriber();
    await refresh(app);
    const { id } = await newest(app);
    const other = await appOf(accountId);
    const links = await Promise.all([linkTo(app, id), linkTo(other, id)]);
    const [one, two] = await Promise.all(links.map(({ body }) => follow(app, body['url'])));
    expect(objects.kept.size).toBe(1);
    expect(one?.rawPayload.equals(two?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it('is drawn again where its object is missing', async () => {
    const { app } = await subscriber();
    await refresh(app);
    const { id } = await newest(app);
    const before = await follow(app, (await linkTo(app, id)).body['url']);
    objects.kept.clear();
    const after = await follow(app, (await linkTo(app, id)).body['url']);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(drawn).toBe(2);
  });

  it('is removed after a day, since it names a person, and drawn again at the next click', async () => {
    const { app } = await subscriber();
    await refresh(app);
    const { id } = await newest(app);
    const opened = async () => (await follow(app, (await linkTo(app, id)).body['url'])).rawPayload;
    const before = await opened();
    const removeOlder = (ms: number) => removeDrawn({ database: stored.database, objects }, new Date(Date.now() - ms));
    expect([await removeOlder(3_600_000), objects.kept.size]).toEqual([0, 1]);
    expect(await removeOlder(-3_600_000)).toBeGreaterThan(0);
    expect([await removeOlder(-3_600_000), objects.kept.size]).toEqual([0, 0]);
    expect((await opened()).equals(before)).toBe(true);
  });

  it('goes for all invoices in one round, but not where one was asked for again meanwhile', async () => {
    const asked = Array.from({ length: 501 }, (_, place) => `invoices/many-${String(place).padStart(3, '0')}`);
    const all = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(stored.database.db, 'all', work);
    await all(async (trx) => {
      for (const key of asked) await markDrawn(trx, 'many', key);
    });
    const last = asked.at(-1) ?? '';
    const gone: string[] = [];
    const before = new Date(Date.now() + 60_000);
    const later = new Date(before.getTime() + 60_000);
    const remove = async (key: string): Promise<void> => {
      if (gone.length === 0)
        await all((trx) => sql`update drawn_invoice set drawn_at = ${later} where object_key = ${last}`.execute(trx));
      gone.push(key);
    };
    await removeDrawn({ database: stored.database, objects: { remove } }, before);
    expect(asked.filter((key) => !gone.includes(key))).toEqual([last]);
    await all((trx) => sql`delete from drawn_invoice where object_key = ${last}`.execute(trx));
  });

  it('of an invoice that was refunded since says so', async () => {
    const { app } = await subscriber();
    await refresh(app);
    const { id } = await newest(app);
    await linkTo(app, id);
    provider.refund(id, priceCents);
    await refresh(app);
    const { texts } = readPdf((await follow(app, (await linkTo(app, id)).body['url'])).rawPayload);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Refunded', `-${price} USD`]));
  });

  it('opens for a minute, to the last millisecond and no longer', async () => {
    const { app } = await subscriber();
    await refresh(app);
    const { url } = (await linkTo(app, (await newest(app)).id)).body;
    objects.nowMs += 59_999;
    expect((await follow(app, url)).statusCode).toBe(200);
    objects.nowMs += 1;
    const over = await follow(app, url);
    expect([over.statusCode, over.json<{ code: string }>().code]).toEqual([404, 'invoice-link-not-usable']);
  });

  it("of another account's invoice is refused as unknown, and nothing is drawn", async () => {
    const [own, other] = [await subscriber(), await subscriber()];
    await Promise.all([refresh(own.app), refresh(other.app)]);
    const { id } = await newest(other.app);
    expect(await linkTo(own.app, id)).toMatchObject({ status: 404, body: { code: 'invoice-unknown' } });
    expect(await linkTo(other.app, id, 'stripe')).toMatchObject({ status: 404, body: { code: 'invoice-unknown' } });
    expect(drawn).toBe(0);
  });
});

describe('the backfill', () => {
  const write = (app: HttpApp, ids: object, path = 'sandbox/invoices', body: object = ids) =>
    post(app, `/api/v2/${path}/write/${Object.values(ids).join('/')}`, body);
  const backfill = (app: HttpApp, customerDocId: string, customerId: string) =>
    write(app, { customerDocId, customerId }, 'transactions');
  const sale = (invoiceId: string, customerId: string, more: Partial<ProviderInvoice> = {}): ProviderInvoice => ({
    ...{ invoiceId, number: invoiceId, customerId, subscriptionId: null, status: 'paid', reason: 'other' },
    ...{ planId: 'individual-unlimited', currency: 'USD', dueCents: 4_990, paidCents: 4_990, refundedCents: 0 },
    ...{ periodStart: '2019-01-10T00:00:00.000000Z', periodEnd: '2019-02-10T00:00:00.000000Z', dispute: 'none' },
    ...{ lines: [], issuedAt: '2019-01-10T09:00:00.000000Z', paidAt: '2019-01-10T09:00:00.000000Z' },
    ...more,
  });

  it('of the processor answers the list in its shape', async () => {
    const { app, accountId: customerDocId, customerId } = await subscriber();
    const { status, body } = await write(app, { customerDocId, customerId });
    const { id } = await newest(app);
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          ...{ id, number: id, created: 1_768_035_600, period_start: 1_768_035_600, period_end: 1_770_714_000 },
          ...{ amount_due: priceCents, amount_paid: priceCents, invoice_pdf: `/api/v2/invoices/sandbox/${id}/link` },
        },
      ],
    });
  });

  it("refuses another account's customer, another account, another processor, and a body that differs", async () => {
    const [own, other] = [await subscriber(), await subscriber()];
    const { app, accountId: customerDocId, customerId } = own;
    const unknown = { status: 404, body: { code: 'billing-account-unknown' } };
    expect(await write(app, { customerDocId, customerId: other.customerId })).toMatchObject(unknown);
    expect(await write(app, { customerDocId: other.accountId, customerId: other.customerId })).toMatchObject(unknown);
    expect(await write(app, { customerDocId, customerId }, 'stripe/invoices')).toMatchObject({ status: 404 });
    const differs = await write(app, { customerDocId, customerId }, undefined, { customerDocId, customerId: 'x' });
    expect(differs).toMatchObject({ status: 409, body: { code: 'ids-differ' } });
    expect((await list(app)).invoices).toEqual([]);
  });

  it('from Braintree stands in the list and as a PDF, moves no leads, and a repeat appends nothing', async () => {
    const { app, accountId } = await subscriber();
    const refunded = sale('8kq2f2', '8231', { refundedCents: 4_990, issuedAt: '2019-02-10T09:00:00.000000Z' });
    older?.set('8231', [refunded, sale('8kq2f1', '8231')]);
    const { status, body } = await backfill(app, accountId, '8231');
    expect([status, body]).toEqual([
      200,
      [
        expect.objectContaining({ id: '8kq2f2', amount: '49.90' }),
        expect.objectContaining({ id: '8kq2f1', createdAt: '2019-01-10T09:00:00Z' }),
      ],
    ]);
    expect((await list(app)).invoices).toEqual([
      expect.objectContaining({ id: '8kq2f1', processor: 'braintree', amount_refunded: 0 }),
      expect.objectContaining({ id: '8kq2f2', processor: 'braintree', amount_refunded: 4_990 }),
    ]);
    expect(await linkTo(app, '8kq2f1', 'braintree')).toMatchObject({ body: { filename: 'Invoice-8kq2f1.pdf' } });
    const events = await eventsOf(accountId);
    expect(events).toEqual(['InvoiceIssued', 'InvoicePaid', 'InvoiceIssued', 'InvoicePaid', 'InvoiceChanged']);
    await backfill(app, accountId, '8231');
    expect(await eventsOf(accountId)).toEqual(events);
  });

  it('from Braintree refuses a customer that is another account’s, and a second one for the same account', async () => {
    const [own, other] = [await subscriber(), await subscriber()];
    older?.set('8300', [sale('a', '8300')]).set('8301', [sale('b', '8301')]);
    // A mistyped id takes nothing.
    expect(await backfill(own.app, own.accountId, '9')).toEqual({ status: 200, body: [] });
    const raced = await Promise.all([own, other].map(({ app, accountId }) => backfill(app, accountId, '8300')));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 404]);
    const winner = raced[0]?.status === 200 ? own : other;
    expect(await backfill(winner.app, winner.accountId, '8301')).toMatchObject({ status: 404 });
    expect((await list(winner.app)).invoices).toHaveLength(1);
    expect((await list((winner === own ? other : own).app)).invoices).toEqual([]);
  });

  it('from Braintree says so where Braintree is not set up', async () => {
    older = null;
    const { app, accountId } = await subscriber();
    expect(await backfill(app, accountId, '8231')).toMatchObject({
      status: 409,
      body: { code: 'braintree-not-configured' },
    });
  });
});

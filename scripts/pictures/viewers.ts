// The people whose screens are shown: a visitor, the demo's owner, and a customer with a plan, a file and a saved search.
import { randomUUID } from 'node:crypto';
import { countOf, endOf, owner } from '../../e2e/src/downloads/download-path.ts';
import { logIn, type Client } from '../../e2e/src/people/client.ts';
import { password, signUp } from '../../e2e/src/people/sign-up.ts';
import type { Browser, Context, Page } from './browser.ts';
import { densities, openContext, type Viewer } from './shot.ts';

export const customer = { email: 'dana@brook-roofing.test', password };

type Where = { browser: Browser; url: string };

/**
 * Signs each viewer in, once for each density: a session's cookie is renewed as it is used, so it cannot be copied. What
 * the customer has is made once; a later run finds it.
 */
export async function openViewers(where: Where, viewers: ReadonlySet<Viewer>): Promise<Map<Viewer, Context[]>> {
  const opened = new Map<Viewer, Context[]>();
  for (const viewer of viewers) {
    const contexts: Context[] = [];
    for (const density of densities) contexts.push(await openContext(where.browser, density));
    opened.set(viewer, contexts);
    if (viewer === 'owner') for (const context of contexts) await signIn(where.url, context, owner);
    if (viewer === 'customer') await openCustomer(where.url, contexts);
  }
  return opened;
}

async function openCustomer(url: string, contexts: readonly Context[]): Promise<void> {
  const client = await logIn(url, customer.email, customer.password).catch(() =>
    signUp(url, customer.email, { name: 'Dana Brook' }),
  );
  for (const context of contexts) await signIn(url, context, customer);
  const page = await contexts[0]?.newPage();
  if (page === undefined) return;
  await subscribe(page, url);
  await page.close();
  await fill(client);
}

async function signIn(url: string, context: Context, who: { email: string; password: string }): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What leads are you looking for?' }).waitFor();
  await page.close();
}

/** Takes a plan by the sandbox's card, unless there is one. */
async function subscribe(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signup`);
  const company = page.getByLabel('Company name');
  await company
    .or(page.getByRole('heading', { name: 'Billing & Payment' }))
    .first()
    .waitFor();
  if (!(await company.isVisible())) {
    // An earlier run has cancelled it for its last picture.
    const reactivate = page.getByRole('button', { name: 'Reactivate' });
    await page.getByRole('region', { name: 'Plan', exact: true }).waitFor();
    if (await reactivate.isVisible()) await reactivate.click();
    await page.getByRole('button', { name: 'Cancel subscription' }).waitFor();
    return;
  }
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Choose Team unlimited' }).click();
  await company.fill('Brook Roofing');
  await page.getByLabel('Company phone').fill('(480) 555-0142');
  await page.keyboard.press('Enter');
  const pay = page.getByRole('button', { name: 'Subscribe for $99.00 a month' });
  await pay.waitFor();
  const address = { 'First name': 'Dana', 'Last name': 'Brook', 'Street address': '1 Main St', City: 'Mesa' };
  for (const [label, value] of Object.entries({ ...address, State: 'AZ', 'Zip code': '85201' }))
    await page.getByLabel(label).fill(value);
  await pay.click();
  await page.getByRole('heading', { name: 'Payment successful!' }).waitFor();
}

const maricopa = {
  dictId: 'consumers',
  geography: { kind: 'COUNTY', values: ['04013'] },
  filters: [
    { field: 'homeowner_status', anyOf: ['owner'] },
    { field: 'year_built', to: 1990 },
  ],
};
const NAME = 'Maricopa, built before 1991';

/** A file and a saved search of the same question. */
async function fill(client: Client): Promise<void> {
  const { body } = await client.call<{ downloads: unknown[] }>('GET', '/api/v2/downloads');
  if (body.downloads.length > 0) return;
  const { count, datasetVersion } = await countOf(client, maricopa);
  const ordered = await client.call<{ id: string }>(
    'POST',
    '/api/v2/downloads',
    { ...maricopa, name: NAME, rows: 250, datasetVersion },
    { 'idempotency-key': randomUUID() },
  );
  if (ordered.status !== 202) throw new Error(`The download was refused: ${JSON.stringify(ordered.body)}`);
  await endOf(client, ordered.body.id);
  const saved = await client.call(
    'POST',
    '/api/v2/saved-searches',
    {
      searchName: NAME,
      queryUrl: '/api/v2/searches/count?dictId=consumers&index=leads.consumers',
      geographyParams: maricopa.geography,
      searchParams: maricopa.filters,
      count,
    },
    { 'idempotency-key': randomUUID() },
  );
  if (saved.status !== 201) throw new Error(`The search was not saved: ${saved.status}`);
}

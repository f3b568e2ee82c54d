// An order as people make one: the session ends at the click, the button is pressed twice, and then Back.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { password, signUp } from '../../people/sign-up.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

const place = `g=st:AZ`;

async function fillIn(page: Page, rows: string, name: string): Promise<void> {
  await page.getByLabel('How many leads').fill(rows);
  await page.getByLabel('Name of the file').fill(name);
}

/** Ends the session as the server does: the page's token is refused, and no cookie brings another. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.route('**/api/v2/downloads', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'session-over', message: 'No.', correlationId: 'c' } })
      : route.fallback(),
  );
}

export function orderJourney(site: PeopleSite): void {
  describe('an order', () => {
    let email: string;
    let page: Page;
    beforeAll(async () => {
      email = `orders.${randomUUID().slice(0, 8)}@canary.test`;
      await signUp(site.url(), email);
      page = await site.newPage();
      await logInByForm(site, page, email, password);
    });

    it('comes back as it was after the session ended at its click, and costs what it said', async () => {
      await page.goto(`${site.url()}/search/consumers?v=1&${place}`);
      await fillIn(page, '5', 'Five of Arizona');
      await endSession(page);
      await page.getByRole('button', { name: 'Download 5 leads' }).click();
      await page.getByText('Your session has ended. Log in to continue where you were.').waitFor();
      await page.unroute('**/api/v2/downloads');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      const download = page.getByRole('button', { name: 'Download 5 leads' });
      await download.waitFor();
      expect(await page.getByLabel('Name of the file').inputValue()).toBe('Five of Arizona');
      await download.click();
      await page.waitForURL(/\/downloads\//);
      await page.getByRole('heading', { name: 'Five of Arizona' }).waitFor();
      await page.getByRole('region', { name: 'Leads left' }).getByText('95', { exact: true }).waitFor();
    });

    it('is one after a double click, and Back returns to the search it was made from', async () => {
      await page.goto(`${site.url()}/search/consumers?v=1&${place}&age=35-44`);
      await fillIn(page, '7', 'Seven of Arizona');
      const button = page.getByRole('button', { name: 'Download 7 leads' });
      await button.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      // Both presses in one go, before the page can answer the first.
      await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
      await page.waitForURL(/\/downloads\//);
      await page.getByRole('heading', { name: 'Seven of Arizona' }).waitFor();
      await page.getByRole('region', { name: 'Leads left' }).getByText('88', { exact: true }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/search\/consumers/);
      expect(new URL(page.url()).search).toBe(`?v=1&${place}&age=35-44`);
      await page.getByRole('button', { name: /Download \d/ }).waitFor();
      expect(site.complaints).toEqual([]);
    });
  });
}

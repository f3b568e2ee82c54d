// A super-admin edits what the pages show, and reads what broke in a page that somebody had open.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { owner } from '../../downloads/download-path.ts';
import { password, signUp } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

const secret = 'q3Vd0zPp1y8QmJ5sXw2kR7tUaB4cDeFgHiKlMnOoPq9';

export function sitedocsJourney(site: PeopleSite): void {
  describe('a super-admin', () => {
    let page: Page;
    beforeAll(async () => {
      page = await site.newPage();
      await logInByForm(site, page, 'admin@demo.test', owner.password);
    });

    it('edits the banner by the generic editor, everybody sees it, and who dismisses it does not see it again', async () => {
      const heading = `Maintenance ${randomUUID().slice(0, 8)}`;
      await page.goto(`${site.url()}/superadmin/documents/main/banners`);
      await page.getByLabel('Id of a new document').fill('alert');
      const earlier = page.getByRole('link', { name: 'alert', exact: true });
      // An installation that was tested before has the document already.
      if ((await earlier.count()) > 0) await earlier.click();
      else {
        await page.keyboard.press('Enter');
        await addField(page, 'shown', 'boolean');
        await addField(page, 'heading', 'text');
      }
      await page.getByLabel(/^shown/).selectOption('true');
      await page.getByLabel(/^heading/).fill(heading);
      await expectAccessible(page);
      // Going back asks, and who stays keeps what was typed.
      const asked = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss();
        return dialog.message();
      });
      const here = page.url();
      await page.evaluate(() => history.back());
      expect(await asked).toBe('Your changes are not saved. Leave without them?');
      await page.waitForURL(here);
      expect(await page.getByLabel(/^heading/).inputValue()).toBe(heading);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The document is saved.').or(page.getByText('_lastChanged')).first().waitFor();

      const visitor = await site.newPage();
      await visitor.goto(`${site.url()}/pricing`);
      const banner = visitor.getByRole('region', { name: 'Announcement' });
      await banner.getByText(heading).waitFor();
      await expectAccessible(visitor);
      await visitor.getByRole('button', { name: 'Dismiss the announcement' }).click();
      await banner.waitFor({ state: 'detached' });
      const answered = visitor.waitForResponse(/\/api\/v2\/banner$/);
      await visitor.reload();
      await answered;
      await visitor.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await banner.count()).toBe(0);

      // The page of another editor was loaded before: its change is refused, and this one stays.
      await page.getByLabel(/^shown/).selectOption('');
      const other = await site.newPage();
      await logInByForm(site, other, 'admin@demo.test', owner.password);
      await other.goto(`${site.url()}/superadmin/documents/main/banners/alert`);
      await other.getByLabel(/^heading/).fill('Another');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The document is saved.').waitFor();
      await other.getByRole('button', { name: 'Save' }).click();
      await other.getByText(/^Somebody else has changed this document meanwhile/).waitFor();
    });

    it('reads what broke in a page of somebody else, without the secrets of its address', async () => {
      const email = `broken.${randomUUID().slice(0, 8)}@canary.test`;
      const person = await site.newPage();
      await signUp(site.url(), email);
      await logInByForm(site, person, email, password);
      // An answer of another shape, as a page of yesterday would meet it.
      await person.route('**/api/v2/usage', (route) => route.fulfill({ json: { freeTrial: false, lots: 5 } }));
      const reported = person.waitForResponse(/\/api\/v2\/me\/errors$/);
      await person.goto(`${site.url()}/settings/usage?token=${secret}`);
      await person.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      await expectAccessible(person);
      expect((await reported).status()).toBe(204);

      await page.goto(`${site.url()}/superadmin_errors`);
      const row = page.getByRole('row').filter({ hasText: email });
      await row.getByText('/settings/usage').waitFor();
      await row.getByRole('button', { name: /^Details of the error/ }).click();
      await page.getByText(`${site.url()}/settings/usage?token=[removed]`).waitFor();
      expect(await page.content()).not.toContain(secret);
      await expectAccessible(page);
    });

    it('sees what the API answers at /api/{slug}, and every kind of control in the field test', async () => {
      await page.goto(`${site.url()}/api/me?from=here`);
      await page.getByText('Status 200').waitFor();
      await page.getByText('GET /api/v2/me').waitFor();
      await page.getByText('"admin@demo.test"').waitFor();
      await page.goto(`${site.url()}/superadmin/fields`);
      await page.getByRole('heading', { name: 'Consumers' }).waitFor();
      await expectAccessible(page);
    });
  });
}

async function addField(page: Page, name: string, type: string): Promise<void> {
  await page.getByLabel('Name of a new field').fill(name);
  await page.getByLabel('Type').selectOption(type);
  await page.getByRole('button', { name: 'Add the field' }).click();
}

// A person saves a search, opens it again, and shares it by a link with a stranger, until the link is revoked.
import { randomUUID } from 'node:crypto';
import { password, signUp } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

export function savedSearchesJourney(site: PeopleSite): void {
  describe('a search', () => {
    it('is saved, reopened, and shared by a link with a stranger until the link is revoked', async () => {
      const email = `saves.${randomUUID().slice(0, 8)}@canary.test`;
      await signUp(site.url(), email);
      const page = await site.newPage();
      await logInByForm(site, page, email, password);
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

      await page.goto(`${site.url()}/search/consumers?v=1&g=st:AZ&age=45-64`);
      await page
        .getByText(/leads? match(es)? your filters/)
        .first()
        .waitFor();
      await button('Save search');
      await page.getByLabel('Name', { exact: true }).fill('Arizona, 45 to 64');
      await expectAccessible(page);
      await button('Save');
      await page.getByText('Wahoo, your search was saved!').waitFor();
      await page.getByRole('dialog').getByRole('link', { name: 'Saved searches' }).click();

      await page.getByRole('article', { name: 'Arizona, 45 to 64' }).getByText('Age: 45 to 64').waitFor();
      await page.getByRole('link', { name: 'Reuse search' }).click();
      await page.waitForURL(/\/search\/consumers\?v=1&g=st:AZ&age=45-64$/);

      await page.goto(`${site.url()}/saved_searches`);
      await button('Share');
      await button('Make a link');
      const link = await page.getByLabel('The new link').inputValue();
      await expectAccessible(page);
      const stranger = await site.newPage();
      await stranger.goto(link);
      await stranger.getByRole('heading', { name: 'Arizona, 45 to 64' }).waitFor();
      expect(await stranger.getByRole('main').textContent()).not.toContain(email);
      await expectAccessible(stranger);
      await button(/^Revoke the link made/);
      await page.getByText('No link to this search is open.').waitFor();
      await stranger.reload();
      await stranger.getByRole('heading', { name: 'Saved search not found :(' }).waitFor();
      expect(site.complaints).toEqual([]);
    });
  });
}

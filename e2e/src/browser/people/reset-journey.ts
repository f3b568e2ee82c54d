// Somebody who forgot the password: from the log-in page by the mailed link to a log-in with the new one.
import { randomUUID } from 'node:crypto';
import { eventually } from '../../eventually.ts';
import { mailTo, password, signUp } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

export function resetJourney(site: PeopleSite): void {
  describe('a forgotten password', () => {
    const email = `forgetful.${randomUUID().slice(0, 8)}@canary.test`;
    const better = 'amber lantern tide 52';

    it('is replaced by a mailed link, which works once, and the one before opens nothing any more', async () => {
      await signUp(site.url(), email);
      const page = await site.newPage();
      await page.goto(`${site.url()}/login`);
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.keyboard.press('Enter');
      const mail = await eventually(
        () => mailTo(site.url(), email),
        ({ subject }) => subject.startsWith('Choose a new password'),
      );
      const link = /(\/reset_password\?token=[\w.~-]+)/.exec(mail.text)?.[1] ?? '';
      await page.goto(site.url() + link);
      await page.getByLabel('New password', { exact: true }).fill(better);
      await page.getByLabel('New password again').fill(better);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
      await page.goto(site.url() + link);
      await page.getByRole('heading', { name: 'This link cannot be used any more' }).waitFor();
      await page.goto(`${site.url()}/login`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await page.getByText('The e-mail address or the password is wrong').waitFor();
      await logInByForm(site, page, email, better);
      expect(site.complaints).toEqual([]);
    });
  });
}

// Somebody who is no customer opts out: from the form by the mailed link to the answer of a super-admin. And a customer
// who leaves: the own data as a file, then the erasure.
import { randomUUID } from 'node:crypto';
import { owner } from '../../downloads/download-path.ts';
import { eventually } from '../../eventually.ts';
import { mailTo, password, signUp } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

export function privacyJourney(site: PeopleSite): void {
  const subjectTo = (email: string, subject: string) =>
    eventually(
      () => mailTo(site.url(), email),
      (mail) => mail.subject.startsWith(subject),
    );

  describe('security S30: an opt-out', () => {
    it('is asked for by the form, confirmed by the mailed link, answered by a super-admin and mailed', async () => {
      const email = `stranger.${randomUUID().slice(0, 8)}@canary.test`;
      const page = await site.newPage();
      await page.goto(`${site.url()}/home`);
      await page.getByRole('link', { name: 'Your privacy choices' }).click();
      await page.getByRole('heading', { name: 'Your privacy choices' }).waitFor();
      await expectAccessible(page);
      await page.getByLabel('E-mail').fill(email);
      await page.getByText('Help us find you (optional)').click();
      await page.getByLabel('Phone').fill('602 555 01');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByText('A phone number needs ten digits').waitFor();
      await page.getByLabel('Phone').fill('(602) 234-0142');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/home$/);
      await page.getByText(`An email has been sent to ${email} with further instructions.`).waitFor();
      const mail = await subjectTo(email, 'Confirm your privacy request');
      const link = /(\/ccpa_optout\/confirm\?token=[\w.~-]+)/.exec(mail.text)?.[1] ?? '';
      await page.goto(site.url() + link);
      await page.getByRole('button', { name: 'Confirm the request' }).focus();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your request is confirmed' }).waitFor();
      await page.goto(site.url() + link);
      await page.getByRole('heading', { name: 'This link cannot be used any more' }).waitFor();
      expect((await subjectTo(email, 'We have your privacy request')).text).toMatch(/lists\s+that\s+we\s+sell/);
      const staff = await site.newPage();
      await logInByForm(site, staff, 'admin@demo.test', owner.password);
      await staff.goto(`${site.url()}/superadmin/privacy`);
      const request = staff.getByRole('listitem').filter({ hasText: email });
      await request.getByText(/4[45] days left/).waitFor();
      await expectAccessible(staff);
      await request.getByText('Not found in the lists of leads.').waitFor();
      await request.getByRole('button', { name: 'Mark as answered' }).click();
      await request.waitFor({ state: 'detached' });
      expect((await subjectTo(email, 'Our answer to your privacy request')).text).toMatch(/We did not find\s+you/);
      expect(site.complaints).toEqual([]);
    });
  });

  describe('security S30: a person who leaves', () => {
    it('takes the own data as a file, is erased, and can no longer log in', async () => {
      const email = `leaving.${randomUUID().slice(0, 8)}@canary.test`;
      await signUp(site.url(), email);
      const page = await site.newPage();
      await logInByForm(site, page, email, password);
      await page.goto(`${site.url()}/settings/privacy`);
      await page.getByLabel('Password for the download').fill(password);
      const downloading = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await downloading).suggestedFilename()).toBe('my-data.json');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Erase me…' }).click();
      await page.getByLabel('Password to erase').fill(password);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByText('You have been erased.').waitFor();
      await page.goto(`${site.url()}/login`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.keyboard.press('Enter');
      await page.getByText('The e-mail address or the password is wrong').waitFor();
      expect(site.complaints).toEqual([]);
    });
  });
}

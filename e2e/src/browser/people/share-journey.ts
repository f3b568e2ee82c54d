// A person writes an e-mail that shares a search, looks at it beforehand, sends it and earns leads; a stranger who gets it
// opens the search.
import { randomUUID } from 'node:crypto';
import { saveSearch } from '../../people/save-search.ts';
import { mailTo, password, signUp } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

export function shareJourney(site: PeopleSite): void {
  describe('a search that is shared by e-mail', () => {
    it('is looked at beforehand, earns leads for a new mailbox once, and opens for who gets it', async () => {
      const run = randomUUID().slice(0, 8);
      const email = `shares.${run}@canary.test`;
      const friend = `friend.${run}@x.test`;
      const client = await signUp(site.url(), email);
      const searchId = await saveSearch(client, 'Roofers of Arizona');
      const page = await site.newPage();
      await logInByForm(site, page, email, password);
      const dialog = page.getByRole('dialog');
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

      await page.goto(`${site.url()}/saved_searches`);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await press('Send');
      await dialog.getByText("Please include a 'To' email address for your message.").waitFor();
      await dialog.getByLabel('To', { exact: true }).fill(`${friend}, ${friend.replace('@', '+2@')}, nobody`);
      await dialog.getByText('not understood').first().waitFor();
      await dialog.getByLabel('To', { exact: true }).fill(`${friend}, ${friend.replace('@', '+2@')}`);
      await dialog.getByLabel('Message').fill('Have a look at <b>these</b>.');
      await expectAccessible(page);
      await press('Preview');
      const mail = page.frameLocator('iframe[title="The e-mail"]');
      await mail.getByText('Have a look at <b>these</b>.').waitFor();
      await dialog.getByLabel('Mobile').check();
      await expectAccessible(page);
      await press('Send');
      await dialog.getByText('Your email was successfully sent!').waitFor();
      await dialog.getByText(/^You earn 10,000 leads for 1 new person, once the e-mail has arrived\./).waitFor();
      await expectAccessible(page);

      await dialog.getByRole('link', { name: 'See what becomes of it' }).click();
      const shares = page.getByRole('region', { name: 'Shared by e-mail' });
      await shares.getByText('+10,000').waitFor();
      await shares.getByRole('button', { name: /^Recipients of/ }).click();
      await shares.getByText(friend, { exact: true }).waitFor();
      await expectAccessible(page);

      const link = await linkTo(site, friend);
      const stranger = await site.newPage();
      // Whom the mail reached knows its sender; whom its link was given to without that part does not.
      await stranger.goto(`${site.url()}${link.replace(/&mail=.*/, '')}`);
      await stranger.getByRole('heading', { name: 'Roofers of Arizona' }).waitFor();
      expect(await stranger.getByRole('main').textContent()).not.toContain(email);
      await stranger.goto(`${site.url()}${link}`);
      await stranger.getByText(`${email} shared this search`).waitFor();
      // Its leads are there: the recipient's word would bring nothing.
      expect(await stranger.getByRole('button', { name: 'Yes, it reached me' }).count()).toBe(0);
      // A trial brings leads for one; those for a second wait.
      const second = `second.${run}@x.test`;
      const words = { searchId, to: [second], subject: 'More', text: 'Look.' };
      expect((await client.call('POST', '/api/email', words, { 'idempotency-key': run })).status).toBe(202);
      await stranger.goto(`${site.url()}${await linkTo(site, second)}`);
      await stranger.getByRole('button', { name: 'Yes, it reached me' }).click();
      await stranger.getByText(/^Thank you/).waitFor();
      await expectAccessible(stranger);
      expect(site.complaints).toEqual([]);
    });
  });
}

async function linkTo(site: PeopleSite, address: string): Promise<string> {
  const { text } = await mailTo(site.url(), address);
  return /\/share\/search\?token=[\w-]+&mail=[\w.-]+/.exec(text)?.[0] ?? '';
}

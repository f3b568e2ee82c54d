// An admin invites somebody new, who joins by the mail and downloads leads; then the admin takes the access away.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { owner } from '../../downloads/download-path.ts';
import { eventually } from '../../eventually.ts';
import { mailTo, password } from '../../people/sign-up.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

const LEADS = 12;
// The gateway may remember a session for 3 s.
const ENDED_SECONDS_MAX = 5;

export function teamJourney(site: PeopleSite): void {
  describe('a new member of a team', () => {
    const email = `colleague.${randomUUID().slice(0, 8)}@canary.test`;
    const name = `Grace ${email.slice(10, 18)}`;
    let admin: Page;
    let member: Page;

    it('is invited by an admin after a confirmation, and gets a mail', async () => {
      admin = await site.newPage();
      await logInByForm(site, admin, owner.email, owner.password);
      await admin.goto(`${site.url()}/settings/team`);
      await admin.getByLabel('Name').fill(name);
      await admin.getByLabel('E-mail').fill(email);
      await admin.getByRole('button', { name: 'Add to team' }).click();
      await admin.getByRole('button', { name: 'Send the invitation' }).click();
      await admin.getByText(`${name} was invited to your team as download.`).waitFor();
      await admin.locator('h1:focus').waitFor();
      await admin.getByRole('row', { name: new RegExp(email) }).waitFor();
      await expectAccessible(admin);
    });

    it('can be removed, sent another mail and given a role on a phone, without a table that scrolls sideways', async () => {
      await admin.setViewportSize({ width: 390, height: 844 });
      const tables = await admin.locator('.team-table').all();
      expect(tables).toHaveLength(2);
      for (const table of tables) {
        const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
        expect(x + width).toBeLessThanOrEqual(390);
        for (const button of await table.getByRole('button').all()) {
          const box = await button.boundingBox();
          expect(box && box.x + box.width).toBeLessThanOrEqual(390);
        }
      }
      await expectAccessible(admin);
      await admin.setViewportSize({ width: 1280, height: 900 });
    });

    it('joins by the link with a name and a password', async () => {
      const mail = await mailTo(site.url(), email);
      expect(mail.subject).toMatch(/^You are invited to join /);
      const link = /\/invitation\?token=[\w.~-]+/.exec(mail.text)?.[0] ?? '';
      member = await site.newPage();
      await member.goto(site.url() + link);
      await member.getByLabel('Password').fill(password);
      await expectAccessible(member);
      await member.keyboard.press('Enter');
      await member.waitForURL(/\/search/);
      await admin.reload();
      await admin.getByRole('row', { name: new RegExp(`${name}.*download.*Active`) }).waitFor();
    });

    it('downloads leads of the account, and is refused what admins manage', async () => {
      await member.goto(`${site.url()}/search/consumers?v=1&g=st:AZ`);
      await member.getByText(/Counted at .* exact, data version/).waitFor();
      await member.getByLabel('How many leads').fill(String(LEADS));
      await member.getByRole('button', { name: `Download ${LEADS} leads` }).click();
      await member.waitForURL(/\/downloads\/[0-9a-f-]{36}/);
      const open = member.getByRole('button', { name: 'Open the CSV file' });
      await open.waitFor({ timeout: 45_000 });
      const [file] = await Promise.all([member.waitForEvent('download'), open.click()]);
      expect(parse(readFileSync(await file.path()), { bom: true, record_delimiter: '\r\n' })).toHaveLength(LEADS + 1);
      await member.goto(`${site.url()}/settings/team`);
      await member.getByText('You do not have access to this page').waitFor();
    });

    it('security S13: is removed, and within 5 s nothing of the account opens any more', async () => {
      await admin.getByRole('button', { name: `Remove: ${name}` }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await admin.getByText(`${name} (download) was removed from your team.`).waitFor();
      await admin.locator('h1:focus').waitFor();
      await eventually(
        () => member.evaluate(async () => (await fetch('/api/v2/sessions/refresh', { method: 'POST' })).status),
        (status) => status === 401,
        ENDED_SECONDS_MAX,
      );
      const mail = await eventually(
        () => mailTo(site.url(), email),
        ({ subject }) => subject.startsWith('Your access to an account'),
      );
      expect(mail.text).not.toMatch(/https?:/);
      expect(site.complaints).toEqual([]);
    });
  });
}

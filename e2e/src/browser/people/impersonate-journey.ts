// A super-admin finds a customer, acts for them, is refused what nobody does in another's name, and is oneself again.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { eventually } from '../../eventually.ts';
import { impersonate, superAdmin } from '../../people/impersonate.ts';
import { signUp } from '../../people/sign-up.ts';
import { room } from '../../room.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

type Entry = { type: string; actorId: string; onBehalfOf?: string };

export function impersonateJourney(site: PeopleSite): void {
  describe('a super-admin', () => {
    const customer = () => `helped.${randomUUID().slice(0, 8)}@canary.test`;
    const banner = (page: Page) => page.getByRole('complementary', { name: 'Impersonating' });

    it('finds a customer by address, acts for them over a reload, and is oneself again', async () => {
      const email = customer();
      await signUp(site.url(), email);
      const page = await site.newPage();
      const otherTab = await page.context().newPage();
      await logInByForm(site, page, superAdmin.email, superAdmin.password);
      await otherTab.goto(`${site.url()}/search`);
      await otherTab.getByRole('link', { name: 'View All Users' }).waitFor();
      await page.getByPlaceholder('Search Users By Email').fill(email.toUpperCase());
      await page.getByRole('button', { name: `${email} Owner` }).click();
      await expectAccessible(page);
      await page.getByLabel('Reason').fill('Ticket 4711');
      await page.getByRole('button', { name: 'Impersonate' }).click();
      await banner(page).getByText(email).waitFor();
      expect(await page.title()).toContain(`Acting for ${email}`);
      await banner(otherTab).getByText(email).waitFor();
      await expectAccessible(page);
      await page.goto(`${site.url()}/settings/usage`);
      await banner(page).getByText(email).waitFor();
      await page.getByRole('heading', { name: 'Usage' }).waitFor();
      await page.goto(`${site.url()}/pricing`);
      await banner(page).getByText(email).waitFor();
      await page.goto(`${site.url()}/settings/change_password`);
      await page.getByLabel('Current password').fill(superAdmin.password);
      await page.keyboard.press('Enter');
      await page.getByText('Only the customer can do this.').waitFor();
      await page.getByRole('button', { name: 'Stop Impersonating' }).click();
      await page.getByText(`You are yourself again: ${superAdmin.email}`).waitFor();
      await page.getByRole('heading', { name: 'SuperAdmin Menu' }).waitFor();
      await otherTab.getByRole('link', { name: 'View All Users' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'View All Users' }).click();
      await page.getByRole('button', { name: `Impersonate ${email}` }).waitFor();
      await expectAccessible(page);
      expect(site.complaints).toEqual([]);
    });

    it('who logs out in one tab acts for nobody in any, within 5 s', async () => {
      const email = customer();
      await signUp(site.url(), email);
      const { client, cookie, own } = await impersonate(site.url(), email);
      expect((await client.call('GET', '/api/v2/me')).status).toBe(200);
      await own.call('POST', '/api/v2/sessions/logout', {}, { cookie, origin: site.url() });
      await eventually(
        () => client.call('GET', '/api/v2/me'),
        ({ status }) => status === 401,
        5 * room(),
      );
    });

    it('security S23: leaves both ids in the trail of the account for everything that was done there', async () => {
      const email = customer();
      const helped = await signUp(site.url(), email);
      const { client, own, personId, accountId, superAdminId } = await impersonate(site.url(), email);
      const profile = { name: 'Byron Roofing', phone: '6025550134', email: 'office@byron.example' };
      expect((await client.call('PUT', '/api/v2/company-profile', profile)).status).toBe(200);
      const refused = await client.call<{ code: string }>('GET', `/api/v2/superadmin/accounts/${accountId}/trail`);
      expect([refused.status, refused.body.code]).toEqual([403, 'not-while-impersonating']);
      expect((await client.call('POST', '/api/v2/superadmin/impersonations/stop')).status).toBe(204);
      const trail = async () =>
        (await own.call<{ entries: Entry[] }>('GET', `/api/v2/superadmin/accounts/${accountId}/trail`)).body.entries;
      const entries = await eventually(trail, (all) => all.some(({ type }) => type === 'ImpersonationStopped'));
      const done = ['ImpersonationStarted', 'CompanyProfileChanged', 'ImpersonationStopped'];
      expect(entries.filter(({ type }) => done.includes(type))).toMatchObject(
        done.map((type) => ({ type, actorId: superAdminId, onBehalfOf: personId })),
      );
      expect((await helped.call('GET', '/api/v2/me')).status).toBe(200);
    });
  });
}

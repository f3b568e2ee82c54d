// Somebody who is signed in follows a link of a mail. The mail is read at another site, as in any mailbox on the web, and
// the link opens a tab of its own.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arizona, countOf, endOf, requestDownload } from '../../downloads/download-path.ts';
import { eventually } from '../../eventually.ts';
import { mailTo, password, signUp } from '../../people/sign-up.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

/** A page of another site, with this HTML in it. */
async function webMailbox(html: string, productUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<base target="_blank">${html}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The browser takes these two names of one machine for two sites.
  const host = new URL(productUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function mailedLinkJourney(site: PeopleSite): void {
  describe('security S4: who is signed in and follows a mailed link', () => {
    it('from another site stays signed in, at the page of the link and at the first page', async () => {
      const email = `reader.${randomUUID().slice(0, 8)}@canary.test`;
      const client = await signUp(site.url(), email);
      const { datasetVersion } = await countOf(client, arizona);
      const id = (await requestDownload(client, arizona, 1, datasetVersion)) ?? '';
      expect((await endOf(client, id)).status).toBe('ready');
      const { html } = await eventually(
        () => mailTo(site.url(), email),
        ({ html: text }) => text.includes(`/downloads/${id}`),
      );
      const mailbox = await webMailbox(`${html}<a href="${site.url()}/">The first page</a>`, site.url());
      try {
        const page = await site.newPage();
        await logInByForm(site, page, email, password);
        await page.goto(mailbox.url);
        const follow = async (link: string) => {
          const [tab] = await Promise.all([page.context().waitForEvent('page'), page.locator(link).first().click()]);
          tab.setDefaultTimeout(20_000);
          return tab;
        };
        const download = await follow(`a[href*="/downloads/${id}"]`);
        await download.getByRole('button', { name: 'Open the CSV file' }).waitFor();
        expect(new URL(download.url()).pathname).toBe(`/downloads/${id}`);
        const first = await follow(`a[href="${site.url()}/"]`);
        await first.waitForURL(/\/search/);
        // It was one session all along: the cookie of the log-in was sent and renewed, not replaced.
        const { body } = await client.call<{ sessions: { current: boolean }[] }>('GET', '/api/v2/me/sessions');
        expect(body.sessions).toHaveLength(2);
        expect(site.complaints).toEqual([]);
      } finally {
        await mailbox.close();
      }
    });
  });
}

// Somebody downloads a file that turns out blank, reports it, and gets the leads back. Finance reads why.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arizona, countOf, endOf, owner, requestDownload } from '../../downloads/download-path.ts';
import { eventually } from '../../eventually.ts';
import { runningSources } from '../../invariants/sources.ts';
import { password, signUp } from '../../people/sign-up.ts';
import { sharedProduct } from '../../product/shared-product.ts';
import { expectAccessible } from '../axe.ts';
import { logInByForm, type PeopleSite } from './people-site.ts';

const ROWS = 60;

/** Waits until the product itself has read this file and found it good. */
async function ownCheckOf(dataFolder: string, downloadId: string): Promise<void> {
  const sources = runningSources(dataFolder);
  const waiting = () =>
    sources.query<{ due: boolean }>('export', 'select due from file_report where download_id = $1', [downloadId]);
  try {
    await eventually(waiting, ([row]) => row?.due === false);
  } finally {
    await sources.close();
  }
}

/** The stored file, as text, with what writes over it. */
function storedFile(dataFolder: string, downloadId: string) {
  const folder = path.join(dataFolder, 'objects');
  const [name = ''] = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.includes(downloadId));
  return { text: readFileSync(name, 'utf8'), write: (text: string) => writeFileSync(name, text) };
}

export function reportJourney(site: PeopleSite): void {
  describe('a bad file', () => {
    it('is downloaded, reported and credited, and finance sees the evidence', async () => {
      const email = `reporter.${randomUUID().slice(0, 8)}@canary.test`;
      const client = await signUp(site.url(), email);
      const { datasetVersion } = await countOf(client, arizona);
      const id = (await requestDownload(client, arizona, ROWS, datasetVersion)) ?? '';
      expect((await endOf(client, id)).status).toBe('ready');
      const { dataFolder } = await sharedProduct();
      await ownCheckOf(dataFolder, id);
      const file = storedFile(dataFolder, id);
      const [header = ''] = file.text.split('\r\n');
      // Every row has as many empty cells as the header has labels.
      file.write(`${header}\r\n${`${header.replaceAll(/[^,]/g, '')}\r\n`.repeat(ROWS)}`);
      const page = await site.newPage();
      await logInByForm(site, page, email, password);
      await page.goto(`${site.url()}/downloads/${id}`);
      await page.getByRole('region', { name: 'Leads left' }).getByText('40', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Report file' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report file' });
      await dialog.getByLabel('The leads are outside the geography I chose').waitFor();
      await expectAccessible(page);
      await dialog.getByLabel('The file is blank').check();
      await page.keyboard.press('Enter');
      const thanks = `Thanks for reporting your file! Your account has been credited for ${ROWS} leads.`;
      await page.getByText(thanks).waitFor();
      file.write(file.text);
      await page.getByText('Yes - account credited').waitFor();
      await page.getByRole('region', { name: 'Leads left' }).getByText('100', { exact: true }).waitFor();
      await expectAccessible(page);
      await page.goto(`${site.url()}/settings/usage`);
      await page.getByRole('row', { name: /Credit for a bad file.*\+60/ }).waitFor();

      const { accountId } = (await client.call<{ accountId: string }>('GET', '/api/v2/me')).body;
      const staff = await site.newPage();
      await logInByForm(site, staff, 'admin@demo.test', owner.password);
      await staff.goto(`${site.url()}/finance?account=${accountId}`);
      const evidence = staff
        .getByRole('table', { name: 'Reported files' })
        .getByRole('row', { name: /60 leads credited/ });
      await evidence.getByText(/Of 60 rows 60 blank.*First bad rows: 1, 2, 3/).waitFor();
      await expectAccessible(staff);
      expect(site.complaints).toEqual([]);
    });
  });
}

// The main job for one kind of leads, in few steps.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import { exportColumns } from '@leadwright/leads/dictionary';
import type { Kind } from '@leadwright/leads/kinds';

/** Counts, previews and downloads one lead; its file has the columns of the kind. */
export async function downloadOneOf(page: Page, site: string, { dictId, path }: Kind): Promise<void> {
  await page.goto(`${site}${path}?v=1&g=st:CA`);
  await page.getByText(/Counted at/).waitFor();
  await page.getByRole('region', { name: 'Result' }).getByText('••••').first().waitFor();
  await page.getByLabel('How many leads').fill('1');
  await page.getByRole('button', { name: 'Download 1 lead' }).click();
  await page.waitForURL(/\/downloads\/[0-9a-f-]{36}/);
  const open = page.getByRole('button', { name: 'Open the CSV file' });
  await open.waitFor({ timeout: 45_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), open.click()]);
  const rows = parse(readFileSync(await file.path()), { bom: true, record_delimiter: '\r\n' }) as string[][];
  const dictionary = dictionaryOf(dictId);
  expect(rows[0]).toEqual(dictionary && exportColumns(dictionary).map(({ label }) => label));
  expect(rows).toHaveLength(2);
}

// `npm run recording`: starts the product with the demo's leads and records a silent film of it, light and dark: a search,
// its count, the preview, the download. It writes the films and what is said at each step to web/public/pictures.
// LEADWRIGHT_E2E=http://… records a product that runs; it buys two small downloads there as the demo's owner.
// Look at what it took before you commit it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { owner } from '../../e2e/src/downloads/download-path.ts';
import { launchBrowser } from '../../e2e/src/browser/browser.ts';
import { demoPicture, demoSteps } from '../../web/src/components/demo/demo-steps.ts';
import { recordingAt } from '../../web/src/components/demo/film.ts';
import type { Scheme } from '../../web/src/theme.ts';
import type { Browser } from '../pictures/browser.ts';
import { productUnderTest } from '../pictures/product.ts';
import { openCamera } from './camera.ts';
import { webVttOf, type Cue } from './captions.ts';
import { encode } from './encode.ts';
import { handOn, showHand } from './hand.ts';
import { walks } from './walk.ts';
import { webmOf } from './webm.ts';

/** A visitor on a slow line waits for it. */
const BYTES_MAX = 2_000_000;
const publicFolder = path.resolve(import.meta.dirname, '../../web/public');

const product = await productUnderTest();
const browser = await launchBrowser();
try {
  for (const scheme of ['light', 'dark'] as const) await film(browser, product.url, scheme);
} finally {
  await browser.close();
  await product.close();
}

async function film(of: Browser, url: string, scheme: Scheme): Promise<void> {
  const context = await of.newContext({
    viewport: demoPicture,
    colorScheme: scheme,
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
  });
  await showHand(context);
  const page = await context.newPage();
  await page.goto(`${url}/login?next=${encodeURIComponent('/search/consumers?v=1')}`);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'City' }).waitFor();
  await page.waitForLoadState('networkidle');

  const camera = await openCamera(page);
  const hand = handOn(page, camera);
  const cues: Cue[] = [];
  for (const [at, { name, title }] of demoSteps.entries()) {
    cues.push({ fromMs: camera.nowMs(), text: `${at + 1}. ${title}` });
    await walks[name]?.({ page, hand, camera });
  }
  const { frames } = camera;
  const durationMs = camera.nowMs();
  await page.goto(`${url}/robots.txt`);
  const content = webmOf({ ...demoPicture, durationMs, pictures: await encode(page, frames, demoPicture) });
  await context.close();
  if (content.length > BYTES_MAX) throw new Error(`The film has ${content.length} bytes, more than ${BYTES_MAX}.`);
  const files = recordingAt(scheme);
  writeFileSync(path.join(publicFolder, files.address), content);
  writeFileSync(path.join(publicFolder, files.captions), webVttOf(cues, durationMs));
  console.log(
    `${files.address}: ${Math.round(durationMs / 1000)} s, ${frames.length} pictures, ${content.length} bytes`,
  );
}

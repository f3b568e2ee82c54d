// What comes after a public page: the film of the demo, from the product's own address and under the page's content policy,
// and the banner. Where one of them cannot be had the page stays.
import type { Browser, Page } from 'playwright-core';
import { problemsOnPage } from './src/browser/axe.ts';
import { launchBrowser } from './src/browser/browser.ts';
import { productUnderTest, type ProductUnderTest } from './src/product/product-under-test.ts';

let product: ProductUnderTest;
let browser: Browser;

beforeAll(async () => {
  product = await productUnderTest();
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** The landing page, and what it has asked for of the film. */
async function landing(reducedMotion: 'reduce' | 'no-preference'): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage({ reducedMotion, viewport: { width: 1440, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => void (/\.(?:webm|vtt)$/.test(request.url()) && asked.push(request.url())));
  await page.goto(`${product.url}/home`);
  await page.getByRole('heading', { name: 'Know the count before you buy' }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, asked };
}

const film = (page: Page) =>
  page.locator('video').evaluate((video) => {
    const { videoWidth, videoHeight, duration, currentTime, paused, muted } = video as HTMLVideoElement;
    const said = [...((video as HTMLVideoElement).textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
    return { videoWidth, videoHeight, duration, currentTime, paused, muted, said };
  });
const isPlayed = (page: Page, fromS: number) =>
  page.waitForFunction((from) => (document.querySelector('video')?.currentTime ?? 0) > from, fromS);

it('the film is not asked for before the button is pressed, then plays by itself with what is said at each step', async () => {
  const { page, asked } = await landing('no-preference');
  expect(asked).toEqual([]);
  const button = page.getByRole('button', { name: 'Watch the demo' });
  await button.focus();
  await page.keyboard.press('Enter');
  await isPlayed(page, 0.5);
  expect(await film(page)).toMatchObject({ videoWidth: 1360, videoHeight: 850, muted: true, said: ['1. Say where'] });
  await page.locator('video').evaluate((video) => ((video as HTMLVideoElement).currentTime = 20));
  await isPlayed(page, 20.2);
  expect((await film(page)).said).toHaveLength(1);
  expect((await film(page)).duration).toBeLessThan(60);
  expect(await problemsOnPage(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('video').count()).resolves.toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.close();
});

it('the film stands still, and is not asked for, until it is played by who wants no motion', async () => {
  const { page, asked } = await landing('reduce');
  await page.getByRole('button', { name: 'Watch the demo' }).click();
  await page.locator('video').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await film(page)).toMatchObject({ paused: true, currentTime: 0 });
  expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await page.locator('video').focus();
  await page.keyboard.press('Space');
  await isPlayed(page, 0.2);
  await page.close();
});

it('the demo says that it could not be loaded, leaves the page as it is, and opens once it is loaded again', async () => {
  const { page } = await landing('reduce');
  await page.context().setOffline(true);
  const button = page.getByRole('button', { name: 'Watch the demo' });
  await button.click();
  await page.getByText('The demo could not be loaded.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Know the count before you buy');
  await page.context().setOffline(false);
  await page.reload();
  await button.click();
  await page.getByRole('dialog', { name: 'How it works' }).waitFor();
  await page.close();
});

it('a banner whose code cannot be had takes nothing from the page', async () => {
  const page = await browser.newPage();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('alert-banner'));
  await page.route(/alert-banner.*\.js$/, (route) => route.abort());
  await page.goto(`${product.url}/home`);
  await failed;
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Know the count before you buy');
  await page.close();
});

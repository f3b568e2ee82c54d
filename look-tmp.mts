import { chromium } from 'playwright-core';
import sparticuz from '@sparticuz/chromium';
const base = process.argv[2]; const out = '/tmp/look-site'; import { mkdirSync } from 'node:fs'; mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'], headless: true });
for (const [w, scheme] of [[1440, 'light'], [360, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(w, page.url(), m.type(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('ERR', page.url(), String(e).slice(0, 300)));
  for (const p of ['/home', '/pricing', '/contact', '/terms', '/resources/all', '/resources/how-accurate-are-marketing-lists', '/signup', '/ccpa_optout', '/ccpa']) {
    await page.goto(base + p, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(w, p, await page.title(), overflow, await page.evaluate(() => Object.keys(document.getElementById('root')!).some((k) => k.startsWith('__reactContainer'))));
    await page.screenshot({ path: `${out}/${w}${p.replaceAll('/', '-')}.png`, fullPage: true });
  }
  await context.close();
}
const nojs = await browser.newContext({ javaScriptEnabled: false }); const page = await nojs.newPage();
await page.goto(base + '/pricing'); console.log('nojs', (await page.locator('main').innerText()).slice(0, 200)); 
await browser.close();

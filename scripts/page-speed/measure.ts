// What a cold visit of a page costs somebody on a mobile telephone: when its largest part is there, and how far it moves.
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';

export type Visit = {
  /** Milliseconds until the largest text or picture of the first screen was painted. */
  lcp: number;
  /** What that was. */
  largest: string;
  firstPaint: number;
  /** How much of the screen moved by itself, and how far: the largest session window, as browsers report it. */
  cls: number;
  /** What moved. */
  moved: string[];
  /** Requests that were sent before the largest part was there. */
  requests: number;
  /** Kilobytes on the wire until the page was still. */
  sentKb: number;
  /** Hosts other than the page's own. */
  others: string[];
};

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; and a processor at a quarter of its speed. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWER = 4;

/** A page counts as still when nothing was sent and nothing moved for this long. */
const STILL_MS = 1_500;
const LONGEST_MS = 30_000;

const telephone = { width: 360, height: 640 };

/** Opens the address in a browser that has never seen it. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: telephone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: path.join(import.meta.dirname, 'observe.js') });
    const wire = await slowDown(page);
    await page.goto(address, { waitUntil: 'load', timeout: LONGEST_MS });
    await untilStill(page, wire);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const navigation = wire.requests[0]?.at ?? 0;
    return {
      lcp: seen.lcp,
      largest: seen.largest,
      firstPaint: seen.firstPaint,
      cls: seen.cls,
      moved: seen.moved,
      requests: wire.requests.filter(({ at }) => (at - navigation) * 1000 <= seen.lcp).length,
      sentKb: wire.bytes / 1000,
      others: [...new Set(wire.requests.map(({ host }) => host))].filter((host) => host !== new URL(address).host),
    };
  } finally {
    await context.close();
  }
}

type Wire = { requests: { at: number; host: string }[]; bytes: number; lastAt: number };

async function slowDown(page: Page): Promise<Wire> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const wire: Wire = { requests: [], bytes: 0, lastAt: Date.now() };
  devTools.on('Network.requestWillBeSent', ({ timestamp, request: { url } }) => {
    if (!url.startsWith('http')) return;
    wire.requests.push({ at: timestamp, host: new URL(url).host });
    wire.lastAt = Date.now();
  });
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    wire.lastAt = Date.now();
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
  return wire;
}

async function untilStill(page: Page, wire: Wire): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && Date.now() - wire.lastAt < STILL_MS) await page.waitForTimeout(100);
}

/** What `observe.js` leaves in the page. */
type Seen = { lcp: number; largest: string; firstPaint: number; cls: number; moved: string[] };

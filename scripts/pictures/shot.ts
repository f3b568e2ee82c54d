// What a picture shows, and how it is taken: in both colour schemes, at one and at two pixels to the point.
import type { Browser, Context, Locator, Page } from './browser.ts';
import { hiddenParts } from './hidden-parts.ts';
import { webpOf } from './webp.ts';

/** Who looks at the page. */
export type Viewer = 'visitor' | 'owner' | 'customer';

export type Shot = {
  /** The first part of its files: `/pictures/<name>-light.webp` and so on. */
  name: string;
  viewer: Viewer;
  /** Address within the site. */
  at: string;
  viewport?: { width: number; height: number };
  /** Brings the page to what is shown. */
  open?: (page: Page) => Promise<unknown>;
  /** The part of the page; the whole viewport where there is none. */
  part?: (page: Page) => Locator;
  /** The control that the text explains: it gets a ring. */
  control?: (page: Page) => Locator;
};

/** A file by its name, e.g. `search-dark@2x.webp`. */
export type TakenFile = { file: string; content: Buffer };

export const schemes = ['light', 'dark'] as const;
export const densities = [1, 2] as const;

/** As wide as a help article's text, so that a telephone shows it at more than half its size. */
const HELP_VIEWPORT = { width: 600, height: 900 };
const MARGIN = 16;

/** A context of the browser for each density, in which the viewer is signed in. */
export type Look = { url: string; contexts: readonly Context[] };

export function openContext(browser: Browser, density: number): Promise<Context> {
  return browser.newContext({
    viewport: HELP_VIEWPORT,
    deviceScaleFactor: density,
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
}

/** The four files of a picture. */
export async function take(shot: Shot, { url, contexts }: Look): Promise<TakenFile[]> {
  const files: TakenFile[] = [];
  for (const [at, context] of contexts.entries()) {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    try {
      await page.setViewportSize(shot.viewport ?? HELP_VIEWPORT);
      await page.goto(url + shot.at);
      await page.addStyleTag({ content: hiddenParts });
      await untilStill(page);
      await shot.open?.(page);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await untilStill(page);
        // Again for each: other colours may draw the control anew.
        if (shot.control !== undefined) await ring(shot.control(page));
        const png = await picture(page, shot.part?.(page));
        const file = `${shot.name}-${scheme}${densities[at] === 2 ? '@2x' : ''}.webp`;
        files.push({ file, content: await webpOf(page, png) });
      }
    } catch (error) {
      throw new Error(`The picture ${shot.name} was not taken of ${page.url()}`, { cause: error });
    } finally {
      await page.close();
    }
  }
  return files;
}

/** Waits until no request and no transition is running, and nothing is focused that would blink. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function ring(control: Locator): Promise<void> {
  await control.first().evaluate((element) => {
    element.style.outline = '3px solid var(--accent)';
    element.style.outlineOffset = '3px';
    element.style.borderRadius = '6px';
  });
}

/** The part with a margin around it, or what the window shows. */
async function picture(page: Page, part: Locator | undefined): Promise<Buffer> {
  const hidden = { animations: 'disabled', caret: 'hide' } as const;
  if (part === undefined) return page.screenshot(hidden);
  await part.first().scrollIntoViewIfNeeded();
  const box = await part.first().boundingBox();
  if (box === null) throw new Error('What it shows is not visible.');
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const { width } = page.viewportSize() ?? HELP_VIEWPORT;
  const left = Math.max(0, Math.floor(box.x - MARGIN));
  const top = Math.max(0, Math.floor(box.y + scrolled.y - MARGIN));
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, Math.ceil(box.x + box.width + MARGIN)) - left,
    height: Math.ceil(box.height + 2 * MARGIN),
  };
  return page.screenshot({ ...hidden, fullPage: true, clip });
}

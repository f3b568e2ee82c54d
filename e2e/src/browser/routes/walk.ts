// Opens addresses as somebody, and says where each led.
import type { Page } from 'playwright-core';
import type { Reader } from './states.ts';

export type Seen = { status: number; canonical: string; at: string; title: string; heading: string };
type Shown = Pick<Seen, 'at' | 'title' | 'heading'>;

const WAIT_MS_MAX = 20_000;
const REST_MS = 400;
/** In place of a download's id, for who has none. */
const NONE = 'no-download';

/** What the server answers to a browser: the status after redirects, and the address that search engines are told. */
export async function answerTo(
  url: string,
  address: string,
  { cookie, downloadId }: Reader,
): Promise<Omit<Seen, keyof Shown>> {
  const answer = await fetch(url + address.replaceAll(':its-own', downloadId ?? NONE), {
    headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) },
  });
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(await answer.text()) ?? [];
  return { status: answer.status, canonical: canonical.replace(url, '') };
}

/**
 * Goes to addresses as a link of the application does, without loading the page anew. `go(address, wanted)` is done as soon
 * as what is wanted stands there and nothing is asked of the server any more; without it, or where it never comes, when
 * nothing changed for a while.
 */
export function walkOn(
  page: Page,
  { downloadId }: Pick<Reader, 'downloadId'>,
): (address: string, wanted?: Shown) => Promise<Shown> {
  const asked = new Set<unknown>();
  page.on('request', (request) => request.resourceType() !== 'eventsource' && asked.add(request));
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
  const named = (text: string): string => text.replaceAll(downloadId ?? NONE, ':its-own');
  const shown = async (): Promise<Shown & { busy: boolean }> => {
    const { at, ...rest } = await page.evaluate(() => ({
      at: location.pathname + location.search,
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      busy: document.querySelector('[aria-busy=true]') !== null,
    }));
    return { at: named(at), ...rest };
  };
  return async (address, wanted) => {
    await page.evaluate(
      (to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      },
      address.replaceAll(':its-own', downloadId ?? NONE),
    );
    const giveUpAt = Date.now() + WAIT_MS_MAX;
    let [before, since] = ['', Date.now()];
    for (;;) {
      const { busy, ...now } = await shown();
      const text = JSON.stringify(now);
      const isQuiet = asked.size === 0 && !busy && now.heading !== '';
      if (isQuiet && wanted !== undefined && sameAs(now, wanted)) return now;
      if (text !== before || !isQuiet) [before, since] = [text, Date.now()];
      const rest = wanted === undefined ? REST_MS : REST_MS * 10;
      if (Date.now() - since > rest || Date.now() > giveUpAt) return now;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  };
}

const sameAs = (now: Shown, wanted: Shown): boolean =>
  now.at === wanted.at && now.title === wanted.title && now.heading === wanted.heading;

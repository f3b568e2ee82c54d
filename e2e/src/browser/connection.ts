// Breaks the connection before or during a step, and checks what the page does.
import type { Page, Request } from 'playwright-core';
import { eventually } from '../eventually.ts';

const SEEN_SECONDS_MAX = 15;

type Cut = {
  /** Path of the call that is cut off. */
  path: string | RegExp;
  /** Whether the server receives the call before the answer is lost. */
  arrives?: boolean;
};

export type Connection = {
  /**
   * Goes offline, runs `act` and waits until the page shows `sentence`. Afterwards the page must not have sent
   * anything by itself.
   */
  without(act: () => Promise<unknown>, sentence: string | RegExp): Promise<void>;
  /** Cuts off the call that `act` makes, stays offline until the page shows `sentence`, and reconnects. */
  brokenOff(act: () => Promise<unknown>, cut: Cut, sentence: string | RegExp): Promise<void>;
  /** How often a changing call was answered, such as `POST /api/login`. */
  answered(call: string): number;
};

export function connectionOf(page: Page): Connection {
  const answers: string[] = [];
  const calls: string[] = [];
  const context = page.context();
  const changing = (request: Request): boolean => request.method() !== 'GET' && request.method() !== 'HEAD';
  const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
  page.on('request', (request) => void (changing(request) && calls.push(nameOf(request))));
  page.on('requestfinished', (request) => void (changing(request) && answers.push(nameOf(request))));
  const says = async (sentence: string | RegExp): Promise<void> => {
    const words = page.locator('[role=status], [role=alert]').filter({ hasText: sentence, visible: true });
    await words.first().waitFor();
    // Checks that nothing covers the sentence, such as a drawer.
    await eventually(
      () => words.evaluateAll(areOnTop),
      (seen) => seen,
      SEEN_SECONDS_MAX,
    );
    // A keyboard user continues from the focus, so it must not be lost.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  };
  const back = async (): Promise<void> => {
    const before = calls.length;
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    const commands = calls.slice(before).filter((call) => !reading.test(call));
    expect(commands).toEqual([]);
  };
  return {
    answered: (call) => answers.filter((name) => name === call).length,
    without: async (act, sentence) => {
      await context.setOffline(true);
      await act();
      await says(sentence);
      await back();
    },
    brokenOff: async (act, { path, arrives = false }, sentence) => {
      await page.route(path, async (route) => {
        if (arrives) await route.fetch();
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      });
      await act();
      await says(sentence);
      await page.unroute(path);
      await back();
    },
  };
}

// Counts and previews use POST but change nothing, so the page may repeat them once it is online.
const reading = / \/api\/v2\/(searches\/\w+|sessions\/refresh|sign-ups\/check-link)$/;

/** Whether one of them is visible; elements further down are scrolled to. */
function areOnTop(elements: Element[]): boolean {
  return elements.some((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && element.contains(at);
  });
}

// A connection that is lost before a step or in the middle of it, and what the page does about it.
import type { Page, Request } from 'playwright-core';
import { eventually } from '../eventually.ts';

const SEEN_SECONDS_MAX = 15;

type Cut = {
  /** Path of the call that is cut off. */
  path: string | RegExp;
  /** Whether the server has got the call before the answer is lost. */
  arrives?: boolean;
};

export type Connection = {
  /** Is offline while `act` runs and until the page says `sentence`; afterwards nothing was sent by itself. */
  without(act: () => Promise<unknown>, sentence: string | RegExp): Promise<void>;
  /** Breaks off the call that `act` makes, is offline until the page says `sentence`, and is back. */
  brokenOff(act: () => Promise<unknown>, cut: Cut, sentence: string | RegExp): Promise<void>;
  /** How often a call that changes something was answered, such as `POST /api/login`. */
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
    // Not behind something else, such as a drawer over the page.
    await eventually(
      () => words.evaluateAll(areOnTop),
      (seen) => seen,
      SEEN_SECONDS_MAX,
    );
    // Who has no mouse goes on from where the focus is.
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

// Counts and previews are asked by POST, cost nothing, and are asked again as soon as there is a connection.
const reading = / \/api\/v2\/(searches\/\w+|sessions\/refresh|sign-ups\/check-link)$/;

/** Whether one of them can be seen where it stands; elements further down are scrolled to. */
function areOnTop(elements: Element[]): boolean {
  return elements.some((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && element.contains(at);
  });
}

// Uses a page by keyboard: reaches elements by Tab, never by a click or a `focus()`.
import type { Locator, Page } from 'playwright-core';

const STOPS_MAX = 70;

export type Keyboard = {
  /** Presses Tab until `target` has the focus and returns the number of presses. Throws with the elements passed. */
  to(target: Locator, stopsMax?: number): Promise<number>;
  /** Moves there and presses Enter. */
  press(target: Locator): Promise<void>;
  /** Moves to a field and replaces its content with `text`. */
  write(target: Locator, text: string): Promise<void>;
  key(name: string): Promise<void>;
  /** The name of the focused element; empty if there is none. */
  at(): Promise<string>;
};

export function keyboardOf(page: Page): Keyboard {
  const key = (name: string): Promise<void> => page.keyboard.press(name);
  const at = (): Promise<string> => page.evaluate(nameOfFocus);
  const to = async (target: Locator, stopsMax = STOPS_MAX): Promise<number> => {
    await target.waitFor().catch(async (error: unknown) => {
      throw new Error(`${String(error)}\nThe page shows ${await page.locator('body').ariaSnapshot()}`);
    });
    const met: string[] = [];
    for (let stops = 0; stops <= stopsMax; stops++) {
      if (await target.evaluate((element) => element.ownerDocument.activeElement === element)) return stops;
      met.push(await at());
      await key('Tab');
    }
    throw new Error(`${String(target)} is not reached by ${stopsMax} Tabs, but: ${met.join(' → ')}`);
  };
  return {
    to,
    key,
    at,
    press: async (target) => {
      await to(target);
      await key('Enter');
    },
    write: async (target, text) => {
      await to(target);
      await key('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}

function nameOfFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return '';
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const words = [element.getAttribute('aria-label'), labels[0]?.textContent, element.textContent].find(Boolean);
  return `${element.tagName.toLowerCase()} ${(words ?? '').trim().slice(0, 40)}`;
}

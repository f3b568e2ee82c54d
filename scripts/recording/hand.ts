// A hand that works slowly enough to be followed: the pointer, which the browser paints nowhere, is drawn into the page.
import type { Context, Locator, Page } from '../pictures/browser.ts';
import { FRAME_MS, type Camera } from './camera.ts';

const MOVE_FRAMES = 16;
const PRESS_MS = 160;
const LETTER_MS = 160;

/** Draws the pointer on every page of the context, and leaves out what the sandbox adds to the product. */
export async function showHand(context: Context): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .sandbox-bar { display: none !important }
      #hand { position: fixed; z-index: 99999; left: 0; top: 0; width: 22px; height: 22px; pointer-events: none; transform: translate(680px, 500px) }
      #hand[data-pressed] { scale: 0.8 }`);
    document.adoptedStyleSheets.push(sheet);
    const shape = 'M2 2 L2 18 L6.5 14 L9.5 20.5 L12.5 19 L9.5 13 L15.5 12.5 Z';
    document.addEventListener('DOMContentLoaded', () => {
      const hand = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      hand.id = 'hand';
      hand.setAttribute('viewBox', '0 0 22 22');
      hand.innerHTML = `<path d="${shape}" fill="#16202c" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>`;
      document.documentElement.append(hand);
      // A method, not an arrow: the compiler keeps the name of an arrow by a function that the page has not.
      const follow = {
        handleEvent({ clientX, clientY, buttons }: MouseEvent) {
          hand.style.transform = `translate(${clientX - 2}px, ${clientY - 2}px)`;
          hand.toggleAttribute('data-pressed', buttons > 0);
        },
      };
      for (const kind of ['mousemove', 'mousedown', 'mouseup'] as const) document.addEventListener(kind, follow, true);
    });
  });
}

export type Hand = {
  point: (at: Locator) => Promise<void>;
  press: (at: Locator) => Promise<void>;
  type: (at: Locator, text: string) => Promise<void>;
  /** As a wheel does, a little at a time. */
  scroll: (pixels: number) => Promise<void>;
};

/** Each of its moves is taken by the camera. */
export function handOn(page: Page, { shoot }: Camera): Hand {
  let place = { x: 680, y: 500 };
  const point = async (at: Locator): Promise<void> => {
    await at.scrollIntoViewIfNeeded();
    const box = await at.boundingBox();
    if (box === null) throw new Error(`Nothing to point at: ${String(at)}`);
    // Not into the middle of a wide control: what it says is to be read.
    const to = { x: box.x + Math.min(box.width * 0.7, 220), y: box.y + box.height * 0.6 };
    for (const part of eased()) {
      await page.mouse.move(place.x + (to.x - place.x) * part, place.y + (to.y - place.y) * part);
      await shoot(FRAME_MS);
    }
    place = to;
  };
  const press = async (at: Locator): Promise<void> => {
    await point(at);
    await shoot(PRESS_MS);
    await page.mouse.down();
    await shoot(PRESS_MS);
    await page.mouse.up();
    await shoot(FRAME_MS);
  };
  return {
    point,
    press,
    type: async (at, text) => {
      await press(at);
      await page.keyboard.press('Control+A');
      for (const letter of text) {
        await page.keyboard.type(letter);
        await shoot(LETTER_MS);
      }
    },
    scroll: async (pixels) => {
      let before = 0;
      for (const part of eased()) {
        await page.mouse.wheel(0, pixels * (part - before));
        before = part;
        await shoot(FRAME_MS);
      }
    },
  };
}

/** From 0 to 1, slow at both ends. */
function eased(): number[] {
  return Array.from({ length: MOVE_FRAMES }, (_, step) => {
    const part = (step + 1) / MOVE_FRAMES;
    return part * part * (3 - 2 * part);
  });
}

// Takes what a page shows, picture by picture. The film has a clock of its own, which goes on by what each picture is to
// be seen for: a machine that is busy makes no slower film.
import type { Page } from '../pictures/browser.ts';

/** A picture as PNG, and when it begins. */
export type Frame = { atMs: number; png: string };

export type Camera = {
  frames: readonly Frame[];
  nowMs: () => number;
  /** Takes what is to be seen now, for so long. */
  shoot: (forMs: number) => Promise<void>;
  /** Goes on until it is so; throws where it never is. */
  shootUntil: (isSo: () => Promise<boolean>) => Promise<void>;
};

/** Twenty-five pictures a second. */
export const FRAME_MS = 40;
const WAIT_MS_MAX = 60_000;

export async function openCamera(page: Page): Promise<Camera> {
  const devTools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let clockMs = 0;
  const shoot = async (forMs: number): Promise<void> => {
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    // The same picture again is the one before, seen for longer.
    if (frames.at(-1)?.png !== data) frames.push({ atMs: clockMs, png: data });
    clockMs += forMs;
  };
  return {
    frames,
    nowMs: () => clockMs,
    shoot,
    shootUntil: async (isSo) => {
      const giveUpAt = Date.now() + WAIT_MS_MAX;
      while (!(await isSo())) {
        if (Date.now() > giveUpAt) throw new Error(`The film waits in vain at ${page.url()}`);
        await shoot(FRAME_MS);
      }
    },
  };
}

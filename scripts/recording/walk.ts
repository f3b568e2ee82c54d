// What the film shows: each step of the demo, done by hand.
import type { Page } from '../pictures/browser.ts';
import type { Camera } from './camera.ts';
import type { Hand } from './hand.ts';

export type Walk = { page: Page; hand: Hand; camera: Camera };

const DOWNLOAD = /^Download [0-9,]+ leads?$/;

/** By the names of `demoSteps`. */
export const walks: Record<string, (walk: Walk) => Promise<void>> = {
  where: async ({ page, hand, camera }) => {
    await camera.shoot(1200);
    await hand.press(page.getByRole('button', { name: 'City' }));
    await hand.type(page.getByRole('combobox', { name: /Find a city/ }), 'phoe');
    const phoenix = page.getByRole('option', { name: /Phoenix, AZ/ }).first();
    await camera.shootUntil(() => phoenix.isVisible());
    await camera.shoot(800);
    await hand.press(phoenix);
    await counted(page, camera);
    await camera.shoot(1600);
  },
  who: async ({ page, hand, camera }) => {
    await hand.type(page.getByLabel('Age, from'), '45');
    await hand.type(page.getByLabel('Age, to'), '64');
    await page.keyboard.press('Tab');
    await camera.shootUntil(async () => page.url().includes('age=45-64'));
    await counted(page, camera);
    await camera.shoot(2000);
  },
  look: async ({ page, hand, camera }) => {
    // The wheel turns what lies under the pointer.
    await hand.point(page.getByRole('columnheader').nth(1));
    await hand.scroll(300);
    await camera.shoot(2500);
    await hand.scroll(-300);
  },
  order: async ({ page, hand, camera }) => {
    await hand.type(page.getByLabel('How many leads'), '250');
    await hand.point(page.getByRole('button', { name: DOWNLOAD }));
    await camera.shoot(2500);
  },
  file: async ({ page, hand, camera }) => {
    await hand.press(page.getByRole('button', { name: DOWNLOAD }));
    const open = page.getByRole('button', { name: 'Open the CSV file' });
    await camera.shootUntil(() => open.isVisible());
    await camera.shootUntil(async () => !/Cancel download|Charging/.test(await page.locator('main').innerText()));
    await hand.point(open);
    await camera.shoot(3500);
  },
};

/** Until the number and the sample are those of what is asked. */
async function counted(page: Page, camera: Camera): Promise<void> {
  await camera.shootUntil(async () => {
    const isBusy = await page.evaluate(() => document.querySelector('[aria-busy=true]') !== null);
    return !isBusy && (await page.getByText(/Counted at .* exact/).isVisible());
  });
}

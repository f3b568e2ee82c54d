import { screen, within } from '@testing-library/react';
import { line } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { takeStylesOff, wearStyles } from '../../testing/wear-styles.ts';
import { Statement } from './statement.tsx';

afterEach(takeStylesOff);

async function rowAt(width: number): Promise<HTMLElement[]> {
  wearStyles(width, ['styles/base.css', 'features/usage/usage.css'], { touch: width < 768 });
  renderAt('/', { '/': <Statement pages={[[line]]} more={null} fetching={false} /> });
  return within(await screen.findByRole('row', { name: /Consumers Phoenix, AZ/ })).getAllByRole('cell', {
    hidden: true,
  });
}

describe('a row of the statement', () => {
  it.each([360, 1440])('has its words, its amount and its arrow in step at %d px', async (width) => {
    const cells = await rowAt(width);
    expect(cells).toHaveLength(4);
    expect(within(cells.at(-1) as HTMLElement).getByRole('button', { name: /^Entries of/ })).toBeVisible();
    expect(cells.map((cell) => getComputedStyle(cell).verticalAlign)).toEqual(Array(4).fill('middle'));
  });

  it('says its time under its words on a phone, where a column for it would break the row', async () => {
    const [when, what] = await rowAt(360);
    expect(when).not.toBeVisible();
    expect(what?.querySelector('.what-when')).toBeVisible();
  });

  it('has a column for its time where there is room', async () => {
    const [when, what] = await rowAt(1440);
    expect(when).toBeVisible();
    expect(what?.querySelector('.what-when')).not.toBeVisible();
  });
});

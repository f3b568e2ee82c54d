import { fireEvent, render, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/render.tsx';
import { StateMap } from './state-map.tsx';

const now = { AZ: 28_100, MT: 4_020, PR: 12, XX: 3 };
const before = { AZ: 30_000, NV: 5 };
const shape = (container: HTMLElement, state: string) => {
  const found = container.querySelector(`path[data-state=${state}]`);
  if (found === null) throw new Error(`the map has no ${state}`);
  return found;
};

it('shades each state by its leads, as the legend says', () => {
  const { container } = render(<StateMap label="Leads by state" now={now} />);
  expect(container.querySelectorAll('path')).toHaveLength(51);
  expect(['AZ', 'MT', 'NV'].map((state) => shape(container, state).getAttribute('data-shade'))).toEqual([
    '5',
    '2',
    '0',
  ]);
  expect(container.querySelector('figcaption')).toHaveTextContent(
    'None 1 to 1,099 1,100 to 4,399 4,400 to 9,999 10,000 to 16,999 17,000 or more',
  );
});

it('says beside the pointer which state it is, how many leads it has and had, until the pointer leaves', () => {
  const { container } = render(<StateMap label="Leads by state" now={now} before={before} />);
  fireEvent.pointerMove(shape(container, 'AZ'));
  expect(container.querySelector('.state-map-tip')).toHaveTextContent('Arizona 28,100, was 30,000');
  fireEvent.pointerMove(shape(container, 'MT'));
  expect(container.querySelector('.state-map-tip')).toHaveTextContent('Montana 4,020, was 0');
  fireEvent.pointerLeave(shape(container, 'MT').closest('figure') as HTMLElement);
  expect(container.querySelector('.state-map-tip')).toBeNull();
});

it('says the same as a table, with what lies on no map and what has no leads any more', async () => {
  const { container } = render(<StateMap label="Leads by state" now={now} before={before} />);
  const table = within(screen.getByRole('region', { name: 'Leads by state' }));
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['State', 'Leads', 'Before'],
    ['Arizona', '28,100', '30,000'],
    ['Montana', '4,020', '0'],
    ['Puerto Rico', '12', '0'],
    ['XX', '3', '0'],
    ['Nevada', '0', '5'],
  ]);
  await expectAccessible(container);
});

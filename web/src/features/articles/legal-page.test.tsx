import { screen, within } from '@testing-library/react';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import type { LegalText } from './legal.ts';
import { LegalPage } from './legal-page.tsx';

const terms: LegalText = {
  path: '/terms',
  slug: 'terms',
  title: 'Terms of service',
  description: 'What holds.',
  version: 2,
  changed: '2027-02-01',
  related: [],
  load: () => Promise.resolve({ html: '<p>What holds now.</p>' }),
  former: [{ version: 1, changed: '2026-11-23', load: () => Promise.resolve({ html: '<p>What held before.</p>' }) }],
};

const page = <LegalPage texts={[terms]} />;
const open = (address: string) =>
  renderAt(address, { '/terms': page, '/legal/:text/:version': page }, { visitor: true });

it('shows the version in force, and says where each version stays', async () => {
  const { container } = open('/terms');
  expect(await screen.findByText('What holds now.')).toBeVisible();
  expect(screen.getByText('Version 2, in force since 1 Feb 2027')).toBeVisible();
  const versions = within(screen.getByRole('region', { name: 'Versions' })).getAllByRole('link');
  expect(versions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Version 2', '/legal/terms/2'],
    ['Version 1', '/legal/terms/1'],
  ]);
  await expectAccessible(container);
});

it('shows a former version at its address, as one that is no longer in force', async () => {
  const { container } = open('/legal/terms/1');
  expect(await screen.findByText('What held before.')).toBeVisible();
  expect(screen.getByText(/This version is no longer in force/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read version 2' })).toHaveAttribute('href', '/terms');
  expect(screen.queryByText('What holds now.')).toBeNull();
  await expectAccessible(container);
});

it('keeps the address of the version in force for when it is none', async () => {
  open('/legal/terms/2');
  expect(await screen.findByText('What holds now.')).toBeVisible();
  expect(screen.queryByText(/no longer in force/)).toBeNull();
});

it.each(['/legal/terms/3', '/legal/terms/x', '/legal/other/1'])('has nothing at %s', (address) => {
  open(address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Uh oh, there's nothing here");
});

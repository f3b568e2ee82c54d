import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { AccountName } from './account-name.tsx';

it('names of accounts are asked for together, fifty at a time', async () => {
  const asked: number[] = [];
  network.use(
    http.get('*/api/v2/finance/account-names', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      asked.push(ids.length);
      return HttpResponse.json({ accounts: ids.map((accountId) => ({ accountId, name: `Name of ${accountId}` })) });
    }),
  );
  const accountIds = Array.from({ length: 60 }, (_, place) => `account-${place}`);
  const names = accountIds.map((accountId) => <AccountName key={accountId} accountId={accountId} />);
  renderAt('/finance', { '/finance': <>{names}</> });
  expect(await screen.findByText('Name of account-0')).toBeVisible();
  expect(await screen.findByText('Name of account-59')).toBeVisible();
  expect(asked).toEqual([50, 10]);
});

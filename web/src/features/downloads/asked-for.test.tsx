import { screen } from '@testing-library/react';
import { download } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { AskedFor } from './download-parts.tsx';

describe('what a download asked for', () => {
  it('says which filters were negated', async () => {
    const asked = download({
      query: {
        geography: { kind: 'nationwide' },
        filters: [
          { field: 'age', from: 45, to: 64, omit: true },
          { field: 'gender', anyOf: ['female'] },
        ],
      },
    });
    renderAt('/', { '/': <AskedFor download={asked} /> });
    expect(await screen.findByText('not 45 to 64')).toBeVisible();
    expect(await screen.findByText('Female')).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { DebugPage } from './debug-page.tsx';

const open = (address: string, visitor = false) => renderAt(address, { '/api/:slug': <DebugPage /> }, { visitor });

describe('the debug view of the API', () => {
  it('shows endpoint, pathname, search string and the response of the person who opened it', async () => {
    network.use(
      http.get('*/api/v2/things', ({ request }) =>
        HttpResponse.json({
          asked: new URL(request.url).search,
          as: request.headers.get('authorization'),
          markup: '<img src=x onerror=alert(1)>',
        }),
      ),
    );
    const { container } = open('/api/things?a=1&a=2&b={x}');
    expect(await screen.findByText('Status 200')).toBeVisible();
    expect(screen.getByText('GET /api/v2/things')).toBeVisible();
    expect(screen.getByText('/api/things')).toBeVisible();
    expect(screen.getByText('?a=1&a=2&b={x}')).toBeVisible();
    const shown = container.querySelector('pre')?.textContent ?? '';
    expect(JSON.parse(shown)).toEqual({
      asked: expect.stringMatching(/^\?a=1&a=2&b=/),
      as: 'Bearer first-token',
      markup: '<img src=x onerror=alert(1)>',
    });
    expect(container.querySelector('img')).toBeNull();
    await expectAccessible(container);
  });

  it('shows a refusal as it is', async () => {
    network.use(http.get('*/api/v2/me', () => problem(401, 'not-signed-in')));
    open('/api/me', true);
    expect(await screen.findByText('Status 401')).toBeVisible();
    expect(screen.getByText(/"not-signed-in"/)).toBeVisible();
  });

  it('asks below /api/v2 alone, whatever stands in the address', async () => {
    const asked: string[] = [];
    network.use(
      http.get('*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.text('no JSON');
      }),
    );
    open('/api/..%2F..%2Finternal%2Fevents', true);
    expect(await screen.findByText('no JSON')).toBeVisible();
    expect(asked).toEqual(['/api/v2/..%2F..%2Finternal%2Fevents']);
  });
});

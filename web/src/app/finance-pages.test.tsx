import { render, screen } from '@testing-library/react';
import { http } from 'msw';
import { Routes } from 'react-router-dom';
import { MemoryRouter } from '../navigation/links.ts';
import { signedIn } from '../server/session.ts';
import { network, person, problem } from '../testing/network.ts';
import { expectAccessible } from '../testing/render.tsx';
import { pages } from './pages.ts';
import { routes } from './router.tsx';

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <Routes>{routes}</Routes>
    </MemoryRouter>,
  );
const ofFinance = pages.filter(({ onlyFor }) => onlyFor === 'finance').map(({ at }) => at[0]);

describe('the pages of finance', () => {
  it('are the four under /finance', () => {
    expect(ofFinance).toEqual(['/finance', '/finance/proof', '/finance/close', '/finance/shares']);
  });

  it.each(ofFinance)('tell the owner of an account at %s that they have no access, and ask for nothing', async (at) => {
    const asked: string[] = [];
    network.use(
      http.all('*/api/v2/finance/*', ({ request }) => {
        asked.push(request.url);
        return problem(403, 'not-allowed');
      }),
    );
    signedIn({ ...person, role: 'admin', staff: '' });
    const { container } = open(at);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    expect(document.title).toBe('You do not have access to this page · Leadwright');
    expect(asked).toEqual([]);
    await expectAccessible(container);
  });

  it('open for finance', async () => {
    signedIn({ ...person, staff: 'finance' });
    open('/finance');
    expect(await screen.findByRole('heading', { name: 'Finance' })).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import { ServerProblem } from '../../server/problem.ts';
import { forMachines, shownOnPage } from '../../testing/shown.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const id = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a12';

function show(error: Error): string {
  // React and jsdom report what is caught here as well.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const prevented = (event: Event) => event.preventDefault();
  window.addEventListener('error', prevented);
  const Broken = () => {
    throw error;
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  window.removeEventListener('error', prevented);
  silent.mockRestore();
  return shownOnPage();
}

describe('a page that breaks', () => {
  beforeEach(() => window.history.replaceState(null, '', `/downloads/${id}`));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('shows the error and the address, each id in them by its beginning', () => {
    const shown = show(new TypeError(`no row of ${id}`));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('no row of 01A0B1C2…')).toBeVisible();
    expect(screen.getByText(`${window.location.origin}/downloads/01A0B1C2…`)).toBeVisible();
    expect(forMachines(shown)).toEqual([]);
  });

  it('by a refusal of the API says it in the words of the page', () => {
    const shown = show(new ServerProblem({ status: 400, code: 'never-heard-of', message: 'rows must be integer' }));
    expect(screen.getByText('Something here is not valid. Check it and try again.')).toBeVisible();
    expect(forMachines(shown)).toEqual([]);
  });
});

import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { laterPart } from './later-part.tsx';

const page = (Later: ReturnType<typeof laterPart>) =>
  render(
    <ErrorBoundary>
      <h1>The page</h1>
      <Later />
    </ErrorBoundary>,
  );

describe('a part that comes after the page', () => {
  it('is shown once its code is there', async () => {
    page(laterPart(() => Promise.resolve(() => <p>The part</p>)));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('takes nothing away where its code cannot be had', async () => {
    const code = Promise.reject<never>(new Error('no connection'));
    page(laterPart(() => code));
    await act(() => code.catch(() => undefined));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

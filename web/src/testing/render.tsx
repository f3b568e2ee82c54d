// Renders a page with its providers, without real network, motion or retries.
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Route, Routes } from 'react-router-dom';
import { MemoryRouter, useLocation } from '../navigation/links.ts';
import { signedIn } from '../server/session.ts';
import { person } from './network.ts';
import { Still } from './still.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders routes at an address; `addressIn` reads the current one. */
export function renderAt(address: string, routes: Record<string, ReactNode>, given: { visitor?: boolean } = {}) {
  if (given.visitor !== true) signedIn(person);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const view = render(
    <Still>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          <Routes>
            {Object.entries(routes).map(([path, element]) => (
              <Route key={path} path={path} element={element} />
            ))}
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Still>,
  );
  return { ...view, client };
}

/** Waits until axe finds no violation; data may still be arriving. */
export async function expectAccessible(container: HTMLElement): Promise<void> {
  await waitFor(async () => expect(await axe(container)).toHaveNoViolations());
}

export function addressIn(container: HTMLElement): string {
  return container.querySelector('[data-testid=address]')?.textContent ?? '';
}

import { useSyncExternalStore } from 'react';
import { paths, safeNext } from '../../navigation/paths.ts';

/** Where a visitor of the sign-up page goes on to; a promotion's link leads to the plan that it offers. */
export function afterSignUp(params: URLSearchParams): string {
  const code = params.get('promotion');
  return safeNext(params.get('next'), code ? `${paths.signUp}?promotion=${encodeURIComponent(code)}` : paths.search);
}

/** Whether the address has a promotion's code. Not while the built page, which knows no address, is taken over. */
export function useHasCode(params: URLSearchParams): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => Boolean(params.get('promotion')),
    () => false,
  );
}

const neverChanges = (): (() => void) => () => undefined;

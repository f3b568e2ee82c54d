// Calls of the public pages. They do without the query library, which would double what a visitor loads.
import { useEffect, useState } from 'react';
import type { Plan, Teaser } from '../../server/api-types.ts';
import { get } from '../../server/client.ts';
import { plansInPage } from './plans-in-page.ts';

/** How many homeowners aged 45 to 64 are in this ZIP code. Throws `zip-unknown` where there is none. */
export function countHomeowners(zip: string): Promise<Teaser> {
  return get('/api/v2/teaser', { query: { zip } });
}

type Plans = { data: readonly Plan[] | undefined; error: unknown; isFetching: boolean };
const waiting: Plans = { data: undefined, error: null, isFetching: true };

const found = (data: readonly Plan[]): Plans => ({ data, error: null, isFetching: false });

/** The plans on sale, as billing charges by them. */
export function usePlans(): Plans & { refetch: () => Promise<void> } {
  const [plans, setPlans] = useState(() => (plansInPage === undefined ? waiting : found(plansInPage)));
  const [tries, setTries] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    get('/api/v2/plans', { signal: leaving.signal }).then(
      ({ plans: data }) => setPlans(found(data)),
      (error: unknown) => {
        // What the build knew of the plans is better than nothing.
        if (!leaving.signal.aborted && plansInPage === undefined)
          setPlans({ data: undefined, error, isFetching: false });
      },
    );
    return () => leaving.abort();
  }, [tries]);
  const refetch = async () => {
    setPlans(waiting);
    setTries(tries + 1);
  };
  return { ...plans, refetch };
}

// The plans as the build wrote them into the page, so that they are there before any answer, and without JavaScript.
import type { Plan } from '../../server/api-types.ts';

/** The element of the page that holds them as JSON. */
export const plansElement = 'plans';

export let plansInPage: readonly Plan[] | undefined = read();

function read(): readonly Plan[] | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(plansElement)?.textContent;
  return text ? (JSON.parse(text) as Plan[]) : undefined;
}

/** For the build, which renders pages with the plans that it writes into them. */
export function putPlansIntoPages(plans: readonly Plan[]): void {
  plansInPage = plans;
}

// The build's way into the application: the HTML of pages that everybody may read.
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SiteDefinition } from '@leadwright/runtime/site/site-definition';
import { leaveFiguresOpen } from '../../components/claims/use-figures.ts';
import { plansElement, putPlansIntoPages } from '../../features/public/plans-in-page.ts';
import type { Plan } from '../../server/api-types.ts';
import { putSiteIntoPages, siteElement } from '../../site.ts';
import { Application, loadPageAt } from '../router.tsx';

export { pageAt } from '../router.tsx';

/** What stands inside the root element when a visitor opens the page at this path, which may have parameters. */
export async function htmlOf(path: string): Promise<string> {
  await loadPageAt(new URL(path, 'https://here.invalid'));
  return renderToString(
    <StaticRouter location={path}>
      <Application />
    </StaticRouter>,
  );
}

/** Pages that compare plans show these. Returns the element that tells the application in the browser the same. */
export function withPlans(plans: readonly Plan[]): { element: string; json: string } {
  putPlansIntoPages(plans);
  return { element: plansElement, json: JSON.stringify(plans) };
}

/** Pages made from now on are those of this site. Returns the element that tells the application in the browser the same. */
export function ofSite(definition: SiteDefinition): { element: string; json: string } {
  leaveFiguresOpen();
  return { element: siteElement, json: JSON.stringify(putSiteIntoPages(definition)) };
}

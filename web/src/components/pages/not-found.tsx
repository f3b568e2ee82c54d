import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { InsteadPage } from './instead-page.tsx';

/** For addresses and ids that lead nowhere. */
export function NotFound() {
  return (
    <InsteadPage
      tab="Not found"
      title="Uh oh, there's nothing here"
      actions={
        <Link className="button" to={paths.root}>
          Back to the home page
        </Link>
      }
    >
      <p>The address may be mistyped, or the page no longer exists.</p>
    </InsteadPage>
  );
}

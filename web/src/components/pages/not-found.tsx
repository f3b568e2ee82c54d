import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { PageTitle } from './page-title.tsx';

/** For addresses and ids that lead nowhere. */
export function NotFound() {
  return (
    <div className="page narrow">
      <PageTitle title="Not found">Uh oh, there&apos;s nothing here</PageTitle>
      <p>The address may be mistyped, or the page no longer exists.</p>
      <p>
        <Link className="button" to={paths.root}>
          Go to the home page
        </Link>
      </p>
    </div>
  );
}

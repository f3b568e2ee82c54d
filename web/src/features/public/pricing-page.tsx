import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { PlansTable } from './plans-table.tsx';

export function PricingPage() {
  return (
    <div className="page reading">
      <PageTitle>Pricing</PageTitle>
      <p className="standfirst">
        Searching, counting and previewing are free. A lead is spent only when it is in a file that you download.
      </p>
      <PlansTable />
      <p>Every account starts as a free trial: 100 leads, up to 100 in one download, no card needed.</p>
      <p>
        <Link className="button primary large" to={paths.signUp}>
          Signup Now
        </Link>
      </p>
    </div>
  );
}

import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { site } from '../../site.ts';
import { NextStep } from './landing/next-step.tsx';
import { PlansTable } from './plans-table.tsx';
import { ProductCards } from './product-cards.tsx';
import './pricing.css';

export function PricingPage() {
  return (
    <div className="page reading pricing">
      <PageTitle>Pricing</PageTitle>
      <ProductCards />
      <section aria-labelledby="plans-title">
        <h2 id="plans-title">Plans for leads, line by line</h2>
        <p className="standfirst">
          Searching, counting and previewing are free. A lead is spent only when it is in a file that you download.
        </p>
        <PlansTable />
        {site.signUp === 'open' && (
          <p>Who signs up here begins with a free trial, once: 100 leads, up to 100 in one download, no card needed.</p>
        )}
        <p>
          A month is paid in advance and not refunded. You can cancel up to 3 business days before the next payment, and
          keep the account until the month ends. <Link to={paths.terms}>The terms</Link> say it in full.
        </p>
        <p className="actions">
          <NextStep primary />
        </p>
      </section>
    </div>
  );
}

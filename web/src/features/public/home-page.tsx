import { useClaims } from '../../components/claims/use-claims.ts';
import { DemoButton } from '../../components/demo/demo-button.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { HomeownerQuestion } from './homeowner-question.tsx';
import { NextStep } from './landing/next-step.tsx';
import { SearchPicture } from './landing/search-picture.tsx';
import { Claims, FileSample, Products, Promises, Questions, Trades } from './landing/sections.tsx';
import { PlansTable } from './plans-table.tsx';
import '../../styles/landing.css';

/** The landing page: the product at work first, then what it is for, what it promises and what it costs. */
export function HomePage() {
  const prices = usePriceWords();
  return (
    <div className="page home">
      <section className="hero">
        <div className="hero-words">
          <PageTitle>Know the count before you buy</PageTitle>
          <p className="standfirst">
            Search consumers, businesses, vehicles and e-mails across the United States, see how many match, and
            download the ones you want as CSV.
          </p>
          <div className="actions">
            <NextStep />
            <DemoButton />
          </div>
        </div>
        <HomeownerQuestion />
      </section>
      <Claims />
      <SearchPicture />
      <Trades />
      <FileSample />
      <Promises />
      <Products />
      <section aria-labelledby="plans-title">
        <h2 id="plans-title">Plans</h2>
        <p className="standfirst">{prices}</p>
        <PlansTable />
        <p>
          <Link to={paths.pricing}>More about prices</Link>
        </p>
      </section>
      <Questions />
      <section className="last-line">
        <p>Count first. Then decide.</p>
        <p className="actions">
          <NextStep primary />
        </p>
      </section>
    </div>
  );
}

/** The lowest price of the software that all sites sell, for which the list of it need not be loaded. */
const SOFTWARE_AT_FIRST = 999;

/** In whole dollars; of a site without software the plan for leads alone. */
function usePriceWords(): string {
  const sold = useClaims().products?.flatMap((each) => (each.hasPlans ? [] : [each.fromCents]));
  const prices = sold ?? [SOFTWARE_AT_FIRST];
  if (prices.length === 0) return 'The unlimited plan for leads is $50 per month.';
  const price = `$${Math.ceil(Math.min(...prices) / 100)}`;
  return `Software from ${price} per month; the unlimited plan for leads is $50 per month.`;
}

import { DemoButton } from '../../components/demo/demo-button.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession, useWasSignedIn } from '../../server/session.ts';
import { HomeownerQuestion } from './homeowner-question.tsx';
import { PlansTable } from './plans-table.tsx';

const facts = [
  {
    title: 'The count is exact',
    text: 'Every search is counted against the data itself, with its time and data version. Nothing is estimated, nothing is charged.',
  },
  {
    title: 'You see before you spend',
    text: 'A random sample of up to 100 rows, with phone, e-mail and street number hidden until you download.',
  },
  {
    title: 'You pay for rows you get',
    text: 'Leads are set aside when a download starts. What the file does not contain goes back to your balance.',
  },
];

export function HomePage() {
  return (
    <div className="page home">
      <section className="hero">
        <div className="hero-words">
          <PageTitle>Know how many there are before you buy a single one</PageTitle>
          <p className="standfirst">
            Search consumer and business leads across the United States, see the exact count and a sample, and download
            just the ones you want as CSV.
          </p>
          <div className="actions">
            <NextStep />
            <DemoButton />
          </div>
        </div>
        <HomeownerQuestion />
      </section>
      <section className="three" aria-label="How it works">
        {facts.map((fact) => (
          <div key={fact.title}>
            <h2>{fact.title}</h2>
            <p>{fact.text}</p>
          </div>
        ))}
      </section>
      <section aria-labelledby="what-title" className="reading">
        <h2 id="what-title">What you can search by</h2>
        <p>
          <strong>Consumers:</strong> age, year and month born, estimated income, homeowner status, marital status,
          gender, property value and type, year built, purchase year, net worth, credit rating.
        </p>
        <p>
          <strong>Businesses:</strong> industry by SIC code, number of employees, sales volume, years in business,
          square footage.
        </p>
        <p>
          Both by state, county, city, ZIP code and area code, and by whether a phone number is in the do-not-call
          registry.
        </p>
      </section>
      <section aria-labelledby="plans-title">
        <h2 id="plans-title">Plans</h2>
        <PlansTable />
        <p>
          <Link to={paths.pricing}>More about prices</Link>
        </p>
      </section>
    </div>
  );
}

function NextStep() {
  const session = useSession();
  const signedInBefore = useWasSignedIn();
  if (session.state === 'in' || (session.state === 'unknown' && signedInBefore)) {
    return (
      <Link className="button large" to={paths.search}>
        Search leads
      </Link>
    );
  }
  return (
    <>
      <Link className="button large" to={paths.signUp}>
        Signup Now
      </Link>
      <span className="help">100 leads to try it, no card needed.</span>
    </>
  );
}

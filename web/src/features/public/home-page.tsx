import { useState, type FormEvent } from 'react';
import { Field } from '../../components/field.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Link, useNavigate } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { PlansTable } from './plans-table.tsx';

const facts = [
  { title: 'The count is exact', text: 'Every search is counted against the data itself, with its time and data version. Nothing is estimated, nothing is charged.' },
  { title: 'You see before you spend', text: 'A random sample of up to 100 rows, with phone, e-mail and street number hidden until you download.' },
  { title: 'You pay for rows you get', text: 'Leads are set aside when a download starts. What the file does not contain goes back to your balance.' },
];

export function HomePage() {
  return (
    <div className="page home">
      <section className="hero">
        <div className="hero-words">
          <PageTitle title="Sales leads by place and filter">Know how many there are before you buy a single one</PageTitle>
          <p className="standfirst">Search consumer and business leads across the United States, see the exact count and a sample, and download just the ones you want as CSV.</p>
          <p className="actions">
            <Link className="button large" to={paths.signUp}>
              Signup Now
            </Link>
            <span className="help">100 leads to try it with, no card.</span>
          </p>
        </div>
        <Question />
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
          <strong>Consumers:</strong> age, year and month born, estimated income, homeowner status, marital status, gender, property value and type, year built, purchase year, net worth, credit rating.
        </p>
        <p>
          <strong>Businesses:</strong> industry by SIC code, number of employees, sales volume, years in business, square footage.
        </p>
        <p>Both by state, county, city, ZIP code and area code, and by whether a phone number stands in the do-not-call registry.</p>
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

const fiveDigits = /^\d{5}$/;

/** The question of the headline, asked for the reader's own ZIP code. The answer is the search page's own count. */
function Question() {
  const navigate = useNavigate();
  const [zip, setZip] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fiveDigits.test(zip)) return setProblem('A ZIP code has five digits.');
    void navigate(`${paths.searchOf('consumers')}?v=1&g=zip:${zip}&age=45-64&homeowner_status=owner`);
  };
  return (
    <form className="question" onSubmit={submit} noValidate>
      <p className="question-words">How many homeowners aged 45 to 64 are in your ZIP code?</p>
      <div className="question-row">
        <Field label="ZIP code" inputMode="numeric" autoComplete="postal-code" maxLength={5} placeholder="85001" value={zip} problem={problem} onChange={(event) => {
          setZip(event.target.value);
          setProblem(undefined);
        }} />
        <button type="submit" className="button primary large">
          Count them
        </button>
      </div>
    </form>
  );
}

// The parts of the landing page that only say something.
import { CountedText } from '../../../components/claims/counted-text.tsx';
import { useClaims } from '../../../components/claims/use-claims.ts';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { Link } from '../../../navigation/links.ts';
import { signUpThen } from '../../../navigation/paths.ts';
import { useWasSignedIn } from '../../../server/session.ts';
import { site } from '../../../site.ts';
import { claimsAsCounted, claimsInWords, countedNote, madeUpNote } from './claims.ts';
import { features, promises, questions, sample, software, trades } from './texts.ts';

export function Claims() {
  const { claims: made, speaks } = useClaims();
  const note = <CountedText className="help" html={speaks === 'counted' ? countedNote + madeUpNote : madeUpNote} />;
  const claims = claimsInWords(made);
  if (claims.length === 0) return note;
  if (speaks === 'counted')
    return (
      <section aria-label="What we claim">
        <CountedText as="ul" className="claims" html={claimsAsCounted(made)} />
        {note}
      </section>
    );
  return (
    <section aria-label="What we claim">
      <ul className="claims">
        {claims.map(({ figure, says }) => (
          <li key={figure}>
            <strong className="claim-figure">{figure}</strong> {says}
          </li>
        ))}
      </ul>
      {note}
    </section>
  );
}

export function Trades() {
  const hasAccount = useWasSignedIn();
  return (
    <section aria-labelledby="trades-title">
      <h2 id="trades-title">One search, four trades</h2>
      <ul className="trades">
        {trades.map(({ trade, search, address }) => (
          <li key={trade}>
            <h3>{trade}</h3>
            <p>
              <Link to={hasAccount ? address : signUpThen(address)}>{search}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FileSample() {
  return (
    <section aria-labelledby="file-title">
      <h2 id="file-title">What a file holds</h2>
      <TableScroll label="Sample rows, masked">
        <table className="data">
          <thead>
            <tr>
              {sample.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, place) => (
                  <td key={sample.columns[place]} className="nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="help">A preview hides what reaches a person; the file has it in full. These people are made up.</p>
    </section>
  );
}

export function Promises() {
  return (
    <section className="three" aria-label="What we promise">
      {promises.map(({ title, text, kept }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className="kept">{kept}</p>
        </div>
      ))}
    </section>
  );
}

export function Products() {
  return (
    <section aria-labelledby="products-title">
      <h2 id="products-title">Products and affiliations</h2>
      <p className="standfirst">
        {site.brand} sells lists of leads, and software for the small firms that work with them. A payment provider
        charges the cards. We belong to no insurer, bank or public office.
      </p>
      <ul className="features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <h3>Software for small firms</h3>
      <ul className="software">
        {software.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="reading">
      <h2 id="questions-title">Questions people ask</h2>
      <dl className="questions">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

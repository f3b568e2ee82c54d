// The question of the landing page, answered for anybody: a real count of the reader's own ZIP code.
import { useState, type FormEvent, type ReactNode } from 'react';
import { Field } from '../../components/forms/field.tsx';
import { formatNumber, formatTime } from '../../components/words/format.ts';
import { Failed } from '../../components/feedback/loaded.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { nounFor } from '@leadwright/leads/counted';
import { Link } from '../../navigation/links.ts';
import { signUpThen } from '../../navigation/paths.ts';
import type { Teaser } from '../../server/api-types.ts';
import { ServerProblem } from '../../server/problem.ts';
import { wasSignedIn } from '../../server/session.ts';
import { countHomeowners } from './api.ts';

const fiveDigits = /^\d{5}$/;
const isUnknownZip = (error: unknown): boolean => error instanceof ServerProblem && error.code === 'zip-unknown';

export function HomeownerQuestion() {
  const [zip, setZip] = useState('');
  const [malformed, setMalformed] = useState(false);
  const [answer, setAnswer] = useState<Teaser | null>(null);
  const counting = useAction(countHomeowners, setAnswer);
  const ask = async () => {
    setAnswer(null);
    await counting.run(zip);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fiveDigits.test(zip)) return setMalformed(true);
    if (!counting.pending) void ask();
  };
  const type = (typed: string) => {
    setZip(typed.trim());
    setMalformed(false);
    if (!counting.pending) counting.reset();
  };
  const unknown = isUnknownZip(counting.error) ? `There is no ZIP code ${zip}.` : undefined;
  return (
    <form className="question" onSubmit={submit} noValidate>
      <p className="question-words">How many homeowners aged 45 to 64 are in your ZIP code?</p>
      <div className="question-row">
        <Field
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="85003"
          value={zip}
          problem={malformed ? 'A ZIP code has five digits.' : unknown}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="button primary large" aria-disabled={counting.pending}>
          {counting.pending ? 'Counting…' : 'Count them'}
        </button>
      </div>
      <div className="question-answer" role="status" aria-busy={counting.pending}>
        <Answer
          zip={zip}
          pending={counting.pending}
          answer={answer}
          failure={
            counting.error === null || unknown !== undefined ? null : (
              <Failed error={counting.error} safe="Counting costs nothing." retry={ask} />
            )
          }
        />
      </div>
    </form>
  );
}

type AnswerProps = { zip: string; pending: boolean; answer: Teaser | null; failure: ReactNode };

function Answer({ zip, pending, answer, failure }: AnswerProps) {
  if (failure !== null) return failure;
  // An answer for an earlier ZIP code must not appear beside the current one.
  if (answer !== null && answer.zip === zip) return <Counted answer={answer} />;
  return (
    <p className={pending ? 'help pulse' : 'help'}>
      {pending ? 'Counting in the data…' : 'Counted while you wait, not estimated. No account needed.'}
    </p>
  );
}

function Counted({ answer: { zip, place, count, asOf } }: { answer: Teaser }) {
  const search = `/search/consumers?v=1&g=zip:${zip}&age=45-64&homeowner_status=owner`;
  return (
    <>
      <p className="question-number">{formatNumber(count)}</p>
      <p>
        {nounFor(count, 'homeowner')} aged 45 to 64 in {zip} {place}.{' '}
        <span className="help">Exact, counted at {formatTime(asOf)}.</span>
      </p>
      <p>
        <Link to={wasSignedIn() ? search : signUpThen(search)}>
          {count === 0 ? 'Search another place' : 'See a sample and download them'}
        </Link>
      </p>
    </>
  );
}

// A billing period as totals that add up, and as files to keep: a table for a spreadsheet, and a statement that
// can be verified without us.
import { useId, useState } from 'react';
import { Bone, Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { PeriodTotals } from '../../components/words/period-totals.tsx';
import type { UsagePeriod } from '../../server/api-types.ts';
import { usePeriods, useStatementOf } from './api.ts';
import { BurnDown } from './burn-down/burn-down.tsx';
import { periodWords } from './period-words.ts';
import { saveFile, type StatementFile } from './save-file.ts';

export function Periods() {
  const periods = usePeriods();
  return (
    <section className="periods" aria-labelledby="periods-title">
      <h2 id="periods-title">By billing period</h2>
      <Loaded
        query={periods}
        skeleton={<Bone height={240} />}
        safe="Your leads are safe."
        isEmpty={(all) => all.length === 0}
        empty={<p className="help">Your first billing period begins with your subscription.</p>}
      >
        {([newest, ...older]) => newest && <Chosen periods={[newest, ...older]} />}
      </Loaded>
    </section>
  );
}

function Chosen({ periods }: { periods: [UsagePeriod, ...UsagePeriod[]] }) {
  const [from, setFrom] = useState(periods[0].from);
  const period = periods.find((each) => each.from === from) ?? periods[0];
  const statement = useStatementOf(period);
  const saving = useAction((file: StatementFile) => saveFile(file, period));
  const id = useId();
  const words = (each: UsagePeriod): string => periodWords(each, periods);
  return (
    <>
      <div className="periods-bar">
        <div className="field">
          <label htmlFor={id}>Period</label>
          <select id={id} className="input" value={period.from} onChange={(event) => setFrom(event.target.value)}>
            {periods.map((each) => (
              <option key={each.from} value={each.from}>
                {words(each)}
              </option>
            ))}
          </select>
        </div>
        {files.map(({ file, label }) => (
          <button
            key={file}
            type="button"
            className="button"
            aria-disabled={saving.pending}
            onClick={() => {
              if (!saving.pending) void saving.run(file);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {saving.error !== null && <Failed error={saving.error} safe="Nothing was changed." />}
      <BurnDown period={period} />
      <Loaded query={statement} skeleton={<Bone height={200} />} safe="Your leads are safe.">
        {(totals) => <PeriodTotals caption={`Leads from ${words({ ...period, ...totals })}`} totals={totals} />}
      </Loaded>
    </>
  );
}

const files: { file: StatementFile; label: string }[] = [
  { file: 'entries-csv', label: 'Download CSV' },
  { file: 'statement-file', label: 'Download statement' },
];

// Which promotion, for whom, how often and until when.
import { useRef, useState } from 'react';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Field, Labelled } from '../../../components/forms/field.tsx';
import { formatLeads, formatMoney, formatNumber } from '../../../components/words/format.ts';
import { ActForm } from '../acts/act-form.tsx';
import { useGivePromotion, type Promotion } from './api.ts';

const DAY_MS = 86_400_000;
const TIMES_MAX = 10_000;
const nothingTyped = { planId: '', times: '1', days: '30' };

type Props = { accountId: string; promotions: Promotion[]; aboveLeads: number };

export function GivePromotion({ accountId, promotions, aboveLeads }: Props) {
  const give = useGivePromotion();
  /** When the form was opened: the days count from then, so that a second try asks for the same. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const [typed, setTyped] = useState(nothingTyped);
  const [tried, setTried] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const chosen = promotions.find(({ planId }) => planId === typed.planId);
  const [times, days] = [wholeOf(typed.times, TIMES_MAX), wholeOf(typed.days, 366)];
  const isOne = accountId !== '';
  const close = () => {
    setOpenedAt(null);
    setTyped(nothingTyped);
    setTried(false);
    // The form that had the focus goes away.
    done.current?.focus();
  };
  return (
    <>
      {openedAt !== null ? (
        <ActForm
          isWrong={chosen === undefined || times === null || days === null}
          onTry={() => setTried(true)}
          follows={chosen && times !== null && <Follows {...{ chosen, times, isOne, aboveLeads }} />}
          button={chosen && times !== null && chosen.leads * times > aboveLeads ? 'Propose it' : 'Give it'}
          busy={give.isPending}
          onSend={(why) =>
            chosen &&
            times !== null &&
            days !== null &&
            give.mutate(
              {
                ...{ planId: chosen.planId, times, until: new Date(openedAt + days * DAY_MS).toISOString() },
                ...(isOne ? { accountId } : {}),
                ...why,
              },
              { onSuccess: close },
            )
          }
        >
          <Labelled
            label="Promotion"
            problem={tried && chosen === undefined ? 'Please choose a promotion.' : undefined}
          >
            {(tied) => (
              <select
                className="input"
                {...tied}
                value={typed.planId}
                onChange={(event) => setTyped({ ...typed, planId: event.target.value })}
              >
                <option value="">Choose</option>
                {promotions.map(({ planId, name, cents }) => (
                  <option key={planId} value={planId}>
                    {name}, {formatMoney(cents)} a month
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          {!isOne && (
            <Field
              label="How many accounts may take it"
              inputMode="numeric"
              value={typed.times}
              onChange={(event) => setTyped({ ...typed, times: event.target.value })}
              problem={tried && times === null ? 'Please type a number from 1 to 10,000.' : undefined}
              maxLength={6}
              autoComplete="off"
            />
          )}
          <Field
            label="For how many days"
            inputMode="numeric"
            value={typed.days}
            onChange={(event) => setTyped({ ...typed, days: event.target.value })}
            problem={tried && days === null ? 'Please type a number from 1 to 366.' : undefined}
            maxLength={3}
            autoComplete="off"
          />
        </ActForm>
      ) : (
        <div className="finance-filter-buttons">
          <button type="button" className="button" onClick={() => setOpenedAt(Date.now())}>
            {isOne ? 'Give this account a promotion' : 'Give a promotion by a link'}
          </button>
        </div>
      )}
      {give.error !== null && <Failed error={give.error} safe="Nothing was given." />}
      <div ref={done} tabIndex={-1}>
        {give.data !== undefined && give.error === null && (
          <Notice tone={give.data.state === 'open' ? 'info' : 'ok'}>
            {give.data.state === 'open'
              ? 'Proposed. Its code works once another person of finance agrees.'
              : 'Given. Its code and its link stand in the list.'}
          </Notice>
        )}
      </div>
    </>
  );
}

function wholeOf(text: string, most: number): number | null {
  const number = Number(text.trim().replaceAll(',', ''));
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

type FollowsProps = { chosen: Promotion; times: number; isOne: boolean; aboveLeads: number };

function Follows({ chosen, times, isOne, aboveLeads }: FollowsProps) {
  const leads = chosen.leads * times;
  return (
    <>
      <p>
        {isOne
          ? 'This account may take it once'
          : `Whoever has the link may take it once, ${formatNumber(times)} in all`}
        . It costs {formatMoney(chosen.cents)} a month and brings {formatLeads(chosen.leads)} in the first one.
      </p>
      {leads > aboveLeads && (
        <p className="help">
          Above {formatLeads(aboveLeads)} of first months another person of finance has to agree: these are{' '}
          {formatNumber(leads)}.
        </p>
      )}
    </>
  );
}

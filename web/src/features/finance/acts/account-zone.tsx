// The time zone that the billing days of the account follow.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { formatMoment } from '../../../components/words/format.ts';
import { ActDone } from './act-done.tsx';
import { ActForm } from './act-form.tsx';
import { useSetZone, useZones, type Zones } from './api.ts';

export function AccountZone({ accountId }: { accountId: string }) {
  const zones = useZones(accountId);
  return (
    <section className="finance-adjustments" aria-labelledby="account-zone-title">
      <h2 id="account-zone-title">Time zone of the billing days</h2>
      <Loaded query={zones} skeleton={<Bone height={48} />} safe="Nothing was changed.">
        {(found) => <SetZone accountId={accountId} zones={found} />}
      </Loaded>
    </section>
  );
}

function SetZone({ accountId, zones }: { accountId: string; zones: Zones }) {
  const set = useSetZone(accountId);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const { zone, next, endsAt } = zones;
  const wanted = typed.trim();
  return (
    <>
      <p>
        {next === null || endsAt === null || next === zone
          ? `${zone}.`
          : `${zone} until ${formatMoment(endsAt)}, then ${next}.`}
      </p>
      {endsAt === null && (
        <p>
          No other time zone can be set: that needs periods that go on, and that no payment provider charges, since its
          periods are counted in UTC.
        </p>
      )}
      {endsAt !== null && !isOpen && (
        <div className="finance-filter-buttons">
          <button type="button" className="button" onClick={() => setIsOpen(true)}>
            Set another time zone
          </button>
        </div>
      )}
      {endsAt !== null && isOpen && (
        <ActForm
          isWrong={wanted === ''}
          onTry={() => setTried(true)}
          follows={
            <p>
              The running period keeps its end, {formatMoment(endsAt)}. The periods after it follow the new time zone,
              until a payment provider charges: it counts its own periods.
            </p>
          }
          button="Set the time zone"
          busy={set.isPending}
          onSend={(why) =>
            set.mutate(
              { zone: wanted, ...why },
              {
                onSuccess: () => {
                  setIsOpen(false);
                  setTyped('');
                  setTried(false);
                  // The form that had the focus goes away.
                  done.current?.focus();
                },
              },
            )
          }
        >
          <Field
            label="Time zone"
            help="As the IANA names it, such as America/New_York."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            problem={tried && wanted === '' ? 'Please type a time zone.' : undefined}
            maxLength={64}
            autoComplete="off"
          />
        </ActForm>
      )}
      {set.error !== null && <Failed error={set.error} safe="Nothing was changed." />}
      <div ref={done} tabIndex={-1}>
        {set.data !== undefined && set.error === null && (
          <ActDone act={set.data}>Booked. It counts from the end of the running period on.</ActDone>
        )}
      </div>
    </>
  );
}

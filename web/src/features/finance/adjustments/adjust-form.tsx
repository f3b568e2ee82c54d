import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Field } from '../../../components/forms/field.tsx';
import { formatLeads, formatNumber } from '../../../components/words/format.ts';
import { lotWords } from '../../../components/words/ledger-words.ts';
import type { AccountLot } from '../../../server/api-types.ts';
import type { Reason } from './api.ts';
import { reasons } from './reasons.ts';

type Proposal = { reason: Reason; note: string } & ({ leads: number; corrects?: string } | { lotId: string });

type Props = {
  /** The lot to void; null: leads are given or taken. */
  lot: AccountLot | null;
  /** Above so many leads a second person agrees; undefined while it is not known. */
  aboveLeads: number | undefined;
  busy: boolean;
  onCancel: () => void;
  onSend: (wanted: Proposal) => void;
};

/** One adjustment: how many leads up or down, or the lot that was chosen, with a reason and a note. */
export function AdjustForm({ lot, aboveLeads, busy, onCancel, onSend }: Props) {
  const [typed, setTyped] = useState({ leads: '', reason: '' as Reason | '', note: '', corrects: '' });
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const id = useId();
  const leads = Number(typed.leads.replaceAll(',', '').replace('−', '-'));
  const isWrong = lot === null && (!Number.isSafeInteger(leads) || leads === 0);
  const { reason } = typed;
  const note = typed.note.trim();
  const corrects = typed.corrects.trim();
  const problems = {
    leads: isWrong ? 'Please type a whole number above or below 0.' : undefined,
    reason: reason === '' ? 'Please choose a reason.' : undefined,
    note: note.length < 3 ? 'Please say in a few words why.' : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (busy || reason === '' || Object.values(problems).some((problem) => problem !== undefined)) return;
    const given = { leads, ...(corrects === '' ? {} : { corrects }) };
    onSend({ reason, note, ...(lot === null ? given : { lotId: lot.lotId }) });
  };
  const shown = (problem: string | undefined) => (tries > 0 ? problem : undefined);
  const amount = lot === null ? Math.abs(leads) : lot.available + lot.held;
  const isLarge = aboveLeads !== undefined && Number.isSafeInteger(amount) && amount > aboveLeads;
  return (
    <form ref={form} className="adjust-form" onSubmit={submit} noValidate>
      {lot === null ? (
        <Field
          label="Leads to give, or −1,000 to take"
          inputMode="text"
          value={typed.leads}
          onChange={(event) => setTyped({ ...typed, leads: event.target.value })}
          problem={shown(problems.leads)}
          maxLength={14}
          autoComplete="off"
        />
      ) : (
        <p className="adjust-lot">
          Void the lot <strong>{lotWords(lot.kind)}</strong> with {formatLeads(lot.available)} left.
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>Reason, which the customer sees</label>
        <select
          id={id}
          className="input"
          value={reason}
          aria-invalid={shown(problems.reason) !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value as Reason | '' })}
        >
          <option value="">Choose</option>
          {reasons.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <p id={`${id}-problem`} className="problem">
          {shown(problems.reason)}
        </p>
      </div>
      <Field
        label="Note for finance"
        help="A ticket, for example. No address and no phone number."
        value={typed.note}
        onChange={(event) => setTyped({ ...typed, note: event.target.value })}
        problem={shown(problems.note)}
        maxLength={500}
        autoComplete="off"
      />
      {lot === null && (
        <Field
          label="What it corrects, if anything"
          help="An invoice, a lot, a download or an entry, as the tie of a month names it."
          value={typed.corrects}
          onChange={(event) => setTyped({ ...typed, corrects: event.target.value })}
          maxLength={200}
          autoComplete="off"
        />
      )}
      {aboveLeads !== undefined && (
        <p className="help adjust-threshold">
          Above {formatNumber(aboveLeads)} leads of an account within 24 hours, another person of finance has to agree.
        </p>
      )}
      <div className="finance-filter-buttons">
        <button type="submit" className="button primary" aria-disabled={busy}>
          {wordsOf({ lot, isLarge, busy })}
        </button>
        {lot !== null && (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

function wordsOf({ lot, isLarge, busy }: { lot: AccountLot | null; isLarge: boolean; busy: boolean }): string {
  if (busy) return 'Sending…';
  if (isLarge) return lot === null ? 'Propose the adjustment' : 'Propose to void the lot';
  return lot === null ? 'Adjust the account' : 'Void the lot';
}

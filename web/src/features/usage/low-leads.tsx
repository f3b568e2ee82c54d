import { useId, useState, type FormEvent } from 'react';
import { lowLeadsMax } from '@leadwright/leads/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Failed } from '../../components/feedback/loaded.tsx';
import { formatLeads, formatNumber } from '../../components/words/format.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Usage } from '../../server/api-types.ts';
import { put } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import { usageKey } from '../../server/usage.ts';

/** Said where few leads are left; nothing of a plan without a limit. */
export function LowLeadsLine({ usage }: { usage: Usage }) {
  const { live, unlimited, leadsRemaining, lowLeads } = usage;
  if (!live || unlimited || leadsRemaining === 0 || leadsRemaining > lowLeads) return null;
  return (
    <p className="low-leads" role="status">
      Few leads are left: {formatLeads(leadsRemaining)}. <Link to={paths.pricing}>Get more leads</Link>
    </p>
  );
}

/** At how many leads the owner is told by mail. Admins say it; others read it. */
export function LowLeadsNotice({ usage, mayChange }: { usage: Usage; mayChange: boolean }) {
  if (usage.unlimited) return null;
  const words =
    usage.lowLeads === 0
      ? 'Nobody is told when few leads are left.'
      : `The owner is told by mail when ${formatLeads(usage.lowLeads)} or fewer are left, once a period.`;
  return mayChange ? <Change key={usage.lowLeads} usage={usage} words={words} /> : <p className="help">{words}</p>;
}

function Change({ usage: { lowLeads }, words }: { usage: Usage; words: string }) {
  const id = useId();
  const [typed, setTyped] = useState(String(lowLeads));
  const queries = useQueryClient();
  const saving = useCommand({
    send: (leads: number) => put('/api/v2/usage/low-leads', { body: { leads } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: usageKey }),
  });
  const leads = numberOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (leads !== null && leads !== lowLeads && !saving.isPending) saving.mutate(leads);
  };
  return (
    <form className="low-leads-form" onSubmit={submit}>
      <label htmlFor={id}>Tell the owner at</label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        value={typed}
        aria-invalid={leads === null}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span>leads left</span>
      <button type="submit" className="button" aria-disabled={leads === null || leads === lowLeads || saving.isPending}>
        Save
      </button>
      <p id={`${id}-words`} className="help">
        {leads === null ? `Please give a whole number up to ${formatNumber(lowLeadsMax)}; 0 for never.` : words}
      </p>
      {saving.error !== null && <Failed error={saving.error} safe="Nothing was changed." />}
    </form>
  );
}

/** "5,000" and "5000" alike; null: no such number. */
function numberOf(text: string): number | null {
  const digits = text.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) && Number(digits) <= lowLeadsMax ? Number(digits) : null;
}

import { useBalance } from '../../../components/balance/use-balance.ts';
import type { LotAt, WhoseLeads } from '../../../components/balance/whose-leads.ts';
import { WhyLeads } from '../../../components/balance/why-leads.tsx';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { formatDay, formatLeads, formatMoment, formatNumber } from '../../../components/words/format.ts';
import { useDayOver, type Filter } from '../api.ts';
import { leadsOfAccount } from './leads-of-account.ts';

type Props = { accountId: string; filter: Filter };

/** What an account has left, at the end of the filter's days or now; each number opens to what it is made of. */
export function AccountLeads({ accountId, filter }: Props) {
  const whose = leadsOfAccount(accountId);
  const balance = useBalance(whose, useDayOver(filter));
  return (
    <section aria-labelledby="account-leads-title">
      <h2 id="account-leads-title">Leads of the account</h2>
      <Loaded query={balance} skeleton={<Bone height={120} />} safe={whose.safe}>
        {({ day, balance: { available, held, lots } }) => {
          const next = endingNext(lots);
          return (
            <>
              <p className="help">{day === '' ? 'Now.' : `At the end of ${formatDay(`${day}T12:00:00`)} (UTC).`}</p>
              <dl className="facts">
                <Fact name="Usable" leads={available} asOf={day} whose={whose} />
                <Fact name="Held" leads={held} asOf={day} whose={whose} />
                {next === null ? (
                  <>
                    <dt>Ending next</dt>
                    <dd>none</dd>
                  </>
                ) : (
                  <Fact name="Ending next" leads={next.leads} at={next.at} asOf={day} whose={whose} />
                )}
              </dl>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

type FactProps = { name: string; leads: number; at?: string; asOf: string; whose: WhoseLeads };

function Fact({ name, leads, at, ...asked }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span className="number">{formatNumber(leads)}</span>
        {at !== undefined && ` on ${formatMoment(at)}`}{' '}
        <WhyLeads of={`${formatLeads(leads)}: ${name.toLowerCase()}`} {...asked} />
      </dd>
    </>
  );
}

/** The usable leads that end together, before all others; null: none end. */
function endingNext(lots: readonly LotAt[]): { at: string; leads: number } | null {
  const ends = lots.flatMap(({ available, expiresAt }) =>
    available > 0 && expiresAt !== null ? [{ at: Date.parse(expiresAt), expiresAt, available }] : [],
  );
  const first = Math.min(...ends.map(({ at }) => at));
  const together = ends.filter(({ at }) => at === first);
  const [one] = together;
  return one === undefined
    ? null
    : { at: one.expiresAt, leads: together.reduce((sum, { available }) => sum + available, 0) };
}

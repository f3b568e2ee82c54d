import {
  accountNow,
  paymentInWords,
  planInWords,
  runsUntil,
  type AccountNow,
} from '@leadwright/leads/rules/account-now';
import { Loaded, Bone } from '../../components/feedback/loaded.tsx';
import { billingDay } from '../../components/words/billing-days.tsx';
import { formatNumber, leadsWord } from '../../components/words/format.ts';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useUsage } from '../../server/usage.ts';

/** The number that every working page is about: how many leads are left. */
export function UsagePanel() {
  const usage = useUsage();
  return (
    <section className="usage-panel" aria-label="Leads left">
      <Loaded query={usage} skeleton={<Bone height={70} />}>
        {(balance) => (
          <Link to={paths.usage}>
            <span className="usage-number">{formatNumber(balance.leadsRemaining)}</span>
            <span className="help">
              {leadsWord(balance.leadsRemaining)}
              {balance.unlimited ? ', then unlimited' : ' left'}
              {balance.leadsHeld > 0 && `, ${formatNumber(balance.leadsHeld)} set aside`}
            </span>
            <span className="meter" aria-hidden="true">
              <span style={{ width: `${shareLeft(balance.leadsRemaining, balance.leads)}%` }} />
            </span>
            <Plan now={accountNow(balance)} />
          </Link>
        )}
      </Loaded>
    </section>
  );
}

function Plan({ now }: { now: AccountNow }) {
  const payment = paymentInWords(now);
  const until = runsUntil(now);
  return (
    <>
      <span className="help">{planInWords(now)}</span>
      {payment !== null && <span className="help">{payment}</span>}
      {until !== null && <span className="help">until {billingDay(until)}</span>}
    </>
  );
}

function shareLeft(remaining: number, leads: number): number {
  return leads === 0 ? 0 : Math.min(100, (remaining / leads) * 100);
}

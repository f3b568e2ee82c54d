import { accountNow, planInWords, runsUntil, type AccountNow } from '@leadwright/leads/rules/account-now';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { billingDay, DaysIn } from '../../components/words/billing-days.tsx';
import { formatNumber, formatLeads } from '../../components/words/format.ts';
import { OutOfLeads } from '../../components/feedback/out-of-leads.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { WhyLeads } from '../../components/balance/why-leads.tsx';
import { PastDueNotice, UpdateCardLink } from '../../components/subscription/subscription-notices.tsx';
import type { Usage } from '../../server/api-types.ts';
import { useMay } from '../../server/session.ts';
import { useUsage } from '../../server/usage.ts';
import { useLines } from './api.ts';
import { LowLeadsLine, LowLeadsNotice } from './low-leads.tsx';
import { LotsBar } from './lots-bar.tsx';
import { Periods } from './periods.tsx';
import { Shares } from './shares.tsx';
import { Statement } from './statement.tsx';
import { unusedWords } from './unused-words.ts';
import { UsageDonut } from './usage-donut.tsx';
import './usage.css';

export function UsagePage() {
  const usage = useUsage();
  const lines = useLines();
  return (
    <>
      <PageTitle>Usage</PageTitle>
      <Loaded query={usage} skeleton={<Skeleton />} safe="Your leads are safe.">
        {(balance) => <Balance usage={balance} />}
      </Loaded>
      <Periods />
      <section className="statement" aria-labelledby="statement-title">
        <h2 id="statement-title">What happened to your leads</h2>
        <Loaded
          query={lines}
          skeleton={<Bone height={240} />}
          safe="Your leads are safe."
          isEmpty={(pages) => pages.flat().length === 0}
          empty={
            <p className="help">Nothing has happened yet. Downloads, grants and expired leads will appear here.</p>
          }
        >
          {(pages) => (
            <Statement
              pages={pages}
              more={lines.hasNextPage ? () => void lines.fetchNextPage() : null}
              fetching={lines.isFetchingNextPage}
            />
          )}
        </Loaded>
      </section>
      <Shares />
    </>
  );
}

function Balance({ usage }: { usage: Usage }) {
  return (
    <>
      {accountNow(usage).is === 'past-due' && <PastDueNotice action={<UpdateCardLink />} />}
      <BalanceNow usage={usage} />
    </>
  );
}

function BalanceNow({ usage }: { usage: Usage }) {
  const now = accountNow(usage);
  const until = runsUntil(now);
  const mayChange = useMay('manage-billing');
  return (
    <div className="balance">
      <UsageDonut usage={usage} />
      <div className="balance-words">
        <p className="lead-sentence">
          {leadsInWords(usage, now)}
          {usage.leadsHeld > 0 && `, ${formatNumber(usage.leadsHeld)} set aside for downloads`}
          {until === null ? '' : ` in the period until ${billingDay(until)}`}.{noMoreInWords(now)}{' '}
          <WhyLeads of={`${formatLeads(usage.leadsRemaining)} left`} />
        </p>
        <dl className="facts">
          <dt>Plan</dt>
          <dd>{planInWords(now)}</dd>
          <dt>In one download</dt>
          <dd className="number">
            {usage.downloadLimit === 0 ? 'Only with a plan' : formatNumber(usage.downloadLimit)}
          </dd>
          <dt>Unused leads</dt>
          <dd>{unusedWords(usage, now)}</dd>
        </dl>
        <LowLeadsLine usage={usage} />
        {usage.leadsRemaining === 0 && !usage.unlimited ? <OutOfLeads usage={usage} /> : <LotsBar usage={usage} />}
        <LowLeadsNotice usage={usage} mayChange={mayChange} />
        <DaysIn />
      </div>
    </div>
  );
}

function noMoreInWords(now: AccountNow): string {
  if (isPaidFor(now)) return '';
  return ` The plan brings ${now.is === 'past-due' ? 'none' : 'no more'} until it is paid for.`;
}

const isPaidFor = ({ is, unpaid }: AccountNow): boolean => is !== 'past-due' && !unpaid;

function leadsInWords({ leadsRemaining, leadsUsed, leads }: Usage, now: AccountNow): string {
  if (now.is === 'ended') return `${formatLeads(leadsRemaining)} left`;
  return isPaidFor(now) ? `${formatNumber(leadsUsed)} of ${formatLeads(leads)} used` : `${formatLeads(leadsUsed)} used`;
}

function Skeleton() {
  return (
    <div className="balance">
      <Bone width={220} height={220} />
      <div className="balance-words">
        <Bone width={320} />
        <Bone height={72} />
        <Bone height={48} />
      </div>
    </div>
  );
}

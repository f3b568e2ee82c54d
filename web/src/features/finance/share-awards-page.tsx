// What leads for shared searches cost: booked by month, what became of them, and what is promised and waits.
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { formatMoney, formatNumber } from '../../components/words/format.ts';
import { get } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';
import { financeKey } from './api.ts';
import { CampaignSwitch } from './campaign-switch.tsx';
import './finance.css';

type Costs = Answer<'get', '/api/v2/finance/share-awards'>;

export function ShareAwardsPage() {
  const costs = useQuery({
    queryKey: [...financeKey, 'share-awards'],
    queryFn: ({ signal }) => get('/api/v2/finance/share-awards', { signal }),
  });
  return (
    <div className="page">
      <PageTitle>Leads for shared searches</PageTitle>
      <Loaded query={costs} skeleton={<Bone height={240} />} safe="Nothing was changed.">
        {(found) => (
          <>
            <CampaignSwitch {...found} />
            <p className="help">{termsWords(found.terms)}</p>
            <p className="help">{priceWords(found.price)}</p>
            {found.months.length === 0 && found.waiting.length === 0 ? (
              <Empty open={found.open} />
            ) : (
              <>
                <Months months={found.months} price={found.price} />
                <Waiting waiting={found.waiting} price={found.price} />
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const Empty = ({ open }: { open: boolean }) => (
  <div className="empty">
    <h2>No leads were booked for shared searches yet</h2>
    <p>
      {open
        ? 'Once a customer shares a search by e-mail with a new person, each month has a line here: what was booked, used and taken back.'
        : 'Once the operator lets awards go on, each month has a line here: what was booked, used and taken back.'}
    </p>
  </div>
);

const termsWords = ({ leadsEach, onDelivery, onConfirmation, inTrial, forDomain }: Costs['terms']): string =>
  `${formatNumber(leadsEach)} leads for each new person. In a paid period ${onDelivery} on delivery and ${onConfirmation} more that the recipient confirmed, ${forDomain} for each company domain; ${inTrial} in a trial.`;

type Price = Costs['price'];

const priceWords = ({ name, cents, leads }: Price): string =>
  `Money is an estimate: these leads were sold to nobody, so each counts as much as one of the plan ${name}, ${formatMoney(cents)} for ${formatNumber(leads)} leads, the least of the public plans.`;

/** Rounded down, as costs are. */
const worth = (leads: number, { cents, leads: bought }: Price): string =>
  formatMoney(Math.floor((leads * cents) / bought));

function Months({ months, price }: { months: Costs['months']; price: Price }) {
  if (months.length === 0) return <p className="help">None was booked yet.</p>;
  return (
    <TableScroll label="Booked by month">
      <table className="data">
        <caption>Booked by month, in UTC</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {['Awards', 'By a click', 'Leads', 'Used so far', 'Taken back', 'Used, in money', 'At most'].map(
              (title) => (
                <th key={title} scope="col" className="number">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, awards, onConfirmation, leads, used, takenBack }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {Object.entries({ awards, onConfirmation, leads, used, takenBack }).map(([name, value]) => (
                <td key={name} className="number">
                  {formatNumber(value)}
                </td>
              ))}
              <td className="number">{worth(used, price)}</td>
              <td className="number">{worth(leads - takenBack, price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const reasons: Readonly<Record<string, string>> = {
  'no-plan': 'The account has no plan',
  trial: 'A paid plan',
  payment: 'The period is not paid for',
  dispute: 'A payment is disputed',
  debt: 'Leads were used whose payment went back',
  period: 'A later period, or a click',
  domain: 'A later period: one for each domain',
  stopped: 'They are stopped',
};

function Waiting({ waiting, price }: { waiting: Costs['waiting']; price: Price }) {
  if (waiting.length === 0) return <p className="help">Nothing waits.</p>;
  return (
    <TableScroll label="Promised and not booked">
      <table className="data">
        <caption>Promised and not booked</caption>
        <thead>
          <tr>
            <th scope="col">Waits for</th>
            {['Accounts', 'Awards', 'Leads', 'In money'].map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ reason, accounts, awards, leads }) => (
            <tr key={reason}>
              <th scope="row">{reasons[reason] ?? reason}</th>
              {Object.entries({ accounts, awards, leads }).map(([name, value]) => (
                <td key={name} className="number">
                  {formatNumber(value)}
                </td>
              ))}
              <td className="number">{worth(leads, price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

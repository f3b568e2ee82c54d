// What became of comparing billing's balances with those that audit makes from the announced events alone.
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatMoment, formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { get } from '../../../server/client.ts';
import type { Answer } from '../../../server/operations.ts';
import { financeKey } from '../api.ts';
import { AccountName } from '../account-name.tsx';

type Book = Answer<'get', '/api/v2/finance/book'>;
type Difference = Book['differences'][number];
type Says = Difference['billing'];

export function BookState() {
  const book = useQuery({
    queryKey: [...financeKey, 'book'],
    queryFn: ({ signal }) => get('/api/v2/finance/book', { signal }),
    // A round takes about a minute.
    refetchInterval: 60_000,
  });
  return (
    <section aria-labelledby="book-title">
      <h2 id="book-title">Second book</h2>
      <p className="help">
        Audit adds every lot up from the announced events, without billing, and compares. A difference stops the close
        of a month. Customers go on.
      </p>
      <Loaded query={book} skeleton={<Bone height={120} />} safe="Nothing was changed.">
        {(found) => (
          <>
            <p>{roundWords(found)}</p>
            {found.differences.length > 0 && <Differences book={found} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function roundWords({ round, open }: Book): string {
  if (round === null) return 'Not every account has been compared yet.';
  const waiting = round.waiting === 0 ? '' : ` ${formatNumber(round.waiting)} more had events on their way.`;
  const differ =
    open === 0
      ? 'No difference stands.'
      : `${formatNumber(open)} ${open === 1 ? 'difference stands' : 'differences stand'}.`;
  return `Last run ended ${formatMoment(round.endedAt)}: ${formatNumber(round.accounts)} ${round.accounts === 1 ? 'account' : 'accounts'} compared.${waiting} ${differ}`;
}

function Differences({ book: { differences, open } }: { book: Book }) {
  return (
    <>
      <TableScroll label="Differences between the books">
        <table className="data">
          <caption>Differences</caption>
          <thead>
            <tr>
              <th scope="col">Account and lot</th>
              <th scope="col">What differs</th>
              <th scope="col">First entry</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <DifferenceRow key={`${difference.accountId} ${difference.lotId}`} difference={difference} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {open > differences.length && <p className="help">The oldest {formatNumber(differences.length)} are shown.</p>}
    </>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { accountId, lotId, first, foundAt } = difference;
  return (
    <tr>
      <td>
        <AccountName accountId={accountId} />
        <Link to={`${paths.finance}?account=${encodeURIComponent(accountId)}`} className="id">
          {accountId}
        </Link>
        {lotId !== '' && (
          <>
            <br />
            <code>{lotId}</code>
          </>
        )}
      </td>
      <td>{whatDiffers(difference)}</td>
      <td>
        {first === null ? (
          'No entry: a balance itself was changed'
        ) : (
          <>
            {[`Event ${formatNumber(first.seq)}`, first.type].filter((part) => part !== '').join(', ')}
            <br />
            <code>{first.eventId}</code>
          </>
        )}
      </td>
      <td>{formatMoment(foundAt)}</td>
    </tr>
  );
}

function whatDiffers({ kind, billing, trail }: Difference): string {
  if (kind === 'trail-lacks-events') return 'Events of billing are missing in the trail';
  if (kind === 'billing-lacks-events') return 'The trail has events that billing does not have';
  if (billing === null) return 'Billing does not know the lot';
  if (trail === null) return 'No announced event made the lot';
  const sides = ['available', 'held', 'delivered', 'expired', 'voided'] as const;
  const words = sides.flatMap((side) =>
    billing[side] === trail[side]
      ? []
      : [`${side}: billing ${formatNumber(billing[side])}, trail ${formatNumber(trail[side])}`],
  );
  return [...words, ...termsWords(billing, trail)].join('; ');
}

function termsWords(billing: NonNullable<Says>, trail: NonNullable<Says>): string[] {
  return (['kind', 'category'] as const).flatMap((term) =>
    billing[term] === trail[term] ? [] : [`${term}: billing ${billing[term]}, trail ${trail[term]}`],
  );
}

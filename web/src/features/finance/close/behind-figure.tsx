// What one figure of a month is made of: its lots, which add up to it, each with its own roll-forward and its entries.
import { Fragment, useEffect, useRef, useState } from 'react';
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { OpenCell, PagedTable } from '../../../components/layout/paged-table.tsx';
import { formatMoney, formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { useFigure, type FigureAsked, type FigurePage } from './api.ts';
import { LotDetails } from './lot-details.tsx';
import { figureTitles, rowWords } from './open-figure.ts';
import { AccountName } from '../account-name.tsx';

type Props = { month: string; asked: FigureAsked; onClose: () => void };

export function BehindFigure({ month, asked, onClose }: Props) {
  const lots = useFigure(month, asked);
  const title = useRef<HTMLHeadingElement>(null);
  // It opens far below what was pressed, so the focus goes there.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="behind-figure" aria-labelledby="behind-title">
      <div className="finance-bar">
        <h3 id="behind-title" ref={title} tabIndex={-1}>
          {figureTitles[asked.figure]} of {rowWords(asked)}
        </h3>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
      <Loaded query={lots} skeleton={<Bone height={160} />} safe="Nothing was changed.">
        {({ pages }) => (
          <Lots
            figure={asked.figure}
            pages={pages}
            fetching={lots.isFetchingNextPage}
            more={lots.hasNextPage ? () => void lots.fetchNextPage() : null}
          />
        )}
      </Loaded>
    </section>
  );
}

type LotsProps = {
  figure: FigureAsked['figure'];
  pages: FigurePage[];
  fetching: boolean;
  more: (() => void) | null;
};

function Lots({ figure, pages, fetching, more }: LotsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [first] = pages;
  if (first === undefined) return null;
  const behind = pages.flatMap((page) => page.behind);
  return (
    <>
      <p>
        {formatNumber(first.leads)} leads, {formatMoney(first.cents)}: {first.formula}.{' '}
        {first.lots === 1 ? 'One lot makes' : `${formatNumber(first.lots)} lots add up to`} it.
      </p>
      <PagedTable
        label="Lots behind the figure"
        className="behind-table"
        empty={behind.length > 0 ? undefined : <p className="help">No lot counts here.</p>}
        head={
          <>
            <th scope="col">Account</th>
            <th scope="col" className="lot">
              Lot
            </th>
            <th scope="col" className="number">
              Leads
            </th>
            <th scope="col" className="number">
              Paid
            </th>
            <th scope="col">
              <span className="only-heard">Details</span>
            </th>
          </>
        }
        more={more}
        moreWords="Show more lots"
        fetching={fetching}
      >
        {behind.map((lot) => {
          const id = `${lot.accountId} ${lot.lotId}`;
          const open = openId === id;
          return (
            <Fragment key={id}>
              <tr>
                <td>
                  <AccountName accountId={lot.accountId} />
                  <Link to={`${paths.finance}?account=${encodeURIComponent(lot.accountId)}`}>{lot.accountId}</Link>
                </td>
                <td className="id lot">{lot.lotId}</td>
                <td className="number">{formatNumber(lot.leads[figure])}</td>
                <td className="number">{formatMoney(lot.cents[figure])}</td>
                <OpenCell
                  open={open}
                  label={`Entries of lot ${lot.lotId} of ${lot.accountId}`}
                  onToggle={() => setOpenId(open ? null : id)}
                />
              </tr>
              {open && (
                <tr className="event-details">
                  <td colSpan={5}>
                    <LotDetails lot={lot} figure={figure} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </PagedTable>
    </>
  );
}

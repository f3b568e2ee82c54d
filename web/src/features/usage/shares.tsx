// What the account shared by e-mail: a line for each, which opens to its recipients and what each earned.
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { OpenCell, PagedTable } from '../../components/layout/paged-table.tsx';
import { billingDay, billingTime } from '../../components/words/billing-days.tsx';
import { formatNumber } from '../../components/words/format.ts';
import { Link, useLocation } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useAwardTerms, useShares, type Share } from '../../server/searches/shares.ts';
import { awardWords, leadsOf, termsInWords, stateWords, summaryOf } from './share-words.ts';
import { MailAddress } from '../../components/words/mail-address.tsx';

const ID = 'shares';

export function Shares() {
  const shares = useShares();
  const section = useShownByAddress(shares.data !== undefined);
  return (
    <section className="statement" id={ID} ref={section} aria-labelledby="shares-title">
      <h2 id="shares-title">Shared by e-mail</h2>
      <Terms />
      <Loaded
        query={shares}
        skeleton={<Bone height={120} />}
        safe="Your leads are safe."
        isEmpty={(all) => all.length === 0}
        empty={
          <p className="help">
            Nothing was shared by e-mail yet. Press Share at one of your{' '}
            <Link to={paths.savedSearches}>saved searches</Link>.
          </p>
        }
      >
        {(all) => (
          <Table
            shares={all}
            more={shares.hasNextPage ? () => void shares.fetchNextPage() : null}
            fetching={shares.isFetchingNextPage}
          />
        )}
      </Loaded>
    </section>
  );
}

/** Nothing until the numbers are there: those of another installation would be wrong. */
function Terms() {
  const { data } = useAwardTerms();
  if (data === undefined) return null;
  return termsInWords(data).map((words) => (
    <p key={words} className="help">
      {words}
    </p>
  ));
}

/** An address with `#shares` shows this part of the page, once it is there. */
function useShownByAddress(isThere: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${ID}`) section.current?.scrollIntoView();
  }, [isThere, hash]);
  return section;
}

type TableProps = { shares: readonly Share[]; more: (() => void) | null; fetching: boolean };

function Table({ shares, more, fetching }: TableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <PagedTable
      label="E-mails that were sent"
      className="statement-table"
      head={
        <>
          <th scope="col" className="when">
            When
          </th>
          <th scope="col">What</th>
          <th scope="col" className="number">
            Leads
          </th>
          <th scope="col">
            <span className="only-heard">Recipients</span>
          </th>
        </>
      }
      more={more}
      moreWords="Show older ones"
      fetching={fetching}
    >
      {shares.map((share) => (
        <Line
          key={share.shareId}
          share={share}
          open={openId === share.shareId}
          onToggle={() => setOpenId(openId === share.shareId ? null : share.shareId)}
        />
      ))}
    </PagedTable>
  );
}

function Line({ share, open, onToggle }: { share: Share; open: boolean; onToggle: () => void }) {
  const { subject, at, recipients } = share;
  const name = share.name === '' ? 'A search that was deleted' : share.name;
  const leads = leadsOf(share);
  return (
    <Fragment>
      <tr>
        <td className="when">
          <span className="nowrap">{billingDay(at)}</span> <span className="help nowrap">{billingTime(at)}</span>
        </td>
        <td className="what">
          <span>{name}</span>
          <span className="help">{subject}</span>
          <span className="help">{summaryOf(share)}</span>
          <span className="help what-when">
            {billingDay(at)}, {billingTime(at)}
          </span>
        </td>
        <td className="number strong">{leads === 0 ? '0' : `+${formatNumber(leads)}`}</td>
        <OpenCell open={open} label={`Recipients of ${name}`} onToggle={onToggle} />
      </tr>
      {open && (
        <tr className="line-entries">
          <td colSpan={4}>
            <ul className="entries" aria-label={`Recipients of ${name}`}>
              {recipients.map((recipient, place) => (
                <li key={recipient.address ?? place}>
                  <span>
                    <span className="recipient">
                      {recipient.address === null ? (
                        'A recipient who was deleted'
                      ) : (
                        <MailAddress>{recipient.address}</MailAddress>
                      )}
                    </span>
                    <span className="help">{stateWords(recipient)}</span>
                  </span>
                  <span className="entry-leads">{awardWords(recipient)}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

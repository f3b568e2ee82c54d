// Shares a saved search by a link: a secret one, which ends and can be revoked.
import { useRef, useState } from 'react';
import { Bone, Failed, Loaded } from '../feedback/loaded.tsx';
import { CopyLink } from '../forms/copy-link.tsx';
import { formatDay } from '../words/format.ts';
import { shareLinkOf } from '../../server/searches/shared-search.ts';
import { useMakeLink, useRevokeLink, useSearchLinks } from './links-api.ts';

const lives = [
  { days: 7, words: '7 days' },
  { days: 30, words: '30 days' },
  { days: 90, words: '90 days' },
  { days: 365, words: 'a year' },
];

export function ShareByLink({ id }: { id: string }) {
  const make = useMakeLink(id);
  const [days, setDays] = useState(30);
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, and a link that opens nothing is not to be copied.
  const afterRevoke = (linkId: string) => {
    if (make.data?.id === linkId) make.reset();
    title.current?.focus();
  };
  return (
    <section className="share-part" aria-label="Share by link">
      <h3 ref={title} tabIndex={-1}>
        Share by link
      </h3>
      <div className="share-make">
        <label>
          The link ends after{' '}
          <select className="input" value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {lives.map(({ days: value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button primary"
          aria-disabled={make.isPending}
          onClick={() => !make.isPending && make.mutate(days)}
        >
          {make.isPending ? 'Making…' : 'Make a link'}
        </button>
      </div>
      {make.isError && <Failed error={make.error} />}
      {make.data !== undefined && (
        <div className="share-made" key={make.data.id}>
          <input
            className="input"
            aria-label="The new link"
            readOnly
            value={shareLinkOf({ token: make.data.token })}
            onFocus={(event) => event.target.select()}
          />
          <CopyLink link={shareLinkOf({ token: make.data.token })} />
          <p className="help">Copy it now: it is shown this once.</p>
        </div>
      )}
      <OpenLinks id={id} onRevoked={afterRevoke} />
    </section>
  );
}

function OpenLinks({ id, onRevoked }: { id: string; onRevoked: (linkId: string) => void }) {
  const links = useSearchLinks(id);
  const revoke = useRevokeLink(id);
  return (
    <>
      {revoke.isError && <Failed error={revoke.error} />}
      <Loaded query={links} skeleton={<Bone height={40} />}>
        {(open) =>
          open.length === 0 ? (
            <p className="help">No link to this search is open.</p>
          ) : (
            <ul className="share-links" aria-label="Open links">
              {open.map((link) => (
                <li key={link.id}>
                  <span>
                    {link.inMails ? 'In the e-mails that you shared, since' : 'Made'} {formatDay(link.madeAt)}, ends{' '}
                    {formatDay(link.expiresAt)}
                  </span>
                  <button
                    type="button"
                    className="button"
                    aria-label={`Revoke the link ${link.inMails ? 'in e-mails since' : 'made'} ${formatDay(link.madeAt)}, which ends ${formatDay(link.expiresAt)}`}
                    aria-disabled={revoke.isPending}
                    onClick={() => !revoke.isPending && revoke.mutate(link.id, { onSuccess: () => onRevoked(link.id) })}
                  >
                    Revoke
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

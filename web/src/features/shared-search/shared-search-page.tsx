// The page behind a shared link, for anybody: what the search asks for, and the way to use it.
import { useEffect, useState } from 'react';
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SearchFacts, searchTitle } from '../../components/words/search-facts.tsx';
import { Link, useSearchParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { post } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';
import { ServerProblem } from '../../server/problem.ts';
import { useSession } from '../../server/session.ts';
import {
  mailIn,
  openShared,
  reuseAddressOf,
  sharedAddressIn,
  type SharedAddress,
  type SharedSearch,
} from '../../server/searches/shared-search.ts';
import { ConfirmArrival } from './confirm-arrival.tsx';
import './shared-search.css';

export function SharedSearchPage() {
  const [params] = useSearchParams();
  const named = params.toString();
  const [found, setFound] = useState<{ named: string; search: SharedSearch } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const address = sharedAddressIn(params);
  useEffect(() => {
    const asked = sharedAddressIn(new URLSearchParams(named));
    if (asked !== null) openShared(asked).then((search) => setFound({ named, search }), setError);
  }, [named, tries]);
  const again = () => {
    setError(null);
    setTries((before) => before + 1);
    return Promise.resolve();
  };
  if (address === null || isUnknown(error)) return <NotFoundHere />;
  if (error !== null)
    return (
      <div className="page narrow door">
        <PageTitle>Shared search</PageTitle>
        <Failed error={error} retry={again} />
      </div>
    );
  if (found?.named !== named) return <div className="page narrow door" aria-busy="true" />;
  return <Shown search={found.search} address={address} mail={mailIn(params)} />;
}

const isUnknown = (error: unknown): boolean => error instanceof ServerProblem && error.code === 'saved-search-unknown';

function Shown({ search, address, mail }: { search: SharedSearch; address: SharedAddress; mail: string | null }) {
  const session = useSession();
  const title = searchTitle(search);
  const ofMail = useMail(mail);
  return (
    <div className="page narrow door shared-search">
      <PageTitle title={title}>{title}</PageTitle>
      <p>
        {(ofMail ?? unknown).sender} shared this search of {search.type.toLowerCase()} with you.
      </p>
      <SearchFacts search={search} />
      <div className="actions">
        <Link className="button primary" to={reuseAddressOf(search.dictId, address)}>
          Reuse search
        </Link>
        {session.state === 'in' && !('downloadSearch' in address) && <KeepCopy address={address} />}
      </div>
      {mail !== null && ofMail?.asks && <ConfirmArrival mail={mail} />}
      {ofMail?.confirmed === true && <p className="help">You confirmed that this search reached you.</p>}
    </div>
  );
}

type OfMail = Answer<'post', '/api/v2/shares/senders'>;
// A mail that could not be looked up may still be confirmed.
const unknown: OfMail = { sender: 'Somebody', confirmed: false, asks: true };

/** By the mail that brought the link; a link alone does not say who made it. Null: not known yet. */
function useMail(mail: string | null): OfMail | null {
  const [known, setKnown] = useState<OfMail | null>(mail === null ? unknown : null);
  useEffect(() => {
    if (mail === null) return;
    post('/api/v2/shares/senders', { body: { token: mail } }).then(setKnown, () => setKnown(unknown));
  }, [mail]);
  return known;
}

function KeepCopy({ address }: { address: Exclude<SharedAddress, { downloadSearch: string }> }) {
  // The same key for every click: this page keeps one copy.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const keep = useAction(() => post('/api/v2/saved-searches/copies', { body: { from: address }, idempotencyKey }));
  if (keep.done)
    return (
      <Notice tone="ok" takesFocus action={<Link to={paths.savedSearches}>Saved searches</Link>}>
        Wahoo, your search was saved!
      </Notice>
    );
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={keep.pending}
        onClick={() => !keep.pending && void keep.run(undefined)}
      >
        {keep.pending ? 'Saving…' : 'Save a copy'}
      </button>
      {keep.error !== null && <Failed error={keep.error} />}
    </>
  );
}

function NotFoundHere() {
  return (
    <div className="page narrow door">
      <PageTitle title="Saved search not found">Saved search not found :(</PageTitle>
      <p>The link was revoked, has ended, or was not copied whole. Ask for a new one.</p>
      <p className="actions">
        <Link className="button" to={paths.home}>
          Home
        </Link>
      </p>
    </div>
  );
}

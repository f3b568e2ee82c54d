// What the API answers to a GET, for whoever helps a customer: /api/usage shows the answer of /api/v2/usage. The page
// holds no data of its own; it asks as the person who opened it.
import { useEffect, useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useLocation, useParams } from '../../navigation/links.ts';
import { getAnything, renewSession, type PlainAnswer } from '../../server/client.ts';
import { currentSession, wasSignedIn } from '../../server/session.ts';
import './debug.css';

const SHOWN_MAX = 100_000;

type Lookup = { data: PlainAnswer | undefined; error: unknown; isFetching: boolean };
const waiting: Lookup = { data: undefined, error: null, isFetching: true };

export function DebugPage() {
  const { slug = '' } = useParams();
  const { pathname, search } = useLocation();
  const endpoint = `/api/v2/${encodeURIComponent(slug)}`;
  const query = useAnswer(endpoint, search);
  return (
    <div className="page debug-page">
      <PageTitle title={`API answer ${slug}`}>API answer</PageTitle>
      <dl className="facts">
        <dt>Endpoint</dt>
        <dd>
          <code>GET {endpoint}</code>
        </dd>
        <dt>Pathname</dt>
        <dd>
          <code>{pathname}</code>
        </dd>
        <dt>Search string</dt>
        <dd>
          <code>{search === '' ? 'none' : search}</code>
        </dd>
      </dl>
      <h2 id="response">Response</h2>
      <Loaded query={query} skeleton={<Bone height={240} />} safe="Nothing was changed.">
        {({ status, text }) => (
          <>
            <p>Status {status}</p>
            <pre aria-labelledby="response">{readable(text)}</pre>
          </>
        )}
      </Loaded>
    </div>
  );
}

function useAnswer(endpoint: string, search: string) {
  const [asked, setAsked] = useState(waiting);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const settle = (next: Partial<Lookup>) => {
      if (!left.signal.aborted) setAsked({ ...waiting, isFetching: false, ...next });
    };
    ask(endpoint + search, left.signal).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      left.abort();
      setAsked(waiting);
    };
  }, [endpoint, search, turn]);
  const refetch = async () => setTurn((before) => before + 1);
  return { ...asked, refetch };
}

// After a reload the page does not know yet who it is.
async function ask(path: string, signal: AbortSignal): Promise<PlainAnswer> {
  if (currentSession().state === 'unknown' && wasSignedIn()) await renewSession();
  return getAnything(path, { signal });
}

function readable(text: string): string {
  const shown = text.length > SHOWN_MAX ? text : indented(text);
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX)}…` : shown;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

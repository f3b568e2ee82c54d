import { Bone, Failed, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { useFocusTitle } from '../../components/pages/use-focus-title.ts';
import { formatMoment } from '../../components/words/format.ts';
import { useEndSession, useSessions, type OwnSession } from './api.ts';
import './sessions.css';

/** The browsers in which the person is logged in, and a way to log any of them out. */
export function SessionsPage() {
  const sessions = useSessions();
  return (
    <>
      <PageTitle>Your sessions</PageTitle>
      <p>These browsers are logged in as you. Log out of those that you do not know, then change your password.</p>
      <Loaded query={sessions} skeleton={<Bone width={320} />}>
        {(list) => <List list={list} />}
      </Loaded>
    </>
  );
}

function List({ list }: { list: OwnSession[] }) {
  const end = useEndSession();
  const others = list.filter(({ current }) => !current);
  const focusTitle = useFocusTitle();
  const run = (id: string | null) => {
    if (!end.isPending) end.mutate(id, { onSuccess: focusTitle });
  };
  return (
    <>
      {end.isSuccess && (
        <Notice tone="ok">
          {end.variables === null
            ? 'All other sessions are ended. Those browsers are logged out within five seconds.'
            : 'The session is ended. That browser is logged out within five seconds.'}
        </Notice>
      )}
      {end.isError && <Failed error={end.error} />}
      <ul className="sessions" aria-label="Your sessions">
        {list.map((session) => (
          <li key={session.id}>
            <Shown session={session} />
            {!session.current && (
              <button
                type="button"
                className="button"
                aria-disabled={end.isPending}
                aria-label={`End the session of ${session.device}, last used ${formatMoment(session.lastUsedAt)}`}
                onClick={() => run(session.id)}
              >
                End session
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="help">You are logged in nowhere else.</p>
      ) : (
        <p>
          <button type="button" className="button" aria-disabled={end.isPending} onClick={() => run(null)}>
            End all other sessions
          </button>
        </p>
      )}
    </>
  );
}

function Shown({ session: { device, address, startedAt, lastUsedAt, current } }: { session: OwnSession }) {
  return (
    <div>
      <strong>{device}</strong> {current && <span className="session-here">This browser</span>}
      <p className="help">
        {address !== '' && <>From {address}. </>}
        Logged in {formatMoment(startedAt)}, last used {formatMoment(lastUsedAt)}.
      </p>
    </div>
  );
}

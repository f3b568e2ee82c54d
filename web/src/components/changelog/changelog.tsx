import { useState } from 'react';
import { useLocation } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { ChangelogEntry } from '../../server/api-types.ts';
import { useSession } from '../../server/session.ts';
import { Dialog } from '../layout/dialog.tsx';
import { Icon } from '../layout/icon.tsx';
import { formatDay } from '../words/format.ts';
import { useChangelog } from './use-changelog.ts';
import './changelog.css';

/** What is new in the product, for who is signed in. Not on the page where a plan is taken. */
export function Changelog() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state !== 'in' || pathname === paths.signUp) return null;
  return <ChangelogOf key={session.person.uid} uid={session.person.uid} />;
}

function ChangelogOf({ uid }: { uid: string }) {
  const { entries, unread, markRead } = useChangelog(uid);
  // What was unread when it was opened stays marked while it is read.
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null);
  if (entries === null) return null;
  const open = () => {
    setMarked(unread);
    markRead();
  };
  return (
    <>
      <button
        type="button"
        className="button quiet changelog-button"
        aria-haspopup="dialog"
        aria-label={unread.size === 0 ? "What's new" : `What's new, ${unread.size} unread`}
        onClick={open}
      >
        <Icon name="info" />
        <span className="label">What&apos;s new</span>
        {unread.size > 0 && <span className="changelog-unread">{unread.size}</span>}
      </button>
      <Dialog title="What's new" open={marked !== null} onClose={() => setMarked(null)}>
        {entries.length === 0 ? (
          <p>Nothing yet. What changes in the product will be announced here.</p>
        ) : (
          <ol className="changelog">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isNew={marked?.has(entry.id) === true} />
            ))}
          </ol>
        )}
      </Dialog>
    </>
  );
}

function Entry({ entry: { title, text, on }, isNew }: { entry: ChangelogEntry; isNew: boolean }) {
  return (
    <li>
      <h3>
        {title} {isNew && <span className="changelog-new">New</span>}
      </h3>
      <p className="help">
        <time dateTime={on}>{formatDay(on)}</time>
      </p>
      {text !== '' && <p className="changelog-text">{text}</p>}
    </li>
  );
}

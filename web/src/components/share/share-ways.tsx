import { CopyLink } from '../forms/copy-link.tsx';
import { Composer } from './composer/composer.tsx';
import { ShareByLink } from './share-by-link.tsx';
import './share.css';
import type { SharedThing } from './shared-thing.ts';

/** The ways to share a search, one below the other. */
export function ShareWays({ shared }: { shared: SharedThing }) {
  const { title, what, link } = shared;
  return (
    <>
      <p className="help">Whoever gets it sees name, places, filters and count of this search. They see no leads.</p>
      <Composer title={title} shared={what} />
      {'searchId' in what && <ShareByLink id={what.searchId} />}
      {link !== undefined && (
        <section className="share-part" aria-label="Share by link">
          <h3>Share by link</h3>
          <div className="actions">
            <CopyLink link={link} />
          </div>
        </section>
      )}
    </>
  );
}

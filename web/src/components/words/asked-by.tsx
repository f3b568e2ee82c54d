import type { Download } from '../../server/api-types.ts';
import { useSession } from '../../server/session.ts';

/** Who ordered a download, from the reader's point of view. */
export function AskedBy({ download: { askedBy } }: { download: Pick<Download, 'askedBy'> }) {
  const session = useSession();
  const own = session.state === 'in' && session.person.uid === askedBy.personId;
  if (askedBy.throughSupport) return own ? 'Our support team, for you' : 'Our support team, for a member of your team';
  return own ? 'You' : 'A member of your team';
}

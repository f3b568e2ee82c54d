// The question over the page in which a search is shared. What is in it is loaded when it is first opened.
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../feedback/loaded.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { mayLeave } from '../../navigation/unsaved-changes.ts';
import type { SharedThing } from './shared-thing.ts';

type Props = { shared: SharedThing; open: boolean; onClose: () => void };

/** By e-mail and by link. What is typed and not sent is asked about before it closes. */
export function ShareDialog({ shared, open, onClose }: Props) {
  return (
    <Dialog title={`Share ${shared.title}`} open={open} onClose={() => mayLeave() && onClose()}>
      {open && <ShareContent shared={shared} />}
    </Dialog>
  );
}

/** What stands in such a question. */
function ShareContent({ shared }: { shared: SharedThing }) {
  const code = useQuery({
    queryKey: ['code', 'share-ways'],
    queryFn: async () => (await import('./share-ways.tsx')).ShareWays,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={code} skeleton={<Bone height={320} />}>
      {(ShareWays) => <ShareWays shared={shared} />}
    </Loaded>
  );
}

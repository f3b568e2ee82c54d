import { Dialog } from '../../components/layout/dialog.tsx';
import type { Act } from './api.ts';
import { wordsOf } from './words.ts';

type Props = { act: Act | null; busy: boolean; onClose: () => void; onConfirm: (act: Act) => void };

/** Asks before anything is changed about a person. */
export function ConfirmAct({ act, busy, onClose, onConfirm }: Props) {
  const words = act === null ? null : wordsOf(act);
  return (
    <Dialog title={words?.title ?? ''} open={act !== null} onClose={onClose}>
      <p className="team-question">{words?.question}</p>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => act !== null && !busy && onConfirm(act)}
        >
          {busy ? 'One moment…' : words?.submit}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}

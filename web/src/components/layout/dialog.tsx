import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './dialog.css';

type Props = { title: string; open: boolean; onClose: () => void; children: ReactNode };

/** A question over the page. The browser keeps the focus inside, closes it by Escape, and gives the focus back. */
export function Dialog({ title, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || !open) return;
    shown.showModal();
    return () => shown.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onCancel={onClose}>
      {open && (
        <>
          <header className="dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}

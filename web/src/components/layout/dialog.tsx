import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from './icon.tsx';
import './dialog.css';

type Props = { title: string; open: boolean; onClose: () => void; children: ReactNode };

/**
 * A question over the page. The browser keeps the focus inside and gives it back. Escape asks `onClose`, which may leave
 * it open: the browser itself would close it, at a second Escape whatever the page says.
 */
export function Dialog({ title, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the browser takes it from the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null || !open) return;
    shown.showModal();
    return () => shown.close();
  }, [open]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) askToClose(event, onClose);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onKeyDown={onKey}
      onCancel={(event) => event.target === dialog.current && askToClose(event, onClose)}
    >
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

function askToClose(event: SyntheticEvent, onClose: () => void): void {
  event.preventDefault();
  onClose();
}

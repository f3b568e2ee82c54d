import { useState, type ComponentType } from 'react';

type DialogProps = { open: boolean; onClose: () => void };
type State = 'closed' | 'open' | 'failed';

/** Opens the demo: a film, or the steps as pictures. Nothing of it is loaded before somebody asks for it. */
export function DemoButton() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [state, setState] = useState<State>('closed');
  const show = () => {
    setState('open');
    // What failed once fails until the page is loaded again: browsers keep it.
    import('./demo-dialog.tsx').then(
      ({ DemoDialog }) => setDialog(() => DemoDialog),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" className="button large" aria-haspopup="dialog" onClick={show}>
        Watch the demo
      </button>
      {state === 'failed' && (
        <p className="help" role="status">
          The demo could not be loaded. Load the page again when you are connected.
        </p>
      )}
      {Dialog !== null && <Dialog open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

import { useState, type ComponentType } from 'react';

type DialogProps = { open: boolean; onClose: () => void };
type State = 'closed' | 'open' | 'failed';

/** Opens what a number of leads is made of. Nothing of it is loaded before somebody asks. `of`: the number, in words. */
export function WhyLeads({ of }: { of: string }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [state, setState] = useState<State>('closed');
  const show = () => {
    setState('open');
    import('./balance-dialog.tsx').then(
      ({ BalanceDialog }) => setDialog(() => BalanceDialog),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" aria-label={`Why ${of}`} onClick={show}>
        Why
      </button>
      {state === 'failed' && (
        <span className="help" role="status">
          This could not be loaded. Load the page again when you are connected.
        </span>
      )}
      {Dialog !== null && <Dialog open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

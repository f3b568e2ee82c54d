import { useState, type ComponentType } from 'react';
import type { WhoseLeads } from './whose-leads.ts';

type Props = {
  /** The number, in words. */
  of: string;
  /** Without it, those of the reader's account. */
  whose?: WhoseLeads;
  /** The day at whose end the number stood; without it, now. */
  asOf?: string;
};
type DialogProps = Pick<Props, 'whose' | 'asOf'> & { open: boolean; onClose: () => void };
type State = 'closed' | 'open' | 'failed';

/** Opens what a number of leads is made of. Nothing of it is loaded before somebody asks. */
export function WhyLeads({ of, ...asked }: Props) {
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
      {Dialog !== null && <Dialog {...asked} open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

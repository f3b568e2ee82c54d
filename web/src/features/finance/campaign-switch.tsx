// Whether shared searches bring leads now, who says so, and for super-admins the switch. The operator's variable stands above it.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Notice } from '../../components/feedback/notice.tsx';
import { Dialog } from '../../components/layout/dialog.tsx';
import { formatDay, formatTime } from '../../components/words/format.ts';
import { post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer } from '../../server/operations.ts';
import { wordsFor } from '../../server/problem.ts';
import { useMay } from '../../server/session.ts';
import { financeKey } from './api.ts';

type State = Pick<Answer<'get', '/api/v2/finance/share-awards'>, 'open' | 'openByVariable' | 'switched'>;

export function CampaignSwitch(state: State) {
  const mayAct = useMay('switch-share-awards');
  return (
    <Notice tone={state.open ? 'info' : 'warn'} action={mayAct && state.openByVariable && <Switch {...state} />}>
      {stateWords(state)}
    </Notice>
  );
}

function stateWords({ open, openByVariable, switched }: State): string {
  if (!openByVariable)
    return 'They are stopped by the operator’s variable BILLING_SHARE_AWARDS: nothing is promised or booked. What was promised waits.';
  const since = switched === null ? '' : ` since ${formatDay(switched.at)}, ${formatTime(switched.at)}`;
  if (open) return `They are on${since}.`;
  return `They are stopped by a super-admin${since}: nothing is promised or booked. What was promised waits.`;
}

function Switch({ open }: State) {
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  // A repeat of the same wish is the same call; another wish is another.
  const held = useRef<{ open: boolean; key: string } | null>(null);
  const command = useCommand({
    send: (to: boolean) => {
      if (held.current?.open !== to) held.current = { open: to, key: crypto.randomUUID() };
      return post('/api/v2/superadmin/share-awards', { body: { open: to }, idempotencyKey: held.current.key });
    },
    onSuccess: () => {
      held.current = null;
      setAsks(false);
      return client.invalidateQueries({ queryKey: financeKey });
    },
  });
  const run = () => !command.isPending && command.mutate(!open);
  const close = () => {
    setAsks(false);
    command.reset();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsks(true)}>
        {open ? 'Stop them' : 'Let them go on'}
      </button>
      <Dialog
        title={open ? 'Stop leads for shared searches?' : 'Let leads for shared searches go on?'}
        open={asks}
        onClose={close}
      >
        <p>
          {open
            ? 'Of all customers, from now on: a shared search promises no leads, and none are booked. What was promised waits, and is booked once they go on.'
            : 'Of all customers, from now on: what waits is booked within their limits, and shared searches promise leads again.'}
        </p>
        {command.isError && <Notice tone="warn">{wordsFor(command.error)}</Notice>}
        <div className="actions">
          <button type="button" className="button primary" aria-disabled={command.isPending} onClick={run}>
            {open ? 'Stop for everybody' : 'Go on for everybody'}
          </button>
          <button type="button" className="button" onClick={close}>
            Leave it
          </button>
        </div>
      </Dialog>
    </>
  );
}

// What a bank would do, for who tries the product: refuse the card, ask its holder, dispute a payment.
import { useId, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Body } from '../../server/operations.ts';
import { post } from '../../server/client.ts';
import { clockKey } from '../../server/clock.ts';
import { useCommand } from '../../server/command.ts';
import { wordsFor } from '../../server/problem.ts';

type Act = Body<'post', '/api/v2/sandbox/acts'>['act'];

const acts: Record<Act, { offer: string; done: string }> = {
  'fail-next-charge': {
    offer: 'Refuse the card from now on',
    done: 'The next charge will be refused, until another card is given.',
  },
  'ask-holder': { offer: 'Ask the holder of the next card', done: 'The bank will ask about the next card.' },
  dispute: { offer: 'Dispute the newest payment', done: 'The newest payment is disputed.' },
  'win-dispute': { offer: 'Let the dispute be won', done: 'The dispute is won.' },
  'lose-dispute': { offer: 'Let the dispute be lost', done: 'The dispute is lost.' },
  'pay-late': { offer: 'Pay what is past due', done: 'What was past due is paid.' },
  'refund-half': {
    offer: 'Pay half of the newest payment back',
    done: 'Half of what was left of the newest payment is paid back.',
  },
  refund: { offer: 'Pay the newest payment back', done: 'The newest payment is paid back.' },
  promotion: { offer: 'Give me a promotion', done: 'Subscribe with the code' },
};

export function SandboxActs() {
  const id = useId();
  const client = useQueryClient();
  const [act, setAct] = useState<Act>('fail-next-charge');
  const command = useCommand({
    send: (wanted: Act) => post('/api/v2/sandbox/acts', { body: { act: wanted } }),
    // The clock says when all has reached the account, and what the page shows is then read again.
    onSuccess: () => client.invalidateQueries({ queryKey: clockKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!command.isPending) command.mutate(act);
  };
  return (
    <form className="sandbox-to" onSubmit={submit}>
      <label htmlFor={id}>The bank</label>
      <select
        id={id}
        className="input"
        value={act}
        onChange={({ target }) => {
          setAct(target.value as Act);
          command.reset();
        }}
      >
        {Object.entries(acts).map(([name, { offer }]) => (
          <option key={name} value={name}>
            {offer}
          </option>
        ))}
      </select>
      <button type="submit" className="button" aria-disabled={command.isPending}>
        Do it
      </button>
      <span className="help" role="status">
        {command.isError && wordsFor(command.error)}
        {command.isSuccess && acts[act].done} {command.data?.code}
      </span>
    </form>
  );
}

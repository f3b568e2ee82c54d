// Whoever opened the search by the link of an e-mail may say that it arrived. A click alone says it: a program that opens
// the links of a mail does not.
import { Failed } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useAction } from '../../components/forms/use-action.ts';
import { post } from '../../server/client.ts';

export function ConfirmArrival({ mail }: { mail: string }) {
  const confirm = useAction(() => post('/api/v2/shares/confirmations', { body: { token: mail } }));
  if (confirm.done)
    return (
      <Notice tone="ok" takesFocus>
        Thank you. We have your answer.
      </Notice>
    );
  return (
    <div>
      <p className="help">Did this search reach you by e-mail?</p>
      <div className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={confirm.pending}
          onClick={() => !confirm.pending && void confirm.run(undefined)}
        >
          {confirm.pending ? 'Confirming…' : 'Yes, it reached me'}
        </button>
      </div>
      {confirm.error !== null && <Failed error={confirm.error} />}
    </div>
  );
}

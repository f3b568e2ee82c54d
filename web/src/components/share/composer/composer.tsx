// Writes an e-mail that shares a search: the edit step, the preview step, and what became of it.
import { useState } from 'react';
import { Failed } from '../../feedback/loaded.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { useKeptWork } from '../../forms/use-kept-work.ts';
import { useUnsavedChanges } from '../../../navigation/unsaved-changes.ts';
import { outcomeUnknown } from '../../../server/command.ts';
import { OrderKey } from '../../../server/kept/order-key.ts';
import { usePreviewMail, useSendShare } from '../../../server/searches/shares.ts';
import { mailOf, newDraft, problemsOf, refusedOf, sameDraft, type DraftProblems, type Shared } from './draft.ts';
import { EditStep } from './edit-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { SentStep } from './sent-step.tsx';

export function Composer({ title, shared }: { title: string; shared: Shared }) {
  const [first] = useState(() => newDraft(title));
  const [draft, setDraft, forget] = useKeptWork(`share ${JSON.stringify(shared)}`, first);
  const [step, setStep] = useState<'edit' | 'preview'>('edit');
  const [problems, setProblems] = useState<DraftProblems>({});
  // Grows whenever the focus shall go to the field to be filled in: a press found a problem, or the form came back.
  const [calls, setCalls] = useState(0);
  const [key] = useState(() => new OrderKey());
  const preview = usePreviewMail();
  const send = useSendShare();
  useUnsavedChanges(!send.isSuccess && !sameDraft(draft, first));
  const mail = mailOf(draft, shared);
  const busy = preview.isPending || send.isPending;

  const edit = (found: DraftProblems) => {
    setProblems(found);
    setStep('edit');
    setCalls(calls + 1);
  };
  const isWhole = (): boolean => {
    const found = problemsOf(draft);
    if (isEmpty(found)) setProblems({});
    else edit(found);
    return isEmpty(found);
  };
  const onRefused = (error: unknown) => {
    const refused = refusedOf(error);
    if (!isEmpty(refused)) edit(refused);
  };
  const show = () => {
    if (busy || !isWhole()) return;
    send.reset();
    preview.mutate(mail, { onSuccess: () => setStep('preview'), onError: onRefused });
  };
  const deliver = () => {
    if (busy || !isWhole()) return;
    preview.reset();
    send.mutate(
      { mail, idempotencyKey: key.keyFor(mail) },
      { onSuccess: forget, onError: onRefused, onSettled: (_, error) => key.settle(error) },
    );
  };
  const again = () => {
    send.reset();
    preview.reset();
    setDraft(first);
    edit({});
  };

  const error = send.error ?? preview.error;
  const failure = error !== null && isEmpty(refusedOf(error)) && <NotSent error={error} />;
  return (
    <section className="share-part" aria-label="Share by e-mail">
      <h3>Share by e-mail</h3>
      {send.isSuccess ? (
        <SentStep sent={send.data} onAgain={again} />
      ) : step === 'preview' && preview.data !== undefined ? (
        <PreviewStep
          mail={preview.data}
          to={mail.to}
          sending={send.isPending}
          failure={failure}
          onEdit={() => edit({})}
          onSend={deliver}
        />
      ) : (
        <EditStep
          draft={draft}
          problems={problems}
          calls={calls}
          previewing={preview.isPending}
          sending={send.isPending}
          failure={failure}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            setProblems(withoutChanged(problems, change));
          }}
          onPreview={show}
          onSend={deliver}
        />
      )}
    </section>
  );
}

function isEmpty(problems: DraftProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** The problem of a field stands until the field is typed into. */
function withoutChanged(problems: DraftProblems, change: object): DraftProblems {
  const changed = Object.keys(change).map((name) => name.replace(/^from.*/, 'from'));
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !changed.includes(name)));
}

function NotSent({ error }: { error: unknown }) {
  if (outcomeUnknown(error))
    return (
      <Notice tone="bad">The answer was lost. Press the button once more: nobody gets the same e-mail twice.</Notice>
    );
  return <Failed error={error} safe="Nothing was sent." />;
}

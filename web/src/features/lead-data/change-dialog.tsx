import { useState, type FormEvent } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Dialog } from '../../components/layout/dialog.tsx';
import { formatNumber } from '../../components/words/format.ts';
import { ServerProblem, wordsFor } from '../../server/problem.ts';
import { useChange, useReport, type Change, type Version } from './api.ts';

export type Question = { change: Change; name: string; version?: Version | undefined };
type Props = { question: Question | null; onClose: () => void };

/** Asks before another version is searched. */
export function ChangeDialog({ question, onClose }: Props) {
  const title = question?.change.act === 'rollback' ? 'Go back to the version before?' : 'Activate this version?';
  return (
    <Dialog title={title} open={question !== null} onClose={onClose}>
      {question?.change.act === 'rollback' && <Rollback question={question} onClose={onClose} />}
      {question?.change.act === 'activate' && question.version !== undefined && (
        <Activation change={question.change} name={question.name} version={question.version} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Rollback({ question: { change, name }, onClose }: { question: Question; onClose: () => void }) {
  const command = useChange(onClose);
  return (
    <>
      <p>
        Searches, counts and new downloads of {name} read the leads of the version before, under a new number. Those
        that run end in the version that they began in. You can go forward again the same way.
      </p>
      <Answer command={command} word="Go back" onYes={() => command.mutate(change)} onClose={onClose} />
    </>
  );
}

type ActivationProps = { change: Change & { act: 'activate' }; name: string; version: Version; onClose: () => void };

function Activation({ change, name, version, onClose }: ActivationProps) {
  const report = useReport(change.dictId, change.version);
  const intro = (
    <p>
      Searches, counts and new downloads of {name} read {change.dictId}-{change.version} with{' '}
      {formatNumber(version.rows)} leads from now on. Those that run end in the version that they began in. You can go
      back.
    </p>
  );
  // A version that went back has no report, and nothing is out of the usual.
  if (!version.hasReport) return <Activate intro={intro} change={change} findings={[]} onClose={onClose} />;
  return (
    <Loaded query={report} skeleton={<Bone height={120} />}>
      {({ findings }) => <Activate intro={intro} change={change} findings={findings} onClose={onClose} />}
    </Loaded>
  );
}

type ActivateProps = {
  intro: React.ReactNode;
  change: Change & { act: 'activate' };
  findings: readonly { code: string; message: string }[];
  onClose: () => void;
};

function Activate({ intro, change, findings, onClose }: ActivateProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const command = useChange(onClose);
  const needsReason = findings.length > 0;
  const said = reason.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = needsReason && said.length < 3;
    setIsMissing(missing);
    if (!missing && !command.isPending) command.mutate({ ...change, reason: needsReason ? said : undefined });
  };
  return (
    <form onSubmit={submit} noValidate>
      {intro}
      {needsReason && (
        <>
          <Notice tone="info">
            <p>It is out of the usual:</p>
            <ul>
              {findings.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Notice>
          <Field
            label="Why it may be live all the same"
            help="It is kept with the report."
            value={reason}
            maxLength={500}
            autoComplete="off"
            problem={isMissing ? 'Please say why.' : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      <Answer command={command} word="Activate" onClose={onClose} />
    </form>
  );
}

const words: Readonly<Record<string, string>> = {
  'version-unknown': 'There is no such version any more.',
  'version-not-ready': 'The version is not written to its end.',
  'version-not-newer': 'A newer version was activated meanwhile.',
  'delta-base-changed': 'The version was made of another one than is live. Its changes have to be imported again.',
  'import-running': 'An import of this kind is writing. Please wait until it has ended.',
  'nothing-before': 'No version from before the live one is kept.',
  'no-room': 'The lead store has not enough room on its disk for a copy.',
};

type AnswerProps = {
  command: ReturnType<typeof useChange>;
  word: string;
  onYes?: () => void;
  onClose: () => void;
};

function Answer({ command: { error, isPending }, word, onYes, onClose }: AnswerProps) {
  const own = error instanceof ServerProblem ? words[error.code] : undefined;
  return (
    <>
      {error !== null && <Notice tone="bad">{own ?? wordsFor(error)}</Notice>}
      <p className="actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button
          type={onYes ? 'button' : 'submit'}
          className="button primary"
          aria-disabled={isPending}
          {...(onYes ? { onClick: () => !isPending && onYes() } : {})}
        >
          {word}
        </button>
      </p>
    </>
  );
}

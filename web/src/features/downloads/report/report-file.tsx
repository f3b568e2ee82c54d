// Report file: the button, the dialog that asks for the reason, and what became of the report.
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useKeptWork } from '../../../components/forms/use-kept-work.ts';
import { Dialog } from '../../../components/layout/dialog.tsx';
import type { Download } from '../../../server/api-types.ts';
import { useReportFile } from './api.ts';
import { problemWords, reasonsFor, saysOf, type Reason } from './words.ts';
import './report.css';

/** Of a ready file: offers the report until there is one, then says what became of it. */
export function ReportFile({ download }: { download: Download }) {
  const [open, setOpen] = useState(false);
  const report = useReportFile(download.id);
  const outcome = useRef<HTMLDivElement>(null);
  const isReported = download.report !== undefined;
  // The button that had the focus goes away.
  useEffect(() => {
    if (isReported && !report.isIdle) outcome.current?.focus();
  }, [isReported, report.isIdle]);
  const close = () => setOpen(false);
  const send = (reason: Reason) => report.mutate(reason, { onSettled: close });
  return (
    <div className="report-file" ref={outcome} tabIndex={-1}>
      {download.report !== undefined && <Outcome report={download.report} />}
      {report.isError && <Notice tone="warn">{problemWords(report.error)}</Notice>}
      {download.report === undefined && (
        <p className="actions">
          <button type="button" className="button" onClick={() => setOpen(true)}>
            Report file
          </button>
        </p>
      )}
      <Dialog title="Report file" open={open} onClose={close}>
        <ReasonForm download={download} busy={report.isPending} onSend={send} onClose={close} />
      </Dialog>
    </div>
  );
}

function Outcome({ report }: { report: NonNullable<Download['report']> }) {
  const { tone, says } = saysOf(report);
  return <Notice tone={tone}>{says}</Notice>;
}

type FormProps = { download: Download; busy: boolean; onSend: (reason: Reason) => void; onClose: () => void };

function ReasonForm({ download, busy, onSend, onClose }: FormProps) {
  const [reason, setReason] = useKeptWork<Reason | null>(`report ${download.id}`, null);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === null);
    if (reason !== null && !busy) onSend(reason);
  };
  return (
    <form className="report-form" onSubmit={submit} noValidate>
      <p>
        We check the rows of the file. If they are bad, your account gets back all leads that it cost. A file can be
        reported once.
      </p>
      <fieldset aria-describedby={isMissing ? `${id}-problem` : undefined}>
        <legend>What is wrong with it?</legend>
        {reasonsFor(download).map((each) => (
          <label key={each.reason}>
            <input
              type="radio"
              name={id}
              checked={reason === each.reason}
              onChange={() => {
                setReason(each.reason);
                setIsMissing(false);
              }}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p className="problem" id={`${id}-problem`} role="alert">
          Please choose a reason.
        </p>
      )}
      <p className="actions">
        <button type="submit" className="button primary" aria-disabled={busy}>
          {busy ? 'One moment…' : 'Report file'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}

import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import { formatBytes, formatNumber } from '../../components/words/format.ts';
import type { Kind, Running } from './api.ts';
import { formatTimeLeft } from './time-left.ts';

const SILENT_SECONDS_MAX = 30;

/** How far an import is, how fast, and how long it still takes. */
export function RunningImport({ name, running }: { name: string; running: Running }) {
  const { rows, of, seconds, silentSeconds } = running;
  if (silentSeconds > SILENT_SECONDS_MAX)
    return (
      <p className="help">
        {name} was being written, and its program said nothing for {formatTimeLeft(silentSeconds)}. Nothing has changed;
        the next import of this kind clears it.
      </p>
    );
  const perSecond = Math.round(rows / Math.max(1, seconds));
  const left = perSecond === 0 || of === 0 ? null : Math.max(0, of - rows) / perSecond;
  const isWhole = of > 0 && rows >= of;
  return (
    <div className="running-import">
      <p>
        <strong>{name} is being written.</strong>{' '}
        <span aria-live="off">
          {formatNumber(rows)}
          {of === 0 ? '' : ` of ${formatNumber(of)}`} leads, {formatNumber(perSecond)} a second
          {isWhole ? ': it is checked and compared' : left === null ? '' : `, about ${formatTimeLeft(left)} left`}.
        </span>
      </p>
      <ProgressBar percent={of === 0 ? 0 : (rows * 100) / of} label={`Import of ${name}`} />
    </div>
  );
}

/** How far a file is read, before its leads are a version. */
export function ReadingFile({ reading: { file, step, bytes, of, seconds } }: { reading: Kind['reading'][number] }) {
  const perSecond = Math.round(bytes / Math.max(1, seconds));
  const isRead = bytes >= of;
  return (
    <div className="running-import">
      <p>
        <strong>{file} is being read.</strong>{' '}
        <span aria-live="off">
          {formatBytes(bytes)} of {formatBytes(of)}
          {isRead ? `: ${step}` : `, ${formatBytes(perSecond)} a second`}
          {!isRead && perSecond > 0 && `, about ${formatTimeLeft((of - bytes) / perSecond)} left`}.
        </span>
      </p>
      <ProgressBar percent={of === 0 ? 0 : (bytes * 100) / of} label={`Reading of ${file}`} />
    </div>
  );
}

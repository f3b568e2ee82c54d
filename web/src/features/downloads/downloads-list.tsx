import { useEffect, useState } from 'react';
import { formatAge, formatLeads, formatNumber } from '../../components/words/format.ts';
import { Icon } from '../../components/layout/icon.tsx';
import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import { counted } from '@leadwright/leads/counted';
import { NavLink } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Download } from '../../server/api-types.ts';
import { useClockOffset } from '../../server/clock.ts';
import { UnarchiveAll } from './archiving.tsx';
import { statusWords } from './status-words.ts';

type Props = { downloads: readonly Download[]; archived: readonly Download[]; openId: string };

/** Newest first: name, rows, cost, state, age; a running download shows its percent. Archived ones are listed separately. */
export function DownloadsList({ downloads, archived, openId }: Props) {
  const now = useMinute();
  const rows = (list: readonly Download[]) => (
    <ul>
      {list.map((download) => (
        <li key={download.id}>
          <Row download={download} open={download.id === openId} now={now} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="downloads-list" id="all-downloads" aria-label="All downloads">
      {downloads.length === 0 ? <p className="help">There are no files in the list.</p> : rows(downloads)}
      {archived.length > 0 && (
        <>
          <h2 className="list-part">Archived</h2>
          {rows(archived)}
          <UnarchiveAll />
        </>
      )}
    </nav>
  );
}

function Row({ download, open, now }: { download: Download; open: boolean; now: number }) {
  return (
    <NavLink to={paths.download(download.id)} className={open ? 'row open' : 'row'}>
      <span className="row-name">{download.name}</span>
      <span className="row-rows number">{counted(download.rows ?? download.rowsAsked, 'row')}</span>
      <span className="row-state">
        <Status download={download} />
        {download.madeUp && <span className="help">made up</span>}
        <span className="help">{formatAge(download.timestamp * 1000, now)}</span>
      </span>
      <span className="row-cost number">{costOf(download)}</span>
      {statusWords(download).tone === 'run' && (
        <ProgressBar
          percent={download.fetchProgress}
          label={`${download.name}, ${Math.round(download.fetchProgress)} percent`}
        />
      )}
    </NavLink>
  );
}

function costOf({ status, leads }: Download): string {
  if (status === 'failed' || status === 'cancelled') return 'nothing charged';
  if (leads === undefined) return '';
  return status === 'ready' ? formatLeads(leads) : `${formatNumber(leads)} set aside`;
}

const statusIcons = { run: 'clock', ok: 'check', bad: 'warn', off: 'close' } as const;

export function Status({ download }: { download: Download }) {
  const { label, tone } = statusWords(download);
  return (
    <span className={`status status-${tone}`}>
      <Icon name={statusIcons[tone]} size={14} />
      {tone === 'run' && download.fetchProgress > 0 ? `${label} ${Math.round(download.fetchProgress)}%` : label}
    </span>
  );
}

const minuteMs = 60_000;

/** The product's time, updated each minute, so that ages stay right. */
function useMinute(): number {
  const offsetMs = useClockOffset();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now + offsetMs;
}

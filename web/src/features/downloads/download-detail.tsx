// One download: its file, its query, its cost lot by lot, and its actions.
import { useRef, useState, type ReactNode } from 'react';
import { AskedBy } from '../../components/words/asked-by.tsx';
import { Failed } from '../../components/feedback/loaded.tsx';
import { formatBytes, formatMoment, formatNumber, formatLeads } from '../../components/words/format.ts';
import { Icon } from '../../components/layout/icon.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ProgressBar } from '../../components/feedback/progress-bar.tsx';
import type { Download } from '../../server/api-types.ts';
import { useFileLink } from './api.ts';
import { ArchivedNote, Archiving } from './archiving.tsx';
import { Status } from './downloads-list.tsx';
import { CheckAgain } from './acts/check-again.tsx';
import { DownloadActs } from './acts/download-acts.tsx';
import { StoredFacts } from './stored-facts.tsx';
import { AskedFor, CostByLot } from './download-parts.tsx';
import { ReportFile } from './report/report-file.tsx';
import { outcomeOf } from './report/words.ts';
import { reasonWords, statusWords } from './status-words.ts';

export function DownloadDetail({ download }: { download: Download }) {
  const link = useFileLink();
  const [archivedHere, setArchivedHere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = statusWords(download);
  return (
    <article className="download-detail" aria-label={download.name}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {download.name}
        </h2>
        <Status download={download} />
      </header>
      {!archivedHere && <ArchivedNote download={download} onUnarchive={() => heading.current?.focus()} />}
      <State download={download} />
      {download.madeUp && (
        <Notice tone="info">
          The leads of this file are made up, for trying the product. Nobody has these names, numbers and addresses.
        </Notice>
      )}
      {words.tone === 'ok' && (
        <p className="actions">
          <button
            type="button"
            className="button primary large"
            aria-disabled={link.isPending}
            onClick={() => !link.isPending && link.mutate(download.id)}
          >
            <Icon name="download" /> Open the CSV file
          </button>
          {download.bytes !== undefined && <span className="help">{formatBytes(download.bytes)}</span>}
        </p>
      )}
      {link.isError && <Failed error={link.error} safe="Your file is safe." />}
      <CheckAgain download={download} />
      <DownloadActs download={download} />
      <FileFacts download={download} />
      <AskedFor download={download} />
      {download.cost !== undefined && <CostByLot cost={download.cost} />}
      {download.status === 'ready' && <ReportFile download={download} />}
      {words.tone !== 'run' && (
        <Archiving download={download} here={archivedHere} onArchived={() => setArchivedHere(true)} />
      )}
    </article>
  );
}

function State({ download }: { download: Download }) {
  const { tone, says } = statusWords(download);
  if (tone === 'ok') return <Notice tone="ok">{says}</Notice>;
  if (tone === 'off') return <Notice tone="info">{says}</Notice>;
  if (tone === 'bad') return <Notice tone="bad">{`${reasonWords(download.reason)} ${says}`}</Notice>;
  return (
    <div className="running">
      <div className="running-number" aria-hidden="true">
        {Math.round(download.fetchProgress)}%
      </div>
      <div className="running-words">
        <ProgressBar percent={download.fetchProgress} label={`${download.name}, progress`} />
        <p role="status">{says}</p>
      </div>
    </div>
  );
}

function FileFacts({ download }: { download: Download }) {
  return (
    <section aria-label="The file">
      <h3>The file</h3>
      <dl className="facts">
        <Fact name="Rows">
          {download.rows === undefined ? `${formatNumber(download.rowsAsked)} ordered` : formatNumber(download.rows)}
          {download.rows !== undefined &&
            download.rows < download.rowsAsked &&
            ` of ${formatNumber(download.rowsAsked)} ordered`}
        </Fact>
        {download.status === 'ready' && download.leads !== undefined && (
          <Fact name="Cost">
            <span className="accent">{formatLeads(download.leads)}</span>
          </Fact>
        )}
        <Reported download={download} />
        {download.bytes !== undefined && <Fact name="Size">{formatBytes(download.bytes)}</Fact>}
        {download.sha256 !== undefined && (
          <Fact name="SHA-256">
            <code>{download.sha256}</code>
          </Fact>
        )}
        <StoredFacts download={download} />
        <Fact name="Data version">
          {download.datasetVersion}
          {download.madeUp && ', made up'}
        </Fact>
        <Fact name="Ordered">{formatMoment(download.timestamp * 1000)}</Fact>
        <Fact name="Ordered by">
          <AskedBy download={download} />
        </Fact>
      </dl>
    </section>
  );
}

function Reported({ download: { report } }: { download: Download }) {
  const outcome = report === undefined ? null : outcomeOf(report);
  return outcome === null ? null : <Fact name="Reported">{outcome}</Fact>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

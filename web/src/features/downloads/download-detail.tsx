// One download: the file as an object, what was asked, what it cost lot by lot, and what can be done.
import type { ReactNode } from 'react';
import { Failed } from '../../components/loaded.tsx';
import { formatBytes, formatMoment, formatNumber } from '../../components/format.ts';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import type { Download } from '../../server/api-types.ts';
import { wordsFor } from '../../server/problem.ts';
import { useArchive, useFileLink } from './api.ts';
import { Status } from './downloads-list.tsx';
import { AskedFor, CostByLot } from './download-parts.tsx';
import { reasonWords, statusWords } from './status-words.ts';

type Props = { download: Download; onArchive: (id: string | null) => void };

export function DownloadDetail({ download, onArchive }: Props) {
  const link = useFileLink();
  const archive = useArchive();
  const words = statusWords(download.status);
  const setArchived = (next: boolean) => {
    onArchive(download.id);
    archive.mutate({ id: download.id, archive: next });
  };
  return (
    <article className="download-detail" aria-label={download.name}>
      <header>
        <h2>{download.name}</h2>
        <Status download={download} />
      </header>
      <State download={download} />
      {words.tone === 'ok' && (
        <p className="actions">
          <button type="button" className="button primary large" disabled={link.isPending} onClick={() => link.mutate(download.id)}>
            <Icon name="download" /> Open the CSV file
          </button>
          {download.bytes !== undefined && <span className="help">{formatBytes(download.bytes)}</span>}
        </p>
      )}
      {link.isError && <Failed error={link.error} safe="Your file is safe." />}
      <FileFacts download={download} />
      <AskedFor download={download} />
      {words.tone === 'ok' && <CostByLot download={download} />}
      {words.tone !== 'run' && (
        <footer className="actions">
          <button type="button" className="button" disabled={archive.isPending} onClick={() => setArchived(!download.archived)}>
            {download.archived ? 'Unarchive' : 'Archive'}
          </button>
          {download.archived && <span className="help">Archived: it is no longer in the list.</span>}
          {archive.isError && <Notice tone="warn">Uh oh, there was an error archiving your download: {wordsFor(archive.error)}</Notice>}
        </footer>
      )}
    </article>
  );
}

function State({ download }: { download: Download }) {
  const { tone, says } = statusWords(download.status);
  if (tone === 'ok') return <Notice tone="ok">{says}</Notice>;
  if (tone === 'bad') return <Notice tone="bad">{`${reasonWords(download.reason)} ${says}`}</Notice>;
  return (
    <div className="running">
      <div className="running-number" aria-hidden="true">
        {Math.round(download.progress)}%
      </div>
      <div className="running-words">
        <ProgressBar percent={download.progress} label={`${download.name}, progress`} />
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
          {download.rows === undefined ? `${formatNumber(download.rowsAsked)} asked for` : formatNumber(download.rows)}
          {download.rows !== undefined && download.rows < download.rowsAsked && ` of ${formatNumber(download.rowsAsked)} asked for`}
        </Fact>
        {download.status === 'ready' && download.leads !== undefined && <Fact name="Cost"><span className="accent">{formatNumber(download.leads)} leads</span></Fact>}
        {download.bytes !== undefined && <Fact name="Size">{formatBytes(download.bytes)}</Fact>}
        {download.sha256 !== undefined && <Fact name="SHA-256"><code>{download.sha256}</code></Fact>}
        <Fact name="Data version">{download.datasetVersion}</Fact>
        <Fact name="Ordered">{formatMoment(download.timestamp * 1000)}</Fact>
        <Fact name="Id"><code>{download.id}</code></Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

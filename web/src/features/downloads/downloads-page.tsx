// The list stands beside the detail, so that `/downloads`, which opens the newest, still shows them all.
import { useState } from 'react';
import { formatNumber } from '../../components/format.ts';
import { Bone, Loaded } from '../../components/loaded.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Link, Navigate, useParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Download } from '../../server/api-types.ts';
import { useDownloads } from '../../server/downloads.ts';
import { DownloadDetail } from './download-detail.tsx';
import { DownloadsList } from './downloads-list.tsx';
import { runningPercent } from './status-words.ts';
import './downloads.css';

export function DownloadsPage() {
  const downloads = useDownloads();
  const percent = runningPercent(downloads.data ?? []);
  return (
    <div className="page downloads-page">
      <PageTitle page={paths.downloads} title={percent === null ? 'Downloads' : `${percent}% · Downloads`}>Downloads</PageTitle>
      <Loaded query={downloads} skeleton={<Skeleton />} safe="Your files are safe." isEmpty={(list) => list.length === 0} empty={<Empty />}>
        {(list) => <ListAndDetail list={list} />}
      </Loaded>
    </div>
  );
}

function ListAndDetail({ list }: { list: Download[] }) {
  const { id } = useParams();
  // A download that was just archived stays open, with its way back; the list forgets it.
  const [archivedHere, setArchivedHere] = useState<string | null>(null);
  const shown = list.filter((download) => !download.archived);
  const open = list.find((download) => download.id === id && (!download.archived || download.id === archivedHere));
  if (open === undefined) {
    const newest = shown[0];
    if (newest === undefined) return <Empty />;
    return <Navigate to={paths.download(newest.id)} replace />;
  }
  return (
    <div className="list-and-detail">
      {shown.length > 1 && (
        <a className="to-list" href="#all-downloads">
          All {formatNumber(shown.length)} downloads
        </a>
      )}
      <DownloadsList downloads={shown} openId={open.id} />
      <DownloadDetail key={open.id} download={open} onArchive={setArchivedHere} />
    </div>
  );
}

function Empty() {
  return (
    <div className="empty">
      <h2>Your files will be here</h2>
      <p>Search, see the count, and press Download. The file appears here at once and shows how far it is.</p>
      <p>
        <Link className="button primary" to={paths.search}>
          Search leads
        </Link>
      </p>
    </div>
  );
}

function Skeleton() {
  return (
    <div className="list-and-detail">
      <div className="bones">
        <Bone height={64} />
        <Bone height={64} />
        <Bone height={64} />
      </div>
      <Bone height={360} />
    </div>
  );
}

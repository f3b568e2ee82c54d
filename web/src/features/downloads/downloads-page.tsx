// The list is beside the detail, so that `/downloads`, which opens the newest, still shows them all.
import { formatNumber } from '../../components/words/format.ts';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { Link, Navigate, useParams } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Download } from '../../server/api-types.ts';
import { useArchivedDownloads, useDownload, useDownloads } from '../../server/searches/downloads.ts';
import { useMay } from '../../server/session.ts';
import { DownloadDetail } from './download-detail.tsx';
import { DownloadsList } from './downloads-list.tsx';
import { ImportedDownloads } from './imported-downloads.tsx';
import { runningPercent } from './status-words.ts';
import './downloads.css';

export function DownloadsPage() {
  const downloads = useDownloads();
  const percent = runningPercent(downloads.data ?? []);
  return (
    <div className="page downloads-page">
      <PageTitle page={paths.downloads} {...(percent !== null && { title: `${percent}% · Downloads` })}>
        Downloads
      </PageTitle>
      <Loaded query={downloads} skeleton={<Skeleton />} safe="Your files are safe.">
        {(list) => <ListAndDetail list={list} />}
      </Loaded>
      <ImportedDownloads />
    </div>
  );
}

/** The list, and beside it the download of the address. One that is not in the list is fetched by itself. */
function ListAndDetail({ list }: { list: Download[] }) {
  const { id = '' } = useParams();
  const shown = list.filter((download) => !download.archived);
  const listed = list.find((download) => download.id === id);
  const alone = useDownload(id, id !== '' && listed === undefined);
  const open = listed ?? alone.data ?? undefined;
  if (open !== undefined) return <Beside shown={shown} open={open} />;
  if (id !== '' && alone.data === undefined) {
    return (
      <Loaded query={alone} skeleton={<Skeleton />} safe="Your files are safe.">
        {() => null}
      </Loaded>
    );
  }
  const newest = shown[0];
  if (newest !== undefined) return <Navigate to={paths.download(newest.id)} replace />;
  return id === '' ? <NothingListed /> : <Navigate to={paths.downloads} replace />;
}

function Beside({ shown, open }: { shown: Download[]; open: Download }) {
  const archived = useArchivedDownloads(useMay('see-archived-downloads'));
  return (
    <div className="list-and-detail">
      {shown.length > 1 && (
        <a className="to-list" href="#all-downloads">
          All {formatNumber(shown.length)} downloads
        </a>
      )}
      <DownloadsList
        downloads={shown}
        archived={archived.data?.filter((download) => download.archived) ?? []}
        openId={open.id}
      />
      <DownloadDetail key={open.id} download={open} />
    </div>
  );
}

/** Super-admins see what is archived also where all of it is. */
function NothingListed() {
  const archived = useArchivedDownloads(useMay('see-archived-downloads'));
  const hidden = archived.data?.filter((download) => download.archived) ?? [];
  if (hidden.length === 0) return <Empty />;
  return (
    <div className="list-and-detail">
      <DownloadsList downloads={[]} archived={hidden} openId="" />
    </div>
  );
}

function Empty() {
  return (
    <div className="empty">
      <h2>Your files will be here</h2>
      <p>Search, check the count, and press Download. The file appears here at once and shows its progress.</p>
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

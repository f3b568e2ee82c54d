// One line per event of the account, newest first. A line opens to its entries.
import { Fragment, useState } from 'react';
import { billingDay, billingTime } from '../../components/words/billing-days.tsx';
import { OpenCell, PagedTable } from '../../components/layout/paged-table.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Download, UsageLine } from '../../server/api-types.ts';
import { useDownloadsOf } from './api.ts';
import { LineEntries } from './line-entries.tsx';
import { amountOf, moreOf, titleOf } from './line-words.ts';

type Props = { pages: readonly UsageLine[][]; more: (() => void) | null; fetching: boolean };

export function Statement({ pages, more, fetching }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const downloads = useDownloadsOf(pages);
  return (
    <PagedTable
      label="Statement"
      className="statement-table"
      head={
        <>
          <th scope="col" className="when">
            When
          </th>
          <th scope="col">What</th>
          <th scope="col" className="number">
            Leads
          </th>
          <th scope="col">
            <span className="only-heard">Entries</span>
          </th>
        </>
      }
      more={more}
      moreWords="Show older lines"
      fetching={fetching}
    >
      {pages.flat().map((line) => (
        <StatementLine
          key={line.id}
          line={line}
          download={downloads.get(line.downloadId ?? '')}
          open={openId === line.id}
          onToggle={() => setOpenId(openId === line.id ? null : line.id)}
        />
      ))}
    </PagedTable>
  );
}

type LineProps = { line: UsageLine; download: Download | undefined; open: boolean; onToggle: () => void };

function StatementLine({ line, download, open, onToggle }: LineProps) {
  const title = titleOf(line, download?.name);
  const more = moreOf(line);
  return (
    <Fragment>
      <tr>
        <td className="when">
          <span className="nowrap">{billingDay(line.at)}</span>{' '}
          <span className="help nowrap">{billingTime(line.at)}</span>
        </td>
        <td className="what">
          <Title line={line} download={download} title={title} />
          {more !== '' && <span className="help">{more}</span>}
          <span className="help what-when">
            {billingDay(line.at)}, {billingTime(line.at)}
          </span>
        </td>
        <td className={line.state === 'running' ? 'number' : 'number strong'}>{amountOf(line)}</td>
        <OpenCell open={open} label={`Entries of ${title}`} onToggle={onToggle} />
      </tr>
      {open && (
        <tr className="line-entries">
          <td colSpan={4}>
            <LineEntries line={line} download={download} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Title({ line, download, title }: Pick<LineProps, 'line' | 'download'> & { title: string }) {
  if (line.downloadId === undefined) return <span>{title}</span>;
  const to = paths.download(line.downloadId);
  if (line.kind === 'download') return <Link to={to}>{title}</Link>;
  return (
    <span>
      <span>{title}</span>: <Link to={to}>{download?.name ?? 'the download'}</Link>
    </span>
  );
}

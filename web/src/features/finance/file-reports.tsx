// The reported files of an account: what was claimed, what the check found, and what was given back.
import { useQuery } from '@tanstack/react-query';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatMoment, formatNumber } from '../../components/words/format.ts';
import { get } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';
import { financeKey } from './api.ts';

type Report = Answer<'get', '/api/v2/finance/accounts/{accountId}/file-reports'>['reports'][number];

export function FileReports({ accountId }: { accountId: string }) {
  const reports = useQuery({
    queryKey: [...financeKey, 'file-reports', accountId],
    queryFn: async ({ signal }) =>
      (await get('/api/v2/finance/accounts/{accountId}/file-reports', { path: { accountId }, signal })).reports,
  });
  return (
    <section aria-labelledby="file-reports-title">
      <h2 id="file-reports-title">Reported files</h2>
      <Loaded
        query={reports}
        skeleton={<Bone height={80} />}
        safe="Nothing was changed."
        isEmpty={(all) => all.length === 0}
        empty={<p className="help">No file of this account was reported.</p>}
      >
        {(all) => <ReportsTable reports={all} />}
      </Loaded>
    </section>
  );
}

function ReportsTable({ reports }: { reports: Report[] }) {
  return (
    <TableScroll label="Reported files of the account">
      <table className="data" aria-labelledby="file-reports-title">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Reported</th>
            <th scope="col">Result</th>
            <th scope="col">What the check found</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.id}>
              <td>
                {report.name}
                <br />
                <code>{report.id}</code>
              </td>
              <td>
                {formatMoment(report.reportedAt)}
                <br />
                {report.reportedBy === 'check' ? 'by our own check' : `by a customer: ${reasons[report.reason]}`}
              </td>
              <td>{resultOf(report)}</td>
              <td className="adjustment-note">{foundWords(report)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const reasons: Record<Report['reason'], string> = { blankFile: 'blank file', wrongLeads: 'wrong leads' };

function resultOf({ state, leads, tries }: Report): string {
  switch (state) {
    case 'checking':
      return 'Being checked';
    case 'delayed':
      return `Not checked yet: ${formatNumber(tries)} tries failed`;
    case 'crediting':
      return `Bad; ${formatNumber(leads)} leads credited so far`;
    case 'credited':
      return `${formatNumber(leads)} leads credited`;
    case 'refused':
      return 'Good, nothing credited';
  }
}

function foundWords({ finding }: Report): string {
  if (finding === null) return '';
  const { rows, blankRows, outsideRows, duplicateRows, firstRows, unchanged, sha256 } = finding;
  const counts = `Of ${formatNumber(rows)} rows ${formatNumber(blankRows)} blank, ${formatNumber(outsideRows)} outside the geography, ${formatNumber(duplicateRows)} repeated.`;
  const first = firstRows.length === 0 ? '' : ` First bad rows: ${firstRows.map(formatNumber).join(', ')}.`;
  const file = unchanged ? ' The file is the one that was made' : ' The file is not the one that was made';
  return `${counts}${first}${file}: SHA-256 ${sha256}.`;
}

import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { StateMap } from '../../components/map/state-map.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatBytes, formatNumber } from '../../components/words/format.ts';
import { useReport, type Report } from './api.ts';
import { FillBars } from './fill-bars.tsx';

/** What the import of a version found, beside the version that was live then. */
export function VersionReport({ dictId, version }: { dictId: string; version: number }) {
  const report = useReport(dictId, version);
  return (
    <section className="lead-report" aria-label={`Report of ${dictId}-${version}`}>
      <h3>
        Report of {dictId}-{version}
      </h3>
      <Loaded query={report} skeleton={<Bone height={320} />}>
        {(found) => <Found report={found} />}
      </Loaded>
    </section>
  );
}

function Found({ report }: { report: Report }) {
  const { files, rows, leads, removals, rejected, findings, accepted, before, rejections, cells, labels, figures } =
    report;
  return (
    <>
      {findings.length > 0 && (
        <Notice tone="info">
          <p>Out of the usual:</p>
          <ul>
            {findings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          {accepted !== null && <p>It was activated all the same: {accepted}</p>}
        </Notice>
      )}
      <p>
        {formatNumber(rows)} rows: {formatNumber(leads)} leads,{' '}
        {removals > 0 ? `${formatNumber(removals)} that go, ` : ''}
        {formatNumber(rejected)} rejected.
      </p>
      {files.length === 0 && <p className="help">They came from no file: they are made up, for trying the product.</p>}
      <ul className="help">
        {files.map(({ name, bytes, sha256 }) => (
          <li key={sha256}>
            {name}, {formatBytes(bytes)}, SHA-256 {sha256.slice(0, 16)}…
          </li>
        ))}
      </ul>
      {before !== null && <Change before={before} />}
      <h4>Leads by state</h4>
      <StateMap label="Leads by state" now={figures.states} before={before?.figures.states} />
      <h4>How much of each field is filled</h4>
      <FillBars labels={labels} now={figures.fill} before={before?.figures.fill} />
      <Reasons title="Rejected rows" reasons={rejections} labels={labels} />
      <Reasons title="Cells that were emptied or put right" reasons={cells} labels={labels} />
    </>
  );
}

function Change({ before }: { before: NonNullable<Report['before']> }) {
  const { version, added, gone, changed, same } = before;
  const parts = [
    ['New', added],
    ['Gone', gone],
    ['Changed', changed],
    ['The same', same],
  ] as const;
  return (
    <>
      <h4>Beside version {version}, which was live</h4>
      <dl className="lead-change">
        {parts.flatMap(([word, number]) =>
          number === null
            ? []
            : [
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>{formatNumber(number)}</dd>
                </div>,
              ],
        )}
      </dl>
    </>
  );
}

type ReasonsProps = { title: string; reasons: Report['cells']; labels: Report['labels'] };

function Reasons({ title, reasons, labels }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <TableScroll label={title}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col" className="number">
                Rows
              </th>
              <th scope="col">Field</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ field, code, rows, sentence }) => (
              <tr key={`${field} ${code}`}>
                <td className="number">{formatNumber(rows)}</td>
                <td>{field === '' ? 'The row' : (labels[field] ?? field)}</td>
                <td>{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}

import { TableScroll } from '../../components/layout/table-scroll.tsx';
import { formatBytes, formatDay, formatMoment, formatNumber } from '../../components/words/format.ts';
import type { Kind, Version } from './api.ts';

const states: Record<Version['state'], string> = {
  live: 'Live',
  before: 'Was live',
  ready: 'Ready',
  writing: 'Being written',
};

type Props = {
  kind: Kind;
  open: string | null;
  onOpen: (name: string) => void;
  onActivate: (version: number) => void;
};

export function VersionsTable({ kind: { dictId, name, versions, running }, open, onOpen, onActivate }: Props) {
  const live = versions.find(({ state }) => state === 'live')?.version ?? 0;
  return (
    <TableScroll label={`Versions of ${name}`}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col" className="number">
              Leads
            </th>
            <th scope="col" className="number">
              Disk
            </th>
            <th scope="col">Imported</th>
            <th scope="col">Kept</th>
            <th scope="col">
              <span className="only-heard">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.version}>
              <th scope="row" className="nowrap">
                {dictId}-{version.version}
              </th>
              <td className="nowrap">
                {version.work === null ? states[version.state] : 'Being activated…'}
                {version.failure !== null && <p className="lead-failure">{version.failure}</p>}
              </td>
              <td className="number">{formatNumber(version.rows)}</td>
              <td className="number nowrap">{formatBytes(version.bytes)}</td>
              <td className="lead-source">
                {sourceOf(version)}
                {version.begunAt !== null && (
                  <p className="help">
                    {formatMoment(version.begunAt)}, {byWhom(version)}
                  </p>
                )}
              </td>
              <td className="lead-kept">
                {version.goesAt === null ? 'Stays: ' : `Goes on ${formatDay(version.goesAt)}: `}
                {version.why}
              </td>
              <td className="lead-acts">
                {version.hasReport && (
                  <button
                    type="button"
                    className="button"
                    aria-expanded={open === `${dictId}-${version.version}`}
                    aria-label={`Report of ${dictId}-${version.version}`}
                    onClick={() => onOpen(`${dictId}-${version.version}`)}
                  >
                    Report
                  </button>
                )}
                {version.state === 'ready' && version.version > live && version.work === null && running === null && (
                  <button
                    type="button"
                    className="button primary"
                    aria-label={`Activate ${dictId}-${version.version}`}
                    onClick={() => onActivate(version.version)}
                  >
                    Activate
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The file's name; what is no file in words. */
function sourceOf({ source }: Version): string {
  const [how = '', what = ''] = source.split(':');
  if (how === 'import') return what;
  if (how === 'delta') return `Changes of ${what}`;
  // What no import said was made for trying the product.
  if (['', 'synthetic', 'derived'].includes(how)) return 'Made up';
  return how === 'rollback' ? `A copy of version ${what}` : source;
}

function byWhom({ begunBy }: Version): string {
  if (begunBy?.startsWith('service:')) return 'as the product started';
  return begunBy?.startsWith('operator:') ? `by ${begunBy.slice('operator:'.length)}` : 'by a super-admin';
}

// A sample of what was counted: 20 rows a page, contact details hidden until the leads are bought.
import { Bone, Failed } from '../../components/loaded.tsx';
import { formatNumber } from '../../components/format.ts';
import { Icon } from '../../components/icon.tsx';
import { TableScroll } from '../../components/table-scroll.tsx';
import type { Preview } from '../../server/api-types.ts';
import { pagesMax } from './search-state.ts';
import type { CountState } from './use-lead-count.ts';

type Query = { data: Preview | undefined; error: unknown; isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
type Props = { query: Query; count: CountState; columns: readonly { field: string; label: string }[]; page: number; onPage: (page: number) => void };

export function PreviewTable({ query, count, columns, page, onPage }: Props) {
  const { data } = query;
  const fresh = count.state === 'fresh' ? count.answer.count : null;
  if (count.state === 'none' || fresh === 0) return null;
  if (fresh !== null && query.error !== null && !query.isFetching) return <Failed error={query.error} safe="Nothing was charged." retry={query.refetch} />;
  // Of a count that waits for a click, or failed, there are no rows to come.
  if (data === undefined) return fresh === null && count.state !== 'counting' ? null : <Skeleton columns={columns} />;
  // The rows of the search before stay until the next arrive, and do not pass for these.
  const before = fresh === null || query.isPlaceholderData;
  return (
    <section className="preview" aria-label="Preview" aria-busy={before}>
      <p className="help preview-why">
        <Icon name="lock" size={14} /> A random sample. {data.masked.length > 0 && 'Phone, e-mail and street number are hidden until you download; then the file has them in full.'}
      </p>
      <TableScroll label="Sample of the leads" fading={before}>
        <table className="data dense">
          <thead>
            <tr>
              {data.columns.map((column) => (
                <th key={column.field} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row, index) => (
              <tr key={index}>
                {data.columns.map((column, place) => (
                  <Cell key={column.field} first={place === 0} text={row[column.field] ?? ''} masked={data.masked.includes(column.field)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {fresh !== null && <Pages page={data.page} pages={Math.min(data.pages, pagesMax, Math.ceil(fresh / data.pageSize))} asked={page} onPage={onPage} />}
    </section>
  );
}

function Cell({ first, text, masked }: { first: boolean; text: string; masked: boolean }) {
  const shown = text === '' ? <span className="help">–</span> : text;
  if (first) return <th scope="row">{shown}</th>;
  return (
    <td className={masked ? 'masked' : undefined} title={masked ? 'Hidden until you download' : text}>
      {shown}
    </td>
  );
}

function Pages({ page, pages, asked, onPage }: { page: number; pages: number; asked: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label="Preview pages">
      <button type="button" className="button" disabled={asked <= 1} onClick={() => onPage(asked - 1)}>
        <Icon name="left" size={16} /> Previous
      </button>
      <span className="number">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </span>
      <button type="button" className="button" disabled={asked >= pages} onClick={() => onPage(asked + 1)}>
        Next <Icon name="right" size={16} />
      </button>
    </nav>
  );
}

const rowsShown = 8;

function Skeleton({ columns }: { columns: readonly { field: string; label: string }[] }) {
  return (
    <section className="preview" aria-busy="true" aria-label="Preview">
      <p className="help preview-why">
        <Bone width={320} />
      </p>
      <div className="table-scroll">
        <table className="data dense">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.field} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody aria-hidden="true">
            {Array.from({ length: rowsShown }, (_, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.field}>
                    <Bone width={`${50 + ((row * 7) % 40)}%`} height={12} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

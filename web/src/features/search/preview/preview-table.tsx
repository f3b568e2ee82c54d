// A sample of what was counted: 20 rows a page, contact details hidden until the leads are bought.
import { previewPagesMax } from '@leadwright/leads/rules/limits';
import { Failed } from '../../../components/feedback/loaded.tsx';
import { formatNumber } from '../../../components/words/format.ts';
import { Icon } from '../../../components/layout/icon.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import type { Dictionary, Preview } from '../../../server/api-types.ts';
import { ColumnChoice } from './column-choice.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { arrangeColumns, cellOf, type PreviewColumn } from './preview-columns.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { listed } from '../query/sentence.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import type { CountState } from '../counting/use-lead-count.ts';
import { PreviewHeads } from './preview-heads.tsx';

type Query = {
  data: Preview | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};
type Props = {
  query: Query;
  count: CountState;
  dictionary: Dictionary;
  filtered: readonly string[];
  narrow: boolean;
  page: number;
  onPage: (page: number) => void;
};

export function PreviewTable({ query, count, dictionary, filtered, narrow, page, onPage }: Props) {
  const [hidden, setHidden] = useHiddenColumns(dictionary.dictId);
  const { data } = query;
  const fresh = count.state === 'fresh' ? count.answer.count : null;
  if (count.state === 'none' || fresh === 0) return null;
  if (fresh !== null && query.error !== null && !query.isFetching)
    return <Failed error={query.error} safe="Nothing was charged." retry={query.refetch} />;
  const arranged = arrangeColumns(data?.columns ?? dictionary.columns, filtered);
  const columns = arranged.filter(({ id }, place) => place === 0 || !hidden.includes(id));
  // A count that failed or waits for a click brings no rows.
  if (data === undefined)
    return fresh === null && count.state !== 'counting' ? null : <PreviewSkeleton columns={columns} cards={narrow} />;
  // Rows of the previous search stay, faded, until the next ones arrive.
  const before = fresh === null || query.isPlaceholderData;
  return (
    <section className="preview" aria-label="Preview" aria-busy={count.state === 'counting' || query.isFetching}>
      <div className="preview-head">
        <p className="help preview-why">
          <Icon name="lock" size={14} /> A random sample
          {fresh === null && count.state !== 'counting' && ' of the previous search'}. {hiddenIn(data)}
        </p>
        <ColumnChoice columns={arranged} hidden={hidden} onHidden={setHidden} />
      </div>
      {narrow ? (
        <PreviewCards preview={data} columns={columns} filtered={filtered} fading={before} />
      ) : (
        <Rows preview={data} columns={columns} fading={before} />
      )}
      {fresh !== null && (
        <Pages
          page={data.page}
          pages={Math.min(data.pages, previewPagesMax, Math.ceil(fresh / data.pageSize))}
          asked={page}
          onPage={onPage}
        />
      )}
    </section>
  );
}

function hiddenIn({ columns, masked }: Preview): string {
  const labels = columns.filter(({ field }) => masked.includes(field)).map(({ label }) => label);
  if (labels.length === 0) return '';
  const [are, them] = labels.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${listed(labels)} ${are} hidden until you download; then the file has ${them} in full.`;
}

function Rows({ preview, columns, fading }: { preview: Preview; columns: readonly PreviewColumn[]; fading: boolean }) {
  return (
    <TableScroll label="Sample of the leads" fading={fading}>
      <table className="data dense">
        <PreviewHeads columns={columns} />
        <tbody>
          {preview.rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column, place) => (
                <Cell
                  key={column.id}
                  first={place === 0}
                  text={cellOf(column, row)}
                  masked={column.fields.some((field) => preview.masked.includes(field))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
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

function Pages({
  page,
  pages,
  asked,
  onPage,
}: {
  page: number;
  pages: number;
  asked: number;
  onPage: (page: number) => void;
}) {
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

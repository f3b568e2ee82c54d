import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { TableScroll } from './table-scroll.tsx';

type Props = {
  label: string;
  /** Of the table. */
  className: string;
  /** The cells of the heading. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Stands in place of a table without rows. */
  empty?: ReactNode;
  /** Fetches the next page; null: there is none. */
  more: (() => void) | null;
  moreWords: string;
  fetching: boolean;
};

/** A table that is fetched page by page, with a button below it for the next one. */
export function PagedTable({ label, className, head, children, empty, more, moreWords, fetching }: Props) {
  return (
    <>
      {empty ?? (
        <TableScroll label={label}>
          <table className={`data ${className}`}>
            <thead>
              <tr>{head}</tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </TableScroll>
      )}
      {more !== null && (
        <p>
          <button type="button" className="button" aria-disabled={fetching} onClick={() => !fetching && more()}>
            {fetching ? 'Loading…' : moreWords}
          </button>
        </p>
      )}
    </>
  );
}

/** The last cell of a row that opens to more of it. */
export function OpenCell({ open, label, onToggle }: { open: boolean; label: string; onToggle: () => void }) {
  return (
    <td>
      <button type="button" className="icon-button" aria-expanded={open} aria-label={label} onClick={onToggle}>
        <Icon name={open ? 'down' : 'right'} size={16} />
      </button>
    </td>
  );
}

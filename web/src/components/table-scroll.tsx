import type { ReactNode } from 'react';

/** A table that may be wider than its place. It can take the focus, so that the arrow keys scroll it. */
export function TableScroll({ label, children, fading = false }: { label: string; children: ReactNode; fading?: boolean }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={fading ? 'table-scroll fading' : 'table-scroll'} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}

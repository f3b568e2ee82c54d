import type { ReactNode } from 'react';

/** A link to another part of this page, visible while focused. It moves the focus and leaves the address alone. */
export function SkipTo({ part, children }: { part: string; children: ReactNode }) {
  return (
    <a
      className="skip-to"
      href={`#${part}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(part)?.focus();
      }}
    >
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';

/** A link to another part of this page, seen once it has the focus. It moves the focus, not the address. */
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

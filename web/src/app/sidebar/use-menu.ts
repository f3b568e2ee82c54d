// The sidebar as a menu, on screens too narrow for it.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMedia } from '../../components/layout/use-media.ts';

export type Menu = {
  open: boolean;
  toggle: () => void;
  /** Takes the focus back when Escape closes the menu. */ button: RefObject<HTMLButtonElement | null>;
};

/** Escape closes the menu, and so does a change of page. */
export function useMenu(pathname: string): Menu {
  // The path at which the menu was opened; at any other path it counts as closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A wide window always shows the sidebar; the page beside it must then not stay inert.
  const narrow = useMedia('(max-width: 1023px)');
  const open = narrow && openAt === pathname;
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return { open, button, toggle: () => setOpenAt(open ? null : pathname) };
}

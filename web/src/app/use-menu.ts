// The sidebar as a menu, where the screen has no room for it.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMedia } from '../components/layout/use-media.ts';

export type Menu = {
  open: boolean;
  toggle: () => void;
  /** Takes the focus back when Escape closes the menu. */ button: RefObject<HTMLButtonElement | null>;
};

/** Escape closes it, and so does going to another page. */
export function useMenu(pathname: string): Menu {
  // The page for which the menu was opened: on another one it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A wide window shows the sidebar anyway; what stands beside it must not stay out of reach there.
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

import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A table that may be wider than its container. It is focusable, so that arrow keys scroll it; its right edge fades while columns are hidden. */
export function TableScroll({
  label,
  children,
  fading = false,
}: {
  label: string;
  children: ReactNode;
  fading?: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const look = () => {
    const at = place.current;
    // Rounding may leave one pixel, which hides nothing.
    if (at !== null) setMore(at.scrollLeft + at.clientWidth < at.scrollWidth - 1);
  };
  useEffect(() => {
    const observer = new ResizeObserver(look);
    for (const part of [place.current, place.current?.firstElementChild]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className={fading ? 'table-scroll fading' : 'table-scroll'}
      data-more={more ? 'right' : undefined}
      onScroll={look}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  );
}

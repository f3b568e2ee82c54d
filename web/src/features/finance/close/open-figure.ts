// Which figure of a month is opened. It stands in the address beside the month, so that what is behind it can be sent on.
import { useRef } from 'react';
import { useSearchParams } from '../../../navigation/links.ts';
import type { Figure, FigureAsked } from './api.ts';

export const figures = ['opening', 'issued', 'credited', 'delivered', 'expired', 'voided', 'closing'] as const;
export const figureTitles: Record<Figure, string> = {
  opening: 'Opening',
  issued: 'Issued',
  credited: 'Credited',
  delivered: 'Delivered',
  expired: 'Expired',
  voided: 'Voided',
  closing: 'Closing',
};
const narrowing = ['planId', 'kind', 'category'] as const;

/** `asked`: null where none is open. Closing gives the focus back to what opened it. */
export function useOpenFigure(): {
  asked: FigureAsked | null;
  open: (asked: FigureAsked) => void;
  close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const opener = useRef<Element | null>(null);
  const month = params.get('month') ?? '';
  const figure = figures.find((name) => name === params.get('figure'));
  const given = narrowing.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? ''] as const] : []));
  return {
    asked: figure === undefined ? null : { figure, ...Object.fromEntries(given) },
    open: (asked) => {
      opener.current = document.activeElement;
      setParams({ month, ...asked });
    },
    close: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      setParams({ month });
    },
  };
}

/** `Plan, kind, category` of a row as people read it; `All` for what is of all rows. */
export function rowWords({ planId, kind, category }: Omit<FigureAsked, 'figure'>): string {
  if (planId === undefined && kind === undefined && category === undefined) return 'All';
  return [planId === '' ? 'No plan' : planId, kind, category].filter((each) => each !== undefined).join(', ');
}

// The dictionary says its own colour; this puts the one for the present scheme where its part of the page finds it.
import type { CSSProperties } from 'react';
import { useScheme } from '../../../components/layout/scheme.ts';
import type { Dictionary } from '../../../server/api-types.ts';

/** The style of the element under which `--theme` is this dictionary's colour. */
export function useDictionaryTheme({
  themeColor,
  themeColorDark,
}: Pick<Dictionary, 'themeColor' | 'themeColorDark'>): CSSProperties {
  const { scheme } = useScheme();
  return { '--theme': scheme === 'dark' ? themeColorDark : themeColor } as CSSProperties;
}

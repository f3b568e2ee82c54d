// Each dictionary brings a colour for light and for dark; CSS reads the right one from `--theme`.
import type { CSSProperties } from 'react';
import { useScheme } from '../../../components/layout/scheme.ts';
import type { Dictionary } from '../../../server/api-types.ts';

/** A style that sets `--theme` to this dictionary's colour for everything inside. */
export function useDictionaryTheme({
  themeColor,
  themeColorDark,
}: Pick<Dictionary, 'themeColor' | 'themeColorDark'>): CSSProperties {
  const { scheme } = useScheme();
  return { '--theme': scheme === 'dark' ? themeColorDark : themeColor } as CSSProperties;
}

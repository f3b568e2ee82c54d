// Every colour and measure of the application, defined once. The page's CSS variables and antd's theme derive
// from here; theme.test.ts checks the contrast of each text pair. The colour of a dictionary comes with
// the dictionary (libs/leads).

export type Scheme = 'light' | 'dark';

export const colours = {
  light: {
    canvas: '#F5F7F8',
    surface: '#FFFFFF',
    ink: '#16202C',
    muted: '#55636F',
    line: '#DDE3E8',
    edge: '#7D8A95',
    primary: '#0E5A6B',
    primaryHover: '#0B4856',
    onPrimary: '#FFFFFF',
    accent: '#B4430F',
    ok: '#1B6E3C',
    warn: '#8A5A00',
    bad: '#B3261E',
  },
  dark: {
    canvas: '#101820',
    surface: '#18222C',
    ink: '#E8EDF1',
    muted: '#A3B0BB',
    line: '#2B3742',
    edge: '#74828E',
    primary: '#5CC2D6',
    primaryHover: '#7FD3E3',
    onPrimary: '#0B1218',
    accent: '#FF9A62',
    ok: '#6FCF97',
    warn: '#E3B341',
    bad: '#FF8A80',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

export type ColourName = keyof (typeof colours)['light'];

/** Where a site has colours of its own (libs/runtime/src/site). */
export type OwnColours = Record<Scheme, Partial<Record<ColourName, string>>>;

/** All colours of a scheme, with those of the site. */
export const coloursOf = (scheme: Scheme, own?: OwnColours): Record<ColourName, string> => ({
  ...colours[scheme],
  ...own?.[scheme],
});

/** Text on ground: the first colour is written on the second. */
export const textPairs: readonly (readonly [ColourName, ColourName])[] = [
  ...(['ink', 'muted', 'primary', 'accent', 'ok', 'warn', 'bad'] as const).flatMap(
    (text) =>
      [
        [text, 'canvas'],
        [text, 'surface'],
      ] as const,
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
];

export const fontStack =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The style sheet with all tokens as variables: the system's scheme, or the one chosen on <html data-theme>. */
export function themeCss(own?: OwnColours): string {
  const variables = (scheme: Scheme): string =>
    `color-scheme:${scheme};${Object.entries(coloursOf(scheme, own))
      .map(([name, value]) => `--${kebab(name)}:${value};`)
      .join('')}`;
  return [
    `:root{${variables('light')}--font:${fontStack};}`,
    `@media(prefers-color-scheme:dark){:root{${variables('dark')}}}`,
    `:root[data-theme=light]{${variables('light')}}`,
    `:root[data-theme=dark]{${variables('dark')}}`,
  ].join('');
}

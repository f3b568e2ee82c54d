// As in web/src/theme.ts, for pages and mails that services make; a test holds them together.

type Colours = {
  canvas: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  edge: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
};

export const light: Colours = {
  canvas: '#F5F7F8',
  surface: '#FFFFFF',
  ink: '#16202C',
  muted: '#55636F',
  line: '#DDE3E8',
  edge: '#7D8A95',
  primary: '#0E5A6B',
  primaryHover: '#0B4856',
  onPrimary: '#FFFFFF',
};

export const dark: Colours = {
  canvas: '#101820',
  surface: '#18222C',
  ink: '#E8EDF1',
  muted: '#A3B0BB',
  line: '#2B3742',
  edge: '#74828E',
  primary: '#5CC2D6',
  primaryHover: '#7FD3E3',
  onPrimary: '#0B1218',
};

export const colourVariables = `:root { color-scheme: light; ${variablesOf(light)} }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${variablesOf(dark)} } }`;

function variablesOf(colours: Colours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

export const fontStack =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

export const markHeights = [16, 10, 13, 7] as const;

// Colours and fonts of the web application (web/src/theme.ts); a test compares them.

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

export const fontStack =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

/** The logo's measures, as in the web application: the height of each bar. */
export const markHeights = [16, 10, 13, 7] as const;

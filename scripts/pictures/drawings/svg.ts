// The few parts that the drawings are made of, in the colours of the application.
import { colours, fontStack, type Scheme } from '../../../web/src/theme.ts';

export type Palette = (typeof colours)[Scheme];
export type Drawing = { width: number; height: number; content: string };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Words = { x: number; y: number; fill: string; size?: number; bold?: boolean; anchor?: 'start' | 'middle' | 'end' };

export function words(text: string, { x, y, fill, size = 14, bold = false, anchor = 'start' }: Words): string {
  const weight = bold ? ' font-weight="600"' : '';
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" text-anchor="${anchor}"${weight}>${escaped(text)}</text>`;
}

/** The file of a drawing. Its text alternative stands where it is used. */
export function svgOf(drawing: (palette: Palette) => Drawing, scheme: Scheme): string {
  const { width, height, content } = drawing(colours[scheme]);
  const font = escaped(fontStack).replaceAll('"', "'");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${font}" style="font-variant-numeric:tabular-nums">`,
    `<rect width="${width}" height="${height}" fill="${colours[scheme].surface}"/>`,
    content,
    '</svg>\n',
  ].join('\n');
}

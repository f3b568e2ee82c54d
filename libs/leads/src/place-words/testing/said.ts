import type { GeographyKind } from '../../query.ts';
import { readPlaces } from '../read-places.ts';

/** "ZIP 85001", "?ZIP 02108" of a lost zero, "!military 09001" of a word that is left out. */
export function said(text: string, asked?: GeographyKind): string[] {
  const { places = [], zerosLost = [], leftOut = [] } = readPlaces(text, asked) ?? {};
  return [
    ...places.map(({ kind, value }) => `${kind} ${value}`),
    ...zerosLost.map(({ kind, value }) => `?${kind} ${value}`),
    ...leftOut.map(({ code, word }) => `!${code} ${word}`),
  ];
}

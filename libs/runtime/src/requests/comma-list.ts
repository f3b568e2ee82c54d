import { textLike, type TextLike } from './text-like.ts';

export type CommaList = TextLike & { 'x-list-max': number };

type Written = { of: string; maxLength: number; mayBeEmpty?: true };

/** Several in one text, apart by commas. More than `most` are refused: a list that was cut would pass for the whole. */
export function commaList(most: number, { of, maxLength, mayBeEmpty }: Written): CommaList {
  const text = textLike(
    `^[^,]${mayBeEmpty ? '*' : '+'}(?:,[^,]*){0,${most - 1}}$`,
    `at most ${most} ${of}, separated by commas`,
    { maxLength, description: `${of.charAt(0).toUpperCase()}${of.slice(1)}, separated by commas; at most ${most}.` },
  );
  return { ...text, 'x-list-max': most };
}

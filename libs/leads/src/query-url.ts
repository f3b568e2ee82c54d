// Read as a text and never fetched, so that no address that somebody typed opens a connection.
import { dictionaryOf } from './dictionaries.ts';
import type { DictId } from './query.ts';
import { countPath } from './rules/count-address.ts';

const form = /^\/api\/v2\/searches\/count\?dictId=([a-z]{1,32})&index=([a-z.]{1,64})$/;

export type ParsedQueryUrl = { dictId: DictId; index: string };

/** What the address names; null for any other text, also for one that names a host. */
export function parseQueryUrl(text: string): ParsedQueryUrl | null {
  const [, dictId = '', index = ''] = form.exec(text) ?? [];
  const dictionary = dictionaryOf(dictId);
  return dictionary === undefined || dictionary.index !== index ? null : { dictId: dictionary.dictId, index };
}

export function countedAt(dictId: string): { url: string; index: string; dictId: string } {
  const index = dictionaryOf(dictId)?.index ?? dictId;
  return { url: countPath({ dictId, index }), index, dictId };
}

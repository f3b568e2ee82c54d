// The web build puts a few words in place of this file, so that no page brings the whole dictionaries along.
import { dictionaries } from './dictionaries.ts';
import type { Dictionary } from './dictionary.ts';

export type Kind = Pick<Dictionary, 'dictId' | 'name' | 'path' | 'beta'>;

export const kinds: readonly Kind[] = dictionaries.map(({ dictId, name, path, beta }) => ({
  ...{ dictId, name, path },
  ...(beta === undefined ? {} : { beta }),
}));

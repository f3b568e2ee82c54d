import { kinds } from '@leadwright/leads/kinds';
import { paths } from './paths.ts';

/** The search page of a kind of leads; also of one that there is not, where the page says so. */
export function searchPathOf(dictId: string): string {
  return kinds.find((kind) => kind.dictId === dictId)?.path ?? `${paths.search}/${dictId}`;
}

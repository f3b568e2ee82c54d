// A shared search, by the address that somebody was given: ids of a saved search and its owner, ids of a download and its
// account, or the secret of a link.
import { paths } from '../../navigation/paths.ts';
import { post } from '../client.ts';
import type { Answer } from '../operations.ts';

export type SharedSearch = Answer<'post', '/api/v2/shared-searches/open'>;
export type SharedAddress =
  | { token: string }
  | { savedSearch: string; uid: string }
  | { downloadSearch: string; aid: string };

/** What the parameters of a page's address name; null where a part is missing. */
export function sharedAddressIn(params: URLSearchParams): SharedAddress | null {
  const [token, savedSearch, uid] = [part(params, 'token'), part(params, 'savedSearch'), part(params, 'uid')];
  const [downloadSearch, aid] = [part(params, 'downloadSearch'), part(params, 'aid')];
  if (token !== null) return { token };
  if (savedSearch !== null && uid !== null) return { savedSearch, uid };
  return downloadSearch !== null && aid !== null ? { downloadSearch, aid } : null;
}

// Ids and secrets are of these letters alone; a link that was pasted with more names nothing.
const idLike = /^[\w-]{1,128}$/;

function part(params: URLSearchParams, name: string): string | null {
  const text = params.get(name);
  return text !== null && idLike.test(text) ? text : null;
}

/** The mail of whose link this is the address; null: it is no mail's. */
export function mailIn(params: URLSearchParams): string | null {
  const mail = params.get('mail');
  return mail !== null && /^[\w.-]{1,1000}$/.test(mail) ? mail : null;
}

/** What anybody sees who has the address. Throws ServerProblem `saved-search-unknown` where it opens nothing. */
export function openShared(address: SharedAddress): Promise<SharedSearch> {
  if ('downloadSearch' in address) return post('/api/v2/shared-downloads/open', { body: address });
  return post('/api/v2/shared-searches/open', { body: address });
}

const queryOf = (address: SharedAddress): string => new URLSearchParams(address).toString();

/** The page that shows it to anybody, to be sent to somebody: with the origin. */
export function shareLinkOf(address: SharedAddress): string {
  return `${window.location.origin}${paths.shareSearch}?${queryOf(address)}`;
}

/** The address that opens it on the search page, for people who are signed in. */
export function reuseAddressOf(dictId: string, address: SharedAddress): string {
  return `${paths.reopenSearch(dictId)}?${queryOf(address)}`;
}

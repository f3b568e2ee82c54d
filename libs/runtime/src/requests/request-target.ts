// Router, handlers and forwarding all read this form, so no second parser sees another address in the same bytes.
import { commonRefusals } from '../refusals/common-refusals.ts';
import { refuse } from '../refusals/refusal.ts';

export type RequestTarget = {
  /** Begins with a slash; each segment decoded, checked and encoded again. */
  path: string;
  /** Names and values likewise, without the question mark; empty where there is none. */
  query: string;
};

/** Longer than any address that our own pages make; below the 16 KiB that Node takes for all headers. */
export const TARGET_CHARS_MAX = 8192;

const bad = () => refuse(commonRefusals.targetInvalid);

/** Origin-form (RFC 9112, 3.2.1). Throws 400 for what parsers might read differently, 414 above 8,192 characters. */
export function parseRequestTarget(target: string): RequestTarget {
  if (target.length > TARGET_CHARS_MAX) throw refuse(commonRefusals.targetTooLong);
  if (!/^\/[!-~]*$/.test(target) || /[\\#]/.test(target)) throw bad();
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/.exec(target) ?? [];
  return { path: pathOf(path), query: queryOf(query) };
}

function pathOf(path: string): string {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment, i, all) => {
      const decoded = decode(segment);
      // An empty last segment is a trailing slash: another path, which routes may or may not have.
      if (decoded === '' && i < all.length - 1) throw bad();
      if (decoded === '.' || decoded === '..' || /[/\\]/.test(decoded)) throw bad();
      return encodeURIComponent(decoded);
    });
  return `/${segments.join('/')}`;
}

function queryOf(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, name = '', equals = '', value = ''] = /^([^=]*)(=?)(.*)$/.exec(pair.replaceAll('+', ' ')) ?? [];
      return `${encodeURIComponent(decode(name))}${equals}${encodeURIComponent(decode(value))}`;
    })
    .join('&');
}

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    throw bad();
  }
  if (/\p{Cc}/u.test(decoded)) throw bad();
  return decoded;
}

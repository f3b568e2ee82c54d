// Addresses of the page hold one-time links; error texts quote them. Every pattern is bounded, so no report is slow.

const REMOVED = '[removed]';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const nameAndValue = /([?&;#][\w.%[\]-]{1,64}=)([^&;#\s]*)/g;
const tellsASecret = /token|key|secret|pass|code|sign|auth|session|mail|phone|jwt|otp/i;
const mailbox = /[^\s@<>"'(),;:=&?/[\]]{1,64}(?:@|%40)[^\s@<>"'(),;:=&?/[\]]{1,190}\.[^\s@<>"'(),;:=&?/[\].]{2,63}/gi;
const signedToken = /eyJ[\w-]{1,2000}\.[\w-]{1,4000}(?:\.[\w-]{1,1000})?/g;
// A file of the build may have a long name with a digit; a token has no such end.
const longWord = /[\w-]{20,}(?!\.(?:js|css|tsx?)\b)(?![\w-])/g;
const NEVER_A_WORD = 40;
const longNumber = /\+?\d(?:[ ().-]{0,2}\d){9,}/g;

/** The text without values of secret parameters, tokens, mailboxes and phone or card numbers. Our own ids stay. */
export function withoutSecrets(text: string): string {
  const named = text.replaceAll(nameAndValue, (whole, name: string) =>
    tellsASecret.test(name) ? name + REMOVED : whole,
  );
  const ids = named.match(uuid) ?? [];
  return named
    .split(uuid)
    .map(withoutTokens)
    .map((part, at) => part + (ids[at] ?? ''))
    .join('');
}

function withoutTokens(part: string): string {
  return part
    .replaceAll(signedToken, REMOVED)
    .replaceAll(mailbox, REMOVED)
    .replaceAll(longWord, (word) => (/\d/.test(word) || word.length >= NEVER_A_WORD ? REMOVED : word))
    .replaceAll(longNumber, REMOVED);
}

// Passwords made of the person's own address: an attacker who knows the address tries them first.
const SHORTEST_NAME = 3;

/**
 * Whether the password is only the address or the part before its @. Digits, signs and the part after a plus
 * make no difference: for `jane.doe84@…` `jane.doe`, `janedoe84`, `JaneDoe2024!`.
 */
export function isMadeOfAddress(password: string, email: string): boolean {
  const local = email.split('@')[0] ?? '';
  const given = plain(password);
  return [email, local, local.split('+')[0] ?? ''].map(plain).some((own) => {
    if (own.length === 0) return false;
    if (given === own) return true;
    const name = withoutDigitsAround(own);
    return name.length >= SHORTEST_NAME && [name, name.replace(/\p{N}/gu, '')].includes(withoutDigitsAround(given));
  });
}

// Keeps only letters and digits, in lower case.
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function withoutDigitsAround(text: string): string {
  return text.replace(/^\p{N}+|\p{N}+$/gu, '');
}

const SHORTEST_NAME = 3;

/** Only the address or the part before its @, whatever digits and signs: `JaneDoe2024!` for `jane.doe84@…`. */
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

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function withoutDigitsAround(text: string): string {
  return text.replace(/^\p{N}+|\p{N}+$/gu, '');
}

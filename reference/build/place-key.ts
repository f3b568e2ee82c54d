// One key per place for all spellings: "St. Louis" and "Saint Louis", "O'Fallon" and "O Fallon".

const spelledOut: Readonly<Record<string, string>> = { ST: 'SAINT', STE: 'SAINTE', FT: 'FORT', MT: 'MOUNT' };

/** 'MO:SAINTLOUIS': state and name in capitals, abbreviations spelled out, without accents, punctuation and spaces. */
export function placeKey(state: string, name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2018\u2019.]/g, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  return `${state}:${words.map((word) => spelledOut[word] ?? word).join('')}`;
}

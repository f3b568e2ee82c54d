import { commonPasswords } from './common-passwords.ts';
import { passwordProblem } from './password-rules.ts';

const email = 'jonathan.meyers@example.test';
const short = /at least 8/;
const common = /first that are guessed/;
const own = /e-mail address/;

const table: [string, RegExp | null][] = [
  ['', short],
  ['a', short],
  ['kjw7 qp', short],
  ['é'.normalize('NFD').repeat(7), short],
  ['😀'.repeat(7), short],
  ['password', common],
  ['PASSWORD', common],
  ['Password1', common],
  ['Password123!', common],
  ['P@ssw0rd', common],
  ['p4ssw0rd2024', common],
  ['12345678', common],
  ['123456789', common],
  ['87654321', common],
  ['11111111', common],
  ['abababab', common],
  ['abcabcabc', common],
  ['qwertyuiop', common],
  ['1q2w3e4r', common],
  ['iloveyou1', common],
  ['Summer2024', common],
  ['football!', common],
  ['leadwright', common],
  ['Leadwright2026', common],
  ['marketing1', common],
  [email, own],
  ['jonathan.meyers99', own],
  ['quiet-meadow-17', null],
  ['kjw7 qpx', null],
  ['correct horse battery staple', null],
  ['        x', null],
  ['пароль-на-лето', null],
  ['éèêëēėęě', null],
  ['😀🦊🌵🎈🚲🌊🍋🪁', null],
  [[...'😀🦊🌵🎈🚲🌊🍋🪁'].join('').repeat(8), null],
  ['x7'.repeat(32) + 'ending', null],
  ['m'.repeat(255) + 'n', null],
  ['m'.repeat(256) + 'n', /at most 256/],
];

describe('a password', () => {
  it.each(table)('%j is judged by length and by what everybody guesses, by nothing else', (password, problem) => {
    const said = passwordProblem(password, email);
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });

  it('is compared with at least 3,000 common ones, all long enough to be chosen', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
    for (const password of commonPasswords) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.toLowerCase());
    }
  });
});

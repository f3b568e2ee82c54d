import { hash, parseOptions } from '@node-rs/argon2';
import type { Problem } from '@leadwright/runtime/refusals/problem';
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts';

let passwords: PasswordHasher;
beforeAll(async () => {
  passwords = await createPasswordHasher();
});

describe('a stored password', () => {
  it('is an argon2id hash above the minimum cost, with a new salt each time', async () => {
    const [one, two] = [await passwords.hash('quiet meadow 17'), await passwords.hash('quiet meadow 17')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const { memoryCost, timeCost } = parseOptions(one);
    expect(memoryCost >= 47_104 || (memoryCost >= 19_456 && timeCost >= 2)).toBe(true);
    expect(one).not.toBe(two);
  });

  it('matches the same characters however they were typed, and no others', async () => {
    const stored = await passwords.hash('café meadow'.normalize('NFC'));
    expect(await passwords.verify(stored, 'café meadow'.normalize('NFD'))).toBe(true);
    expect(await passwords.verify(stored, 'cafe meadow')).toBe(false);
  });

  it('is never truncated: two that differ in the 200th character differ', async () => {
    const stored = await passwords.hash('k'.repeat(199) + 'a');
    expect(await passwords.verify(stored, 'k'.repeat(199) + 'b')).toBe(false);
  });

  it('never matches for a person without one', async () => {
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  });

  it('is outdated if it was made with another cost', async () => {
    expect(passwords.isOutdated(await passwords.hash('quiet meadow 17'))).toBe(false);
    expect(
      passwords.isOutdated(await hash('quiet meadow 17', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })),
    ).toBe(true);
  });
});

describe('passwords at once', () => {
  it('are hashed in order up to 53 of 200, and refused with 503 beyond', async () => {
    // A verification costs what the stored hash did.
    const cheap = await hash('quiet meadow 17', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    const done: number[] = [];
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, at) => {
        await passwords.verify(cheap, 'quiet meadow 17');
        done.push(at);
      }),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(53);
    expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 53 }, (_, at) => at));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Problem] : []));
    expect(refused).toHaveLength(147);
    for (const problem of refused) expect([problem.status, problem.code]).toEqual([503, 'unavailable']);
    // The slots are free again.
    expect(await passwords.verify(cheap, 'quiet meadow 17')).toBe(true);
  });

  it('take no more memory than allowed', async () => {
    const stored = await passwords.hash('quiet meadow 17');
    const before = process.memoryUsage().rss;
    let highest = 0;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
    // Without a limit they would hold 768 MiB.
    await Promise.all(Array.from({ length: 12 }, () => passwords.verify(stored, 'quiet meadow 17')));
    clearInterval(watch);
    expect(highest - before).toBeLessThan(512 * 1024 * 1024);
  });
});

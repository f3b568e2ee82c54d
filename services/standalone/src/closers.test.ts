import { createClosers } from './closers.ts';

const named = (said: string[], name: string) => async (): Promise<void> => void said.push(name);

describe('what a start has opened', () => {
  it('is closed in reverse order, once', async () => {
    const said: string[] = [];
    const { keep, closeAll } = createClosers();
    for (const name of ['first', 'second']) keep(named(said, name));
    await Promise.all([closeAll(), closeAll()]);
    expect(said).toEqual(['second', 'first']);
  });

  it('is closed too where it came after a stop, and the start goes no further', async () => {
    const said: string[] = [];
    const { keep, closeAll } = createClosers();
    keep(named(said, 'early'));
    const stopped = closeAll();
    expect(() => keep(named(said, 'late'))).toThrow('Stopped while it started.');
    await stopped;
    await closeAll();
    expect(said).toEqual(expect.arrayContaining(['early', 'late']));
  });

  it('that cannot be closed keeps nothing else open', async () => {
    const said: string[] = [];
    const { keep, closeAll } = createClosers();
    keep(named(said, 'other'));
    keep(() => Promise.reject(new Error('stuck')));
    await expect(closeAll()).rejects.toThrow('stuck');
    await closeAll();
    expect(said).toEqual(['other']);
  });
});

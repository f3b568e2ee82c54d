// What every adapter of the file store port must do; each adapter's test runs this suite.
import { createHash } from 'node:crypto';
import { ObjectMissingError, type ObjectStore } from './object-store.ts';

const options = { contentType: 'text/csv' };

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Describes the port on one adapter; `make` opens an empty store. */
export function objectStoreContract(make: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  beforeEach(async () => {
    store = await make();
  });

  it('gives back what was put, with its size and SHA-256', async () => {
    const sha256 = createHash('sha256').update('name,zip\r\nÄnne,10001\r\n').digest('hex');
    expect(await store.put('downloads/a1', chunks('name,zip\r\n', 'Änne,10001\r\n'), options)).toEqual({ key: 'downloads/a1', bytes: 23, sha256 });
    expect(await textOf(await store.read('downloads/a1'))).toBe('name,zip\r\nÄnne,10001\r\n');
    expect(await store.stat('downloads/a1')).toEqual({ bytes: 23 });
  });

  it('keeps an empty object', async () => {
    await store.put('empty', chunks(), options);
    expect(await textOf(await store.read('empty'))).toBe('');
  });

  it('reads a range with both ends included', async () => {
    await store.put('range', chunks('0123456789'), options);
    expect(await textOf(await store.read('range', { start: 2, end: 4 }))).toBe('234');
    expect(await textOf(await store.read('range', { start: 8, end: 99 }))).toBe('89');
    await expect(store.read('range', { start: 10, end: 12 })).rejects.toThrow(RangeError);
  });

  it('overwrites on the same key and forgets what is removed', async () => {
    await store.put('again', chunks('first and longer'), options);
    await store.put('again', chunks('second'), options);
    expect(await textOf(await store.read('again'))).toBe('second');
    await store.remove('again');
    await store.remove('again');
    expect(await store.stat('again')).toBeUndefined();
    await expect(store.read('again')).rejects.toThrow(ObjectMissingError);
  });

  it('shows nothing of a stream that failed, and keeps what was there', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the source broke');
    }
    await expect(store.put('half', failing(), options)).rejects.toThrow('the source broke');
    expect(await store.stat('half')).toBeUndefined();
    await store.put('half', chunks('whole'), options);
    await expect(store.put('half', failing(), options)).rejects.toThrow('the source broke');
    expect(await textOf(await store.read('half'))).toBe('whole');
  });

  it('shows nothing of a stream that was aborted', async () => {
    const stop = new AbortController();
    async function* stopping(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('one');
      stop.abort();
      yield Buffer.from('two');
    }
    await expect(store.put('aborted', stopping(), { ...options, signal: stop.signal })).rejects.toThrow(/abort/i);
    expect(await store.stat('aborted')).toBeUndefined();
  });

  it('shows a reader either the old object or the new one', async () => {
    await store.put('swap', chunks('old'), options);
    let seen = '';
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('new ');
      seen = await textOf(await store.read('swap'));
      yield Buffer.from('object');
    }
    await store.put('swap', slow(), options);
    expect([seen, await textOf(await store.read('swap'))]).toEqual(['old', 'new object']);
  });

  it('refuses keys that lead elsewhere', async () => {
    for (const key of ['../up', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a\\b', 'a\0b', 'a/./b', 'x'.repeat(600)]) {
      await expect((async () => store.put(key, chunks('x'), options))()).rejects.toThrow('not an object key');
      await expect((async () => store.read(key))()).rejects.toThrow('not an object key');
    }
  });

  it('is healthy while it can be written', () => expect(store.health()).resolves.toBeUndefined());
}

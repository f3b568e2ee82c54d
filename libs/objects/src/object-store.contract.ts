import { createHash } from 'node:crypto';
import { ObjectMissingError, type ObjectStore } from './object-store.ts';

const options = { contentType: 'text/csv' };

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < count; piece += 1) yield Buffer.alloc(65_536 + (piece % 7), piece % 251);
}

async function sumOf(body: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of body) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export function objectStoreContract(make: () => Promise<ObjectStore>): void {
  let store: ObjectStore;
  beforeEach(async () => {
    store = await make();
  });

  it('gives back what was put, with its size and SHA-256', async () => {
    const sha256 = createHash('sha256').update('name,zip\r\nÄnne,10001\r\n').digest('hex');
    expect(await store.put('downloads/a1', chunks('name,zip\r\n', 'Änne,10001\r\n'), options)).toEqual({
      key: 'downloads/a1',
      bytes: 23,
      sha256,
    });
    expect(await textOf(await store.read('downloads/a1'))).toBe('name,zip\r\nÄnne,10001\r\n');
    expect(await store.stat('downloads/a1')).toEqual({ bytes: 23 });
  });

  it('keeps an empty object', async () => {
    await store.put('empty', chunks(), options);
    expect(await textOf(await store.read('empty'))).toBe('');
  });

  it('keeps 20 MiB in odd pieces as they were, also under a key that held less, and less under one that held more', async () => {
    const large = await sumOf(pieces(320));
    await store.put('large', chunks('small'), options);
    expect(await store.put('large', pieces(320), options)).toEqual({ key: 'large', ...large });
    expect(await sumOf(await store.read('large'))).toEqual(large);
    expect(await textOf(await store.read('large', { start: large.bytes - 3, end: large.bytes - 1 }))).toHaveLength(3);
    await store.put('large', chunks('small'), options);
    expect(await textOf(await store.read('large'))).toBe('small');
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

  it('shows nothing of a stream that was aborted, and takes no more of it', async () => {
    const stop = new AbortController();
    let wentOn = false;
    async function* stopping(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('one');
      stop.abort();
      yield Buffer.from('two');
      wentOn = true;
    }
    await expect(store.put('aborted', stopping(), { ...options, signal: stop.signal })).rejects.toThrow(/abort/i);
    expect([await store.stat('aborted'), wentOn]).toEqual([undefined, false]);
  });

  it('shows nothing of a large stream that broke off or was aborted, and keeps what was there', async () => {
    const stop = new AbortController();
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield* pieces(320);
      throw new Error('the source broke');
    }
    async function* stopping(): AsyncGenerator<Uint8Array> {
      yield* pieces(300);
      stop.abort();
      yield* pieces(20);
    }
    await store.put('kept', chunks('whole'), options);
    for (const key of ['kept', 'never']) {
      await expect(store.put(key, breaking(), options)).rejects.toThrow('the source broke');
      await expect(store.put(key, stopping(), { ...options, signal: stop.signal })).rejects.toThrow(/abort/i);
    }
    expect(await textOf(await store.read('kept'))).toBe('whole');
    expect(await store.stat('never')).toBeUndefined();
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
    for (const key of [
      '../up',
      'a/../../b',
      '/etc/passwd',
      'a//b',
      '',
      '.hidden',
      'a\\b',
      'a\0b',
      'a/./b',
      'x'.repeat(600),
    ]) {
      await expect((async () => store.put(key, chunks('x'), options))()).rejects.toThrow('not an object key');
      await expect((async () => store.read(key))()).rejects.toThrow('not an object key');
    }
  });

  it('refuses links that outlive the click they were made for', async () => {
    for (const seconds of [0, -1, 1.5, 301, Number.NaN]) {
      await expect((async () => store.link('a', { filename: 'a.csv', seconds }))()).rejects.toThrow(RangeError);
    }
  });

  it('is healthy while it can be written', () => expect(store.health()).resolves.toBeUndefined());
}

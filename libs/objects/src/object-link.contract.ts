// S3 itself serves a link, or the service that serves the links of the file store.
import { eventually } from '@leadwright/testing/eventually';
import type { ObjectStore } from './object-store.ts';

export type LinkedStore = {
  store: ObjectStore;
  open(link: string, request?: RequestInit): Promise<Response>;
  /** The same link, changed by an attacker to another key. */
  turned(link: string, key: string): string;
};

const REFUSED = [403, 404];

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

export function objectLinkContract(make: () => Promise<LinkedStore>): void {
  let linked: LinkedStore;
  const link = (key: string, seconds = 300) => linked.store.link(key, { filename: 'Größe "x".csv', seconds });
  beforeEach(async () => {
    linked = await make();
    await linked.store.put('downloads/mine', text('name,zip\r\nÄnne,10001\r\n'), {
      contentType: 'text/csv; charset=utf-8',
    });
    await linked.store.put('downloads/theirs', text('a secret'), { contentType: 'text/csv; charset=utf-8' });
  });

  it('opens the object as a file to save under its name, which no cache keeps', async () => {
    const answer = await linked.open(await link('downloads/mine'));
    expect([answer.status, await answer.text()]).toEqual([200, 'name,zip\r\nÄnne,10001\r\n']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="Gr__e _x_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%22x%22.csv`,
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '23',
      'accept-ranges': 'bytes',
    });
  });

  it('opens a part of it, and tells the size of the whole', async () => {
    const address = await link('downloads/mine');
    const part = await linked.open(address, { headers: { range: 'bytes=5-7' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 5-7/23', 'zip']);
    expect((await linked.open(address, { headers: { range: 'bytes=23-' } })).status).toBe(416);
  });

  it('is dead when its seconds are over', async () => {
    const address = await link('downloads/mine', 1);
    const dead = await eventually(async () => {
      const answer = await linked.open(address);
      if (answer.status === 200) throw new Error('the link still opens');
      return answer;
    });
    expect(REFUSED).toContain(dead.status);
    expect(await dead.text()).not.toContain('Änne');
  });

  it('does not open another object', async () => {
    const address = linked.turned(await link('downloads/mine'), 'downloads/theirs');
    expect(address).not.toBe(await link('downloads/mine'));
    const answer = await linked.open(address);
    expect(REFUSED).toContain(answer.status);
    expect(await answer.text()).not.toContain('secret');
  });

  it('is for reading only', async () => {
    const address = await link('downloads/mine');
    for (const request of [
      { method: 'PUT', body: 'mine now' },
      { method: 'DELETE' },
      { method: 'POST', body: 'mine now' },
    ]) {
      expect((await linked.open(address, request)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await (await linked.open(address)).text()).toBe('name,zip\r\nÄnne,10001\r\n');
  });

  it('opens nothing once the object is removed', async () => {
    const address = await link('downloads/mine');
    await linked.store.remove('downloads/mine');
    expect(REFUSED).toContain((await linked.open(address)).status);
  });
}

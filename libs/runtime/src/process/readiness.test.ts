import { createReadiness, numbered, type Health } from './readiness.ts';

const well: Health = { ok: true, detail: '' };
const database = { health: () => Promise.resolve() };

describe('readiness', () => {
  it('holds while every part is well, and names the part that is not', async () => {
    const parts: Record<string, Health> = { relay: well, bus: well };
    const readiness = createReadiness({ PostgreSQL: database }, () => parts);
    await readiness.check();
    parts['bus'] = { ok: false, detail: 'no connection' };
    await expect(readiness.check()).rejects.toThrow('bus: no connection');
  });

  it('fails while an engine is away, and names it', async () => {
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(createReadiness({ PostgreSQL: { health: away } }, () => ({})).check()).rejects.toThrow(
      'PostgreSQL: away',
    );
    await expect(
      createReadiness({ PostgreSQL: database, ClickHouse: { health: away } }, () => ({})).check(),
    ).rejects.toThrow('ClickHouse: away');
  });

  it('fails while a service behind it is away, which its own part does not', async () => {
    const away = (): Promise<never> => Promise.reject(new Error('search is not ready'));
    const readiness = createReadiness({ PostgreSQL: database }, () => ({ relay: well }), [{ health: away }]);
    await expect(readiness.check()).rejects.toThrow('search is not ready');
    await readiness.own();
    readiness.stopping();
    await expect(readiness.own()).rejects.toThrow('stopping');
  });

  it('is over once the service stops, whatever the parts say', async () => {
    const readiness = createReadiness({ PostgreSQL: database }, () => ({ relay: well }));
    readiness.stopping();
    await expect(readiness.check()).rejects.toThrow('stopping');
  });

  it('tells several of a kind apart', async () => {
    const consumers = [{ health: () => well }, { health: () => ({ ok: false, detail: 'behind' }) }];
    await expect(
      createReadiness({ PostgreSQL: database }, () => numbered('consumer', consumers)).check(),
    ).rejects.toThrow('consumer 2: behind');
  });
});

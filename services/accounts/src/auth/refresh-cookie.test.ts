import Fastify from 'fastify';
import { createRefreshCookie } from './refresh-cookie.ts';

async function setBy(publicUrl: string): Promise<string> {
  const app = Fastify();
  const cookie = createRefreshCookie(publicUrl);
  app.get('/', (_request, reply) => {
    cookie.set(reply, 'token');
    return 'ok';
  });
  return String((await app.inject('/')).headers['set-cookie']);
}

describe('the refresh cookie', () => {
  it('security S4: belongs to exactly this host over https', async () => {
    expect(await setBy('https://leads.test')).toBe(
      '__Host-leadwright-refresh=token; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('security S4: has the port in its name on plain-http loopback, so that two instances keep their sessions apart', async () => {
    const [one, two] = [await setBy('http://127.0.0.1:8080'), await setBy('http://localhost:8081')];
    expect(one).toBe('leadwright-refresh-8080=token; Max-Age=1209600; Path=/; HttpOnly; SameSite=Lax');
    const header = `${one.split(';')[0]}; ${two.split(';')[0]?.replace('token', 'other')}`;
    expect(createRefreshCookie('http://127.0.0.1:8080').read(header)).toBe('token');
    expect(createRefreshCookie('http://127.0.0.1:8081').read(header)).toBe('other');
  });

  it.each([undefined, '', 'a=b', 'xleadwright-refresh-8080=token', 'leadwright-refresh-8080='])(
    'is not found in %j',
    (header) => {
      expect(createRefreshCookie('http://127.0.0.1:8080').read(header)).toBeNull();
    },
  );

  it('is refused over plain http, except on loopback', () => {
    expect(() => createRefreshCookie('http://leads.test')).toThrow(/must be https/);
  });
});

// What becomes of the files of an account for somebody whose access to it ends.
import { randomUUID } from 'node:crypto';
import { arizona, countOf, endOf, owner, requestDownload } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { logIn, signedIn, visitor, type Client } from './src/people/client.ts';
import { joinTeam } from './src/people/join-team.ts';
import { password } from './src/people/sign-up.ts';
import { sharedProduct } from './src/product/shared-product.ts';
import { room } from './src/room.ts';

const GONE_SECONDS_MAX = 5;

type Refused = { code: string; correlationId: string };

/** What the file's own routes answer, without what differs in every answer. */
async function refusals(client: Client, id: string): Promise<[number, string][]> {
  const asked: [string, string][] = [
    ['GET', `/api/v2/downloads/${id}`],
    ...['link', 'archive', 'run-again'].map((act): [string, string] => ['POST', `/api/v2/downloads/${id}/${act}`]),
  ];
  const answers = [];
  for (const [method, path] of asked) {
    const { status, body } = await client.call<Refused>(method, path, undefined, { 'idempotency-key': randomUUID() });
    answers.push([status, body.code] as [number, string]);
  }
  return answers;
}
const statuses = (answers: [number, string][]) => [...new Set(answers.map(([status]) => status))];

describe('security S22: a removed member', () => {
  it('opens no file of the account: not by what is left of the session, nor by a new log-in, nor from an own account', async () => {
    const { url } = await sharedProduct();
    const email = `downloader.${randomUUID().slice(0, 8)}@canary.test`;
    const admin = await logIn(url, owner.email, owner.password);
    const { client: member, personId } = await joinTeam(url, admin, email);
    const { datasetVersion } = await countOf(member, arizona);
    const id = (await requestDownload(member, arizona, 1, datasetVersion)) ?? '';
    expect((await endOf(member, id)).status).toBe('ready');
    const { status, body: link } = await member.call<{ url: string; expiresInSeconds: number }>(
      'POST',
      `/api/v2/downloads/${id}/link`,
    );
    expect([status, link.expiresInSeconds <= 300]).toEqual([200, true]);
    const file = await fetch(new URL(link.url, url));
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);

    expect((await admin.call('POST', `/api/v2/team/members/${personId}/remove`)).status).toBe(200);
    await eventually(
      () => refusals(member, id),
      (answers) => statuses(answers).join() === '401',
      GONE_SECONDS_MAX * room(),
    );

    // The link that was made before, too: it has most of its five minutes left.
    expect((await fetch(new URL(link.url, url))).status).toBe(404);
    const removed = await logIn(url, email, password);
    const [real, invented] = [await refusals(removed, id), await refusals(removed, randomUUID())];
    expect(statuses(real)).toEqual([403]);
    // Whether a file is there is not told either.
    expect(real).toEqual(invented);

    const converted = await removed.call<{ token: string }>('POST', '/api/v2/me/conversion');
    const elsewhere = signedIn(url, converted.body.token);
    expect((await elsewhere.call('GET', '/api/v2/downloads')).status).toBe(200);
    const [there, nowhere] = [await refusals(elsewhere, id), await refusals(elsewhere, randomUUID())];
    expect(statuses(there)).toEqual([404]);
    expect(there).toEqual(nowhere);
    expect((await visitor(url).call('POST', `/api/v2/downloads/${id}/link`)).status).toBe(401);
  });
});

// A person who leaves traces wherever one can, and is then erased.
import { randomInt, randomUUID } from 'node:crypto';
import { arizona, countOf, endOf, owner, requestDownload } from '../downloads/download-path.ts';
import { eventually } from '../eventually.ts';
import { logIn, visitor } from './client.ts';
import { mailTo, password, signUp } from './sign-up.ts';
import { testBotToken } from './test-bot-token.ts';

/** What the person could be known by; each text is found nowhere else. */
export function plantedPerson() {
  const word = randomUUID().slice(0, 8);
  return {
    email: `erased.${word}@canary.test`,
    name: `Wilhelmina-${word}`,
    company: `Roofing-${word}`,
    phone: String(randomInt(10 ** 14, 2 ** 48 - 1)).slice(0, 15),
  };
}
export type PlantedPerson = ReturnType<typeof plantedPerson>;

/**
 * Signs up with a name, describes a company, orders a file, forgets the password, asks about the data twice, takes it as
 * a file, and is erased. Throws where a step is refused.
 */
export async function leaveAndBeErased(url: string, { email, name, company, phone }: PlantedPerson): Promise<void> {
  const must = ({ status, body }: { status: number; body: unknown }): void => {
    if (status >= 300) throw new Error(`refused by ${status}: ${JSON.stringify(body)}`);
  };
  const nobody = visitor(url);
  const person = await signUp(url, email, { name });
  must(await person.call('PUT', '/api/v2/company-profile', { name: company, phone, email }));
  const { datasetVersion } = await countOf(person, arizona);
  await endOf(person, (await requestDownload(person, arizona, 1, datasetVersion)) ?? '');
  must(await nobody.call('POST', '/api/v2/password-resets', { email }));
  // The older request is answered, the newer one is never confirmed.
  await answerRequest(url, email);
  const ask = { email, response: testBotToken(), kind: 'opt-out' };
  must(await nobody.call('POST', '/api/v2/request_ccpa_optout', ask));
  const mine = await person.call('POST', '/api/v2/me/data', { currentPassword: password });
  must(mine);
  for (const text of [email, name, company, phone])
    if (!JSON.stringify(mine.body).includes(text)) throw new Error(`${text} is not in the file with the own data`);
  must(await person.call('POST', '/api/v2/me/erasure', { currentPassword: password }));
}

async function answerRequest(url: string, email: string): Promise<void> {
  const nobody = visitor(url);
  await nobody.call('POST', '/api/v2/request_ccpa_optout', { email, response: testBotToken(), kind: 'access' });
  const { text } = await eventually(
    () => mailTo(url, email),
    ({ subject }) => subject.startsWith('Confirm your privacy request'),
  );
  const token = /ccpa_optout\/confirm\?token=([\w.~-]+)/.exec(text)?.[1] ?? '';
  const confirmed = await nobody.call('POST', '/api/v2/privacy-requests/confirm', { token });
  if (confirmed.status !== 200) throw new Error(`the link did not confirm: ${confirmed.status}`);
  const admin = await logIn(url, 'admin@demo.test', owner.password);
  const { body } = await admin.call<{ requests: { requestId: string; email: string }[] }>(
    'GET',
    '/api/v2/superadmin/privacy-requests',
  );
  const id = body.requests.find((request) => request.email === email)?.requestId ?? '';
  const answered = await admin.call('POST', `/api/v2/superadmin/privacy-requests/${id}/answer`, { outcome: 'exempt' });
  if (answered.status !== 204) throw new Error(`the request was not answered: ${answered.status}`);
  await eventually(
    () => mailTo(url, email),
    ({ subject }) => subject.startsWith('Our answer to your privacy request'),
  );
}

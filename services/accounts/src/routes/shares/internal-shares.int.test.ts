import { runAccounts, type RunningAccounts } from '../../testing/running-accounts.ts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await runAccounts();
});
afterAll(() => accounts.stop());

type Owner = { accountId: string; personId: string };
async function opened(email: string): Promise<Owner> {
  const body = { email, name: 'Ada', password: 'quiet-meadow-17', planId: 'team-unlimited' };
  return (await accounts.postAs('standalone', '/internal/accounts', body)).json();
}
async function recipientsOf({ accountId, personId }: Owner, addresses: string[]) {
  const body = { accountId, personId, addresses };
  const answer = await accounts.postAs('notification', '/internal/share-senders', body);
  return answer.json<{ recipients: { marks: string[]; is: string }[] }>().recipients;
}
const whose = async (owner: Owner, addresses: string[]) => (await recipientsOf(owner, addresses)).map(({ is }) => is);

describe('security S31: who a search is shared with', () => {
  it('is the sender in every spelling, at a provider where strangers are', async () => {
    const owner = await opened('jo.ray@gmail.com');
    const own = [
      'jo.ray@gmail.com',
      'JORAY+1@googlemail.com',
      'j.o.r.a.y@gmail.com',
      'jоray@gmail.com',
      'ｊoray@gmail.com',
    ];
    expect(await whose(owner, own)).toEqual(own.map(() => 'own'));
    expect(await whose(owner, ['other@gmail.com', 'jo.ray@outlook.com'])).toEqual(['', '']);
  });

  it('is of the company by its domain, below it, and in look-alike letters', async () => {
    const owner = await opened('ada@acme.example');
    const company = ['bo@acme.example', 'bo@mail.acme.example', 'BO@ACME.example', 'bo@аcme.example'];
    expect(await whose(owner, company)).toEqual(company.map(() => 'company'));
    expect(await whose(owner, ['ada+x@acme.example', 'bo@acme2.example'])).toEqual(['own', '']);
  });

  it('is one person to all who keep marks, however the address is written', async () => {
    const owner = await opened('eve@eve.example');
    const found = await recipientsOf(owner, ['jo.x@gmail.com', 'j.o.x+1@googlemail.com', 'ｊox@gmail.com']);
    expect(new Set(found.map(({ marks: [newest] }) => newest)).size).toBe(1);
  });
});

import { foldMailbox, isPossibleAddress, mailboxSpellings, organisationDomain, sharedDomain } from './mailbox.ts';

describe('who is behind an address', () => {
  it.each([
    ['capitals, spaces and what follows a plus', [' Jo@A.test', 'JO+trial@a.test', 'jo+a+b@A.TEST', 'jo@a.test']],
    ['full-width letters and digits', ['ｊｏ１@a.test', 'jo１@ａ.test', 'jo1@a.test']],
    ['look-alike letters of other scripts, in names and domains', ['јо@acme.com', 'jο@асme.com', 'jo@acme.com']],
    ['a domain in its ASCII form', ['jo@xn--cme-5cd.com', 'jo@аcme.com', 'jo@acme.com']],
    ['letters with accents, in one sign or two', ['josé@a.test', 'jose\u0301@a.test', 'jose@a.test']],
    ['signs that nobody sees', ['j\u200bo@a.test', 'jo\u00ad@a.test', 'jo@a.test']],
    ['dots at Gmail, by both of its names', ['j.o.x@gmail.com', 'JOX+1@googlemail.com', 'jox@GMAIL.com.']],
    ['a look-alike of Gmail', ['j.o@gmаil.com', 'jo@gmail.com']],
    ['labels at Outlook', ['jo+1@outlook.com', 'jo@outlook.com']],
    ['labels at Yahoo', ['jo-shop@yahoo.com', 'jo+1@yahoo.com', 'jo@yahoo.com']],
    ['the three names of iCloud', ['jo@me.com', 'jo@mac.com', 'jo+x@icloud.com']],
    ['what Proton does not see', ['j.o_x-1@proton.me', 'jox1+a@pm.me', 'jox1@protonmail.com']],
    ['a name as subdomain at Fastmail', ['shop@jo.fastmail.com', 'jo+shop@fastmail.com', 'jo@fastmail.com']],
    ['dots and hyphens at Yandex', ['j.o@yandex.ru', 'j-o@ya.ru', 'jo@yandex.com']],
    ['the domains of Yandex', ['bo@narod.ru', 'bo@yandex.com.tr', 'bo@yandex.uz', 'bo@yandex.ru']],
  ])('is one person by %s', (_what, addresses) => {
    expect(new Set(addresses.map(foldMailbox)).size).toBe(1);
  });

  it('is another person by a dot or hyphen elsewhere, by letters that only look close, and by another domain', () => {
    const others = [
      'j.o@a.test',
      'j-o@a.test',
      'jo@a.test',
      'jo@b.test',
      'jo@mail.a.test',
      'corner@a.test',
      'comer@a.test',
    ];
    expect(new Set(others.map(foldMailbox)).size).toBe(others.length);
    expect(foldMailbox('jo1@a.test')).not.toBe(foldMailbox('jol@a.test'));
    expect(foldMailbox('no address')).toBe('no address');
  });

  it('is also known by what was stored of the address before providers counted', () => {
    expect(mailboxSpellings('J.O+x@Gmail.com')).toEqual(['jo@gmail.com', 'j.o@gmail.com']);
    expect(mailboxSpellings('Jo+x@a.test')).toEqual(['jo@a.test']);
  });
});

describe('the domain that people share', () => {
  it.each([
    ['jo@mail.acme.co.uk', 'acme.co.uk'],
    ['jo@ACME.com.', 'acme.com'],
    ['jo@xn--cme-5cd.com', 'acme.com'],
    ['jo@one.a.test', 'a.test'],
    // Anybody gets a name below it for nothing, so a hundred names there are one.
    ['jo@mine.duckdns.org', 'duckdns.org'],
  ])('of %s is %s', (address, domain) => {
    expect([organisationDomain(address), sharedDomain(address)]).toEqual([domain, domain]);
  });

  it.each(['jo@gmail.com', 'jo@yahoo.co.uk', 'jo@jo.fastmail.com', 'jo@comcast.net', 'jo@narod.ru'])(
    'is none of %s',
    (address) => {
      expect(sharedDomain(address)).toBeNull();
    },
  );
});

describe('an address that mail can be delivered to', () => {
  it.each(['jo@a.test', "o'neil+x@a.co.uk", 'josé@münchen.de', 'jo.x@gmail.com', 'jo+1@outlook.com', '张@例子.测试'])(
    'is %s',
    (address) => expect(isPossibleAddress(address)).toBe(true),
  );

  it.each([
    ...[
      'x1%00@a.test',
      'jo%b.test@a.test',
      'b.test!jo@a.test',
      'jo..x@a.test',
      '.jo@a.test',
      'jo.@a.test',
      '"jo"@a.test',
    ],
    ...['jo@a', 'jo@-a.test', '@a.test', 'jo', 'jo x@a.test', 'jo\u0000@a.test', `${'x'.repeat(65)}@a.test`, ''],
    // No such name can be had there.
    ...['jo#1@gmail.com', 'jo/x@outlook.com', '张@gmail.com'],
  ])('is not %j', (address) => expect(isPossibleAddress(address)).toBe(false));
});

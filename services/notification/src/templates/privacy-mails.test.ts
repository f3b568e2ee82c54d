import { renderMail } from './render-mail.ts';

const dueAt = '2027-02-15T10:00:00.000000Z';
const told = (kind: string, hasAccount: boolean, leads: number | null = null): string =>
  renderMail({
    template: 'privacy-request-confirmed',
    brand: 'Leadwright',
    kind,
    hasAccount,
    leads,
    dueAt,
  }).text.replace(/\s+/g, ' ');

it('security S30: who was erased by a request reads what is gone, and what is still to do', () => {
  const mail = renderMail({
    template: 'privacy-request-erased',
    brand: 'Leadwright',
    kind: 'delete',
    hasAccount: false,
    leads: null,
  });
  expect(mail.subject).toBe('Your account at Leadwright is erased');
  const text = mail.text.replace(/\s+/g, ' ');
  expect(text).toMatch(/What is done: Your account is erased\. .* No account of ours has this address\./);
  expect(text).toMatch(/What is still to do: We look for you, by what you gave us, in the lists that we sell/);
});

describe('security S30: what is done of a request, and what is not', () => {
  it.each([
    ['opt-out', true],
    ['opt-out', false],
    ['delete', true],
    ['delete', false],
    ['access', true],
    ['access', false],
  ] as const)('is said of each: %s, with an account: %s', (kind, hasAccount) => {
    const text = told(kind, hasAccount);
    expect(text).toContain('by February 15, 2027 at the latest');
    expect(text).toMatch(/What is done: \S.*What is still to do: .*lists that we sell/);
    expect(text).not.toMatch(/it is done|we hold nothing/i);
    expect(text.includes('No e-mail that is not necessary')).toBe(kind !== 'access');
    expect(text.includes('No account of ours has this address')).toBe(kind !== 'opt-out' && !hasAccount);
    expect(text.includes('not erased yet')).toBe(kind === 'delete' && hasAccount);
  });
});

describe('security S30: the lists that are sold', () => {
  it('are said to be looked through until they were, and then what was found', () => {
    for (const kind of ['opt-out', 'delete']) {
      expect(told(kind, false)).toMatch(/What is still to do: We look for you/);
      expect(told(kind, false, 0)).toMatch(/What is done: .*We did not find you/);
      expect(told(kind, false, 0)).not.toContain('still to do');
      expect(told(kind, false, 1)).toContain('We found 1 entry of yours in the lists that we sell and took it out.');
      expect(told(kind, true, 4)).toContain('We found 4 entries of yours in the lists that we sell and took them out.');
    }
  });

  it('are named in the answer as they were found, and never called done where nobody was', () => {
    const answer = (reason: string, leads: number | null): string =>
      renderMail({ template: 'privacy-request-answered', brand: 'Leadwright', kind: 'delete', leads, reason }).text;
    expect(answer('done', 4).replace(/\s+/g, ' ')).toContain('It is done. We found 4 entries');
    expect(answer('done', 0)).not.toContain('entries');
    expect(answer('not-found', 0).replace(/\s+/g, ' ')).toContain(
      'We did not find you, by what you gave us, in the lists',
    );
    expect(answer('not-found', 0)).not.toContain('It is done');
  });
});

it('security S30: who bought a lead that is taken out reads its row, and nothing about the person', () => {
  const { subject, text } = renderMail({
    template: 'download-rows-removed',
    ...{ brand: 'Leadwright', link: 'http://x.test/downloads/d', name: 'Roofers', rowNumbers: [7, 3, 8, 9, 12] },
  });
  expect(subject).toBe('Please delete 5 rows from your file: Roofers');
  expect(text.replace(/\s+/g, ' ')).toContain('Rows, counted from 1 without the line of headings: 3, 7 to 9, 12.');
});

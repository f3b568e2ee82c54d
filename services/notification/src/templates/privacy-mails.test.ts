import { renderMail } from './render-mail.ts';

const dueAt = '2027-02-15T10:00:00.000000Z';
const told = (kind: string, hasAccount: boolean): string =>
  renderMail({
    template: 'privacy-request-confirmed',
    brand: 'Leadwright',
    kind,
    hasAccount,
    dueAt,
  }).text.replace(/\s+/g, ' ');

it('security S30: who was erased by a request reads what is gone, and what is still to do', () => {
  const mail = renderMail({
    template: 'privacy-request-erased',
    brand: 'Leadwright',
    kind: 'delete',
    hasAccount: false,
  });
  expect(mail.subject).toBe('Your account at Leadwright is erased');
  const text = mail.text.replace(/\s+/g, ' ');
  expect(text).toMatch(/What is done: Your account is erased\. .* No account of ours has this address\./);
  expect(text).toMatch(/What is still to do: You are still in the lists that we sell\./);
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

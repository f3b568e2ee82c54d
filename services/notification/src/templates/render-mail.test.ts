import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { dark, fontStack, light, markHeights } from '@leadwright/runtime/http/look';
import { disputes, planChanges } from './billing-mails.tsx';
import { renderMail } from './render-mail.ts';
import { topicOf, type MailContent } from './mails.tsx';

const brand = 'Leadwright';
const link = 'http://127.0.0.1:4000/signup/confirm?token=abc_DEF-1';
const at = '2027-02-28T15:00:00.000000Z';
const mails: MailContent[] = [
  { template: 'sign-up', brand, link },
  { template: 'already-a-customer', brand, link },
  { template: 'invitation', brand, link, company: 'Byron Roofing', role: 'download' },
  { template: 'invitation', brand, link, company: null, role: 'admin' },
  { template: 'email-change', brand, link },
  { template: 'download-ready', brand, link, name: 'Roofers', rows: 1234 },
  { template: 'download-failed', brand, link, name: 'Roofers', reason: 'balance' },
  { template: 'receipt', brand, link, cents: 9_900, at, zone: 'UTC' },
  { template: 'payment-failed', brand, link, cents: 9_900 },
  { template: 'renewal-soon', brand, link, cents: 9_900, at, zone: 'UTC' },
  { template: 'leads-expire-soon', brand, link, leads: 1_234, at, zone: 'UTC' },
  { template: 'leads-low', brand, link, leads: 1_234 },
  { template: 'subscription-cancelled', brand, link, at, zone: 'UTC', status: 'cancelling' },
  { template: 'subscription-cancelled', brand, link, at, zone: 'UTC', status: 'cancelled' },
  { template: 'leads-credited', brand, link, leads: 1, reason: 'bad-file' },
  ...planChanges.map((change): MailContent => ({
    template: 'plan-changed',
    brand,
    link,
    planName: 'Team unlimited',
    at,
    zone: 'UTC',
    change,
  })),
  ...disputes.map((dispute): MailContent => ({ template: 'payment-disputed', brand, link, dispute })),
];

const webFile = (name: string): string => readFileSync(path.join(repositoryRoot, 'web/src', name), 'utf8');
const wraps = (element: string): boolean => /overflow-wrap:anywhere/.test(element);

/** The shared colours, as the web application's file spells them. */
function coloursOf(scheme: 'light' | 'dark'): string[] {
  const [, block = ''] = new RegExp(`${scheme}: \\{([^}]+)\\}`).exec(webFile('theme.ts')) ?? [];
  return block
    .split(',')
    .map((line) => line.trim())
    .filter((line) => Object.keys(light).includes(line.split(':')[0] ?? ''));
}

/** The web application's path of the logo with bars of these heights. */
function markOf([first, second, third, fourth]: typeof markHeights): string {
  return `M3 19V${19 - first}M8.3 19V${19 - second}M13.6 19V${19 - third}M19 19v-${fourth}`;
}

const words = (content: MailContent): string => renderMail(content).text.replace(/\s+/g, ' ');

describe('a mail', () => {
  it.each(mails)('names the brand, and has its link in HTML and in plain text: $template', (content) => {
    const { subject, html, text } = renderMail(content);
    expect(subject).not.toBe('');
    expect(html).toContain(brand);
    expect(html).toContain(`href="${link}"`);
    expect(text.split('\n')).toContain(link);
    expect(text).not.toContain('<');
  });
  it('names the company that invites, in the subject too', () => {
    const { subject, text } = renderMail({
      template: 'invitation',
      brand,
      link,
      company: 'Byron\r\nBcc: x@y.z',
      role: 'download',
    });
    expect(subject).toBe('You are invited to join Byron Bcc: x@y.z at Leadwright');
    expect(text.replace(/\s+/g, ' ')).toContain('for 7 days');
  });
  it('that tells of a removal has no link either', () => {
    const { html, text } = renderMail({ template: 'member-removed', brand });
    expect(html).not.toMatch(/href|https?:\/\/(?!www\.w3\.org)/i);
    expect(text).toContain('removed you from an account');
  });
  it('that warns has no link, so that nobody learns to follow one', () => {
    const { subject, html, text } = renderMail({ template: 'session-ended-for-safety', brand });
    expect(subject).toBe('We logged you out of Leadwright to be safe');
    expect(html).not.toMatch(/href|https?:\/\/(?!www\.w3\.org)/i);
    expect(text).not.toMatch(/https?:/);
    expect(text.replace(/\s+/g, ' ')).toContain('so we ended that session');
  });
  it.each([
    { template: 'new-log-in', brand, device: 'Firefox on Windows' },
    { template: 'personal-data-taken', brand },
  ] as const)('that tells of something that a thief may have done has no link: $template', (content) => {
    const { html, text } = renderMail(content);
    expect(html).not.toMatch(/href|https?:\/\/(?!www\.w3\.org)/i);
    expect(text).toContain('If it was not you');
  });
  it('promises neither a trial that may be refused nor leads that may have ended', () => {
    expect(words({ template: 'sign-up', brand, link })).not.toMatch(/trial|leads/i);
    const due = words({ template: 'payment-failed', brand, link, cents: 9_900 });
    expect(due).not.toContain('stay usable');
    expect(due).toContain('Those of the plan end with the period that was paid, unless they carry over.');
  });
  it('says amounts and days as people write them', () => {
    expect(words({ template: 'receipt', brand, link, cents: 9_900, at, zone: 'UTC' })).toContain(
      'We received $99.00 on February 28, 2027.',
    );
    expect(words({ template: 'renewal-soon', brand, link, cents: 9_900, at, zone: 'UTC' })).toContain(
      'renews on February 28, 2027 for $99.00',
    );
    expect(words({ template: 'renewal-soon', brand, link, cents: 0, at, zone: 'UTC' })).not.toContain('$');
    expect(renderMail({ template: 'leads-expire-soon', brand, link, leads: 1, at, zone: 'UTC' }).subject).toBe(
      '1 lead at Leadwright will expire on February 28, 2027',
    );
  });
  it('says days in the account’s time zone, and which that is', () => {
    // 28 February in London is still the 27th in New York.
    const early = { brand, link, cents: 9_900, at: '2027-02-28T03:00:00.000000Z' };
    const inNewYork = words({ template: 'renewal-soon', ...early, zone: 'America/New_York' });
    expect(inNewYork).toContain('renews on February 27, 2027 for $99.00');
    expect(inNewYork).toContain('Days are counted in the time zone America/New_York.');
    expect(words({ template: 'receipt', ...early, zone: 'UTC' })).toContain('on February 28, 2027.');
    expect(words({ template: 'receipt', ...early, zone: 'UTC' })).toContain('Days are counted in UTC.');
    expect(words({ template: 'leads-low', brand, link, leads: 5 })).not.toContain('Days are counted');
  });
  it('that is not necessary ends with a link that ends its kind; another has none', () => {
    const url = `${link}&unsubscribe`;
    expect(
      renderMail({ template: 'receipt', brand, link, cents: 1, at, zone: 'UTC' }, url).text.replace(/\s+/g, ' '),
    ).toContain(`Unsubscribe ${url}`);
    expect(renderMail({ template: 'receipt', brand, link, cents: 1, at, zone: 'UTC' }).html).not.toContain(
      'Unsubscribe',
    );
    expect(topicOf('password-reset')).toBeNull();
    expect(topicOf('receipt')).toBe('receipts');
  });
  it.each(['email-taken', 'email-changed'] as const)(
    'about an address that is not the reader’s any more has no link: %s',
    (template) => {
      const { subject, html, text } = renderMail({ template, brand });
      expect(subject).toContain(brand);
      expect(html).not.toMatch(/href|https?:\/\/(?!www\.w3\.org)/i);
      expect(text).not.toMatch(/https?:/);
    },
  );
  it('has no script, handler or foreign address, whatever its values are', () => {
    const name = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'';
    const { html } = renderMail({ template: 'download-ready', brand, link, name, rows: 1 });
    expect(html).not.toMatch(/<script|<img/i);
    expect(html).toContain('&lt;script&gt;');
  });
  it('has one line of subject', () => {
    const { subject } = renderMail({ template: 'download-ready', brand, link, name: 'a\r\nBcc: x@y.z', rows: 1 });
    expect(subject).toBe('Your file is ready: a Bcc: x@y.z');
  });
  it('is not cut, however long a name is, with or without spaces', () => {
    for (const name of ['x'.repeat(200), 'a list '.repeat(28).trim()]) {
      const { subject, html, text } = renderMail({ template: 'download-failed', brand, link, name, reason: 'balance' });
      expect(subject).toBe(`Your file could not be made: ${name}`);
      expect(html).toContain(name);
      expect(text.replace(/\s+/g, ' ')).toContain(name);
      expect(html.match(/<(?:h1|p) class="mail-(?:ink|muted)" style="[^"]*/g)?.every(wraps)).toBe(true);
    }
  });
  it('has the colours, fonts and logo of the web application, and a dark scheme', () => {
    const { html, text } = renderMail({ template: 'sign-up', brand, link });
    const theme = webFile('theme.ts');
    for (const colour of html.match(/#[0-9A-F]{6}\b/gi) ?? ['none']) expect(theme).toContain(colour);
    expect(theme).toContain(fontStack);
    expect(Object.entries(dark).map(([name, value]) => `${name}: '${value}'`)).toEqual(coloursOf('dark'));
    expect(Object.entries(light).map(([name, value]) => `${name}: '${value}'`)).toEqual(coloursOf('light'));
    expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{[^@]*#101820/);
    expect(html.match(/class="mail-mark" style="[^"]*height:(\d+)px/g)).toHaveLength(4);
    expect(markOf(markHeights)).toBe(/ d="([^"]+)"/.exec(webFile('components/layout/brand.tsx'))?.[1]);
    expect(text).not.toContain('mail-');
  });
  it('counts one lead as one', () => {
    const mailOf = (rows: number) => renderMail({ template: 'download-ready', brand, link, name: 'n', rows }).text;
    expect([0, 1, 2, 1_000].map((rows) => /with [\d,]+ \w+/.exec(mailOf(rows))?.[0])).toEqual([
      'with 0 leads',
      'with 1 lead',
      'with 2 leads',
      'with 1,000 leads',
    ]);
  });
  it('says why a download failed, also for an unknown reason', () => {
    const failed = (reason: string) => renderMail({ template: 'download-failed', brand, link, name: 'n', reason });
    expect(failed('no-rows').text).toContain('No lead matched the search any more.');
    expect(failed('no-plan').text.replace(/\s+/g, ' ')).toContain(
      'There was no plan, and leads are downloaded with one.',
    );
    expect(failed('new-reason').text).toContain('Something went wrong on our side.');
  });
});

import { renderMail } from './render-mail.ts';
import type { MailContent } from './mails.tsx';

const brand = 'Leadwright';
const link = 'http://127.0.0.1:4000/signup/confirm?token=abc_DEF-1';
const mails: MailContent[] = [
  { template: 'sign-up', brand, link },
  { template: 'already-a-customer', brand, link },
  { template: 'download-ready', brand, link, name: 'Roofers', rows: 1234 },
  { template: 'download-failed', brand, link, name: 'Roofers', reason: 'balance' },
];

describe('a mail', () => {
  it.each(mails)('says the brand, and carries its link in both forms: $template', (content) => {
    const { subject, html, text } = renderMail(content);
    expect(subject).not.toBe('');
    expect(html).toContain(brand);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
    expect(text).not.toContain('<');
  });
  it('that warns has no link at all, so that nobody learns to follow one', () => {
    const { subject, html, text } = renderMail({ template: 'session-ended-for-safety', brand });
    expect(subject).toBe('We logged you out of Leadwright to be safe');
    expect(html).not.toMatch(/href|https?:\/\/(?!www\.w3\.org)/i);
    expect(text).not.toMatch(/https?:/);
    expect(text.replace(/\s+/g, ' ')).toContain('so we ended that session');
  });
  it('has no script, handler or foreign address whatever stands in its slots', () => {
    const name = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'';
    const { html } = renderMail({ template: 'download-ready', brand, link, name, rows: 1 });
    expect(html).not.toMatch(/<script|<img/i);
    expect(html).toContain('&lt;script&gt;');
  });
  it('has one line of subject', () => {
    const { subject } = renderMail({ template: 'download-ready', brand, link, name: 'a\r\nBcc: x@y.z', rows: 1 });
    expect(subject).toBe('Your file is ready: a Bcc: x@y.z');
  });
  it('counts one lead as one', () => {
    expect(renderMail({ template: 'download-ready', brand, link, name: 'n', rows: 1 }).text).toContain('with 1 lead.');
  });
  it('says why a download failed, also for a reason it does not know', () => {
    const failed = (reason: string) => renderMail({ template: 'download-failed', brand, link, name: 'n', reason });
    expect(failed('no-rows').text).toContain('No leads match your search any more.');
    expect(failed('new-reason').text).toContain('Something went wrong on our side.');
  });
});

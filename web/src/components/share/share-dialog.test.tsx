import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { question } from '../../navigation/unsaved-changes.ts';
import { signedIn } from '../../server/session.ts';
import { awardTerms, sentShare, sharesAtServer } from '../../testing/at-server/shares-at-server.ts';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { ShareDialog } from './share-dialog.tsx';

const shared = { title: 'Phoenix', what: { searchId: 'search-1' } };

function Page() {
  const [open, setOpen] = useState(true);
  return <ShareDialog shared={shared} open={open} onClose={() => setOpen(false)} />;
}

type ShareCalls = NonNullable<Parameters<typeof sharesAtServer>[1]>;
let asked: ShareCalls;
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const mailFor = (to: string[]) => ({
  ...{ searchId: 'search-1', to, subject: 'A search for you: Phoenix', text: 'Look at this.' },
});

async function open() {
  asked = [];
  network.use(...sharesAtServer([], asked));
  const view = renderAt('/', { '/': <Page /> });
  await screen.findByRole('form', { name: 'E-mail' });
  return view;
}
async function write(to = 'ann@x.test, bob@x.test') {
  const view = await open();
  await user.type(field('To'), to);
  await user.type(field('Message'), 'Look at this.');
  return view;
}

describe('writing an e-mail that shares a search', () => {
  it('names each field that is missing, sends nothing, and leads to the first', async () => {
    await open();
    await user.clear(field('Subject'));
    for (const button of ['Preview', 'Send']) {
      await press(button);
      expect(field('To')).toHaveAccessibleDescription(/Please include a 'To' email address for your message\.$/);
      expect(field('To')).toHaveFocus();
      expect(field('Subject')).toHaveAccessibleDescription("Please include a 'Subject' for your message.");
      expect(field('Message')).toHaveAccessibleDescription(/Please include a 'Text' for your message\.$/);
    }
    await user.type(field('Subject'), 'S');
    expect(field('Subject')).toHaveAccessibleDescription('');
    expect(field('Subject')).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('shows each address and whether it is understood', async () => {
    const { container } = await open();
    await user.type(field('To'), 'ann@x.test, bob');
    const rows = within(screen.getByRole('list', { name: 'Recipients' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['ann@x.testunderstood', 'bobnot understood']);
    expect(screen.getByText('2 typed, 1 not understood')).toBeInTheDocument();
    await expectAccessible(container);
    await press('Send');
    expect(field('To')).toHaveAccessibleDescription(/This is not an e-mail address: bob$/);
    expect(asked).toEqual([]);
  });

  it('says that it was sent, how many leads may be earned, and who earns none', async () => {
    const { container } = await write();
    network.use(
      http.post('*/api/email', () =>
        HttpResponse.json(
          { ...sentShare, excluded: [{ address: person.email, reason: 'own' }], mayEarn: 2 },
          { status: 202 },
        ),
      ),
    );
    await press('Send');
    expect(await screen.findByText('Your email was successfully sent!')).toBeVisible();
    expect(screen.getByText(/^You earn 20,000 leads: 10,000 for each of 2 new people/)).toBeVisible();
    expect(screen.getByText(`${person.email}: your own address`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what becomes of it' })).toHaveAttribute(
      'href',
      '/settings/usage#shares',
    );
    await expectAccessible(container);
    await press('Write another');
    expect(field('To')).toHaveValue('');
  });

  it('promises free leads for new people only while there are some', async () => {
    const { unmount } = await open();
    await waitFor(() =>
      expect(field('To')).toHaveAccessibleDescription(/Each new person .* may earn you free leads\./),
    );
    unmount();
    asked = [];
    network.use(http.get('*/api/v2/share-awards', () => HttpResponse.json({ ...awardTerms, open: false })));
    renderAt('/', { '/': <Page /> });
    await screen.findByRole('form', { name: 'E-mail' });
    await screen.findByText('No link to this search is open.');
    expect(screen.queryByText(/may earn you free leads/)).toBeNull();
  });

  it('says that it earns nothing while free leads are paused', async () => {
    await write();
    const excluded = [{ address: 'ann@x.test', reason: 'stopped' }];
    network.use(
      http.post('*/api/email', () => HttpResponse.json({ ...sentShare, excluded, mayEarn: 0 }, { status: 202 })),
    );
    await press('Send');
    expect(await screen.findByText('It earns no free leads: they are paused.')).toBeVisible();
  });

  it('sends it once when its answer is lost and the button is pressed again', async () => {
    await write('ann@x.test');
    const keys: (string | null)[] = [];
    network.use(
      http.post('*/api/email', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(sentShare, { status: 202 });
      }),
    );
    await press('Send');
    expect(await screen.findByText(/nobody gets the same e-mail twice/)).toBeVisible();
    await press('Send');
    await screen.findByText('Your email was successfully sent!');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['bad-recipient', 400, 'To', 'ann@x.test takes no mail.'],
    ['link-not-ours', 400, 'Message', 'Please leave links to other sites out of your message'],
    ['header-injection', 400, 'Subject', 'Please write the subject on one line.'],
  ])('shows the refusal %s at its field, and leads there', async (code, status, name, words) => {
    await write();
    network.use(http.post('*/api/email', () => problem(status, code, 'ann@x.test takes no mail.')));
    await press('Send');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words)));
    expect(field(name)).toHaveFocus();
  });

  it.each([
    ['not-verified', 403, 'Please confirm your email address before sharing.'],
    ['too-many-requests', 429, 'That was too fast.'],
    ['saved-search-not-found', 404, 'Saved search not found :('],
  ])('says in words why it was refused: %s', async (code, status, words) => {
    await write();
    network.use(http.post('*/api/email', () => problem(status, code)));
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent.');
    expect(field('Message')).toHaveValue('Look at this.');
  });
});

describe('the preview', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('The e-mail');

  it('shows the e-mail as the server makes it, as on a large screen or a phone, and keeps what was typed', async () => {
    const { container } = await write();
    await press('Preview');
    expect(await screen.findByRole('heading', { name: 'Preview' })).toHaveFocus();
    expect(frame().srcdoc).toContain('Look at this.');
    const box = frame().parentElement;
    expect(screen.getByRole('radio', { name: 'Desktop' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    expect(box).toHaveClass('mobile');
    // Without the frame, which axe cannot look into: no script runs in it.
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
    await press('Edit');
    expect(field('To')).toHaveFocus();
    expect(field('Message')).toHaveValue('Look at this.');
    await press('Preview');
    await screen.findByRole('heading', { name: 'Preview' });
    await press('Send');
    await screen.findByText('Your email was successfully sent!');
    const mail = mailFor(['ann@x.test', 'bob@x.test']);
    expect(asked).toEqual([{ preview: mail }, { preview: mail }, { sent: mail, key: expect.any(String) }]);
  });

  it('permits nothing to what is in it, and its links lead nowhere', async () => {
    await write();
    network.use(
      http.post('*/api/email/preview', () =>
        HttpResponse.json({
          subject: '<img src=x onerror=alert(1)>',
          text: '<script>alert(1)</script>',
          html: '<p>Hi</p><a href="https://evil.test/" target="_top">x</a>',
        }),
      ),
    );
    await press('Preview');
    await screen.findByRole('heading', { name: 'Preview' });
    expect(frame()).toHaveAttribute('sandbox', '');
    expect(frame().srcdoc).toContain('<base target="_blank">');
    expect(frame().srcdoc).not.toContain('_top');
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('script, img')).toBeNull();
  });

  it('leads back to the field that the server refuses', async () => {
    await write();
    await press('Preview');
    await screen.findByRole('heading', { name: 'Preview' });
    network.use(http.post('*/api/email', () => problem(400, 'text-too-long')));
    await press('Send');
    await waitFor(() => expect(field('Message')).toHaveFocus());
    expect(field('Message')).toHaveAccessibleDescription(/Please shorten your message to 2,000 characters\.$/);
  });
});

describe('a super-admin', () => {
  it('alone fills in all fields and writes the HTML', async () => {
    await write('ann@x.test');
    expect(screen.queryByRole('textbox', { name: 'Bcc' })).toBeNull();
    act(() => signedIn({ ...person, staff: 'super-admin' }));
    await user.type(field('From, name'), 'Leadwright');
    await user.type(field('Bcc'), 'eve@x.test');
    await user.click(screen.getByRole('checkbox', { name: 'Write the HTML of the e-mail' }));
    await press('Send');
    expect(field('From')).toHaveAccessibleDescription(/Please include a 'From' email address for your message\.$/);
    expect(field('HTML')).toHaveAccessibleDescription(/Please include an 'Html' for your message\.$/);
    await user.type(field('From'), 'help@ours.test');
    await user.type(field('Reply-To'), 'sales@ours.test');
    await user.type(field('Cc'), 'carl@x.test');
    await user.type(field('HTML'), '<b>Hi</b>');
    await press('Send');
    await screen.findByText('Your email was successfully sent!');
    expect(asked).toMatchObject([
      {
        sent: {
          ...mailFor(['ann@x.test']),
          from: { email: 'help@ours.test', name: 'Leadwright' },
          ...{ replyTo: 'sales@ours.test', cc: ['carl@x.test'], bcc: ['eve@x.test'], html: '<b>Hi</b>' },
        },
      },
    ]);
  });
});

describe('closing it', () => {
  const dialog = () => screen.getByRole('dialog', { hidden: true });
  let confirm: jest.SpyInstance<boolean, [message?: string | undefined]>;
  beforeEach(() => {
    confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  });
  afterEach(() => confirm.mockRestore());

  it('asks before typed text is lost, by button, by Escape and as the browser asks', async () => {
    await write();
    await press('Close');
    await user.keyboard('{Escape}');
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(confirm.mock.calls).toEqual([[question], [question], [question]]);
    expect(field('Message')).toHaveValue('Look at this.');
    confirm.mockReturnValue(true);
    await press('Close');
    expect(screen.queryByRole('form', { name: 'E-mail' })).toBeNull();
  });

  it('asks nothing where nothing was typed, and once it was sent', async () => {
    await write();
    await press('Send');
    await screen.findByText('Your email was successfully sent!');
    await press('Close');
    expect(screen.queryByText('Your email was successfully sent!')).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
  });
});

it('a link that was revoked is not there to be copied any more, and the focus stays in the dialog', async () => {
  const made = { id: 'link-1', madeAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-20T10:00:00Z', inMails: false };
  let links: (typeof made)[] = [];
  network.use(
    http.get('*/api/v2/saved-searches/:id/links', () => HttpResponse.json({ links })),
    http.post('*/api/v2/saved-searches/:id/links', () => {
      links = [made];
      return HttpResponse.json({ id: made.id, token: 'secret', expiresAt: made.expiresAt }, { status: 201 });
    }),
    http.post('*/api/v2/saved-searches/:id/links/:linkId/revoke', () => {
      links = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await open();
  await press('Make a link');
  expect(await screen.findByRole('button', { name: 'Copy Link' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Revoke the link made/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Share by link' })).toHaveFocus();
});

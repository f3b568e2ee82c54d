import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from '../../navigation/links.ts';
import { question } from '../../navigation/unsaved-changes.ts';
import { signedIn } from '../../server/session.ts';
import { network, person, problem } from '../../testing/network.ts';
import { addressIn, expectAccessible, renderAt } from '../../testing/render.tsx';
import { siteDocument } from '../../testing/at-server/site-documents-at-server.ts';
import { SiteDocumentsPage } from './site-documents-page.tsx';

const page = (
  <>
    <SiteDocumentsPage />
    <Link to="/elsewhere">Leave</Link>
  </>
);
const routes = {
  '/superadmin/documents': page,
  '/superadmin/documents/:site/:collection': page,
  '/superadmin/documents/:site/:collection/:docId': page,
};
const open = (address: string, staff = 'super-admin') => {
  const view = renderAt(`/superadmin/documents${address}`, routes, { visitor: true });
  act(() => signedIn({ ...person, staff }));
  return view;
};
const welcome = '/main/articles/welcome';
const documentAt = '*/api/v2/superadmin/sites/:site/:collection/:docId';
const all = { read: true, write: true, delete: true };

type Sent = { revision: number; fields: unknown[] };
const sent: Sent[] = [];
const keeps = () =>
  http.put(documentAt, async ({ request }) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    return HttpResponse.json({ document: { ...siteDocument, ...body, revision: body.revision + 1 } });
  });

beforeEach(() => {
  sent.length = 0;
});

describe('the editor of site documents', () => {
  it('lists the collections, the documents of one, and leads to a document', async () => {
    const { container } = open('');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'articles' }));
    await user.click(await screen.findByRole('link', { name: 'welcome' }));
    expect(await screen.findByLabelText(/^title/)).toHaveValue('Hello');
    expect(addressIn(container)).toBe('/superadmin/documents/main/articles/welcome');
  });

  it('has words and forms for the claims of the public site, and says that nobody saved them yet', async () => {
    const products = [{ id: 'dialer', name: 'Dialer', fromCents: 9_900, text: 'Calls.', leads: false }];
    const document = {
      ...{ ...siteDocument, _docId: 'public', _lastChanged: 0, revision: 0 },
      fields: [
        { name: 'yearsInBusiness', type: 'number', value: 20 },
        { name: 'products', type: 'list', value: products },
      ],
    };
    network.use(
      http.get(documentAt, () => HttpResponse.json({ document, permissions: all })),
      keeps(),
    );
    const { container } = open('/main/claims/public');
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { name: 'Claims and products of the public site' })).toBeVisible();
    expect(await screen.findByLabelText(/^Years in business/)).toHaveValue('20');
    expect(screen.getByText('Never: it says what the site came with')).toBeVisible();
    expect(screen.queryByText(/1970|fromCents|yearsInBusiness/)).toBeNull();
    const price = screen.getByLabelText('Price from, in US dollars');
    await user.clear(price);
    await user.type(price, 'ten');
    expect(screen.getByText(/^Enter a price/)).toBeVisible();
    expect(price).toHaveAccessibleDescription('Enter a price, such as 49.00.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(price);
    await user.type(price, '120.5');
    await user.click(screen.getByRole('button', { name: 'Add a product' }));
    await expectAccessible(container);
    await user.type(screen.getAllByLabelText('Name')[1] as HTMLElement, 'Mailer');
    await user.click(screen.getByRole('button', { name: 'Claim it no more: Years in business' }));
    await user.click(screen.getByRole('button', { name: 'Claim again: Years in business' }));
    await user.type(screen.getByLabelText(/^Years in business/), '{Control>}a{/Control}21');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const second = { id: 'product-2', name: 'Mailer', fromCents: 0, text: '', leads: false };
    await waitFor(() =>
      expect(sent.at(-1)?.fields).toContainEqual({
        ...{ name: 'products', type: 'list' },
        value: [{ ...products[0], fromCents: 12_050 }, second],
      }),
    );
  });

  it('refuses a claim that the site would not make, at its field, and leaves one number of two alone', async () => {
    const pair = ['refreshesAYearFrom', 'refreshesAYearTo'].map((name, at) => ({
      name,
      type: 'number',
      value: 3 + at,
    }));
    const document = { ...siteDocument, _docId: 'public', fields: pair };
    network.use(
      http.get(documentAt, () => HttpResponse.json({ document, permissions: all })),
      keeps(),
    );
    open('/main/claims/public');
    const user = userEvent.setup();
    const to = await screen.findByLabelText(/^Refreshes a year, to/);
    for (const wrong of ['2', '4.5', '-1']) {
      await user.clear(to);
      await user.type(to, wrong);
      expect(to).toHaveAccessibleDescription(/^Enter a (whole )?number/);
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    }
    await user.click(screen.getByRole('button', { name: 'Not yet: Refreshes a year, to is wrong. Show it' }));
    expect(to).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Claim it no more: Refreshes a year, to' }));
    expect(screen.queryByRole('button', { name: /^Not yet/ })).toBeNull();
    expect(screen.getByLabelText(/^Refreshes a year, from/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Claim again: Refreshes a year, to' }));
    expect(screen.getByLabelText(/^Refreshes a year, to/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Claim it no more: Refreshes a year, to' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The document is saved.')).toBeVisible();
    expect(sent.at(-1)?.fields).toEqual([pair[0]]);
  });

  it('shows each field by the control of its type, and what is the product’s own only to read', async () => {
    const { container } = open(welcome);
    expect(await screen.findByLabelText(/^title/)).toHaveValue('Hello');
    expect(screen.getByLabelText(/^price/)).toHaveValue('9.99');
    expect(screen.getByLabelText(/^shown/)).toHaveDisplayValue('yes');
    expect(screen.getByLabelText<HTMLInputElement>(/^since/).value).toMatch(/^2026-11-18T11:06:40/);
    expect(screen.getByLabelText(/^tags/)).toHaveValue('[\n  "a"\n]');
    expect(screen.getByText('2026-11-18 11:06:40 UTC')).toBeVisible();
    expect(screen.queryByLabelText(/^_/)).toBeNull();
    await expectAccessible(container);
  });

  it('saves a change once it is one and can be kept, based on the revision that was loaded', async () => {
    network.use(keeps());
    open(welcome);
    const user = userEvent.setup();
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    const price = screen.getByLabelText(/^price/);
    await user.clear(price);
    expect(save).toBeDisabled();
    expect(screen.getByText('Enter a number.')).toBeVisible();
    await user.type(price, '12');
    expect(save).toBeEnabled();
    await user.click(save);
    expect(await screen.findByText('The document is saved.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^The document is saved\.$/));
    expect(sent).toEqual([
      {
        revision: 2,
        fields: siteDocument.fields.map((field) => (field.name === 'price' ? { ...field, value: 12 } : field)),
      },
    ]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('adds and removes fields', async () => {
    network.use(keeps());
    open(welcome);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Name of a new field'), 'title');
    await user.click(screen.getByRole('button', { name: 'Add the field' }));
    expect(screen.getByText('Another field has this name.')).toBeVisible();
    await user.type(screen.getByLabelText('Name of a new field'), '2');
    await user.click(screen.getByRole('button', { name: 'Add the field' }));
    await user.type(screen.getByLabelText(/^title2/), 'More');
    for (const name of ['price', 'shown', 'since', 'tags', 'more'])
      await user.click(screen.getByRole('button', { name: `Remove the field ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.fields).toEqual([
      { name: 'title', type: 'text', value: 'Hello' },
      { name: 'title2', type: 'text', value: 'More' },
    ]);
  });

  it('says that somebody else changed it, keeps what was typed, and loads it again when asked', async () => {
    network.use(
      http.put(documentAt, () =>
        problem(409, 'site-document-changed', 'Somebody else has changed this document meanwhile.'),
      ),
    );
    open(welcome);
    const user = userEvent.setup();
    const title = await screen.findByLabelText(/^title/);
    await user.type(title, ' there');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Somebody else has changed this document meanwhile/)).toBeVisible();
    expect(title).toHaveValue('Hello there');
    network.use(
      http.get(documentAt, () =>
        HttpResponse.json({
          permissions: all,
          document: { ...siteDocument, revision: 3, fields: [{ name: 'title', type: 'text', value: 'Theirs' }] },
        }),
      ),
    );
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(screen.getByLabelText(/^title/)).toHaveValue('Hello there');
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    await waitFor(() => expect(screen.getByLabelText(/^title/)).toHaveValue('Theirs'));
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('deletes after a question', async () => {
    const deleted = jest.fn();
    network.use(
      http.post(`${documentAt}/delete`, async ({ request }) => {
        deleted(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { container } = open(welcome);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByText("Are you sure you'd like to delete this document?")).toBeVisible();
    expect(deleted).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(addressIn(container)).toBe('/superadmin/documents/main/articles'));
    expect(deleted).toHaveBeenCalledWith({ revision: 2 });
  });

  it('adds a document by its id, as revision 0', async () => {
    network.use(keeps());
    const { container } = open('/main/articles');
    const user = userEvent.setup();
    const id = await screen.findByLabelText('Id of a new document');
    await user.type(id, 'welcome{Enter}');
    expect(screen.getByText('There is a document with this id already.')).toBeVisible();
    await user.type(id, '-2{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ revision: 0, fields: [] }]));
    await waitFor(() => expect(addressIn(container)).toBe('/superadmin/documents/main/articles/welcome-2'));
  });

  it('holds to the permissions of the collection', async () => {
    const permissions = { read: true, write: false, delete: false };
    network.use(http.get(documentAt, () => HttpResponse.json({ permissions, document: siteDocument })));
    open(welcome);
    expect(await screen.findByLabelText(/^title/)).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    for (const name of ['Delete', 'Add the field', 'Remove the field title'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('adds nothing to a collection that is read-only', async () => {
    const permissions = { read: true, write: false, delete: false };
    network.use(
      http.get('*/api/v2/superadmin/sites/:site/:collection', () => HttpResponse.json({ permissions, documents: [] })),
    );
    open('/main/articles/other?new');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add the field' })).toBeNull();
  });

  it('asks before a link takes away what is not saved, and not before', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { container } = open(welcome);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/^title/), '!');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(asked).toHaveBeenCalledWith(question);
    expect(addressIn(container)).toBe('/superadmin/documents/main/articles/welcome');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.type(screen.getByLabelText(/^title/), '{Backspace}');
    asked.mockClear();
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(asked).not.toHaveBeenCalled();
    expect(addressIn(container)).toBe('/elsewhere');
    asked.mockRestore();
  });

  it.each(['', 'finance'])('is not for staff “%s”', async (staff) => {
    open(welcome, staff);
    expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  });
});

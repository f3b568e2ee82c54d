// What holds for each page of the router: as it is, where the API refuses everything, and with one of each thing.
import { kinds } from '@leadwright/leads/kinds';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Routes } from 'react-router-dom';
import { Link, MemoryRouter } from '../navigation/links.ts';
import { settingsTabsFor } from './menus.ts';
import { addresses } from './pages.ts';
import { signedIn } from '../server/session.ts';
import { archived, failed, id, idsEverywhere, owner, readMe, ready, running } from '../testing/ids-everywhere.ts';
import {
  counted,
  dictionary,
  dictionaryAtServer,
  downloadsAtServer,
  line,
  network,
  sample,
  teaser,
  usage,
} from '../testing/network.ts';
import { forMachines, shownOnPage } from '../testing/shown.ts';
import { Still } from '../testing/still.tsx';
import { routes } from './router.tsx';

/** Every page, each tab of the settings by itself. */
const pages = [
  ...addresses.filter((address) => address !== '/settings/*'),
  ...settingsTabsFor('admin').map(({ to }) => to),
];

/** Each page by its pattern: an address, what stands there when it is loaded, and whether it asks the API for it. */
const standing: Record<
  string,
  { at: string; shows: RegExp | string; visitor?: boolean; staff?: string; asks: boolean }
> = {
  '/': { at: '/', shows: 'Individual unlimited', visitor: true, asks: true },
  '/home': { at: '/home', shows: 'Individual unlimited', visitor: true, asks: true },
  '/pricing': { at: '/pricing', shows: 'Individual unlimited', visitor: true, asks: true },
  '/desktop': { at: '/desktop', shows: /desktop/, visitor: true, asks: false },
  '/contact': { at: '/contact', shows: 'Answered 24/7.', visitor: true, asks: false },
  '/terms': { at: '/terms', shows: /Fair use/, visitor: true, asks: false },
  '/legal/:text/:version': { at: '/legal/terms/1', shows: /Fair use/, visitor: true, asks: false },
  '/privacy': { at: '/privacy', shows: /twice in 12 months/, visitor: true, asks: false },
  '/ccpa': { at: '/ccpa', shows: /California Consumer Privacy Act/, visitor: true, asks: false },
  '/resources/:id': {
    at: '/resources/how-accurate-are-marketing-lists',
    shows: /Why every list decays/,
    visitor: true,
    asks: false,
  },
  '/support/:id': { at: '/support/opening-csv-files', shows: /keep their first zero/, visitor: true, asks: false },
  '/login': { at: '/login', shows: 'Password', visitor: true, asks: false },
  '/signup': { at: '/signup', shows: 'E-mail', visitor: true, asks: false },
  '/signup/confirm': { at: `/signup/confirm?token=${id(20)}`, shows: 'Password', visitor: true, asks: false },
  '/reset_password': { at: `/reset_password?token=${id(21)}`, shows: 'New password', visitor: true, asks: false },
  '/ccpa_optout': { at: '/ccpa_optout', shows: 'E-mail', visitor: true, asks: false },
  '/ccpa_optout/confirm': {
    at: `/ccpa_optout/confirm?token=${id(22)}`,
    shows: 'Confirm the request',
    visitor: true,
    asks: false,
  },
  '/superadmin/claims': { at: '/superadmin/claims', shows: 'Data refreshed three to four times a year', asks: true },
  '/superadmin/privacy': { at: '/superadmin/privacy', shows: /maria@example\.test/, asks: true },
  '/superadmin/leads': { at: '/superadmin/leads', shows: /consumers-8/, asks: true },
  '/settings/privacy': { at: '/settings/privacy', shows: 'Download my data', asks: false },
  '/confirm_email': { at: `/confirm_email?token=${id(22)}`, shows: 'Confirm this address', visitor: true, asks: false },
  '/invitation': { at: `/invitation?token=${id(22)}`, shows: 'Password', visitor: true, asks: true },
  '/search': { at: '/search', shows: /filters?, among them/, asks: true },
  '/search/:dictId': { at: '/search/consumers?v=1&g=zip:85001&age=45-64', shows: 'Maria', asks: true },
  // A kind of leads whose page stands beside the search.
  ...Object.fromEntries(
    kinds
      .filter(({ path }) => !path.startsWith('/search/'))
      .map(({ path }) => [path, { at: `${path}?v=1&g=zip:85001&age=45-64`, shows: 'Maria', asks: true }]),
  ),
  '/searches': { at: '/searches', shows: '12,345 leads', asks: true },
  '/saved_searches': { at: '/saved_searches', shows: '12,345 leads', asks: true },
  '/_search/:dictId': {
    at: '/_search/consumers?savedSearch=q3c1r6n3b0x2m8w4kz1t7A&uid=person-2',
    shows: 'Maria',
    asks: true,
  },
  '/share/search': { at: '/share/search?token=the-secret', shows: '12,345 leads', visitor: true, asks: true },
  '/downloads': { at: '/downloads', shows: 'What was ordered', asks: true },
  '/downloads/:id': { at: `/downloads/${ready.id}`, shows: 'What it cost', asks: true },
  '/superadmin': { at: '/superadmin', shows: 'Site documents', staff: 'super-admin', asks: false },
  '/superadmin/manage': { at: '/superadmin/manage', shows: 'maria@byron.example', staff: 'super-admin', asks: true },
  '/finance': { at: '/finance?account=account-1', shows: 'Leads used', staff: 'finance', asks: true },
  '/finance/proof': { at: '/finance/proof', shows: /1 difference stands/, staff: 'finance', asks: true },
  '/finance/shares': { at: '/finance/shares', shows: 'Booked by month, in UTC', staff: 'finance', asks: true },
  '/finance/close': { at: '/finance/close?month=2026-11', shows: 'Figures of 2026-11', staff: 'finance', asks: true },
  '/superadmin_errors': { at: '/superadmin_errors', shows: 'TypeError: page', asks: true },
  '/superadmin/fields': { at: '/superadmin/fields', shows: 'number range', asks: true },
  '/superadmin/documents': { at: '/superadmin/documents', shows: 'articles', asks: true },
  '/superadmin/documents/:site/:collection': {
    at: '/superadmin/documents/main/articles',
    shows: 'welcome',
    asks: true,
  },
  '/superadmin/documents/:site/:collection/:docId': {
    at: '/superadmin/documents/main/articles/welcome',
    shows: '_lastChanged',
    asks: true,
  },
  // It shows what the API says, as it is: that is what it is for.
  '/api/:slug': { at: '/api/plans', shows: 'Status 200', visitor: true, asks: false },
  '/settings/billing': { at: '/settings/billing', shows: 'Visa ending in 1111', asks: true },
  '/settings/change_password': { at: '/settings/change_password', shows: 'Current password', asks: false },
  '/settings/update_email': { at: '/settings/update_email', shows: 'Current password', asks: false },
  '/settings/sessions': { at: '/settings/sessions', shows: 'Firefox on Windows', asks: true },
  '/settings/mails': { at: '/settings/mails', shows: 'Receipts', asks: true },
  '/unsubscribe': { at: '/unsubscribe?token=t', shows: 'Unsubscribe', visitor: true, asks: false },
  '/superadmin/messages': {
    at: '/superadmin/messages?account=account-1',
    shows: 'Download ready',
    staff: 'super-admin',
    asks: true,
  },
  '/settings/invoices': { at: '/settings/invoices', shows: 'Amound paid', asks: true },
  '/settings/team': { at: '/settings/team', shows: 'Account owner', asks: true },
  '/settings/profile': { at: '/settings/profile', shows: 'Company phone', asks: true },
  '/settings/usage': { at: '/settings/usage', shows: /returned$/, asks: true },
};

type Who = { visitor?: boolean | undefined; staff?: string | undefined };
/** `onwards`: where a link beside the page leads. */
function open(address: string, given: Who = {}, onwards = '/') {
  const staff = given.staff ?? (`${address}${onwards}`.includes('/superadmin') ? 'super-admin' : '');
  if (given.visitor !== true) signedIn({ ...owner, staff });
  return render(
    <Still>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <Routes>{routes}</Routes>
        <Link to={onwards}>Go on</Link>
      </MemoryRouter>
    </Still>,
  );
}

/** All that can be read; the settings show the account's id because people name it to support. */
const shown = () => shownOnPage().replace(owner.accountId, 'the account');

it('every page of the router is looked at', () => expect(Object.keys(standing).sort()).toEqual([...pages].sort()));

describe('a page that is gone to', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const titles = new Map<string, string>();
  const befores: Record<string, string> = { '/ccpa': '/terms', '/searches': '/search', '/saved_searches': '/search' };
  beforeEach(() => {
    scrolled.mockClear();
    network.use(...idsEverywhere());
  });

  it.each(Object.entries(standing))(
    'has a title, begins at its heading, and shows no id and no sentence of a validator: %s',
    async (page, { at, shows, ...who }) => {
      const before = befores[page] ?? (who.visitor ? '/ccpa' : '/searches');
      open(before, who, at);
      await screen.findByRole('heading', { level: 1 });
      await userEvent.setup().click(screen.getByRole('link', { name: 'Go on' }));
      await waitFor(() => expect(screen.getAllByText(shows)).not.toHaveLength(0));
      expect(screen.getAllByRole('heading', { level: 1 })).toEqual([document.activeElement]);
      expect(scrolled).toHaveBeenLastCalledWith(0, 0);
      expect(document.title).toMatch(/^\S.* · Leadwright$/);
      titles.set(page, document.title);
      expect(forMachines(shown())).toEqual([]);
    },
  );

  it('has a title of its own', () => {
    // One page at two addresses, and one that leads on to another.
    const same: Record<string, string> = {
      ...{ '/': '/home', '/saved_searches': '/searches', '/legal/:text/:version': '/terms' },
      ...{ '/_search/:dictId': '/search/:dictId', '/downloads': '/downloads/:id' },
    };
    const shared = [...titles].filter(([page, title]) =>
      [...titles].some(
        ([other, another]) => other !== page && (same[other] ?? other) !== (same[page] ?? page) && another === title,
      ),
    );
    expect(shared).toEqual([]);
  });
});

describe('no id and no sentence of a validator', () => {
  beforeEach(() => network.use(...idsEverywhere()));

  it.each([ready, running, failed, archived])(
    'stands beside the list on the page of a download: $name',
    async (one) => {
      open(`/downloads/${one.id}`);
      expect(await screen.findByRole('heading', { name: one.name })).toBeVisible();
      expect(await screen.findByText('85001 Phoenix, AZ')).toBeVisible();
      expect(forMachines(shown())).toEqual([]);
    },
  );

  it('stands in the entries of a line', async () => {
    open('/settings/usage');
    await userEvent.setup().click(await screen.findByRole('button', { name: `Entries of ${ready.name}` }));
    expect(screen.getByText('A member of your team')).toBeVisible();
    expect(screen.getByText(owner.accountId)).toBeVisible();
    expect(forMachines(shown())).toEqual([]);
  });
});

const details = [
  { at: '/query/geography', problem: 'must be an object' },
  { instancePath: '/rows', keyword: 'type', message: 'must be integer' },
];
const refusals = [
  { status: 400, code: 'invalid-request', message: 'The request is not valid: rows must be at least 1', details },
  { status: 409, code: 'never-heard-of', message: `download ${id(2)} must NOT have additional properties` },
  { status: 500, code: 'fault', message: `stream ${id(2)}: must be a function` },
];

describe('where the API refuses everything', () => {
  // One refusal per page in turn: refusals-in-words.test.tsx shows each of them by the part that all pages share.
  const asking = Object.entries(standing)
    .filter(([, { asks }]) => asks)
    .flatMap(([page, opened], i) =>
      refusals
        .slice(i % refusals.length)
        .slice(0, 1)
        .map((refusal) => ({ page, ...opened, refusal })),
    );
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(asking)(
    '$page says so in words, with no id and no sentence of a validator',
    async ({ at, visitor, staff, refusal }) => {
      network.use(
        http.all('*/api/*', () => HttpResponse.json({ ...refusal, correlationId: id(30) }, { status: refusal.status })),
      );
      // The frame logs that the person's document did not load, and the page of the invoices logs its own.
      const { error: complain } = console;
      jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
        if (words[0] !== 'Error handling userDocChange' && at !== '/settings/invoices') complain(...words);
      });
      open(at, { visitor, staff });
      expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
      expect(forMachines(shown())).toEqual([]);
    },
  );
});

describe('one of a thing is called one', () => {
  const lots = usage.lots.map((lot) => ({ ...lot, leads: 1, available: 1, held: 1, used: 1 }));
  const single = { ...ready, rowsAsked: 1, rows: 1, leads: 1, bytes: 1 };
  const released = { ...line, state: 'released' as const, leads: 0, setAside: 1, returned: 1 };
  const ones = () => [
    readMe(),
    ...dictionaryAtServer({ ...dictionary, filters: dictionary.filters.slice(0, 1) }),
    http.post('*/api/v2/searches/count', () => HttpResponse.json({ ...counted, count: 1 })),
    http.post('*/api/v2/searches/preview', () =>
      HttpResponse.json({ ...sample, pages: 1, rows: sample.rows.slice(0, 1) }),
    ),
    http.get('*/api/v2/teaser', () => HttpResponse.json({ ...teaser, count: 1 })),
    http.get('*/api/v2/usage', () =>
      HttpResponse.json({ ...usage, leads: 1, leadsRemaining: 1, leadsHeld: 1, leadsUsed: 1, lots }),
    ),
    http.get('*/api/v2/usage/lines', () => HttpResponse.json({ lines: [{ ...released, downloadId: single.id }] })),
    ...downloadsAtServer(single),
  ];
  // As it reads, over the borders of elements.
  const manyOfOne = () =>
    (document.body.textContent ?? '').match(
      /(?<![\d,.])1 ?(?:leads|rows|files|records|filters|homeowners|bytes)(?![a-z])/g,
    );
  beforeEach(() => network.use(...ones()));

  // A page that asks the API for nothing counts nothing.
  const counting = Object.entries(standing).filter(([, { asks }]) => asks);
  it.each(counting)('on %s', async (_, { at, shows, visitor, staff }) => {
    open(at, { visitor, staff });
    await waitFor(() => expect(screen.getAllByText(shows)).not.toHaveLength(0));
    expect(manyOfOne()).toBeNull();
  });

  it('where one lead is counted, bought, kept and charged', async () => {
    const { unmount } = open('/search/consumers?v=1&g=zip:85001&age=45-64');
    expect(await screen.findByText('Download 1 lead')).toBeEnabled();
    expect(screen.getByText('lead matches your filters')).toBeVisible();
    expect(screen.getByText('The one that matches.')).toBeVisible();
    unmount();
    open('/settings/usage');
    expect(await screen.findByText('1 of 1 lead used, 1 set aside for downloads', { exact: false })).toBeVisible();
    expect(screen.getByRole('img', { name: '1 lead left, 1 used' })).toBeVisible();
    expect(screen.getByText('expires on 31 Dec 2026')).toBeVisible();
    expect(await screen.findByText('Nothing was charged; the lead was returned')).toBeVisible();
  });

  it('on a file of one row', async () => {
    open(`/downloads/${single.id}`);
    expect(await screen.findByText('1 row')).toBeVisible();
    expect(screen.getAllByText('1 byte')).not.toHaveLength(0);
    expect(screen.getAllByText('1 lead')).not.toHaveLength(0);
  });

  it('where one homeowner is counted', async () => {
    open('/home', { visitor: true });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('ZIP code'), '85001');
    await user.click(screen.getByRole('button', { name: 'Count them' }));
    expect(await screen.findByText(/^homeowner aged 45 to 64/)).toBeVisible();
  });
});

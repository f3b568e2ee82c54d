// The controls that the help articles explain, each within the part of its page by which one finds it.
import type { Locator, Page } from './browser.ts';
import type { Shot } from './shot.ts';
import { customer } from './viewers.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });
const filter = (label: string) => (page: Page) => page.getByRole('group', { name: label, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const showsPart = (part: (page: Page) => Locator) => (page: Page) => part(page).first().waitFor();

const billing = '/settings/billing';
/** Wide enough that nothing lies over the filters. */
const filters = { width: 1300, height: 1400 };
const openGroup = (group: string, label: string) => async (page: Page) => {
  const control = filter(label)(page);
  await page.locator('.filters summary', { hasText: group }).waitFor();
  if (!(await control.isVisible())) await page.locator('.filters summary', { hasText: group }).click();
  await control.waitFor();
};

export const helpShots: readonly Shot[] = [
  {
    name: 'forgot-password',
    viewer: 'visitor',
    at: '/reset_password',
    part: (page) => page.locator('.door'),
    control: button('Send me the link'),
  },
  {
    name: 'update-email',
    viewer: 'customer',
    at: '/settings/update_email',
    open: async (page) => {
      await page.getByLabel('Current password').fill(customer.password);
      await page.keyboard.press('Enter');
      await page.getByLabel('New e-mail').fill('office@brook-roofing.test');
    },
    part: (page) => page.locator('form.form'),
    control: button('Update email'),
  },
  {
    name: 'change-plan',
    viewer: 'customer',
    at: billing,
    open: showsPart(button('Change the plan')),
    part: region('Plan'),
    control: button('Change the plan'),
  },
  {
    name: 'confirm-plan',
    viewer: 'customer',
    at: billing,
    open: async (page) => {
      await button('Change the plan')(page).click();
      await button('Choose 50K rollover')(page).click();
      await button(/^Pay \$/)(page).waitFor();
    },
    part: dialog,
    control: button(/^Pay \$/),
  },
  {
    name: 'change-card',
    viewer: 'customer',
    at: billing,
    open: showsPart(button('Change the card')),
    part: region('Payment method'),
    control: button('Change the card'),
  },
  {
    name: 'cancel-subscription',
    viewer: 'customer',
    at: billing,
    open: async (page) => {
      await button('Cancel subscription')(page).click();
      await button('Cancel my subscription')(page).waitFor();
    },
    part: dialog,
    control: button('Cancel my subscription'),
  },
  {
    name: 'save-search',
    viewer: 'customer',
    at: '/search/consumers?v=1&g=county:04013&homeowner_status=owner&year_built=-1990',
    viewport: { width: 800, height: 900 },
    open: async (page) => {
      await page.getByText(/Counted at/).waitFor();
      await page.locator('.save-search').waitFor();
    },
    part: (page) => page.locator('.save-search'),
    control: button('Save search'),
  },
  {
    name: 'saved-search',
    viewer: 'customer',
    at: '/searches',
    open: showsPart((page) => page.locator('.saved-card')),
    part: (page) => page.locator('.saved-card'),
    control: (page) => page.getByRole('link', { name: 'Reuse search' }),
  },
  {
    name: 'open-file',
    viewer: 'customer',
    at: '/downloads',
    open: showsPart(button('Open the CSV file')),
    part: (page) => page.locator('.download-detail .actions').first(),
    control: button('Open the CSV file'),
  },
  {
    name: 'report-file',
    viewer: 'customer',
    at: '/downloads',
    open: async (page) => {
      await button('Report file')(page).click();
      await page.getByRole('radio').first().waitFor();
    },
    part: dialog,
    control: (page) => dialog(page).getByRole('button', { name: 'Report file' }),
  },
  {
    name: 'born',
    viewer: 'customer',
    at: '/search/consumers?v=1&g=st:AZ&year_born=1962-1962&month_born=05',
    viewport: filters,
    open: openGroup('Person', 'Month born'),
    part: (page) => page.locator('.filters details', { hasText: 'Month born' }),
    control: filter('Month born'),
  },
  {
    name: 'do-not-call',
    viewer: 'customer',
    at: '/search/consumers?v=1&g=st:AZ&do_not_call=clear',
    viewport: filters,
    open: openGroup('Contact', 'Do-not-call registry'),
    part: (page) => page.locator('.filters details', { hasText: 'Do-not-call registry' }),
    control: filter('Do-not-call registry'),
  },
  {
    name: 'has-email',
    viewer: 'customer',
    at: '/search/consumers?v=1&g=st:AZ&has_email=yes',
    viewport: filters,
    open: openGroup('Contact', 'Has e-mail'),
    part: (page) => page.locator('.filters details', { hasText: 'Has e-mail' }),
    control: filter('Has e-mail'),
  },
  {
    name: 'your-sessions',
    viewer: 'customer',
    at: '/settings/sessions',
    open: showsPart((page) => page.locator('.sessions')),
    part: (page) => page.locator('.sessions li').nth(1),
    control: button(/^End the session/),
  },
  {
    // The last one, since it cancels.
    name: 'reactivate',
    viewer: 'customer',
    at: billing,
    open: async (page) => {
      const taken = button('Reactivate')(page);
      await button('Cancel subscription')(page).or(taken).first().waitFor();
      if (!(await taken.isVisible())) {
        await button('Cancel subscription')(page).click();
        await button('Cancel my subscription')(page).click();
      }
      await taken.waitFor();
    },
    part: (page) => page.locator('.notice', { hasText: 'Your subscription is cancelled and ends on' }),
    control: button('Reactivate'),
  },
];

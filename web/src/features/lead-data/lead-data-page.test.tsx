import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { forgetSession, signedIn } from '../../server/session.ts';
import { leadReport, leadVersion, leadVersions } from '../../testing/at-server/lead-versions-at-server.ts';
import { network, person, problem } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { LeadDataPage } from './lead-data-page.tsx';

const support = { ...person, staff: 'super-admin' };
afterEach(() => act(forgetSession));

function open(at = '/superadmin/leads') {
  const view = renderAt(at, { '/superadmin/leads': <LeadDataPage /> }, { visitor: true });
  act(() => signedIn(support));
  return { ...view, user: userEvent.setup() };
}
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);
const withConsumers = (change: object) =>
  network.use(
    http.get('*/api/v2/superadmin/lead-versions', () =>
      HttpResponse.json({ ...leadVersions, kinds: [{ ...leadVersions.kinds[0], ...change }] }),
    ),
  );
function withFindings() {
  const findings = [{ code: 'many-gone', message: '35.0 % of the leads of the live version are gone.' }];
  network.use(
    http.get('*/api/v2/superadmin/lead-versions/:dictId/:version/report', () =>
      HttpResponse.json({ ...leadReport, findings }),
    ),
  );
}

describe('the page of lead data', () => {
  it('shows each version with its state, disk, source and when and why it goes', async () => {
    const { container } = open();
    const oldest = await row('consumers-5');
    expect(oldest.getByText('Made up')).toBeVisible();
    expect(oldest.getByText(/Goes on 4 Dec 2026: another one took its place/)).toBeVisible();
    const waiting = await row('consumers-8');
    expect(waiting.getByText('Ready')).toBeVisible();
    expect(waiting.getByText('1,204,300')).toBeVisible();
    expect(waiting.getByText(/by ann$/)).toBeVisible();
    expect(screen.getByText('There are no leads of this kind yet.')).toBeVisible();
    // The live one and those from before are not activated by their number.
    expect(screen.getAllByRole('button', { name: /^Activate / })).toHaveLength(1);
    await expectAccessible(container);
  });

  it('shows what an import found: fill beside the version before, leads by state, what is new and gone', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: 'Report of consumers-8' }));
    const report = within(await screen.findByRole('region', { name: 'Report of consumers-8' }));
    expect(await report.findByText('21,000')).toBeVisible();
    expect(report.getByText('1,174,200')).toBeVisible();
    expect(report.getByText('was 69.0 %')).toBeVisible();
    const states = within(report.getByRole('region', { name: 'Leads by state' }));
    expect(states.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'StateLeadsBefore',
      'Arizona28,10028,100',
      'Montana4,0204,020',
      // A place beside the map is not lost.
      'Guam1212',
    ]);
    expect(report.getByText('There is no such ZIP code.')).toBeVisible();
    await expectAccessible(container);
  });

  it('shows how far an import is, how fast and how long it still takes', async () => {
    withConsumers({ running: { version: 9, rows: 250_000, of: 1_000_000, seconds: 10, silentSeconds: 0.2 } });
    open();
    expect(await screen.findByText(/250,000 of 1,000,000 leads, 25,000 a second, about 30 s left\./)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Import of consumers-9' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.queryByRole('button', { name: /^Activate / })).toBeNull();
  });

  it('shows how far a file is read, before there is a version of it', async () => {
    const reading = { file: 'may.csv.gz', step: 'checking the rows', bytes: 20_000_000, of: 80_000_000, seconds: 10 };
    withConsumers({ reading: [reading, { ...reading, file: 'june.csv', bytes: 80_000_000 }] });
    open();
    expect(await screen.findByText(/^20\.0 MB of 80\.0 MB, 2\.0 MB a second, about 30 s left\.$/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Reading of may.csv.gz' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(/^80\.0 MB of 80\.0 MB: checking the rows\.$/)).toBeVisible();
  });

  it('says minutes and hours where an import takes them, and of leads without an import that they are made up', async () => {
    withConsumers({
      running: { version: 9, rows: 1_000_000, of: 200_000_000, seconds: 100, silentSeconds: 0.2 },
      versions: [{ ...leadVersion, version: 1, state: 'before', source: '', begunBy: null, begunAt: null }],
    });
    open();
    expect(await screen.findByText(/10,000 a second, about 5 h 32 min left\./)).toBeVisible();
    expect((await row('consumers-1')).getByText('Made up')).toBeVisible();
  });

  it('says that an import died', async () => {
    withConsumers({ running: { version: 9, rows: 1, of: 2, seconds: 90, silentSeconds: 60 } });
    open();
    expect(await screen.findByText(/its program said nothing for/)).toBeVisible();
  });

  it('activates a version after a question, and says that it is on its way', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post('*/api/v2/superadmin/lead-versions/consumers/8/activate', async ({ request }) => {
        sent.push(await request.json());
        withConsumers({ versions: [{ ...leadVersion, work: 'activating' }] });
        return HttpResponse.json({ version: 8 }, { status: 202 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Activate consumers-8' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(await question.findByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Being activated…')).toBeVisible();
    expect(sent).toEqual([{}]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for a reason where a version is out of the usual', async () => {
    withFindings();
    const sent: unknown[] = [];
    network.use(
      http.post('*/api/v2/superadmin/lead-versions/consumers/8/activate', async ({ request }) => {
        sent.push(await request.json());
        return problem(409, 'delta-base-changed');
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Activate consumers-8' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(await question.findByRole('button', { name: 'Activate' }));
    expect(question.getByText('Please say why.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(question.getByLabelText('Why it may be live all the same'), 'The supplier left a state');
    await user.click(question.getByRole('button', { name: 'Activate' }));
    expect(await question.findByText(/made of another one than is live/)).toBeVisible();
    expect(sent).toEqual([{ reason: 'The supplier left a state' }]);
  });

  it('goes back to the version before after a question', async () => {
    let asked = 0;
    network.use(
      http.post('*/api/v2/superadmin/lead-versions/consumers/rollback', () => {
        asked += 1;
        return HttpResponse.json({ version: 9 }, { status: 202 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Go back to the version before' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(asked).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Go back to the version before' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(asked).toBe(1));
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../../navigation/links.ts';
import { useLiveEvents } from '../../server/live/live.ts';
import { download, downloadsAtServer, network, person } from '../../testing/network.ts';
import { expectAccessible, renderAt } from '../../testing/render.tsx';
import { FileReady } from './file-ready.tsx';

/** Stands in for the browser's EventSource; the test decides which events arrive. */
class ToldEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: ToldEventSource | undefined;
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    ToldEventSource.last = this;
  }
  close(): void {
    this.readyState = ToldEventSource.CLOSED;
  }
}
beforeEach(() => {
  Object.assign(globalThis, { EventSource: ToldEventSource });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const tell = (event: string, body: unknown) =>
  act(async () => void ToldEventSource.last?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(body) })));
const ends = (id = 'download-1') => tell('download', { id, status: 'ready', fetchProgress: 100, version: 5 });

function Listening() {
  useLiveEvents();
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <FileReady />
      <Link to="/downloads/download-1">Downloads</Link>
    </>
  );
}
const open = (at = '/searches') =>
  renderAt(at, { '/searches': <Listening />, '/downloads': <Listening />, '/downloads/:id': <Listening /> });
const said = () => screen.queryByText(/Your file is ready:/);

describe('a file that is ready while its person is on another page', () => {
  it('is told of with a link, by one message, which goes away', async () => {
    const { container } = open();
    expect(said()).toBeNull();
    await ends();
    expect(await screen.findByText(/Your file is ready:/)).toHaveTextContent('Consumers Phoenix, AZ');
    expect(screen.getByRole('link', { name: 'Open download' })).toHaveAttribute('href', '/downloads/download-1');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(said()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
    // The bus may deliver it again.
    await ends();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said()).toBeNull();
  });

  it('is not told of again after a reload', async () => {
    const { unmount } = open();
    await ends();
    await screen.findByText(/Your file is ready:/);
    unmount();
    open();
    await tell('reset', {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said()).toBeNull();
  });

  it('is told of where its end was missed, since the stream began anew', async () => {
    network.use(...downloadsAtServer(download({ status: 'in-progress' })));
    open();
    await tell('download', { id: 'download-1', status: 'in-progress', fetchProgress: 0, version: 3 });
    await tell('reset', {});
    expect(said()).toBeNull();
    network.use(...downloadsAtServer(download({})));
    await tell('reset', {});
    expect(await screen.findByText(/Your file is ready:/)).toBeVisible();
  });

  it('is not told of on the downloads page, nor after a look at it', async () => {
    open('/downloads');
    await ends();
    expect(said()).toBeNull();
  });

  it('is not told of any more once its page was opened', async () => {
    open();
    await ends();
    await screen.findByText(/Your file is ready:/);
    await userEvent.click(screen.getByRole('link', { name: 'Open download' }));
    await waitFor(() => expect(said()).toBeNull());
  });

  it('is not told of where another person ordered it', async () => {
    let asked = 0;
    network.use(...downloadsAtServer(download({ askedBy: { personId: 'person-2', throughSupport: false } })));
    network.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/downloads/download-1')) asked += 1;
    });
    open();
    await ends();
    await waitFor(() => expect(asked).toBe(1));
    expect(person.uid).not.toBe('person-2');
    expect(said()).toBeNull();
    network.events.removeAllListeners();
  });
});

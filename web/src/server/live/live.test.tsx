import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { account, download, network } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { useDownloads } from '../searches/downloads.ts';
import { useAccount } from './account.ts';
import { useLiveEvents } from './live.ts';

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

const tell = (event: string, body: unknown) =>
  act(() => ToldEventSource.last?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(body) })));

function Listening() {
  useLiveEvents();
  const downloads = useDownloads();
  return <p>{downloads.data?.map((one) => `${one.status} ${one.fetchProgress}`).join(', ') ?? 'nothing yet'}</p>;
}

let reads = 0;
let onServer = download({ status: 'in-progress', fetchProgress: 10, version: 3 });

beforeEach(() => {
  reads = 0;
  onServer = download({ status: 'in-progress', fetchProgress: 10, version: 3 });
  Object.assign(globalThis, { EventSource: ToldEventSource });
  network.use(
    http.get('*/api/v2/downloads', () => {
      reads += 1;
      return HttpResponse.json({ downloads: [onServer] });
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
});

describe('live events', () => {
  it('update the percent without fetching the list again', async () => {
    renderAt('/', { '/': <Listening /> });
    await screen.findByText('in-progress 10');
    await tell('download', { id: 'download-1', fetchProgress: 55 });
    expect(await screen.findByText('in-progress 55')).toBeVisible();
    expect(reads).toBe(1);
  });

  it('fetch the list again when a download is finished, for its size and hash', async () => {
    renderAt('/', { '/': <Listening /> });
    await screen.findByText('in-progress 10');
    onServer = download({ status: 'ready', fetchProgress: 100, version: 6 });
    await tell('download', { id: 'download-1', status: 'ready', fetchProgress: 100, version: 6 });
    await waitFor(() => expect(reads).toBe(2));
    expect(await screen.findByText('ready 100')).toBeVisible();
  });

  it('fetch everything again after a reset, because events may be missing', async () => {
    renderAt('/', { '/': <Listening /> });
    await screen.findByText('in-progress 10');
    onServer = download({ status: 'failed', fetchProgress: 0, version: 7 });
    await tell('reset', {});
    expect(await screen.findByText('failed 0')).toBeVisible();
  });

  it('stop when the component unmounts', async () => {
    const { unmount } = renderAt('/', { '/': <Listening /> });
    await screen.findByText('in-progress 10');
    unmount();
    expect(ToldEventSource.last?.readyState).toBe(ToldEventSource.CLOSED);
  });
});

describe('an event of the account', () => {
  it('fetches the document of the person again', async () => {
    let asked = 0;
    network.use(
      http.get('*/api/v2/me', () => {
        asked += 1;
        return HttpResponse.json({
          ...account,
          companyProfile: { name: `Name ${asked}`, phone: '6025550134', email: 'office@byron.example' },
        });
      }),
    );
    renderAt('/', { '/': <Named /> });
    await screen.findByText('Name 1');
    await tell('account', { version: 6 });
    expect(await screen.findByText('Name 2')).toBeVisible();
    await tell('balance', { version: 7 });
    expect(asked).toBe(2);
  });
});

function Named() {
  useLiveEvents();
  return <p>{useAccount().data?.companyProfile?.name ?? 'nothing yet'}</p>;
}

// A download's state in words.
import type { Download, DownloadStatus } from '../../server/api-types.ts';

type StatusTone = 'run' | 'ok' | 'bad';

const words: Record<DownloadStatus, { label: string; tone: StatusTone; says: string }> = {
  requested: {
    label: 'Waiting',
    tone: 'run',
    says: 'Your leads are being set aside. The file starts by itself, one at a time.',
  },
  'in-progress': {
    label: 'Making the file',
    tone: 'run',
    says: 'You may leave this page; the file goes on and we mail you when it is ready.',
  },
  completed: {
    label: 'Charging',
    tone: 'run',
    says: 'The file is made. The link opens as soon as the leads are booked.',
  },
  ready: { label: 'Ready', tone: 'ok', says: 'Your file is ready. You can fetch it as often as you like.' },
  failed: { label: 'Failed', tone: 'bad', says: 'No file was made, and nothing was charged.' },
};

export function statusWords(status: DownloadStatus) {
  return words[status];
}

const reasons: Record<string, string> = {
  balance: 'There were not enough leads left.',
  'download-limit': 'It asked for more than your plan allows in one download.',
  'nothing-asked': 'It asked for no leads.',
  'no-rows': 'No lead matched any more.',
  'dataset-gone': 'The data was renewed since you counted. Count again and download.',
  'time-out': 'It took too long.',
  'no-progress': 'It stopped making progress.',
  broken: 'Something broke on our side.',
};

/** Why a download failed, in one sentence. */
export function reasonWords(reason: string | undefined): string {
  return reasons[reason ?? ''] ?? 'Something broke on our side.';
}

/** The percent of the newest running download, for the tab's title; null when none runs. */
export function runningPercent(downloads: readonly Download[]): number | null {
  const running = downloads.find((download) => statusWords(download.status).tone === 'run' && !download.archived);
  return running === undefined ? null : Math.round(running.progress);
}

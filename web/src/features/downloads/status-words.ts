// A download's state in words.
import type { Download, DownloadStatus } from '../../server/api-types.ts';

type StatusTone = 'run' | 'ok' | 'bad' | 'off';

const words: Record<DownloadStatus, { label: string; tone: StatusTone; says: string }> = {
  requested: {
    label: 'Waiting',
    tone: 'run',
    says: 'Your leads are being set aside. Files are made one at a time, and yours starts automatically.',
  },
  'in-progress': {
    label: 'Making the file',
    tone: 'run',
    says: 'You can leave this page. We will e-mail you when the file is ready.',
  },
  completed: {
    label: 'Charging',
    tone: 'run',
    says: 'The file is complete. The link works as soon as the leads are charged.',
  },
  ready: { label: 'Ready', tone: 'ok', says: 'Your file is ready. You can download it as often as you like.' },
  failed: { label: 'Failed', tone: 'bad', says: 'No file was made, and nothing was charged.' },
  cancelled: {
    label: 'Cancelled',
    tone: 'off',
    says: 'This download was cancelled. No file was made, and all its leads are back.',
  },
};

const storing = { label: 'Storing the file', says: 'All rows are in the file. It is being stored.' };

export function statusWords({ status, storingFile }: Pick<Download, 'status' | 'storingFile'>) {
  return status === 'in-progress' && storingFile ? { ...words[status], ...storing } : words[status];
}

const reasons: Record<string, string> = {
  balance: 'There were not enough leads left.',
  'no-plan': 'There was no plan, and leads are downloaded with one. Those that are left stay.',
  'download-limit': 'It was larger than your plan allows in one download.',
  'over-seats':
    'The plan has no seat for whoever ordered it, or its payment went back. Ask the owner: the page Billing says which.',
  'nothing-asked': 'It was for no leads.',
  'no-rows': 'No lead matched the search any more.',
  'dataset-gone': 'The data was updated since you counted. Count again and download.',
  'time-out': 'It took too long.',
  'no-progress': 'It stopped making progress.',
  broken: 'Something went wrong on our side.',
};

/** Why a download failed, in one sentence. */
export function reasonWords(reason: string | undefined): string {
  return reasons[reason ?? ''] ?? 'Something went wrong on our side.';
}

/** The percent of the newest running download, for the tab's title; null when none runs. */
export function runningPercent(downloads: readonly Download[]): number | null {
  const running = downloads.find((download) => statusWords(download).tone === 'run' && !download.archived);
  return running === undefined ? null : Math.round(running.fetchProgress);
}

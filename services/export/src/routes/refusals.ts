// What each refusal is over HTTP, and its sentence.
import { Problem } from '@leadwright/runtime/problem';
import type { DownloadRefusal } from '../domain/download.ts';

const answers: Record<DownloadRefusal['code'], { status: number; message: string }> = {
  'download-unknown': { status: 404, message: "Uh oh, there's nothing here" },
  'download-ended': { status: 409, message: 'This download has already ended.' },
  'download-not-completed': { status: 409, message: 'This file is not finished yet.' },
  'download-not-ended': { status: 409, message: 'Uh oh, there was an error archiving your download: it is still in progress.' },
  'download-exists': { status: 409, message: 'This download exists already.' },
};

export function refused({ code }: DownloadRefusal): Problem {
  return new Problem(answers[code].status, code, answers[code].message);
}

/** The same for a download of another account and for one that never was: nobody learns which. */
export function unknownDownload(): Problem {
  return new Problem(404, 'download-unknown', answers['download-unknown'].message);
}

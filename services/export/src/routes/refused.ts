import type { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { DownloadRefusal } from '../domain/download.ts';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

export function refused({ code }: DownloadRefusal): Problem {
  return refuse(refusals[code]);
}

// Where rejected rows are written: found out before an hour of reading, and never over a file of somebody's.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { rejectedHeader } from '@leadwright/search/imports/file-report';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';

/** Throws `ImportRefusal` where there is another file than a list of rejected rows, or none can be written. */
export function checkRejectedFile(file: string): void {
  let begins: string;
  try {
    const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
    const opened = openSync(file, isNew ? 'wx+' : 'r+');
    const bytes = Buffer.alloc(rejectedHeader.length);
    const length = readSync(opened, bytes, 0, bytes.length, 0);
    closeSync(opened);
    begins = bytes.toString('latin1', 0, length);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new ImportRefusal('file-there', `Rejected rows cannot be written into ${file}: ${why}`, { cause: error });
  }
  if (begins !== '' && begins !== rejectedHeader)
    throw new ImportRefusal(
      'file-there',
      `${file} is there and is no list of rejected rows: name another file for --rejected.`,
    );
}

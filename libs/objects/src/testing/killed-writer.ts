// A process killed while it writes 30 MiB, which leaves in the bucket what a crash leaves.
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { openS3Store, type S3StoreOptions } from '../s3-store.ts';

async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(1024 * 1024, index);
}

armCrashpoint('export:after-first-part');
const store = await openS3Store(JSON.parse(process.argv[2] ?? '') as S3StoreOptions);
await store.put('killed', mebibytes(30), { contentType: 'text/csv' });

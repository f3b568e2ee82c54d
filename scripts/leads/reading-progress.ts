// While files are read search is told how far this is, once a second. That it cannot be told stops nothing.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ImportEngine } from '@leadwright/search/imports/import-engine';
import { bytesBeingRead } from '@leadwright/search/imports/reading/bytes-read';
import type { Services } from '../operator/services.ts';

const SIGN_MS = 1_000;
const READING = 'reading ';

type Reading = {
  dictId: string;
  files: readonly { path: string; bytes: number }[];
  tell: (line: string) => void;
};

/** `work` is given what it calls with each step that it begins. */
export async function whileRead<Result>(
  engine: ImportEngine,
  services: Services | undefined,
  { dictId, files, tell }: Reading,
  work: (onStep: (said: string) => void) => Promise<Result>,
): Promise<Result> {
  if (services === undefined) return work(tell);
  const importId = randomUUID();
  const state = { step: 'beginning', at: -1, most: 0, isTold: true };
  const sizeOf = (at: number): number => files[at]?.bytes ?? 0;
  const sign = async (): Promise<void> => {
    const isRead = !state.step.startsWith(READING);
    const now = isRead ? sizeOf(state.at) : Math.min(await bytesBeingRead(engine), sizeOf(state.at));
    // Lines that an open quote swallowed are read once more.
    state.most = Math.max(
      state.most,
      files.slice(0, Math.max(0, state.at)).reduce((sum, { bytes }) => sum + bytes, 0) + now,
    );
    await services.post('search', '/internal/leads/imports/readings', {
      ...{ dictId, importId, step: state.step.slice(0, 200), bytes: state.most },
      file: path.basename(files[Math.max(0, state.at)]?.path ?? '').slice(0, 200),
      of: files.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  };
  const told = (ended: Promise<unknown>): Promise<void> =>
    ended.then(
      () => undefined,
      (error: unknown) => {
        if (state.isTold) tell(`search is not told how far this is: ${String(error)}`);
        state.isTold = false;
      },
    );
  let signing = told(sign());
  const timer = setInterval(() => {
    signing = signing.then(() => told(sign()));
  }, SIGN_MS);
  try {
    return await work((said) => {
      state.step = said;
      if (said.startsWith(READING)) state.at += 1;
      tell(said);
    });
  } finally {
    clearInterval(timer);
    await signing;
    await told(services.post('search', '/internal/leads/imports/readings/ends', { importId }));
  }
}

import { isTransient } from '@leadwright/runtime/process/transient';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';

/** Throws 503 where a service that is asked is away for now. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isTransient(error)) throw Object.assign(unavailable(), { cause: error });
    throw error;
  }
}

/** Runs calls one at a time, in order; a failed call does not stop the next. */
export function singleFlight(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = tail.then(work, work);
    tail = result.catch(() => undefined);
    return result;
  };
}

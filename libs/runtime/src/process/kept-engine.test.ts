import { eventually } from '@leadwright/testing/eventually';
import { keepEngine, type EngineProcess } from './kept-engine.ts';

type Fake = EngineProcess & { die(how: string): void; stopped: boolean };

function fake(): Fake {
  let end: (how: string) => void = () => undefined;
  const engine: Fake = {
    ended: new Promise((resolve) => (end = resolve)),
    stopped: false,
    die: (how) => end(how),
    stop: async () => void (engine.stopped = true),
  };
  return engine;
}

function kept(starts: (() => Promise<Fake>)[]) {
  const said: string[] = [];
  const clock = { now: 0 };
  let next = 0;
  const keeping = keepEngine({
    name: 'PostgreSQL',
    start: () => (starts[Math.min(next++, starts.length - 1)] ?? (async () => fake()))(),
    say: (sentence) => said.push(sentence),
    pauseMs: 1,
    now: () => clock.now,
  });
  return { keeping, said, clock, starts: () => next };
}

describe('an engine that is kept', () => {
  it('is started again when it dies, and the terminal says why it died and that it is back', async () => {
    const [first, second] = [fake(), fake()];
    const { keeping, said, clock } = kept([async () => first, async () => second]);
    const engine = await keeping;
    expect(engine.downMs()).toBe(0);
    clock.now = 20_000;
    first.die('SIGKILL');
    await eventually(() => expect(engine.engine()).toBe(second));
    expect(engine.downMs()).toBe(0);
    expect(said).toEqual([
      'PostgreSQL ended by itself: SIGKILL. It is started again; until then what needs it is refused.',
      'PostgreSQL serves again after 0.0 s; what was committed is there.',
    ]);
  });

  it('is tried until it starts; a fault that goes on is one sentence a minute, with a count', async () => {
    const [first, last] = [fake(), fake()];
    let space = false;
    const { keeping, said, clock, starts } = kept([
      async () => first,
      async () => {
        if (space) return last;
        clock.now += 6_000;
        throw new Error('PostgreSQL did not start: No space left on device.\nits log');
      },
    ]);
    const engine = await keeping;
    first.die('code 1');
    await eventually(() => expect(starts()).toBeGreaterThan(12));
    expect(engine.downMs()).toBeGreaterThan(60_000);
    space = true;
    await eventually(() => expect(engine.engine()).toBe(last));
    expect(said.slice(1, 3)).toEqual([
      'PostgreSQL did not start: No space left on device. It is tried every few seconds.',
      'PostgreSQL did not start: No space left on device. It is tried every few seconds, 11 times so far.',
    ]);
  });

  it('is not started again once it is stopped, also where it dies or starts just then', async () => {
    const [first, second] = [fake(), fake()];
    let begun = (): void => undefined;
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    let startNow = (_: Fake): void => undefined;
    const { keeping } = kept([
      async () => first,
      () =>
        new Promise<Fake>((resolve) => {
          startNow = resolve;
          begun();
        }),
    ]);
    const engine = await keeping;
    first.die('SIGKILL');
    await beginning;
    const stopping = engine.stop();
    startNow(second);
    await stopping;
    expect(second.stopped).toBe(true);
  });
});

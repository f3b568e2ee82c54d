import { watchLiveness, type Complaint } from './liveness.ts';

const complaints: Complaint[] = [];
let time = 0;
beforeEach(() => {
  jest.useFakeTimers();
  complaints.length = 0;
  time = 0;
});
afterEach(() => jest.useRealTimers());

const watching = () => watchLiveness({ complaints: () => complaints, now: () => time });
/** One turn of the event loop that takes so long. */
function turn(ms: number): void {
  time += ms;
  jest.advanceTimersByTime(500);
}

describe('a process', () => {
  it('is alive while its timers come in time, also a little late', async () => {
    const liveness = watching();
    for (const ms of [500, 500, 4_900, 500]) turn(ms);
    await liveness.check();
    liveness.stop();
  });

  it('is not alive for 10 s after a turn of the event loop that took longer than 5 s', async () => {
    const liveness = watching();
    turn(6_500);
    await expect(liveness.check()).rejects.toThrow('a turn of the event loop took 6 s');
    for (let turns = 0; turns < 20; turns++) turn(500);
    await liveness.check();
    liveness.stop();
  });

  it('is not alive while a part says that only a new process helps', async () => {
    const liveness = watching();
    complaints.push(
      () => undefined,
      () => 'audit.billing handled nothing for 70 s, 3 before it',
    );
    await expect(liveness.check()).rejects.toThrow('audit.billing handled nothing for 70 s, 3 before it');
    liveness.stop();
  });
});

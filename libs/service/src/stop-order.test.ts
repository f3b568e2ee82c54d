import { createStopOrder, type Phase } from './stop-order.ts';

const phases: Phase[] = ['telemetry', 'database', 'relay', 'ports', 'answers', 'callers', 'workers', 'consumers'];

describe('the order of stopping', () => {
  it('is one order, whatever was started first', async () => {
    const order = createStopOrder();
    const stopped: string[] = [];
    for (const phase of phases) {
      order.in(phase, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        stopped.push(phase);
      });
    }
    await order.stop();
    expect(stopped).toEqual([...phases].reverse());
  });

  it('goes on after a failure, so that nothing stays open, and then throws it', async () => {
    const order = createStopOrder();
    const stopped: string[] = [];
    order.in('consumers', () => Promise.reject(new Error('the first')));
    order.in('ports', () => Promise.reject(new Error('the second')));
    order.in('database', async () => void stopped.push('database'));
    await expect(order.stop()).rejects.toThrow('the first');
    expect(stopped).toEqual(['database']);
  });

  it('happens once, however often it is asked for', async () => {
    const order = createStopOrder();
    let stops = 0;
    order.in('ports', async () => void (stops += 1));
    await Promise.all([order.stop(), order.stop()]);
    expect(stops).toBe(1);
  });
});

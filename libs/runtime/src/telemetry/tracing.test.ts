import { recordSpans } from '../testing/span-recorder.ts';
import { noteInSpan, openSpan, spanIsAbout, step, traced, traceparentHere } from './tracing.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const cause = `00-${traceId}-b7ad6b7169203331-01`;

describe('a span', () => {
  it('belongs to the trace of its parent, and what runs in it is its child', async () => {
    const { tracer, named } = recordSpans();
    await traced(tracer, { name: 'outer', parent: cause }, () => step({ name: 'inner' }, async () => undefined));
    expect(named('outer').spanContext().traceId).toBe(traceId);
    expect(named('outer').parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(named('inner').parentSpanContext?.spanId).toBe(named('outer').spanContext().spanId);
  });

  it.each([undefined, '', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `01-${traceId}-b7ad6b7169203331-01`])(
    'begins a trace of its own under the parent %j',
    async (parent) => {
      const { tracer, named } = recordSpans();
      await traced(tracer, { name: 'root', parent }, async () => undefined);
      expect(named('root').parentSpanContext).toBeUndefined();
      expect(named('root').spanContext().traceId).not.toBe(traceId);
    },
  );

  it('says how it is carried on to others', async () => {
    const { tracer, named } = recordSpans();
    const traceparent = await traced(tracer, { name: 'root' }, async () => traceparentHere());
    const { traceId: id, spanId } = named('root').spanContext();
    expect(traceparent).toBe(`00-${id}-${spanId}-01`);
  });

  it('follows the decision of the caller: what is not sampled there is not sampled here', async () => {
    const { tracer, spans } = recordSpans();
    const traceparent = await traced(tracer, { name: 'quiet', parent: cause.replace(/1$/, '0') }, async () =>
      traceparentHere(),
    );
    expect(spans()).toEqual([]);
    expect(traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  });

  it('belongs to another trace if a parent is given, and is linked to where it runs', async () => {
    const { tracer, named } = recordSpans();
    await traced(tracer, { name: 'batch' }, () => step({ name: 'record', parent: cause }, async () => undefined));
    expect(named('record').spanContext().traceId).toBe(traceId);
    expect(named('record').links.map(({ context }) => context.spanId)).toEqual([named('batch').spanContext().spanId]);
  });

  it('records the kind of a failure and nothing of its message', async () => {
    const { tracer, named } = recordSpans();
    await expect(
      traced(tracer, { name: 'broken' }, async () => {
        throw new TypeError('jane@example.test is unknown');
      }),
    ).rejects.toThrow('jane');
    expect(named('broken').status).toMatchObject({ code: 2, message: 'TypeError' });
    expect(JSON.stringify([named('broken').events, named('broken').attributes])).not.toContain('jane');
  });

  it('knows what it is about, and steps of it do not', async () => {
    const { tracer } = recordSpans();
    const record = {};
    const seen = await traced(tracer, { name: 'a', about: record }, async () => [
      spanIsAbout(record),
      spanIsAbout({}),
      await step({ name: 'b' }, async () => spanIsAbout(record)),
    ]);
    expect(seen).toEqual([true, false, false]);
  });

  it('that is opened by hand ends once, whoever calls', () => {
    const { tracer, spans } = recordSpans();
    const span = openSpan(tracer, { name: 'request' });
    span.run(() => noteInSpan({ rows: 3 }));
    span.end({ status: 200 });
    span.end({ status: 500 }, true);
    expect(spans().map(({ attributes, status }) => ({ attributes, code: status.code }))).toEqual([
      { attributes: { rows: 3, status: 200 }, code: 0 },
    ]);
  });
});

describe('without a tracer', () => {
  it('everything runs and nothing is traced', async () => {
    expect(
      await traced(undefined, { name: 'a' }, () => step({ name: 'b' }, async () => traceparentHere() ?? 'none')),
    ).toBe('none');
  });

  it('a step adds nothing to the work, not even a promise', async () => {
    const working = Promise.resolve('done');
    expect(step({ name: 'x' }, () => working)).toBe(working);
    expect(await working).toBe('done');
  });
});

import { accept, deciderOf, refuse } from './decider.ts';

type Count = { type: 'Count'; by: number };
type Clear = { type: 'Clear'; id: string };
type Counted = { type: 'Counted'; by: number };
type Cleared = { type: 'Cleared' };

const counter = deciderOf<number, Count | Clear, Counted | Cleared, 'negative' | 'differs'>({
  codeVersion: 3,
  initial: 0,
  commands: {
    Count: { decide: ({ by }, sum) => (sum + by < 0 ? refuse('negative') : accept({ type: 'Counted', by })) },
    Clear: {
      decide: () => accept({ type: 'Cleared' }),
      key: ({ id }) => `clear:${id}`,
      checkRepeat: (_command, [first]) => (first?.type === 'Cleared' ? null : 'differs'),
    },
  },
  events: { Counted: { evolve: (sum, { by }) => sum + by }, Cleared: { evolve: () => 0 } },
});

describe('a decider of its commands and events', () => {
  it('decides by the type of the command and folds by that of the event', () => {
    expect(counter.decide({ type: 'Count', by: -1 }, 0)).toEqual(refuse('negative'));
    expect(counter.decide({ type: 'Count', by: -1 }, 1)).toEqual(accept({ type: 'Counted', by: -1 }));
    expect(counter.evolve(2, { type: 'Counted', by: 3 })).toBe(5);
    expect(counter.evolve(2, { type: 'Cleared' })).toBe(0);
  });

  it('has a key and a check of repeats where the command says one', () => {
    const clear = { type: 'Clear', id: 'a' } as const;
    expect(counter.deduplicationKey?.(clear)).toBe('clear:a');
    expect(counter.deduplicationKey?.({ type: 'Count', by: 1 })).toBeNull();
    expect(counter.checkRepeat?.(clear, [{ type: 'Cleared' }])).toBeNull();
    expect(counter.checkRepeat?.(clear, [{ type: 'Counted', by: 1 }])).toBe('differs');
    expect(counter.checkRepeat?.({ type: 'Count', by: 1 }, [])).toBeNull();
  });

  it('throws for a type that it does not have, also for a name that every object has', () => {
    for (const type of ['Doubled', 'toString'])
      expect(() => counter.evolve(1, { type } as unknown as Counted)).toThrow(`unexpected case: {"type":"${type}"}`);
  });
});

// What operators do is an event of the service, on its own streams: no decider folds it, no projection receives it.
import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  ProjectionRebuiltSchema,
  RedriveEndedSchema,
  RedriveStartedSchema,
} from '@leadwright/contracts/event/v1/operations';

export type OperationEvent =
  | { type: 'RedriveStarted'; redriveId: string; consumer: string; topic: string; waiting: number }
  | {
      type: 'RedriveEnded';
      redriveId: string;
      consumer: string;
      topic: string;
      outcome: 'redriven' | 'stopped';
      applied: number;
      left: number;
      stoppedAtSeq: number;
      failure: string;
    }
  | {
      type: 'ProjectionRebuilt';
      projection: string;
      tables: string[];
      events: number;
      rows: number;
      differences: number;
    };

type Message =
  | { case: 'redriveStarted'; value: MessageInitShape<typeof RedriveStartedSchema> & object }
  | { case: 'redriveEnded'; value: MessageInitShape<typeof RedriveEndedSchema> & object }
  | { case: 'projectionRebuilt'; value: MessageInitShape<typeof ProjectionRebuiltSchema> & object };

const types: readonly string[] = [
  'RedriveStarted',
  'RedriveEnded',
  'ProjectionRebuilt',
] satisfies OperationEvent['type'][];

export function isOperation(event: { type: string }): event is OperationEvent {
  return types.includes(event.type);
}

export function withoutOperations<Stored extends { event: { type: string } }>(events: Stored[]): Stored[] {
  return events.filter(({ event }) => !isOperation(event));
}

export function operationMessage(event: OperationEvent): Message {
  switch (event.type) {
    case 'RedriveStarted': {
      const { redriveId, consumer, topic, waiting } = event;
      return { case: 'redriveStarted', value: { redriveId, consumer, topic, waiting } };
    }
    case 'RedriveEnded': {
      const { type: _type, stoppedAtSeq, ...rest } = event;
      return { case: 'redriveEnded', value: { ...rest, stoppedAtSeq: BigInt(stoppedAtSeq) } };
    }
    case 'ProjectionRebuilt': {
      const { type: _type, events, rows, ...rest } = event;
      return { case: 'projectionRebuilt', value: { ...rest, events: BigInt(events), rows: BigInt(rows) } };
    }
  }
}

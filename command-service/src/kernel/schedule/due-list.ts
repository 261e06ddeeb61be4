import { group, type Collection } from '@paideia/documents/port.ts';
import {
  put,
  remove,
  type AnyProjection,
  type Changes,
  type Occurred,
} from '@paideia/projection-service/kernel/projection.ts';
import type { Position } from '@paideia/store/port.ts';
import { duesOf, type Timer } from './timer.ts';

/** Raised when what waits has another form. */
const formVersion = 1;

/** A timer that waits; `by` is the event that set it, and `position` its place in the log. */
export type Waiting = {
  readonly subject: string;
  readonly position: Position;
  readonly dueAt: string;
  readonly isSeed: boolean;
  readonly byStream: string;
  readonly byRevision: number;
};
export type DueList = {
  readonly timer: Timer;
  readonly waiting: Collection<Waiting>;
  readonly projection: AnyProjection;
};

/** The due-list of one kind, a fact table of its own: a kind that is new or has new rows is built from the first event. */
export function dueListOf(timer: Timer): DueList {
  const lists = group(`timers-${timer.kind}`, timer.version + formVersion);
  const waiting = lists.collection<Waiting>('waiting', { indexes: { due: ['dueAt'], set: ['position'] } });
  const row =
    (type: string) =>
    (data: never, occurred: Occurred): Changes =>
      duesOf(timer.schedule[type]!(data, occurred)).map(({ subject, dueAt }) =>
        dueAt === null
          ? remove(waiting, subject)
          : put(waiting, subject, {
              subject,
              position: occurred.position,
              dueAt,
              isSeed: occurred.channel === 'SEED',
              byStream: occurred.stream,
              byRevision: occurred.revision,
            }),
      );
  const on = Object.fromEntries(Object.keys(timer.schedule).map((type) => [type, row(type)]));
  // Its rows are made from a list of names, so no type can say which data each of them takes.
  const projection = { group: lists, collections: [waiting], events: timer.events, on } as unknown as AnyProjection;
  return { timer, waiting, projection };
}

// It copies a log event by event, in its order.
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';

/** The events of a run stand beside each other in the log and in one stream. */
export type Run = readonly [RecordedEvent, ...RecordedEvent[]];
const mostEvents = 200;
const mostBytes = 500_000;

export function* runsOf(events: readonly RecordedEvent[]): Iterable<Run> {
  let run: RecordedEvent[] = [];
  let bytes = 0;
  for (const event of events) {
    const size = JSON.stringify(event.data).length + JSON.stringify(event.meta ?? null).length;
    const last = run.at(-1);
    const follows = last?.stream === event.stream && last.revision + 1 === event.revision;
    if (last && (!follows || run.length === mostEvents || bytes + size > mostBytes)) {
      yield run as unknown as Run;
      [run, bytes] = [[], 0];
    }
    run.push(event);
    bytes += size;
  }
  if (run.length > 0) yield run as unknown as Run;
}

/** Sent again it writes nothing twice: an append of the same events at the same place answers as the first time. */
export async function appendRun(to: EventStore, run: Run): Promise<void> {
  const [{ stream, revision }] = run;
  await to.append(
    stream,
    run.map(({ id, type, data, meta }) => ({ id, type, data, meta })),
    revision === 0 ? 'none' : revision - 1,
  );
}

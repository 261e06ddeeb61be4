import { UnknownPosition, type EventStore, type Position } from './port.ts';

/** Whether the log ever gave this position out: not if it is an older copy of the one that did. */
export async function wasGivenOut(store: Pick<EventStore, 'readAll'>, position: Position): Promise<boolean> {
  try {
    for await (const _ of store.readAll(position)) break;
    return true;
  } catch (error) {
    if (error instanceof UnknownPosition) return false;
    throw error;
  }
}

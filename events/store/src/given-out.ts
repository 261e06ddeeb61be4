import { UnknownPosition, type EventStore, type Position } from './port.ts';

/** Says whether the log ever gave this position out: it did not if it is an older copy of the one that did. */
export async function wasGivenOut(store: Pick<EventStore, 'readAll'>, position: Position): Promise<boolean> {
  try {
    for await (const _ of store.readAll(position)) break;
    return true;
  } catch (error) {
    if (error instanceof UnknownPosition) return false;
    throw error;
  }
}

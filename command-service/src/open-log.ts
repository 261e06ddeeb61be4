import { assertReadableCollege, formatOf } from '@paideia/documents/format.ts';
import type { Logger } from 'pino';
import { catalogue } from '@paideia/events/catalogue.ts';
import { notedAppends, versionsOf, type LaterRelease } from '@paideia/store/format/format.ts';
import { knownEvents } from '@paideia/store/format/known-events.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { assertOwnLog } from '@paideia/store/own-events.ts';
import type { EventStore } from '@paideia/store/port.ts';

export type LogOptions = {
  readonly dataDir: string;
  readonly eventStoreUrl: string | undefined;
  readonly mongoUrl: string | undefined;
  /** It says whether the college may begin in a log that another program writes to. */
  readonly isSharedLog?: boolean | undefined;
  /** Its name is kept in the college, for whoever meets there what it does not know. */
  readonly release?: string | undefined;
  /** Hears that the log goes on with what a later release has written: nothing more may be decided. */
  readonly onLater?: ((error: LaterRelease) => void) | undefined;
  readonly log: Logger;
};

/** This is the log as the one who decides needs it: our own, with nothing in it that this release does not know, and marked before anything new is written. */
export async function openLog({
  dataDir,
  eventStoreUrl,
  mongoUrl,
  isSharedLog = false,
  release = 'unknown',
  onLater,
  log,
}: LogOptions): Promise<EventStore> {
  const [college, known] = [{ dataDir, url: mongoUrl }, versionsOf(catalogue)];
  await assertReadableCollege(college, known);
  const warn = (text: string, error: unknown) => log.warn({ err: error }, text);
  const store = await openEventStore({ dataDir, url: eventStoreUrl, warn });
  if (!isSharedLog) await assertOwnLog(store);
  return knownEvents(await notedAppends(store, { place: formatOf(college), known, release }), known, onLater);
}

import { formatInFile } from '@paideia/store/format/format-file.ts';
import { assertReadable, type FormatPlace, type Versions } from '@paideia/store/format/format.ts';
import { openRecords } from './open.ts';
import type { Records } from './records.ts';

export const formatKey = 'format';

function formatInRecords(open: () => Promise<Records>): FormatPlace {
  async function within<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const records = await open();
    return work(records).finally(() => records.close());
  }
  return {
    name: `The record "${formatKey}" at MONGODB_URL`,
    read: () => within(async (records) => (await records.get(formatKey))?.value),
    change: (next) =>
      within(async (records) => {
        for (;;) {
          const found = await records.get(formatKey);
          const wanted = next(found?.value);
          if (found && wanted === found.value) return wanted;
          const isWritten = found
            ? await records.replace(formatKey, found.version, wanted)
            : (await records.putIfAbsent(formatKey, wanted)).isNew;
          if (isWritten) return wanted;
        }
      }),
  };
}

/** Where the records are on a server it is one of them, for several hosts share it. It is asked for so seldom that it keeps no connection of its own. */
export const formatOf = ({
  dataDir,
  url,
}: {
  readonly dataDir: string;
  readonly url?: string | undefined;
}): FormatPlace =>
  url ? formatInRecords(() => openRecords({ dataDir, url, file: 'facts-records' })) : formatInFile(dataDir);

/** It is asked before a store is opened. @throws LaterRelease */
export async function assertReadableCollege(
  place: { readonly dataDir: string; readonly url?: string | undefined },
  known: Versions,
): Promise<void> {
  const { name, read } = formatOf(place);
  assertReadable(await read(), known, name);
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { digestOf } from '@paideia/store/chain/chain.ts';
import { isOwn } from '@paideia/store/own-events.ts';
import type { RecordedEvent } from '@paideia/store/port.ts';
import { openCollege, type Place } from './college.ts';
import { subjectsIn } from './erased.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

type Exported = { readonly events: number; readonly sha256: string };

/**
 * It writes a stream (`invoice-…`), or all streams of a category (`invoice`), as lines of JSON in the log's order, as it is stored or with `decrypt` in plain
 * and in today's shape. Each line holds the digest that the chain links, so a line can be compared with the log.
 */
export async function exportEvents({
  what,
  decrypt,
  out,
  ...place
}: Place & { readonly what: string; readonly decrypt: boolean; readonly out: Writable }): Promise<Exported> {
  const college = await openCollege(place);
  const sum = createHash('sha256');
  let events = 0;
  async function write(event: RecordedEvent) {
    const { stream, revision, position, id, type } = event;
    const { data, meta } = decrypt ? await college.codec.decode(event) : event;
    const line = `${JSON.stringify({ stream, revision, position, id, type, data, meta, hash: digestOf(event).toString('hex') })}\n`;
    sum.update(line);
    events++;
    if (!out.write(line)) await once(out, 'drain');
  }
  try {
    if (what.includes('-')) {
      for await (const event of eventsIn(college.store, what)) if (isOwn(event)) await write(event);
    } else
      for await (const batch of college.store.readAll(0, { categories: [what] }))
        for (const event of batch.events) await write(event);
    return { events, sha256: sum.digest('hex') };
  } finally {
    await college.close();
  }
}

/** It lists whose keys are gone, so that a restore of an older backup leaves them gone. */
export async function listErased(place: Place): Promise<readonly string[]> {
  const college = await openCollege(place);
  try {
    const subjects = subjectsIn(college.codec);
    for await (const { events } of college.store.readAll(0)) events.forEach(subjects.take);
    return await subjects.erased(await college.records('keys'));
  } finally {
    await college.close();
  }
}

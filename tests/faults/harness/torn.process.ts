// It opens a log that was torn, says what is in it, and goes on writing. It is a process of its own, because a torn file may end whoever maps it.
import { randomUUID } from 'node:crypto';
import { openEventStore } from '@paideia/store/open.ts';

for (const dataDir of process.argv.slice(2)) {
  const store = await openEventStore({ dataDir });
  let [count, last] = [0, ''];
  for await (const { events } of store.readAll(0)) {
    count += events.length;
    last = events.at(-1)?.id ?? last;
  }
  const { position } = await store.append(
    `logit-${randomUUID()}`,
    [{ id: randomUUID(), type: 'Torn', data: {} }],
    'none',
  );
  process.stdout.write(`${JSON.stringify({ count, last, next: position })}\n`);
  await store.close();
}

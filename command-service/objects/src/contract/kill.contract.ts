import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundled } from '../../../../scripts/bundled.ts';
import { plannedParts, type ObjectStore, type Upload } from '../port.ts';
import { bytesOf } from '../testing/kill-bytes.ts';
import type { Driver } from './kill.process.ts';

type Subject = { readonly store: ObjectStore; readonly driver: Driver; readonly stop: () => Promise<void> };
type Step = 'begun' | 'kept' | 'completed';
type Said = Readonly<Partial<Record<Step, Upload>>>;
/** A server of its own takes no less for a part that is not the last. */
const each = process.env['S3_ENDPOINT'] ? 5 * 2 ** 20 : 70_000;
const size = 4 * each + 20_000;
const bytesOfPart = ({ uploadId, part, size: length }: Upload & { readonly part: number; readonly size: number }) =>
  bytesOf(uploadId, part, length);
const wholeOf = (upload: Upload) => Buffer.concat(plannedParts(upload, size, each).map(bytesOfPart));

export function objectStoreKills(name: string, open: () => Promise<Subject>): void {
  let subject: Subject;
  beforeAll(async () => void (subject = await open()));
  afterAll(async () => {
    subject.store.close();
    await subject.stop();
  });

  test(`${name}: killed in the middle of parts and of the completion, what was acknowledged is whole, what is seen is whole, and the rest can be gone on with`, async () => {
    const { store, driver } = subject;
    const program = bundled(join(__dirname, 'kill.process.ts'));
    const said: Record<Step, Map<string, Upload>> = { begun: new Map(), kept: new Map(), completed: new Map() };
    // The kill comes in turn within the parts, within the completion, and within what follows it.
    const moments: readonly Step[] = ['begun', 'kept', 'completed'];
    const rounds = 9;
    for (let round = 0; round < rounds; round++) {
      const child = fork(program, [JSON.stringify(driver), `${size}`, `${each}`], {
        // The SDK would write its word on later versions of Node into the output.
        env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      });
      child.on('message', (message: Said) => {
        for (const step of moments) if (message[step]) said[step].set(message[step].uploadId, message[step]);
      });
      const moment = moments[round % moments.length]!;
      for await (const [message] of on(child, 'message')) if ((message as Said)[moment]) break;
      await new Promise((resolve) => setTimeout(resolve, (round * 7) % 11));
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const isWhole = async (upload: Upload) => (await buffer(await store.read(upload.key))).equals(wholeOf(upload));
    const begun = [...said.begun.values()];
    const seen = new Set<string>();
    for await (const { key, size: found } of store.list('kills/')) {
      seen.add(key);
      expect(found).toBe(size);
      const upload = begun.find((one) => one.key === key);
      // Of the last one the process may have been killed before it could say that it was begun.
      if (upload) expect(await isWhole(upload)).toBe(true);
    }
    expect(said.completed.size).toBeGreaterThanOrEqual(rounds / moments.length);
    for (const { key } of said.completed.values()) expect(seen.has(key)).toBe(true);
    const interrupted = begun.filter(({ key }) => !seen.has(key));
    expect(interrupted.length).toBeGreaterThan(0);
    for (const upload of interrupted) {
      const kept = await store.parts(upload);
      if (said.kept.has(upload.uploadId)) expect(kept).toHaveLength(5);
      const isKept = new Set(kept.map(({ part }) => part));
      for (const part of plannedParts(upload, size, each))
        if (!isKept.has(part.part)) await store.writePart(part, Readable.from([bytesOfPart(part)]));
      await store.complete(upload, await store.parts(upload));
      expect(await isWhole(upload)).toBe(true);
    }
    await store.tidy(new Date(Date.now() + 60_000), async () => false);
    expect(await store.tidy(new Date(Date.now() + 60_000), async () => false)).toBe(0);
    // Nine processes are started and killed, which takes minutes beside other tests.
  }, 240_000);
}

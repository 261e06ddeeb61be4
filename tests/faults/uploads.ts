// These are faults of videos on their way: who takes their parts, and who makes one of them, is killed while two people send at the same time.
import { EventEmitter, once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { videoUploadStream } from '@paideia/events/uploads/upload.events.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import { begin, digestServed, newFilm, sendFilm, sendPart, type Film, type Moment } from './harness/films.ts';
import { sessionAt } from './harness/load.ts';
import { eventsOf } from './harness/oracles.ts';
import type { ServiceName } from './harness/stack.ts';
import { randomly, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

/** They say in turn who is killed, and in how many milliseconds after what. */
const harms: readonly (readonly [ServiceName, Moment, number])[] = [
  ['command-service', 'joined', 15],
  ['query-api', 'sending', 250],
  ['command-service', 'asked', 40],
  ['query-api', 'asked', 40],
  ['command-service', 'sending', 250],
  ['query-api', 'joined', 15],
];

const storageOf = (dataDir: string) => openObjectStore({ dataDir, key: secret(dataDir, 'jwt') });
async function sizesIn(objects: ObjectStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of objects.list('videos/')) sizes.set(key, size);
  return sizes;
}

/**
 * Once the services are stopped, it looks at what lies in the storage after it was tidied, and at what the log tells. `waiting` has one part, and is wanted;
 * `others` were there before.
 */
async function lookAround(trial: Trial, films: readonly Film[], waiting: Film, others: number): Promise<void> {
  const objects = await storageOf(trial.dataDir);
  await objects.tidy(new Date(Date.now() + 60_000), ({ uploadId }) => Promise.resolve(uploadId === waiting.uploadId));
  const sizes = await sizesIn(objects);
  const kept = await objects.parts({ key: videoKey(waiting.videoId), uploadId: waiting.uploadId });
  objects.close();
  for (const { videoId, size } of films)
    if (sizes.get(videoKey(videoId)) !== size)
      trial.fail(`${videoId} has ${sizes.get(videoKey(videoId))} bytes of ${size}`);
  const found = sizes.size - others;
  if (found !== films.length) trial.fail(`${films.length} videos were completed, and ${found} are there`);
  if (`"${kept[0]?.etag}"` !== waiting.etags.get(2)) trial.fail('an acknowledged part is lost');
  const folder = join(trial.dataDir, 'files');
  const under = readdirSync(join(folder, 'uploads'));
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'));
  if (under.length !== 1 || left.length > 0) trial.fail(`left behind: ${[...under, ...left].join(', ')}`);
  const types = new Map<string, string[]>();
  for (const { stream, type } of await eventsOf(trial.dataDir)) types.set(stream, [...(types.get(stream) ?? []), type]);
  for (const { videoId } of films) {
    const told = types.get(videoUploadStream(videoId))?.join(' ');
    if (told !== 'VideoUploadRequested VideoUploadCompleted') trial.fail(`the log tells of ${videoId}: ${told}`);
  }
}

async function killed(trial: Trial): Promise<void> {
  const films: Film[] = [];
  const { film: waiting, bytes } = newFilm(true);
  const before = await storageOf(trial.dataDir);
  const others = await sizesIn(before).finally(() => before.close());
  await trial.underLoad(async (stack) => {
    const moments = new EventEmitter();
    let isOver = false;
    const people = [1, 2].map((n) => ({ n, session: sessionAt(stack.url, `the sender ${n}`) }));
    for (const { n, session } of people) await session.signIn(n);
    const [{ session: first }] = people as [(typeof people)[number]];
    await sendPart(stack.url, waiting, bytes, 2, await begin(first, waiting));
    const ended = Promise.all(
      people.map(async ({ n, session }) => {
        try {
          for (let count = n; !isOver; count++) {
            const one = newFilm(count % 4 === 0);
            await sendFilm(stack, session, one, (moment) => moments.emit(moment));
            films.push(one.film);
          }
        } catch (error) {
          trial.fail(String(error));
        }
      }),
    );
    for (let n = 0; n < trial.times; n++) {
      const [service, moment, most] = harms[n % harms.length]!;
      await Promise.race([once(moments, moment), ended]);
      await randomly(0, most);
      await stack.end(service, 'SIGKILL');
      trial.done();
    }
    isOver = true;
    await ended;
    for (const film of films)
      if ((await digestServed(stack.url, first, film)) !== film.digest)
        trial.fail(`${film.videoId} is served otherwise than it was sent`);
  });
  await lookAround(trial, films, waiting, others.size);
}

export const uploadFaults: readonly Fault[] = [
  {
    name: 'kill -9 of command-service and query-api while two people send videos',
    isLong: true,
    control: {
      says: 'makes one video of its parts in two steps',
      weakened: weak.joinsInTwoSteps,
      // The first one finds it.
      run: (trial) => killed({ ...trial, times: 1 }),
      finds: /sent all of .*, and it was refused/,
    },
    run: killed,
  },
];

// B14 sends a long video up and down, beside nginx on the same file: viewers read ranges, seek, and upload parts.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@paideia/query-api/kernel/http/files.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { putFile } from '@paideia/objects/put-file.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import {
  medianOf,
  onceMeasured,
  ratesOf,
  ratioOf,
  rounded,
  takeRounds,
  type Result,
  type Side,
  type Turn,
} from './method/rounds.ts';
import { percentile, rounded3 } from './method/statistics.ts';
import type { Options } from './run.ts';
import { studentId } from './support/college.ts';
import { ensureNginx, startNginx } from './support/nginx.ts';
import { usedBy } from './support/process.ts';
import { startStack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';
import { openLine, type Line } from './support/transfer.ts';

const megabyte = 2 ** 20;
const [videoBytes, readBytes, uploadBytes, seekBytes] = [300 * megabyte, 32 * megabyte, 50 * megabyte, megabyte / 4];
const [viewers, seekers, senders] = [100, 4, 2];
const key = 'videos/bench/original';

type Load = {
  readonly port: number;
  /** It says how many lines are open for the turn: a server closes those that ask nothing for some seconds. */
  readonly lines: number;
  readonly ms: number;
};
/** It measures the bytes a second that so many lines carry, each doing its next work when the last one is done. */
async function carried({ port, lines, ms }: Load, work: (line: Line) => Promise<number>): Promise<Turn> {
  const open = await Promise.all(Array.from({ length: lines }, () => openLine(port)));
  const begun = performance.now();
  let bytes = 0;
  try {
    await Promise.all(
      open.map(async (line) => {
        while (performance.now() - begun < ms) {
          const more = await work(line);
          // It is added now: what the others carried meanwhile would be lost to a sum that was begun before.
          bytes += more;
        }
      }),
    );
    return { rate: bytes / megabyte / ((performance.now() - begun) / 1000) };
  } finally {
    for (const line of open) line.close();
  }
}
async function seeking(load: Load, work: (line: Line) => Promise<number>): Promise<Turn> {
  const times: number[] = [];
  const { rate } = await carried(load, async (line) => {
    times.push(await work(line));
    return seekBytes;
  });
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded3(percentile(times, share)));
  return { rate: rate / (seekBytes / megabyte), p50: p50!, p95: p95!, p99: p99! };
}
/** They are the seconds of the processor and the GB of each side that carries many bytes, without its first turn, in which it gets warm. */
const spent = new Map<string, { cpu: number; gigabytes: number }>();
const metered = (name: string, pid: number, run: Side['run']): Side => ({
  name,
  async run(ms) {
    if (!spent.has(name)) {
      spent.set(name, { cpu: 0, gigabytes: 0 });
      return run(ms);
    }
    const [before, begun] = [usedBy(pid).cpu, performance.now()];
    const turn = await run(ms);
    const { cpu, gigabytes } = spent.get(name)!;
    const carriedNow = (turn.rate * (performance.now() - begun)) / 1000 / 1024;
    spent.set(name, { cpu: cpu + usedBy(pid).cpu - before, gigabytes: gigabytes + carriedNow });
    return turn;
  },
});
const rangeOf = (size: number) => {
  const first = Math.floor(Math.random() * (videoBytes - size));
  return { range: `bytes=${first}-${first + size - 1}` };
};

export async function bench({ rounds, ms }: Options): Promise<Result> {
  const stack = await startStack({ students: 5, operations: [] });
  const place = mkdtempSync(join(stack.dataDir, 'nginx-'));
  const root = join(place, 'root');
  mkdirSync(root);
  const jwtKey = secret(stack.dataDir, 'jwt');
  const objects = await openObjectStore({ dataDir: stack.dataDir, key: jwtKey });
  const path = join(root, 'video');
  writeFileSync(path, randomBytes(videoBytes));
  await putFile(objects, key, path);
  const nginx = ensureNginx() ? await startNginx(place, root) : undefined;
  let watching: NodeJS.Timeout | undefined;
  try {
    const address = filesIn({ objects, key: jwtKey, now: Date.now, publicUrl: '' }).addressOf(
      { key, name: 'video', type: 'video/webm' },
      studentId(0),
      { forMs: 3_600_000 },
    );
    const part = randomBytes(uploadBytes);
    const sides = (
      name: string,
      {
        pid,
        port,
        file,
        partPath,
        headers,
      }: {
        readonly pid: number;
        readonly port: number;
        readonly file: string;
        readonly partPath: () => Promise<string>;
        readonly headers: Readonly<Record<string, string>>;
      },
    ): readonly Side[] => [
      metered(`${name}: down`, pid, (ms) =>
        carried(
          { port, lines: viewers, ms },
          async (line) => (await line.get(file, { ...headers, ...rangeOf(readBytes) })).bytes,
        ),
      ),
      {
        name: `${name}: seek`,
        run: (ms) =>
          seeking(
            { port, lines: seekers, ms },
            async (line) => (await line.get(file, { ...headers, ...rangeOf(seekBytes) })).firstMs,
          ),
      },
      metered(`${name}: up`, pid, (ms) =>
        carried(
          { port, lines: senders, ms },
          async (line) => (await line.put(await partPath(), part, headers), uploadBytes),
        ),
      ),
    ];
    const pid = stack.pids()['query-api']!;
    const ours = sides('Paideia', {
      pid,
      port: stack.port,
      file: address,
      partPath: partAddresses(objects),
      headers: { cookie: stack.cookie(0) },
    });
    let sent = 0;
    const theirs = nginx
      ? sides('nginx', { ...nginx, file: '/video', partPath: async () => `/part-${sent++ % 4}`, headers: {} })
      : [];
    // What the collector of garbage leaves for a while is there from the first minute on: what counts is what comes on top.
    for (const { run } of ours) await run(ms);
    let most = 0;
    const before = usedBy(pid).anonMiB;
    watching = setInterval(() => void (most = Math.max(most, usedBy(pid).anonMiB)), 100);
    const all = [...ours.map((side, n) => [side, theirs[n]]).flat()].filter((side) => side !== undefined);
    const turns = await takeRounds(all, { rounds, ms });
    const beside = (what: string, target: number) =>
      nginx
        ? [
            ratioOf(`${what} beside nginx`, turns.get(`Paideia: ${what}`)!, turns.get(`nginx: ${what}`)!, {
              target,
              sense: 'at least',
            }),
          ]
        : [];
    const rates = ratesOf(turns);
    return {
      id: 'B14',
      rounds,
      ms,
      stores: storesOf(process.env),
      way: `HTTP over TCP on 127.0.0.1 to query-api${nginx ? ', and to nginx' : ''}. The files lie in a directory.`,
      title: `Files: ${viewers} viewers read ranges of a video of 300 MB, ${seekers} seek in it, and ${senders} people send parts of 50 MB`,
      ratios: [
        ...beside('down', 0.8),
        ...beside('up', 0.8),
        medianOf(
          'first byte of a seek, p99 in ms',
          turns.get('Paideia: seek')!.map(({ p99 }) => p99!),
          'at most',
          50,
        ),
        onceMeasured('MB that query-api grew by, once it was warm', most - before, 'at most', 64),
      ],
      scale: [],
      rates,
      figures: {
        'MB of query-api before': rounded(before),
        'MB of query-api at most': rounded(most),
        ...Object.fromEntries(
          [...spent].map(([name, { cpu, gigabytes }]) => [
            `seconds of the processor a GB, ${name}`,
            rounded(cpu / gigabytes),
          ]),
        ),
      },
      notes: [
        nginx
          ? 'nginx is Debian’s, with one worker on the servers’ core, `sendfile` and `PUT` of its module for WebDAV into the same directory tree; it asks nobody who reads, computes no ETag of a part’s bytes and does not wait for the disk.'
          : 'nginx is not installed here, so nothing stands beside these figures: `apt-get install nginx-light`.',
        'On loopback and one core what a byte costs the processor decides: nginx has the system send pages of its cache and never sees them, and Node has no call for that, so each byte is copied once more, into a buffer that is used again and from there to the connection. A piece is read by a callback into a buffer of 1 MB, of a quarter where more than sixteen read at once, and given back when the connection has taken it. Who needs more has further instances, or has a proxy keep what is read. Of the way up the SHA-256 of each part, which the digests of the college rest on, is 0.6 s a GB where the processor computes it itself (MD5, as S3 has it, was 1.4).',
        'Once warm, query-api holds pieces that came in and wait for the collector of garbage, at some 285 MB a second; one file of 300 MB, up and down, grows it by 23 MB, which `tests/faults/memory.test.ts` holds to 64. A seek makes some 75 kB of objects, half of them the routers’ and the context’s of a request, and keeps none.',
        'A line of “up” and “down” is in MB a second, of “seek” in seeks a second with the time until the first byte of 256 kB at a random place.',
      ],
      next: 'what a piece costs where a hundred read at once, a third more than where four do; then fewer objects for a seek, of which half are the routers’ and the context’s of a request.',
    };
  } finally {
    clearInterval(watching);
    await nginx?.stop();
    objects.close();
    await stack.stop();
  }
}

/** It gives the addresses of one upload after another, whose parts are sent again and again, so that what is kept stays small. */
function partAddresses(objects: ObjectStore): () => Promise<string> {
  const until = () => new Date(Date.now() + 3_600_000);
  let [upload, next]: [Promise<string> | undefined, number] = [undefined, 0];
  return async () => {
    upload ??= objects.begin('videos/bench/sent');
    const sent = { key: 'videos/bench/sent', uploadId: await upload };
    const parts = plannedParts(sent, 4 * uploadBytes, uploadBytes);
    return objects.partAddress(parts[next++ % parts.length]!, until());
  };
}

// B5: reading one stream of 10 to 10,000 events, beside reading and parsing the same bytes from a file.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEventStore } from '@paideia/store/open.ts';
import { compare, type Side } from './rounds.ts';

const sizes = [10, 100, 1000, 10_000] as const;

export async function bench({ ms }: { readonly ms: number }) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-b5-'));
  const store = await openEventStore({ dataDir: directory });
  const ratios = [];
  const scale = [];
  try {
    for (const size of sizes) {
      const stream = `counter-${size}`;
      for (let n = 0; n < size; n += 500) {
        const events = Array.from({ length: Math.min(500, size - n) }, (_, i) => ({
          id: randomUUID(),
          type: 'Counted',
          data: { n: n + i, text: 'x'.repeat(180) },
        }));
        await store.append(stream, events, n === 0 ? 'none' : n - 1);
      }
      const all: string[] = [];
      for await (const event of store.read(stream)) all.push(JSON.stringify(event));
      const file = join(directory, `${size}.ndjson`);
      writeFileSync(file, all.join('\n'));

      const times = async (time: number, work: () => Promise<number> | number) => {
        let n = 0;
        const until = Date.now() + time;
        for (; Date.now() < until; n++) if ((await work()) !== size) throw new Error('not all events were read');
        return (n * 1000) / time;
      };
      const ours: Side = {
        name: 'read a stream',
        run: (time) =>
          times(time, async () => {
            let count = 0;
            for await (const _ of store.read(stream)) count++;
            return count;
          }),
      };
      const limit: Side = {
        name: 'read and parse a file',
        run: (time) =>
          times(
            time,
            () =>
              readFileSync(file, 'utf8')
                .split('\n')
                .map((line) => JSON.parse(line) as object).length,
          ),
      };
      const ratio = await compare(`${size} events beside a file`, ours, limit, { ms: ms / 4 });
      ratios.push({ ...ratio, target: size === 1000 ? 0.3 : 0, sense: 'at least' as const });
      scale.push({ events: size, perSecond: ratio.rates['read a stream']! });
    }
    return { id: 'B5', ratios, scale };
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

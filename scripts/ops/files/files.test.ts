import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { renditionKey } from '@paideia/events/renditions/rendition.rules.ts';
import { s3Server } from '@paideia/objects/testing/s3.server.ts';
import { bundled } from '../../bundled.ts';
import { ada, ben, command, ids, keys, office, withObjects, writing, type At } from './college.examples.ts';
import { nameOf, objectsFolder } from './file-index.ts';

const place = mkdtempSync(join(tmpdir(), 'files-'));
let [program, number] = ['', 0];
const stops: (() => Promise<void>)[] = [];
beforeAll(() => void (program = bundled(join(__dirname, 'files.process.ts'))));
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(place, { recursive: true, force: true });
});
const newPath = (name: string) => join(place, `${name}-${++number}`);
const newStorage: Readonly<Record<string, () => Promise<At['s3']>>> = {
  disk: async () => undefined,
  s3: async () => {
    const { settings, stop } = await s3Server();
    stops.push(stop);
    return settings;
  },
};
async function emptyPlace(driver: string, secretsOf: At): Promise<At> {
  const dataDir = newPath('place');
  mkdirSync(dataDir, { mode: 0o700 });
  cpSync(join(secretsOf.dataDir, 'secrets'), join(dataDir, 'secrets'), { recursive: true });
  return { dataDir, s3: await newStorage[driver]!() };
}
const filesIn = (at: At) =>
  withObjects(at, async (objects) => {
    const found = new Map<string, Buffer>();
    for await (const { key } of objects.list('')) found.set(key, await buffer(await objects.read(key)));
    return found;
  });
/** It kills the command when it has brought the first file and is at the second. */
async function killed(which: 'backup' | 'restore', options: object) {
  const child = fork(program, [which, JSON.stringify(options)]);
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe.each(['disk', 's3'])('files on %s', (driver) => {
  let at: At;
  const bytes = new Map<string, Buffer>();
  const of = (...names: (keyof typeof keys)[]) => new Map(names.map((name) => [keys[name], bytes.get(name)!]));
  const namesIn = (backup: string) => readdirSync(join(backup, objectsFolder)).sort();
  const expected = (...names: (keyof typeof keys)[]) => names.map((name) => nameOf(keys[name])).sort();
  let [whole, since] = ['', ''];
  let restored: At;

  beforeAll(async () => {
    at = { dataDir: newPath('college'), s3: await newStorage[driver]!() };
    mkdirSync(at.dataDir);
    await writing(at, async ({ store, storeVideo, beginFile, remove }) => {
      bytes.set('adas', await store(ids.adas, ada, 'submission'));
      bytes.set('bens', await store(ids.bens, ben, 'image'));
      bytes.set('outline', await store(ids.outline, office, 'outline'));
      await store(ids.removed, ben, 'submission');
      await remove(ids.removed);
      bytes.set('video', await storeVideo(ids.video));
      await beginFile(ids.half, ada);
    });
  });

  test('a backup holds what events name, taken up again where it was killed', async () => {
    whole = newPath('backup');
    await killed('backup', { ...at, into: whole, product: '1' });
    expect(readdirSync(place)).not.toContain(whole);
    const { isWhole, text } = await command(at, 'backup', whole);
    expect([isWhole, text]).toEqual([
      true,
      expect.stringContaining('Files: 4, 1200000 bytes; 0 of them as in the earlier backup.'),
    ]);
    expect(namesIn(whole)).toEqual(expected('adas', 'bens', 'outline', 'video'));
    for (const [key, content] of of('adas', 'video'))
      expect(readFileSync(join(whole, objectsFolder, nameOf(key))).equals(content)).toBe(true);
  });

  test('a later backup links what an earlier one holds, and has what is new', async () => {
    since = newPath('backup');
    await writing(at, async ({ store, remove }) => {
      bytes.set('later', await store(ids.later, ben, 'submission'));
      await remove(ids.outline);
    });
    expect((await command(at, 'backup', since, '--since', whole)).text).toContain(
      'Files: 4, 1200000 bytes; 3 of them as',
    );
    expect(namesIn(since)).toEqual(expected('adas', 'bens', 'later', 'video'));
    const inode = (backup: string) => statSync(join(backup, objectsFolder, nameOf(keys.video))).ino;
    expect(inode(since)).toBe(inode(whole));
    expect((await command(at, 'backup', newPath('backup'), '--since', place)).text).toContain(
      'is no backup that holds files',
    );
  });

  test('restored into the other storage after a kill they are all there, and none of who was erased', async () => {
    const to = await emptyPlace(driver === 'disk' ? 's3' : 'disk', at);
    const list = newPath('erased');
    writeFileSync(list, JSON.stringify({ erased: [ada] }));
    await killed('restore', { ...to, from: since, erased: [list] });
    const { text: said } = await command(to, 'restore', since, '--erased', list);
    expect(said).toContain(
      'Files: 3, 900000 bytes. Of people who were erased, removed since or lost before, and left out: 1.',
    );
    expect(await filesIn(to)).toEqual(of('bens', 'video', 'later'));
    const { text } = await command(to, 'verify', '--digests');
    expect(text).toContain('Every file that events name is there: 3 files, 900,000 bytes, each with its digest.');
    expect(text).not.toMatch(/No event names|left out/);
    expect(readdirSync(to.dataDir)).not.toContain('restoring-college');
    restored = to;
  });

  test('the next backup is of what is there, and an old one does not bring back what the college removed', async () => {
    const to = restored;
    expect((await command(to, 'backup', newPath('backup'))).text).toContain('Files: 3,');
    await writing(to, ({ remove }) => remove(ids.later));
    expect((await command(to, 'restore', since, '--replace')).text).toContain('and left out: 2.');
    expect([...(await filesIn(to)).keys()].sort()).toEqual([keys.bens, keys.video].sort());
    expect((await command(to, 'verify')).text).toContain('The last restore left out 1 files that events name.');
    expect((await command(to, 'backup', newPath('backup'))).isWhole).toBe(true);
  });

  test('a damaged file is refused by its name, and nothing is moved into place', async () => {
    const [damaged, to] = [newPath('backup'), await emptyPlace('disk', at)];
    cpSync(since, damaged, { recursive: true });
    const file = join(damaged, objectsFolder, nameOf(keys.video));
    const content = readFileSync(file);
    content[1000]! ^= 1;
    writeFileSync(file, content);
    const refused = () => command(to, 'restore', damaged).then(({ text }) => text);
    const name = `${join(objectsFolder, nameOf(keys.video))} in ${damaged} is not as it was written`;
    expect(await refused()).toBe(`${name}: its checksum differs.`);
    writeFileSync(file, content.subarray(1));
    expect(await refused()).toBe(`${name}: its size differs.`);
    unlinkSync(file);
    expect(await refused()).toBe(`${name}: it is not there.`);
    expect(readdirSync(to.dataDir).sort()).toEqual(['restoring-college', 'secrets']);
  });

  test('what is not as events tell is said of each file, and what nobody names is counted', async () => {
    await writing(at, async ({ objects, erase }) => {
      await objects.remove(keys.video);
      await objects.remove(keys.bens);
      await erase(ada);
    });
    await writing(
      { ...at, dataDir: await emptyPlace('disk', at).then(({ dataDir }) => dataDir) },
      async ({ store, storeVideo }) => {
        // Another college, whose events are not these, writes into the same bucket.
        if (driver === 's3') await storeVideo(ids.half);
        await store(ids.half, ben, 'submission');
      },
    );
    const { isWhole, text } = await command(at, 'verify');
    expect(isWhole).toBe(false);
    expect(text).toContain(`The file ${keys.video} is not there, and an event names it.`);
    expect(text).toContain(`The file ${keys.adas} is still there, and whoever brought it was erased.`);
    if (driver === 's3') expect(text).toContain('No event names 2 files that are there, 600,000 bytes.');
    const backup = newPath('backup');
    expect(await command(at, 'backup', backup)).toMatchObject({
      isWhole: false,
      text: expect.stringContaining(
        `The file ${keys.bens} is not in the backup: an event names it, and it is not there.`,
      ),
    });
    expect(namesIn(backup)).toEqual(expected('later'));
  });
});

test('bytes that changed on the disk are told by their digest', async () => {
  const at: At = { dataDir: newPath('college') };
  mkdirSync(at.dataDir);
  await writing(at, ({ store }) => store(ids.bens, ben, 'submission'));
  const folder = join(at.dataDir, 'files', 'objects', `${keys.bens}@`);
  const part = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('1.'))!,
  );
  const content = readFileSync(part);
  content[7]! ^= 1;
  writeFileSync(part, content);
  expect((await command(at, 'verify')).text).toContain('Every file that events name is there: 1 files');
  expect((await command(at, 'verify', '--digests')).text).toContain(
    `The file ${keys.bens} is not as it was stored: its digest differs.`,
  );
  expect(await command(at, 'backup', newPath('backup'))).toMatchObject({
    isWhole: false,
    text: expect.stringContaining(`The file ${keys.bens} is in the backup as it is, and it is not as it was stored.`),
  });
  unlinkSync(part);
  expect((await command(at, 'backup', newPath('backup'))).text).toContain(`The file ${keys.bens} is not in the backup`);
});

test('what was made of a video is taken along', async () => {
  const at: At = { dataDir: newPath('college') };
  mkdirSync(at.dataDir);
  await writing(at, ({ storeStill }) => storeStill(ids.video));
  expect((await command(at, 'verify')).text).toContain('Every file that events name is there: 1 files');
  expect((await command(at, 'backup', newPath('backup'))).text).toContain('Files: 1,');
});
test('of a video that was removed nothing is missed, nor of what was made of it before and after', async () => {
  const at: At = { dataDir: newPath('college') };
  mkdirSync(at.dataDir);
  await writing(at, async ({ objects, storeVideo, storeStill, removeVideo }) => {
    await storeVideo(ids.video);
    await storeStill(ids.video);
    await removeVideo(ids.video);
    await storeStill(ids.video);
    for (const key of [keys.video, renditionKey(ids.video, exampleId('d', 2), 'poster.jpg')]) await objects.remove(key);
  });
  expect((await command(at, 'verify')).text).not.toMatch(/is not there|No event names/);
  expect(await command(at, 'backup', newPath('backup'))).toMatchObject({
    isWhole: true,
    text: expect.not.stringContaining('is not in the backup'),
  });
});

test('a bucket that does not answer is named in a sentence', async () => {
  const at: At = { dataDir: newPath('college') };
  mkdirSync(at.dataDir);
  await writing(at, ({ store }) => store(ids.bens, ben, 'submission'));
  const s3 = {
    bucket: 'college',
    region: 'us-east-1',
    endpoint: 'http://127.0.0.1:9',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  };
  for (const words of [['verify'], ['backup', newPath('backup')]])
    expect((await command({ ...at, s3 }, ...words)).text).toBe(
      'The object storage at S3_BUCKET does not do what it is asked. See that it runs, can be reached and lets this account in, then say the command again.',
    );
});

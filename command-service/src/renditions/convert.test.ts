import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { converting, plannedFor, type Work } from './convert.ts';

const ffmpeg = '/usr/bin/ffmpeg';
const hasFfmpeg = existsSync(ffmpeg);
if (!hasFfmpeg) console.warn(`There is no ${ffmpeg}: converting is not tried.`);
const directory = mkdtempSync(join(tmpdir(), 'convert-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const never = new AbortController().signal;
const at = (name: string) => join(directory, name);
const film = (name: string, ...args: readonly string[]) =>
  void execFileSync(ffmpeg, ['-v', 'error', '-y', '-f', 'lavfi', '-i', ...args, at(name)]);
let made = 0;
function work(name: string, more: Partial<Work> = {}): Work {
  const place = at(`made-${(made += 1)}`);
  mkdirSync(place);
  return { source: at(name), type: 'video/mp4', directory: place, signal: never, onPercent: () => undefined, ...more };
}

test('a video is made in the steps below its own lines, and in its own', () => {
  const sidesOf = (width: number, height: number) => plannedFor({ width, height }).map(({ side }) => side);
  expect(sidesOf(1920, 1080)).toEqual([360, 720, 1080]);
  expect(sidesOf(3840, 2160)).toEqual([360, 720, 1080]);
  expect(sidesOf(1080, 1920)).toEqual([360, 720, 1080]);
  expect(sidesOf(1280, 720)).toEqual([360, 720]);
  expect(sidesOf(854, 480)).toEqual([360, 480]);
  expect(sidesOf(640, 400)).toEqual([400]);
  expect(sidesOf(321, 241)).toEqual([240]);
});

(hasFfmpeg ? describe : describe.skip)('ffmpeg', () => {
  const convert = converting(ffmpeg, { niceness: 0 });
  beforeAll(() => {
    const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    film('film.mp4', 'testsrc2=size=640x480:rate=5:duration=8', '-f', 'lavfi', '-i', 'sine=duration=8', ...h264);
    film('sound.mp4', 'sine=duration=2');
    film('dot.mp4', 'color=size=2x2:rate=1000:duration=2', ...h264);
  });

  test('makes two qualities of few objects each, and a still', async () => {
    const percents: number[] = [];
    const task = work('film.mp4', { onPercent: (percent) => void percents.push(percent) });
    const { renditions, durationS, hasPoster } = await convert(task);
    expect(readdirSync(task.directory).toSorted()).toEqual([
      '360p.m3u8',
      '360p.mp4',
      '480p.m3u8',
      '480p.mp4',
      'poster.jpg',
    ]);
    expect(renditions).toMatchObject([
      {
        name: '360p',
        width: 480,
        height: 360,
        bandwidth: 1_020_800,
        codecs: expect.stringMatching(/^avc1\.4d40[0-9a-f]{2},mp4a\.40\.2$/),
      },
      { name: '480p', width: 640, height: 480 },
    ]);
    expect([Math.round(durationS), hasPoster]).toEqual([8, true]);
    expect(percents.length).toBeGreaterThan(0);
    const list = readFileSync(join(task.directory, '360p.m3u8'), 'utf8');
    expect(list.match(/^#EXT-X-BYTERANGE:\d+@\d+$/gm)).toHaveLength(2);
    expect(list).toMatch(/^#EXT-X-MAP:URI="360p.mp4",BYTERANGE="\d+@0"$/m);
  });
  test('makes sound alone of what shows nothing', async () => {
    const task = work('sound.mp4');
    expect(await convert(task)).toMatchObject({ renditions: [{ name: 'audio', width: null }], hasPoster: false });
    expect(readdirSync(task.directory).toSorted()).toEqual(['audio.m3u8', 'audio.mp4']);
  });
  test('reads nothing but the recording, whatever it pretends to be', async () => {
    writeFileSync(at('secret.ts'), 'secret');
    writeFileSync(at('list.mp4'), `#EXTM3U\n#EXTINF:1,\nfile://${at('film.mp4')}\n#EXT-X-ENDLIST\n`);
    writeFileSync(at('concat.mp4'), `ffconcat version 1.0\nfile ${at('film.mp4')}\n`);
    writeFileSync(at('noise.mp4'), Buffer.alloc(50_000, 'ftypisom'));
    for (const name of ['list.mp4', 'concat.mp4', 'noise.mp4'])
      await expect(convert(work(name))).rejects.toMatchObject({ reason: 'damaged' });
    await expect(convert(work('film.mp4', { type: 'application/vnd.apple.mpegurl' }))).rejects.toMatchObject({
      reason: 'unknownKind',
    });
    await expect(convert(work('dot.mp4'))).rejects.toMatchObject({ reason: 'unknownKind' });
  });
  test('is ended when its time is up, and when it is told to stop', async () => {
    await expect(converting(ffmpeg, { limitOf: () => 50, niceness: 0 })(work('film.mp4'))).rejects.toMatchObject({
      reason: 'timeLimit',
    });
    const stop = new AbortController();
    const running = convert(work('film.mp4', { signal: stop.signal }));
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
  });
});

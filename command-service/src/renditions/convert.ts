import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Rendition } from '@paideia/events/renditions/rendition.events.ts';
import { ConversionFailed, inputOf, recordingOf, type Recording } from './recording.ts';
import { ProgramFailed, runProgram, TimeLimit } from './run-program.ts';

export type Work = {
  /** The recording, and the kind that its bytes are of. */
  readonly source: string;
  readonly type: string;
  /** What is made of it lies there. */
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
};
type Converted = {
  readonly durationS: number;
  readonly renditions: readonly z.infer<typeof Rendition>[];
  readonly hasPoster: boolean;
};
/** @throws ConversionFailed */
export type Convert = (work: Work) => Promise<Converted>;

const posterFile = 'poster.jpg';
const segmentS = 6;
const soundBits = 128_000;
/** Bits a second of a picture of so many lines; a larger side than the last is made smaller. */
const steps: readonly (readonly [side: number, bits: number])[] = [
  [360, 800_000],
  [720, 2_500_000],
  [1080, 5_000_000],
];
const [usualMs, mostMs] = [10 * 60_000, 24 * 60 * 60_000];
/** The slowest machine that is worth it takes ten seconds for one. */
const timeLimitOf = ({ durationS = 3_600 }: Recording) => Math.min(mostMs, usualMs + durationS * 10_000);

type Planned = { readonly name: string; readonly side: number; readonly bits: number };
/** They are named by the shorter side: 360, 720 and 1080 lines as far as they are less than it has, and what it has itself. */
export function plannedFor({ width, height }: NonNullable<Recording['picture']>): readonly Planned[] {
  const own = Math.min(width, height, steps.at(-1)![0]);
  // What is hardly larger than the step below is not worth its room.
  const sides = [...steps.map(([side]) => side).filter((side) => side < own * 0.8), own - (own % 2)];
  return sides.map((side) => ({
    name: `${side}p`,
    side,
    bits: steps.find(([most]) => most >= side)![1],
  }));
}

const hls = (name: string) => [
  ...['-f', 'hls', '-hls_time', String(segmentS), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_flags', 'single_file+independent_segments', '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`],
];
const sound = ['-c:a', 'aac', '-b:a', String(soundBits), '-ac', '2'];
const plain = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];
const pictureOf = (bits: number) => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-fpsmax', '30'],
  ...['-crf', '23', '-maxrate', String(bits), '-bufsize', String(2 * bits)],
  ...['-force_key_frames', `expr:gte(t,n_forced*${segmentS})`],
];
const scaled = (side: number) => `scale='if(gt(iw,ih),-2,${side})':'if(gt(iw,ih),${side},-2)'`;

/** Everything at once, so that the recording is read and decoded once. */
function conversionOf(planned: readonly Planned[]): readonly string[] {
  if (planned.length === 0) return [...plain, '-map', '0:a:0', ...sound, ...hls('audio')];
  const split = `[0:V:0]split=${planned.length}${planned.map((_, i) => `[in${i}]`).join('')}`;
  const filters = [split, ...planned.map(({ side }, i) => `[in${i}]${scaled(side)}[out${i}]`)];
  const outputs = planned.flatMap(({ name, bits }, i) => [
    ...plain,
    ...['-map', `[out${i}]`, '-map', '0:a:0?'],
    ...pictureOf(bits),
    ...sound,
    ...hls(name),
  ]);
  return ['-filter_complex', filters.join(';'), ...outputs];
}

/** Reads what the beginning of a file says of its picture: its size, and its codec as RFC 6381 writes it. */
async function pictureIn(path: string) {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4096), 0, 4096, 0).finally(() => file.close());
  const [sample, codec] = [buffer.indexOf('avc1', buffer.indexOf('stsd')), buffer.indexOf('avcC')];
  if (sample < 0 || codec < 0) throw new ConversionFailed('damaged');
  return {
    width: buffer.readUInt16BE(sample + 28),
    height: buffer.readUInt16BE(sample + 30),
    codecs: `avc1.${buffer.toString('hex', codec + 5, codec + 8)}`,
  };
}

/** Converts with ffmpeg, which is at this path. */
export function converting(
  ffmpeg: string,
  {
    limitOf = timeLimitOf,
    ...more
  }: { readonly limitOf?: (recording: Recording) => number; readonly niceness?: number } = {},
): Convert {
  async function convert({ source, type, directory, signal, onPercent }: Work): Promise<Converted> {
    const input = inputOf(source, type);
    const recording = await recordingOf(ffmpeg, input, { ...more, signal });
    const { picture, hasSound } = recording;
    const planned = picture ? plannedFor(picture) : [];
    const run = (args: readonly string[], timeLimitMs: number, onLine = (_line: string): void => undefined) => {
      const usual = ['-nostdin', '-v', 'error', '-y', '-threads', '2', '-progress', 'pipe:1'];
      return runProgram(ffmpeg, [...usual, ...args], { ...more, signal, timeLimitMs, onLine, directory });
    };
    let playedS = 0;
    await run([...input, ...conversionOf(planned)], limitOf(recording), (line) => {
      const us = /^out_time_us=(\d+)$/.exec(line)?.[1];
      if (us === undefined) return;
      playedS = Number(us) / 1e6;
      if (recording.durationS) onPercent(Math.min(99, Math.floor((playedS / recording.durationS) * 100)));
    });
    const durationS = recording.durationS ?? playedS;
    if (!picture) {
      const renditions = [
        { name: 'audio', width: null, height: null, bandwidth: soundBits * 1.1, codecs: 'mp4a.40.2' },
      ];
      return { durationS, renditions, hasPoster: false };
    }
    const renditions = await Promise.all(
      planned.map(async ({ name, bits }) => {
        const { codecs, ...size } = await pictureIn(join(directory, `${name}.mp4`));
        const bandwidth = Math.round((bits + (hasSound ? soundBits : 0)) * 1.1);
        return { name, ...size, bandwidth, codecs: hasSound ? `${codecs},mp4a.40.2` : codecs };
      }),
    );
    const at = ['-ss', String(Math.min(durationS / 10, 10))];
    const still = ['-map', '0:V:0', '-frames:v', '1', '-vf', scaled(Math.min(720, planned.at(-1)!.side))];
    await run([...at, ...input, ...plain, ...still, '-q:v', '4', '-f', 'mjpeg', posterFile], usualMs);
    const { size } = await stat(join(directory, posterFile));
    return { durationS, renditions, hasPoster: size > 0 };
  }
  return (work) =>
    convert(work).catch((error: unknown) => {
      if (error instanceof TimeLimit) throw new ConversionFailed('timeLimit');
      if (error instanceof ProgramFailed)
        throw new ConversionFailed(/No space left/.test(error.said) ? 'noSpace' : 'damaged', error.said);
      throw error;
    });
}

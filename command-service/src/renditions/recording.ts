import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { RenditionFailure } from '@paideia/events/renditions/rendition.events.ts';
import { runProgram } from './run-program.ts';

/** Why nothing is made of a recording. */
export class ConversionFailed extends Error {
  constructor(
    readonly reason: z.infer<typeof RenditionFailure>,
    said = '',
  ) {
    super(`${reason} ${said}`);
  }
}

/** For each kind that its bytes can be of there is the one reader that is tried, so that no list of other files is taken for a recording. */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/3gpp': 'mov',
  'video/3gpp2': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'video/matroska': 'matroska',
  'video/x-msvideo': 'avi',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpeg',
  'video/mp1s': 'mpeg',
  'video/mp2p': 'mpeg',
  'video/mp2t': 'mpegts',
};
const decoders = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'av1', 'libdav1d', 'mpeg4', 'mpeg2video', 'mpeg1video', 'h263', 'theora', 'prores'],
  ...['aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'opus', 'libopus', 'vorbis', 'flac', 'ac3', 'eac3', 'alac'],
  ...['amrnb', 'amrwb', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_u8'],
];
const mostPixels = 36_000_000;
const [leastSide, mostNarrow] = [16, 8];
const lookForMs = 60_000;

/** How a recording is opened that may be anything: by one reader, from this file alone. */
export function inputOf(path: string, type: string): readonly string[] {
  const reader = readers[type.toLowerCase()];
  if (reader === undefined) throw new ConversionFailed('unknownKind');
  return [
    ...['-protocol_whitelist', 'file', '-f', reader, '-codec_whitelist', decoders.join(',')],
    ...['-max_streams', '32', '-max_pixels', String(mostPixels), '-i', `file:${path}`],
  ];
}

export type Recording = {
  /** Undefined where the file does not say it. */
  readonly durationS: number | undefined;
  /** Of what it shows, if it shows something. */
  readonly picture: { readonly width: number; readonly height: number } | undefined;
  readonly hasSound: boolean;
};
const Probed = z.object({
  format: z.object({ duration: z.coerce.number().positive().max(360_000).optional().catch(undefined) }).optional(),
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        width: z.int().optional(),
        height: z.int().optional(),
        disposition: z.object({ attached_pic: z.int() }).optional(),
      }),
    )
    .default([]),
});

export async function recordingOf(
  ffmpeg: string,
  input: readonly string[],
  options: { readonly signal: AbortSignal; readonly niceness?: number },
): Promise<Recording> {
  const fields = 'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic';
  const args = ['-v', 'error', '-show_entries', fields, '-of', 'json', ...input];
  const probed = await runProgram(join(dirname(ffmpeg), 'ffprobe'), args, { ...options, timeLimitMs: lookForMs });
  const { success, data } = Probed.safeParse(JSON.parse(probed));
  if (!success) throw new ConversionFailed('damaged');
  const picture = data.streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const hasSound = data.streams.some((one) => one.codec_type === 'audio');
  const durationS = data.format?.duration;
  if (!picture) {
    if (!hasSound) throw new ConversionFailed('unknownKind');
    return { durationS, picture: undefined, hasSound };
  }
  const { width = 0, height = 0 } = picture;
  const [less, more] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > mostPixels) throw new ConversionFailed('tooManyPixels');
  if (less < leastSide || more > less * mostNarrow) throw new ConversionFailed('unknownKind');
  return { durationS, picture: { width, height }, hasSound };
}

/** A video is sent in parts of 50 MB, but for the last one. */
export const uploadPartBytes = 52_428_800;
/** A thousand parts come to 50 GB. */
export const mostVideoBytes = 1000 * uploadPartBytes;
export const partsOf = (bytes: number): number => Math.ceil(bytes / uploadPartBytes);
/** After so long an upload that was not completed is given up. */
export const uploadExpiryMs = 7 * 24 * 60 * 60_000;
/** Kinds of sound that browsers play, by the names that bytes are given here. What is only heard is a video without a picture to everybody but the player. */
const sounds = ['audio/mpeg', 'audio/mp4', 'audio/aac', 'audio/ogg', 'audio/flac', 'audio/wav'];
export const isSound = (type: string): boolean => /^audio\//i.test(type);
export const isRecording = (type: string): boolean => type.startsWith('video/') || sounds.includes(type);
/** Where the bytes lie, once they are whole. */
export const videoKey = (videoId: string): string => `videos/${videoId}/original`;

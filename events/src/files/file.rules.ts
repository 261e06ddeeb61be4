import { pictureTypes } from '../kernel/pictures.ts';

const megabyte = 2 ** 20;
const pictures = [...pictureTypes, 'image/gif'];
const sound = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac'];
const office = 'application/vnd.openxmlformats-officedocument';
const papers = [
  'application/pdf',
  'text/plain',
  `${office}.wordprocessingml.document`,
  `${office}.presentationml.presentation`,
  `${office}.spreadsheetml.sheet`,
  'application/vnd.oasis.opendocument.text',
];

/** Profile pictures are made by browsers, square, small and of one kind, so that lists know what they show without a look at the files. */
export const profilePicture = { type: 'image/jpeg', side: 256, mostSide: 512 };
/** As browsers make it, for lists and pages of courses. */
export const coursePicture = { width: 960, height: 540 };

type FileRule = { readonly types: readonly string[]; readonly most: number; readonly mostPixels?: number };
/** What a file may be for, which kinds it may be of then, and how many bytes and pixels it may have. */
export const filePurposes = {
  outline: { types: papers, most: 50 * megabyte },
  download: { types: [...papers, ...pictures, ...sound, 'application/zip'], most: 500 * megabyte },
  audio: { types: sound, most: 500 * megabyte },
  subtitles: { types: ['text/vtt'], most: 2 * megabyte },
  submission: { types: [...papers, ...pictures, ...sound], most: 50 * megabyte },
  feedback: { types: [...papers, ...pictures, ...sound], most: 50 * megabyte },
  image: { types: pictureTypes, most: 10 * megabyte },
  profilePicture: { types: [profilePicture.type], most: megabyte, mostPixels: profilePicture.mostSide ** 2 },
} as const satisfies Readonly<Record<string, FileRule>>;
/** Undefined where any number will do. */
export const mostPixelsOf = (purpose: FilePurpose): number | undefined =>
  (filePurposes[purpose] as FileRule).mostPixels;
export type FilePurpose = keyof typeof filePurposes;

/** A person brings files for these purposes; the other files are the college's. */
export const ownPurposes: readonly FilePurpose[] = ['submission', 'profilePicture'];
/** Says what browsers may show where it stands; everything else is saved. */
export const isShown = (type: string): boolean => pictures.includes(type) || /^(video|audio)\//.test(type);
/** Where the bytes lie, once they are whole. */
export const fileKey = (fileId: string): string => `files/${fileId}`;
/** What was sent for work or for its grade, and after so long belongs to neither: who had it in a draft is past that by far. */
export const unusedFileMs = 30 * 24 * 60 * 60_000;
export const mayGoUnused = (purpose: FilePurpose): boolean => purpose === 'submission' || purpose === 'feedback';
/** Begun and not stored, or taken and not removed: so many of one person at once. */
export const mostOpenFiles = 50;

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'application/zip': '.zip',
  [`${office}.wordprocessingml.document`]: '.docx',
  [`${office}.presentationml.presentation`]: '.pptx',
  [`${office}.spreadsheetml.sheet`]: '.xlsx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'audio/flac': '.flac',
};
/** People's machines know by the ending what to open a file of this kind with. */
export const endingOf = (type: string): string => endings[type] ?? '';
/** It is for browsers that do not know a kind. What it is, its bytes say. */
export const typeByName = (name: string): string =>
  Object.entries(endings).find(([, ending]) => name.toLowerCase().endsWith(ending))?.[0] ?? 'application/octet-stream';

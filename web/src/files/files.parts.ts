import { loadChunk } from '../lib/data/load-chunk.ts';
import type { FileWish } from './store-file.ts';

/** Brings a file into the storage and answers its id. What it takes is loaded for the first one. */
export const storeFile = async (wish: FileWish): Promise<string> =>
  (await loadChunk(() => import('./store-file.ts'))).storeFile(wish);
/** Brings a picture into the storage, for a text to show it. */
export const storePicture = async (file: File): Promise<string> =>
  (await loadChunk(() => import('./store-picture.ts'))).storePicture(file);

import { loadChunk } from '../lib/data/load-chunk.ts';
import type { UploadWish } from './uploader.ts';

/** Uploads a file, with the panel to watch it. What it takes is loaded for the first one. Answers whether all of the file has come. */
export const beginUpload = async (wish: UploadWish): Promise<boolean> => {
  const { uploader } = await loadChunk(() => import('./page-uploader.ts'));
  return uploader.begin(wish);
};

import { lazyPart } from '../ui/lazy-part.tsx';
import type { PictureCropperProps } from './PictureCropper.tsx';

export { usePicture } from './use-picture.ts';

export const PictureCropper = lazyPart<PictureCropperProps>(
  async () => (await import('./PictureCropper.tsx')).PictureCropper,
);
/** What browsers can read, to be chosen from. */
export const pictureKinds = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
};
/** It limits the file that is chosen: far less is sent. */
export const mostPictureBytes = 30 * 2 ** 20;

import { pictureTypes } from '@paideia/events/kernel/pictures.ts';
import { storeFile } from './store-file.ts';

/** No page shows more. */
const mostSide = 1600;

/** Drawn anew: no larger than pages show it, and without what the file says beside it, such as where it was taken. */
async function drawnAnew(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, mostSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      pictureTypes.includes(file.type) ? file.type : 'image/png',
      0.85,
    ),
  );
}

/** Answers the id of its file. */
export async function storePicture(file: File): Promise<string> {
  const bytes = await drawnAnew(file);
  return storeFile({ bytes, name: file.name || 'picture', type: bytes.type, purpose: 'image' });
}

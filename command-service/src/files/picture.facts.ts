import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import { mostPictures, pictureIdsIn } from '@paideia/events/kernel/pictures.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { fileAsset } from './file.decider.ts';

export type PictureRejected = `file.${'pictureUnknown' | 'tooManyPictures'}`;
export type PictureFacts = { readonly arePicturesKnown: boolean };

/** So many of the pictures of earlier versions are known without being sent again: those that were shown last. */
const mostFormer = 10 * mostPictures;
/** The pictures that a text has shown, with those that it shows now. */
export function withPicturesOf(html: string, former: readonly string[]): readonly string[] {
  const current = new Set(pictureIdsIn(html));
  return current.size === 0 ? former : [...former.filter((id) => !current.has(id)), ...current].slice(-mostFormer);
}

/** Whether the pictures that are new to a text were sent by whoever writes it, to be shown: nothing else becomes readable by being named. */
export async function arePicturesKnown(
  html: string,
  former: readonly string[],
  ask: Ask,
  actorId: string | null,
): Promise<boolean> {
  const fresh = pictureIdsIn(html).filter((id) => !former.includes(id));
  if (fresh.length > mostPictures) return false;
  const states = await Promise.all(fresh.map((id) => ask.state(fileAsset, fileAssetStream(id))));
  return states.every(
    (state) => state.status === 'stored' && state.file.ownerId === actorId && state.file.purpose === 'image',
  );
}
/** Why a text cannot show its pictures, if it cannot. */
export function pictureProblemOf(html: string, facts: PictureFacts): Rejection<PictureRejected> | undefined {
  if (pictureIdsIn(html).length > mostPictures) return reject('file.tooManyPictures', { most: mostPictures });
  return facts.arePicturesKnown ? undefined : reject('file.pictureUnknown');
}

import { fileKey, profilePicture } from '@paideia/events/files/file.rules.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { files, type FileView } from '@paideia/projection-service/files/file.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { ServedFile } from './file.types.ts';

const readAs = ({ _id, name, type }: FileView) => ({ key: fileKey(_id), name: name ?? _id, type });
/** Whoever is signed in reads a file there for some minutes; it is null until the file is there. Whether they may is for the caller to have asked. */
export const fileAddressOf = (context: Context, file: FileView): string | null =>
  file.status === 'stored' ? context.files.addressOf(readAs(file), context.signedIn().userId) : null;
/** The same for a picture that many pages show: the browser asks for it once. */
export const keptAddressOf = (context: Context, file: FileView): string | null =>
  file.status === 'stored' ? context.files.keptAddressOf(readAs(file), context.signedIn().userId) : null;
/** The same for what is read elsewhere and later. */
export const lastingAddressOf = (context: Context, file: FileView): string | null =>
  file.status === 'stored' ? context.files.lastingAddressOf(readAs(file), context.signedIn().userId) : null;

/** Those of the files that are there and are what the record names them for: nothing else becomes readable by being named. */
export async function servedFilesOf(
  context: Context,
  fileIds: readonly string[],
  isMeant: (file: FileView) => boolean,
): Promise<readonly ServedFile[]> {
  const found = await Promise.all(fileIds.map((id) => context.join(files, id)));
  return found.flatMap((file) => {
    const address = file && isMeant(file) ? fileAddressOf(context, file) : null;
    return file && address !== null
      ? [{ fileId: file._id, name: file.name ?? file._id, type: file.type, size: file.size, address }]
      : [];
  });
}

/** Where whoever is signed in sees the picture that a profile names, by the name alone: a list of people asks for no file. */
export const pictureAddressOf = (context: Context, cloudinaryId: string | null | undefined): string | null =>
  cloudinaryId && isId(cloudinaryId)
    ? context.files.keptAddressOf(
        { key: fileKey(cloudinaryId), name: 'picture.jpg', type: profilePicture.type },
        context.signedIn().userId,
      )
    : null;
/** It is the same by the id of the person. */
export const personPictureOf = async (context: Context, userId: string): Promise<string | null> =>
  pictureAddressOf(context, (await context.join(users, userId))?.cloudinaryId);

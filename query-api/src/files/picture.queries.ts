import { fileKey } from '@paideia/events/files/file.rules.ts';
import { pictureIdsIn, pictureTypes } from '@paideia/events/kernel/pictures.ts';
import { documents } from '@paideia/projection-service/documents/document.view.ts';
import { files } from '@paideia/projection-service/files/file.view.ts';
import { newsItems } from '@paideia/projection-service/news/news-item.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { Picture } from './picture.types.ts';

/** The pictures that a text names, but for what is not there any more. Whether whoever asks may read the text is for the caller to have asked. */
export async function picturesIn(context: Context, html: string): Promise<readonly Picture[]> {
  const found = await Promise.all(pictureIdsIn(html).map((id) => context.join(files, id)));
  return found.flatMap((file) => {
    if (file?.status !== 'stored' || file.purpose !== 'image' || !pictureTypes.includes(file.type)) return [];
    const { _id, type } = file;
    const picture = { key: fileKey(_id), name: 'picture', type };
    const { actor, files: served } = context;
    return [
      { fileId: _id, address: actor ? served.keptAddressOf(picture, actor.userId) : served.publicAddressOf(picture) },
    ];
  });
}

/** Says whether a text that visitors may read shows it at this moment. */
export async function isPublicPicture(context: Context, key: string): Promise<boolean> {
  const query = { where: { publicPictureIds: key.slice(fileKey('').length) }, limit: 1 };
  const found = await Promise.all([context.read(documents).find(query), context.read(newsItems).find(query)]);
  return found.some(({ items }) => items.length > 0);
}

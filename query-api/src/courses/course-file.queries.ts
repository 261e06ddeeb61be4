import { endingOf } from '@paideia/events/files/file.rules.ts';
import type { CourseView } from '@paideia/projection-service/courses/course.view.ts';
import { files, type FileView } from '@paideia/projection-service/files/file.view.ts';
import { fileAddressOf, keptAddressOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { CourseFile, CourseImage, CourseOutline } from './course-file.types.ts';

type Named = (file: FileView) => string;
/** Null when it is not there any more. Whether whoever is signed in may see the course is for the caller to have asked. */
async function courseFileOf(context: Context, fileId: string, named: Named): Promise<CourseFile | null> {
  const file = await context.join(files, fileId);
  if (!file) return null;
  const name = named(file);
  const address = fileAddressOf(context, { ...file, name });
  return address === null ? null : { fileId, name, type: file.type, size: file.size, address };
}
const present = <T>(all: readonly (T | null)[]): readonly T[] => all.filter((one) => one !== null);

type Outlined = Pick<CourseView, 'code' | 'title' | 'outlines'>;
export async function outlinesOf(
  context: Context,
  { code, title, outlines }: Outlined,
): Promise<readonly CourseOutline[]> {
  const found = await Promise.all(
    outlines.map(async ({ locale, fileId }) => {
      const file = await courseFileOf(context, fileId, ({ type }) => `${code} ${title} (${locale})${endingOf(type)}`);
      return file && { ...file, locale };
    }),
  );
  return present(found);
}
/** In the reader's language, else in English, else in the first that there is. */
export async function ownOutlineOf(context: Context, course: Outlined): Promise<CourseOutline | null> {
  const all = await outlinesOf(context, course);
  const inLocale = (wanted: string) => all.find(({ locale }) => locale === wanted);
  return inLocale(context.locale) ?? inLocale('en') ?? all[0] ?? null;
}
export async function downloadsOf(
  context: Context,
  { downloads }: Pick<CourseView, 'downloads'>,
): Promise<readonly CourseFile[]> {
  return present(await Promise.all(downloads.map(({ fileId, name }) => courseFileOf(context, fileId, () => name))));
}
export async function imageOf(context: Context, { image }: Pick<CourseView, 'image'>): Promise<CourseImage | null> {
  const file = image && (await context.join(files, image.fileId));
  const address = file ? keptAddressOf(context, { ...file, name: image.alt }) : null;
  return image && address !== null ? { ...image, address } : null;
}

import { isDeepStrictEqual } from 'node:util';
import type { CourseCommand } from '@paideia/events/courses/course.commands.ts';
import type { CourseDownload, CourseEvent, CourseImage } from '@paideia/events/courses/course.events.ts';
import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import type { FilePurpose } from '@paideia/events/files/file.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { fileAsset } from '../files/file.decider.ts';

/** The files of a course: an outline in each language, what is to be downloaded, and a picture. */
export type Materials = {
  readonly outlines: Readonly<Record<string, string>>;
  readonly downloads: readonly CourseDownload[];
  readonly image: CourseImage | null;
};
type State = { readonly materials: Materials; readonly formerFileIds: readonly string[] };
type Facts = { readonly filesAreThere: boolean };
type Decision = readonly CourseEvent[] | Rejection<'course.fileUnknown'>;
type Data<T extends CourseCommand['type']> = DataOf<CourseCommand, T>;

export const noMaterials: State = {
  materials: { outlines: {}, downloads: [], image: null },
  formerFileIds: [],
};
export const fileIdsOf = ({ outlines, downloads, image }: Materials): readonly string[] => [
  ...Object.values(outlines),
  ...downloads.map(({ fileId }) => fileId),
  ...(image ? [image.fileId] : []),
];

/** Which files a command names, and what they have to be for. */
function namedIn({ type, data }: CourseCommand): readonly [readonly string[], FilePurpose] {
  if (type === 'AttachCourseOutline') return [[data.fileId], 'outline'];
  if (type === 'SetCourseDownloads') return [data.downloads.map(({ fileId }) => fileId), 'download'];
  return [type === 'SetCourseImage' && data.image ? [data.image.fileId] : [], 'image'];
}
/** What the course has already may stay, whatever became of it meanwhile. */
export async function filesAreThere(command: CourseCommand, ask: Ask, { materials }: State): Promise<boolean> {
  const [fileIds, purpose] = namedIn(command);
  const own = fileIdsOf(materials);
  const states = await Promise.all(
    fileIds.filter((id) => !own.includes(id)).map((id) => ask.state(fileAsset, fileAssetStream(id))),
  );
  return states.every((state) => state.status === 'stored' && state.file.purpose === purpose);
}

const unlessMissing = ({ filesAreThere: areThere }: Facts, event: CourseEvent): Decision =>
  areThere ? [event] : reject('course.fileUnknown');

export const decideMaterials = {
  AttachCourseOutline: ({ materials }: State, data: Data<'AttachCourseOutline'>, facts: Facts): Decision =>
    materials.outlines[data.locale] === data.fileId
      ? []
      : unlessMissing(facts, { type: 'CourseOutlineAttached', data }),
  RemoveCourseOutline: ({ materials }: State, data: Data<'RemoveCourseOutline'>): Decision =>
    data.locale in materials.outlines ? [{ type: 'CourseOutlineRemoved', data }] : [],
  SetCourseDownloads: ({ materials }: State, { courseId, downloads }: Data<'SetCourseDownloads'>, facts: Facts) => {
    const once = downloads.filter((one, at) => downloads.findIndex(({ fileId }) => fileId === one.fileId) === at);
    if (isDeepStrictEqual(once, materials.downloads)) return [];
    return unlessMissing(facts, { type: 'CourseDownloadsSet', data: { courseId, downloads: once } });
  },
  SetCourseImage: ({ materials }: State, data: Data<'SetCourseImage'>, facts: Facts): Decision =>
    isDeepStrictEqual(data.image, materials.image) ? [] : unlessMissing(facts, { type: 'CourseImageSet', data }),
};

/** Far more than change while the reaction that removes them is behind. */
const mostFormer = 200;
/** What the course had and has no more is remembered: its bytes go. */
function having<S extends State>(state: S, materials: Materials): S {
  const present = fileIdsOf(materials);
  const all = [...state.formerFileIds, ...fileIdsOf(state.materials)];
  const former = [...new Set(all)].filter((id) => !present.includes(id));
  return { ...state, materials, formerFileIds: former.slice(-mostFormer) };
}
type Told<T extends CourseEvent['type']> = DataOf<CourseEvent, T>;
export const evolveMaterials = {
  CourseOutlineAttached: <S extends State>(state: S, { locale, fileId }: Told<'CourseOutlineAttached'>): S =>
    having(state, { ...state.materials, outlines: { ...state.materials.outlines, [locale]: fileId } }),
  CourseOutlineRemoved: <S extends State>(state: S, { locale }: Told<'CourseOutlineRemoved'>): S => {
    const { [locale]: _, ...outlines } = state.materials.outlines;
    return having(state, { ...state.materials, outlines });
  },
  CourseDownloadsSet: <S extends State>(state: S, { downloads }: Told<'CourseDownloadsSet'>): S =>
    having(state, { ...state.materials, downloads }),
  CourseImageSet: <S extends State>(state: S, { image }: Told<'CourseImageSet'>): S =>
    having(state, { ...state.materials, image }),
  /** Its files go with it. */
  CourseDeleted: <S extends State>(state: S): S => ({
    ...having(state, noMaterials.materials),
    deleted: true,
  }),
};

/** A file of a course as a device keeps it. */
export type KeptFile = {
  readonly _id: string;
  readonly kind: 'outline' | 'download' | 'video' | 'subtitles';
  readonly locale: string | null;
  /** The recording that subtitles are of. */
  readonly videoId: string | null;
  readonly name: string;
  readonly type: string;
  /** It is in bytes. */
  readonly size: number;
};
export type KeptCourse = {
  readonly courseId: string;
  readonly title: string;
  readonly version: number;
  readonly files: readonly KeptFile[];
};
/** What a device has of the courses of a group. */
export type KeptGroup = {
  /** It is asked for what came after this. */
  readonly version: number;
  /** The courses that the group took then, also those that had no files. */
  readonly courseIds: readonly string[];
  readonly courses: readonly KeptCourse[];
};
export const nothingKept: KeptGroup = { version: 0, courseIds: [], courses: [] };

export type ServedFile = KeptFile & { readonly address: string };
/** What the server answered: the courses that have changed, and all that the group takes. */
type SyncAnswer = {
  readonly version: number;
  readonly courseIds: readonly string[];
  readonly courses: readonly (Omit<KeptCourse, 'files'> & { readonly files: readonly ServedFile[] })[];
};
export type SyncPlan = {
  readonly answer: SyncAnswer;
  readonly fetched: readonly ServedFile[];
  /** These are of no use any more. */
  readonly removed: readonly KeptFile[];
  readonly bytes: number;
};

export const filesOf = (courses: readonly { readonly files: readonly KeptFile[] }[]): readonly KeptFile[] => [
  ...new Map(courses.flatMap(({ files }) => files.map((file) => [file._id, file] as const))).values(),
];
export const bytesOf = (files: readonly KeptFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** A course that came back has not changed since the device knew it: what is missing is only found by asking for everything. */
export const lacksCourses = (kept: KeptGroup, { courseIds, courses }: SyncAnswer): boolean =>
  courseIds.some((id) => !kept.courseIds.includes(id) && !courses.some(({ courseId }) => courseId === id));

/** The courses as they will be, each in the order of the plan. */
const wantedOf = (kept: KeptGroup, { courseIds, courses }: SyncAnswer): readonly KeptCourse[] =>
  courseIds.flatMap((id) => {
    const course =
      courses.find(({ courseId }) => courseId === id) ?? kept.courses.find(({ courseId }) => courseId === id);
    return course ? [course] : [];
  });

/** A file is known by its id: what takes its place has another one. */
export function planOf(kept: KeptGroup, answer: SyncAnswer): SyncPlan {
  const present = filesOf(kept.courses);
  const wanted = filesOf(wantedOf(kept, answer));
  const has = (files: readonly KeptFile[], { _id }: KeptFile) => files.some((one) => one._id === _id);
  const served = answer.courses.flatMap(({ files }) => files);
  const fetched = [...new Map(served.map((file) => [file._id, file])).values()].filter((file) => !has(present, file));
  return { answer, fetched, removed: present.filter((file) => !has(wanted, file)), bytes: bytesOf(fetched) };
}

/** What the device has afterwards. Where something is missing it asks from the same version again. */
export function keptAfter(kept: KeptGroup, { answer, fetched }: SyncPlan, saved: ReadonlySet<string>): KeptGroup {
  const isMissing = ({ _id }: KeptFile) => fetched.some((file) => file._id === _id) && !saved.has(_id);
  const courses = wantedOf(kept, answer).map(({ courseId, title, version, files }) => ({
    courseId,
    title,
    version,
    files: files
      .filter((file) => !isMissing(file))
      .map(({ address: _, ...file }: KeptFile & { readonly address?: string }) => file),
  }));
  const isWhole = fetched.every((file) => saved.has(file._id));
  return {
    version: isWhole ? answer.version : kept.version,
    courseIds: isWhole ? answer.courseIds : answer.courseIds.filter((id) => kept.courseIds.includes(id)),
    courses: courses.filter(({ files }) => files.length > 0),
  };
}

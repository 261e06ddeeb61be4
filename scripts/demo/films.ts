import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import { videoKey } from '@paideia/events/uploads/upload.rules.ts';
import { plannedParts, type ObjectStore } from '@paideia/objects/port.ts';
import { alumniFilms, alumniVideoId } from './alumni.ts';
import type { DemoCommand } from './command.ts';
import { demoId, U } from './ids.ts';
import { lessonsOf } from './lessons.ts';
import { materials } from './materials.ts';

type Bytes = { readonly name: string; readonly size: number };
type Film = Bytes & {
  readonly course: number;
  readonly lesson: number;
  readonly locale: string;
  readonly title: string;
};
const seconds = 48;
const [genesis, grace] = [
  { course: 1, lesson: 1 },
  { course: 3, lesson: 7 },
];
/** The films lie beside this file, in `films`: they have drawn titles and a soft tone, and are nobody's work but ours. */
const films: readonly Film[] = [
  { ...genesis, locale: 'en', title: 'In the beginning', name: 'in-the-beginning.en.webm', size: 167_491 },
  { ...genesis, locale: 'pl_PL', title: 'Na początku', name: 'in-the-beginning.pl_PL.webm', size: 171_555 },
  { ...grace, locale: 'en', title: 'Grace that teaches', name: 'grace-that-teaches.en.webm', size: 167_611 },
  { ...grace, locale: 'pl_PL', title: 'Łaska, która uczy', name: 'grace-that-teaches.pl_PL.webm', size: 168_176 },
];
/** They belong to the films of the first lesson; the other has none. */
const subtitles: readonly (Bytes & { readonly locale: string })[] = [
  { locale: 'en', name: 'in-the-beginning.en.vtt', size: 888 },
  { locale: 'pl_PL', name: 'in-the-beginning.pl_PL.vtt', size: 891 },
];
const V = (film: number) => demoId('V', film + 1);
/** Each film has files of its own. */
const subtitled = films.flatMap((film, of) =>
  film.course === genesis.course
    ? subtitles.map((text, i) => ({ ...text, of, fileId: demoId('F', of * 10 + i + 1) }))
    : [],
);

/** It brings the bytes of all files into the storage, before the events that tell of them. What is there stays as it is. */
export async function placeFiles(objects: ObjectStore, root: string): Promise<void> {
  const film = (name: string) => createReadStream(join(root, 'scripts', 'demo', 'films', name));
  const all = [
    ...films.map(({ name, size }, of) => ({ key: videoKey(V(of)), size, read: () => film(name) })),
    ...alumniFilms.map(({ name, size }, of) => ({ key: videoKey(alumniVideoId(of)), size, read: () => film(name) })),
    ...subtitled.map(({ fileId, name, size }) => ({ key: fileKey(fileId), size, read: () => film(name) })),
    ...materials().map(({ fileId, bytes }) => ({
      key: fileKey(fileId),
      size: bytes.length,
      read: () => Readable.from([bytes]),
    })),
  ];
  await Promise.all(
    all.map(async ({ key, size, read }) => {
      if (await objects.head(key)) return;
      const upload = { key, uploadId: await objects.begin(key) };
      const parts = plannedParts(upload, size).map((part) => objects.writePart(part, read()));
      await objects.complete(upload, await Promise.all(parts));
    }),
  );
}

/** It says how many lessons of the first courses a student is through with. */
const through: Readonly<Record<number, readonly number[]>> = {
  11: [4, 3, 6],
  12: [6, 5, 2],
  13: [2, 1, 0],
  14: [3, 4, 1],
  15: [5, 2, 3],
  16: [1, 0, 0],
};
/** It says where a student is in the recording of the lesson on grace, and on which day. */
const places: readonly (readonly [student: number, date: string, positionS: number])[] = [
  [11, '2026-11-19', 21],
  [12, '2026-11-18', 48],
  [15, '2026-11-19', 9],
];

/** They tell what the registrar uploaded, and how far students have come. */
export function filmCommands(at: (date: string) => string): readonly DemoCommand[] {
  const by = (type: string, key: string, data: object, actor: number, occurredAt: string): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data: { ...data },
    actorId: U(actor),
    occurredAt,
  });
  const sent = (type: string, key: string, data: object) => by(type, key, data, 3, `${at('2026-09-03')}T15:00:00.000Z`);
  const watched = (
    student: number,
    date: string,
    lesson: { readonly courseId: string; readonly lessonId: string },
    data: object,
  ) =>
    by(
      'RecordLessonWatch',
      `${student}-${lesson.lessonId}-${date}`,
      { userId: U(student), courseId: lesson.courseId, lessonId: lesson.lessonId, ...data },
      student,
      `${at(date)}T18:${String(student).padStart(2, '0')}:00.000Z`,
    );
  const played = (to: number) => ({ positionS: to, durationS: seconds, ranges: [{ from: 0, to }] });
  return [
    ...films.flatMap(({ course, lesson, locale, title, size }, of) => {
      const [videoId, itemId] = [V(of), lessonsOf(course)[lesson - 1]!.lessonId];
      const asked = { videoId, itemId, itemType: 'lesson', locale, title, type: 'video/webm', size };
      return [sent('RequestVideoUpload', videoId, asked), sent('CompleteVideoUpload', videoId, { videoId })];
    }),
    ...subtitled.flatMap(({ fileId, name, size, locale, of }) => [
      sent('RegisterFile', fileId, { fileId, name, size, type: 'text/vtt', purpose: 'subtitles' }),
      sent('StoreFile', fileId, { fileId }),
      sent('SetVideoSubtitles', fileId, { videoId: V(of), locale, fileId }),
    ]),
    ...Object.entries(through).flatMap(([student, counts]) =>
      counts.flatMap((count, course) =>
        lessonsOf(course + 1)
          .slice(0, count)
          .map((lesson, i) =>
            watched(Number(student), `2026-10-${String(5 + course + 2 * i).padStart(2, '0')}`, lesson, {
              ...(course + 1 === genesis.course && i === 0 && played(seconds)),
              completed: true,
            }),
          ),
      ),
    ),
    ...places.map(([student, date, to]) =>
      watched(student, date, lessonsOf(grace.course)[grace.lesson - 1]!, played(to)),
    ),
  ];
}

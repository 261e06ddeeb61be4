import type { FilePurpose } from '@paideia/events/files/file.rules.ts';
import type { DemoCommand } from './command.ts';
import { courses } from './courses.ts';
import { demoId, U } from './ids.ts';
import { readingsOf } from './lessons.ts';
import { ridgesOf } from './made/picture.ts';
import { wordDocument } from './made/word-document.ts';

type Colour = Parameters<typeof ridgesOf>[1][0];
type Told = {
  readonly about: string;
  readonly polish: readonly [title: string, about: string];
  /** It says what the picture shows. */
  readonly alt: string;
  readonly colours: readonly [Colour, Colour];
};
const [night, sea, plum, moss] = [
  [31, 74, 88],
  [46, 98, 140],
  [96, 58, 92],
  [62, 96, 74],
] as const;
const [dawn, gold, rose, mist] = [
  [240, 178, 122],
  [248, 214, 140],
  [236, 164, 160],
  [214, 228, 232],
] as const;
/** Each course but the last one, which has no files, has its texts by its number. */
const textsOfCourse: Readonly<Record<number, Told>> = {
  1: {
    about: 'From the beginning to the return from Babylon: one story, its people and its promises.',
    polish: [
      'Przegląd Starego Testamentu',
      'Od początku do powrotu z Babilonu: jedna historia, jej ludzie i obietnice.',
    ],
    alt: 'Mountain ridges below an orange sky at dawn',
    colours: [night, dawn],
  },
  2: {
    about: 'The four Gospels, the first churches and the letters that were written to them.',
    polish: ['Przegląd Nowego Testamentu', 'Cztery Ewangelie, pierwsze kościoły i listy, które do nich napisano.'],
    alt: 'Blue hills under a golden evening sky',
    colours: [sea, gold],
  },
  3: {
    about: 'What grace is, how faith answers it, and what both make of a life.',
    polish: ['Łaska i wiara', 'Czym jest łaska, jak odpowiada na nią wiara i co obie czynią z życiem.'],
    alt: 'The sun above violet ridges',
    colours: [plum, rose],
  },
  4: {
    about: 'Praying alone and together, and serving where one lives.',
    polish: ['Modlitwa i służba', 'Modlitwa w samotności i we wspólnocie oraz służba tam, gdzie się mieszka.'],
    alt: 'Green hills in the morning mist',
    colours: [moss, mist],
  },
  5: {
    about: 'The letter to the Romans, chapter by chapter.',
    polish: ['List do Rzymian', 'List do Rzymian, rozdział po rozdziale.'],
    alt: 'A low sun between dark ridges',
    colours: [night, rose],
  },
  6: {
    about: 'Leading people, time and money in a church or a mission.',
    polish: ['Prowadzenie służby', 'Jak prowadzić ludzi i dysponować czasem i pieniędzmi w kościele lub misji.'],
    alt: 'A mountain path in the evening light',
    colours: [plum, gold],
  },
  7: {
    about: 'Six evenings with the Bible, for whoever has never read it.',
    polish: ['Odkryj Biblię', 'Sześć wieczorów z Biblią dla każdego, kto nigdy jej nie czytał.'],
    alt: 'Hills below a clear morning sky',
    colours: [sea, mist],
  },
};

type Material = {
  readonly fileId: string;
  readonly courseId: string;
  readonly purpose: FilePurpose & ('outline' | 'download' | 'image');
  readonly locale?: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
};
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const plan = 'Reading plan.txt';
let made: readonly Material[] | undefined;
/** Each file is made when the demo data is, and always has the same bytes. */
export const materials = (): readonly Material[] =>
  (made ??= courses.flatMap(({ n, code, title }): readonly Material[] => {
    const course = textsOfCourse[n];
    if (!course) return [];
    const courseId = demoId('C', n);
    const lessons = readingsOf(n).map(([lesson, reading], i) => `${i + 1}. ${lesson}: ${reading}`);
    const outline = (locale: string, heading: string, paragraphs: readonly string[]) => ({
      courseId,
      purpose: 'outline' as const,
      locale,
      type: word,
      name: `${code}.${locale}.docx`,
      bytes: wordDocument(heading, paragraphs),
    });
    const [polishTitle, polishAbout] = course.polish;
    const files = [
      outline('en', `${code} ${title}`, [course.about, ...lessons]),
      outline('pl_PL', `${code} ${polishTitle}`, [polishAbout, `Liczba lekcji: ${lessons.length}.`]),
      {
        courseId,
        purpose: 'download' as const,
        name: plan,
        type: 'text/plain',
        bytes: Buffer.from(`${code} ${title}\n\n${lessons.join('\n')}\n`),
      },
      {
        courseId,
        purpose: 'image' as const,
        name: `${code}.png`,
        type: 'image/png',
        bytes: ridgesOf(n, course.colours),
      },
    ];
    return files.map((file, i) => ({ ...file, fileId: demoId('F', 100 + n * 10 + i) }));
  }));

/** The registrar gives the courses their files. */
export const materialCommands = (at: (date: string) => string): readonly DemoCommand[] => {
  const by = (type: string, key: string, data: object, minute: string): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data: { ...data },
    actorId: U(3),
    occurredAt: `${at('2026-09-03')}T14:${minute}:00.000Z`,
  });
  return materials().flatMap(({ fileId, courseId, purpose, locale, name, type, bytes }) => {
    const given = {
      outline: () => by('AttachCourseOutline', fileId, { courseId, locale, fileId }, '30'),
      download: () => by('SetCourseDownloads', fileId, { courseId, downloads: [{ fileId, name }] }, '30'),
      image: () => by('SetCourseImage', fileId, { courseId, image: { fileId, alt: altOf(courseId) } }, '30'),
    };
    return [
      by('RegisterFile', fileId, { fileId, name, size: bytes.length, type, purpose }, '00'),
      by('StoreFile', fileId, { fileId }, '00'),
      given[purpose](),
    ];
  });
};
const altOf = (courseId: string) => textsOfCourse[courses.find(({ n }) => demoId('C', n) === courseId)!.n]!.alt;

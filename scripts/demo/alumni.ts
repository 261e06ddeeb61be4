import { alumniLibraryId } from '@paideia/events/alumni-videos/alumni-video.rules.ts';
import type { DemoCommand } from './command.ts';
import { instant } from './calendar.ts';
import { demoId, U } from './ids.ts';
import { denver } from './places.ts';

/** Each is the film of a lesson under another title, as a recording of its own. */
type AlumniFilm = {
  readonly name: string;
  readonly size: number;
  readonly locale: string;
  readonly title: string;
  /** A film without a day is a draft. */
  readonly listed?: string;
};
const [english, polish, grace] = [
  { name: 'in-the-beginning.en.webm', size: 167_491, locale: 'en' },
  { name: 'in-the-beginning.pl_PL.webm', size: 171_555, locale: 'pl_PL' },
  { name: 'grace-that-teaches.en.webm', size: 167_611, locale: 'en' },
];
export const alumniFilms: readonly AlumniFilm[] = [
  { ...english, title: 'Preaching after ten years', listed: '2026-10-02' },
  { ...grace, title: 'A church in a new town', listed: '2026-10-16' },
  { ...polish, title: 'Służba w małym zborze', listed: '2026-10-23' },
  { ...grace, title: 'Resting while you serve', listed: '2026-11-06' },
  { ...english, title: 'Reading the prophets together', listed: '2026-11-13' },
  { ...grace, title: 'Reunion 2026, opening talk' },
];
export const alumniVideoId = (film: number): string => demoId('V', film + 101);
const messages = [
  { from: 30, to: 35, at: '2026-11-17T16:00:00.000Z', text: 'Are you coming to the reunion in June?' },
  {
    from: 35,
    to: 32,
    at: '2026-11-19T09:30:00.000Z',
    text: 'We start a Bible study in Prague. Do you know somebody there?',
  },
];
/** They are of the first minutes of the day where she lives, so that they are over whenever the demo is made. */
const ofToday = [
  { to: 31, at: '00:05', text: 'Do you still have the notes of our mission week?' },
  { to: 33, at: '00:15', text: 'Thank you for your letter. I will ring you on Sunday.' },
  { to: 35, at: '00:25', text: 'Our choir looks for a tenor. Would you sing with us?' },
];
/** Lectures, and stories of alumni. */
const categoryOf = (film: number) => demoId('K', film % 3 === 0 ? 3 : 4);

/** What alumni wrote to each other, one of them three times today, and what they can watch; a draft waits to be listed. */
export function alumniCommands(at: (date: string) => string, today: string): readonly DemoCommand[] {
  const by = (type: string, key: string, data: object, actor: number, occurredAt: string): DemoCommand => ({
    key: `${type}-${key}`,
    type,
    data: { ...data },
    actorId: U(actor),
    occurredAt,
  });
  const written = (n: number, from: number, to: number, text: string, occurredAt: string) =>
    by(
      'ContactFormerStudent',
      `${n}`,
      { messageId: demoId('M', n + 100), senderId: U(from), recipientId: U(to), text },
      from,
      occurredAt,
    );
  return [
    by(
      'ChangeSiteSetting',
      'alumniAdminId',
      { key: 'alumniAdminId', value: U(9) },
      1,
      `${at('2026-09-01')}T17:00:00.000Z`,
    ),
    ...alumniFilms.flatMap(({ locale, title, size, listed }, of) => {
      const videoId = alumniVideoId(of);
      const asked = {
        videoId,
        itemId: alumniLibraryId,
        itemType: 'alumniVideo',
        locale,
        title,
        type: 'video/webm',
        size,
      };
      const sentAt = `${at('2026-09-28')}T15:0${of}:00.000Z`;
      const entry = { videoId, title, categoryId: categoryOf(of), order: (of + 1) * 10, locale };
      return [
        by('RequestVideoUpload', videoId, asked, 9, sentAt),
        by('CompleteVideoUpload', videoId, { videoId }, 9, sentAt),
        ...(listed ? [by('ListAlumniVideo', videoId, entry, 9, `${at(listed)}T15:00:00.000Z`)] : []),
      ];
    }),
    ...messages.map(({ from, to, at: when, text }, i) =>
      written(i + 1, from, to, text, `${at(when.slice(0, 10))}${when.slice(10)}`),
    ),
    ...ofToday.map(({ to, at: when, text }, i) => written(i + 3, 29, to, text, instant(today, when, denver))),
  ];
}

import type { DemoCommand } from './command.ts';
import { demoId, G, R, U } from './ids.ts';

type Item = {
  readonly title: string;
  readonly body: string;
  readonly audience: 'all' | 'students' | 'alumni' | 'region' | 'group';
  /** On this day the item was written, and from then on it is shown. */
  readonly day: string;
  readonly regionIds?: readonly string[];
  readonly groupIds?: readonly string[];
  readonly locale?: string;
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly pinned?: boolean;
  readonly isDraft?: boolean;
};
const paragraph = (text: string) => `<p>${text}</p>`;
const items: readonly Item[] = [
  {
    title: 'Open day on the ridge',
    body: paragraph('Come and see a day of classes on <strong>5 December</strong>. Friends and family are welcome.'),
    audience: 'all',
    day: '2026-11-09',
    toDate: '2026-12-05',
    pinned: true,
  },
  {
    title: 'The library opens earlier',
    body: paragraph('From Monday the reading room opens at 7:30.'),
    audience: 'students',
    day: '2026-11-16',
  },
  {
    title: 'Term papers',
    body: `${paragraph('Before you hand in:')}<ul><li>name and course on the first page</li><li>one file, PDF</li></ul>`,
    audience: 'students',
    day: '2026-10-12',
  },
  {
    title: 'Reunion in June',
    body: paragraph('Ten years of graduates meet on the ridge. Write to us if you can host somebody.'),
    audience: 'alumni',
    day: '2026-11-02',
  },
  {
    title: 'Road works on Ridge Road',
    body: paragraph('Please come by Cedar Lane until the end of the month.'),
    audience: 'region',
    regionIds: [R(1)],
    day: '2026-11-18',
    toDate: '2026-11-30',
  },
  {
    title: 'Nowa sala w Lublinie',
    body: paragraph('Od grudnia spotykamy się w sali 12 przy ul. Cedrowej.'),
    audience: 'region',
    regionIds: [R(2)],
    locale: 'pl_PL',
    day: '2026-11-17',
  },
  {
    title: 'Field trip of the first year',
    body: paragraph('We meet at 8:00 at the gate. Bring boots.'),
    audience: 'group',
    groupIds: [G(1)],
    day: '2026-11-19',
  },
  {
    title: 'Christmas concert',
    body: paragraph('The programme follows.'),
    audience: 'all',
    day: '2026-11-19',
    fromDate: '2026-12-01',
    toDate: '2026-12-20',
    isDraft: true,
  },
];

export const newsCommands = (at: (date: string) => string): readonly DemoCommand[] =>
  items.flatMap(({ day, isDraft, fromDate, toDate, ...item }, i) => {
    const newsId = demoId('N', i + 1);
    const by = (type: string, data: Record<string, unknown>): DemoCommand => ({
      key: `${type}-${i + 1}`,
      type,
      data: { newsId, ...data },
      actorId: U(1),
      occurredAt: `${at(day)}T15:00:00.000Z`,
    });
    const days = { fromDate: fromDate ? at(fromDate) : null, toDate: toDate ? at(toDate) : null };
    return [by('PostNews', { ...item, ...days }), ...(isDraft ? [] : [by('PublishNews', {})])];
  });

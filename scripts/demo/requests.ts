import type { DemoCommand } from './command.ts';
import { demoId, U } from './ids.ts';

const requests = [
  {
    n: 1,
    by: 1,
    kind: 'content',
    subject: 'Lecture of week 9',
    text: 'Please add the recording of the lecture.',
    on: '11-09',
  },
  {
    n: 2,
    by: 2,
    kind: 'access',
    subject: 'Access for the new registrar',
    text: 'Which roles does she need?',
    on: '11-12',
  },
  {
    n: 3,
    by: 1,
    kind: 'technical',
    subject: 'Sound of the chapel stream',
    text: 'It breaks up on phones.',
    on: '11-18',
  },
] as const;

/** These are requests of the superadmins: one is closed, one answered, one open. */
export function requestCommands(at: (date: string) => string): readonly DemoCommand[] {
  const by = (type: string, n: number, data: object, actor: number, date: string): DemoCommand => ({
    key: `${type}-${n}`,
    type,
    data: { requestId: demoId('Q', n), ...data },
    actorId: U(actor),
    occurredAt: `${at(`2026-${date}`)}T16:00:00.000Z`,
  });
  return [
    ...requests.map(({ n, by: actor, on, ...request }) => by('SubmitRequestForm', n, request, actor, on)),
    by('AnswerRequest', 1, { text: 'It is there now.' }, 2, '11-10'),
    by('CloseRequest', 1, {}, 1, '11-11'),
    by('AnswerRequest', 2, { text: 'Admin, of the region alone.' }, 1, '11-13'),
  ];
}

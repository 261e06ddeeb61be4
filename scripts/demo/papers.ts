import type { DemoCommand } from './command.ts';
import { demoId } from './ids.ts';

const paragraph = (text: string) => `<p>${text}</p>`;
const papers = [
  {
    title: 'privacy',
    content: [
      '<h2>What we keep</h2>',
      paragraph(
        'We keep what a college needs to teach you: your name and contact details, your courses, your attendance, your results and your invoices.',
      ),
      '<h2>Who sees it</h2>',
      paragraph(
        'The staff of your region see what their work needs. Every look-up and every change is written down with a name and a time.',
      ),
      '<h2>Your rights</h2>',
      paragraph(
        'You may see everything that is held on you, have it corrected, and ask for it to be erased. Write to the office of your campus.',
      ),
    ].join(''),
  },
  {
    title: 'terms',
    content: [
      '<h2>Using Cedar Ridge Learning</h2>',
      paragraph('Your account is yours alone. A password must not be shared beyond your household.'),
      paragraph('Course material is for your own study. Exams and assignments are your own work.'),
      paragraph(
        'We write down what happens in the system, so that grades, attendance and payments can be explained and corrected.',
      ),
    ].join(''),
  },
  {
    title: 'docs',
    content: [
      '<h2>Attendance</h2>',
      paragraph(
        'Your attendance page shows every period with its mark. Ask for leave there before you are away; a decision reaches you by e-mail and in your notifications.',
      ),
      '<h2>Why is this so?</h2>',
      paragraph('Every mark and percentage has a link that lists what made it: who did what, when, and the rule.'),
    ].join(''),
  },
  {
    title: 'Alumni guide',
    permissions: ['user'],
    content: [
      '<h2>Once you have graduated</h2>',
      paragraph(
        'Your courses stay open to you. News for alumni comes by e-mail unless you turn it off in your profile.',
      ),
      '<h2>Stay in touch</h2>',
      paragraph('Complete your alumni profile, so that classmates and churches can find you.'),
    ].join(''),
  },
  {
    title: 'Student handbook',
    content: paragraph('The handbook for the coming year is being written.'),
    unpublished: true,
  },
];

export const paperCommands = (at: (date: string) => string): readonly DemoCommand[] =>
  papers.flatMap(({ title, content, unpublished, permissions }, i) => {
    const occurredAt = `${at('2026-09-02')}T15:00:00.000Z`;
    const documentId = demoId('D', i + 1);
    const by = (type: string, data: Record<string, unknown>): DemoCommand => ({
      key: `${type}-${title}`,
      type,
      data: { documentId, ...data },
      actorId: null,
      occurredAt,
    });
    return [
      by('CreateDocument', { title, content, ...(permissions && { permissions }) }),
      ...(unpublished ? [] : [by('PublishDocument', {})]),
    ];
  });

import { ada, exampleId, harriet, type ExamplesOf } from '../kernel/examples.ts';
import type { mailCommands } from './mail.commands.ts';

const emailId = exampleId('m');

export const mailExamples = {
  QueueEmail: {
    emailId,
    userId: harriet,
    subjectId: ada,
    template: 'leaveSubmitted',
    locale: 'en',
    to: 'harriet@example.org',
    replyTo: 'ada@example.org',
    params: {
      name: 'Harriet Vance',
      student: 'Ada Okafor',
      group: 'Day Year 1',
      attendanceType: 'absence',
      fromDate: '2026-10-12',
      toDate: '2026-10-14',
    },
    regionId: null,
    causeId: '00000000-0000-4000-8000-0000000000c1',
  },
  RecordEmailResult: { emailId, attempt: 1, error: null },
  RetryEmail: { emailId },
  HoldEmail: { emailId, reason: 'quietHours', until: '2026-10-06T07:00:00.000Z' },
  EndEmailHold: { emailId },
  RecordEmailDigested: { emailId, digestId: exampleId('d') },
  DeclineEmail: { emailId, reason: 'unsubscribed' },
  RetryEmailNow: { emailId },
} satisfies ExamplesOf<typeof mailCommands>;

import { describe, expect, test } from '@jest/globals';
import { MailTemplate } from '@paideia/events/mails/mail.events.ts';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { shippedWording } from '../translations/wording.rules.ts';
import { letterOf, type Mail, type Sender } from './templates.ts';
import { translations } from './translations.ts';

const sender: Sender = {
  appName: 'Cedar Ridge Learning',
  orgName: 'Cedar Ridge Bible College',
  senderEmail: 'office@example.org',
  baseUrl: 'https://learn.example.org',
};
const params = {
  name: 'Ada Okafor',
  student: 'Ada Okafor',
  group: 'Day Year 1',
  attendanceType: 'lateArrival',
  fromDate: '2026-10-12',
  toDate: '2026-10-14',
  periods: 'P1, P2',
  time: '09:15',
  reason: 'Dentist',
  studentNotes: 'Back by ten.',
  status: 'approved',
  adminComments: 'Get well soon.',
  link: '/student/attendance?tab=leave-requests',
};
const wordingIn = (locale: string) => shippedWording(translations, locale);
const mail = (more: Partial<Mail> = {}): Mail => ({
  id: exampleId('m'),
  template: 'leaveUpdated',
  wording: wordingIn('en'),
  to: 'ada@example.org',
  replyTo: 'silas@example.org',
  params,
  ...more,
});

describe('the letter to the student', () => {
  test('lists what the contract asks for, as text', () => {
    const { subject, text, from, to, replyTo } = letterOf(mail(), sender);
    expect({ subject, from, to, replyTo }).toEqual({
      subject: 'Your leave request was approved',
      from: { name: 'Cedar Ridge Learning', address: 'office@example.org' },
      to: 'ada@example.org',
      replyTo: 'silas@example.org',
    });
    for (const line of [
      'Hello Ada Okafor,',
      'Status: Approved',
      'Comments: Get well soon.',
      'Kind of leave: Late arrival',
      'Dates: Monday, 12 October 2026 – Wednesday, 14 October 2026',
      'Periods: 1, 2',
      'Time: 09:15',
      'Reason: Dentist',
      'Student notes: Back by ten.',
      'Student: Ada Okafor',
      'Group: Day Year 1',
      'Contact: silas@example.org',
      'Open the request: https://learn.example.org/student/attendance?tab=leave-requests',
      'Questions? Reply to silas@example.org.',
    ])
      expect(text.split('\n')).toContain(line);
  });
  test('says it as HTML too, and in the reader’s language', () => {
    const { html, subject } = letterOf(mail({ wording: wordingIn('pl_PL') }), sender);
    expect(subject).toBe('Twój wniosek o zwolnienie został zatwierdzony');
    expect(html).toContain('<html lang="pl-PL">');
    // However long a name is, it breaks.
    for (const [, style] of html.matchAll(/<(?:p|h1|th|td)\b[^>]* style="([^"]*font-size[^"]*)"/g))
      expect(style).toContain('word-break:break');
    expect(html).toContain('Zatwierdzony');
    expect(html).toContain('poniedziałek, 12 października 2026');
    expect(letterOf(mail({ wording: wordingIn('de_DE') }), sender).text).toContain('Status: Genehmigt');
    expect(letterOf(mail({ wording: wordingIn('hu_HU') }), sender).text).toContain('Állapot: Jóváhagyva');
    expect(letterOf(mail({ wording: wordingIn('fr_FR') }), sender).text).toContain('Statut\u00a0: Approuvée');
    expect(letterOf(mail({ wording: wordingIn('xx') }), sender).text).toContain('Status: Approved');
  });
  test.each([
    ['acknowledged', 'Your leave request was noted'],
    ['pending', 'A comment on your leave request'],
  ])('of a request that is %s', (status, subject) =>
    expect(letterOf(mail({ params: { ...params, status } }), sender).subject).toBe(subject),
  );
  test('says what is missing, and leaves out what nobody knows', () => {
    const { text } = letterOf(
      mail({ replyTo: null, params: { ...params, adminComments: '', periods: '', time: '' } }),
      { ...sender, baseUrl: '' },
    );
    expect(text).toContain('Comments: –');
    expect(text).toContain('Periods: The whole day');
    expect(text).not.toContain('Time:');
    expect(text).not.toContain('Open the request');
    expect(text).not.toContain('Questions?');
  });
});

describe('what people wrote', () => {
  const evil = '<script>alert(1)</script>" onmouseover="x\r\nBcc: all@example.org {student} $& {reason}';
  test('is inert in HTML and in headers, and never a template', () => {
    const { html, subject, text, from } = letterOf(
      mail({ template: 'leaveSubmitted', params: { ...params, student: evil, reason: evil } }),
      {
        ...sender,
        appName: evil,
      },
    );
    expect(html).not.toMatch(/<script|<[^>]*onmouseover=/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(from.name).not.toMatch(/[\r\n]/);
    expect(text).toContain('$& {reason}');
  });
});

describe('every letter says what it belongs to', () => {
  const exam = {
    exam: 'Exam',
    course: 'Old Testament Survey',
    group: 'Day Year 1',
    closesAt: '2026-11-28T06:59:00.000Z',
  };
  const alumnus = { sender: 'Noor Castellane', senderEmail: 'noor@example.org', text: 'Are you well?' };
  const money = { amount: '4000', currency: 'USD', dueDate: '2026-12-01', date: '2026-11-20', method: 'bank' };
  const rows: readonly (readonly [
    MailTemplate,
    Readonly<Record<string, string>>,
    subject: string,
    lines: readonly string[],
  ])[] = [
    ['leaveSubmitted', params, 'Leave request from Ada Okafor (Day Year 1)', ['Group: Day Year 1']],
    ['leaveUpdated', params, 'Your leave request was approved', ['Group: Day Year 1', 'Status: Approved']],
    [
      'examReminder',
      { ...exam, closesAt: '2026-11-28T06:59:00.000Z', timeZone: 'America/Denver' },
      'Exam (Old Testament Survey) closes on Friday, 27 November 2026',
      ['Exam: Exam', 'Course: Old Testament Survey', 'Group: Day Year 1'],
    ],
    [
      'examReminder',
      { ...exam, late: 'none' },
      'Exam (Old Testament Survey) closes on',
      ['After it has closed, it can no longer be taken.'],
    ],
    [
      'examScheduled',
      { ...exam, opensAt: '2026-11-20T15:00:00.000Z', timeZone: 'America/Denver' },
      'Exam (Old Testament Survey): to be taken by Friday, 27 November 2026',
      ['Group: Day Year 1', 'Opens: Friday, 20 November 2026 at 08:00', 'Closes: Friday, 27 November 2026 at 23:59'],
    ],
    [
      'examResult',
      { ...exam, status: 'passed', score: '70', scaledFrom: '88', attempt: '2', allowedAttempts: '3' },
      'Your result: Exam (Old Testament Survey)',
      ['You have passed Exam', 'Course: Old Testament Survey', 'Score: 70%', 'Scaled from: 88%', 'Attempt: 2 of 3'],
    ],
    [
      'examResult',
      { ...exam, status: 'failed', score: '66.67', scaledFrom: '', attempt: '1', allowedAttempts: '2' },
      'Your result: Exam (Old Testament Survey)',
      ['You have not passed Exam', 'Score: 66.67%', 'Attempt: 1 of 2'],
    ],
    ['invoiceIssued', money, 'A new invoice: $40.00', ['Amount: $40.00', 'Due: Tuesday, 1 December 2026']],
    ['invoiceOverdue', money, 'Overdue: $40.00', ['Amount: $40.00', 'Due: Tuesday, 1 December 2026']],
    [
      'paymentReminder',
      { ...money, remainingPayments: '4' },
      'Your next payment: $40.00',
      ['Due: Tuesday, 1 December 2026', 'Remaining payments: 4'],
    ],
    [
      'paymentFailed',
      { ...money, remainingPayments: '4', nextTry: '2026-12-04' },
      'Your payment of $40.00 failed',
      ['Amount: $40.00', 'Next attempt: Friday, 4 December 2026'],
    ],
    [
      'paymentFailed',
      { ...money, failureCode: 'declined' },
      'Your payment of $40.00 failed',
      ['The bank declined the card.', 'Amount: $40.00'],
    ],
    [
      'paymentFailed',
      { ...money, failureCode: 'gatewayAway' },
      'We could not find out whether your payment of $40.00 was charged',
      ['Please look at your card statement before you pay again.'],
    ],
    // The card was removed after a try that nobody answered.
    [
      'paymentFailed',
      { ...money, failureCode: 'cardGone' },
      'We could not find out whether your payment of $40.00 was charged',
      ['Please look at your card statement before you pay again.'],
    ],
    ['planDisabled', { ...money, remainingPayments: '4' }, 'Your payment plan is disabled', ['Remaining payments: 4']],
    [
      'planDisabled',
      { ...money, remainingPayments: '4', student: 'Ada Okafor' },
      'The payment plan of Ada Okafor is disabled',
      ['Three payments in a row failed.'],
    ],
    ['receipt', { ...money, type: 'PAYMENT' }, 'Receipt for your payment of $40.00', ['Method: Bank transfer']],
    ['receipt', { ...money, type: 'REFUND' }, 'Refund of $40.00', ['Date: Friday, 20 November 2026']],
    ['receipt', { ...money, type: 'CREDIT_NOTE' }, 'Credit note of $40.00', ['Amount: $40.00']],
    [
      'alumniWelcome',
      { gradYear: '2027', link: '/alumni' },
      'Welcome to the alumni of Cedar Ridge Bible College',
      ['2027'],
    ],
    [
      'requestAnswered',
      { request: 'Chairs', answer: 'On Monday.' },
      'Your request was answered',
      ['Request: Chairs', 'Answer: On Monday.'],
    ],
    [
      'ministryPending',
      { ministry: 'Hill Street Chapel', owner: 'Ruth Ellery', link: '/alumni/ministries' },
      'A ministry waits for approval: Hill Street Chapel',
      ['Ruth Ellery has listed a ministry', 'Ministry: Hill Street Chapel', 'Open the registry: https'],
    ],
    [
      'ministryApproved',
      { ministry: 'Hill Street Chapel', link: '/alumni/ministries?tab=mine' },
      'Your ministry was approved: Hill Street Chapel',
      ['All alumni now see your ministry'],
    ],
    [
      'alumniMessage',
      alumnus,
      'A message from Noor Castellane',
      ['From: Noor Castellane', 'E-mail: noor@example.org', 'Message: Are you well?', 'Reply to silas@example.org'],
    ],
    [
      'alumniMessageCopy',
      { ...alumnus, recipient: 'Orla Fennimore' },
      'Copy: Noor Castellane wrote to Orla Fennimore',
      ['To: Orla Fennimore', 'Message: Are you well?'],
    ],
    ['alumniDepartment', alumnus, 'To the alumni department, from Noor Castellane', ['Message: Are you well?']],
    ...(['newsPublished', 'alumniNews'] as const).map(
      (template) => [template, { title: 'Open day', link: '/news' }, 'Open day', ['Read the news: https']] as const,
    ),
    ['digest', { link: '/notifications' }, 'What there is new for you', ['Open your notifications: https']],
    ...(['verifyEmail', 'enrolAccount', 'resetPassword', 'passwordChanged', 'emailChanged'] as const).map(
      (template) => [template, { ...params, email: 'ada@example.org' }, '', ['Cedar Ridge']] as const,
    ),
  ];
  test('whoever changed the address is not told of a new account, as whoever signed up is not', () => {
    const { text } = letterOf(mail({ template: 'verifyEmail', params }), sender);
    expect(text).toContain(
      'You sign in to Cedar Ridge Bible College with this address. Please confirm that it is yours.',
    );
    expect(text).toContain('nor changed your address');
  });
  test('of every kind', () =>
    expect(new Set(rows.map(([template]) => template))).toEqual(new Set(MailTemplate.options)));
  test.each(rows)('%s', (template, given, subject, lines) => {
    const letter = letterOf(mail({ template, params: given }), sender);
    expect(letter.subject).toContain(subject);
    expect(letter.subject).not.toBe('');
    for (const line of lines) expect(letter.text).toContain(line);
    expect(`${letter.subject} ${letter.text}`).not.toMatch(/undefined|\{\w+\}/);
  });
});

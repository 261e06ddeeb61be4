import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const paymentPlanCategories = defineMessages('auditLog.category', {
  paymentPlan: ['Payment plan', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const paymentPlanSentences = defineMessages('audit', {
  PaymentPlanSetUp: [
    '{actor} set up a payment plan for {subject}: {instalments} payments, {frequency}',
    'An invoice is paid in instalments; frequency is a word, such as monthly',
  ],
  InstalmentDue: ['{amount} is due from {subject} by payment plan', 'An instalment is to be charged'],
  InstalmentSucceeded: ['{subject} paid {amount} by payment plan', 'An instalment was charged'],
  InstalmentFailed: [
    'An instalment of {amount} of {subject} failed: {failureCode}',
    'failureCode is a word, such as declined',
  ],
  PaymentReminderDue: ['{subject} was reminded of an instalment of {amount}', 'A day before'],
  PaymentPlanCardChanged: ['{actor} changed the card of a payment plan of {subject}', 'Another card pays from now on'],
  PaymentPlanDisabled: [
    '{actor} disabled a payment plan of {subject}: {reason}',
    'Nothing is charged any more; reason is a word, such as three failed payments',
  ],
  PaymentPlanEnabled: ['{actor} enabled a payment plan of {subject}', 'Instalments are charged again'],
  PaymentPlanCompleted: ['A payment plan of {subject} was paid in full', 'Its last instalment was charged'],
});

/** The log calls the fields so. */
export const paymentPlanAuditFields = defineMessages('audit.field', {
  frequency: ['Frequency', 'A field of an event: frequency'],
  instalments: ['Number of payments', 'A field of an event: instalments'],
  instalmentAmount: ['Each payment', 'A field of an event: instalmentAmount'],
  lastInstalmentAmount: ['Last payment', 'A field of an event: lastInstalmentAmount'],
  firstPaymentDate: ['First payment', 'A field of an event: firstPaymentDate'],
  nextPaymentDue: ['Next payment due', 'A field of an event: nextPaymentDue'],
  successful: ['Successful payments', 'A field of an event: successful'],
  remaining: ['Remaining payments', 'A field of an event: remaining'],
  consecutiveFailed: ['Consecutive failed payments', 'A field of an event: consecutiveFailed'],
});

/** The log calls the fixed values so. */
export const paymentPlanAuditValues = defineMessages('audit.value', {
  weekly: ['weekly', 'A value of an event: weekly'],
  fortnightly: ['every two weeks', 'A value of an event: fortnightly'],
  monthly: ['monthly', 'A value of an event: monthly'],
  enabled: ['enabled', 'A value of an event: enabled'],
  disabled: ['disabled', 'A value of an event: disabled'],
  failures: ['three failed payments', 'A value of an event: failures'],
  student: ['by the student', 'A value of an event: student'],
  settled: ['nothing is left to pay', 'A value of an event: settled'],
  paymentReminder: ['an instalment is due soon', 'A value of an event: paymentReminder'],
  paymentFailed: ['an instalment failed', 'A value of an event: paymentFailed'],
  planDisabled: ['a payment plan was disabled', 'A value of an event: planDisabled'],
});

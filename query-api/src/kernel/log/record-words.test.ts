import { expect, test } from '@jest/globals';
import { actionSentence, notedIn } from '@paideia/events/logits/logit.rules.ts';
import { issued, bill, paid } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { invoiceProjection } from '@paideia/projection-service/invoices/invoice.projection.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { specFor } from '@paideia/projection-service/kernel/spec.ts';
import { attendanceProjection } from '@paideia/projection-service/registers/attendance.projection.ts';
import { freya, register, schemaDefined } from '@paideia/projection-service/registers/attendance.examples.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import { auditMessages, auditTranslations } from '../../audit/audit.examples.ts';
import { formatterFor } from './formatter.ts';
import { recordWords } from './record-words.ts';

const english = Object.fromEntries(auditMessages.map(({ id, defaultMessage }) => [id, defaultMessage]));
const wordingIn = (locale: string) => {
  const texts = locale === 'en' ? english : auditTranslations(locale);
  const text = (id: string, params: Readonly<Record<string, string | number>> = {}) =>
    (texts[id] ?? `Invalid message [${id}]`).replace(/\{(\w+)\}/g, (whole, name: string) => `${params[name] ?? whole}`);
  return { formatter: formatterFor(locale, text), nameOf: () => 'Ada Byron' };
};
const one = bill();
const taken = register();
const records = {
  invoice: specFor(invoiceProjection).given(issued(one, 12_550), paid(one, 5_000)).all(invoices)[0]!,
  register: specFor(attendanceProjection)
    .given(schemaDefined(), taken.opened(), taken.recorded(freya, 'present'))
    .all(attendanceRegisters)[0]!,
};

test.each(['en', 'de_DE', 'ZHS'])(
  'a record has no raw word in %s: every field has a label, every sum a currency',
  (locale) => {
    for (const record of Object.values(records)) {
      const rows = recordWords({ ...record }, wordingIn(locale));
      expect(rows.length).toBeGreaterThan(5);
      for (const { label, value } of rows) {
        expect(label).not.toMatch(/^[a-z]+[A-Z]|^_|Invalid/);
        expect(value).not.toMatch(/[{}[\]"]|Invalid|[0-9a-f]{24}|\b[a-z]+[A-Z][a-z]/);
      }
    }
    const said = recordWords({ ...records.invoice }, wordingIn(locale)).map(({ value }) => value);
    expect(said.some((value) => /125[.,]50/.test(value))).toBe(true);
    expect(said).not.toContain('12550');
  },
);

const stack = 'TypeError: cannot open\n    at openDrawer (https://example.org/assets/index-d41d.js:1:2)';
const noted: Readonly<Record<string, readonly object[]>> = {
  login: [{ environment: 'development' }, { environment: 'production', method: 'microsoft' }],
  loginFailed: ['incorrect', 'deactivated', 'notVerified', 'useMobileApp', 'noAccount', 'linkedToAnother'].map(
    (reason) => ({ environment: 'admin-production', reason }),
  ),
  logout: [{}],
  sessionsEnded: [{ sessions: 2 }],
  impersonation: [{ impersonationId: 'a'.repeat(24) }],
  dataExported: [{ form: 'json' }],
  courseActivity: [{ courseId: 'c'.repeat(24), lessonId: 'd'.repeat(24) }],
  reportFrontEndError: [{ error: stack, url: '/student/transcript', $where: '1', openedAt: { deep: ['one'] } }],
  retryParkedReactions: [{}],
  resumeReactions: [{}],
  nobodyKnowsThis: [{ someThing: 'odd', value: { any: 1 } }],
};
test.each(['en', 'de_DE', 'ZHS'])('what the activity log notes has no raw word in %s', (locale) => {
  const wording = wordingIn(locale);
  for (const [action, payloads] of Object.entries(noted)) {
    expect(wording.formatter.text(actionSentence(action).message.id)).not.toMatch(/Invalid|\b[a-z]+[A-Z]/);
    for (const payload of payloads) {
      const said = recordWords(notedIn({ ...payload }), wording);
      expect(said.length).toBeLessThanOrEqual(Object.keys(payload).length);
      for (const { label, value } of said)
        expect(`${label}: ${value}`).not.toMatch(/[{}[\]"]|Invalid|[0-9a-f]{24}|\b[a-z]+[A-Z][a-z]|\bat /);
    }
  }
  const failed = recordWords(notedIn({ ...noted['loginFailed']![0] }), wording).map(({ value }) => value);
  if (locale === 'en') expect(failed).toEqual(['production for staff', 'wrong e-mail address or password']);
  else expect(failed).not.toContain('incorrect');
});

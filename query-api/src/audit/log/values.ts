import { auditFields } from '@paideia/events/audit/audit-field.messages.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import type { Change } from './changes.ts';
import type { Names } from './sentences.ts';
import type { Speech } from './speech.ts';
import { fieldsOf } from './told.ts';

/** Which fields hold ids, and of what. */
export const idFields: Readonly<Record<string, keyof Names>> = {
  userId: 'person',
  userIds: 'person',
  students: 'person',
  attendanceAdmins: 'person',
  groupId: 'group',
  groupIds: 'group',
  regionId: 'region',
  regionIds: 'region',
  schemaId: 'schema',
  courseId: 'course',
  courseIds: 'course',
  examId: 'exam',
  assignmentId: 'assignment',
};
const longest = 500;
const date = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function said(field: string, value: unknown, names: Names, speech: Speech): string | null {
  const kind = idFields[field];
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return speech.value(value ? 'yes' : 'no');
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return speech.list(value.flatMap((item) => said(field, item, names, speech) ?? []));
  const { amount, currency } = fieldsOf(value);
  if (typeof amount === 'number' && typeof currency === 'string') return speech.money(amount, currency);
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string') return null;
  if (field === 'itemId') return names.person(value) ?? names.region(value) ?? speech.text('audit.something');
  if (kind) return names[kind](value) ?? speech.text(kind === 'person' ? 'audit.someone' : 'audit.something');
  if (date.test(value)) return speech.date(value);
  if (instant.test(value)) return speech.instant(value);
  if (field === 'locale' && isLocale(value)) return speech.language(value);
  return value.length > longest ? `${value.slice(0, longest)}…` : speech.value(value);
}

/** The person, region, language or key whose field it is. */
const owner = (of: string, names: Names, speech: Speech): string =>
  names.person(of) ?? names.region(of) ?? (isLocale(of) ? speech.language(of) : of);

/** A change in words. */
export function saidChange(
  { of, field, before, after }: Change,
  names: Names,
  speech: Speech,
): { readonly field: string; readonly before: string | null; readonly after: string | null } {
  const label = Object.hasOwn(auditFields, field) ? speech.text(`audit.field.${field}`) : field;
  return {
    field: of === '' ? label : speech.text('audit.fieldOf', { field: label, name: owner(of, names, speech) }),
    before: said(field, before, names, speech),
    after: said(field, after, names, speech),
  };
}

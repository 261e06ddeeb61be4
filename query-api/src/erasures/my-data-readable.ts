import type {
  NotificationPreference,
  UserGroup,
  UserRegion,
  UserView,
} from '@paideia/projection-service/accounts/users.view.ts';
import type { AddressView } from '@paideia/projection-service/addresses/address.view.ts';
import type { InvoiceLineView, InvoiceView } from '@paideia/projection-service/invoices/invoice.view.ts';
import type { LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import type { AttendanceRecordView } from '@paideia/projection-service/registers/attendance-record.view.ts';
import type { ExamPaperView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { nameIn } from '../audit/log/names.ts';
import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import type { Formatter } from '../audit/log/formatter.ts';
import { idFields } from '../audit/log/values.ts';
import type { Item } from './my-data-parts.ts';

type FieldOf<V> = V extends object ? keyof V & string : never;
/** What the house finds and sorts by, and what only repeats a value that stands beside it. */
const mute: ReadonlySet<string> = new Set([
  'userId',
  'when',
  'owner',
  'slug',
  'studentName',
  'groupName',
  'isAlumniGroup',
  'attendanceSchemaName',
  'showVideo',
] satisfies readonly FieldOf<
  AttendanceRecordView | AddressView | InvoiceView | LeaveRequestView | UserView | UserGroup | UserRegion
>[]);
/** All other numbers of what has a currency are money in hundredths. */
const counts: ReadonlySet<string> = new Set(['qty', 'taxRate'] satisfies readonly FieldOf<
  InvoiceView | InvoiceLineView
>[]);
const kindOf = (field: string): NamedKind | undefined =>
  field.endsWith('By') ? 'person' : field === ('selectedGroup' satisfies FieldOf<UserView>) ? 'group' : idFields[field];
/** These ids are words. */
const words: ReadonlySet<string> = new Set([
  'notificationDefinitionId',
] satisfies readonly FieldOf<NotificationPreference>[]);
/** An id of something that has a name is said by its name; of anything else it says nothing to a reader. */
const isMute = (field: string) =>
  mute.has(field) || (/^_?id$|Id$/.test(field) && kindOf(field) === undefined && !words.has(field));

type Option = { readonly id: string; readonly text: string };
type Question = { readonly id: string; readonly text: string; readonly options: readonly Option[] };
/** Of an exam that was sat: each question with the option that was chosen. */
const withAnswers = ({
  questions,
  answers,
  ...item
}: Item & { readonly questions: readonly Question[]; readonly answers: ExamPaperView['answers'] }): Item => ({
  ...item,
  questions: questions.map(({ id, text, options }) => {
    const chosen = answers.find(({ questionId }) => questionId === id)?.optionId;
    return `${text} – ${options.find((option) => option.id === chosen)?.text ?? '…'}`;
  }),
});
const isPaper = (item: Item): item is Parameters<typeof withAnswers>[0] =>
  Array.isArray(item['questions']) && Array.isArray(item['answers']);

/** One entry for a reader: names in place of ids, money in its currency, languages by their names. */
export async function readable(
  item: Item,
  context: Pick<Context, 'join'>,
  formatter: Formatter,
  currency?: string,
): Promise<Item> {
  const sum = typeof item['currency'] === 'string' ? item['currency'] : currency;
  const say = async (field: string, value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => say(field, one)));
    if (typeof value === 'object' && value !== null) return readable(value as Item, context, formatter, sum);
    if (typeof value === 'number' && sum !== undefined && !counts.has(field)) return formatter.money(value, sum);
    if (typeof value !== 'string') return value;
    if (field === 'locale') return formatter.language(value);
    const kind = kindOf(field);
    if (kind) return nameIn[kind](context.join, value);
    return isId(value) ? undefined : value;
  };
  const entries = Object.entries(isPaper(item) ? withAnswers(item) : item).filter(([field]) => !isMute(field));
  return Object.fromEntries(
    await Promise.all(entries.map(async ([field, value]) => [field, await say(field, value)] as const)),
  );
}

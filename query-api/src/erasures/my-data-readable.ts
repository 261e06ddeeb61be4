import type { ExamPaperView } from '@paideia/projection-service/exam-attempts/exam-attempt.view.ts';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { nameIn } from '../audit/log/names.ts';
import type { NamedKind } from '@paideia/events/kernel/audit.ts';
import type { Formatter } from '../audit/log/formatter.ts';
import { idFields } from '../audit/log/values.ts';
import type { Item } from './my-data-parts.ts';

/** By what the house finds things; to a reader it says nothing. */
const mute: ReadonlySet<string> = new Set([
  ...[
    '_id',
    'id',
    'userId',
    'itemId',
    'owner',
    'registerId',
    'when',
    'attemptId',
    'entryId',
    'noteId',
    'sessionId',
    'slug',
    'studentName',
  ],
  ...['groupName', 'isAlumniGroup', 'attendanceSchemaName', 'showVideo', 'causeId'],
]);
const people: ReadonlySet<string> = new Set([
  'by',
  'takenBy',
  'gradedBy',
  'decidedBy',
  'createdBy',
  'updatedBy',
  'startedBy',
]);
const sums: ReadonlySet<string> = new Set([
  ...[
    'price',
    'amount',
    'subtotal',
    'tax',
    'total',
    'credited',
    'paid',
    'refundedOver',
    'refundedCharge',
    'balance',
    'balanceChange',
  ],
  ...['refunded', 'overpaymentPart', 'chargePart'],
]);
const kindOf = (field: string): NamedKind | undefined =>
  people.has(field) ? 'person' : field === 'selectedGroup' ? 'group' : idFields[field];

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
    if (typeof value === 'number' && sum !== undefined && sums.has(field)) return formatter.money(value, sum);
    if (typeof value !== 'string') return value;
    if (field === 'locale') return formatter.language(value);
    const kind = kindOf(field);
    if (kind) return nameIn[kind](context.join, value);
    return isId(value) ? undefined : value;
  };
  const entries = Object.entries(isPaper(item) ? withAnswers(item) : item).filter(([field]) => !mute.has(field));
  return Object.fromEntries(
    await Promise.all(entries.map(async ([field, value]) => [field, await say(field, value)] as const)),
  );
}

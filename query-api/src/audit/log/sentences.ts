import { accessSentences } from '@paideia/events/audit/audit-access.messages.ts';
import { assessmentSentences } from '@paideia/events/audit/audit-assessment.messages.ts';
import { attendanceSentences } from '@paideia/events/audit/audit-attendance.messages.ts';
import { billingSentences } from '@paideia/events/audit/audit-billing.messages.ts';
import { collegeSentences } from '@paideia/events/audit/audit-college.messages.ts';
import { operationSentences } from '@paideia/events/audit/audit-operations.messages.ts';
import { peopleSentences } from '@paideia/events/audit/audit-people.messages.ts';
import { asText, rows, type Row, type Say } from './sentence-rows.ts';
import type { Speech } from './speech.ts';
import { fieldsOf, rowFor, type Fields, type Told } from './told.ts';

/** Present names of ids; undefined when nobody knows them (any more). */
export type Names = {
  person(id: string): string | undefined;
  group(id: string): string | undefined;
  region(id: string): string | undefined;
  schema(id: string): string | undefined;
  course(id: string): string | undefined;
  exam(id: string): string | undefined;
  assignment(id: string): string | undefined;
};

export const sentences: Readonly<Record<string, { readonly id: string }>> = {
  ...peopleSentences,
  ...accessSentences,
  ...attendanceSentences,
  ...assessmentSentences,
  ...billingSentences,
  ...collegeSentences,
  ...operationSentences,
};

const idIn = (data: Fields, field: string): string | undefined =>
  typeof data[field] === 'string' ? data[field] : undefined;

/** Who did it: a person, the system, or somebody without an account. */
export function actorOf({ meta: { actorId, channel } }: Told, names: Names, { text }: Speech): string {
  if (actorId !== null) return names.person(actorId) ?? text('audit.someone');
  return text(channel === 'WEB' || channel === 'APP' ? 'audit.visitor' : 'audit.system');
}

/** One event as a sentence. `known` are the last known values of its stream. A type without words is said by its name. */
export function sentenceOf(event: Told, known: Fields, names: Names, speech: Speech): string {
  const data = fieldsOf(event.data);
  const unnamed = speech.text('audit.something');
  const person = (id: string) => names.person(id) ?? speech.text('audit.someone');
  const region = (id: string) => names.region(id) ?? unnamed;
  const say: Say = {
    ...speech,
    beside: event.meta.at,
    known,
    people: (ids) => speech.list(ids.map(person)),
    regions: (ids) => speech.list(ids.map(region)),
    schema: (id) => names.schema(id) ?? unnamed,
    courses: (ids) => speech.list(ids.map((id) => names.course(id) ?? unnamed)),
    exam: (id) => names.exam(id) ?? unnamed,
    assignment: (id) => names.assignment(id) ?? unnamed,
  };

  const { variant, ...params } = rowFor<Row<Fields>>(rows, event.type)?.(data, say) ?? {};
  const found =
    (variant === undefined ? undefined : rowFor<{ readonly id: string }>(sentences, `${event.type}.${variant}`)) ??
    rowFor<{ readonly id: string }>(sentences, event.type);
  if (!found) return event.type;
  const [userId, groupId, regionId, itemId] = [
    idIn(data, 'userId'),
    idIn(data, 'groupId'),
    idIn(data, 'regionId'),
    idIn(data, 'itemId'),
  ];
  // An address is a person's or a region's.
  const owner =
    itemId === undefined
      ? speech.text('audit.visitor')
      : (names.person(itemId) ?? names.region(itemId) ?? speech.text('audit.someone'));
  const actor = actorOf(event, names, speech);
  const isAbout = (category: string) => event.stream.startsWith(`${category}-`) && asText(known.name);
  const sentence = speech.text(found.id, {
    actor,
    subject: userId === undefined ? owner : person(userId),
    group: isAbout('group') || (groupId === undefined ? unnamed : (names.group(groupId) ?? unnamed)),
    region: isAbout('region') || (regionId === undefined ? unnamed : region(regionId)),
    ...Object.fromEntries(
      Object.entries(params).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
    ),
  });
  const { impersonatedUserId } = event.meta;
  if (impersonatedUserId === undefined) return sentence;
  // Who did it is said in any case, also where the sentence names the person in whose name it was done.
  return speech.text(sentence.includes(actor) ? 'audit.onBehalf' : 'audit.onBehalfBy', {
    sentence,
    actor,
    person: person(impersonatedUserId),
  });
}

import type { Fields } from '@paideia/events/kernel/audit.ts';
import type { Formatter } from './formatter.ts';
import { fieldsOf, rowOf, type LoggedEvent } from './logged-event.ts';
import { nameText, ownerName, valueText, type NameOf, type Wording } from './values.ts';

const textIn = (data: Fields, field: string): string | undefined =>
  typeof data[field] === 'string' ? data[field] : undefined;

/** Whether a person did it, and not the system by a rule. */
export const isByPerson = ({ type, meta }: LoggedEvent): boolean =>
  meta.actorId !== null && rowOf(type)?.isAutomatic !== true;

/** Who did it: a person, the system, or somebody without an account. */
export function actorOf(event: LoggedEvent, nameOf: NameOf, { text }: Formatter): string {
  const { actorId, channel } = event.meta;
  if (actorId !== null && isByPerson(event)) return nameOf('person', actorId) ?? text('audit.someone');
  const isVisitor = actorId === null && (channel === 'WEB' || channel === 'APP');
  return text(isVisitor && rowOf(event.type)?.isAutomatic !== true ? 'audit.visitor' : 'audit.system');
}

/** One event as a sentence. `known` are the last known values of its stream. A type that this code does not know is said by its name. */
export function sentenceOf(event: LoggedEvent, known: Fields, nameOf: NameOf, formatter: Formatter): string {
  const row = rowOf(event.type);
  if (!row) return event.type;
  const data = fieldsOf(event.data);
  const { message, params } =
    typeof row.sentence === 'function' ? row.sentence(data, known) : { message: row.sentence, params: {} };

  const wording: Wording = { formatter, nameOf, at: event.meta.at };
  const unnamed = formatter.text('audit.something');
  const [groupId, regionId, itemId] = ['groupId', 'regionId', 'itemId'].map((id) => textIn(data, id));
  // A file and a ministry are their owner's.
  const userId = textIn(data, 'userId') ?? textIn(data, 'ownerId');
  // An address is a person's or a region's.
  const owner =
    itemId === undefined
      ? formatter.text('audit.visitor')
      : (ownerName(nameOf, itemId) ?? formatter.text('audit.someone'));
  const actor = actorOf(event, nameOf, formatter);
  /** The record's own name at that time, where the event is about the group or the region itself. */
  const ownName = (category: string) => event.stream.startsWith(`${category}-`) && textIn(known, 'name');
  const sentence = formatter.text(message.id, {
    actor,
    subject: userId === undefined ? owner : nameText(wording, 'person', userId),
    group: ownName('group') || (groupId === undefined ? unnamed : nameText(wording, 'group', groupId)),
    region: ownName('region') || (regionId === undefined ? unnamed : nameText(wording, 'region', regionId)),
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueText(value, wording) ?? ''])),
  });
  const { impersonatedUserId } = event.meta;
  if (impersonatedUserId === undefined || row.isAutomatic) return sentence;
  // Who did it is said in any case, also where the sentence names the person in whose name it was done.
  return formatter.text(sentence.includes(actor) ? 'audit.onBehalf' : 'audit.onBehalfBy', {
    sentence,
    actor,
    person: nameText(wording, 'person', impersonatedUserId),
  });
}

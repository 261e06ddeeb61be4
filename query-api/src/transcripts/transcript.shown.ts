import { Temporal } from 'temporal-polyfill';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { Instant, LocalDate } from '@paideia/events/kernel/ids.ts';
import { readsTranscript } from '@paideia/events/transcripts/transcript.permissions.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { composed, type Composed } from './transcript.compose.ts';
import { pastSources, presentSources } from './transcript.sources.ts';

export type Whose = { readonly userId: string; readonly groupId: string };
export type Seen = Composed &
  Whose & {
    readonly asOf: string | null;
    readonly studentName: string | null;
    readonly groupName: string;
    readonly timeZone: string;
    readonly regionId: string | null;
  };

/** The last instant of a day in that zone, or the instant itself; undefined for now. Refused as `invalid` when it is neither. */
export function momentOf(asOf: string | null | undefined, timeZone: string): string | undefined {
  if (!asOf) return undefined;
  if (Instant.safeParse(asOf).success) return asOf;
  if (!LocalDate.safeParse(asOf).success) throw new Refusal('invalid', {}, [{ path: 'asOf', code: 'invalid' }]);
  const next = Temporal.PlainDate.from(asOf).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  return new Date(next - 1).toISOString();
}

/** Somebody's transcript in a group, or the same answer whether there is none or it is not to be seen. A moment to come is now. */
export async function seenTranscript(context: Context, { userId, groupId }: Whose, asOf: string | null | undefined): Promise<Seen> {
  const member = await context.read(groupMembers).one(enrolmentIdOf(groupId, userId));
  const { name } = context.visible(member, readsTranscript, ({ regionId }) => ({ ownerId: userId, regionId }));
  const timetable = await groupTimetable(context, groupId);
  const timeZone = timetable?.timeZone ?? 'UTC';
  const at = momentOf(asOf, timeZone);
  const isPast = at !== undefined && Date.parse(at) < Date.parse(context.now);
  const sources = isPast ? await pastSources(context, { userId, groupId }, at) : await presentSources(context, { userId, groupId });
  const of = { userId, groupId };
  const group = timetable?.group;
  return {
    ...composed(sources, of),
    ...of,
    asOf: isPast ? at : null,
    studentName: name,
    groupName: group?.name ?? '',
    timeZone,
    regionId: group?.regionId ?? null,
  };
}

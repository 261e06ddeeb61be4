import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';

/** The region is undefined where there is no such group. */
export type TranscriptFacts = { readonly regionId: string | undefined; readonly wasEnrolled: boolean };
/** A transcript is that of a student in a group, also of one who has left it. */
export const transcriptFactsOf = async (
  ask: Ask,
  { userId, groupId }: { readonly userId: string; readonly groupId: string },
): Promise<TranscriptFacts> => ({
  regionId: (await ask.table(groupFacts).one(groupId))?.regionId,
  wasEnrolled: (await ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, userId))) !== undefined,
});

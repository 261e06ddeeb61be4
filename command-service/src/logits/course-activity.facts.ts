import { group } from '@paideia/documents/port.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import { logitEvents, type LogitEvent } from '@paideia/events/logits/logit.events.ts';
import { collectionsOf, defineProjection, upsert } from '@paideia/projection-service/kernel/projection.ts';

/** An opened course counts as the same visit for so long. */
export const visitMs = 3_600_000;
/** The entries of the activity log that say of a student that courses were opened, of the last visit; which ones is personal and stands in the entries alone. The id is the student's. */
type CourseActivityFact = {
  readonly entries: readonly { readonly stream: string; readonly at: string }[];
};

const courseActivityGroup = group('facts-course-activity', 1);
export const courseActivities = courseActivityGroup.collection<CourseActivityFact>('courseActivities');

export const courseActivityFactTable = defineProjection<LogitEvent>({
  group: courseActivityGroup,
  collections: collectionsOf(courseActivities),
  events: [logitEvents],
  on: {
    LogEntryRecorded: ({ userId, action }, { stream, at }) =>
      action === 'courseActivity' && userId !== null
        ? upsert(courseActivities, userId, (fact = { entries: [] }) => ({
            entries: [...fact.entries.filter((entry) => entry.at > later(at, -visitMs)), { stream, at }],
          }))
        : [],
  },
});

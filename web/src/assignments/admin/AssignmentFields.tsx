import Box from '@mui/material/Box';
import {
  longestContent,
  longestPlainContent,
  longestTitle,
  mostWeight,
} from '@paideia/events/assignments/assignment.rules.ts';
import { DraftNote } from '../../console/forms/index.ts';
import type { StaffAssignmentFragment } from '../../generated/assignments/admin/assignments-admin.ts';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { LockedTermNotice } from '../../groups/term-locks.parts.ts';
import { useAll } from '../../lib/data/index.ts';
import { Barred, LabelledChoice, LabelledText, NumberField, type FormState } from '../../lib/forms/index.ts';
import { instantOf, number, skippedTime, useMessages, zoneText } from '../../lib/i18n/index.ts';
import { AssignmentFiles, type FilesTyped } from './AssignmentFiles.tsx';
import { assignmentsAdminMessages } from './assignments-admin.messages.ts';

export const weightRange = { digits: 2, min: 1, max: mostWeight * 100 } as const;
export type AssignmentTyped = FilesTyped & {
  readonly title: string;
  readonly courseId: string;
  readonly type: 'graded' | 'completion';
  readonly weight: string;
  readonly content: string;
  readonly due: string;
};
type Props = {
  readonly form: FormState<AssignmentTyped>;
  readonly assignment: StaffAssignmentFragment | undefined;
  readonly timeZone: string;
  /** Of the group, in their order; they are offered first. */
  readonly courseIds: readonly string[];
  /** Its text is plain, and not of HTML. */
  readonly isPlain: boolean;
  /** The locked term that the assignment stands in. */
  readonly stuck: LockedTermFragment | undefined;
  /** That one, or the locked term of the course that is chosen. */
  readonly locked: LockedTermFragment | undefined;
};

/** What a group hands in, and until when. In a locked term it is read and not changed. */
export function AssignmentFields({ form, assignment, timeZone, courseIds, isPlain, stuck, locked }: Props) {
  const t = useMessages(assignmentsAdminMessages);
  const { title, type, due } = form.value;
  const courses = useAll(CourseChoicesDocument, {}, ({ allCourses }) => allCourses).data ?? [];
  const place = (id: string) => (courseIds.includes(id) ? courseIds.indexOf(id) : courseIds.length);
  const dueAt = instantOf(due, timeZone) ?? '';
  return (
    <>
      {locked && <LockedTermNotice term={locked} />}
      <Barred isBarred={stuck !== undefined}>
        <LabelledText
          label={t('title')}
          {...form.field('title')}
          problem={title.trim() === '' ? t('titleMissing') : undefined}
          maxLength={longestTitle}
        />
        <LabelledChoice
          label={t('course')}
          isCompact
          hasPlaceholder
          isRequired
          {...form.field('courseId')}
          options={[...courses]
            .sort((one, other) => place(one.id) - place(other.id))
            .map((one) => ({ value: one.id, label: `${one.code} ${one.title}` }))}
        />
      </Barred>
      <Barred isBarred={locked !== undefined}>
        {assignment?.isGraded ? (
          <Box sx={{ fontSize: 14 }}>
            {t('type')}: {t(type)}. {t('typeFrozen')}
          </Box>
        ) : (
          <LabelledChoice
            label={t('type')}
            isCompact
            {...form.field('type')}
            options={(['graded', 'completion'] as const).map((value) => ({ value, label: t(value) }))}
          />
        )}
        <NumberField
          label={t('weight')}
          {...form.field('weight')}
          range={weightRange}
          say={(units) => number(units / 100, 2)}
          example={150}
          hint={t('weightHint')}
        />
        <LabelledText
          label={t('due')}
          hint={zoneText(timeZone, dueAt || new Date().toISOString())}
          {...form.field('due')}
          problem={dueAt === '' ? t('dueMissing') : skippedTime(due, timeZone)}
          type="datetime-local"
        />
        <LabelledText
          label={t('content')}
          isOptional
          hint={isPlain ? undefined : t('contentHtml')}
          rows={5}
          maxLength={isPlain ? longestPlainContent : longestContent}
          {...form.field('content')}
        />
        <AssignmentFiles value={form.value} onChange={form.set} />
      </Barred>
      {form.isKept && <DraftNote onDiscard={form.clear} />}
    </>
  );
}

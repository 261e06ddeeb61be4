import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  longestContent,
  longestPlainContent,
  longestTitle,
  mostWeight,
} from '@paideia/events/assignments/assignment.rules.ts';
import type { AssignmentInput } from '../../generated/schema.ts';
import { DraftNote } from '../../console/forms/index.ts';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import {
  ActDialog,
  decimalText,
  LabelledChoice,
  LabelledText,
  newId,
  NumberField,
  parseDecimal,
  useForm,
} from '../../lib/forms/index.ts';
import { instantOf, number, useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { useAll, useCommand } from '../../lib/data/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { mostFiles } from '@paideia/events/submissions/submission.rules.ts';
import { AssignmentFiles, filesRange, filesTypedOf } from './AssignmentFiles.tsx';
import { htmlOf, plainOf } from './assignment-text.ts';
import {
  CreateAssignmentDocument,
  UpdateAssignmentDocument,
  type StaffAssignmentFragment,
} from '../../generated/assignments/admin/assignments-admin.ts';
import { assignmentsAdminMessages } from './assignments-admin.messages.ts';

type Props = {
  readonly groupId: string;
  readonly timeZone: string;
  /** Of the group, in their order; they are offered first. */
  readonly courseIds: readonly string[];
  /** Undefined for a new one. */
  readonly assignment: StaffAssignmentFragment | undefined;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const weights = { digits: 2, min: 1, max: mostWeight * 100 } as const;
const twoWeeks = 14 * 86_400_000;

/** Staff say here what a group hands in and until when. */
export function AssignmentDialog({ groupId, timeZone, courseIds, assignment, again, onClose }: Props) {
  const t = useMessages(assignmentsAdminMessages);
  const user = useUser();
  const create = useCommand(CreateAssignmentDocument);
  const update = useCommand(UpdateAssignmentDocument);
  const [fresh] = useState(() => ({
    _id: newId(),
    due: `${wallTime(new Date(Date.now() + twoWeeks).toISOString(), timeZone).slice(0, 10)}T17:00`,
  }));
  const plain = plainOf(assignment?.content ?? '');
  const form = useForm({
    start: {
      title: assignment?.title ?? '',
      courseId: assignment?.courseId ?? '',
      type: assignment?.type ?? 'graded',
      weight: decimalText(Math.round((assignment?.weight ?? 1) * 100), 2),
      content: plain ?? assignment?.content ?? '',
      due: assignment ? wallTime(assignment.dueAt, timeZone) : fresh.due,
      ...filesTypedOf(assignment),
    },
    revision: assignment?._revision ?? 0,
    again,
    draft: `assignment:${user._id}:${assignment?.id ?? `${groupId}:new`}`,
  });
  const { title, type, weight, due } = form.value;
  const courses = useAll(CourseChoicesDocument, {}, ({ allCourses }) => allCourses).data ?? [];
  const place = (id: string) => (courseIds.includes(id) ? courseIds.indexOf(id) : courseIds.length);
  const read = parseDecimal(weight, weights);
  const dueAt = instantOf(due, timeZone) ?? '';
  const files = parseDecimal(form.value.maxFiles, filesRange);
  const send = ({ due: _, content, downloads, ...typed }: typeof form.value) => {
    const input = {
      ...typed,
      _id: assignment?.id ?? fresh._id,
      groupId,
      content: plain === undefined ? content : htmlOf(content),
      weight: 'units' in read ? read.units / 100 : 1,
      dueAt,
      downloadFileIds: downloads.map(({ fileId }) => fileId),
      maxFiles: 'units' in files ? files.units : mostFiles,
    } satisfies Required<AssignmentInput>;
    return assignment ? update.run({ input, expectedRevision: form.expectedRevision }) : create.run({ input });
  };
  return (
    <ActDialog
      title={assignment ? t('changeOf', { title: assignment.title }) : t('newAssignment')}
      confirm={t(assignment ? 'change' : 'newAssignment')}
      form={form}
      send={send}
      done={t(assignment ? 'changed' : 'set', { title: title.trim() })}
      onDone={form.clear}
      onClose={onClose}
    >
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
        range={weights}
        say={(units) => number(units / 100, 2)}
        example={150}
        hint={t('weightHint')}
      />
      <LabelledText
        label={t('due')}
        hint={zoneText(timeZone, dueAt || new Date().toISOString())}
        {...form.field('due')}
        problem={dueAt === '' ? t('dueMissing') : undefined}
        type="datetime-local"
      />
      <LabelledText
        label={t('content')}
        isOptional
        hint={plain === undefined ? t('contentHtml') : undefined}
        rows={5}
        maxLength={plain === undefined ? longestContent : longestPlainContent}
        {...form.field('content')}
      />
      <AssignmentFiles value={form.value} onChange={form.set} />
      {form.isKept && <DraftNote onDiscard={form.clear} />}
    </ActDialog>
  );
}

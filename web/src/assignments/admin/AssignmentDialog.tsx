import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  longestContent,
  longestPlainContent,
  longestTitle,
  mostWeight,
} from '@paideia/events/assignments/assignment.rules.ts';
import type { AssignmentInput } from '../../generated/schema.ts';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import {
  type Acts,
  decimalText,
  newId,
  NumberField,
  parseDecimal,
  LabelledText,
  LabelledChoice,
} from '../../lib/forms/index.ts';
import { instantOf, number, useMessages, wallTime, zoneText } from '../../lib/i18n/index.ts';
import { useAll, useCommand } from '../../lib/data/index.ts';
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
  readonly acts: Acts;
  readonly onClose: () => void;
};
const weights = { digits: 2, min: 1, max: mostWeight * 100 } as const;
const twoWeeks = 14 * 86_400_000;

/** What a group hands in and until when. */
export function AssignmentDialog({ groupId, timeZone, courseIds, assignment, acts, onClose }: Props) {
  const t = useMessages(assignmentsAdminMessages);
  const create = useCommand(CreateAssignmentDocument);
  const update = useCommand(UpdateAssignmentDocument);
  const [_id] = useState(() => assignment?.id ?? newId());
  const plain = plainOf(assignment?.content ?? '');
  const [draft, setDraft] = useState(() => ({
    title: assignment?.title ?? '',
    courseId: assignment?.courseId ?? '',
    type: assignment?.type ?? 'graded',
    weight: decimalText(Math.round((assignment?.weight ?? 1) * 100), 2),
    content: plain ?? assignment?.content ?? '',
    due: assignment
      ? wallTime(assignment.dueAt, timeZone)
      : `${wallTime(new Date(Date.now() + twoWeeks).toISOString(), timeZone).slice(0, 10)}T17:00`,
  }));
  const [isTried, setTried] = useState(false);
  const set = (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed }));
  const courses = useAll(CourseChoicesDocument, {}, ({ allCourses }) => allCourses).data ?? [];
  const place = (id: string) => (courseIds.includes(id) ? courseIds.indexOf(id) : courseIds.length);
  const weight = parseDecimal(draft.weight, weights);
  const dueAt = instantOf(draft.due, timeZone);
  const title = draft.title.trim();
  const submit = async () => {
    setTried(true);
    if (!title || !draft.courseId || dueAt === undefined || !('units' in weight)) return;
    const content = plain === undefined ? draft.content : htmlOf(draft.content);
    const input = {
      _id,
      groupId,
      courseId: draft.courseId,
      title,
      content,
      type: draft.type,
      weight: weight.units / 100,
      dueAt,
    } satisfies Required<AssignmentInput>;
    const isDone = await acts.attempt(() =>
      assignment ? update.run({ input, expectedRevision: assignment._revision }) : create.run({ input }),
    );
    if (!isDone) return;
    notify(t(assignment ? 'changed' : 'set', { title }));
    onClose();
  };
  return (
    <ActDialog
      title={assignment ? t('changeOf', { title: assignment.title }) : t('newAssignment')}
      confirm={t(assignment ? 'change' : 'newAssignment')}
      isBusy={create.isBusy || update.isBusy}
      acts={acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LabelledText
        label={t('title')}
        error={isTried && !title ? t('titleMissing') : undefined}
        maxLength={longestTitle}
        value={draft.title}
        onChange={(text) => set({ title: text })}
      />
      <LabelledChoice
        label={t('course')}
        error={isTried && !draft.courseId ? t('courseMissing') : undefined}
        isCompact
        hasPlaceholder
        value={draft.courseId}
        options={[...courses]
          .sort((one, other) => place(one.id) - place(other.id))
          .map((one) => ({ value: one.id, label: `${one.code} ${one.title}` }))}
        onChange={(courseId) => set({ courseId })}
      />
      {assignment?.isGraded ? (
        <Box sx={{ fontSize: 14 }}>
          {t('type')}: {t(draft.type)}. {t('typeFrozen')}
        </Box>
      ) : (
        <LabelledChoice
          label={t('type')}
          isCompact
          value={draft.type}
          options={(['graded', 'completion'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(value) => set({ type: value === 'completion' ? 'completion' : 'graded' })}
        />
      )}
      <NumberField
        label={t('weight')}
        text={draft.weight}
        onText={(text) => set({ weight: text })}
        range={weights}
        say={(units) => number(units / 100, 2)}
        example={150}
        hint={t('weightHint')}
      />
      <LabelledText
        label={t('due')}
        hint={zoneText(timeZone, dueAt ?? new Date().toISOString())}
        error={isTried && dueAt === undefined ? t('dueMissing') : undefined}
        type="datetime-local"
        value={draft.due}
        onChange={(due) => set({ due })}
      />
      <LabelledText
        label={t('content')}
        isOptional
        hint={plain === undefined ? t('contentHtml') : undefined}
        rows={5}
        maxLength={plain === undefined ? longestContent : longestPlainContent}
        value={draft.content}
        onChange={(content) => set({ content })}
      />
    </ActDialog>
  );
}

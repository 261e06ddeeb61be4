import { useState } from 'react';
import { lockOfCourse } from '@paideia/events/groups/term-lock.rules.ts';
import type { AssignmentInput } from '../../generated/schema.ts';
import { ActDialog, decimalText, newId, parseDecimal, useForm } from '../../lib/forms/index.ts';
import { instantOf, useMessages, wallTime } from '../../lib/i18n/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { mostFiles } from '@paideia/events/submissions/submission.rules.ts';
import { AssignmentFields, weightRange, type AssignmentTyped } from './AssignmentFields.tsx';
import { filesRange, filesTypedOf } from './AssignmentFiles.tsx';
import { htmlOf, plainOf } from './assignment-text.ts';
import {
  CreateAssignmentDocument,
  UpdateAssignmentDocument,
  type StaffAssignmentFragment,
} from '../../generated/assignments/admin/assignments-admin.ts';
import type { LockedTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { assignmentsAdminMessages } from './assignments-admin.messages.ts';

type Props = {
  readonly groupId: string;
  readonly timeZone: string;
  /** Of the group, in their order; they are offered first. */
  readonly courseIds: readonly string[];
  readonly lockedTerms: readonly LockedTermFragment[];
  /** Undefined for a new one. */
  readonly assignment: StaffAssignmentFragment | undefined;
  readonly again: () => Promise<unknown>;
  readonly onClose: () => void;
};
const refusals = { 'assignment.dueFarOff': { field: 'due' } } as const;
const twoWeeks = 14 * 86_400_000;

/** Staff say here what a group hands in and until when. */
export function AssignmentDialog({ groupId, timeZone, courseIds, lockedTerms, assignment, again, onClose }: Props) {
  const t = useMessages(assignmentsAdminMessages);
  const user = useUser();
  const create = useCommand(CreateAssignmentDocument);
  const update = useCommand(UpdateAssignmentDocument);
  const [fresh] = useState(() => ({
    _id: newId(),
    due: `${wallTime(new Date(Date.now() + twoWeeks).toISOString(), timeZone).slice(0, 10)}T17:00`,
  }));
  const plain = plainOf(assignment?.content ?? '');
  const form = useForm<AssignmentTyped>({
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
    refusals,
    draft: `assignment:${user._id}:${assignment?.id ?? `${groupId}:new`}`,
  });
  const { title, courseId, weight, due } = form.value;
  // What was set in it stays in it.
  const stuck = assignment && lockOfCourse(lockedTerms, assignment.courseId);
  const locked = stuck ?? lockOfCourse(lockedTerms, courseId);
  const read = parseDecimal(weight, weightRange);
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
      isBarred={locked !== undefined}
      onClose={onClose}
    >
      <AssignmentFields
        form={form}
        assignment={assignment}
        timeZone={timeZone}
        courseIds={courseIds}
        isPlain={plain !== undefined}
        stuck={stuck}
        locked={locked}
      />
    </ActDialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { submissionPermissions } from '@paideia/events/submissions/submission.permissions.ts';
import { useRefreshed } from '../../console/forms/index.ts';
import { RecordPanel } from '../../console/list/RecordPanel.tsx';
import { useActs } from '../../lib/forms/index.ts';
import { Avatar, notify } from '../../lib/ui/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import { GradePanel, type Grading } from './GradePanel.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import {
  AssignmentSubmissionDocument,
  GradeSubmissionDocument,
  ReopenSubmissionDocument,
} from '../../generated/submissions/admin/submission-admin.ts';
import { submissionsAdminMessages } from './submissions-admin.messages.ts';
import { Calculation } from '../../lib/why/index.ts';

type Props = {
  readonly id: string;
  readonly onClose: () => void;
  /** Graded: opens the next one that waits and says whether there was one. */
  readonly onGraded: (id: string) => boolean;
};

/** One student's work beside the list, and the grade for it. */
export function SubmissionReview({ id, onClose, onGraded }: Props) {
  const t = useMessages(submissionsAdminMessages);
  const user = useUser();
  const form = useId();
  const remote = useRemote(AssignmentSubmissionDocument, { id }, ({ AssignmentSubmission }) => AssignmentSubmission);
  const acts = useActs(remote.again, useRefreshed());
  const grade = useCommand(GradeSubmissionDocument);
  const reopen = useCommand(ReopenSubmissionDocument);
  const [isAsking, setAsking] = useState(false);
  const work = remote.data?.id === id ? remote.data : undefined;
  const name = work?.studentName ?? t('erased');
  const { isBusy } = acts;
  const locked = useLockedTerm(work?.groupId, work);
  const why = useId();
  const barred = { disabled: isBusy || locked !== undefined, 'aria-describedby': locked && why };
  const scope = { regionId: work?.regionId, ownerId: work?.userId };
  const mayGrade = may(user, submissionPermissions.GradeSubmission, scope);
  const isShut = work?.isOpen === false && !work.isGroupArchived;
  const mayReopen = isShut && may(user, submissionPermissions.ReopenSubmission, scope);
  if (work && isAsking && !mayReopen) setAsking(false);

  const submission = work && { assignmentId: work.assignmentId, userId: work.userId, expectedRevision: work._revision };
  const save = async (grading: Grading, expectedRevision: number) => {
    const sent = submission && { ...submission, ...grading, expectedRevision };
    if (!sent || !(await acts.attempt(() => grade.run(sent)))) return false;
    const isNext = onGraded(id);
    notify([t('saved', { name }), isNext && t('nextOpened')].filter(Boolean).join('. '));
    return true;
  };
  const footer = (mayGrade || mayReopen) && (
    <>
      {mayGrade && (
        <Button type="submit" form={form} variant="contained" {...barred}>
          {t(work?.status === 'graded' ? 'change' : 'save')}
        </Button>
      )}
      {mayReopen && (
        <Button
          variant="outlined"
          {...barred}
          onClick={() => {
            acts.forget();
            setAsking(true);
          }}
        >
          {t('reopen')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <RecordPanel
        id={id}
        remote={{ ...remote, data: work }}
        gone={t('gone')}
        isOvertaken={acts.isOvertaken && !isAsking}
        title={work ? name : t('title')}
        caption={work?.groupName}
        icon={work && <Avatar name={name} picture={work.studentPicture} size={36} />}
        onClose={onClose}
        footer={work && footer}
      >
        {(loaded) => (
          <>
            {locked && <LockedTermNotice id={why} term={locked} />}
            <SubmissionFacts work={loaded} />
            {loaded.excused && <Alert severity="info">{t('excusedNote')}</Alert>}
            {loaded.status === 'graded' && <Calculation key={loaded._revision} kind="submission" id={loaded.id} />}
            {mayGrade ? (
              <GradePanel
                form={form}
                work={loaded}
                acts={acts}
                error={isAsking ? undefined : acts.error}
                onSave={save}
              />
            ) : (
              <Alert severity="info">{t('notYours')}</Alert>
            )}
          </>
        )}
      </RecordPanel>
      {work && submission && isAsking && mayReopen && (
        <ReopenDialog
          work={work}
          acts={acts}
          reopen={(until) => reopen.run({ ...submission, until })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefresh } from 'ra-core';
import { useId, useState } from 'react';
import { submissionPermissions } from '@paideia/events/submissions/submission.permissions.ts';
import { DetailPanel } from '../../console/list/DetailPanel.tsx';
import { actsMessages, useActs } from '../../lib/forms/index.ts';
import { Avatar, DataScreen, notify } from '../../lib/ui/index.ts';
import { errorCode, useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
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
  const common = useMessages(actsMessages);
  const user = useUser();
  const form = useId();
  const remote = useRemote(AssignmentSubmissionDocument, { id }, ({ AssignmentSubmission }) => AssignmentSubmission);
  const acts = useActs(remote.again, useRefresh());
  const grade = useCommand(GradeSubmissionDocument);
  const reopen = useCommand(ReopenSubmissionDocument);
  const [isAsking, setAsking] = useState(false);
  const work = remote.data?.id === id ? remote.data : undefined;
  const name = work?.studentName ?? t('erased');
  const { isBusy } = acts;
  const scope = { regionId: work?.regionId };
  const mayGrade = may(user, submissionPermissions.GradeSubmission, scope);
  const mayReopen =
    may(user, submissionPermissions.ReopenSubmission, scope) &&
    (work?.status === 'graded' || work?.status === 'closed');
  if (work && isAsking && !mayReopen) setAsking(false);

  const of = work && { assignmentId: work.assignmentId, userId: work.userId, expectedRevision: work._revision };
  const save = async (grading: Grading) => {
    if (!of || !(await acts.attempt(() => grade.run({ ...of, ...grading })))) return false;
    const isNext = onGraded(id);
    notify([t('saved', { name }), isNext && t('nextOpened')].filter(Boolean).join('. '));
    return true;
  };
  const footer = (mayGrade || mayReopen) && (
    <>
      {mayGrade && (
        <Button type="submit" form={form} variant="contained" disabled={isBusy}>
          {t(work?.status === 'graded' ? 'change' : 'save')}
        </Button>
      )}
      {mayReopen && (
        <Button
          variant="outlined"
          disabled={isBusy}
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
      <DetailPanel
        of={id}
        title={work ? name : t('title')}
        caption={work?.groupName}
        icon={work && <Avatar name={name} size={36} />}
        onClose={onClose}
        footer={work && footer}
      >
        {errorCode(remote.error) === 'notFound' ? (
          <Alert severity="info">{t('gone')}</Alert>
        ) : (
          <DataScreen remote={{ ...remote, data: work }}>
            {(shown) => (
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
                {acts.isOvertaken && !isAsking && <Alert severity="warning">{common('overtaken')}</Alert>}
                <SubmissionFacts work={shown} />
                {shown.status === 'graded' && <Calculation key={shown._revision} of="submission" id={shown.id} />}
                {mayGrade ? (
                  <GradePanel form={form} work={shown} error={isAsking ? undefined : acts.error} onSave={save} />
                ) : (
                  <Alert severity="info">{t('notYours')}</Alert>
                )}
              </Box>
            )}
          </DataScreen>
        )}
      </DetailPanel>
      {work && of && isAsking && mayReopen && (
        <ReopenDialog
          work={work}
          acts={acts}
          reopen={(until) => reopen.run({ ...of, until })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

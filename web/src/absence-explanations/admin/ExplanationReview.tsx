import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { absenceExplanationPermissions } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import { longestExplanation } from '@paideia/events/absence-explanations/absence-explanation.rules.ts';
import { RecordPanel } from '../../console/list/RecordPanel.tsx';
import { AbsenceExplanationDocument } from '../../generated/absence-explanations/admin/absence-explanation-admin.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import { leaveAdminMessages } from '../../leave-requests/admin/leave-requests-admin.messages.ts';
import { errorText, useRemote } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { AppLink, Avatar, ConfirmDialog } from '../../lib/ui/index.ts';
import { registerAdminMessages } from '../../registers/admin/registers-admin.messages.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { ExplanationFacts } from './ExplanationFacts.tsx';
import { explanationsAdminMessages } from './explanations-admin.messages.ts';
import { useExplanationDecision } from './use-explanation-decision.ts';

type Props = { readonly id: string; readonly onClose: () => void };

/** One explanation beside the list, and the decision about it: the student is told of each at once. */
export function ExplanationReview({ id, onClose }: Props) {
  const t = useMessages(explanationsAdminMessages);
  const leave = useMessages(leaveAdminMessages);
  const registers = useMessages(registerAdminMessages);
  const user = useUser();
  const remote = useRemote(AbsenceExplanationDocument, { id }, ({ AbsenceExplanation }) => AbsenceExplanation);
  const { form, decide } = useExplanationDecision(id, remote.again);
  const [isAsked, ask] = useState(false);
  // The answer for the row before is still there while the next one is on its way.
  const explanation = remote.data?.id === id ? remote.data : undefined;
  const name = explanation?.studentName ?? leave('erased');
  const mayDecide =
    explanation !== undefined &&
    may(user, absenceExplanationPermissions.ExcuseAbsence, {
      regionId: explanation.regionId,
      ownerId: explanation.userId,
    });
  const locked = useLockedTerm(explanation?.groupId, explanation);
  const why = useId();
  const isExcused = explanation?.status === 'excused';

  const send = () => {
    ask(false);
    if (explanation) void decide(explanation, name);
  };
  return (
    <>
      <RecordPanel
        id={id}
        remote={{ ...remote, data: explanation }}
        gone={t('gone')}
        isOvertaken={form.isOvertaken}
        title={explanation ? name : t('text')}
        caption={
          explanation && (
            <>
              {explanation.groupName} ·{' '}
              <AppLink
                to={addressOf(studentRecord, { id: explanation.userId })}
                style={{ textDecoration: 'underline' }}
              >
                {labelOf(studentRecord)}
              </AppLink>
            </>
          )
        }
        icon={explanation && <Avatar name={name} picture={explanation.studentPicture} size={36} />}
        onClose={onClose}
        footer={
          mayDecide ? (
            <Button
              variant={isExcused ? 'outlined' : 'contained'}
              disabled={form.isBusy || locked !== undefined}
              aria-describedby={locked && why}
              onClick={() => (isExcused ? ask(true) : send())}
            >
              {registers(isExcused ? 'revoke' : 'excuse')}
            </Button>
          ) : undefined
        }
      >
        {(loaded) => (
          <>
            {form.error !== undefined && <Alert severity="error">{errorText(form.error)}</Alert>}
            {locked && <LockedTermNotice id={why} term={locked} />}
            <ExplanationFacts explanation={loaded} />
            {mayDecide ? (
              <LabelledText
                label={leave('comment')}
                isOptional
                rows={3}
                maxLength={longestExplanation}
                {...form.field('comment')}
              />
            ) : (
              <Alert severity="info">{leave('notYours')}</Alert>
            )}
          </>
        )}
      </RecordPanel>
      <ConfirmDialog
        open={isAsked}
        title={registers('revokeTitle', { name })}
        confirm={registers('revoke')}
        isBusy={form.isBusy}
        onConfirm={send}
        onCancel={() => ask(false)}
      >
        {registers('revokeText')}
      </ConfirmDialog>
    </>
  );
}

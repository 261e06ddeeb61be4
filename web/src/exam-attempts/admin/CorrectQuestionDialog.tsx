import Box from '@mui/material/Box';
import { gradesExams } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { ActDialog, LabelledChoice, newId, ReasonField, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import {
  CorrectExamQuestionDocument,
  SatVersionsDocument,
} from '../../generated/exam-attempts/admin/exam-correction.ts';
import { chosenOf, everyGroup, groupOf, scopeOf, type CorrectionDraft } from './correction-draft.ts';
import { CorrectionPreview } from './CorrectionPreview.tsx';
import { examCorrectionsMessages } from './exam-corrections.messages.ts';
import { RulingFields } from './RulingFields.tsx';

type Correctable = {
  readonly examId: string;
  readonly examTitle: string;
  /** Null: all groups. */
  readonly groupId: string | null;
  /** What somebody pointed at. */
  readonly version?: number;
  readonly questionId?: string;
};
type Props = Correctable & {
  readonly again: () => unknown;
  readonly onClose: () => void;
};

/** What was wrong of an exam that was sat, what is right of it, and the scores before and after; nothing is changed until it is sent. */
export function CorrectQuestionDialog({
  examId,
  examTitle,
  groupId: asked,
  version = 0,
  questionId = '',
  again,
  onClose,
}: Props) {
  const t = useMessages(examCorrectionsMessages);
  const user = useUser();
  const { run } = useCommand(CorrectExamQuestionDocument);
  const form = useForm<CorrectionDraft>({
    start: () => ({
      correctionId: newId(),
      groupId: asked ?? everyGroup,
      version,
      questionId,
      ruling: '',
      accepted: [],
      reason: '',
    }),
    again,
    refusals: { 'exam.oneCorrectOption': { field: 'accepted' } },
  });
  const groupId = groupOf(form.value.groupId);
  const remote = useRemote(SatVersionsDocument, { examId, groupId }, ({ examCorrections }) => examCorrections);
  const own = useRemote(
    SatVersionsDocument,
    asked === null ? null : { examId, groupId: asked },
    ({ examCorrections }) => examCorrections.groupName,
  );
  const input = scopeOf(examId, form.value, chosenOf(remote.data?.versions ?? [], form.value));
  return (
    <ActDialog
      title={t('titleOf', { exam: examTitle })}
      confirm={t('apply')}
      form={form}
      send={async ({ correctionId, reason }) => {
        if (input) await run({ input: { ...input, correctionId, reason } });
      }}
      done={t('done')}
      onClose={onClose}
    >
      {asked !== null && may(user, gradesExams, {}) && (
        <LabelledChoice
          label={t('forWhom')}
          {...form.field('groupId')}
          options={[
            { value: asked, label: own.data ?? '' },
            { value: everyGroup, label: t('allGroups') },
          ]}
        />
      )}
      <DataScreen
        remote={remote}
        isEmpty={({ versions }) => versions.length === 0}
        empty={<p role="status">{t('notSat')}</p>}
      >
        {({ versions }) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
            <RulingFields form={form} versions={versions} />
            <ReasonField {...form.field('reason')} hint={t('studentsRead')} />
            {input && <CorrectionPreview key={JSON.stringify(input)} input={input} />}
          </Box>
        )}
      </DataScreen>
    </ActDialog>
  );
}

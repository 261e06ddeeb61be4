import EditNote from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRefresh } from 'ra-core';
import { useEffect, useState } from 'react';
import { gradesExams } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { somewhere } from '@paideia/events/kernel/permission.ts';
import { useList } from '../../console/list/use-list.ts';
import { useRemote } from '../../lib/data/index.ts';
import { dateTime, number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import {
  ExamCorrectionsDocument,
  type MadeCorrectionFieldsFragment,
} from '../../generated/exam-attempts/admin/exam-correction.ts';
import type { StaffResultRowFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { useRepeated } from '../use-repeated.ts';
import { CorrectQuestionDialog } from './CorrectQuestionDialog.tsx';
import { examCorrectionsMessages, rulingTexts } from './exam-corrections.messages.ts';

const gradesSomewhere = somewhere(gradesExams);

/** Of the exam that the list is narrowed to: what was corrected, what is still to be graded again, and the way to a further correction. */
export function CorrectionStrip() {
  const user = useUser();
  const { filterValues } = useList<StaffResultRowFragment>();
  const { examId, groupId } = filterValues as { readonly examId?: string; readonly groupId?: string };
  const grades = groupId ? gradesSomewhere : gradesExams;
  return examId && may(user, grades, {}) ? (
    <Corrections key={`${examId} ${groupId}`} examId={examId} groupId={groupId || null} />
  ) : null;
}

function Corrections({ examId, groupId }: { readonly examId: string; readonly groupId: string | null }) {
  const t = useMessages(examCorrectionsMessages);
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [most, setMost] = useState(0);
  const remote = useRemote(ExamCorrectionsDocument, { examId, groupId }, ({ examCorrections }) => examCorrections);
  const { waiting = 0, corrections = [], examTitle = '' } = remote.data ?? {};
  useRepeated(waiting, remote.again);
  useEffect(() => {
    setMost((before) => (waiting === 0 ? 0 : Math.max(before, waiting)));
    if (waiting === 0) refresh();
  }, [waiting, refresh]);
  // Whoever may grade elsewhere alone is told nothing of it.
  if (!remote.data) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '9px', mb: '12px' }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EditNote />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {waiting > 0 && (
        <div>
          <LinearProgress
            variant="determinate"
            value={most === 0 ? 0 : (100 * (most - waiting)) / most}
            aria-label={t('title')}
          />
          <Box component="p" role="status" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
            {t('waiting', { count: waiting })}
          </Box>
        </div>
      )}
      {corrections.length > 0 && (
        <Box component="details" sx={{ fontSize: 14, '& summary': { cursor: 'pointer', fontWeight: 600 } }}>
          <summary>
            {t('corrections')} ({number(corrections.length)})
          </summary>
          <ul>
            {corrections.map((one) => (
              <Made key={one.correctionId} made={one} />
            ))}
          </ul>
        </Box>
      )}
      {isOpen && (
        <CorrectQuestionDialog
          examId={examId}
          examTitle={examTitle}
          groupId={groupId}
          again={remote.again}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

function Made({ made }: { readonly made: MadeCorrectionFieldsFragment }) {
  const t = useMessages(examCorrectionsMessages);
  const { questionText, ruling, acceptedTexts, reason, groupName, at, byName } = made;
  const what = ruling === 'accepts' ? t('rightNow', { answers: acceptedTexts.join(' / ') }) : t(rulingTexts[ruling]);
  return (
    <Box component="li" sx={{ py: '6px', borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <b style={{ fontWeight: 600 }}>{questionText}</b>
      <div>
        {what}. {reason}
      </div>
      <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
        {groupName ?? t('allGroups')} · {byName === null ? dateTime(at) : t('by', { name: byName, date: dateTime(at) })}
      </Box>
    </Box>
  );
}

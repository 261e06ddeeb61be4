import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { percent, type Translate, useMessages, dateTime } from '../../lib/i18n/index.ts';
import type { Assessment } from '../assessment-groups.rules.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { courseBeside } from '../course-beside.ts';
import { assignmentPath, examPath, resultPath } from '../exam-paths.rules.ts';
import { WorkChip } from './WorkChip.tsx';

type T = Translate<keyof typeof assessmentsMessages>;

/** These are worth knowing below the title: deadline, attempts, score. */
function notesOf(item: Assessment, timeZone: string, t: T): readonly string[] {
  const when = dateTime(item.due, timeZone);
  if (item.kind === 'assignment') {
    const { grade } = item.assignment;
    return [t('assignment'), t('due', { when }), ...(grade === null ? [] : [t('grade', { score: percent(grade, 2) })])];
  }
  const { used, attemptsAllowed, bestScore, status, closesAt } = item.exam;
  const closing = status === 'late' ? 'deadlineWas' : hasClosed(closesAt, Date.now()) ? 'closed' : 'closes';
  return [
    t('exam'),
    t(status === 'notOpen' ? 'opens' : closing, { when }),
    ...(used > 0 ? [t('attemptsUsed', { used, allowed: attemptsAllowed })] : []),
    ...(bestScore === null ? [] : [t('bestScore', { score: percent(bestScore, 2) })]),
  ];
}

type Props = {
  readonly item: Assessment;
  readonly timeZone: string;
  readonly isFirst: boolean;
};

/** It shows one exam or assignment with its state and the way on. */
export function AssessmentRow({ item, timeZone, isFirst }: Props) {
  const t = useMessages(assessmentsMessages);
  const { title, courseCode, courseTitle } = item.kind === 'exam' ? item.exam : item.assignment;
  const exam = item.kind === 'exam' ? item.exam : undefined;
  const path = exam ? examPath(exam.examId) : assignmentPath(item.id);
  const canOpen = ['open', 'closing', 'late', 'reopened'].includes(item.status);
  const Icon = exam ? QuizIcon : AssignmentIcon;
  const full = `${courseCode} ${title}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '36px minmax(0,1fr)', md: '36px minmax(0,1fr) auto' },
        alignItems: 'center',
        gap: { xs: '9px 12px', md: '12px 18px' },
        minHeight: 66,
        p: '9px 18px',
        borderTop: '1px solid var(--line)',
        '& [data-row-link]': { color: 'inherit', textDecoration: 'none' },
        '&:hover [data-row-link]': { textDecoration: 'underline' },
      }}
    >
      <Box
        component="span"
        sx={{
          width: 36,
          height: 36,
          borderRadius: 'var(--r-s)',
          bgcolor: 'var(--tint)',
          color: 'var(--secondary)',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <Icon fontSize="small" aria-hidden="true" />
      </Box>
      <div>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <AppLink to={path} data-row-link="">
            {title}
          </AppLink>{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'var(--ink-2)' }}>
            {courseBeside({ title, courseCode, courseTitle })}
          </Box>
        </Box>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
          {notesOf(item, timeZone, t).join(' · ')}
        </Box>
        {item.kind === 'assignment' && item.assignment.comment && (
          <Box sx={{ fontSize: 13, lineHeight: '18px', mt: '6px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <b>
              {item.assignment.gradedByName === null
                ? t('commentOfStaff')
                : t('comment', { name: item.assignment.gradedByName })}
            </b>{' '}
            {item.assignment.comment}
          </Box>
        )}
      </div>
      <Box
        sx={{
          gridColumn: { xs: '2', md: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: { xs: 'space-between', md: 'flex-end' },
          gap: '9px 18px',
          // Also where nothing stands before it.
          '& > a': { marginInlineStart: 'auto' },
        }}
      >
        {/* The button says by itself that an exam or an assignment is open. */}
        {!(canOpen && item.status === 'open') && <WorkChip kind={item.kind} status={item.status} />}
        {canOpen && (
          <Button
            size={isFirst ? 'medium' : 'small'}
            variant={isFirst ? 'contained' : 'outlined'}
            component={AppLink}
            to={path}
            aria-label={t('openOf', { title: full })}
          >
            {t('open')}
          </Button>
        )}
        {exam && !canOpen && exam.lastAttemptId && (
          <Button
            size="small"
            variant="text"
            component={AppLink}
            to={resultPath(exam.examId, exam.lastAttemptId)}
            aria-label={t('resultOf', { title: full })}
            sx={{ mr: '-12px' }}
          >
            {t('result')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { assessmentsPath, examPath } from '../../exam-attempts/exam.paths.ts';
import { groupsOf, type Assessment } from '../../exam-attempts/assessment-groups.rules.ts';
import type { GroupAssessmentsFragment } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../../exam-attempts/assessments.messages.ts';
import { useMessages, dateTime } from '../../lib/i18n/index.ts';
import { AppLink, StatusChip } from '../../lib/ui/index.ts';
import { studyMessages } from '../study.messages.ts';
import { CardRow } from './CardRow.tsx';
import { DashboardCard } from './DashboardCard.tsx';

const most = 4;

type Props = {
  readonly assessments: GroupAssessmentsFragment;
  readonly timeZone: string;
};

/** The exams and assignments with the nearest deadlines. */
export function TodoCard({ assessments, timeZone }: Props) {
  const t = useMessages(studyMessages);
  const words = useMessages(assessmentsMessages);
  const now = Date.now();
  const items = groupsOf(assessments, now).now.slice(0, most);
  const next = items.find((item) => item.kind === 'exam');
  const noteOf = (item: Assessment) => {
    const when = dateTime(item.due, timeZone);
    if (item.kind === 'assignment') return t('due', { course: item.assignment.courseCode, when });
    return t(hasClosed(item.due, now) ? 'closed' : 'closes', { course: item.exam.courseCode, when });
  };
  return (
    <DashboardCard title={t('todo')} to={assessmentsPath} link={t('todoAll')}>
      {items.length === 0 && (
        <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('nothingTodo')}</Typography>
      )}
      <ul>
        {items.map((item) => (
          <CardRow
            key={item.id}
            title={item.kind === 'exam' ? item.exam.title : item.assignment.title}
            {...(item.kind === 'exam' ? { to: examPath(item.exam.examId) } : {})}
            note={noteOf(item)}
          >
            <StatusChip area={item.kind} status={item.status} />
            {item === next && (
              <Button
                variant="contained"
                component={AppLink}
                to={examPath(next.exam.examId)}
                aria-label={words('openOf', { title: `${next.exam.courseCode} ${next.exam.title}` })}
              >
                {words('open')}
              </Button>
            )}
          </CardRow>
        ))}
      </ul>
    </DashboardCard>
  );
}

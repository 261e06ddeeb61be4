import Button from '@mui/material/Button';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { CardNote, CardRow } from '../../lib/dashboard/index.ts';
import type { TodoCardFragment } from '../../generated/exam-attempts/student/todo-card.ts';
import { useMessages, dateTime } from '../../lib/i18n/index.ts';
import { AppLink, StatusChip } from '../../lib/ui/index.ts';
import { groupsOf, type Assessment } from '../assessment-groups.rules.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { assignmentPath, examPath } from '../exam-paths.rules.ts';
import { todoCardMessages } from '../todo-card.messages.ts';

const most = 4;

type Props = { readonly data: NonNullable<TodoCardFragment['assessments']> };

/** The exams and assignments with the nearest deadlines. */
export function TodoCard({ data }: Props) {
  const t = useMessages(todoCardMessages);
  const words = useMessages(assessmentsMessages);
  const now = Date.now();
  const items = groupsOf(data, now).now.slice(0, most);
  const next = items.find((item) => item.kind === 'exam');
  const noteOf = (item: Assessment) => {
    const when = dateTime(item.due, data.timeZone);
    if (item.kind === 'assignment') return t('due', { course: item.assignment.courseCode, when });
    return t(hasClosed(item.due, now) ? 'closed' : 'closes', { course: item.exam.courseCode, when });
  };
  if (items.length === 0) return <CardNote>{t('nothingTodo')}</CardNote>;
  return (
    <ul>
      {items.map((item) => (
        <CardRow
          key={item.id}
          title={item.kind === 'exam' ? item.exam.title : item.assignment.title}
          to={item.kind === 'exam' ? examPath(item.exam.examId) : assignmentPath(item.id)}
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
  );
}

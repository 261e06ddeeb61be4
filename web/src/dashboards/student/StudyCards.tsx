import Alert from '@mui/material/Alert';
import { errorText } from '../../kernel/errors.ts';
import { Spinner } from '../../kernel/Spinner.tsx';
import { useRemote } from '../../kernel/use-remote.ts';
import { StudyDocument } from '../study.documents.ts';
import { InvoicesCard } from './InvoicesCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { TodoCard } from './TodoCard.tsx';

/** A student's own work and money: what waits, the latest results, what is to be paid. */
export function StudyCards({ groupId }: { readonly groupId: string }) {
  const { data, error } = useRemote(StudyDocument, { groupId }, (answer) => answer);
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <Spinner />;
  const open = [...data.unpaid.items, ...data.partPaid.items].sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  return (
    <>
      <TodoCard assessments={data.assessments} timeZone={data.attendance.timeZone} />
      <ResultsCard results={data.recentExamResults} average={data.grades.gradeAverage} />
      {open.length > 0 && <InvoicesCard invoices={open} currencies={data.currencies} />}
    </>
  );
}

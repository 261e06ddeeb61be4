import Alert from '@mui/material/Alert';
import { errorText, useRemote } from '../../lib/data/index.ts';
import { Spinner } from '../../lib/ui/index.ts';
import { StudyDocument } from '../../generated/dashboards/study.ts';
import type { ReactNode } from 'react';
import { CardColumn } from './CardColumn.tsx';
import { InvoicesCard } from './InvoicesCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { TodoCard } from './TodoCard.tsx';

type Props = { readonly groupId: string; readonly children: ReactNode };

/** A student's own work and money in two columns: what waits and what is to be paid, then the latest results and what else belongs below them. */
export function StudyCards({ groupId, children }: Props) {
  const { data, error } = useRemote(StudyDocument, { groupId }, (answer) => answer);
  if (!data)
    return (
      <>
        <CardColumn>{error ? <Alert severity="error">{errorText(error)}</Alert> : <Spinner />}</CardColumn>
        <CardColumn>{children}</CardColumn>
      </>
    );
  const open = [...data.unpaid.items, ...data.partPaid.items].sort((one, other) =>
    one.dueDate.localeCompare(other.dueDate),
  );
  return (
    <>
      <CardColumn>
        <TodoCard assessments={data.assessments} timeZone={data.attendance.timeZone} />
        {open.length > 0 && <InvoicesCard invoices={open} currencies={data.currencies} />}
      </CardColumn>
      <CardColumn>
        <ResultsCard results={data.recentExamResults} average={data.grades.gradeAverage} />
        {children}
      </CardColumn>
    </>
  );
}

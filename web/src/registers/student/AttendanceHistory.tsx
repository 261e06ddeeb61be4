import type { AttendanceOverview } from '../attendance.documents.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { SummaryCards } from './SummaryCards.tsx';

type Props = { readonly overview: AttendanceOverview; readonly term: string; readonly onTerm: (term: string) => void };

/** The tab "History". */
export const AttendanceHistory = ({ overview, term, onTerm }: Props) => (
  <>
    {overview.summary && <SummaryCards summary={overview.summary} timeZone={overview.timeZone} />}
    <HistoryCard overview={overview} term={term} onTerm={onTerm} />
  </>
);

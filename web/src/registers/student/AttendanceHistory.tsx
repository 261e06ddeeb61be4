import type { AttendanceOverviewFragment } from '../../generated/registers/attendance.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { SummaryCards } from './SummaryCards.tsx';

type Props = {
  readonly overview: AttendanceOverviewFragment;
  readonly term: string;
  readonly onTerm: (term: string) => void;
};

/** The tab "History". */
export const AttendanceHistory = ({ overview, term, onTerm }: Props) => (
  <>
    {overview.summary && <SummaryCards summary={overview.summary} timeZone={overview.timeZone} />}
    <HistoryCard overview={overview} term={term} onTerm={onTerm} />
  </>
);

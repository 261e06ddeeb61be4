import Alert from '@mui/material/Alert';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AttendanceOverviewFragment } from '../../generated/registers/attendance.ts';
import { registersMessages } from '../registers.messages.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { SummaryCards } from './SummaryCards.tsx';

type Props = {
  readonly overview: AttendanceOverviewFragment;
  readonly term: string;
  readonly onTerm: (term: string) => void;
};

/** It is the tab "History". */
export function AttendanceHistory({ overview, term, onTerm }: Props) {
  const t = useMessages(registersMessages);
  return (
    <>
      {!overview.explanationsEnabled && (
        <Alert severity="info" role="status" sx={{ mb: '18px' }}>
          {t('explanationsDisabled')}
        </Alert>
      )}
      {overview.summary && <SummaryCards summary={overview.summary} timeZone={overview.timeZone} />}
      <HistoryCard overview={overview} term={term} onTerm={onTerm} />
    </>
  );
}

import { partName } from '@paideia/events/kernel/names.ts';
import Box from '@mui/material/Box';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { useStatusWords } from '../../lib/ui/index.ts';
import { CorrectionStrip } from './CorrectionStrip.tsx';
import { ResultChips } from './ResultChips.tsx';
import { ResultReview } from './ResultReview.tsx';
import type { StaffResultRowFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import { resultColumns, resultCsv } from './result-columns.tsx';
import { score } from './result-score.ts';
import { useResultFilters } from './use-result-filters.ts';
import { examResults } from '../exam-attempts.screens.ts';

/** `/examResults`: every attempt that the person may see, newest first. */
export function ExamResultsPage() {
  const t = useMessages(resultsAdminMessages);
  const stateWords = useStatusWords('exam');
  const { openId, to, close } = useOpenId();
  return (
    <StaffList resource="examResults" sort={{ field: 'at', order: 'DESC' }}>
      <ConsolePage panel={openId && <ResultReview key={openId} id={openId} onClose={close} />}>
        <ConsoleHeader
          title={t('title')}
          screen={examResults}
          actions={<ExportButton name="exam-results" columns={resultCsv(t, stateWords)} />}
        />
        <ResultFilters />
        <CorrectionStrip />
        <ListCard<StaffResultRowFragment>
          first={{ label: t('student'), sort: 'studentName' }}
          lead={({ studentName, groupName }) => ({ name: studentName ?? t('erased'), below: groupName, avatar: true })}
          columns={resultColumns(t)}
          card={(result) => ({
            chip: <b style={{ fontWeight: 600 }}>{score(result.score)}</b>,
            line: (
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: '3px 12px', md: '0 12px' } }}
              >
                {partName(result.examTitle, result.courseTitle)}, {dateTime(result.at, result.timeZone)}
                <ResultChips result={result} />
              </Box>
            ),
          })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}

/** They stand inside the list, whose group narrows the exams. */
function ResultFilters() {
  const t = useMessages(resultsAdminMessages);
  return <FilterBar search={t('student')} filters={useResultFilters()} />;
}

import Box from '@mui/material/Box';
import { evaluationStream } from '@paideia/events/evaluations/evaluation.events.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import type { EvaluationRowFragment } from '../../generated/evaluations/admin/evaluations.ts';
import { dateRange, dateTime, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { mayOpen, useUser } from '../../lib/session/index.ts';
import { AppLink, FactList, QuotedText, SectionCard } from '../../lib/ui/index.ts';
import { timeLogsAdminMessages } from '../../time-logs/admin/time-logs-admin.messages.ts';
import { timeLogWords } from '../../time-logs/time-log-words.messages.ts';
import { timeLog } from '../../time-logs/time-logs.screens.ts';
import { evaluation } from '../evaluations.screens.ts';
import { evaluationsAdminMessages } from './evaluations-admin.messages.ts';

/** `/evaluations/{id}`: one evaluation; it is changed where the entries are read. */
export function EvaluationPage() {
  const t = useMessages(timeLogsAdminMessages);
  const own = useMessages(evaluationsAdminMessages);
  const words = useMessages(timeLogWords);
  const user = useUser();
  return (
    <ShowPage<EvaluationRowFragment>
      resource="evaluations"
      stream={evaluationStream}
      screen={evaluation}
      title={({ studentName }) => studentName ?? t('erased')}
      subtitle={({ programName, periodStart, periodEnding, groupName }) =>
        `${programName}, ${dateRange(periodStart, periodEnding)}, ${groupName}`
      }
    >
      {({ id, rating, comments, evaluatedAt, evaluatedByName, timeZone }) => (
        <SectionCard
          title={words('evaluation')}
          aside={mayOpen(user, timeLog) && <AppLink to={addressOf(timeLog, { id })}>{own('timeLog')}</AppLink>}
          sx={{ maxWidth: 960 }}
        >
          <Box sx={{ p: '0 18px 18px', display: 'grid', gap: '12px' }}>
            <FactList
              facts={[
                [t('rating'), rating === null ? t('erased') : words('rating', { rating })],
                [t('evaluatedOn'), dateTime(evaluatedAt, timeZone)],
                [t('evaluator'), evaluatedByName ?? t('erased')],
              ]}
            />
            {comments && <QuotedText>{comments}</QuotedText>}
          </Box>
        </SectionCard>
      )}
    </ShowPage>
  );
}

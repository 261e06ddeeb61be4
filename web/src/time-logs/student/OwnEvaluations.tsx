import Box from '@mui/material/Box';
import { assessmentsMessages } from '../../exam-attempts/assessments.messages.ts';
import type { TimeLogsQuery } from '../../generated/time-logs/time-logs.ts';
import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink, QuotedText, SectionCard } from '../../lib/ui/index.ts';
import { timeLogWords } from '../time-log-words.messages.ts';
import { ownTimeLog } from '../time-logs.screens.ts';
import { timeLogsMessages } from './time-logs.messages.ts';

type Props = { readonly evaluations: TimeLogsQuery['myEvaluations']['items'] };

/** What staff said of the weeks, the latest first. */
export function OwnEvaluations({ evaluations }: Props) {
  const t = useMessages(timeLogsMessages);
  const words = useMessages(timeLogWords);
  const assessments = useMessages(assessmentsMessages);
  return (
    <SectionCard title={t('evaluations')}>
      <ul>
        {evaluations.map(({ _id, program, programName, periodStart, periodEnding, rating, ...said }) => (
          <Box
            component="li"
            key={_id}
            sx={{ p: '12px 18px', borderTop: '1px solid var(--line)', display: 'grid', gap: '6px' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '6px 12px' }}>
              <AppLink to={addressOf(ownTimeLog, { program, periodEnding })} style={{ fontWeight: 600 }}>
                {programName}, {dateRange(periodStart, periodEnding)}
              </AppLink>
              {rating !== null && <b>{words('rating', { rating })}</b>}
            </Box>
            {said.comments && (
              <QuotedText>
                <b>
                  {said.evaluatedByName === null
                    ? assessments('commentOfStaff')
                    : assessments('comment', { name: said.evaluatedByName })}
                </b>{' '}
                {said.comments}
              </QuotedText>
            )}
          </Box>
        ))}
      </ul>
    </SectionCard>
  );
}

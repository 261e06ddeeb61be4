import Box from '@mui/material/Box';
import type { OwnTimeLogFragment } from '../../generated/time-logs/time-logs.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { FactList, QuotedText, SectionCard } from '../../lib/ui/index.ts';
import { timeLogWords } from '../time-log-words.messages.ts';

/** What staff said of a week. */
export function OwnEvaluation({ log }: { readonly log: OwnTimeLogFragment }) {
  const words = useMessages(timeLogWords);
  const { status, rating, comments, evaluatedAt, evaluatedByName, timeZone } = log;
  if (status !== 'evaluated') return null;
  const when = evaluatedAt !== null && dateTime(evaluatedAt, timeZone);
  return (
    <SectionCard title={words('evaluation')}>
      <Box sx={{ p: '0 18px 18px', display: 'grid', gap: '12px' }}>
        {rating !== null && <b>{words('rating', { rating })}</b>}
        <FactList
          facts={[
            [
              words('evaluated'),
              when && (evaluatedByName ? words('evaluatedBy', { when, name: evaluatedByName }) : when),
            ],
          ]}
        />
        {comments && <QuotedText>{comments}</QuotedText>}
      </Box>
    </SectionCard>
  );
}

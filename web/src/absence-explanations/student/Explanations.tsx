import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AbsenceExplanationsDocument } from '../../generated/absence-explanations/absence-explanations.ts';
import { useRemote } from '../../lib/data/index.ts';
import { dateTime, shortDate, useMessages } from '../../lib/i18n/index.ts';
import { EmptyState, PagedScreen, SectionCard, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { registersMessages } from '../../registers/registers.messages.ts';
import { ExplanationText } from './ExplanationText.tsx';

const perPage = 25;
type Props = { readonly groupId: string; readonly timeZone: string; readonly isEnabled: boolean };

/** The tab "Explanations": what the student said about absences, the latest first, each with its answer. */
export function Explanations({ groupId, timeZone, isEnabled }: Props) {
  const t = useMessages(registersMessages);
  const periodName = usePeriodName();
  const [page, setPage] = useState(0);
  const remote = useRemote(
    AbsenceExplanationsDocument,
    { groupId, page, perPage },
    ({ absenceExplanations }) => absenceExplanations,
  );
  return (
    <>
      {!isEnabled && (
        <Alert severity="info" role="status" sx={{ mb: '18px' }}>
          {t('explanationsDisabled')}
        </Alert>
      )}
      <SectionCard title={t('explanations')}>
        <PagedScreen remote={remote} page={page} perPage={perPage} onPage={setPage} empty={<EmptyState />}>
          {(items) => (
            <ul>
              {items.map((explanation) => (
                <Box
                  component="li"
                  key={explanation._id}
                  sx={{ p: '15px 18px', borderTop: '1px solid var(--line)', display: 'grid', gap: '6px' }}
                >
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '6px 12px' }}>
                    <Typography component="h3" sx={{ fontWeight: 600 }}>
                      {[shortDate(explanation.date), periodName(explanation.periodKey)].join(', ')}
                    </Typography>
                    <StatusChip area="explanation" status={explanation.status} />
                  </Box>
                  <ExplanationText explanation={explanation} />
                  <Box sx={{ color: 'var(--ink-2)', fontSize: 13, lineHeight: '18px' }}>
                    {dateTime(explanation.explainedAt, timeZone)}
                  </Box>
                </Box>
              ))}
            </ul>
          )}
        </PagedScreen>
      </SectionCard>
    </>
  );
}

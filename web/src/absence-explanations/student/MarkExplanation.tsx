import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OwnAbsenceExplanationDocument } from '../../generated/absence-explanations/absence-explanations.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, StatusChip } from '../../lib/ui/index.ts';
import { registersMessages } from '../../registers/registers.messages.ts';
import { absenceExplanationsMessages } from '../absence-explanations.messages.ts';
import { ExplanationForm } from './ExplanationForm.tsx';
import { ExplanationText } from './ExplanationText.tsx';

type Props = {
  readonly registerId: string;
  readonly isAbsent: boolean;
  /** Somebody handles explanations where this was. */
  readonly isEnabled: boolean;
};

/** What was said about one mark, or the form that says it. */
export function MarkExplanation({ registerId, isAbsent, isEnabled }: Props) {
  const t = useMessages(absenceExplanationsMessages);
  const registers = useMessages(registersMessages);
  const remote = useRemote(OwnAbsenceExplanationDocument, { registerId }, ({ absenceExplanation }) => ({
    explanation: absenceExplanation,
  }));
  return (
    <Box sx={{ mb: '18px' }}>
      <DataScreen remote={remote}>
        {({ explanation }) =>
          explanation ? (
            <>
              <Box
                sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '6px 12px', mb: '6px' }}
              >
                <Typography component="h4" sx={{ fontSize: 14, fontWeight: 600 }}>
                  {t('yours')}
                </Typography>
                <StatusChip area="explanation" status={explanation.status} />
              </Box>
              <ExplanationText explanation={explanation} />
            </>
          ) : (
            isAbsent &&
            (isEnabled ? (
              <ExplanationForm registerId={registerId} />
            ) : (
              <Alert severity="info" role="status">
                {registers('explanationsDisabled')}
              </Alert>
            ))
          )
        }
      </DataScreen>
    </Box>
  );
}

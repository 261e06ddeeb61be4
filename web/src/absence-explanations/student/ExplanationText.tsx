import Box from '@mui/material/Box';
import type { OwnExplanationFragment } from '../../generated/absence-explanations/absence-explanations.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { QuotedText } from '../../lib/ui/index.ts';
import { absenceExplanationsMessages } from '../absence-explanations.messages.ts';

type Props = { readonly explanation: Pick<OwnExplanationFragment, 'text' | 'comment'> };

/** What the student wrote, and what was answered. */
export function ExplanationText({ explanation: { text, comment } }: Props) {
  const t = useMessages(absenceExplanationsMessages);
  return (
    <Box sx={{ display: 'grid', gap: '6px', fontSize: 14, lineHeight: '21px' }}>
      {text && <QuotedText>{text}</QuotedText>}
      {comment && (
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <b>{t('answer')}</b> {comment}
        </Box>
      )}
    </Box>
  );
}

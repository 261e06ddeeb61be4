import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type {
  CertifiedTranscriptFragment,
  VerifyTranscriptQuery,
} from '../../generated/transcripts/verify-transcript.fetch.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { FactList } from '../../lib/ui/index.ts';
import { verifyTranscriptMessages } from '../verify-transcript.messages.ts';
import { CertifiedTable } from './CertifiedTable.tsx';

type Props = {
  readonly found: VerifyTranscriptQuery['verifyTranscript'];
  readonly certified: CertifiedTranscriptFragment;
  /** The day. */
  readonly issued: string;
};

/** What was certified, whatever has changed since. */
export function CertifiedCard({ found: { campusName, code }, certified, issued }: Props) {
  const t = useMessages(verifyTranscriptMessages);
  const { studentName, groupName, terms, overall, gradeAverage, notes } = certified;
  const figure = (value: number | null) => value !== null && number(value, 2);
  return (
    <Card component="section" aria-label={studentName ?? t('student')} sx={{ p: { xs: '15px', md: '18px 24px' } }}>
      <FactList
        facts={[
          [t('student'), studentName],
          [t('group'), groupName],
          [t('campus'), campusName],
          [t('issued'), issued],
          [t('code'), code],
        ]}
      />
      {terms.map((term) => (
        <CertifiedTable key={term.name} term={term} />
      ))}
      <Box sx={{ mt: '18px' }}>
        <FactList
          facts={[
            [t('overall'), terms.length > 1 && figure(overall)],
            [t('gradeAverage'), figure(gradeAverage)],
          ]}
        />
      </Box>
      {notes.length > 0 && (
        <>
          <Typography component="h2" variant="h4" sx={{ m: '18px 0 6px' }}>
            {t('notes')}
          </Typography>
          <Box component="ul" sx={{ fontSize: 14, lineHeight: '20px', '& li + li': { mt: '6px' } }}>
            {notes.map(({ text, transferredCredit }, index) => (
              <li key={index}>
                {text} {transferredCredit !== null && t('transferred', { count: number(transferredCredit) })}
              </li>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}

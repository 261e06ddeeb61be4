import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink, PageTitle, PageWidth } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { assessments } from '../exam-attempts.screens.ts';

type Props = {
  /** The other page is not of this browser, and answers that were given here may not have arrived. */
  readonly onOther?: { readonly isUnsaved: boolean };
  readonly onTakeOver: () => void;
};

/** Another page has the attempt: in two of them answers would differ, and closing either would end it. */
export function ExamElsewhere({ onOther, onTakeOver }: Props) {
  const t = useMessages(examAttemptsMessages);
  const common = useMessages(assessmentsMessages);
  return (
    <PageWidth as="main" id="content" sx={{ pt: '24px' }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start', maxWidth: 640 }}>
        <PageTitle>{t(onOther ? 'onOther' : 'elsewhere')}</PageTitle>
        <Typography>{t(onOther ? 'onOtherText' : 'elsewhereText')}</Typography>
        {onOther?.isUnsaved && <Typography>{t('onOtherUnsaved')}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <Button variant="contained" onClick={onTakeOver}>
            {t('takeOver')}
          </Button>
          <Button variant="outlined" component={AppLink} to={assessments.path}>
            {common('back')}
          </Button>
        </Box>
      </Box>
    </PageWidth>
  );
}

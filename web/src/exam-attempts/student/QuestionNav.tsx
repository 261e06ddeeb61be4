import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Flagged from '@mui/icons-material/Flag';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

type Props = {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFlagged: boolean;
  readonly onPrevious: () => void;
  readonly onFlag: () => void;
  readonly onNext: () => void;
};

/** Previous, flag, next; on phones a bar at the bottom. */
export function QuestionNav({ isFirst, isLast, isFlagged, onPrevious, onFlag, onNext }: Props) {
  const t = useMessages(examAttemptsMessages);
  const isPhone = useIsPhone();
  const FlagIcon = isFlagged ? Flagged : Flag;
  const next = isPhone ? t(isLast ? 'review' : 'next') : t(isLast ? 'reviewSubmit' : 'nextQuestion');
  return (
    <Box
      data-stays={isPhone ? 'bottom' : undefined}
      sx={{
        display: 'flex',
        gap: '12px',
        justifyContent: 'space-between',
        mt: { xs: 0, md: '18px' },
        ...(isPhone && {
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 1000,
          p: '12px 15px calc(12px + env(safe-area-inset-bottom))',
          bgcolor: 'var(--paper)',
          borderTop: '1px solid var(--line)',
          // On a low screen it would leave no room for the question.
          '@media (max-height:480px)': { position: 'static', mt: '18px', mx: '-15px' },
          '& > *': { flex: '1 1 0', minWidth: 0, px: '9px', whiteSpace: 'normal', lineHeight: '18px' },
        }),
      }}
    >
      <Button variant="outlined" disabled={isFirst} startIcon={<ChevronLeft />} onClick={onPrevious}>
        {t('previous')}
      </Button>
      {isPhone ? (
        <Button
          variant="outlined"
          aria-label={t(isFlagged ? 'unflag' : 'flag')}
          aria-pressed={isFlagged}
          onClick={onFlag}
          sx={{ '&&': { flex: 'none', width: 51 } }}
        >
          <FlagIcon fontSize="small" />
        </Button>
      ) : (
        <Button variant="text" aria-pressed={isFlagged} startIcon={<FlagIcon />} onClick={onFlag}>
          {t(isFlagged ? 'unflag' : 'flag')}
        </Button>
      )}
      <Button variant="contained" endIcon={<ChevronRight />} onClick={onNext}>
        {next}
      </Button>
    </Box>
  );
}

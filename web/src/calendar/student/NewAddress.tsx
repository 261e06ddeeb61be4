import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { calendarFeedMessages } from '../calendar-feed.messages.ts';

/** The address, as long as the page is open: nobody can tell it afterwards. */
export function NewAddress({ address }: { readonly address: string }) {
  const t = useMessages(calendarFeedMessages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify(t('copied'));
    } catch (error) {
      console.warn(error);
      notifyError(t('notCopied'));
    }
  };
  return (
    <Box sx={{ mb: '18px' }}>
      <Alert severity="success" role="status" sx={{ mb: '12px' }}>
        {t('once')}
      </Alert>
      <TextField
        fullWidth
        label={t('title')}
        value={address}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', mt: '12px' }}>
        <Button variant="contained" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="outlined" href={address.replace(/^https?:/, 'webcal:')}>
          {t('open')}
        </Button>
      </Box>
    </Box>
  );
}

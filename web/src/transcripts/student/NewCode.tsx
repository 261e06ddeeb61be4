import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { UnsavedChanges } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';

/** The code, as long as the page is open: nobody can tell it afterwards, so whoever leaves without having printed or copied it is asked. */
export function NewCode({ code }: { readonly code: string }) {
  const t = useMessages(transcriptIssuesMessages);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    // Whether anything came out of the printer no page learns; who has seen the dialog knows that it was for that.
    const printed = () => setTaken(true);
    addEventListener('afterprint', printed);
    return () => removeEventListener('afterprint', printed);
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setTaken(true);
      notify(t('copied'));
    } catch (error) {
      console.warn(error);
      notifyError(t('notCopied'));
    }
  };
  return (
    <Card sx={{ p: '15px 18px', mb: '12px' }}>
      <Alert severity="success" role="status" sx={{ mb: '15px' }}>
        {t('once')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <TextField
          label={t('code')}
          value={code}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ flex: '1 1 240px', maxWidth: { md: 300 } }}
          onCopy={() => setTaken(true)}
          onFocus={({ target }) => target.select()}
        />
        <PrintButton variant="contained" />
        <Button variant="outlined" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Box>
      <UnsavedChanges isChanged={!isTaken} title={t('leave')} />
    </Card>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fetchOperation } from '../../lib/data/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { useStart, beginJourney } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { BeginMSAuthOperation } from '../../generated/accounts/provider.fetch.ts';
import { providerMessages } from '../provider.messages.ts';

const offered: ReadonlySet<string> = new Set(['admin-production', 'development']);
type Props = { readonly goTo?: (url: string) => void };

/** The office and developers sign in with it. Where nobody has set it up the server says what is missing. */
export function MicrosoftButton({ goTo = (url) => location.assign(url) }: Props) {
  const t = useMessages(providerMessages);
  const { config } = useStart();
  const [isBusy, setBusy] = useState(false);
  if (!offered.has(config.environment)) return null;
  const go = async () => {
    setBusy(true);
    try {
      const { beginMSAuth } = await fetchOperation(BeginMSAuthOperation, {
        state: beginJourney('msState'),
      });
      goTo(beginMSAuth);
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          color: 'var(--ink-3)',
          fontSize: 13,
          mb: '18px',
          '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid var(--line)' },
        }}
      >
        {t('or')}
      </Box>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        disabled={isBusy}
        onClick={() => void go()}
        startIcon={<img src="/microsoft.svg" width={18} height={18} alt="" />}
      >
        {t('microsoft')}
      </Button>
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { errorText, fetchOperation } from '../../lib/data/index.ts';
import { redirectTarget, useScreens } from '../../lib/screens/index.ts';
import { rememberUser, endJourney, searchBefore } from '../../lib/session/index.ts';
import { PageTitle, Spinner } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ValidateMSAuthOperation } from '../../generated/accounts/provider.fetch.ts';
import { providerMessages } from '../provider.messages.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { signIn } from '../accounts.screens.ts';

type Props = { readonly search?: string; readonly goTo?: (path: string) => void };

/** Microsoft leads back to here, with a state that must be this browser's and a code that signs in. */
export function MicrosoftCallbackPage({ search = location.search, goTo = (path) => location.replace(path) }: Props) {
  const t = useMessages(providerMessages);
  const screens = useScreens();
  const [error, setError] = useState<string>();
  const isBegun = useRef(false);
  useEffect(() => {
    // A code is taken once; in development React runs this twice.
    if (isBegun.current) return;
    isBegun.current = true;
    const query = new URLSearchParams(search);
    const [state, code] = [query.get('state'), query.get('code')];
    const finish = async () => {
      if (!endJourney('msState', state)) return setError(t('invalidState'));
      if (!code) return setError(t('noCode'));
      try {
        const { validateMSAuth } = await fetchOperation(ValidateMSAuthOperation, {
          code,
          state,
        });
        rememberUser(validateMSAuth);
        goTo(redirectTarget(screens, searchBefore('msState')));
      } catch (caught) {
        setError(errorText(caught));
      }
    };
    void finish();
  }, [search, goTo, t]);
  return (
    <SignInLayout>
      <Box
        sx={{
          width: { xs: '100%', md: 384 },
          m: { xs: '0 0 auto', md: 'auto' },
          display: 'flex',
          flexDirection: 'column',
          gap: '18px',
        }}
      >
        <PageTitle>{t('microsoftTitle')}</PageTitle>
        {error === undefined ? (
          <Spinner />
        ) : (
          <>
            <Alert severity="error">{error}</Alert>
            <Button href={signIn.path} variant="contained" size="large">
              {t('backToLogin')}
            </Button>
          </>
        )}
      </Box>
    </SignInLayout>
  );
}

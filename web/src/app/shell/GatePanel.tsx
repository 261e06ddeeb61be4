import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { signOut } from '../../lib/site/index.ts';
import { PageTitle } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { Footer } from './Footer.tsx';
import { shellMessages } from './shell.messages.ts';
import { TitleBar } from './TitleBar.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onAction: () => void;
};

/** Stands before the site until one thing is done; the only other way is out. */
export function GatePanel({ title, children, action, isBusy, onAction }: Props) {
  const t = useMessages(shellMessages);
  return (
    <>
      <TitleBar>
        <Button
          variant="text"
          onClick={() => void signOut()}
          sx={{ color: 'inherit', '&:hover': { backgroundColor: 'var(--titlebar-2)' } }}
        >
          {t('signOut')}
        </Button>
      </TitleBar>
      <Box component="main" id="content" sx={{ p: '24px 15px', display: 'grid', placeItems: 'center', flex: 1 }}>
        <Card sx={{ p: '24px', maxWidth: 566, display: 'flex', flexDirection: 'column', gap: '12px' }}>
          <PageTitle>{title}</PageTitle>
          {children}
          <Button variant="contained" disabled={isBusy} onClick={onAction} sx={{ alignSelf: 'flex-start', mt: '12px' }}>
            {action}
          </Button>
        </Card>
      </Box>
      <Footer />
    </>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useOwnPicture, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { Avatar, lazyPart } from '../../lib/ui/index.ts';
import { shellMessages } from './shell.messages.ts';

const UserMenuList = lazyPart(async () => (await import('./UserMenuList.tsx')).UserMenuList, null);

/** Who is signed in. Its list is loaded when it is opened. */
export function UserMenu() {
  const t = useMessages(shellMessages);
  const { fullName } = useUser();
  const picture = useOwnPicture();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-label={t('account', { name: fullName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: '9px',
          px: '6px',
          minHeight: 42,
          fontSize: 14,
          fontWeight: 500,
          borderRadius: 'var(--r-s)',
          minWidth: 0,
          // On a phone, and where the field beside it stands whole too, the brand gives way first: it has a second line.
          flexShrink: { xs: 0, md: 1, xl: 0 },
        }}
      >
        <Avatar name={fullName} picture={picture} />
        <Box
          component="span"
          sx={{
            maxWidth: 168,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            display: { xs: 'none', lg: 'block' },
          }}
        >
          {fullName}
        </Box>
        <ExpandMore sx={{ fontSize: 18 }} aria-hidden="true" />
      </ButtonBase>
      {anchor && <UserMenuList anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

import { definitionPermissions } from '@paideia/events/notifications/notification.permissions.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState, type ReactNode } from 'react';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Screen } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { DataScreen, kernelMessages } from '../../lib/ui/index.ts';
import { MessageKindsDocument, type MessageKindFragment } from '../../generated/notifications/admin/definitions.ts';
import { DefinitionDialog } from './DefinitionDialog.tsx';
import { definitionsMessages } from './definitions.messages.ts';
import { mailsMessages } from './mails.messages.ts';

/** The kinds of message that people get, and over which channels. */
export function DefinitionsTab({ screen, tabs }: { readonly screen: Screen; readonly tabs: ReactNode }) {
  const t = useMessages(definitionsMessages);
  const remote = useRemote(MessageKindsDocument, {}, (data) => data.notificationDefinitions);
  const [opened, setOpened] = useState<MessageKindFragment>();
  return (
    <ConsolePage>
      <ConsoleHeader screen={screen} />
      {tabs}
      <Box component="p" sx={{ color: 'var(--ink-2)', mb: '15px', maxWidth: 744 }}>
        {t('means')}
      </Box>
      <DataScreen remote={remote}>
        {(kinds) => (
          <Card component="section" sx={{ p: '0 18px', maxWidth: 744 }}>
            <Box component="dl">
              {kinds.map((kind) => (
                <Kind key={kind._id} kind={kind} onChange={() => setOpened(kind)} />
              ))}
            </Box>
          </Card>
        )}
      </DataScreen>
      {opened && <DefinitionDialog kind={opened} again={remote.again} onClose={() => setOpened(undefined)} />}
    </ConsolePage>
  );
}

function Kind({ kind, onChange }: { readonly kind: MessageKindFragment; readonly onChange: () => void }) {
  const t = useMessages(definitionsMessages);
  const names = useMessages(mailsMessages);
  const kernel = useMessages(kernelMessages);
  const admin = useMessages(adminMessages);
  const mayChange = may(useUser(), definitionPermissions.DefineNotification);
  const { _id, inApp, email, defaultSubscribed, isMandatory } = kind;
  const byEmail = isMandatory ? 'email' : defaultSubscribed ? 'emailUnless' : 'emailAsked';
  const channels = [inApp && t('inApp'), email && t(byEmail), isMandatory && t('always')].filter(Boolean);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1.2fr) 84px' },
        alignItems: 'center',
        gap: '3px 18px',
        minHeight: 54,
        py: '9px',
        '& + &': { borderTop: '1px solid var(--line)' },
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {names(_id)}
      </Box>
      <Box component="dd" sx={{ gridRow: { xs: 2, md: 'auto' }, color: 'var(--ink-2)' }}>
        {channels.length === 0 ? t('off') : channels.join(' · ')}
      </Box>
      <Box
        component="dd"
        sx={{ gridRow: { xs: '1 / 3', md: 'auto' }, gridColumn: { xs: 2, md: 'auto' }, justifySelf: 'end' }}
      >
        {!isMandatory && mayChange && (
          <Button
            variant="outlined"
            aria-label={admin('actOn', { act: kernel('edit'), name: names(_id) })}
            onClick={onChange}
          >
            {kernel('edit')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { operates } from '@paideia/events/operations/operation.permissions.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { auditMessages } from './audit.messages.ts';
import { operationsMessages } from './operations.messages.ts';
import { systemLog } from '../audit.screens.ts';

/** The parts of the system log that this person may open; which one is shown is part of the address. */
export function LogTabs({ tab }: { readonly tab: 'timeline' | 'activity' | 'operations' }) {
  const t = useMessages(auditMessages);
  const operations = useMessages(operationsMessages);
  const navigate = useNavigate();
  const operatesIt = may(useUser(), operates);
  return (
    <Tabs
      value={tab}
      onChange={(_, next: string) =>
        void navigate(next === 'timeline' ? systemLog.path : `${systemLog.path}?tab=${next}`)
      }
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ mb: '15px' }}
    >
      <Tab value="timeline" label={t('timeline')} />
      <Tab value="activity" label={t('activity')} />
      {operatesIt && <Tab value="operations" label={operations('tab')} />}
    </Tabs>
  );
}

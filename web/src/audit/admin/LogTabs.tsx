import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { useMessages } from '../../kernel/use-messages.ts';
import { auditMessages } from './audit.messages.ts';

/** The parts of the system log; which one is shown is part of the address. */
export function LogTabs({ tab }: { readonly tab: 'timeline' | 'activity' }) {
  const t = useMessages(auditMessages);
  const navigate = useNavigate();
  return (
    <Tabs
      value={tab}
      onChange={(_, next: string) => void navigate(next === 'activity' ? '/logits?tab=activity' : '/logits')}
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ mb: '15px' }}
    >
      <Tab value="timeline" label={t('timeline')} />
      <Tab value="activity" label={t('activity')} />
    </Tabs>
  );
}

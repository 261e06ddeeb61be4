import Box from '@mui/material/Box';
import { moment } from '../../console/dates.ts';
import { DetailPanel } from '../../console/list/DetailPanel.tsx';
import { DataScreen, FactList, PanelSection, StatusChip } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { auditMessages } from './audit.messages.ts';
import { CopyLink } from './CopyLink.tsx';
import { LogitDocument } from '../../generated/audit/admin/logits.ts';
import { SaveRecorded } from './SaveRecorded.tsx';
import { systemLog } from '../audit.screens.ts';

/** One line of the activity log with what was noted. */
export function LogitPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(auditMessages);
  const remote = useRemote(LogitDocument, { id }, ({ Logit }) => Logit);
  const logit = remote.data?.id === id ? remote.data : undefined;
  return (
    <DetailPanel
      recordId={id}
      title={logit?.sentence ?? t('activity')}
      caption={logit && moment(logit.at)}
      onClose={onClose}
      footer={<CopyLink to={`${systemLog.path}?tab=activity&id=${id}`} />}
    >
      <DataScreen remote={{ ...remote, data: logit }}>
        {({ type, userName, fields, payload }) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
            <p>
              <StatusChip area="logit" status={type} /> {userName ?? t('visitor')}
            </p>
            {fields.length > 0 && (
              <PanelSection title={t('payload')}>
                <FactList facts={fields.map(({ label, value }) => [label, value])} />
              </PanelSection>
            )}
            <SaveRecorded name={`activity-${id}`} read={() => Promise.resolve(payload)} />
          </Box>
        )}
      </DataScreen>
    </DetailPanel>
  );
}

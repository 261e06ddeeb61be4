import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { invoicePermissions } from '@paideia/events/invoices/invoice.permissions.ts';
import { useGroupChoicesWhere } from '../../../console/use-places.ts';
import { DataScreen } from '../../../lib/ui/index.ts';
import { LabelledChoice } from '../../../lib/forms/index.ts';
import type { Remote } from '../../../lib/data/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import type { GroupStudentsFragment } from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import { NamedOnce } from './NamedOnce.tsx';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';

type Props = {
  readonly groupId: string;
  readonly onGroup: (groupId: string) => void;
  readonly group: Remote<GroupStudentsFragment>;
  readonly leftOut: readonly string[];
  readonly onLeftOut: (userIds: readonly string[]) => void;
};

/** A group and its students; whoever is unticked gets no invoice. */
export function GroupChoice({ groupId, onGroup, group, leftOut, onLeftOut }: Props) {
  const t = useMessages(issueInvoiceMessages);
  const groups = useGroupChoicesWhere(invoicePermissions.IssueInvoice);
  const label = useId();
  return (
    <>
      <LabelledChoice
        label={t('group')}
        isCompact
        isRequired
        hasPlaceholder
        value={groupId}
        options={groups}
        onChange={onGroup}
      />
      {groupId !== '' && (
        <DataScreen
          remote={group}
          isEmpty={({ students }) => students.length === 0}
          empty={<Alert severity="info">{t('noStudents')}</Alert>}
        >
          {({ students }) => (
            <div>
              <Box id={label} sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', mb: '3px' }}>
                {t('students')}
              </Box>
              <Box
                component="ul"
                aria-labelledby={label}
                sx={{
                  columns: { md: 2 },
                  border: '1px solid var(--line)',
                  borderRadius: 'var(--r-s)',
                  p: '6px 12px',
                  maxHeight: 240,
                  overflowY: 'auto',
                }}
              >
                {students.map(({ userId, name, email }) => (
                  <li key={userId}>
                    <Box component="label" sx={{ display: 'flex', alignItems: 'center', fontSize: 14, ml: '-6px' }}>
                      <Checkbox
                        size="small"
                        checked={!leftOut.includes(userId)}
                        onChange={(_, isOn) =>
                          onLeftOut(isOn ? leftOut.filter((one) => one !== userId) : [...leftOut, userId])
                        }
                        sx={{ p: '6px' }}
                      />
                      <NamedOnce name={name ?? t('erased')} email={email} />
                    </Box>
                  </li>
                ))}
              </Box>
            </div>
          )}
        </DataScreen>
      )}
    </>
  );
}

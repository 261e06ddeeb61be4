import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { userEditMessages } from './user-edit.messages.ts';

export type RoleRow<R extends string = string> = {
  readonly role: R;
  readonly name: string;
  readonly about?: string;
  readonly isHeld: boolean;
  readonly bar?: string | undefined;
};
type Props<R extends string> = {
  readonly title: string;
  readonly rows: readonly RoleRow<R>[];
  readonly isBusy: boolean;
  readonly onChange: (row: RoleRow<R>) => void;
};

/** Roles stand below each other; what cannot be changed says why. */
export function RoleRows<R extends string>({ title, rows, isBusy, onChange }: Props<R>) {
  const t = useMessages(userEditMessages);
  return (
    <Card component="section" aria-label={title} sx={{ p: '15px 18px 6px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {title}
      </Typography>
      <ul>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.role}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '12px',
              minHeight: 54,
              py: '6px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3px 9px' }}>
                <b style={{ fontWeight: 600 }}>{row.name}</b>
                {row.isHeld && (
                  <ToneChip tone="success" icon={CheckCircle}>
                    {t('held')}
                  </ToneChip>
                )}
              </Box>
              {(row.about || row.bar) && (
                <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
                  {[row.about, row.bar].filter(Boolean).join(' ')}
                </Box>
              )}
            </Box>
            <Button
              size="small"
              variant="outlined"
              color={row.isHeld ? 'error' : 'primary'}
              disabled={row.bar !== undefined || isBusy}
              aria-label={t(row.isHeld ? 'revokeRole' : 'grantRole', { role: row.name })}
              onClick={() => onChange(row)}
            >
              {t(row.isHeld ? 'revoke' : 'grant')}
            </Button>
          </Box>
        ))}
      </ul>
    </Card>
  );
}

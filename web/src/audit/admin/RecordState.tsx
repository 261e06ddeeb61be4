import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DataScreen } from '../../lib/ui/index.ts';
import { errorCode, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { StateAtDocument } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import type { Moment } from './log-address.ts';
import { SaveRecorded } from './SaveRecorded.tsx';

/** The record folded anew from the log, up to the shown moment. */
export function RecordState({
  stream,
  moment,
}: {
  readonly stream: string;
  readonly moment: Exclude<Moment, undefined>;
}) {
  const t = useMessages(auditMessages);
  const remote = useRemote(StateAtDocument, { stream, ...moment }, ({ stateAt }) => stateAt);
  const isWithout = errorCode(remote.error) === 'invalid';
  return (
    <Card component="section" sx={{ p: '15px 18px 18px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '9px' }}>
        {t('record')}
      </Typography>
      {isWithout ? (
        <Alert severity="info">{t('noRecord')}</Alert>
      ) : (
        <DataScreen
          remote={remote}
          isEmpty={({ state }) => state === null}
          empty={<Alert severity="info">{t('gone')}</Alert>}
        >
          {({ fields, revision, state }) => (
            <>
              <Box
                component="table"
                sx={{
                  width: '100%',
                  borderCollapse: 'collapse',
                  fontSize: 13,
                  lineHeight: '18px',
                  '& th': {
                    textAlign: 'start',
                    fontSize: 12.5,
                    fontWeight: 600,
                    color: 'var(--ink-3)',
                    p: '6px 9px 6px 0',
                  },
                  '& td': {
                    borderTop: '1px solid var(--line)',
                    p: '6px 9px 6px 0',
                    verticalAlign: 'top',
                    overflowWrap: 'anywhere',
                  },
                  '& td:first-of-type': { color: 'var(--ink-2)', whiteSpace: 'nowrap' },
                }}
              >
                <thead>
                  <tr>
                    <th scope="col">{t('field')}</th>
                    <th scope="col">{t('value')}</th>
                  </tr>
                </thead>
                <tbody>
                  {fields.map(({ label, value }) => (
                    <tr key={label}>
                      <td>{label}</td>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </Box>
              <SaveRecorded name={`${stream}-${revision}`} read={() => Promise.resolve(state)} />
            </>
          )}
        </DataScreen>
      )}
    </Card>
  );
}

import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataScreen, notify, lazyPart } from '../../lib/ui/index.ts';
import { errorText, useCommand, useRemote } from '../../lib/data/index.ts';
import { dateTime, useMessages } from '../../lib/i18n/index.ts';
import { dataPanelMessages } from '../data-panel.messages.ts';
import {
  OwnErasureRequestDocument,
  WithdrawErasureRequestDocument,
  type OwnErasureRequestFragment,
} from '../../generated/erasures/erasures.ts';

const RequestDialog = lazyPart(async () => (await import('./RequestDialog.tsx')).RequestDialog, null);
const nothing = {};
const refetch = [OwnErasureRequestDocument];

/** A copy of everything that is held on me, and the wish to be erased. */
export function DataPanel() {
  const t = useMessages(dataPanelMessages);
  const remote = useRemote(OwnErasureRequestDocument, nothing, ({ ownErasureRequest }) => ({
    request: ownErasureRequest,
  }));
  return (
    <Card
      component="section"
      sx={{ p: '15px 18px 18px', maxWidth: 744, display: 'flex', flexDirection: 'column', gap: '12px' }}
    >
      <Typography component="h2" variant="h4">
        {t('title')}
      </Typography>
      <p>{t('about')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        {(['html', 'json'] as const).map((form) => (
          <Button key={form} variant="outlined" startIcon={<FileDownload />} href={`/exports/my-data.${form}`} download>
            {t(form === 'html' ? 'page' : 'file')}
          </Button>
        ))}
      </Box>
      <Typography component="h3" sx={{ fontWeight: 600, mt: '6px' }}>
        {t('erasure')}
      </Typography>
      <DataScreen remote={remote}>{({ request }) => <Request request={request} />}</DataScreen>
    </Card>
  );
}

function Request({ request }: { readonly request: OwnErasureRequestFragment | null }) {
  const t = useMessages(dataPanelMessages);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const withdrawal = useCommand(WithdrawErasureRequestDocument, { refetch });
  const withdraw = async () => {
    setError(undefined);
    try {
      await withdrawal.run({});
      notify(t('withdrawn'));
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' }}>
      {request ? (
        <Alert severity="info" role="status">
          {t('requested', { date: dateTime(request.requestedAt) })}
          {request.reason && (
            <Box sx={{ mt: '3px', overflowWrap: 'anywhere' }}>{t('yourReason', { reason: request.reason })}</Box>
          )}
        </Alert>
      ) : (
        <p>{t('erasureAbout')}</p>
      )}
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      <Button
        variant="outlined"
        disabled={withdrawal.isBusy}
        onClick={() => (request ? void withdraw() : setAsking(true))}
      >
        {t(request ? 'withdraw' : 'request')}
      </Button>
      {isAsking && <RequestDialog onClose={() => setAsking(false)} />}
    </Box>
  );
}

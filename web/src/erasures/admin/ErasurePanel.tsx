import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { DataScreen } from '../../lib/ui/index.ts';
import { dateTime, number, useMessages } from '../../lib/i18n/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { ErasureDocument, type ErasureFieldsFragment } from '../../generated/erasures/admin/erasure-admin.ts';
import { erasureAdminMessages } from './erasure-admin.messages.ts';

const lookEveryMs = 1_500;
type Props = { readonly userId: string };

/** Whether this person wants to be erased, the erasure itself, how far it is, and its proof; for superadmins. */
export function ErasurePanel({ userId }: Props) {
  const me = useUser();
  return userHasRole(me, 'superadmin') ? <Panel userId={userId} isSelf={me._id === userId} /> : null;
}

function Panel({ userId, isSelf }: Props & { readonly isSelf: boolean }) {
  const t = useMessages(erasureAdminMessages);
  const [isAsking, setAsking] = useState(false);
  const remote = useRemote(ErasureDocument, { userId }, ({ erasure }) => erasure);
  const { data, again } = remote;
  const refresh = useRefresh();
  const status = data?.status;
  const known = useRef(status);
  // The page around it says the name until it asks anew.
  useEffect(() => {
    if (known.current !== undefined && known.current !== status) refresh();
    known.current = status;
  }, [refresh, status]);
  const isUnderWay = status === 'started' || status === 'erased';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void again().catch(() => undefined), lookEveryMs);
    return () => clearInterval(timer);
  });
  return (
    <Card component="section" sx={{ p: '15px 18px 18px', display: 'flex', flexDirection: 'column', gap: '12px' }}>
      <Typography component="h2" variant="h4">
        {t('title')}
      </Typography>
      <DataScreen remote={{ ...remote, isRefreshing: false }}>
        {(erasure) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' }}>
            {erasure.isRetracted && <b>{erasure.fullName}</b>}
            <State erasure={erasure} />
            {(erasure.status === 'none' || erasure.status === 'requested') && (
              <Button variant="text" color="error" disabled={isSelf} onClick={() => setAsking(true)}>
                {t('erase')}
              </Button>
            )}
            {isSelf && <p>{t('notSelf')}</p>}
            {isAsking && <EraseDialog userId={userId} name={erasure.fullName} onClose={() => setAsking(false)} />}
          </Box>
        )}
      </DataScreen>
    </Card>
  );
}

function State({ erasure }: { readonly erasure: ErasureFieldsFragment }) {
  const t = useMessages(erasureAdminMessages);
  const { id, status, requestedAt, reason, startedAt, startedByName, completedAt, rebuilt, toRebuild, result } =
    erasure;
  if (status === 'none') return <p>{t('about')}</p>;
  if (status === 'requested')
    return (
      <Alert severity="warning" role="status">
        {t('requested', { date: dateTime(requestedAt ?? '') })}
        {reason && <Box sx={{ mt: '3px', overflowWrap: 'anywhere' }}>{t('reason', { reason })}</Box>}
      </Alert>
    );
  if (status === 'completed' && result)
    return (
      <>
        <Alert severity="success" role="status">
          {t('completed', { date: dateTime(completedAt ?? ''), name: startedByName ?? '' })}
          <Box sx={{ mt: '3px' }}>
            {t('figures', {
              unreadable: number(result.unreadable),
              models: number(result.models),
              events: number(result.events),
            })}
          </Box>
        </Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          {(['html', 'json'] as const).map((form) => (
            <Button
              key={form}
              variant="outlined"
              startIcon={<FileDownload />}
              href={`/exports/erasures/${id}.${form}`}
              download
            >
              {t(form === 'html' ? 'proofPage' : 'proofFile')}
            </Button>
          ))}
        </Box>
      </>
    );
  const isRebuilding = status === 'erased' && rebuilt < toRebuild;
  const step =
    status === 'started' ? t('stepKey') : isRebuilding ? t('stepModels', { rebuilt, toRebuild }) : t('stepVerify');
  return (
    <Box sx={{ width: 1 }}>
      <Box role="status" sx={{ mb: '9px' }}>
        {t('started', { date: dateTime(startedAt ?? ''), name: startedByName ?? '' })} {step}
      </Box>
      <LinearProgress
        aria-label={t('progress')}
        {...(isRebuilding ? { variant: 'determinate' as const, value: (100 * rebuilt) / Math.max(1, toRebuild) } : {})}
      />
    </Box>
  );
}

import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useMayChange } from '../../console/MayChange.tsx';
import { moment } from '../../console/dates.ts';
import { Facts } from '../../console/Facts.tsx';
import { ConfirmDialog, DataScreen, notifyError } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { ImportChip } from './ImportChip.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import {
  CancelUserImportDocument,
  UndoUserImportDocument,
  UserImportDocument,
  type WholeImportFragment,
} from '../../generated/user-imports/admin/imports.ts';
import { importsMessages } from './imports.messages.ts';
import { userImport, userImportRun } from '../user-imports.screens.ts';

const everyMs = 1500;
const isMoving = ({ status, settled, rowCount }: WholeImportFragment) =>
  status === 'running' || status === 'undoing' || (status === 'cancelled' && settled < rowCount);

/** `/users/import/{id}`: how far one import is, what became of each line, and the way back. It looks again while something moves. */
export function ImportRunPage({ importId }: { readonly importId: string }) {
  const remote = useRemote(UserImportDocument, { id: importId }, ({ UserImport }) => UserImport);
  const { data, again } = remote;
  const isOpen = data !== undefined && isMoving(data);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again().catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [again, isOpen]);
  return (
    <ConsolePage>
      <ConsoleHeader
        {...(data ? { screen: userImportRun, title: data.fileName } : { screen: userImport })}
        subtitle={data && <ImportChip status={data.status} />}
        actions={data && <ImportActs of={data} />}
      />
      <DataScreen remote={{ ...remote, isRefreshing: false }}>{(found) => <Run of={found} />}</DataScreen>
    </ConsolePage>
  );
}

function Run({ of }: { readonly of: WholeImportFragment }) {
  const t = useMessages(importsMessages);
  const isUndo = of.status === 'undoing' || of.status === 'undone';
  const [done, all] = isUndo ? [of.retracted + of.left, of.invited] : [of.settled, of.rowCount];
  const some = (label: string, value: number) => (value > 0 ? [{ label, value: number(value) }] : []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
      {isMoving(of) && (
        <Card sx={{ p: '15px 18px' }}>
          <LinearProgress
            variant="determinate"
            value={all === 0 ? 0 : (100 * done) / all}
            aria-label={t(isUndo ? 'undoing' : 'running')}
          />
          <Box component="p" role="status" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
            {t('progress', { done: number(done), count: number(all) })}
          </Box>
        </Card>
      )}
      {of.status === 'undone' && of.left > 0 && (
        <Alert severity="warning" role="status">
          {t('someLeft', { count: of.left })}
        </Alert>
      )}
      <Facts
        title={t('counts')}
        facts={[
          { label: t('region'), value: of.regionName },
          {
            label: t('startedAt'),
            value: of.startedByName
              ? t('startedBy', { date: moment(of.startedAt), name: of.startedByName })
              : moment(of.startedAt),
          },
          { label: t('people'), value: number(of.rowCount) },
          { label: t('invited'), value: number(of.invited) },
          ...some(t('emailTaken'), of.emailTaken),
          ...some(t('refused'), of.refused),
          ...some(t('notReached'), of.cancelled),
          ...(isUndo
            ? [
                { label: t('retracted'), value: number(of.retracted) },
                { label: t('left'), value: number(of.left) },
              ]
            : []),
        ]}
      />
      <ImportedRows
        importId={of.id}
        version={`${of.settled} ${of.retracted} ${of.left}`}
        hasLeft={of.left > 0}
        hasTaken={of.emailTaken > 0}
      />
    </Box>
  );
}

function ImportActs({ of }: { readonly of: WholeImportFragment }) {
  const t = useMessages(importsMessages);
  const [wish, setWish] = useState<'cancel' | 'undo'>();
  const cancel = useCommand(CancelUserImportDocument);
  const undo = useCommand(UndoUserImportDocument);
  const run = (what: 'cancel' | 'undo') =>
    (what === 'cancel' ? cancel : undo)
      .run({ _id: of.id })
      .catch(notifyError)
      .finally(() => setWish(undefined));
  const mayChange = useMayChange();
  const isUndoable = mayChange && (of.status === 'finished' || of.status === 'cancelled') && !isMoving(of);
  return (
    <>
      <Button variant="outlined" startIcon={<FileDownload />} href={`/imports/users/${of.id}/result.csv`}>
        {t('result')}
      </Button>
      {mayChange && of.status === 'running' && (
        <Button variant="outlined" color="error" onClick={() => setWish('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {isUndoable && (
        <Button variant="outlined" color="error" onClick={() => setWish('undo')}>
          {t('undo')}
        </Button>
      )}
      <ConfirmDialog
        open={wish !== undefined}
        title={t(wish === 'cancel' ? 'cancelTitle' : 'undoTitle')}
        confirm={t(wish === 'cancel' ? 'cancel' : 'undo')}
        isDestructive
        isBusy={cancel.isBusy || undo.isBusy}
        onConfirm={() => wish && void run(wish)}
        onCancel={() => setWish(undefined)}
      >
        {t(wish === 'cancel' ? 'cancelText' : 'undoText')}
      </ConfirmDialog>
    </>
  );
}

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
/** Of an import that was stopped the lines come to their end that were there by then; where sending it broke off, those are not all. */
const isMoving = ({ status, settled, queued }: WholeImportFragment) =>
  status === 'running' || status === 'undoing' || (status === 'cancelled' && settled < queued);

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
        actions={data && <ImportActs importRun={data} />}
      />
      <DataScreen remote={{ ...remote, isRefreshing: false }}>{(found) => <Run importRun={found} />}</DataScreen>
    </ConsolePage>
  );
}

function Run({ importRun }: { readonly importRun: WholeImportFragment }) {
  const t = useMessages(importsMessages);
  const isUndo = importRun.status === 'undoing' || importRun.status === 'undone';
  const [done, all] = isUndo
    ? [importRun.retracted + importRun.left, importRun.invited]
    : [importRun.settled, importRun.rowCount];
  const some = (label: string, value: number) => (value > 0 ? [{ label, value: number(value) }] : []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
      {isMoving(importRun) && (
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
      {importRun.status === 'undone' && importRun.left > 0 && (
        <Alert severity="warning" role="status">
          {t('someLeft', { count: importRun.left })}
        </Alert>
      )}
      <Facts
        title={t('counts')}
        facts={[
          { label: t('region'), value: importRun.regionName },
          {
            label: t('startedAt'),
            value: importRun.startedByName
              ? t('startedBy', { date: moment(importRun.startedAt), name: importRun.startedByName })
              : moment(importRun.startedAt),
          },
          { label: t('people'), value: number(importRun.rowCount) },
          { label: t('invited'), value: number(importRun.invited) },
          ...some(t('emailTaken'), importRun.emailTaken),
          ...some(t('refused'), importRun.refused),
          ...some(t('notReached'), importRun.cancelled),
          ...(isUndo
            ? [
                { label: t('retracted'), value: number(importRun.retracted) },
                { label: t('left'), value: number(importRun.left) },
              ]
            : []),
        ]}
      />
      <ImportedRows
        importId={importRun.id}
        version={`${importRun.settled} ${importRun.retracted} ${importRun.left}`}
        hasLeft={importRun.left > 0}
        hasTaken={importRun.emailTaken > 0}
      />
    </Box>
  );
}

function ImportActs({ importRun }: { readonly importRun: WholeImportFragment }) {
  const t = useMessages(importsMessages);
  const [wish, setWish] = useState<'cancel' | 'undo'>();
  const cancel = useCommand(CancelUserImportDocument);
  const undo = useCommand(UndoUserImportDocument);
  const run = (what: 'cancel' | 'undo') =>
    (what === 'cancel' ? cancel : undo)
      .run({ _id: importRun.id })
      .catch(notifyError)
      .finally(() => setWish(undefined));
  const mayChange = useMayChange();
  const isUndoable =
    mayChange && (importRun.status === 'finished' || importRun.status === 'cancelled') && !isMoving(importRun);
  return (
    <>
      <Button variant="outlined" startIcon={<FileDownload />} href={`/imports/users/${importRun.id}/result.csv`}>
        {t('result')}
      </Button>
      {mayChange && importRun.status === 'running' && (
        <Button variant="text" color="error" onClick={() => setWish('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {isUndoable && (
        <Button variant="text" color="error" onClick={() => setWish('undo')}>
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

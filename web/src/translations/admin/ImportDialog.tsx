import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useRefresh } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { errorText } from '../../lib/data/index.ts';
import { FileDrop } from '../../lib/files/index.ts';
import { languageTag, number, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, ToneChip } from '../../lib/ui/index.ts';
import { useLanguageName } from '../use-language-name.ts';
import { checkFile, saveTexts, type CheckedFile, type FileText, type Outcome } from './import-file.ts';
import { translationsAdminMessages } from './translations-admin.messages.ts';

const mostRows = 200;

export function ImportButton() {
  const t = useMessages(translationsAdminMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A file is looked at first; what it would change is saved when that is confirmed, and it is said of each text how it went. */
function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(translationsAdminMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const refresh = useRefresh();
  const titleId = useId();
  const isStopped = useRef(false);
  const last = useRef<File>(undefined);
  const [file, setFile] = useState<CheckedFile>();
  const [error, setError] = useState<unknown>();
  const [isRunning, setRunning] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<FileText, Outcome>>(new Map());
  const rows = file?.rows ?? [];
  const good = rows.filter((row) => row.error === null);
  const waiting = good.filter((row) => !outcomes.has(row));
  const look = async (picked: File) => {
    setError(undefined);
    setFile(undefined);
    setOutcomes(new Map());
    last.current = picked;
    // A file that was chosen before may be checked later: only what was chosen last counts.
    const ifLast =
      <T,>(tell: (told: T) => void) =>
      (told: T) =>
        last.current === picked && tell(told);
    await checkFile(picked).then(ifLast<CheckedFile>(setFile), ifLast<unknown>(setError));
  };
  const save = async () => {
    isStopped.current = false;
    setError(undefined);
    setRunning(true);
    const tell = (some: readonly (readonly [FileText, Outcome])[]) => setOutcomes((was) => new Map([...was, ...some]));
    await saveTexts(waiting, tell, () => isStopped.current).catch(setError);
    setRunning(false);
    refresh();
  };
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('import')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
        <p>{t('importHint')}</p>
        <FileDrop
          label={t('choose')}
          accept={{ 'text/csv': ['.csv'], 'text/x-gettext-translation': ['.po'] }}
          minSize={1}
          isMultiple={false}
          isDisabled={isRunning}
          onFiles={([picked]) => picked && void look(picked)}
        />
        {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
        {file && (
          <Alert severity={rows.length > good.length ? 'warning' : 'info'} role="status">
            {t('found', {
              changed: number(good.length),
              same: number(file.same),
              wrong: number(rows.length - good.length),
            })}
          </Alert>
        )}
        {outcomes.size > 0 && (
          <LinearProgress
            variant="determinate"
            value={(outcomes.size / good.length) * 100}
            aria-label={admin('bulkProgress', { done: outcomes.size, count: good.length })}
          />
        )}
        <Box component="ul">
          {[...rows]
            .sort((one, other) => Number(other.error !== null) - Number(one.error !== null))
            .slice(0, mostRows)
            .map((row) => (
              <FileRow key={`${row.line} ${row.locale}`} row={row} outcome={outcomes.get(row)} />
            ))}
        </Box>
        {rows.length > mostRows && <p>{t('more', { shown: number(mostRows), count: number(rows.length) })}</p>}
      </DialogContent>
      <DialogActions disableSpacing>
        {waiting.length > 0 && !isRunning && (
          <Button variant="contained" onClick={() => void save()}>
            {t('start', { count: waiting.length })}
          </Button>
        )}
        {isRunning ? (
          <Button variant="outlined" onClick={() => void (isStopped.current = true)}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {kernel('close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type RowProps = { readonly row: FileText; readonly outcome: Outcome | undefined };
function FileRow({ row: { line, id, locale, text, error }, outcome }: RowProps) {
  const t = useMessages(translationsAdminMessages);
  const admin = useMessages(adminMessages);
  const nameOf = useLanguageName();
  const wrong = error ?? (typeof outcome === 'object' ? outcome.error : undefined);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: '3px 15px',
        py: '9px',
        borderTop: '1px solid var(--line)',
        fontSize: 14,
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        <span lang={languageTag(locale)}>{text}</span>
        <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>
          {t('place', { line: number(line) })} · {nameOf(locale)} · <span translate="no">{id}</span>
        </Box>
      </div>
      <div>
        {wrong !== undefined ? (
          <ToneChip tone="danger" icon={ErrorOutline}>
            {wrong}
          </ToneChip>
        ) : outcome === 'saved' ? (
          <ToneChip tone="success" icon={CheckCircle}>
            {admin('bulkDone')}
          </ToneChip>
        ) : (
          <ToneChip tone="neutral" icon={Schedule}>
            {admin('bulkWaiting')}
          </ToneChip>
        )}
      </div>
    </Box>
  );
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useRefresh } from 'ra-core';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { errorText } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, ToneChip } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Row } from './list-shapes.ts';

type Result = 'done' | { readonly error: string };
type Props<T extends Row> = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDestructive?: boolean;
  readonly rows: readonly T[];
  readonly label: (row: T) => { readonly name: string; readonly below: string };
  /** What all of them are done with, as a reason. */
  readonly children?: ReactNode;
  /** Takes a row out again before it begins. */
  readonly onRemove?: (row: T) => void;
  readonly act: (row: T) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Asks once, then does it with one row after another, and says of each how it went. */
export function BulkActDialog<T extends Row>({
  title,
  text,
  confirm,
  isDestructive = false,
  rows,
  label,
  children,
  onRemove,
  act,
  onClose,
  onFinish,
}: Props<T>) {
  const t = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const refresh = useRefresh();
  const [results, setResults] = useState<ReadonlyMap<string, Result>>();
  const id = useId();
  const isRunning = results !== undefined && results.size < rows.length;
  const run = async () => {
    setResults(new Map());
    for (const row of rows) {
      const result: Result = await act(row).then(
        () => 'done' as const,
        (error: unknown) => ({ error: errorText(error) }),
      );
      setResults((former) => new Map(former).set(row.id, result));
    }
    refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!results) void run();
  };
  const outcome = (row: T) => {
    const result = results?.get(row.id);
    if (result === undefined)
      return (
        <ToneChip tone="neutral" icon={Schedule}>
          {t('bulkWaiting')}
        </ToneChip>
      );
    return result === 'done' ? (
      <ToneChip tone="success" icon={CheckCircle}>
        {t('bulkDone')}
      </ToneChip>
    ) : (
      <ToneChip tone="danger" icon={ErrorOutline}>
        {result.error}
      </ToneChip>
    );
  };
  const done = results?.size ?? 0;
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : results ? onFinish : onClose}
      role="alertdialog"
      aria-labelledby={id}
      slotProps={{ paper: { component: 'form', onSubmit: submit, 'aria-labelledby': id } as object }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p>{text}</p>
        {children && !results && <Box sx={{ mt: '12px' }}>{children}</Box>}
        <Box
          component="ul"
          sx={{
            mt: '12px',
            '& li': {
              display: 'flex',
              justifyContent: 'space-between',
              gap: '12px',
              py: '6px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            },
          }}
        >
          {rows.map((row) => {
            const { name, below } = label(row);
            return (
              <li key={row.id}>
                <span>
                  <b style={{ fontWeight: 600 }}>{name}</b>
                  <Box component="span" sx={{ display: 'block', color: 'var(--ink-2)', fontSize: 13 }}>
                    {below}
                  </Box>
                </span>
                {results && outcome(row)}
                {!results && onRemove && (
                  <IconButton size="small" aria-label={t('takeOut', { name })} onClick={() => onRemove(row)}>
                    <Close fontSize="small" />
                  </IconButton>
                )}
              </li>
            );
          })}
        </Box>
        {results && (
          <Box sx={{ mt: '12px' }}>
            <LinearProgress variant="determinate" value={(100 * done) / rows.length} aria-label={title} />
            <Box component="p" role="status" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
              {t('bulkProgress', { done: number(done), count: number(rows.length) })}
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions disableSpacing>
        {results ? (
          <Button key="close" type="button" variant="contained" disabled={isRunning} onClick={onFinish}>
            {kernel('close')}
          </Button>
        ) : (
          <>
            <Button
              key="confirm"
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              disabled={rows.length === 0}
            >
              {confirm}
            </Button>
            <Button key="cancel" type="button" variant="outlined" autoFocus={!children} onClick={onClose}>
              {kernel('cancel')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

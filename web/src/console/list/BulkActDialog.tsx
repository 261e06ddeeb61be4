import Block from '@mui/icons-material/BlockOutlined';
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
import { useRefresh } from 'ra-core';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { errorText } from '../../lib/data/index.ts';
import { DialogForm, FocusFirst, UnsavedChanges, useClosing } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, ToneChip } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Row } from './list-shapes.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { useProgress } from './use-progress.ts';

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
  /** Something of that was typed or picked: it is asked about before it is lost. */
  readonly isTyped?: boolean;
  /** Takes a row out again before it begins. */
  readonly onRemove?: (row: T) => void;
  /** Why nothing is done with a row; null where nothing stands in the way. */
  readonly barredBy?: (row: T) => string | null;
  readonly act: (row: T) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Asks once, then does it with one row after another until all are done or somebody stops it, and says of each how it went. */
export function BulkActDialog<T extends Row>({
  title,
  text,
  confirm,
  isDestructive = false,
  rows,
  label,
  children,
  isTyped = false,
  onRemove,
  barredBy = () => null,
  act,
  onClose,
  onFinish,
}: Props<T>) {
  const t = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const refresh = useRefresh();
  const [results, setResults] = useState<ReadonlyMap<string, Result>>();
  const id = useId();
  const { progress, run, stop } = useProgress();
  const isRunning = progress?.state === 'running';
  const isUnsaved = isTyped && !results;
  const { close, question } = useClosing(isUnsaved, onClose);
  const open = rows.filter((row) => barredBy(row) === null);
  const begin = async () => {
    setResults(new Map());
    await run(open.length, async (n) => {
      const row = open[n]!;
      const result: Result = await act(row).then(
        () => 'done' as const,
        (error: unknown) => ({ error: errorText(error) }),
      );
      setResults((former) => new Map(former).set(row.id, result));
      return 1;
    });
    refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!results) void begin();
  };
  const outcome = (row: T) => {
    const barred = barredBy(row);
    if (barred !== null)
      return (
        <ToneChip tone="neutral" icon={Block}>
          {barred}
        </ToneChip>
      );
    const result = results?.get(row.id);
    if (result === undefined)
      return (
        <ToneChip tone="neutral" icon={Schedule}>
          {t(isRunning ? 'bulkWaiting' : 'bulkNotDone')}
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
  return (
    <Dialog open onClose={isRunning ? undefined : results ? onFinish : close} role="alertdialog" aria-labelledby={id}>
      <DialogForm onSubmit={submit}>
        {children && <FocusFirst />}
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
                  {(results || barredBy(row) !== null) && outcome(row)}
                  {!results && onRemove && (
                    <IconButton size="small" aria-label={t('takeOut', { name })} onClick={() => onRemove(row)}>
                      <Close fontSize="small" />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </Box>
          {progress && <ProgressLine label={title} progress={progress} />}
        </DialogContent>
        <DialogActions disableSpacing>
          {results ? (
            <Button
              key={isRunning ? 'stop' : 'close'}
              type="button"
              variant={isRunning ? 'outlined' : 'contained'}
              autoFocus={!isRunning}
              // It stands where the act began: the second click of a double one is not meant for it.
              onClick={({ detail }) => detail < 2 && (isRunning ? stop : onFinish)()}
            >
              {isRunning ? t('stop') : kernel('close')}
            </Button>
          ) : (
            <>
              <Button
                key="confirm"
                type="submit"
                variant="contained"
                color={isDestructive ? 'error' : 'primary'}
                disabled={open.length === 0}
              >
                {confirm}
              </Button>
              <Button key="cancel" type="button" variant="outlined" autoFocus={!children} onClick={close}>
                {kernel('cancel')}
              </Button>
            </>
          )}
        </DialogActions>
      </DialogForm>
      <UnsavedChanges isChanged={isUnsaved} />
      {question}
    </Dialog>
  );
}

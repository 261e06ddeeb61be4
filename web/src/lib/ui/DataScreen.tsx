import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { errorText, isRefusal } from '../notices/errors.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { Spinner } from './Spinner.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import type { Remote } from '../data/use-remote.ts';

type Props<T> = {
  readonly remote: Remote<T>;
  readonly isEmpty?: (data: T) => boolean;
  /** It stands in place of 'No data'. */
  readonly empty?: ReactNode;
  /** It stands in place of what the error says. */
  readonly failure?: string;
  readonly children: (data: T) => ReactNode;
};

/**
 * The four states of everything that is loaded: waiting, error, nothing there, the content. Old content stays while it is refreshed, and below what is said of it
 * where no answer came: what is typed and chosen in it would be gone with it. What the server refuses is shown no more.
 */
export function DataScreen<T>({ remote, isEmpty = () => false, empty, failure, children }: Props<T>) {
  const t = useMessages(kernelMessages);
  const { data, error, isRefreshing, isOfBefore, again } = remote;
  const failed = error && (
    <Alert
      severity="error"
      action={
        <Button size="small" variant="text" onClick={() => void again().catch(() => undefined)}>
          {t('tryAgain')}
        </Button>
      }
    >
      {failure ?? errorText(error)}
    </Alert>
  );
  if (failed && (data === undefined || isOfBefore || isRefusal(error))) return failed;
  if (data === undefined) return <Spinner />;
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      {failed && <Box sx={{ mb: '12px' }}>{failed}</Box>}
      {isRefreshing && (
        <LinearProgress
          aria-label={t('loading')}
          sx={{ position: 'absolute', insetInline: 0, top: -3, height: 3, zIndex: 1 }}
        />
      )}
      {isEmpty(data)
        ? (empty ?? (
            <Alert severity="info" role="status">
              {t('noData')}
            </Alert>
          ))
        : children(data)}
    </Box>
  );
}

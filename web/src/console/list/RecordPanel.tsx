import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { errorCode, type Remote } from '../../lib/data/index.ts';
import { actsMessages } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { DetailPanel } from './DetailPanel.tsx';

type Props<T> = Omit<ComponentProps<typeof DetailPanel>, 'recordId' | 'children'> & {
  readonly id: string;
  /** It has no data as long as the record before is there. */
  readonly remote: Remote<T>;
  /** It is said of a record that is no more. */
  readonly gone: string;
  /** Somebody was faster, and no dialog says so. */
  readonly isOvertaken?: boolean;
  readonly children: (record: T) => ReactNode;
};

/** One record beside the list, as it is now. */
export function RecordPanel<T>({ id, remote, gone, isOvertaken = false, children, ...panel }: Props<T>) {
  const t = useMessages(actsMessages);
  return (
    <DetailPanel recordId={id} {...panel}>
      {errorCode(remote.error) === 'notFound' ? (
        <Alert severity="info">{gone}</Alert>
      ) : (
        <DataScreen remote={remote}>
          {(record) => (
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
              {isOvertaken && <Alert severity="warning">{t('overtaken')}</Alert>}
              {children(record)}
            </Box>
          )}
        </DataScreen>
      )}
    </DetailPanel>
  );
}

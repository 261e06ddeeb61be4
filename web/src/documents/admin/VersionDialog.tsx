import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo } from 'react';
import { DocumentVersionDocument } from '../../generated/documents/admin/documents-admin.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, kernelMessages, visuallyHidden } from '../../lib/ui/index.ts';
import { differences } from './differences.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';

export type VersionDialogProps = {
  readonly documentId: string;
  readonly version: number;
  readonly now: string;
  /** Of the version before it, where that is listed. */
  readonly before: string | undefined;
  readonly onClose: () => void;
};

/** The words of a version, with those that it added and those that it took out. What came before the oldest that is listed is asked for. */
export function VersionDialog({ documentId, version, now, before, onClose }: VersionDialogProps) {
  const t = useMessages(documentsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const id = useId();
  const isAsked = before === undefined && version > 1;
  const older = useRemote(
    DocumentVersionDocument,
    isAsked ? { _id: documentId, version: version - 1 } : null,
    ({ documentVersion }) => documentVersion.content,
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('difference', { version })}</DialogTitle>
      <DialogContent>
        {isAsked ? (
          <DataScreen remote={older}>{(content) => <Differences before={content} now={now} />}</DataScreen>
        ) : (
          <Differences before={before} now={now} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {kernel('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Without what was before, all is new. */
function Differences({ before, now }: Pick<VersionDialogProps, 'before' | 'now'>) {
  const t = useMessages(documentsAdminMessages);
  const pieces = useMemo(
    () => differences(before ?? '', now, (alt) => (alt === '' ? t('decoration') : t('picture', { alt }))),
    [before, now, t],
  );
  const isSame = pieces.every(({ kind }) => kind === 'same');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px' }}>
      {(before === undefined || isSame) && <Alert severity="info">{t(before === undefined ? 'first' : 'same')}</Alert>}
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: '24px' }}>
        {pieces.map(({ kind, text }, n) =>
          kind === 'same' ? (
            text
          ) : (
            <Box
              component={kind === 'added' ? 'ins' : 'del'}
              key={n}
              sx={{
                color: kind === 'added' ? 'var(--success)' : 'var(--danger)',
                textDecoration: kind === 'added' ? 'underline' : 'line-through',
                whiteSpace: 'pre-wrap',
              }}
            >
              <Box component="span" sx={visuallyHidden}>
                {t(kind)}{' '}
              </Box>
              {text}
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { dayMonthYear } from '../../console/dates.ts';
import { useMayChange } from '../../console/MayChange.tsx';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Picture } from '../../lib/rich-text/index.ts';
import { DataScreen, lazyPart, notify } from '../../lib/ui/index.ts';
import {
  DocumentVersionsDocument,
  type DocumentDetailFragment,
} from '../../generated/documents/admin/documents-admin.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';
import type { VersionDialogProps } from './VersionDialog.tsx';

const VersionDialog = lazyPart<VersionDialogProps>(
  async () => (await import('./VersionDialog.tsx')).VersionDialog,
  null,
);

type Props = {
  readonly document: DocumentDetailFragment;
  /** A version is gone on from, which shows these. */
  readonly onUse: (pictures: readonly Picture[]) => void;
};
/** What a document was, the newest first: what each version changed, and its text to go on from. */
export function DocumentVersions({ document, onUse }: Props) {
  const t = useMessages(documentsAdminMessages);
  const { setValue } = useFormContext();
  const remote = useRemote(DocumentVersionsDocument, { _id: document.id }, (data) => data.documentVersions);
  const [opened, setOpened] = useState<number>();
  const mayChange = useMayChange();
  return (
    <Card component="section" sx={{ p: '15px 18px 6px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('versions')}
      </Typography>
      <DataScreen remote={remote}>
        {(versions) => (
          <>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {versions.map(({ version, content, pictures, title, createdAt, createdByName }) => (
                <Box
                  component="li"
                  key={version}
                  sx={{ py: '9px', borderTop: '1px solid var(--line)', fontSize: 14, lineHeight: '20px' }}
                >
                  <Box sx={{ fontWeight: 600 }}>{t('version', { version })}</Box>
                  <Box sx={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>
                    {createdByName
                      ? t('changedLine', { when: dayMonthYear(createdAt), person: createdByName })
                      : dayMonthYear(createdAt)}
                  </Box>
                  {version === document.liveVersion && <Box sx={{ color: 'var(--success)' }}>{t('live')}</Box>}
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '6px' }}>
                    <Button size="small" variant="outlined" onClick={() => setOpened(version)}>
                      {t('compare')}
                    </Button>
                    {version !== document.version && mayChange && (
                      <Button
                        size="small"
                        variant="outlined"
                        onClick={() => {
                          onUse(pictures);
                          setValue('content', content, { shouldDirty: true });
                          setValue('title', title, { shouldDirty: true });
                          notify(t('usedIt', { version }));
                        }}
                      >
                        {t('useIt')}
                      </Button>
                    )}
                  </Box>
                </Box>
              ))}
            </Box>
            {opened !== undefined && (
              <VersionDialog
                documentId={document.id}
                version={opened}
                now={versions.find(({ version }) => version === opened)?.content ?? ''}
                before={versions.find(({ version }) => version === opened - 1)?.content}
                onClose={() => setOpened(undefined)}
              />
            )}
          </>
        )}
      </DataScreen>
    </Card>
  );
}

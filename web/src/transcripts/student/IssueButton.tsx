import Verified from '@mui/icons-material/VerifiedOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { ConfirmDialog } from '../../lib/ui/index.ts';
import { transcriptIssuesMessages } from '../transcript-issues.messages.ts';

type Props = { readonly isBusy: boolean; readonly onIssue: () => Promise<unknown> };

/** Says what it means before the transcript is issued: others can read it then. */
export function IssueButton({ isBusy, onIssue }: Props) {
  const t = useMessages(transcriptIssuesMessages);
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Verified />} disabled={isBusy} onClick={() => ask(true)}>
        {t('issue')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('issueTitle')}
        confirm={t('confirm')}
        isBusy={isBusy}
        onConfirm={() => void onIssue().then(() => ask(false))}
        onCancel={() => ask(false)}
      >
        <p>{t('issueMeans')}</p>
        <p style={{ marginTop: 12 }}>{t('issueOnce')}</p>
      </ConfirmDialog>
    </>
  );
}

import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { auditMessages } from './audit.messages.ts';

/** Copies the full address of what is shown, so that it opens again as it is now. */
export function CopyLink({ to }: { readonly to: string }) {
  const t = useMessages(auditMessages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, location.origin).href);
      notify(t('copied'));
    } catch (error) {
      console.warn(error);
      notifyError(t('notCopied'));
    }
  };
  return (
    <Button size="small" variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  );
}

import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { AppLink } from './AppLink.tsx';
import { Hint } from './Hint.tsx';
import { kernelMessages } from './kernel.messages.ts';
import { Modal } from './Modal.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = { readonly title: string; readonly help: string; readonly learnMore: string | undefined };

/** Says what a page is for: in a tooltip, and in a dialog when it is pressed. */
export function HelpButton({ title, help, learnMore }: Props) {
  const t = useMessages(kernelMessages);
  return (
    <Modal
      title={title}
      button={(open) => (
        <Hint title={help}>
          <IconButton
            size="small"
            aria-label={`${t('help')}: ${help}`}
            aria-haspopup="dialog"
            onClick={open}
            sx={{ my: '-9px' }}
          >
            <HelpOutline fontSize="small" />
          </IconButton>
        </Hint>
      )}
    >
      {() => (
        <>
          <p style={{ maxWidth: '72ch' }}>{help}</p>
          {learnMore && (
            <p style={{ paddingTop: 12 }}>
              <AppLink to={learnMore}>{t('learnMore')}</AppLink>
            </p>
          )}
        </>
      )}
    </Modal>
  );
}

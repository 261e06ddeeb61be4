import Button from '@mui/material/Button';
import { useState } from 'react';
import { inlineButton } from '../ui/inline-button.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { WhyDrawer } from './WhyDrawer.tsx';
import type { WhyOf } from '../../generated/schema.ts';

type Props = {
  readonly kind: WhyOf;
  readonly id: string;
  readonly what: string;
  readonly timeZone?: string;
};

/** "Why?" beside a value; `what` names the value for people who hear it. */
export function WhyButton({ kind, id, what, timeZone }: Props) {
  const t = useMessages(kernelMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-haspopup="dialog"
        aria-label={t('whyOf', { what })}
        onClick={() => setOpen(true)}
        sx={inlineButton}
      >
        {t('why')}
      </Button>
      <WhyDrawer kind={kind} id={id} what={what} timeZone={timeZone} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

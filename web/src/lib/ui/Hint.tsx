import { lazy, Suspense, type ReactElement } from 'react';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { loadChunk } from '../data/load-chunk.ts';
import { useMessages } from '../i18n/use-messages.ts';

const Tooltip = lazy(() => loadChunk(() => import('@mui/material/Tooltip')));

type Props = {
  readonly title: string;
  readonly isDisabled?: boolean;
  readonly children: ReactElement;
};

/** A tooltip. Until its script has come, what it explains stands alone. */
export function Hint({ title, isDisabled = false, children }: Props) {
  const t = useMessages(kernelMessages);
  // A disabled control tells no pointer, so something around it does.
  const target = isDisabled ? <span>{children}</span> : children;
  return (
    <Suspense fallback={target}>
      <Tooltip title={isDisabled ? `${title} ${t('disabled')}` : title}>{target}</Tooltip>
    </Suspense>
  );
}

import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';
import { Signpost } from './Signpost.tsx';

/** It is shown where an address leads nowhere. */
export function NotFound() {
  const t = useMessages(shellMessages);
  return (
    <Signpost sign="404" title={t('notFoundTitle')}>
      {t('notFoundText')}
    </Signpost>
  );
}

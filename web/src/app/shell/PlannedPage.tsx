import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';
import { Signpost } from './Signpost.tsx';

/** A page that the site will have, for those who will be able to open it. */
export function PlannedPage() {
  const t = useMessages(shellMessages);
  return (
    <Signpost sign="…" title={t('plannedTitle')}>
      {t('plannedText')}
    </Signpost>
  );
}

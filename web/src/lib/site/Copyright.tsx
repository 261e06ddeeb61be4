import { useMessages } from '../i18n/use-messages.ts';
import { useStart } from '../session/start.ts';
import { siteMessages } from './site.messages.ts';

/** Whose the site is, with the year. */
export function Copyright() {
  const t = useMessages(siteMessages);
  const { config } = useStart();
  return <span>{t('copyright', { year: new Date().getFullYear(), name: config.orgName })}</span>;
}

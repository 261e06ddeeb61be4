import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { notify, notifyError } from '../lib/ui/index.ts';

/** What react-admin has to say comes as the site's own notices. */
export function Notices(): null {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken || typeof taken.message !== 'string') return;
    const text = translate(taken.message, taken.notificationOptions?.messageArgs);
    if (taken.type === 'error' || taken.type === 'warning') notifyError(text);
    else notify(text);
  }, [notifications, takeNotification, translate]);
  return null;
}

import { useRef } from 'react';
import { fetchOperation, intentions } from '../../lib/data/index.ts';
import { ActDialog, ReasonField, untilLeft, useForm } from '../../lib/forms/index.ts';
import { forgetPerson } from '../../lib/site/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ImpersonateUserOperation } from '../../generated/impersonations/admin/impersonate.fetch.ts';
import { impersonateMessages } from './impersonate.messages.ts';
import { dashboard } from '../../dashboards/dashboards.screens.ts';

type Props = {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly goTo?: (path: string) => void;
};

/** Asks why, and goes on as the other person: with a page of its own, so that nothing of the admin's is left in it. */
export function ImpersonateDialog({ userId, name, onClose, goTo = (path) => location.replace(path) }: Props) {
  const t = useMessages(impersonateMessages);
  const intention = useRef(intentions());
  const form = useForm({ start: { reason: '' } });
  const begin = async (reason: string) => {
    await fetchOperation(ImpersonateUserOperation, { userId, reason, commandId: intention.current.idFor(reason) });
    forgetPerson();
    goTo(dashboard.path);
    await untilLeft();
  };
  return (
    <ActDialog
      title={t('title', { name })}
      confirm={t('start')}
      form={form}
      send={({ reason }) => begin(reason)}
      onClose={onClose}
    >
      <p>{t('about', { name })}</p>
      <ReasonField hint={t('reasonHint')} {...form.field('reason')} autoFocus />
    </ActDialog>
  );
}

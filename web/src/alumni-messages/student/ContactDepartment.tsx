import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { alumniMessageQuotaPermissions } from '@paideia/events/alumni-messages/alumni-message.permissions.ts';
import { longestAlumniMessage } from '@paideia/events/alumni-messages/alumni-message.rules.ts';
import { ContactAlumniDepartmentDocument } from '../../generated/alumni-messages/alumni-messages.ts';
import { useCommand } from '../../lib/data/index.ts';
import { ActDialog, LabelledText, newId, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { alumniMessagesMessages } from '../alumni-messages.messages.ts';

/** A button and its dialog, for alumni who write for themselves, where somebody answers for the department. */
export function ContactDepartment({ hasDepartment }: { readonly hasDepartment: boolean }) {
  const t = useMessages(alumniMessagesMessages);
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = may(user, alumniMessageQuotaPermissions.ContactAlumniDepartment, { ownerId: user._id });
  if (!user.isAlumni || !mayWrite || !hasDepartment) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('department')}
      </Button>
      {isOpen && <DepartmentDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DepartmentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(alumniMessagesMessages);
  const { _id: userId } = useUser();
  const { run } = useCommand(ContactAlumniDepartmentDocument);
  const form = useForm({ draft: `alumni-department:${userId}`, start: () => ({ _id: newId(), text: '' }) });
  return (
    <ActDialog
      title={t('department')}
      confirm={t('send')}
      form={form}
      send={run}
      done={t('departmentSent')}
      onDone={form.clear}
      onClose={onClose}
    >
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('departmentAbout')}</Typography>
      <LabelledText label={t('text')} {...form.field('text')} rows={6} required maxLength={longestAlumniMessage} />
    </ActDialog>
  );
}

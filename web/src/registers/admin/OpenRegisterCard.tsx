import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import { dayOf, longDate, useMessages } from '../../lib/i18n/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import {
  OpenRegisterDocument,
  RegisterDayDocument,
  type RegisterGroupFragment,
} from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

const refetch = [RegisterDayDocument];
type Props = { readonly group: RegisterGroupFragment; readonly date: string; readonly periodKey: string };

/** A period without a register: what opening one does, and the button once the day has come. */
export function OpenRegisterCard({ group, date, periodKey }: Props) {
  const t = useMessages(registerAdminMessages);
  const user = useUser();
  const { run, isBusy } = useCommand(OpenRegisterDocument, { refetch });
  const locked = useLockedTerm(group._id, { date });
  const mayOpen = may(user, registerPermissions.OpenRegister, { regionId: group.regionId });
  return (
    <Card
      component="section"
      sx={{ p: '24px', display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' }}
    >
      <Typography component="h2" variant="h4">
        {t('notOpened')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', maxWidth: '72ch' }}>{t('opening')}</Typography>
      {locked ? (
        <LockedTermNotice term={locked} />
      ) : date > dayOf(new Date(), group.timeZone) ? (
        <Typography variant="body2">{t('dayToCome', { date: longDate(date) })}</Typography>
      ) : mayOpen ? (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void run({ groupId: group._id, date, periodKey }).catch(notifyError)}
        >
          {t('open')}
        </Button>
      ) : (
        <Typography variant="body2">{t('mayNotOpen')}</Typography>
      )}
    </Card>
  );
}

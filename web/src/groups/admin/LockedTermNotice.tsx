import Lock from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import { dayMonthYear } from '../../console/dates.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { GroupTermFragment } from '../../generated/groups/admin/term-locks.ts';
import { termLocksMessages } from './term-locks.messages.ts';

type Props = {
  readonly term: Pick<GroupTermFragment, 'name' | 'lockedAt'>;
  /** By which the controls that it is about refer to it. */
  readonly id?: string;
};
/** Why a part of a plan can no longer be changed. */
export function LockedPlanNotice({ term }: Pick<Props, 'term'>) {
  const t = useMessages(termLocksMessages);
  return (
    <Alert severity="info" role="status" icon={<Lock fontSize="inherit" />}>
      {t('planNotice', { term: term.name })}
    </Alert>
  );
}

/** Why nothing can be changed on a page: said where the buttons would be, and to screen readers when it comes. */
export function LockedTermNotice({ term, id }: Props) {
  const t = useMessages(termLocksMessages);
  return (
    <Alert id={id} severity="info" role="status" icon={<Lock fontSize="inherit" />} sx={{ mb: '15px' }} data-print="no">
      {t('notice', { term: term.name, date: term.lockedAt === null ? '' : dayMonthYear(term.lockedAt) })}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import { AppLink } from '../../lib/ui/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { OpenErasuresDocument } from '../../generated/erasures/admin/erasure-admin.ts';
import { erasureAdminMessages } from './erasure-admin.messages.ts';

const nothing = {};

/** Above the list of users: who waits to be erased. It says nothing while nobody does. */
export function OpenErasures() {
  const t = useMessages(erasureAdminMessages);
  const isForMe = userHasRole(useUser(), 'superadmin');
  const { data = [] } = useRemote(OpenErasuresDocument, isForMe ? nothing : null, ({ openErasures }) => openErasures);
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: '12px' }}>
      {t('open', { count: data.length })}{' '}
      {data.map(({ id, fullName }, n) => (
        <span key={id}>
          {n > 0 && ', '}
          <AppLink to={`/users/${id}`}>{fullName}</AppLink>
        </span>
      ))}
    </Alert>
  );
}

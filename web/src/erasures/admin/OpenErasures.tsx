import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AppLink, lazyPart, ModalButton } from '../../lib/ui/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { OpenErasuresDocument } from '../../generated/erasures/admin/erasure-admin.ts';
import { erasureAdminMessages } from './erasure-admin.messages.ts';
import { user } from '../../accounts/accounts.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

const RetractedPeople = lazyPart(async () => (await import('./RetractedPeople.tsx')).RetractedPeople);
const nothing = {};

/** Above the list of users: who waits to be erased, and those who are no users but can be erased too. */
export function OpenErasures() {
  const t = useMessages(erasureAdminMessages);
  const isForMe = userHasRole(useUser(), 'superadmin');
  const { data = [] } = useRemote(OpenErasuresDocument, isForMe ? nothing : null, ({ openErasures }) => openErasures);
  if (!isForMe) return null;
  return (
    <Box sx={{ mb: '12px' }}>
      {data.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mb: '6px' }}>
          {t('open', { count: data.length })}{' '}
          {data.map(({ id, fullName, isRetracted }, n) => (
            <span key={id}>
              {n > 0 && ', '}
              {isRetracted ? fullName : <AppLink to={addressOf(user, { id })}>{fullName}</AppLink>}
            </span>
          ))}
        </Alert>
      )}
      <ModalButton label={t('retracted')} variant="text">
        {() => <RetractedPeople />}
      </ModalButton>
    </Box>
  );
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isWebAddress } from '@paideia/events/kernel/web-address.ts';
import type { MinistryFragment } from '../../generated/ministries/ministries.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { FactList, ToneChip } from '../../lib/ui/index.ts';
import { ministriesMessages } from '../ministries.messages.ts';
import { MinistryActs } from './MinistryActs.tsx';

const looks = {
  pending: ['warning', Schedule],
  approved: ['success', CheckCircle],
  hidden: ['neutral', VisibilityOff],
} as const;

/** One ministry. Its owner and alumni admins see how it stands, and change it. */
export function MinistryItem({ ministry }: { readonly ministry: MinistryFragment }) {
  const t = useMessages(ministriesMessages);
  const { _id: userId, isAlumniAdmin } = useUser();
  const { ministryName, ministers, location, contact, website, ownerId, ownerName, status } = ministry;
  const nameId = useId();
  const isChanged = ownerId === userId || isAlumniAdmin;
  const [tone, icon] = looks[status];
  const among = [
    ...(ministry.hasSecondYearGraduate ? [t('graduate')] : []),
    ...(ministry.hasAlumniOrgMember ? [t('member')] : []),
  ];
  const site = website !== null && isWebAddress(website) && (
    <a href={website} target="_blank" rel="noopener noreferrer">
      {website}
    </a>
  );
  return (
    <Box
      component="li"
      sx={{ p: '15px 18px', borderTop: '1px solid var(--line)', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', mb: '6px' }}>
        <Typography component="h2" id={nameId} sx={{ fontWeight: 600, overflowWrap: 'anywhere', mr: 'auto' }}>
          {ministryName}
        </Typography>
        {isChanged && (
          <ToneChip tone={tone} icon={icon}>
            {t(status)}
          </ToneChip>
        )}
        {status === 'approved' && (
          <ToneChip tone="info" icon={Visibility}>
            {t('public')}
          </ToneChip>
        )}
      </Box>
      <FactList
        facts={[
          [t('ministers'), listOf(ministers)],
          [t('among'), among.length > 0 && listOf(among)],
          [t('location'), location],
          [t('contact'), contact],
          [t('website'), site],
          [t('owner'), ownerId !== userId && ownerName],
        ]}
      />
      {isChanged && <MinistryActs ministry={ministry} nameId={nameId} />}
    </Box>
  );
}

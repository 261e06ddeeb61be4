import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppLink, FactList, kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { dateTime, fullDate, useMessages } from '../../lib/i18n/index.ts';
import type { NotificationItemFragment } from '../../generated/notifications/notifications.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { AlumniProfileForm, type Profile } from './AlumniProfileForm.tsx';

type Props = { readonly profile: Profile; readonly news: readonly NotificationItemFragment[] };

/** What the alumni know of me, and what is new. */
export function AlumniHome({ profile, news }: Props) {
  const t = useMessages(alumniProfilesMessages);
  const kernel = useMessages(kernelMessages);
  const [isEdited, setEdited] = useState(false);
  const facts = [
    [t('location'), profile.location],
    [t('gradDate'), fullDate(profile.gradDate)],
    [t('gradPlace'), profile.gradPlace],
  ] as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: '12px', md: '18px' },
        alignItems: 'start',
      }}
    >
      {isEdited ? (
        <AlumniProfileForm start={profile} onDone={() => setEdited(false)} />
      ) : (
        <SectionCard
          title={t('gateTitle')}
          aside={
            <Button size="small" variant="outlined" onClick={() => setEdited(true)}>
              {kernel('edit')}
            </Button>
          }
        >
          <Box sx={{ p: '3px 18px 18px' }}>
            <FactList facts={facts} />
          </Box>
        </SectionCard>
      )}
      <SectionCard title={t('news')} aside={<AppLink to="/notifications">{t('newsAll')}</AppLink>}>
        {news.length === 0 && <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('noNews')}</Typography>}
        <ul>
          {news.map(({ _id, sentence, link, at }) => (
            <Box
              component="li"
              key={_id}
              sx={{ p: '9px 18px', borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}
            >
              {link ? <AppLink to={link}>{sentence}</AppLink> : sentence}
              <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{dateTime(at)}</Box>
            </Box>
          ))}
        </ul>
      </SectionCard>
    </Box>
  );
}

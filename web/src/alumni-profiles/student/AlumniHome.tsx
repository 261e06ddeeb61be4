import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isWebAddress } from '@paideia/events/kernel/web-address.ts';
import { useState } from 'react';
import { type EachField, type Fact, FactList, kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { fullDate, useMessages } from '../../lib/i18n/index.ts';
import type { AlumniLinksFragment } from '../../generated/alumni-profiles/alumni-profiles.ts';
import type { NoticeFragment } from '../../generated/news/student/notice-card.ts';
import { LinkRow } from '../../links/links.parts.ts';
import { NoticeboardCard } from '../../news/news.parts.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { AlumniProfileForm, type Profile } from './AlumniProfileForm.tsx';

type Props = {
  readonly profile: Profile;
  readonly news: readonly NoticeFragment[];
  readonly links: AlumniLinksFragment;
};

/** What the alumni know of me, what is new, and where they meet and give. */
export function AlumniHome({ profile, news, links }: Props) {
  const t = useMessages(alumniProfilesMessages);
  const kernel = useMessages(kernelMessages);
  const [isEdited, setEdited] = useState(false);
  const facts: EachField<Profile, Fact> = {
    location: [t('location'), profile.location],
    gradDate: [t('gradDate'), fullDate(profile.gradDate)],
    gradPlace: [t('gradPlace'), profile.gradPlace],
  };
  const places: EachField<Props['links'], readonly [string, string | null]> = {
    facebookGroupUrl: [t('facebookGroup'), links.facebookGroupUrl],
    endowmentUrl: [t('endowment'), links.endowmentUrl],
    donationUrl: [t('donation'), links.donationUrl],
  };
  const shown = Object.values(places).flatMap(([title, url]) =>
    url !== null && isWebAddress(url) ? [{ title, url }] : [],
  );
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
            <FactList facts={Object.values(facts)} />
          </Box>
        </SectionCard>
      )}
      <NoticeboardCard items={news} title={t('news')} empty={t('noNews')} />
      {shown.length > 0 && (
        <SectionCard title={t('together')}>
          <ul>
            {shown.map((link) => (
              <LinkRow key={link.title} {...link} />
            ))}
          </ul>
        </SectionCard>
      )}
    </Box>
  );
}

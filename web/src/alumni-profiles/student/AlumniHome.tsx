import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { isWebAddress } from '@paideia/events/kernel/web-address.ts';
import { AlumniContact } from '../../alumni-messages/alumni-messages.parts.ts';
import { alumniLibrary } from '../../alumni-videos/alumni-videos.screens.ts';
import { CourseTiles, VideoTiles } from '../../alumni-videos/alumni-videos.parts.ts';
import type { AlumniHomeQuery, AlumniLinksFragment } from '../../generated/alumni-profiles/alumni-profiles.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { AppLink, type EachField, SectionCard } from '../../lib/ui/index.ts';
import { LinkRow } from '../../links/links.parts.ts';
import { ministryRegistry } from '../../ministries/ministries.screens.ts';
import { NoticeboardCard } from '../../news/news.parts.ts';
import { alumniProfilesMessages } from '../alumni-profiles.messages.ts';
import { OwnProfile } from './OwnProfile.tsx';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '12px', md: '18px' } } as const;

/** What there is to learn and to watch, what is new, whom to write to, and where the alumni meet and give. */
export function AlumniHome({ home }: { readonly home: AlumniHomeQuery }) {
  const t = useMessages(alumniProfilesMessages);
  const { alumniHome, alumniMessagesLeft, alumniCourses, alumniVideos, noticeboard } = home;
  const { profile, hasDepartment } = alumniHome;
  const { isAlumni } = useUser();
  const library = <AppLink to={alumniLibrary.path}>{labelOf(alumniLibrary)}</AppLink>;
  return (
    <Box
      sx={{
        ...column,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={column}>
        {(isAlumni || alumniCourses.length > 0) && (
          <SectionCard title={t('courseLibrary')} aside={library}>
            <CourseTiles courses={alumniCourses} />
          </SectionCard>
        )}
        <SectionCard title={t('latestVideos')} aside={alumniVideos.length > 0 && library}>
          <VideoTiles videos={alumniVideos} />
        </SectionCard>
        <NoticeboardCard items={noticeboard} title={t('news')} empty={t('noNews')} />
      </Box>
      <Box sx={column}>
        <AlumniContact left={alumniMessagesLeft} hasDepartment={hasDepartment} />
        <Registry />
        <MeetAndGive links={alumniHome} />
        {profile?.location && profile.gradDate && profile.gradPlace && (
          <OwnProfile
            profile={{ location: profile.location, gradDate: profile.gradDate, gradPlace: profile.gradPlace }}
          />
        )}
      </Box>
    </Box>
  );
}

/** Where alumni say what they do. */
function Registry() {
  const t = useMessages(alumniProfilesMessages);
  return (
    <SectionCard title={labelOf(ministryRegistry)}>
      <Box sx={{ p: '3px 18px 18px', display: 'grid', gap: '12px', justifyItems: 'start', color: 'var(--ink-2)' }}>
        {t('registry')}
        <Button component={Link} to={ministryRegistry.path} variant="outlined">
          {t('openRegistry')}
        </Button>
      </Box>
    </SectionCard>
  );
}

/** Those pages of others that the college has named; a card without any says nothing. */
function MeetAndGive({ links }: { readonly links: AlumniLinksFragment }) {
  const t = useMessages(alumniProfilesMessages);
  const places: EachField<AlumniLinksFragment, readonly [string, string | null]> = {
    facebookGroupUrl: [t('facebookGroup'), links.facebookGroupUrl],
    endowmentUrl: [t('endowment'), links.endowmentUrl],
    donationUrl: [t('donation'), links.donationUrl],
  };
  const shown = Object.values(places).flatMap(([title, url]) =>
    url !== null && isWebAddress(url) ? [{ title, url }] : [],
  );
  return (
    shown.length > 0 && (
      <SectionCard title={t('together')}>
        <ul>
          {shown.map((link) => (
            <LinkRow key={link.title} {...link} />
          ))}
        </ul>
      </SectionCard>
    )
  );
}

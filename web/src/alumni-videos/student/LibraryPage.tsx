import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router';
import { alumniProfilesMessages } from '../../alumni-profiles/alumni-profiles.messages.ts';
import { AlumniScreen, useMayEnter } from '../../alumni-profiles/alumni-profiles.parts.ts';
import { AlumniLibraryDocument, type AlumniVideoSectionFragment } from '../../generated/alumni-videos/alumni-videos.ts';
import { addressesHoldMs, useAgainAfter, useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { AppLink, EmptyState, lazyPart, Pager, SectionCard } from '../../lib/ui/index.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';
import { alumniLibrary } from '../alumni-videos.screens.ts';
import { libraryAddress, libraryPlace } from '../library.rules.ts';
import { CourseTiles } from './CourseTiles.tsx';
import { PlayedVideo } from './PlayedVideo.tsx';
import { VideoTiles } from './VideoTiles.tsx';

const ManagedVideos = lazyPart(async () => (await import('./ManagedVideos.tsx')).ManagedVideos);
const perPage = 24;

/** `/alumni/library`: courses and videos for alumni, and for who looks after them what is to be listed. */
export function LibraryPage() {
  const { isAlumni, isAlumniAdmin } = useUser();
  const [search] = useSearchParams();
  const place = libraryPlace(search);
  const { category: categoryId, page, video } = place;
  const mayEnter = useMayEnter();
  const remote = useRemote(AlumniLibraryDocument, mayEnter ? { categoryId, page, perPage } : null, (data) => data);
  useAgainAfter(addressesHoldMs, async () => mayEnter && remote.again());
  return (
    <AlumniScreen screen={alumniLibrary} title={labelOf(alumniLibrary)} remote={remote}>
      {({ alumniCourses, alumniLibrary: sections }) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '12px', md: '18px' } }}>
          {video !== null && <PlayedVideo videoId={video} closedTo={libraryAddress({ ...place, video: null })} />}
          {categoryId === null && (isAlumni || alumniCourses.length > 0) && <Courses courses={alumniCourses} />}
          <Sections sections={sections} />
          {isAlumniAdmin && <ManagedVideos />}
        </Box>
      )}
    </AlumniScreen>
  );
}

function Courses({ courses }: Parameters<typeof CourseTiles>[0]) {
  const t = useMessages(alumniProfilesMessages);
  const library = useMessages(alumniVideosMessages);
  return (
    <SectionCard title={t('courseLibrary')}>
      {courses.length === 0 ? <EmptyState>{library('noCourses')}</EmptyState> : <CourseTiles courses={courses} />}
    </SectionCard>
  );
}

/** Videos by their category: the first of each, or one category page by page. */
function Sections({ sections }: { readonly sections: readonly AlumniVideoSectionFragment[] }) {
  const t = useMessages(alumniVideosMessages);
  const navigate = useNavigate();
  const place = libraryPlace(useSearchParams()[0]);
  const back = place.category !== null && <AppLink to={libraryAddress({})}>{t('allVideos')}</AppLink>;
  if (sections.length === 0)
    return (
      <SectionCard title={t('videos')} aside={back}>
        <EmptyState>{t('noVideos')}</EmptyState>
      </SectionCard>
    );
  return sections.map(({ _id, name, videos: { items, total, more } }) => (
    <SectionCard
      key={_id}
      title={name ?? t('other')}
      aside={
        back ||
        (total > items.length && (
          <AppLink to={libraryAddress({ category: _id })}>
            {t('showAll', { count: `${number(total)}${more ? '+' : ''}` })}
          </AppLink>
        ))
      }
    >
      <VideoTiles videos={items} place={place} />
      {place.category !== null && (
        <Pager
          page={place.page}
          perPage={perPage}
          total={total}
          more={more}
          onPage={(page) => void navigate(libraryAddress({ category: _id, page }))}
        />
      )}
    </SectionCard>
  ));
}

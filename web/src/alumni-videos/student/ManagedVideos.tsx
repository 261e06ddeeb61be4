import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import { useEffect, useId, useState } from 'react';
import { alumniLibraryId } from '@paideia/events/alumni-videos/alumni-video.rules.ts';
import {
  AllAlumniVideosDocument,
  AlumniLibraryDocument,
  UnlistAlumniVideoDocument,
  type AllAlumniVideosQuery,
  type ManagedAlumniVideoFragment,
} from '../../generated/alumni-videos/alumni-videos.ts';
import { CardNote } from '../../lib/dashboard/index.ts';
import { errorText, useCommand, useRemote } from '../../lib/data/index.ts';
import { NamedButton } from '../../lib/forms/index.ts';
import { fullDate, dayOf, useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import {
  AppLink,
  kernelMessages,
  notify,
  notifyError,
  PagedScreen,
  SectionCard,
  ToneChip,
} from '../../lib/ui/index.ts';
import { useDoneUploads } from '../../uploads/begin-upload.parts.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';
import { libraryAddress } from '../library.rules.ts';
import { RemoveDraft } from './RemoveDraft.tsx';
import { UploadForAlumni } from './UploadForAlumni.tsx';
import { VideoDialog } from './VideoDialog.tsx';

const perPage = 25;
const refetch = [AllAlumniVideosDocument, AlumniLibraryDocument];

/** What was uploaded for the alumni, listed or not; only who looks after them sees it. */
export function ManagedVideos() {
  const t = useMessages(alumniVideosMessages);
  const [page, setPage] = useState(0);
  const remote = useRemote(
    AllAlumniVideosDocument,
    { page, perPage },
    ({ allAlumniVideos, alumniVideoCategories: categories }) => ({ ...allAlumniVideos, categories }),
  );
  const done = useDoneUploads(alumniLibraryId);
  const { again } = remote;
  useEffect(() => {
    if (done > 0) again().catch(() => undefined); // The screen says it.
  }, [done]);
  return (
    <SectionCard title={t('manage')}>
      <CardNote>{t('manageAbout')}</CardNote>
      <PagedScreen
        remote={remote}
        page={page}
        perPage={perPage}
        onPage={setPage}
        empty={<CardNote>{t('noUploads')}</CardNote>}
      >
        {(items) => (
          <ul>
            {items.map((video) => (
              <ManagedVideo key={video._id} video={video} categories={remote.data?.categories ?? []} />
            ))}
          </ul>
        )}
      </PagedScreen>
      <UploadForAlumni />
    </SectionCard>
  );
}

type Props = {
  readonly video: ManagedAlumniVideoFragment;
  readonly categories: AllAlumniVideosQuery['alumniVideoCategories'];
};
function ManagedVideo({ video, categories }: Props) {
  const { _id, title, locale, categoryName, isListed, uploadedAt, _revision } = video;
  const t = useMessages(alumniVideosMessages);
  const kernel = useMessages(kernelMessages);
  const { locales } = useStart().config;
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy } = useCommand(UnlistAlumniVideoDocument, { refetch });
  const unlist = async () => {
    try {
      await run({ _id, expectedRevision: _revision });
      notify(t('unlisted', { title }));
    } catch (error) {
      notifyError(errorText(error));
    }
  };
  const about = [
    categoryName,
    locales.find(({ value }) => value === locale)?.label ?? locale,
    uploadedAt !== null && fullDate(dayOf(uploadedAt)),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '9px 12px',
        p: '9px 18px',
        borderTop: '1px solid var(--line)',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 240px' }, minWidth: 0 }}>
        <AppLink to={libraryAddress({ video: _id })} aria-label={t('watch', { title })} style={{ fontWeight: 600 }}>
          <span id={nameId}>{title}</span>
        </AppLink>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{about.filter(Boolean).join(' · ')}</Box>
      </Box>
      <ToneChip tone={isListed ? 'success' : 'neutral'} icon={isListed ? CheckCircle : EditNote}>
        {isListed ? t('listed') : kernel('statusDraft')}
      </ToneChip>
      <NamedButton of={nameId} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isListed ? kernel('edit') : t('list')}
      </NamedButton>
      {isListed && (
        <NamedButton of={nameId} disabled={isBusy} onClick={() => void unlist()}>
          {t('unlist')}
        </NamedButton>
      )}
      {!isListed && <RemoveDraft video={video} nameId={nameId} refetch={refetch} />}
      {isOpen && <VideoDialog video={video} categories={categories} refetch={refetch} onClose={() => setOpen(false)} />}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { AlumniVideoDocument, type AlumniVideoQuery } from '../../generated/alumni-videos/alumni-videos.ts';
import { addressesHoldMs, errorCode, useAgainAfter, useRemote } from '../../lib/data/index.ts';
import { languageTag, useMessages } from '../../lib/i18n/index.ts';
import { Player, useKept } from '../../lib/player/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { AppLink, DataScreen, kernelMessages, SectionCard } from '../../lib/ui/index.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';

type Props = {
  readonly videoId: string;
  /** Where one is without it. */
  readonly closedTo: string;
};

/** The video that was chosen, above all others. */
export function PlayedVideo({ videoId, closedTo }: Props) {
  const t = useMessages(alumniVideosMessages);
  const kernel = useMessages(kernelMessages);
  const remote = useRemote(AlumniVideoDocument, { _id: videoId }, ({ alumniVideo }) => alumniVideo);
  const found = remote.data?._id === videoId ? remote.data : undefined;
  useAgainAfter(addressesHoldMs, remote.again);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // It may have been chosen far below.
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [found?._id]);
  if (errorCode(remote.error) === 'notFound')
    return (
      <Alert severity="info" role="status">
        {t('gone')}
      </Alert>
    );
  return (
    <DataScreen remote={found ? remote : { ...remote, data: undefined }}>
      {(video) => (
        <SectionCard
          title={
            <span ref={heading} tabIndex={-1} lang={languageTag(video.locale)}>
              {video.title}
            </span>
          }
          aside={<AppLink to={closedTo}>{kernel('close')}</AppLink>}
        >
          <Box sx={{ p: '3px 18px 18px', maxWidth: 960 }}>
            <Playing key={video._id} video={video} again={remote.again} />
          </Box>
        </SectionCard>
      )}
    </DataScreen>
  );
}

type Playable = AlumniVideoQuery['alumniVideo'];
type PlayingProps = { readonly video: Playable; readonly again: () => Promise<unknown> };
/** The video is asked for anew while it plays, which goes on at the address that it began with. */
function Playing({ video, again }: PlayingProps) {
  const { locales } = useStart().config;
  const [address, renewAddress] = useKept(video.address, video.address, again);
  const [subtitles, renewSubtitles] = useKept(video.subtitles, video.address, again);
  return (
    <Player
      title={video.title}
      isAudio={video.isSound}
      isOfLesson={false}
      address={address}
      playlist={video.playlist ?? undefined}
      poster={video.poster ?? undefined}
      tracks={subtitles.map((one) => ({
        ...one,
        label: locales.find(({ value }) => value === one.locale)?.label ?? one.locale,
      }))}
      onFailed={renewAddress}
      onSubtitlesFailed={renewSubtitles}
      onWatched={() => undefined}
    />
  );
}

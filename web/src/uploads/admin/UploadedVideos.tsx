import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ActButton } from '../../console/forms/index.ts';
import { useCommand, type Remote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { Player, useKept } from '../../lib/player/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import {
  RemoveVideoDocument,
  VideosDocument,
  type UploadedVideoFragment,
} from '../../generated/uploads/admin/videos.ts';
import { RenditionsState } from '../../renditions/renditions.parts.ts';
import { useDoneUploads } from '../use-done-uploads.ts';
import { VideoSubtitles } from './VideoSubtitles.tsx';
import { videoUploadMessages } from './video-upload.messages.ts';

const megabyte = 2 ** 20;

type Props = { readonly itemId: string; readonly remote: Remote<readonly UploadedVideoFragment[]> };

/** What was uploaded, to be looked at by staff. */
export function UploadedVideos({ itemId, remote }: Props) {
  const t = useMessages(videoUploadMessages);
  const { locales } = useStart().config;
  const [playedId, setShown] = useState<string>();
  const [subtitled, setSubtitled] = useState<string>();
  const languageOf = (locale: string) => locales.find(({ value }) => value === locale)?.label ?? locale;
  const done = useDoneUploads(itemId);
  const { again } = remote;
  const { run } = useCommand(RemoveVideoDocument, { refetch: [VideosDocument] });
  useEffect(() => {
    if (done > 0) again().catch(() => undefined); // The screen says it.
  }, [done]);
  return (
    <DataScreen remote={remote} isEmpty={(videos) => videos.length === 0} empty={<p>{t('none')}</p>}>
      {(videos) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '12px' }}>
          {videos.map((video) => {
            const { _id, title, locale, size, isSound, subtitles } = video;
            const language = languageOf(locale);
            return (
              <li key={_id}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', mb: '6px' }}>
                  <span>{t('uploaded', { language, size: number(size / megabyte, 1) })}</span>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-expanded={playedId === _id}
                    onClick={() => setShown(playedId === _id ? undefined : _id)}
                  >
                    {t(playedId === _id ? 'hide' : 'watch')}
                  </Button>
                  <Button
                    size="small"
                    variant="outlined"
                    aria-expanded={subtitled === _id}
                    onClick={() => setSubtitled(subtitled === _id ? undefined : _id)}
                  >
                    {t('subtitles', { count: number(subtitles.length) })}
                  </Button>
                  <ActButton
                    label={t('remove')}
                    title={t('removeVideo', { title, language })}
                    isDestructive
                    start={{}}
                    send={() => run({ videoId: _id })}
                    done={t('videoRemoved', { language })}
                  >
                    {() => <Typography>{t('removeVideoMeans')}</Typography>}
                  </ActButton>
                </Box>
                {!isSound && <RenditionsState videoId={_id} />}
                {subtitled === _id && <VideoSubtitles video={video} />}
                {playedId === _id && <PlayedVideo video={video} again={again} languageOf={languageOf} />}
              </li>
            );
          })}
        </Box>
      )}
    </DataScreen>
  );
}

type PlayedProps = {
  readonly video: UploadedVideoFragment;
  readonly again: () => Promise<unknown>;
  readonly languageOf: (locale: string) => string;
};
/** The videos are asked for anew while one of them plays, which goes on at the address that it began with. */
function PlayedVideo({ video, again, languageOf }: PlayedProps) {
  const [address, renewAddress] = useKept(video.address, video.address, again);
  return (
    <Player
      title={video.title}
      isAudio={video.isSound}
      address={address}
      playlist={video.playlist ?? undefined}
      poster={video.poster ?? undefined}
      tracks={video.subtitles.map((one) => ({ ...one, label: languageOf(one.locale) }))}
      onFailed={renewAddress}
      onWatched={() => undefined}
    />
  );
}

import Box from '@mui/material/Box';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { currentLocale } from '../i18n/index.ts';
import { languageTag } from '../i18n/messages.ts';
import { appState } from '../session/app-state.ts';
import { playerActs, playerKeys } from './player-acts.ts';
import { chosenTrack, keepPlayerSettings, playerSettings, type PlayerSettings } from './player-settings.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerNotes } from './PlayerNotes.tsx';
import { Resumed } from './Resumed.tsx';
import { Subtitles, SubtitleStyle } from './Subtitles.tsx';
import { Transcript } from './Transcript.tsx';
import { cuesAt, useCues } from './use-cues.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLoading, useMedia, type AppleMedia } from './use-media.ts';
import { usePlaylist } from './use-playlist.ts';
import { useResume } from './use-resume.ts';
import { useWatched, type ReportWatched } from './use-watched.ts';
import type { WatchedRange } from './watched.rules.ts';

type SubtitleTrack = { readonly locale: string; readonly label: string; readonly address: string };
export type PlayerProps = {
  readonly title: string;
  readonly isAudio?: boolean;
  readonly isOfLesson?: boolean;
  readonly address: string;
  /** In several qualities, for HLS. Where it cannot be played the recording at `address` is. */
  readonly playlist?: string | undefined;
  readonly poster?: string | undefined;
  /** They are written as WebVTT. */
  readonly tracks: readonly SubtitleTrack[];
  /** In seconds, where the person was. */
  readonly position?: number;
  /** The person had watched these before. */
  readonly watched?: readonly WatchedRange[];
  /** Every minute, on pause, at the end, and when the page is hidden or left: what was watched since the last time, and what was not taken then. */
  readonly onWatched: ReportWatched;
  /** The recording could not be read; with another address it goes on where it broke off. */
  readonly onFailed?: () => void;
  /** The subtitles could not be read; they may be at another address. */
  readonly onSubtitlesFailed?: () => void;
};

/** A recording with its subtitles and their whole text. */
export function Player({
  title,
  isAudio = false,
  isOfLesson = true,
  address,
  playlist,
  poster,
  tracks,
  position = 0,
  watched = [],
  onWatched,
  onFailed,
  onSubtitlesFailed,
}: PlayerProps) {
  const [media, setMedia] = useState<AppleMedia | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const [settings, setSettings] = useState(playerSettings);
  const [isStyleOpen, setStyleOpen] = useState(false);
  const isFullScreen = useFullScreen();
  const { resumed, setResumed, resume, breakOff } = useResume(position);
  const { isPlayed, giveUp, qualities } = usePlaylist(media, playlist, () => breakOff(media));
  const state = useMedia(media);
  useWatched(media, onWatched);
  const offered = tracks.map((one) => one.locale);
  const locale = chosenTrack(settings, offered, currentLocale());
  const cues = useCues(track, state?.isNative ?? false, onSubtitlesFailed);
  const acts = useMemo(() => (media && frame ? playerActs(media, frame) : undefined), [media, frame]);
  const change = (changed: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changed };
    keepPlayerSettings(next);
    setSettings(next);
  };
  useLoading(media, {
    onKnown(known) {
      known.playbackRate = settings.speed;
      resume(known);
    },
    onFailed(failed) {
      if (isPlayed) return giveUp();
      breakOff(failed);
      onFailed?.();
    },
  });
  const toggleSubtitles = () =>
    change({
      subtitles:
        locale === null ? ((tracks.find((one) => one.locale === currentLocale()) ?? tracks[0])?.locale ?? null) : null,
    });
  const hear = (event: KeyboardEvent) => {
    if (!acts || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement; // Keys are pressed on elements.
    if (target.closest('select, input[type="search"]') || (event.key === ' ' && target.closest('button'))) return;
    if (event.key !== ' ' && appState().hasLetterKeys === false) return;
    const act = playerKeys(acts, toggleSubtitles)[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Box sx={{ display: 'grid', gap: '18px' }}>
      <Box
        ref={setFrame}
        component="section"
        aria-label={title}
        data-bar="dark"
        onKeyDown={hear}
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'var(--titlebar)',
          color: 'var(--on-titlebar)',
          borderRadius: { xs: 0, md: '12px' },
          overflow: 'hidden',
          '&:fullscreen': { borderRadius: 0, justifyContent: 'flex-end' },
        }}
      >
        <Box
          component={isAudio ? 'audio' : 'video'}
          ref={setMedia}
          src={isPlayed ? undefined : address}
          poster={poster}
          preload="metadata"
          playsInline
          x-webkit-airplay="allow"
          aria-label={title}
          onClick={acts?.toggle}
          onRateChange={() => media && change({ speed: media.playbackRate })}
          sx={{
            display: 'block',
            width: '100%',
            ...(!isAudio && { aspectRatio: '16 / 9', minHeight: 0, flex: '1 1 auto', bgcolor: '#000' }),
          }}
        >
          {tracks.map((one) => (
            <track
              key={`${one.locale} ${one.address}`}
              ref={one.locale === locale ? setTrack : null}
              kind="subtitles"
              src={one.address}
              srcLang={languageTag(one.locale)}
              label={one.label}
            />
          ))}
        </Box>
        {resumed > 0 && acts && (
          <Resumed
            at={resumed}
            onStartOver={() => {
              acts.seek(0);
              setResumed(0);
            }}
          />
        )}
        {locale !== null && state && !state.isNative && (
          <Box
            sx={
              isAudio
                ? { minHeight: 60, pt: '12px' }
                : { height: 0, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }
            }
          >
            <Subtitles cues={cuesAt(cues.all, state.time)} language={cues.language} settings={settings} />
          </Box>
        )}
        {acts && state && (
          <PlayerControls
            acts={acts}
            state={state}
            watched={watched}
            isAudio={isAudio}
            isFullScreen={isFullScreen}
            isStyleOpen={isStyleOpen}
            canAirPlay={media?.webkitShowPlaybackTargetPicker !== undefined}
            tracks={tracks.map((one) => ({ value: one.locale, label: one.label }))}
            track={locale}
            qualities={qualities}
            onTrack={(subtitles) => change({ subtitles })}
            onStyle={() => setStyleOpen(!isStyleOpen)}
          />
        )}
        {isStyleOpen && <SubtitleStyle settings={settings} onChange={change} />}
      </Box>
      <PlayerNotes
        hasFailed={state?.hasFailed ?? false}
        lacksSubtitles={isOfLesson && tracks.length === 0}
        haveSubtitlesFailed={cues.hasFailed}
        isHidden={(state?.isWireless ?? false) && locale !== null}
      />
      {locale !== null && cues.all.length > 0 && state && acts && (
        <Transcript cues={cues.all} language={cues.language} time={state.time} onSeek={acts.seek} />
      )}
    </Box>
  );
}

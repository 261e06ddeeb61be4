import Airplay from '@mui/icons-material/AirplayOutlined';
import Forward10 from '@mui/icons-material/Forward10Outlined';
import Fullscreen from '@mui/icons-material/FullscreenOutlined';
import FullscreenExit from '@mui/icons-material/FullscreenExitOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import PictureInPicture from '@mui/icons-material/PictureInPictureAltOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Replay10 from '@mui/icons-material/Replay10Outlined';
import Tune from '@mui/icons-material/TuneOutlined';
import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import type { ElementType } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { PlayerActs } from './player-acts.ts';
import { playerMessages } from './player.messages.ts';
import { speeds, speedText } from './player-settings.ts';
import { PlayerSelect } from './PlayerSelect.tsx';
import { timeText } from './time-text.ts';
import type { MediaState } from './use-media.ts';
import type { Qualities } from './use-playlist.ts';
import type { WatchedRange } from './watched.rules.ts';

type Props = {
  readonly acts: PlayerActs;
  readonly state: MediaState;
  readonly watched: readonly WatchedRange[];
  readonly isAudio: boolean;
  readonly isFullScreen: boolean;
  readonly canAirPlay: boolean;
  readonly tracks: readonly { readonly value: string; readonly label: string }[];
  readonly track: string | null;
  readonly qualities: Qualities;
  readonly onTrack: (locale: string | null) => void;
  readonly isStyleOpen: boolean;
  readonly onStyle: () => void;
};
const percentOf = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

/** Where the recording is, and what can be done with it. */
export function PlayerControls({
  acts,
  state,
  watched,
  isAudio,
  isFullScreen,
  canAirPlay,
  qualities,
  ...subtitles
}: Props) {
  const t = useMessages(playerMessages);
  const { tracks, track, onTrack, isStyleOpen, onStyle } = subtitles;
  const { time, duration } = state;
  const button = (label: string, Icon: ElementType, onClick: () => void, more: object = {}) => (
    <IconButton
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{ color: 'inherit', px: { xs: '9px', md: '12px' } }}
      {...more}
    >
      <Icon />
    </IconButton>
  );
  const textAt = (value: number) => t('positionOf', { time: timeText(value), duration: timeText(duration) });
  return (
    <Box sx={{ px: '12px', pb: '6px' }}>
      <Box sx={{ position: 'relative', px: '6px' }}>
        {watched.map(({ from, to }) => (
          <Box
            key={from}
            sx={{
              position: 'absolute',
              // The line of the slider, and what of it was watched before.
              top: '50%',
              insetInlineStart: `calc(6px + (100% - 12px) * ${duration > 0 ? from / duration : 0})`,
              width: `calc((100% - 12px) * ${duration > 0 ? Math.max(0, to - from) / duration : 0})`,
              height: '4px',
              mt: '4px',
              bgcolor: 'var(--menu-on-dark)',
            }}
          />
        ))}
        <Slider
          size="small"
          min={0}
          max={Math.max(1, duration)}
          step={1}
          shiftStep={30}
          value={Math.min(time, Math.max(1, duration))}
          aria-label={t('position')}
          getAriaValueText={textAt}
          onChange={(_, value) => acts.seek(value)}
          sx={{
            color: 'var(--bar-accent)',
            display: 'block',
            '& .MuiSlider-rail': {
              opacity: 1,
              background: `linear-gradient(to right, var(--menu-on-dark) ${percentOf(state.buffered, duration)}, var(--menu) 0)`,
            },
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 3px' }}>
        {button(t(state.isPlaying ? 'pause' : 'play'), state.isPlaying ? Pause : PlayArrow, acts.toggle)}
        {button(t('back'), Replay10, () => acts.move(-10))}
        {button(t('forward'), Forward10, () => acts.move(10))}
        {button(t(state.isMuted ? 'unmute' : 'mute'), state.isMuted ? VolumeOff : VolumeUp, acts.mute)}
        <Box sx={{ width: 72, mx: '9px', display: { xs: 'none', md: 'block' } }}>
          <Slider
            size="small"
            min={0}
            max={1}
            step={0.05}
            value={state.isMuted ? 0 : state.volume}
            aria-label={t('volume')}
            onChange={(_, value) => acts.setVolume(value)}
            sx={{ color: 'inherit', display: 'block' }}
          />
        </Box>
        <Box
          component="span"
          sx={{ fontSize: 14, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', px: '6px' }}
        >
          {timeText(time)} / {timeText(duration)}
        </Box>
        <Box component="span" sx={{ flex: 1 }} />
        <PlayerSelect
          label={t('speed')}
          value={String(state.speed)}
          options={speeds.map((speed) => ({ value: String(speed), label: speedText(speed) }))}
          onChange={(speed) => acts.setSpeed(Number(speed))}
        />
        {qualities.names.length > 1 && (
          <PlayerSelect
            label={t('quality')}
            value={qualities.chosen ?? ''}
            options={[
              { value: '', label: t('qualityAuto') },
              ...qualities.names.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(name) => qualities.choose(name === '' ? null : name)}
          />
        )}
        {tracks.length > 0 && (
          <>
            <PlayerSelect
              label={t('subtitles')}
              value={track ?? ''}
              options={[{ value: '', label: t('subtitlesOff') }, ...tracks]}
              onChange={(locale) => onTrack(locale === '' ? null : locale)}
            />
            {button(t('style'), Tune, onStyle, { 'aria-expanded': isStyleOpen })}
          </>
        )}
        {canAirPlay && button(t('airPlay'), Airplay, acts.chooseScreen)}
        {!isAudio &&
          document.pictureInPictureEnabled &&
          button(t('pictureInPicture'), PictureInPicture, acts.togglePictureInPicture)}
        {!isAudio &&
          button(
            t(isFullScreen ? 'leaveFullScreen' : 'fullScreen'),
            isFullScreen ? FullscreenExit : Fullscreen,
            acts.toggleFullScreen,
          )}
      </Box>
    </Box>
  );
}

import { speeds } from './player-settings.ts';
import type { AppleMedia } from './use-media.ts';

/** What can be done with a recording, by button and by key. */
export function playerActs(media: AppleMedia, frame: HTMLElement) {
  const seek = (time: number) => {
    media.currentTime = Math.min(Math.max(0, time), Number.isFinite(media.duration) ? media.duration : time);
  };
  const setSpeed = (speed: number) => void (media.playbackRate = speed);
  return {
    seek,
    setSpeed,
    toggle: () => {
      if (media.paused || media.ended) void media.play().catch(() => undefined); // The state tells that it did not begin.
      else media.pause();
    },
    move: (seconds: number) => seek(media.currentTime + seconds),
    mute: () => void (media.muted = !media.muted),
    setVolume: (volume: number) => {
      media.volume = Math.min(1, Math.max(0, volume));
      media.muted = false;
    },
    changeSpeed: (by: 1 | -1) => {
      const next = speeds[speeds.findIndex((one) => one >= media.playbackRate) + by];
      if (next !== undefined) setSpeed(next);
    },
    toggleFullScreen: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      else if (frame.requestFullscreen) void frame.requestFullscreen().catch(() => undefined);
      // On iPhones only the video itself fills the screen.
      else media.webkitEnterFullscreen?.();
    },
    togglePictureInPicture: () => {
      if (document.pictureInPictureElement === media) void document.exitPictureInPicture();
      else void media.requestPictureInPicture().catch(() => undefined);
    },
    chooseScreen: () => media.webkitShowPlaybackTargetPicker?.(),
  };
}
export type PlayerActs = ReturnType<typeof playerActs>;

/** The keys of the player, which are heard while the focus is in it. */
export const playerKeys = (acts: PlayerActs, toggleSubtitles: () => void): Readonly<Record<string, () => void>> => ({
  ' ': acts.toggle,
  k: acts.toggle,
  j: () => acts.move(-10),
  l: () => acts.move(10),
  m: acts.mute,
  '<': () => acts.changeSpeed(-1),
  '>': () => acts.changeSpeed(1),
  c: toggleSubtitles,
  f: acts.toggleFullScreen,
});

import { useEffect, useEffectEvent, useState } from 'react';

/** Safari adds these to a video. */
export type AppleMedia = HTMLVideoElement & {
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitShowPlaybackTargetPicker?: () => void;
  readonly webkitEnterFullscreen?: () => void;
};
export type MediaState = {
  readonly isPlaying: boolean;
  readonly time: number;
  readonly duration: number;
  readonly buffered: number;
  readonly speed: number;
  readonly volume: number;
  readonly isMuted: boolean;
  /** It is shown on another screen. */
  readonly isWireless: boolean;
  /** The system draws it, and with it the subtitles. */
  readonly isNative: boolean;
  readonly hasFailed: boolean;
};
const events = [
  ...['play', 'playing', 'pause', 'ended', 'timeupdate', 'seeked', 'durationchange', 'progress', 'ratechange'],
  ...['volumechange', 'error', 'loadedmetadata', 'enterpictureinpicture', 'leavepictureinpicture'],
  ...['webkitcurrentplaybacktargetiswirelesschanged', 'webkitbeginfullscreen', 'webkitendfullscreen'],
];
const stateOf = (media: AppleMedia): MediaState => ({
  isPlaying: !media.paused && !media.ended,
  time: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : 0,
  buffered: media.buffered.length > 0 ? media.buffered.end(media.buffered.length - 1) : 0,
  speed: media.playbackRate,
  volume: media.volume,
  isMuted: media.muted,
  isWireless: media.webkitCurrentPlaybackTargetIsWireless === true,
  isNative: media.webkitDisplayingFullscreen === true || document.pictureInPictureElement === media,
  hasFailed: media.error !== null,
});

/** What the browser tells of a recording, as it changes. */
export function useMedia(media: AppleMedia | null): MediaState | undefined {
  const [state, setState] = useState<MediaState>();
  useEffect(() => {
    if (!media) return undefined;
    const look = () => setState(stateOf(media));
    for (const event of events) media.addEventListener(event, look);
    look();
    return () => {
      for (const event of events) media.removeEventListener(event, look);
    };
  }, [media]);
  return state;
}

/**
 * Tells when a recording is known, and when it failed. A device that is busy may know it before React has put its element into the page, and React tells
 * nobody of what happens until then: so how it stands is asked for as well.
 */
export function useLoading(
  media: AppleMedia | null,
  listeners: { readonly onKnown: (media: AppleMedia) => void; readonly onFailed: (media: AppleMedia) => void },
): void {
  const known = useEffectEvent((one: AppleMedia) => listeners.onKnown(one));
  const failed = useEffectEvent((one: AppleMedia) => listeners.onFailed(one));
  useEffect(() => {
    if (!media) return undefined;
    const [hearKnown, hearFailed] = [() => known(media), () => failed(media)];
    media.addEventListener('loadedmetadata', hearKnown);
    media.addEventListener('error', hearFailed);
    if (media.error) hearFailed();
    else if (media.readyState >= media.HAVE_METADATA) hearKnown();
    return () => {
      media.removeEventListener('loadedmetadata', hearKnown);
      media.removeEventListener('error', hearFailed);
    };
  }, [media]);
}

import { useEffect, useRef } from 'react';
import { mergeRanges, watchedBetween, type WatchedRange } from './watched.rules.ts';

/** Where somebody is, and what was watched since the last report. */
export type Watched = {
  readonly position: number;
  /** Of the recording, in seconds; null where nobody knows it. */
  readonly duration: number | null;
  readonly ranges: readonly WatchedRange[];
};

/** Follows what is watched, and reports it on pause, at the end, when the page is hidden or left, and when the player goes. */
export function useWatched(media: HTMLVideoElement | null, onWatched: (watched: Watched) => void): void {
  const report = useRef(onWatched);
  useEffect(() => {
    report.current = onWatched;
  }, [onWatched]);
  useEffect(() => {
    if (!media) return undefined;
    let ranges: readonly WatchedRange[] = [];
    let before = media.currentTime;
    const follow = () => {
      const now = media.currentTime;
      if (!media.seeking) ranges = mergeRanges([...ranges, ...watchedBetween(before, now, media.playbackRate)]);
      before = now;
    };
    const skip = () => void (before = media.currentTime);
    const say = () => {
      if (media.seeking) skip();
      else follow();
      if (ranges.length === 0) return;
      const duration = Number.isFinite(media.duration) ? media.duration : null;
      report.current({ position: media.currentTime, duration, ranges });
      ranges = [];
    };
    const hide = () => document.visibilityState === 'hidden' && say();
    const heard: readonly [EventTarget, string, () => void][] = [
      ...(['pause', 'ended'] as const).map((event) => [media, event, say] as [EventTarget, string, () => void]),
      [media, 'timeupdate', follow],
      [media, 'seeking', skip],
      [media, 'seeked', skip],
      [document, 'visibilitychange', hide],
      [window, 'pagehide', say],
    ];
    for (const [target, event, act] of heard) target.addEventListener(event, act);
    return () => {
      for (const [target, event, act] of heard) target.removeEventListener(event, act);
      say();
    };
  }, [media]);
}

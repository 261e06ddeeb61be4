import { useEffect, useRef } from 'react';
import { mergeRanges, watchedBetween, type WatchedRange } from './watched.rules.ts';

/** Where somebody is, and what was watched since the last report. */
type Watched = {
  readonly position: number;
  /** Of the recording, in seconds; null where nobody knows it. */
  readonly duration: number | null;
  readonly ranges: readonly WatchedRange[];
};

/** Where the promise it answers rejects, the same is reported once more with what comes after it. */
export type ReportWatched = (watched: Watched) => Promise<unknown> | undefined;

/** After so much of a recording was played it is reported, in seconds: a device that is lost or shut down takes no more with it. */
const mostUnsaid = 60;

/** Follows what is watched, and reports it every minute of play, on pause, at the end, when the page is hidden or left, and when the player goes. */
export function useWatched(media: HTMLVideoElement | null, onWatched: ReportWatched): void {
  const report = useRef(onWatched);
  useEffect(() => {
    report.current = onWatched;
  }, [onWatched]);
  useEffect(() => {
    if (!media) return undefined;
    let ranges: readonly WatchedRange[] = [];
    /** It is counted on its own: what was not taken is in the ranges again, and is not reported at each step. */
    let unsaid = 0;
    let before = media.currentTime;
    const follow = () => {
      const now = media.currentTime;
      const between = media.seeking ? [] : watchedBetween(before, now, media.playbackRate);
      ranges = mergeRanges([...ranges, ...between]);
      for (const { from, to } of between) unsaid += to - from;
      before = now;
    };
    const skip = () => void (before = media.currentTime);
    const say = () => {
      if (media.seeking) skip();
      else follow();
      if (ranges.length === 0) return;
      const said = ranges;
      const duration = Number.isFinite(media.duration) ? media.duration : null;
      ranges = [];
      unsaid = 0;
      report.current({ position: media.currentTime, duration, ranges: said })?.catch(() => {
        ranges = mergeRanges([...said, ...ranges]);
      });
    };
    const play = () => {
      follow();
      if (unsaid >= mostUnsaid) say();
    };
    const hide = () => document.visibilityState === 'hidden' && say();
    const heard: readonly [EventTarget, string, () => void][] = [
      ...(['pause', 'ended'] as const).map((event) => [media, event, say] as [EventTarget, string, () => void]),
      [media, 'timeupdate', play],
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

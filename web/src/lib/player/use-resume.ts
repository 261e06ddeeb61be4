import { useRef, useState } from 'react';
import { resumeAt } from './watched.rules.ts';

/** Takes a recording to where the person was, and, when it broke off, to where it did. */
export function useResume(position: number) {
  const [resumed, setResumed] = useState(0);
  const brokenOff = useRef<{ readonly at: number; readonly isPlaying: boolean }>(undefined);
  const resume = (media: HTMLVideoElement) => {
    const broken = brokenOff.current;
    brokenOff.current = undefined;
    const at = broken?.at ?? resumeAt(position, media.duration);
    if (at > 0) media.currentTime = at;
    if (!broken) setResumed(at);
    else if (broken.isPlaying) void media.play().catch(() => undefined); // The state tells that it did not begin.
  };
  const breakOff = (media: HTMLVideoElement | null) => {
    // What was never there begins as usual, where the person was.
    if (media && media.currentTime > 0) brokenOff.current = { at: media.currentTime, isPlaying: !media.paused };
  };
  return { resumed, setResumed, resume, breakOff };
}

import { lazyPart } from '../ui/lazy-part.tsx';
import type { PlayerProps } from './Player.tsx';

/** Plays a video or an audio; loaded when there is one. */
export const Player = lazyPart<PlayerProps>(async () => (await import('./Player.tsx')).Player);
export { useKept } from './use-kept.ts';
export { playerMessages } from './player.messages.ts';
export {
  forgetPlayerSettings,
  keepPlayerSettings,
  type PlayerSettings,
  playerSettings,
  speeds,
  speedText,
  subtitleBackgrounds,
  subtitleSizes,
} from './player-settings.ts';

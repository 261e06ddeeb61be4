import { defineMessages } from '../i18n/messages.ts';

export const playerMessages = defineMessages({
  play: { id: 'player.play', defaultMessage: 'Play', description: 'Button.' },
  pause: { id: 'player.pause', defaultMessage: 'Pause', description: 'Button.' },
  back: { id: 'player.back', defaultMessage: 'Back 10 seconds', description: 'Label of a button.' },
  forward: { id: 'player.forward', defaultMessage: 'Forward 10 seconds', description: 'Label of a button.' },
  mute: { id: 'player.mute', defaultMessage: 'Mute', description: 'Label of a button.' },
  unmute: { id: 'player.unmute', defaultMessage: 'Unmute', description: 'Label of a button.' },
  volume: { id: 'player.volume', defaultMessage: 'Volume', description: 'Label of a slider.' },
  position: { id: 'player.position', defaultMessage: 'Position', description: 'Label of the slider of a recording.' },
  positionOf: {
    id: 'player.positionOf',
    defaultMessage: '{time} of {duration}',
    description: 'Where a recording is; read out.',
  },
  speed: {
    id: 'player.speed',
    defaultMessage: 'Speed',
    description: 'Label of a dropdown: how fast a recording plays.',
  },
  quality: {
    id: 'player.quality',
    defaultMessage: 'Quality',
    description: 'Label of a dropdown, such as 360p and 720p.',
  },
  qualityAuto: {
    id: 'player.qualityAuto',
    defaultMessage: 'Auto',
    description: 'Choice: the quality that the line carries.',
  },
  subtitles: { id: 'player.subtitles', defaultMessage: 'Subtitles', description: 'Label of a dropdown of languages.' },
  subtitlesOff: { id: 'player.subtitlesOff', defaultMessage: 'Off', description: 'Choice: no subtitles.' },
  style: {
    id: 'player.style',
    defaultMessage: 'Subtitle style',
    description: 'Button that shows how subtitles look; also a heading.',
  },
  size: { id: 'player.size', defaultMessage: 'Size', description: 'Label of a dropdown: of subtitles.' },
  sizeSmall: { id: 'player.sizeSmall', defaultMessage: 'Small', description: 'Size of subtitles.' },
  sizeMedium: { id: 'player.sizeMedium', defaultMessage: 'Medium', description: 'Size of subtitles.' },
  sizeLarge: { id: 'player.sizeLarge', defaultMessage: 'Large', description: 'Size of subtitles.' },
  background: {
    id: 'player.background',
    defaultMessage: 'Background',
    description: 'Label of a dropdown: behind subtitles.',
  },
  backgroundSolid: { id: 'player.backgroundSolid', defaultMessage: 'Solid', description: 'Background of subtitles.' },
  backgroundHalf: {
    id: 'player.backgroundHalf',
    defaultMessage: 'See-through',
    description: 'Background of subtitles.',
  },
  backgroundNone: { id: 'player.backgroundNone', defaultMessage: 'None', description: 'Background of subtitles.' },
  pictureInPicture: {
    id: 'player.pictureInPicture',
    defaultMessage: 'Picture in picture',
    description: 'Label of a button.',
  },
  airPlay: { id: 'player.airPlay', defaultMessage: 'AirPlay', description: 'Label of a button; a name of Apple.' },
  fullScreen: { id: 'player.fullScreen', defaultMessage: 'Full screen', description: 'Label of a button.' },
  leaveFullScreen: {
    id: 'player.leaveFullScreen',
    defaultMessage: 'Leave full screen',
    description: 'Label of a button.',
  },
  resumed: {
    id: 'player.resumed',
    defaultMessage: 'Resumed at {time}',
    description: 'Over a recording that goes on where it was left.',
  },
  startOver: { id: 'player.startOver', defaultMessage: 'Start over', description: 'Button beside it.' },
  noSubtitles: {
    id: 'player.noSubtitles',
    defaultMessage: 'No subtitles found for this lesson',
    description: 'Below a video.',
  },
  noSubtitlesHint: {
    id: 'player.noSubtitlesHint',
    defaultMessage: 'Download the course files to check whether they are among them.',
    description: 'After the sentence that no subtitles were found.',
  },
  noAirPlay: {
    id: 'player.noAirPlay',
    defaultMessage: 'Disable AirPlay to access subtitles',
    description: 'Below a video that is shown on another screen.',
  },
  failed: {
    id: 'player.failed',
    defaultMessage: 'This recording cannot be played now.',
    description: 'In place of a recording.',
  },
  subtitlesFailed: {
    id: 'player.subtitlesFailed',
    defaultMessage: 'These subtitles cannot be shown now.',
    description: 'Below a video.',
  },
  transcript: {
    id: 'player.transcript',
    defaultMessage: 'Subtitle text',
    description: 'Heading of the whole text of the subtitles.',
  },
  search: { id: 'player.search', defaultMessage: 'Search this text', description: 'Label of a field.' },
  found_one: { id: 'player.found_one', defaultMessage: '{count} line found', description: 'Result of a search.' },
  found_other: { id: 'player.found_other', defaultMessage: '{count} lines found', description: 'Result of a search.' },
  keys: {
    id: 'player.keys',
    defaultMessage:
      'Keys: Space plays, J and L move 10 seconds, M mutes, < and > change the speed, C shows subtitles, F is full screen.',
    description: 'Below the style of subtitles; the letters stay as they are.',
  },
});

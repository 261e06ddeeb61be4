import Alert from '@mui/material/Alert';
import { useMessages } from '../i18n/index.ts';
import { playerMessages } from './player.messages.ts';

type Props = {
  readonly hasFailed: boolean;
  /** It belongs to a lesson whose course has files, and has no subtitles. */
  readonly lacksSubtitles: boolean;
  readonly haveSubtitlesFailed: boolean;
  /** Another screen shows the video, without them. */
  readonly isHidden: boolean;
};

/** Below a recording: what of it cannot be had, and why. */
export function PlayerNotes({ hasFailed, lacksSubtitles, haveSubtitlesFailed, isHidden }: Props) {
  const t = useMessages(playerMessages);
  return (
    <>
      {hasFailed && <Alert severity="error">{t('failed')}</Alert>}
      {isHidden && <Alert severity="info">{t('noAirPlay')}</Alert>}
      {haveSubtitlesFailed && <Alert severity="error">{t('subtitlesFailed')}</Alert>}
      {lacksSubtitles && (
        <Alert severity="info">
          <strong>{t('noSubtitles')}</strong>
          <div>{t('noSubtitlesHint')}</div>
        </Alert>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { useMessages } from '../i18n/index.ts';
import { playerMessages } from './player.messages.ts';
import { subtitleBackgrounds, subtitleSizes, type PlayerSettings } from './player-settings.ts';
import { PlayerSelect } from './PlayerSelect.tsx';
import type { Cue } from './use-cues.ts';

const sizes = { small: '14px', medium: '18px', large: '26px' };
const backgrounds = { solid: 'rgb(0 0 0 / 1)', half: 'rgb(0 0 0 / 0.6)', none: 'transparent' };

type SubtitlesProps = {
  readonly cues: readonly Cue[];
  /** As a tag, of the lines. */
  readonly language: string;
  readonly settings: PlayerSettings;
};
/** What is said now, over the picture, as the person wants to read it. */
export const Subtitles = ({ cues, language, settings: { size, background } }: SubtitlesProps) => (
  <Box
    lang={language}
    data-subtitles
    sx={{ textAlign: 'center', px: '12px', pb: '6px', pointerEvents: 'none', fontSize: sizes[size], lineHeight: 1.4 }}
  >
    {cues.map(({ id, text }) => (
      <div key={id}>
        <Box
          component="span"
          sx={{
            whiteSpace: 'pre-line',
            boxDecorationBreak: 'clone',
            p: '3px 9px',
            bgcolor: backgrounds[background],
            ...(background === 'none' && { textShadow: '0 0 3px #000, 0 0 6px #000' }),
          }}
        >
          {text}
        </Box>
      </div>
    ))}
  </Box>
);

type StyleProps = { readonly settings: PlayerSettings; readonly onChange: (changed: Partial<PlayerSettings>) => void };
/** How subtitles look, and which keys there are. */
export function SubtitleStyle({ settings, onChange }: StyleProps) {
  const t = useMessages(playerMessages);
  const sizeNames = { small: t('sizeSmall'), medium: t('sizeMedium'), large: t('sizeLarge') };
  const backgroundNames = { solid: t('backgroundSolid'), half: t('backgroundHalf'), none: t('backgroundNone') };
  return (
    <Box
      role="group"
      aria-label={t('style')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 12px',
        p: '6px 18px 12px',
        fontSize: 14,
      }}
    >
      <span>{t('size')}</span>
      <PlayerSelect
        label={t('size')}
        value={settings.size}
        options={subtitleSizes.map((value) => ({ value, label: sizeNames[value] }))}
        onChange={(size) => onChange({ size: subtitleSizes.find((one) => one === size) ?? 'medium' })}
      />
      <span>{t('background')}</span>
      <PlayerSelect
        label={t('background')}
        value={settings.background}
        options={subtitleBackgrounds.map((value) => ({ value, label: backgroundNames[value] }))}
        onChange={(chosen) => onChange({ background: subtitleBackgrounds.find((one) => one === chosen) ?? 'solid' })}
      />
      <Box sx={{ flexBasis: '100%', fontSize: 13, color: 'var(--menu-on-dark)' }}>{t('keys')}</Box>
    </Box>
  );
}

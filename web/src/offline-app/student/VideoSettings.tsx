import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LabelledChoice } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  keepPlayerSettings,
  playerMessages,
  playerSettings,
  speeds,
  speedText,
  subtitleBackgrounds,
  subtitleSizes,
  type PlayerSettings,
} from '../../lib/player/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { appSettingsMessages } from './app-settings.messages.ts';

const [own, off] = ['own', 'off'] as const;

/** How recordings play on this device; the player begins with it, and what is changed there is seen here. */
export function VideoSettings() {
  const t = useMessages(appSettingsMessages);
  const player = useMessages(playerMessages);
  const { locales } = useStart().config;
  const [settings, setSettings] = useState(playerSettings);
  const change = (changed: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changed };
    keepPlayerSettings(next);
    setSettings(next);
  };
  const chosen = settings.subtitles === null ? off : (settings.subtitles ?? own);
  const changeSubtitles = (value: string) => {
    const { subtitles: _, ...others } = settings;
    const next: PlayerSettings = value === own ? others : { ...others, subtitles: value === off ? null : value };
    keepPlayerSettings(next);
    setSettings(next);
  };
  const sizes = { small: player('sizeSmall'), medium: player('sizeMedium'), large: player('sizeLarge') };
  const backgrounds = {
    solid: player('backgroundSolid'),
    half: player('backgroundHalf'),
    none: player('backgroundNone'),
  };
  const style = (name: string) => `${player('style')}: ${name}`;
  return (
    <SectionCard title={t('video')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '1fr 1fr' },
          gap: '12px 18px',
          p: '0 18px 15px',
        }}
      >
        <LabelledChoice
          label={player('speed')}
          isCompact
          value={settings.speed}
          options={speeds.map((value) => ({ value, label: speedText(value) }))}
          onChange={(speed) => change({ speed })}
        />
        <LabelledChoice
          label={player('subtitles')}
          isCompact
          value={chosen}
          options={[{ value: own, label: t('ownLanguage') }, { value: off, label: player('subtitlesOff') }, ...locales]}
          onChange={changeSubtitles}
        />
        <LabelledChoice
          label={style(player('size'))}
          isCompact
          value={settings.size}
          options={subtitleSizes.map((value) => ({ value, label: sizes[value] }))}
          onChange={(size) => change({ size })}
        />
        <LabelledChoice
          label={style(player('background'))}
          isCompact
          value={settings.background}
          options={subtitleBackgrounds.map((value) => ({ value, label: backgrounds[value] }))}
          onChange={(background) => change({ background })}
        />
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          <strong>{player('noAirPlay')}</strong>
          <div>{t('airPlay')}</div>
        </Alert>
      </Box>
    </SectionCard>
  );
}

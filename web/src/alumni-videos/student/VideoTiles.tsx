import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { AlumniVideoTileFragment } from '../../generated/alumni-videos/tiles.ts';
import { CardNote } from '../../lib/dashboard/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { RidgePicture } from '../../lib/site/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { alumniVideosMessages } from '../alumni-videos.messages.ts';
import { libraryAddress, type LibraryPlace } from '../library.rules.ts';
import { Tile, Tiles } from './Tiles.tsx';

type Props = {
  readonly videos: readonly AlumniVideoTileFragment[];
  /** Where in the library, under the name of their category, one stays while one of them plays. */
  readonly place?: LibraryPlace;
};

/** Videos, each with a link that plays it. */
export function VideoTiles({ videos, place }: Props) {
  const t = useMessages(alumniVideosMessages);
  const { locales } = useStart().config;
  if (videos.length === 0) return <CardNote>{t('noVideos')}</CardNote>;
  const languageOf = (locale: string) =>
    locale !== currentLocale() && (locales.find(({ value }) => value === locale)?.label ?? locale);
  return (
    <Tiles>
      {videos.map(({ _id, title, locale, categoryName, isSound, poster }) => (
        <Tile
          key={_id}
          picture={<Still poster={poster} isSound={isSound} />}
          link={
            <AppLink to={libraryAddress({ ...place, video: _id })} aria-label={t('watch', { title })}>
              {title}
            </AppLink>
          }
        >
          {[!place && categoryName, languageOf(locale), isSound && t('sound')].filter(Boolean).join(' · ')}
        </Tile>
      ))}
    </Tiles>
  );
}

/** Until there is a still of a video, the ridges stand there. */
function Still({ poster, isSound }: { readonly poster: string | null; readonly isSound: boolean }) {
  const [broken, setBroken] = useState<string>();
  const Icon = isSound ? GraphicEq : PlayArrow;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: '16 / 9',
        bgcolor: 'var(--tint-2)',
        borderRadius: 'var(--r-s)',
      }}
    >
      {poster !== null && poster !== broken ? (
        <img
          src={poster}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setBroken(poster)}
        />
      ) : (
        <RidgePicture tone="ridge" height={90} />
      )}
      <Box
        sx={{
          position: 'absolute',
          insetInlineStart: 9,
          bottom: 9,
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '50%',
          bgcolor: 'var(--paper)',
          color: 'var(--ink)',
        }}
      >
        <Icon fontSize="small" />
      </Box>
    </Box>
  );
}

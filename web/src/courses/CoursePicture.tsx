import Box from '@mui/material/Box';
import { useState } from 'react';
import { coursePicture } from '@paideia/events/files/file.rules.ts';
import { RidgePicture } from '../lib/site/index.ts';

type Props = {
  readonly code: string;
  readonly image: { readonly alt: string; readonly address: string } | null | undefined;
};

/** The picture of a course, as wide as there is room. Without one, or when it cannot be read, the ridges stand there with the code of the course. */
export function CoursePicture({ code, image }: Props) {
  const [broken, setBroken] = useState<string>();
  const { width, height } = coursePicture;
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        aspectRatio: `${width} / ${height}`,
        bgcolor: 'var(--tint-2)',
        borderRadius: 'var(--r-s)',
      }}
    >
      {image && image.address !== broken ? (
        <img
          src={image.address}
          alt={image.alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setBroken(image.address)}
        />
      ) : (
        <Box aria-hidden sx={{ position: 'absolute', inset: 0, containerType: 'inline-size' }}>
          <RidgePicture tone="ridge" height={0.7} />
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: '6cqw',
              top: '5cqw',
              fontSize: 'clamp(9px, 11cqw, 30px)',
              lineHeight: 1.2,
              fontWeight: 650,
              color: 'var(--ink-2)',
              '@container (max-width: 90px)': { display: 'none' },
            }}
          >
            {code}
          </Box>
        </Box>
      )}
    </Box>
  );
}

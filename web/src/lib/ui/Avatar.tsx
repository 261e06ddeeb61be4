import Box from '@mui/material/Box';
import { useState } from 'react';

type Props = {
  readonly name: string;
  /** The picture is read there; without one, or when it cannot be read, there are initials. */
  readonly picture?: string | null | undefined;
  readonly size?: number;
};

/** A picture or initials in a circle, beside a name that is written out. */
export function Avatar({ name, picture, size = 30 }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        fontWeight: 650,
        fontSize: Math.max(11, Math.round(size * 0.36)),
        bgcolor: 'var(--tint)',
        color: 'var(--secondary)',
      }}
    >
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          style={{ objectFit: 'cover' }}
          onError={() => setBroken(picture)}
        />
      ) : (
        name
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => [...word][0])
          .filter((_, index, all) => index === 0 || index === all.length - 1)
          .join('')
          .toUpperCase()
      )}
    </Box>
  );
}

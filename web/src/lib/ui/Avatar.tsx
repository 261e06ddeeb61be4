import Box from '@mui/material/Box';
import { useState } from 'react';

type Props = {
  readonly name: string;
  /** The picture is read there; without one, or when it cannot be read, there are initials. */
  readonly picture?: string | null | undefined;
  readonly size?: number;
};

/** Of the first and the last word. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

/** A picture or initials in a circle, beside a name that is written out. */
export function Avatar({ name, picture, size = 30 }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      aria-hidden="true"
      data-initials={picture && picture !== broken ? undefined : initialsOf(name)}
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
        // They are drawn like a picture: as text they would be part of what is on a button, and its name begins with what is on it.
        '&[data-initials]::before': { content: 'attr(data-initials)' },
      }}
    >
      {picture && picture !== broken && (
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
      )}
    </Box>
  );
}

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
    .trim()
    .split(/\s+/)
    .filter((_, at, { length }) => at % (length - 1 || 1) === 0)
    .map(([letter]) => letter)
    .join('')
    .toUpperCase();

/** A picture or initials in a circle, beside a name that is written out. */
export function Avatar({ name, picture, size = 30 }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = picture === broken ? undefined : picture;
  return (
    <Box
      component="span"
      aria-hidden="true"
      data-initials={shown ? undefined : initialsOf(name)}
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
      {shown && (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          style={{ objectFit: 'cover' }}
          onError={() => setBroken(shown)}
        />
      )}
    </Box>
  );
}

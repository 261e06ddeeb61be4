import Description from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { endingOf } from '@paideia/events/files/file.rules.ts';
import { fileSize } from '../lib/i18n/index.ts';

export type ServedFile = {
  readonly name: string;
  readonly type: string;
  /** It is in bytes. */
  readonly size: number;
  readonly address: string;
};
type Props = {
  readonly file: ServedFile;
  /** It stands in place of its name. */
  readonly label?: string;
  readonly note?: ReactNode;
};

/** A file that is saved by its name, and what it is. */
export const FileLink = ({ file: { name, type, size, address }, label = name, note }: Props) => (
  <Box component="span" sx={{ display: 'flex', gap: '9px', flex: 1, minWidth: 0, lineHeight: '20px' }}>
    <Description fontSize="small" aria-hidden sx={{ color: 'var(--ink-3)' }} />
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <a href={address} download={name} data-row-link="">
        {label}
      </a>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'var(--ink-2)' }}>
        {`${endingOf(type).slice(1).toUpperCase()} · ${fileSize(size)}`}
        {note && <> · {note}</>}
      </Box>
    </Box>
  </Box>
);

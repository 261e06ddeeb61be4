import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FileLink } from '../../files/file-link.parts.tsx';
import type { OwnFileFragment } from '../../generated/submissions/student/own-submission.ts';

type Props = {
  /** Left out where what stands above says what they are. */
  readonly title?: string;
  readonly files: readonly OwnFileFragment[];
  /** What can be done with one. */
  readonly actOf?: (file: OwnFileFragment) => ReactNode;
};

/** Files below each other, each with what it is and how large; nothing where there are none. */
export const WorkFiles = ({ title, files, actOf }: Props) =>
  files.length > 0 && (
    <>
      {title !== undefined && (
        <Typography component="h3" variant="h5" sx={{ p: '0 18px 9px' }}>
          {title}
        </Typography>
      )}
      <ul>
        {files.map((file) => (
          <Box
            key={file.fileId}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '6px',
              minHeight: 48,
              p: '6px 12px 6px 18px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            }}
          >
            <FileLink file={file} />
            {actOf?.(file)}
          </Box>
        ))}
      </ul>
    </>
  );

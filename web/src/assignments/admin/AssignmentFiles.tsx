import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { mostDownloads } from '@paideia/events/assignments/assignment.rules.ts';
import { bringsFiles } from '@paideia/events/files/file.permissions.ts';
import { endingOf, filePurposes } from '@paideia/events/files/file.rules.ts';
import { mostFiles } from '@paideia/events/submissions/submission.rules.ts';
import { FilesField } from '../../files/files-field.parts.tsx';
import type { SentFile } from '../../files/send-files.parts.tsx';
import type { StaffAssignmentFragment } from '../../generated/assignments/admin/assignments-admin.ts';
import { NumberField } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { assignmentsAdminMessages } from './assignments-admin.messages.ts';

export type FilesTyped = {
  readonly downloads: readonly SentFile[];
  readonly maxFiles: string;
  readonly acceptTypes: readonly string[];
};
type Props = { readonly value: FilesTyped; readonly onChange: (changed: Partial<FilesTyped>) => void };
export const filesRange = { digits: 0, min: 1, max: mostFiles } as const;
/** What stands in these fields of an assignment, or of a new one. */
export const filesTypedOf = (assignment: StaffAssignmentFragment | undefined): FilesTyped => ({
  downloads: (assignment?.downloads ?? []).map(({ fileId, name }) => ({ fileId, name })),
  maxFiles: String(assignment?.maxFiles ?? mostFiles),
  acceptTypes: assignment?.acceptTypes ?? [],
});

/** What students are given to download, and how many files of which kinds they hand in. */
export function AssignmentFiles({ value: { downloads, maxFiles, acceptTypes }, onChange }: Props) {
  const t = useMessages(assignmentsAdminMessages);
  const user = useUser();
  const id = useId();
  return (
    <>
      {may(user, bringsFiles.download, {}) && (
        <FilesField
          label={t('downloads')}
          purpose="download"
          files={downloads}
          most={mostDownloads}
          onChange={(files) => onChange({ downloads: files })}
        />
      )}
      <NumberField
        label={t('mostFiles')}
        value={maxFiles}
        onChange={(text) => onChange({ maxFiles: text })}
        range={filesRange}
        say={(units) => number(units)}
        example={3}
      />
      <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: '3px' }}>
        <Box id={id} sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' }}>
          {t('kinds')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '6px' }}>
          {filePurposes.submission.types.map((kind) => (
            <FormControlLabel
              key={kind}
              label={endingOf(kind).slice(1).toUpperCase()}
              control={
                <Checkbox
                  size="small"
                  checked={acceptTypes.includes(kind)}
                  onChange={(_, isChosen) =>
                    onChange({
                      acceptTypes: isChosen ? [...acceptTypes, kind] : acceptTypes.filter((one) => one !== kind),
                    })
                  }
                />
              }
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

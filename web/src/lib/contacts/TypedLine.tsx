import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { longestEmail, longestPhone } from '@paideia/events/kernel/limits.ts';
import type { Line } from './contact-lines.ts';
import { Checked } from '../forms/Checked.tsx';
import { Dropdown } from '../forms/Dropdown.tsx';
import { FieldError } from '../forms/FieldError.tsx';
import { TextInput } from '../forms/TextInput.tsx';

/** They say what the nth line and its parts are called. */
export type LineWords = { value(n: number): string; type(n: number): string; remove(n: number): string };
export type LineKind = { readonly value: string; readonly label: string };
type Props = {
  readonly line: Line;
  readonly words: LineWords;
  readonly n: number;
  readonly kinds: readonly LineKind[];
  readonly inputType: 'tel' | 'email';
  /** It is the id of the input. */
  readonly id: string;
  /** The form around it has found this. */
  readonly error?: string | undefined;
  readonly onChange: (fields: Partial<Line>) => void;
  readonly onRemove: () => void;
};

export function TypedLine({ line: { type, value }, words, n, kinds, inputType, id, error, onChange, onRemove }: Props) {
  const wrong = `${id}-error`;
  return (
    <Checked>
      {(found, watch) => {
        const problem = error ?? found;
        return (
          <>
            <Box sx={{ display: 'flex', gap: '9px', alignItems: 'center', '& > :first-of-type': { flex: 'none' } }}>
              <Dropdown
                isCompact
                controlProps={{ id: `${id}-type`, 'aria-describedby': undefined, 'aria-invalid': undefined }}
                label={words.type(n)}
                value={type}
                options={kinds}
                onChange={(next) => onChange({ type: next })}
              />
              <Box {...watch} sx={{ flex: 1, minWidth: 0 }}>
                <TextInput
                  controlProps={{
                    id,
                    'aria-describedby': problem && wrong,
                    'aria-invalid': problem ? true : undefined,
                  }}
                  label={words.value(n)}
                  type={inputType}
                  maxLength={inputType === 'tel' ? longestPhone : longestEmail}
                  value={value}
                  onChange={(next) => onChange({ value: next })}
                />
              </Box>
              <IconButton aria-label={words.remove(n)} onClick={onRemove}>
                <Delete fontSize="small" />
              </IconButton>
            </Box>
            {problem && <FieldError id={wrong}>{problem}</FieldError>}
          </>
        );
      }}
    </Checked>
  );
}

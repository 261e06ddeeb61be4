import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useRef } from 'react';
import { mostLines, type Line } from './contact-lines.ts';
import { Dropdown } from './Dropdown.tsx';
import { newId } from './new-id.ts';
import { TextInput } from './TextInput.tsx';

type Words = { readonly heading: string; readonly add: string; value(n: number): string; type(n: number): string; remove(n: number): string };
type Props = {
  readonly words: Words;
  readonly lines: readonly Line[];
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly inputType: 'tel' | 'email';
  readonly onChange: (lines: readonly Line[]) => void;
};

/** Numbers or addresses, each with its kind; any of them can be removed, and more added. The focus goes where the hand would. */
export function TypedLines({ words, lines, kinds, inputType, onChange }: Props) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const change = (key: string, fields: Partial<Line>) => onChange(lines.map((line) => (line.key === key ? { ...line, ...fields } : line)));
  const focus = (key: string) => setTimeout(() => document.getElementById(`${id}-${key}`)?.focus());
  const append = () => {
    const key = newId();
    onChange([...lines, { key, type: kinds[0]?.value ?? '', value: '' }]);
    focus(key);
  };
  const remove = (key: string) => {
    onChange(lines.filter((line) => line.key !== key));
    add.current?.focus();
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '9px' }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: 13, color: 'var(--ink-2)', p: 0, mb: '6px' }}>
        {words.heading}
      </Box>
      {lines.map(({ key, type, value }, index) => (
        <Box key={key} sx={{ display: 'flex', gap: '9px', alignItems: 'center', '& > :first-of-type': { flex: 'none' } }}>
          <Dropdown isCompact label={words.type(index + 1)} value={type} options={kinds} onChange={(next) => change(key, { type: next })} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TextInput
              ties={{ id: `${id}-${key}`, 'aria-describedby': undefined, 'aria-invalid': undefined }}
              label={words.value(index + 1)}
              type={inputType}
              maxLength={inputType === 'tel' ? 40 : 254}
              value={value}
              onChange={(next) => change(key, { value: next })}
            />
          </Box>
          <IconButton aria-label={words.remove(index + 1)} onClick={() => remove(key)}>
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        ref={add}
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={lines.length >= mostLines}
        onClick={append}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words.add}
      </Button>
    </Box>
  );
}

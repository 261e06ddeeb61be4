import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LabelledChoice } from '../lib/forms/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { adminMessages } from './admin-app.messages.ts';
import type { Choice } from './list/list-shapes.ts';

type Props = {
  /** It names the choice that adds one. */
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly none: string;
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly isOptional?: boolean;
};

/** Several of a list: what is picked stands below each other, and the browser's own choice adds to it. */
export function Picks({ label, hint, error, none, choices, value, onChange, isOptional = false }: Props) {
  const t = useMessages(adminMessages);
  const nameOf = (id: string) => choices.find((one) => one.value === id)?.label ?? id;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '9px', minWidth: 0 }}>
      <LabelledChoice
        label={label}
        isOptional={isOptional}
        hint={hint}
        error={error}
        value=""
        hasPlaceholder
        options={choices.filter((one) => !value.includes(one.value))}
        onChange={(picked) => picked !== '' && onChange([...value, picked])}
      />
      {value.length === 0 ? (
        <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{none}</Box>
      ) : (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
          {value.map((id) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: '3px',
                minWidth: 0,
                fontSize: 14,
                border: '1px solid var(--line-strong)',
                borderRadius: 'var(--r-field)',
                paddingInlineStart: '9px',
                overflowWrap: 'anywhere',
              }}
            >
              {nameOf(id)}
              <IconButton
                size="small"
                aria-label={t('takeOut', { name: nameOf(id) })}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

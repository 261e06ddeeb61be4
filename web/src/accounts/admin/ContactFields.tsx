import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dropdown } from '../../kernel/Dropdown.tsx';
import { Field } from '../../kernel/Field.tsx';
import { TextInput } from '../../kernel/TextInput.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import type { Profile } from './profile-draft.ts';
import { userEditMessages } from './user-edit.messages.ts';

const most = 10;
const kinds = ['mobile', 'work', 'other'] as const;
const line = { display: 'flex', gap: '9px', alignItems: 'flex-end', flexWrap: 'wrap', '& > :nth-last-of-type(2)': { flex: '1 1 180px' } } as const;

type Props<T> = { readonly value: T; readonly onChange: (value: T) => void };
const replaced = <T,>(all: readonly T[], at: number, one: T): readonly T[] => all.map((was, i) => (i === at ? one : was));

/** Phone numbers, each of a kind. */
export function PhoneFields({ value, onChange }: Props<Profile['phones']>) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '9px' }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', p: 0, mb: '6px' }}>
        {words('phones')}
      </Box>
      {value.map((phone, i) => (
        <Box key={i} sx={line}>
          <Dropdown
            isCompact
            label={t('phoneType')}
            value={phone.type}
            options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
            onChange={(type) => onChange(replaced(value, i, { ...phone, type }))}
          />
          <Field label={t('phone')}>
            {(ties) => (
              <TextInput
                ties={ties}
                type="tel"
                maxLength={40}
                autoComplete="off"
                value={phone.number}
                onChange={(number) => onChange(replaced(value, i, { ...phone, number }))}
              />
            )}
          </Field>
          <Button size="small" variant="outlined" aria-label={t('removePhone', { n: i + 1 })} onClick={() => onChange(value.filter((_, at) => at !== i))}>
            {t('remove')}
          </Button>
        </Box>
      ))}
      {value.length < most && (
        <Button size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => onChange([...value, { type: 'mobile', number: '' }])}>
          {t('addPhone')}
        </Button>
      )}
    </Box>
  );
}

/** Addresses besides the one of sign-in. */
export function EmailFields({ value, onChange }: Props<Profile['emails']>) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '9px' }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', p: 0, mb: '6px' }}>
        {words('otherEmails')}
      </Box>
      {value.map((email, i) => (
        <Box key={i} sx={line}>
          <Field label={t('school')}>
            {(ties) => (
              <TextInput
                ties={ties}
                type="email"
                maxLength={254}
                autoComplete="off"
                value={email.value}
                onChange={(text) => onChange(replaced(value, i, { ...email, value: text }))}
              />
            )}
          </Field>
          <Button size="small" variant="outlined" aria-label={t('removeEmail', { n: i + 1 })} onClick={() => onChange(value.filter((_, at) => at !== i))}>
            {t('remove')}
          </Button>
        </Box>
      ))}
      {value.length < most && (
        <Button size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => onChange([...value, { type: 'school', value: '' }])}>
          {t('addEmail')}
        </Button>
      )}
    </Box>
  );
}

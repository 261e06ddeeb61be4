import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { Field } from '../../../lib/forms/index.ts';
import { useMessages } from '../../../lib/i18n/index.ts';
import { useRemote } from '../../../lib/data/index.ts';
import {
  FindStudentsDocument,
  type BillableStudentFragment,
} from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';

const pause = 300;
const least = 2;

type Props = {
  readonly chosen: BillableStudentFragment | null;
  readonly onChoose: (student: BillableStudentFragment | null) => void;
};

/** Finds one person by name or e-mail address, a moment after the last letter. What was typed and not chosen is cleared when the field is left. */
export function StudentPicker({ chosen, onChoose }: Props) {
  const t = useMessages(issueInvoiceMessages);
  const [text, setText] = useState('');
  const [q, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = q.length >= least && q !== chosen?.fullName;
  const found = useRemote(FindStudentsDocument, isAsked ? { q } : null, ({ billableStudents }) => billableStudents);
  const options = isAsked ? (found.data ?? []) : chosen ? [chosen] : [];
  return (
    <Field label={t('student')} hint={t('studentHint')}>
      {({ id, ...aria }) => (
        <Autocomplete<BillableStudentFragment>
          id={id}
          value={chosen}
          options={options}
          filterOptions={(all) => all}
          getOptionLabel={({ fullName }) => fullName}
          getOptionKey={(one) => one.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          loading={found.isLoading || found.isRefreshing}
          loadingText={t('searching')}
          popupIcon={<ExpandMore sx={{ fontSize: 18 }} />}
          slotProps={{
            paper: { sx: { border: '1px solid var(--line)', boxShadow: 'var(--shadow-2)', bgcolor: 'var(--raised)' } },
          }}
          sx={{
            '& .MuiOutlinedInput-root': { py: 0, paddingInlineStart: 0 },
            '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: '9px 12px' },
          }}
          noOptionsText={q.length < least ? t('studentHint') : t('nobody')}
          onInputChange={(_, value) => setText(value)}
          onChange={(_, student) => onChoose(student)}
          renderInput={(field) => (
            <TextField
              {...field}
              required
              error={aria['aria-invalid'] === true}
              slotProps={{ ...field.slotProps, htmlInput: { ...field.slotProps.htmlInput, ...aria } }}
            />
          )}
          renderOption={({ key, ...option }, { fullName, email, groups }) => (
            <li key={key} {...option}>
              <div>
                <b style={{ fontWeight: 600 }}>{fullName}</b>
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--ink-2)' }}
                >
                  {[email, ...groups.map(({ name }) => name)].filter(Boolean).join(', ')}
                </Box>
              </div>
            </li>
          )}
        />
      )}
    </Field>
  );
}

import Box from '@mui/material/Box';
import { Dropdown, Field } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { tableStyles } from '../../lib/ui/index.ts';
import { importsMessages } from './imports.messages.ts';
import { importFields, optionalImportFields } from '@paideia/events/user-imports/user-import.rules.ts';
import { mappingFaults, type Mapping } from './mapping.ts';
import type { Preview } from './send-people.ts';

type Props = {
  readonly columns: readonly string[];
  readonly sample: Preview['sample'];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
};

/** Which column holds what, and the first lines of the file beside it. */
export function MappingFields({ columns, sample, mapping, onChange }: Props) {
  const t = useMessages(importsMessages);
  const faults = mappingFaults(mapping);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {importFields.map((field) => {
          const fault = faults[field];
          return (
            <Field
              key={field}
              label={t(field)}
              isOptional={optionalImportFields.includes(field)}
              error={fault && t(fault)}
            >
              {(controlProps) => (
                <Box sx={{ '& > *': { minWidth: '0 !important', width: 1 } }}>
                  <Dropdown
                    controlProps={controlProps}
                    value={mapping[field] === null ? '' : String(mapping[field])}
                    options={[
                      { value: '', label: t('noColumn') },
                      ...columns.map((name, i) => ({ value: String(i), label: name || `${i + 1}` })),
                    ]}
                    onChange={(value) => onChange({ ...mapping, [field]: value === '' ? null : Number(value) })}
                  />
                </Box>
              )}
            </Field>
          );
        })}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('sample')}>
        <Box
          component="table"
          sx={{
            ...tableStyles,
            '& tbody tr': {},
            '& td': { ...tableStyles['& td'], height: 39, whiteSpace: 'nowrap' },
          }}
        >
          <caption style={{ textAlign: 'start', fontSize: 13, fontWeight: 600, padding: '6px 0' }}>
            {t('sample')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {columns.map((name, i) => (
                <th key={i} scope="col">
                  {name || i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, cells }) => (
              <tr key={line}>
                <td>{line}</td>
                {columns.map((_, i) => (
                  <td key={i}>{cells[i]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Field, TextInput } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { issueText } from './import-words.ts';
import { importsMessages } from './imports.messages.ts';
import { importFields, type ImportField } from '@paideia/events/user-imports/user-import.rules.ts';
import type { Mapping } from './mapping.ts';
import type { FileRow, Preview } from './send-people.ts';

type Props = {
  readonly preview: Preview;
  readonly mapping: Mapping;
  readonly onMend: (rows: readonly FileRow[]) => void;
};

/** The lines that are left out, with what is wrong in each: they can be corrected here and looked at again. */
export function RejectedRows({ preview, mapping, onMend }: Props) {
  const t = useMessages(importsMessages);
  const { columns, rejected, issues, rowCount, peopleCount } = preview;
  const [typed, setTyped] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  if (rejected.length === 0) return null;
  const lines = rowCount - peopleCount;
  // What stands beyond the last column goes; what is missing is empty.
  const cellsOf = ({ line, cells }: FileRow) => typed.get(line) ?? columns.map((_, n) => cells[n] ?? '');
  const write = (row: FileRow, column: number, value: string) =>
    setTyped(new Map(typed).set(row.line, cellsOf(row).toSpliced(column, 1, value)));
  const columnOf = (field: ImportField) => mapping[field];
  return (
    <section aria-label={t('leftOut', { count: lines })}>
      <p style={{ fontSize: 14, paddingBottom: 6 }}>
        {t('leftOut', { count: lines })} {t('mendHint', { count: lines })}
      </p>
      <div>
        {rejected.map((row) => {
          const wrong = issues.filter(({ line }) => line === row.line);
          const isAt = (column: number) => wrong.filter((issue) => issue.column === columns[column]);
          const fields = importFields.flatMap((field) => {
            const column = columnOf(field);
            return column === null ? [] : [{ field, column }];
          });
          const others = wrong.filter(({ column }) => !fields.some((one) => columns[one.column] === column));
          return (
            <Box
              key={row.line}
              sx={{ py: '9px', borderTop: '1px solid var(--line)' }}
              role="group"
              aria-label={t('lineNumber', { line: number(row.line) })}
            >
              <b style={{ fontSize: 14, fontWeight: 600 }}>{t('lineNumber', { line: number(row.line) })}</b>
              {others.map((issue) => (
                <p key={issue.column} style={{ fontSize: 13, color: 'var(--danger)' }}>
                  {issueText(issue, t)}
                </p>
              ))}
              <Box
                sx={{
                  display: 'grid',
                  gap: '9px 12px',
                  mt: '6px',
                  gridTemplateColumns: {
                    xs: 'minmax(0, 1fr)',
                    md: `repeat(${fields.length}, minmax(0, 1fr))`,
                  },
                }}
              >
                {fields.map(({ field, column }) => (
                  <Field
                    key={field}
                    label={t(field)}
                    error={
                      isAt(column)
                        .map((issue) => issueText(issue, t))
                        .join(' ') || undefined
                    }
                  >
                    {(controlProps) => (
                      <TextInput
                        controlProps={controlProps}
                        value={cellsOf(row)[column] ?? ''}
                        onChange={(value) => write(row, column, value)}
                      />
                    )}
                  </Field>
                ))}
              </Box>
            </Box>
          );
        })}
      </div>
      {lines > rejected.length && (
        <p style={{ fontSize: 13, paddingTop: 6 }}>
          {t('moreRejected', { shown: number(rejected.length), count: number(lines) })}
        </p>
      )}
      <Button
        variant="outlined"
        sx={{ mt: '9px' }}
        disabled={typed.size === 0}
        onClick={() => onMend([...typed].map(([line, cells]) => ({ line, cells })))}
      >
        {t('checkAgain')}
      </Button>
    </section>
  );
}

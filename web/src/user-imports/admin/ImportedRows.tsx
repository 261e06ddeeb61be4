import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { AppLink, PagedScreen, SectionCard, SmallTable, useIsPhone } from '../../lib/ui/index.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { useFresh } from '../../lib/data/index.ts';
import { outcomeText } from './import-words.ts';
import { UserImportRowsDocument, type ImportedRowFragment } from '../../generated/user-imports/admin/imports.ts';
import { importsMessages } from './imports.messages.ts';
import { user } from '../../accounts/accounts.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

const perPage = 25;
const filters = { all: {}, left: { undo: 'left' }, taken: { outcome: 'emailTaken' } } as const;
type Filter = keyof typeof filters;
const isFilter = (value: string): value is Filter => value in filters;

type Props = {
  readonly importId: string;
  readonly version: string;
  readonly hasLeft: boolean;
  readonly hasTaken: boolean;
};

/** Every line of the file with what became of it. `version` asks anew when the import has moved on. */
export function ImportedRows({ importId, version, hasLeft, hasTaken }: Props) {
  const t = useMessages(importsMessages);
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(0);
  const remote = useFresh(
    UserImportRowsDocument,
    { id: importId, page, perPage, outcome: null, undo: null, ...filters[filter] },
    ({ UserImport }) => UserImport.rows,
  );
  const shownVersion = useRef(version);
  const { again } = remote;
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    void again().catch(() => undefined);
  }, [again, version]);
  const nameOf = ({ name, userId, outcome, undo }: ImportedRowFragment) => {
    const text = name ?? t('erased');
    return outcome === 'invited' && undo !== 'retracted' ? (
      <AppLink to={addressOf(user, { id: userId })}>{text}</AppLink>
    ) : (
      text
    );
  };
  const options = [
    { value: 'all', label: t('all') },
    ...(hasLeft ? [{ value: 'left', label: t('onlyLeft') }] : []),
    ...(hasTaken ? [{ value: 'taken', label: t('onlyNot') }] : []),
  ];
  return (
    <SectionCard
      title={t('rows')}
      aside={
        options.length > 1 && (
          <Dropdown
            isCompact
            label={t('filter')}
            value={filter}
            options={options}
            onChange={(value) => {
              if (!isFilter(value)) return;
              setFilter(value);
              setPage(0);
            }}
          />
        )
      }
      sx={{ overflow: 'hidden' }}
    >
      <PagedScreen remote={{ ...remote, isRefreshing: false }} page={page} perPage={perPage} onPage={setPage}>
        {(items) =>
          isPhone ? (
            <ul>
              {items.map((row) => (
                <Box
                  component="li"
                  key={row.id}
                  sx={{ p: '9px 18px', borderTop: '1px solid var(--line)', fontSize: 14, overflowWrap: 'anywhere' }}
                >
                  <b style={{ fontWeight: 600 }}>{nameOf(row)}</b>
                  <Box sx={{ color: 'var(--ink-2)' }}>{row.email}</Box>
                  <div>
                    {t('line')} {number(row.line)}: {outcomeText(row, t)}
                  </div>
                </Box>
              ))}
            </ul>
          ) : (
            <SmallTable
              rows={items}
              keyOf={({ id }) => id}
              height={42}
              columns={[
                { label: t('line'), render: ({ line }) => number(line) },
                { label: t('person'), render: nameOf },
                { label: t('email'), render: ({ email }) => email },
                { label: t('outcome'), render: (row) => outcomeText(row, t) },
              ]}
            />
          )
        }
      </PagedScreen>
    </SectionCard>
  );
}

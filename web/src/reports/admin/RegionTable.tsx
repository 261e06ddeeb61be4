import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SectionCard, SmallTable } from '../../lib/ui/index.ts';

type Row = { readonly key: string; readonly name: ReactNode };
type Props<R extends Row> = {
  readonly title: string;
  readonly rows: readonly R[];
  readonly columns: Parameters<typeof SmallTable<R>>[0]['columns'];
  /** It says what is counted. */
  readonly note: string;
  readonly aside?: ReactNode;
};

/** Figures of the regions by their names; on a phone it is moved sideways. */
export function RegionTable<R extends Row>({ title, rows, columns, note, aside }: Props<R>) {
  const admin = useMessages(adminMessages);
  return (
    <SectionCard title={title} aside={aside}>
      <Box
        sx={{ overflowX: 'auto', '& tr > :first-of-type': { minWidth: 150 } }}
        role="group"
        tabIndex={0}
        aria-label={title}
      >
        <SmallTable
          label={title}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[{ label: admin('region'), render: ({ name }) => name }, ...columns]}
        />
      </Box>
      <Box component="p" sx={{ m: 0, p: '6px 18px 15px', fontSize: 13, color: 'var(--ink-2)' }}>
        {note}
      </Box>
    </SectionCard>
  );
}

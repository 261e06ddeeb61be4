import { Global } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { excusedWorkPermissions } from '@paideia/events/gradebook/gradebook.permissions.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { PrintButton } from '../../lib/paper/index.ts';
import { DataScreen, EmptyState, Pager, SectionCard, useIsPhone, usePastEnd } from '../../lib/ui/index.ts';
import { GradebookDocument, type GradebookRowFragment } from '../../generated/gradebook/admin/gradebook.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import { ExcuseDialog, type Asked } from './ExcuseDialog.tsx';
import { GradebookChoices } from './GradebookChoices.tsx';
import { GradebookExport } from './GradebookExport.tsx';
import { GradebookList } from './GradebookList.tsx';
import { GradebookTable } from './GradebookTable.tsx';
import { askedOf } from './gradebook-address.ts';
import { gradebookMessages } from './gradebook.messages.ts';

const perPage = 50;

/** What is wrong stands as far from the edge as everything else. */
const card = { minWidth: 0, '& > .MuiAlert-root': { m: '0 18px 18px' }, '@media print': { border: 0 } } as const;
const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '9px',
  alignItems: 'center',
  // On a phone each choice has a line of its own, and the buttons share one.
  '@media (max-width:767.98px)': {
    width: '100%',
    '& > div': { width: '100%' },
    '& > button': { flex: 1, minHeight: 48 },
  },
} as const;

/** The students of a group by their exams and assignments, in the courses of a term or in one; what is chosen is part of the address. */
export function Gradebook({ groupId }: { readonly groupId: string }) {
  const t = useMessages(gradebookMessages);
  const isPhone = useIsPhone();
  const [search] = useSearchParams();
  const user = useUser();
  const [page, setPage] = useState(0);
  const [excuse, setExcuse] = useState<Asked>();
  const asked = { groupId, ...askedOf(search) };
  const remote = useRemote(GradebookDocument, { ...asked, page, perPage }, ({ gradebook }) => gradebook);
  usePastEnd({ remote, found: remote.data?.students, page, perPage, onPage: setPage });
  const regionId = remote.data?.regionId ?? null;
  const locked = useLockedTerm(groupId, remote.data && { term: remote.data.term });
  const askFor = ({ userId: ownerId }: GradebookRowFragment) =>
    !locked && may(user, excusedWorkPermissions.ExcuseWork, { regionId, ownerId }) ? setExcuse : undefined;
  const Rows = isPhone ? GradebookList : GradebookTable;
  return (
    <SectionCard
      title={remote.data?.groupName ?? ''}
      sx={card}
      aside={
        <Box data-print="no" sx={choices}>
          <GradebookChoices gradebook={remote.data} onChange={() => setPage(0)} />
          <GradebookExport asked={asked} gradebook={remote.data} />
          <PrintButton size="small" />
        </Box>
      }
    >
      {/* A class with a term of work is wider than it is high. */}
      <Global styles="@page { size: landscape; margin: 12mm; }" />
      <Box component="p" sx={{ p: '0 18px 12px', fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' }}>
        {t('hint')}
      </Box>
      {locked && <LockedTermNotice term={locked} />}
      <DataScreen
        remote={remote}
        isEmpty={({ columns, students }) => columns.length === 0 || (students.total === 0 && asked.filter === null)}
        empty={<EmptyState>{t('nobody')}</EmptyState>}
      >
        {(found) =>
          found.students.items.length === 0 ? (
            <Alert severity="info" role="status" sx={{ m: '0 18px 18px' }}>
              {t('none')}
            </Alert>
          ) : (
            <>
              <Rows gradebook={found} askFor={askFor} />
              <Pager page={page} perPage={perPage} total={found.students.total} onPage={setPage} />
            </>
          )
        }
      </DataScreen>
      {excuse && (
        <ExcuseDialog asked={excuse} groupId={groupId} again={remote.again} onClose={() => setExcuse(undefined)} />
      )}
    </SectionCard>
  );
}

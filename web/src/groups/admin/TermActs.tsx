import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActButton } from '../../console/forms/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { ReasonField } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import {
  LockTermDocument,
  TermOpeningsDocument,
  UnlockTermDocument,
  type TermOpeningsQuery,
} from '../../generated/groups/admin/term-locks.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { termLocksMessages } from './term-locks.messages.ts';

type Props = {
  readonly group: Pick<AdminGroupDetailFragment, 'id' | 'name' | '_revision'>;
  readonly term: { readonly name: string };
  readonly again: () => Promise<unknown>;
};

/** It asks once more, and says what is still open before anything becomes final. */
export function LockTerm({ group, term: { name: term }, again }: Props) {
  const t = useMessages(termLocksMessages);
  const { run } = useCommand(LockTermDocument);
  return (
    <ActButton
      label={t('lock', { term })}
      title={t('lockTitle', { term, group: group.name })}
      start={{}}
      send={() => run({ _id: group.id, term, expectedRevision: group._revision })}
      done={t('lockDone', { term })}
      onDone={() => void again()}
    >
      {() => (
        <>
          <Typography>{t('lockMeans')}</Typography>
          <Openings groupId={group.id} term={term} />
        </>
      )}
    </ActButton>
  );
}

export function UnlockTerm({ group, term: { name: term }, again }: Props) {
  const t = useMessages(termLocksMessages);
  const { run } = useCommand(UnlockTermDocument);
  return (
    <ActButton
      label={t('unlock', { term })}
      title={t('unlockTitle', { term, group: group.name })}
      start={{ reason: '' }}
      send={({ reason }) => run({ _id: group.id, term, reason, expectedRevision: group._revision })}
      done={t('unlockDone', { term })}
      onDone={() => void again()}
    >
      {({ field }) => (
        <>
          <Typography>{t('unlockMeans')}</Typography>
          <ReasonField hint={t('reasonHint')} {...field('reason')} />
        </>
      )}
    </ActButton>
  );
}

type Openings = TermOpeningsQuery['termOpenings'];
const running = ['runningAttempts', 'openRegisters'] as const satisfies readonly (keyof Openings)[];
const undone = [
  'ungraded',
  'openDeadlines',
  'missingRegisters',
  'explanations',
  'leaveRequests',
] as const satisfies readonly (keyof Openings)[];

function Openings({ groupId, term }: { readonly groupId: string; readonly term: string }) {
  const t = useMessages(termLocksMessages);
  const remote = useRemote(TermOpeningsDocument, { groupId, term }, ({ termOpenings }) => termOpenings);
  return (
    <DataScreen remote={remote}>
      {(openings) => {
        const lists = [
          { title: t('first'), kinds: running.filter((kind) => openings[kind] > 0) },
          { title: t('left'), kinds: undone.filter((kind) => openings[kind] > 0) },
        ].filter(({ kinds }) => kinds.length > 0);
        if (lists.length === 0) return <Typography role="status">{t('nothing')}</Typography>;
        return lists.map(({ title, kinds }) => (
          <Box key={title}>
            <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600 }}>
              {title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'disc', pl: '20px', fontSize: 14, lineHeight: '22px' }}>
              {kinds.map((kind) => (
                <li key={kind}>{t(kind, { count: openings[kind] })}</li>
              ))}
            </Box>
          </Box>
        ));
      }}
    </DataScreen>
  );
}

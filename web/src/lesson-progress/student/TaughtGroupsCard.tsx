import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { CardRow } from '../../lib/dashboard/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { TaughtGroupsFragment } from '../../generated/lesson-progress/student/taught-groups.ts';
import { taughtGroup } from '../lesson-progress.screens.ts';

type Props = { readonly data: NonNullable<TaughtGroupsFragment['taughtGroups']> };

/** The groups that somebody looks after as a teacher; each leads to how far its students are. */
export const TaughtGroupsCard = ({ data }: Props) => (
  <ul>
    {data.map(({ _id, name, regionName }) => (
      <CardRow key={_id} title={name} to={addressOf(taughtGroup, { _id })} note={regionName}>
        <ChevronRight fontSize="small" aria-hidden="true" />
      </CardRow>
    ))}
  </ul>
);

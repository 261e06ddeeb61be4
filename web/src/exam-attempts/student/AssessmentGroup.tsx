import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Assessment } from '../assessment-groups.rules.ts';
import { AssessmentRow } from './AssessmentRow.tsx';

type Props = {
  readonly title: string;
  readonly items: readonly Assessment[];
  readonly empty: string;
  readonly timeZone: string;
  /** The one that has the page's filled button. */
  readonly first?: string | undefined;
};

/** It is one of the three lists of assessments. */
export function AssessmentGroup({ title, items, empty, timeZone, first }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h4" sx={{ p: '15px 18px 9px' }}>
        {title}
      </Typography>
      {items.length === 0 ? (
        <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{empty}</Typography>
      ) : (
        <ul>
          {items.map((item) => (
            <AssessmentRow key={item.id} item={item} timeZone={timeZone} isFirst={item.id === first} />
          ))}
        </ul>
      )}
    </Card>
  );
}

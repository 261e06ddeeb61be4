import { AppLink } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { studentRecordsMessages } from './student-records.messages.ts';

type Props = Parameters<typeof LinkRows>[0] & {
  readonly total: number;
  /** The list that has them all; undefined for who may not open it. */
  readonly all: string | undefined;
};

/** The latest of what there is more of elsewhere. */
export function LatestRows({ rows, total, all }: Props) {
  const t = useMessages(studentRecordsMessages);
  return (
    <>
      <LinkRows rows={rows} />
      {all && total > rows.length && (
        <p style={{ fontSize: 14, padding: '9px 0 3px' }}>
          <AppLink to={all}>{t('showAll', { count: number(total) })}</AppLink>
        </p>
      )}
    </>
  );
}

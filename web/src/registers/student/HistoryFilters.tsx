import type { AttendanceStatus } from '../../generated/schema.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { kernelMessages, statusLooks } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { registersMessages } from '../registers.messages.ts';

const statuses = ['present', 'late', 'absent', 'excused'] as const;
export type HistoryFilter = { readonly term: string; readonly status: AttendanceStatus | undefined };
type Props = {
  readonly terms: readonly string[];
  readonly value: HistoryFilter;
  readonly onChange: (value: HistoryFilter) => void;
  readonly isWide?: boolean;
};

/** They choose which term and which status the history shows. */
export function HistoryFilters({ terms, value, onChange, isWide = false }: Props) {
  const t = useMessages(registersMessages);
  const kernel = useMessages(kernelMessages);
  return (
    <>
      <Dropdown
        label={t('term')}
        isCompact={!isWide}
        value={value.term}
        options={terms.map((name) => ({ value: name, label: name }))}
        onChange={(term) => onChange({ ...value, term })}
      />
      <Dropdown
        label={t('status')}
        isCompact={!isWide}
        value={value.status ?? ''}
        options={[
          { value: '', label: t('allStatuses') },
          ...statuses.map((status) => ({ value: status, label: kernel(statusLooks.attendance[status].label) })),
        ]}
        onChange={(status) => onChange({ ...value, status: statuses.find((one) => one === status) })}
      />
    </>
  );
}

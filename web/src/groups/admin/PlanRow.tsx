import Down from '@mui/icons-material/ArrowDownwardOutlined';
import Up from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Dropdown, Field, TextInput, LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AttendanceSchemaChoicesQuery } from '../../generated/groups/admin/group-acts.ts';
import type { Choice } from '../../console/list/list-shapes.ts';
import { Picks } from '../../console/Picks.tsx';
import { groupStaffMessages } from './group-staff.messages.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import type { PlanLine } from './group-fields.ts';
import { termLocksMessages } from './term-locks.messages.ts';
import { longestTermName } from '@paideia/events/attendance-schemas/schema-limits.rules.ts';

type Props = {
  readonly item: PlanLine;
  /** They are those of the group's attendance schema; without one a term is typed. */
  readonly terms: AttendanceSchemaChoicesQuery['attendanceSchemaChoices'][number]['terms'];
  /** These may teach it. */
  readonly teachers: readonly Choice[];
  /** Nothing is added to these. */
  readonly lockedNames: readonly string[];
  /** It would come into this one, whose name was typed. */
  readonly lockedTerm: string | undefined;
  /** It is of a locked term: only who teaches it can be changed. */
  readonly isLocked: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  /** It finds what is wrong with one of its fields. */
  readonly problemOf: (field: keyof PlanLine) => string | undefined;
  readonly onChange: (changed: Partial<PlanLine>) => void;
};
const fields = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '9px 12px',
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

/** One course of the plan: where it stands, and when it is taken. */
export function PlanRow({
  item,
  terms,
  lockedNames,
  teachers,
  lockedTerm,
  isLocked,
  isFirst,
  isLast,
  onMove,
  onRemove,
  problemOf,
  onChange,
}: Props) {
  const t = useMessages(groupActsMessages);
  const staff = useMessages(groupStaffMessages);
  const locks = useMessages(termLocksMessages);
  const { termName, fromDate, toDate, teacherIds } = item;
  const course = `${item.code} ${item.title}`;
  const names = terms.map(({ name }) => name).filter((name) => !lockedNames.includes(name));
  // A term that the schema no longer has is kept until another is chosen.
  const choices = termName === '' || names.includes(termName) ? names : [termName, ...names];
  const choose = (name: string) => {
    const term = terms.find((one) => one.name === name);
    onChange({ termName: name, ...(term && { fromDate: term.from, toDate: term.to }) });
  };
  return (
    <Box component="li" sx={{ borderTop: '1px solid var(--line)', pt: '12px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '3px', mb: '6px' }}>
        <Box component="b" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {course}
        </Box>
        <IconButton size="small" aria-label={t('earlier', { course })} disabled={isFirst} onClick={() => onMove(-1)}>
          <Up fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('later', { course })} disabled={isLast} onClick={() => onMove(1)}>
          <Down fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('takeOut', { course })} disabled={isLocked} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box component="fieldset" disabled={isLocked} sx={fields}>
        <Field
          label={t('term')}
          error={lockedTerm === undefined ? problemOf('termName') : locks('lockedName', { term: lockedTerm })}
        >
          {(controlProps) =>
            terms.length > 0 ? (
              <Dropdown
                isCompact
                isRequired
                hasPlaceholder={termName === ''}
                controlProps={controlProps}
                value={termName}
                options={choices.map((name) => ({ value: name, label: name }))}
                onChange={choose}
              />
            ) : (
              <TextInput
                controlProps={controlProps}
                required
                maxLength={longestTermName}
                value={termName}
                onChange={(name) => onChange({ termName: name })}
              />
            )
          }
        </Field>
        <LabelledText
          label={t('from')}
          error={problemOf('fromDate')}
          type="date"
          required
          value={fromDate}
          onChange={(day) => onChange({ fromDate: day })}
        />
        <LabelledText
          label={t('to')}
          error={problemOf('toDate')}
          type="date"
          required
          min={fromDate}
          value={toDate}
          onChange={(day) => onChange({ toDate: day })}
        />
      </Box>
      <Box sx={{ mt: '9px' }}>
        <Picks
          label={staff('addTeacher')}
          error={problemOf('teacherIds')}
          none={staff('nobody')}
          choices={teachers}
          value={teacherIds}
          onChange={(picked) => onChange({ teacherIds: [...picked] })}
          isOptional
        />
      </Box>
    </Box>
  );
}

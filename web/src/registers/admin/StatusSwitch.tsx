import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { statusLooks } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

const statuses = ['present', 'late', 'absent', 'excused'] as const satisfies readonly AttendanceStatus[];
const fills = {
  present: { backgroundColor: 'var(--success-fill)', color: 'var(--on-primary)' },
  late: { backgroundColor: 'var(--warning-fill)', color: 'var(--on-warning)' },
  absent: { backgroundColor: 'var(--danger-fill)', color: 'var(--on-primary)' },
  excused: { backgroundColor: 'var(--secondary-fill)', color: 'var(--on-secondary)' },
} as const satisfies Record<AttendanceStatus, object>;

const Group = styled('div')({
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(4, minmax(82px, 1fr))',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-s)',
  backgroundColor: 'var(--paper)',
  '@media (max-width:767.98px)': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Choice = styled('button', { shouldForwardProp: (name) => name !== 'status' })<{
  readonly status: AttendanceStatus | undefined;
}>(({ status }) => ({
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: '0 6px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'var(--ink-2)',
  fontSize: 13.5,
  fontWeight: 600,
  '&:not(:first-of-type)': { borderInlineStart: '1px solid var(--line)' },
  '&:focus-visible': { zIndex: 1, position: 'relative' },
  '&[aria-disabled=true]': { cursor: 'default' },
  '& svg': { fontSize: 16 },
  ...(status && fills[status]),
  '@media (max-width:767.98px)': { minHeight: 48, flexDirection: 'column', gap: 0, fontSize: 12.5 },
}));
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Props = {
  readonly name: string;
  readonly status: AttendanceStatus | null;
  readonly mayExcuse: boolean;
  readonly whyNotExcuse: string;
  readonly onChoose: (status: AttendanceStatus) => void;
};

/** The four states of one student. Left and right move between them without choosing, since every choice is saved at once; Space and Enter choose. */
export function StatusSwitch({ name, status, mayExcuse, whyNotExcuse, onChoose }: Props) {
  const t = useMessages(registerAdminMessages);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
    const here = all.findIndex((one) => one === event.target);
    all[(here + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    <Group role="radiogroup" aria-label={name} onKeyDown={move}>
      {statuses.map((one, index) => {
        const isOn = status === one;
        const isBarred = one === 'excused' && !mayExcuse && !isOn;
        const Icon = statusLooks.attendance[one].icon;
        return (
          <Choice
            key={one}
            type="button"
            role="radio"
            aria-checked={isOn}
            status={isOn ? one : undefined}
            tabIndex={isOn || (status === null && index === 0) ? 0 : -1}
            {...(isBarred && { 'aria-disabled': true, title: whyNotExcuse })}
            onClick={() => !isBarred && !isOn && onChoose(one)}
          >
            {isOn && <Icon aria-hidden="true" />}
            {t(one)}
          </Choice>
        );
      })}
    </Group>
  );
}

import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Box from '@mui/material/Box';
import { dateTime, number, useMessages } from '../../lib/i18n/index.ts';
import type { LoggedEventFragment } from '../../generated/audit/admin/audit.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { auditMessages } from './audit.messages.ts';

type Props = {
  readonly events: readonly LoggedEventFragment[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
};

/** The events of a record, oldest first; those that have not happened yet at the shown moment are pale. */
export function EventSteps({ events, index, onIndex }: Props) {
  const t = useMessages(auditMessages);
  return (
    <SectionCard title={t('events')} sx={{ overflow: 'hidden' }}>
      <Box component="ol">
        {events.map(({ revision, sentence, actorId, actorName, at }, one) => {
          const Icon = actorId === null ? Bolt : PersonOutline;
          const isFuture = one > index;
          return (
            <li key={revision}>
              <Box
                component="button"
                type="button"
                aria-current={one === index ? 'step' : undefined}
                onClick={() => onIndex(one)}
                sx={{
                  width: '100%',
                  border: 0,
                  borderTop: '1px solid var(--line)',
                  background: 'none',
                  textAlign: 'start',
                  display: 'grid',
                  gridTemplateColumns: '24px 24px minmax(0, 1fr) auto',
                  gap: '9px',
                  alignItems: 'center',
                  p: '7px 15px',
                  minHeight: 54,
                  fontSize: 14,
                  lineHeight: '19px',
                  color: isFuture ? 'var(--ink-3)' : 'var(--ink)',
                  '&:hover': { bgcolor: 'var(--tint-2)' },
                  '&:focus-visible': { outlineOffset: -3 },
                  '&[aria-current]': { bgcolor: 'var(--info-tint)', boxShadow: 'inset 3px 0 var(--secondary)' },
                  '& small': { fontSize: 12, lineHeight: '16px', color: isFuture ? 'inherit' : 'var(--ink-2)' },
                }}
              >
                <Box component="small" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                  {number(one + 1)}
                </Box>
                <Box
                  component="span"
                  sx={{
                    width: 24,
                    height: 24,
                    borderRadius: '50%',
                    display: 'grid',
                    placeItems: 'center',
                    bgcolor: actorId ? 'var(--info-tint)' : 'var(--neutral-tint)',
                    color: actorId ? 'var(--info)' : 'var(--neutral)',
                    '& svg': { fontSize: 14 },
                  }}
                >
                  <Icon aria-hidden="true" />
                </Box>
                <span>
                  <b style={{ fontWeight: 600 }}>{sentence}</b>
                  <small style={{ display: 'block' }}>{actorName}</small>
                </span>
                <small style={{ whiteSpace: 'nowrap' }}>{dateTime(at)}</small>
              </Box>
            </li>
          );
        })}
      </Box>
    </SectionCard>
  );
}

import Bolt from '@mui/icons-material/BoltOutlined';
import PersonOutline from '@mui/icons-material/PersonOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dateTime } from '../i18n/formats.ts';
import type { Translate } from '../i18n/i18n.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { Timeline, type Moment } from './Timeline.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import type { WhyEventFragment, WhyQuery } from '../../generated/lib/why/why.ts';

type T = Translate<keyof typeof kernelMessages>;
const actorOf = ({ actorName, impersonatedUserName }: WhyEventFragment, t: T) =>
  impersonatedUserName ? t('onBehalf', { name: actorName, other: impersonatedUserName }) : actorName;
const momentOf = (entry: WhyEventFragment, t: T, timeZone: string | undefined): Moment => ({
  key: `${entry.stream} ${entry.revision}`,
  tone: entry.actorId === null ? 'neutral' : 'info',
  icon: entry.actorId === null ? Bolt : PersonOutline,
  text: entry.sentence,
  when: dateTime(entry.at, timeZone),
  // Most sentences begin with who did it.
  detail: entry.sentence.startsWith(actorOf(entry, t)) ? undefined : (
    <Box sx={{ color: 'var(--ink-3)' }}>{actorOf(entry, t)}</Box>
  ),
});

const heading = { fontWeight: 600, mb: '9px', overflowWrap: 'anywhere' } as const;
type Props = {
  readonly why: WhyQuery['why'];
  readonly timeZone?: string | undefined;
};

/** Formula, then the events with who and when, then the rule in words. Times are those of `timeZone`, or else of the device. */
export function WhyContent({ why, timeZone }: Props) {
  const t = useMessages(kernelMessages);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
      {why.formula.length > 0 && (
        <Box
          component="dl"
          sx={{
            bgcolor: 'var(--tint)',
            borderRadius: 'var(--r-s)',
            p: '12px 15px',
            display: 'grid',
            gap: '3px',
            // Each line for itself: a long formula takes no room from the names of the others.
            '& > div': { display: 'flex', justifyContent: 'space-between', gap: '12px' },
            '& dt': { flexShrink: 3 },
            '& dd': { fontWeight: 600, textAlign: 'end', textWrap: 'balance', fontVariantNumeric: 'tabular-nums' },
          }}
        >
          {why.formula.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      )}
      {why.parts.every(({ title, events }) => title === null && events.length === 0) && (
        <section>
          <Typography component="h3" sx={heading}>
            {t('whyEvents')}
          </Typography>
          <Alert severity="info" role="status">
            {t('whyNoEvents')}
          </Alert>
        </section>
      )}
      {why.parts
        .filter(({ title, events }) => title !== null || events.length > 0)
        .map(({ title, value, events }, n) => (
          <section key={`${n} ${title}`}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px' }}>
              <Typography component="h3" sx={heading}>
                {title ?? t('whyEvents')}
              </Typography>
              {value && <Box sx={{ fontWeight: 600, textAlign: 'end', textWrap: 'balance' }}>{value}</Box>}
            </Box>
            {events.length > 0 && <Timeline moments={events.map((entry) => momentOf(entry, t, timeZone))} />}
          </section>
        ))}
      {why.rule && (
        <section>
          <Typography component="h3" sx={{ fontWeight: 600, mb: '6px' }}>
            {t('whyRule')}
          </Typography>
          <Typography sx={{ color: 'var(--ink-2)', maxWidth: '72ch', whiteSpace: 'pre-line' }}>{why.rule}</Typography>
        </section>
      )}
    </Box>
  );
}

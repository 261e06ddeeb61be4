import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import { moment } from '../../console/dates.ts';
import { dayOf, number, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { LoggedEventFragment } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { placesOf } from './timeline-places.ts';
import { TimeSlider } from './TimeSlider.tsx';
import { usePlaying } from './use-playing.ts';

type Props = {
  readonly events: readonly LoggedEventFragment[];
  readonly index: number;
  /** The instant that is shown: of the event, or the one that was asked for. */
  readonly shownAt: string;
  readonly goTo: (index: number) => void;
  readonly goToInstant: (at: string) => void;
};

/** Moves through the history of a record. It changes nothing, so its button is not the red one. */
export function Player({ events, index, shownAt, goTo, goToInstant }: Props) {
  const t = useMessages(auditMessages);
  const kernel = useMessages(kernelMessages);
  const last = events.length - 1;
  const { isPlaying, toggle, stop } = usePlaying(index, last, goTo);
  const values = { n: number(index + 1), count: number(events.length) };
  const go = (wanted: number) => {
    stop();
    goTo(wanted);
  };
  return (
    <Card component="section" sx={{ p: '15px 18px 12px', mb: '15px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <Button
          size="small"
          variant="contained"
          color="secondary"
          startIcon={isPlaying ? <Pause /> : <PlayArrow />}
          disabled={last < 1}
          onClick={toggle}
        >
          {t(isPlaying ? 'pause' : 'play')}
        </Button>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <b style={{ fontWeight: 600 }}>{t('stateOn', { moment: moment(shownAt) })}</b>
          <Box
            component="span"
            role="status"
            sx={{ display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}
          >
            {index < 0 ? t('beforeFirst') : t('eventOf', values)}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: '6px',
            flexWrap: 'wrap',
            alignItems: 'center',
            '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } },
          }}
        >
          <Button
            size="small"
            variant="outlined"
            startIcon={<ChevronLeft />}
            disabled={index <= 0}
            onClick={() => go(index - 1)}
          >
            {kernel('previous')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            endIcon={<ChevronRight />}
            disabled={index >= last}
            onClick={() => go(index + 1)}
          >
            {kernel('next')}
          </Button>
          <OutlinedInput
            type="datetime-local"
            // The field speaks the clock of this device.
            value={new Date(Date.parse(shownAt) - new Date(shownAt).getTimezoneOffset() * 60_000)
              .toISOString()
              .slice(0, 19)}
            onChange={(event) => {
              if (!event.target.value) return;
              stop();
              goToInstant(new Date(event.target.value).toISOString());
            }}
            slotProps={{ input: { 'aria-label': t('goTo'), step: 1 } }}
            sx={{ minHeight: { md: 36 }, fontSize: 14, '& input': { py: '6px' } }}
          />
        </Box>
      </Box>
      <TimeSlider
        label={t('moment')}
        valueText={t('momentValue', { ...values, moment: moment(shownAt) })}
        places={placesOf(events.map(({ at }) => Date.parse(at)))}
        days={events.map(({ at }) => dayOf(at))}
        index={index}
        onIndex={go}
      />
    </Card>
  );
}

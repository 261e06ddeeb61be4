import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { shortDate } from '../../lib/i18n/index.ts';
import { nearest } from './timeline-places.ts';

const Track = styled('div')({
  position: 'relative',
  height: 48,
  margin: '12px 12px 0',
  touchAction: 'pan-y',
  cursor: 'pointer',
});
const Line = styled('div')({ position: 'absolute', insetInlineStart: 0, top: 10, height: 6, borderRadius: 3 });
const Dot = styled('s', { shouldForwardProp: (name) => name !== 'isPast' })<{ readonly isPast: boolean }>(
  ({ isPast }) => ({
    position: 'absolute',
    top: 7,
    width: 12,
    height: 12,
    marginLeft: -6,
    borderRadius: '50%',
    border: `2px solid var(--${isPast ? 'secondary' : 'line-strong'})`,
    backgroundColor: isPast ? 'var(--secondary)' : 'var(--paper)',
  }),
);
const Knob = styled('span')({
  position: 'absolute',
  top: 1,
  width: 24,
  height: 24,
  marginLeft: -12,
  borderRadius: '50%',
  backgroundColor: 'var(--paper)',
  border: '3px solid var(--secondary)',
  boxShadow: 'var(--shadow-2)',
  '&:focus-visible': { borderRadius: '50%' },
});
const Label = styled('em')({
  position: 'absolute',
  top: 30,
  fontStyle: 'normal',
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--ink-3)',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});

type Props = {
  readonly label: string;
  readonly valueText: string;
  readonly places: readonly number[];
  readonly days: readonly string[];
  /** It is -1 before the first. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
};

/** The events of a record on a line of time; arrows, a click or a drag go from one to another. */
export function TimeSlider({ label, valueText, places, days, index, onIndex }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const last = places.length - 1;
  const here = places[index] ?? 0;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    Home: 0,
    End: last,
    PageUp: index + 5,
    PageDown: index - 5,
  };
  const onKey = (event: KeyboardEvent) => {
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onIndex(Math.max(0, Math.min(last, wanted)));
  };
  const point = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return;
    const wanted = nearest(places, (100 * (event.clientX - box.left)) / box.width);
    if (wanted !== index) onIndex(wanted);
  };
  // Labels where there is room for them: the first, the last and the present one, and others far enough from those.
  const labelled: number[] = [];
  for (const one of [index, 0, last, ...places.keys()])
    if (
      one >= 0 &&
      days[one] !== undefined &&
      labelled.every((other) => days[other] !== days[one] && Math.abs((places[other] ?? 0) - (places[one] ?? 0)) > 9)
    )
      labelled.push(one);
  return (
    <Track
      ref={track}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && point(event)}
    >
      <Line style={{ width: '100%', backgroundColor: 'var(--tint)' }} />
      <Line style={{ width: `${here}%`, backgroundColor: 'var(--secondary-fill)' }} />
      {places.map((place, one) => (
        <Dot key={one} isPast={one <= index} style={{ left: `${place}%` }} />
      ))}
      <Knob
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={places.length}
        aria-valuenow={Math.max(1, index + 1)}
        aria-valuetext={valueText}
        onKeyDown={onKey}
        style={{ left: `${here}%` }}
      />
      {labelled.map((one) => (
        <Label
          key={one}
          style={{
            left: `${Math.max(3, Math.min(97, places[one] ?? 0))}%`,
            ...(one === index && { color: 'var(--ink)', fontWeight: 600 }),
          }}
        >
          {shortDate(days[one] ?? '')}
        </Label>
      ))}
    </Track>
  );
}

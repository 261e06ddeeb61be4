import type { TooltipProps } from '@mui/material/Tooltip';
import {
  cloneElement,
  lazy,
  Suspense,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

// Somebody may be in the middle of something: for a tooltip that does not come, the page is not loaded anew.
const Tooltip = lazy<ComponentType<TooltipProps>>(() =>
  loadChunk(
    () => import('@mui/material/Tooltip'),
    () => false,
  ).catch(() => ({ default: () => null })),
);

const heard = ['onMouseOver', 'onMouseLeave', 'onFocus', 'onBlur', 'onTouchStart', 'onTouchEnd'] as const;
type Heard = (typeof heard)[number];
type Listeners = { readonly [name in Heard]?: (event: SyntheticEvent<HTMLElement>) => void };

const eachHeard = (hear: (name: Heard) => Listeners[Heard]) =>
  Object.fromEntries(heard.map((name) => [name, hear(name)])) as Listeners;

type Props = {
  readonly title: string;
  readonly isDisabled?: boolean;
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/**
 * A tooltip. Its script is loaded when the pointer, the focus or a finger first comes to the control, and then stands beside the control, not around it: what has the focus or
 * is being pressed stays the same element. What happened until then is told afterwards, so that the tooltip shows for what has brought it. It says so of a control that cannot be used
 * now, whether that is disabled or keeps the focus all the same (`aria-disabled`).
 */
export function Hint({ title, isDisabled = false, children }: Props) {
  const t = useMessages(kernelMessages);
  const [control, setControl] = useState<HTMLElement>();
  const listeners = useRef<Listeners>(undefined);
  const missed = useRef<(readonly [Heard, SyntheticEvent<HTMLElement>])[]>([]);
  // A disabled control tells no pointer, so something around it does.
  const target: Props['children'] = isDisabled ? <span>{children}</span> : children;
  const isIdle = isDisabled || children.props['aria-disabled'] === true;
  const label = isIdle ? `${title} ${t('disabled')}` : title;
  const hear = (name: Heard) => (event: SyntheticEvent<HTMLElement>) => {
    (target.props as Listeners)[name]?.(event);
    setControl(event.currentTarget);
    if (listeners.current) listeners.current[name]?.(event);
    // A copy, for afterwards the event no longer knows whose it was.
    else missed.current = [...missed.current.slice(-20), [name, { ...event }]];
  };
  return (
    <>
      {cloneElement(target, { 'aria-label': label, ...target.props, ...eachHeard(hear) })}
      {control && (
        <Suspense fallback={null}>
          <Tooltip title={label}>
            <StandIn control={control} listeners={listeners} missed={missed} />
          </Tooltip>
        </Suspense>
      )}
    </>
  );
}

type StandInProps = Listeners & {
  readonly control: HTMLElement;
  readonly listeners: { current: Listeners | undefined };
  readonly missed: { current: readonly (readonly [Heard, SyntheticEvent<HTMLElement>])[] };
  readonly ref?: Ref<HTMLElement>;
};

/** Is to the tooltip the control that it stands around: hands it the element, and its listeners to the element. */
function StandIn({ control, listeners, missed, ref, ...given }: StandInProps) {
  useImperativeHandle(ref, () => control, [control]);
  useLayoutEffect(() => {
    // In development MUI asks whether the element has got what it gave.
    control.setAttribute('data-mui-internal-clone-element', 'true');
    listeners.current = given;
    for (const [name, event] of missed.current) given[name]?.(event);
    missed.current = [];
  });
  return null;
}

import { useState } from 'react';
import type { PanelProps } from './PanelDrawer.tsx';
import { lazyPart } from './lazy-part.tsx';

const PanelDrawer = lazyPart(async () => (await import('./PanelDrawer.tsx')).PanelDrawer, null);

function Panel(props: PanelProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <PanelDrawer {...props} /> : null;
}

/** The one drawer, loaded when it is opened for the first time, or `prepare`d where there may be no connection then. */
export const SidePanel = Object.assign(Panel, { prepare: PanelDrawer.prepare });

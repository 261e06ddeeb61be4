import { useState } from 'react';
import type { PanelProps } from './PanelDrawer.tsx';
import { lazyPart } from './lazy-part.tsx';

const PanelDrawer = lazyPart(async () => (await import('./PanelDrawer.tsx')).PanelDrawer, null);

/** The one drawer, loaded when it is opened for the first time. */
export function SidePanel(props: PanelProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <PanelDrawer {...props} /> : null;
}

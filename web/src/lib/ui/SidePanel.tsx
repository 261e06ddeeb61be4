import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import type { PanelProps } from './PanelDrawer.tsx';

const PanelDrawer = lazy(() => loadChunk(async () => ({ default: (await import('./PanelDrawer.tsx')).PanelDrawer })));

/** The one drawer, loaded when it is opened for the first time. */
export function SidePanel(props: PanelProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <PanelDrawer {...props} />
    </Suspense>
  ) : null;
}

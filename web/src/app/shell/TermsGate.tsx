import { useState, type ReactNode } from 'react';
import { useUser } from '../../lib/session/index.ts';
import { lazyPart } from '../../lib/ui/index.ts';

const TermsPanel = lazyPart(async () => (await import('./TermsPanel.tsx')).TermsPanel);

/** Nobody gets in before the terms are accepted. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const [isAccepted, setAccepted] = useState(useUser().termsAccepted);
  return isAccepted ? children : <TermsPanel onAccepted={() => setAccepted(true)} />;
}

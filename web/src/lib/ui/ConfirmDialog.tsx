import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../data/load-chunk.ts';
import type { QuestionProps } from './QuestionDialog.tsx';

const QuestionDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./QuestionDialog.tsx')).QuestionDialog })),
);

/** One question before an act; its dialog is loaded when it is asked for the first time. */
export function ConfirmDialog(props: QuestionProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <QuestionDialog {...props} />
    </Suspense>
  ) : null;
}

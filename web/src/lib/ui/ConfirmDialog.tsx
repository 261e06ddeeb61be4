import { useState } from 'react';
import type { QuestionProps } from './QuestionDialog.tsx';
import { lazyPart } from './lazy-part.tsx';

const QuestionDialog = lazyPart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog, null);

function Question(props: QuestionProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <QuestionDialog {...props} /> : null;
}

/** One question before an act; its dialog is loaded when it is asked for the first time, or `prepare`d where there may be no connection then. */
export const ConfirmDialog = Object.assign(Question, { prepare: QuestionDialog.prepare });

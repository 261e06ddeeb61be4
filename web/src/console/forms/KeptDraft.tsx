import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { keepDraft, keptDraft } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { Fields } from '../admin-resource.ts';
import { DraftNote } from './DraftNote.tsx';
import { draftsMessages } from './drafts.messages.ts';
import { useIsTyped } from './TypedUnsaved.tsx';

type Kept = { readonly began: Fields; readonly typed: Fields };

/** What was typed into this form before and not saved, with the record that the typing began on, as somebody else may have changed it since. */
export function keptEdits(name: string | undefined): Kept | undefined {
  if (name === undefined) return undefined;
  const { began, typed } = keptDraft(name);
  return began && typed ? { began: began as Fields, typed: typed as Fields } : undefined;
}

type Props = {
  readonly name: string;
  readonly kept: Kept | undefined;
  /** The form began with this. */
  readonly record: Fields;
  /** What was kept is in the form. */
  readonly onBack: () => void;
};
/** Keeps what is typed into the form around it on this device, so that neither a reload nor the end of the session loses it, and puts it back. */
export function KeptDraft({ name, kept, record, onBack }: Props) {
  const t = useMessages(draftsMessages);
  const { setValue, reset } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const values = useWatch();
  const isTyped = useIsTyped();
  const [isBack, setBack] = useState(kept === undefined);
  const [isOld, setOld] = useState(kept !== undefined);
  useEffect(() => {
    if (isBack || !kept) return;
    // The form around it begins in an effect of its own, which comes after this one.
    queueMicrotask(() => {
      for (const [field, value] of Object.entries(kept.typed)) setValue(field, value, { shouldDirty: true });
      setBack(true);
      onBack();
    });
  }, [isBack, kept, setValue, onBack]);
  const typed = Object.fromEntries(Object.entries(values).filter(([field]) => field in dirtyFields));
  const text = isTyped ? JSON.stringify({ began: record, typed } satisfies Kept) : '';
  useEffect(() => {
    // What is on its way to the server is kept until it has arrived.
    if (isBack && !isSubmitting) keepDraft(name, text === '' ? undefined : (JSON.parse(text) as Kept));
  }, [name, text, isBack, isSubmitting]);
  if (isBack && isOld && !isTyped && !isSubmitting) setOld(false);
  if (!isTyped) return null;
  const discard = () => reset(record);
  if (!isOld) return <DraftNote onDiscard={discard} />;
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" variant="text" color="inherit" onClick={discard}>
          {t('discard')}
        </Button>
      }
    >
      {t('cameBack')}
    </Alert>
  );
}

import { useRef, useState } from 'react';
import { readCode } from '@paideia/events/transcripts/transcript-code.rules.ts';
import { Form, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { goToPublic } from '../../lib/session/index.ts';
import { verifiedTranscript } from '../transcripts.screens.ts';
import { verifyTranscriptMessages } from '../verify-transcript.messages.ts';

const wrongIn = (typed: string) => {
  const read = readCode(typed);
  return 'wrong' in read ? read.wrong : undefined;
};

/** Asks for a code. A slip is told here, by the code itself: nobody has to ask the server for that. `typed` came with the address. */
export function CodeForm({ typed }: { readonly typed?: string | undefined }) {
  const t = useMessages(verifyTranscriptMessages);
  const form = useForm({ start: { code: typed ?? '' }, carried: 'overReload' });
  const [wrong, setWrong] = useState(typed === undefined ? undefined : wrongIn(typed));
  const control = useRef<HTMLInputElement>(null);
  const check = () => {
    const read = readCode(form.value.code);
    if ('code' in read) return goToPublic(addressOf(verifiedTranscript, read));
    setWrong(read.wrong);
    control.current?.focus();
  };
  return (
    <Form label={t('check')} onSubmit={check} sx={{ maxWidth: 420 }}>
      <LabelledText
        label={t('code')}
        hint={t('codeHint')}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputRef={control}
        {...form.field('code')}
        onChange={(code) => {
          form.set({ code });
          setWrong(undefined);
        }}
        error={wrong && t(wrong)}
      />
    </Form>
  );
}

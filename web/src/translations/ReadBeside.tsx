import Box from '@mui/material/Box';
import { useState } from 'react';
import type { TranslationDetailFragment } from '../generated/translations/translations.ts';
import { LabelledChoice } from '../lib/forms/index.ts';
import { languageTag, locales, useMessages } from '../lib/i18n/index.ts';
import { appState, remember } from '../lib/session/index.ts';
import { translateDialogMessages } from './translate-dialog.messages.ts';
import { useLanguageName } from './use-language-name.ts';

type Props = {
  readonly texts: TranslationDetailFragment['texts'];
  /** The text is written in this one. */
  readonly locale: string;
};
const english = 'en';

/** The text in another language beside English, from which all are translated; the device remembers which. */
export function ReadBeside({ texts, locale }: Props) {
  const t = useMessages(translateDialogMessages);
  const nameOf = useLanguageName();
  const [chosen, setChosen] = useState(() => appState().readLocale ?? english);
  const readLocale = chosen === locale ? english : chosen;
  return (
    <>
      <LabelledChoice
        label={t('readIn')}
        isCompact
        value={readLocale}
        options={locales.filter((one) => one !== locale).map((value) => ({ value, label: nameOf(value) }))}
        onChange={(next) => {
          remember({ readLocale: next });
          setChosen(next);
        }}
      />
      {readLocale !== english && (
        <Box component="p" lang={languageTag(readLocale)} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
          {texts.find((one) => one.locale === readLocale)?.text ?? '–'}
        </Box>
      )}
    </>
  );
}

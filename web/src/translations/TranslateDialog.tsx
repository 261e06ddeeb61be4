import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { misplaced, placeholdersOf } from '@paideia/events/translations/placeholders.rules.ts';
import { useCommand, useRemote } from '../lib/data/index.ts';
import { ActDialog, LabelledText, useForm } from '../lib/forms/index.ts';
import { dateTime, languageTag, listOf, useMessages } from '../lib/i18n/index.ts';
import { FactList, notify, notifyError } from '../lib/ui/index.ts';
import {
  RemoveTranslationDocument,
  ReviewTranslationDocument,
  TextsOfMessageDocument,
  TranslateMessageDocument,
  type TranslationDetailFragment,
} from '../generated/translations/translations.ts';
import { ReadBeside } from './ReadBeside.tsx';
import { TextStatusChip } from './TextStatusChip.tsx';
import { translationsMessages } from './translations.messages.ts';
import { useLanguageName } from './use-language-name.ts';
import { longestMessage } from '@paideia/events/translations/message-limits.rules.ts';

type Props = {
  readonly id: string;
  readonly locale: string;
  /** It is told the text that stands from now on. */
  readonly onSaved: (text: string) => void;
  readonly onClose: () => void;
};

/** It shows one text in one language beside the English one, and is the same form from the list and on every page. */
export function TranslateDialog({ id, ...props }: Props) {
  const { data, again } = useRemote(TextsOfMessageDocument, { id }, ({ TranslationEntry }) => TranslationEntry);
  return data ? <OpenedText key={id} entry={data} again={again} {...props} /> : null;
}

const textIn = ({ texts }: TranslationDetailFragment, locale: string) => texts.find((one) => one.locale === locale);
const inBraces = (name: string) => `{${name}}`;

type OpenedProps = Omit<Props, 'id'> & {
  readonly entry: TranslationDetailFragment;
  readonly again: () => Promise<unknown>;
};
function OpenedText({ entry, locale, again, onSaved, onClose }: OpenedProps) {
  const t = useMessages(translationsMessages);
  const nameOf = useLanguageName();
  const [translate, review, remove] = [
    useCommand(TranslateMessageDocument),
    useCommand(ReviewTranslationDocument),
    useCommand(RemoveTranslationDocument),
  ];
  const { id, original, description, _revision: revision } = entry;
  const { text = null, shipped = null, status = 'missing', by, at } = textIn(entry, locale) ?? {};
  const form = useForm({
    start: { text: text ?? '' },
    revision,
    again,
    refusals: { 'translation.placeholder': { field: 'text' } },
  });
  const names = placeholdersOf(original);
  const wrong = misplaced(id, original, form.value.text);
  const ends = async (act: Promise<unknown>, text: string) => {
    try {
      await act;
      notify(t('saved'));
      onSaved(text);
      onClose();
    } catch (error) {
      notifyError(error);
      void again();
    }
  };
  const sendByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.closest('form')?.requestSubmit();
  };
  const lang = languageTag(locale);
  return (
    <ActDialog
      title={t('title', { language: nameOf(locale) })}
      form={form}
      send={(typed) => translate.run({ id, locale, ...typed, expectedRevision: form.expectedRevision })}
      done={t('saved')}
      onDone={() => onSaved(form.trimmed.text)}
      onClose={onClose}
    >
      <FactList
        facts={[
          [t('key'), <span translate="no">{id}</span>],
          [t('place'), <span lang="en">{description}</span>],
          [t('english'), <span lang="en">{original}</span>],
        ]}
      />
      <ReadBeside texts={entry.texts} locale={locale} />
      <Box onKeyDown={sendByKey} lang={lang}>
        <LabelledText
          label={nameOf(locale)}
          rows={3}
          required
          autoFocus
          maxLength={longestMessage}
          hint={names.length > 0 ? t('keep', { placeholders: listOf(names.map(inBraces)) }) : undefined}
          problem={wrong && t('placeholder', { placeholder: inBraces(wrong) })}
          {...form.field('text')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', fontSize: 13 }}>
        <TextStatusChip status={status} />
        {at && <span>{t('by', { person: by ?? '–', date: dateTime(at) })}</span>}
        {text !== null && status === 'machineMade' && (
          <Button variant="outlined" size="small" onClick={() => void ends(review.run({ id, locale, text }), text)}>
            {t('review')}
          </Button>
        )}
        {shipped !== null && text !== shipped && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => void ends(remove.run({ id, locale, expectedRevision: revision }), shipped)}
          >
            {t('takeBack')}
          </Button>
        )}
      </Box>
    </ActDialog>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { languageTag, useMessages } from '../../lib/i18n/index.ts';
import type { TranslatedTextFragment, TranslationDetailFragment } from '../../generated/translations/translations.ts';
import { textStatusLooks } from '../TextStatusChip.tsx';
import { translationsMessages } from '../translations.messages.ts';
import { useLanguageName } from '../use-language-name.ts';
import { translationsAdminMessages } from './translations-admin.messages.ts';

export type Opened = { readonly id: string; readonly locale: string };
type Props = {
  readonly row: TranslationDetailFragment;
  /** Undefined where the language has no such form of a number. */
  readonly text: TranslatedTextFragment | undefined;
  readonly locale: string;
  /** Not for those who may only read. */
  readonly onOpen: false | ((opened: Opened) => void);
};

/** A text of the list, which a click changes. */
export function TextButton({ row: { id }, text, locale, onOpen }: Props) {
  const words = useMessages(translationsMessages);
  if (!text) return null;
  return (
    <ButtonBase
      disabled={!onOpen}
      onClick={() => onOpen && onOpen({ id, locale })}
      lang={languageTag(locale)}
      sx={{
        font: 'inherit',
        textAlign: 'start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        minHeight: 30,
        width: '100%',
        justifyContent: 'flex-start',
        ...(onOpen && { textDecoration: 'underline dotted var(--line-strong)' }),
        textUnderlineOffset: '3px',
      }}
    >
      {text.text ?? words('missing')}
    </ButtonBase>
  );
}

/** How far one text is in one language, which a click shows. */
export function StatusButton({ row: { id }, text, locale, onOpen }: Props) {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  const nameOf = useLanguageName();
  if (!text) return null;
  const { tone, icon: Icon } = textStatusLooks[text.status];
  const label = t('statusIn', { language: nameOf(locale), status: words(text.status) });
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      disabled={!onOpen}
      onClick={() => onOpen && onOpen({ id, locale })}
      sx={{ '&, &.Mui-disabled': { color: `var(--${tone})` }, m: '-6px' }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { currentLocale, reword, useMessages } from '../../lib/i18n/index.ts';
import { remember } from '../../lib/session/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { TranslateDialog } from '../TranslateDialog.tsx';
import { translationsMessages } from '../translations.messages.ts';
import { useLanguageName } from '../use-language-name.ts';
import { textsAt, textsOnPage, type Shown } from './texts-on-page.ts';

/** While somebody translates: a click on a text opens it; the bar says so, lists what the page says for those who do not click, and ends it. */
export function InPlace() {
  const t = useMessages(translationsMessages);
  const nameOf = useLanguageName();
  const locale = currentLocale();
  const [choices, setChoices] = useState<readonly Shown[]>();
  const [id, setId] = useState<string>();
  const isOpen = choices !== undefined || id !== undefined;
  useEffect(() => {
    if (isOpen) return undefined;
    const hear = (event: MouseEvent) => {
      const { target } = event;
      // Enter and the space bar, which click without a pointer, do what they always do.
      if (event.altKey || event.detail === 0 || !(target instanceof Element)) return;
      if (target.closest('[data-translating]')) return;
      const found = textsAt(target);
      if (found.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const [only] = found;
      if (found.length === 1 && only?.ids.length === 1) setId(only.ids[0]);
      else setChoices(found);
    };
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, [isOpen]);
  const stop = () => {
    remember({ isTranslating: undefined });
    location.reload();
  };
  return (
    <>
      <Box
        component="section"
        data-translating=""
        data-stays="bottom"
        data-print="no"
        aria-label={t('bar')}
        sx={{
          // At the end of the page it covers nothing.
          position: 'sticky',
          bottom: { xs: 'calc(66px + env(safe-area-inset-bottom))', md: 0 },
          zIndex: 1040,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '6px 12px',
          p: '9px 15px',
          fontSize: 14,
          bgcolor: 'var(--raised)',
          borderTop: '3px solid var(--primary)',
          boxShadow: 'var(--shadow-2)',
        }}
      >
        <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0 }}>
          {t('howTo', { language: nameOf(locale) })}
        </Box>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setChoices(textsOnPage(document.getElementById('root') ?? document.body))}
        >
          {t('onPage')}
        </Button>
        <Button size="small" variant="contained" onClick={stop}>
          {t('stop')}
        </Button>
      </Box>
      {choices && (
        <Choices
          choices={choices}
          onChoose={(one) => {
            setChoices(undefined);
            setId(one);
          }}
          onClose={() => setChoices(undefined)}
        />
      )}
      {id && (
        <TranslateDialog
          id={id}
          locale={locale}
          onSaved={(text) => reword(id, text)}
          onClose={() => setId(undefined)}
        />
      )}
    </>
  );
}

type ChoicesProps = {
  readonly choices: readonly Shown[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};
function Choices({ choices, onChoose, onClose }: ChoicesProps) {
  const t = useMessages(translationsMessages);
  const kernel = useMessages(kernelMessages);
  const titleId = useId();
  const rows = choices.flatMap(({ text, ids }) => ids.map((id) => ({ id, text })));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(choices.length > 1 ? 'onPage' : 'which')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ display: 'flex', flexDirection: 'column', gap: '3px' }}>
          {rows.map(({ id, text }) => (
            <li key={`${id} ${text}`}>
              <Button
                fullWidth
                variant="text"
                onClick={() => onChoose(id)}
                sx={{ justifyContent: 'flex-start', textAlign: 'start', display: 'block', overflowWrap: 'anywhere' }}
              >
                {text}
                <Box component="span" translate="no" sx={{ display: 'block', fontSize: 12.5, color: 'var(--ink-3)' }}>
                  {id}
                </Box>
              </Button>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions disableSpacing>
        <Button variant="outlined" onClick={onClose}>
          {kernel('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

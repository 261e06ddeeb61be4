import { translationMessageStream } from '@paideia/events/translations/translation.events.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { Facts } from '../../console/Facts.tsx';
import { MayChange } from '../../console/MayChange.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { dateTime, languageTag, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { TranslationDetailFragment } from '../../generated/translations/translations.ts';
import { TextStatusChip } from '../TextStatusChip.tsx';
import { TranslateDialog } from '../TranslateDialog.tsx';
import { translationsMessages } from '../translations.messages.ts';
import { translation } from '../translations.screens.ts';
import { useLanguageName } from '../use-language-name.ts';
import { MessageActs } from './MessageForms.tsx';
import { translationsAdminMessages } from './translations-admin.messages.ts';

/** `/translations/{id}`: one text in all its languages. */
export function TranslationPage() {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  return (
    <ShowPage<TranslationDetailFragment>
      resource="translations"
      stream={translationMessageStream}
      screen={translation}
      title={({ id }) => id}
      subtitle={({ category }) => category}
      actions={(message) =>
        message.isOwn && (
          <MayChange>
            <MessageActs message={message} />
          </MayChange>
        )
      }
    >
      {(message) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
          <Facts
            title={t('about')}
            facts={[
              { label: words('english'), value: <span lang="en">{message.original}</span> },
              { label: words('place'), value: <span lang="en">{message.description}</span> },
              { label: t('category'), value: message.category },
            ]}
          />
          <InAllLanguages message={message} />
        </Box>
      )}
    </ShowPage>
  );
}

function InAllLanguages({ message: { id, texts } }: { readonly message: TranslationDetailFragment }) {
  const t = useMessages(translationsAdminMessages);
  const words = useMessages(translationsMessages);
  const kernel = useMessages(kernelMessages);
  const admin = useMessages(adminMessages);
  const nameOf = useLanguageName();
  const refresh = useRefresh();
  const [locale, setLocale] = useState<string>();
  return (
    <Card component="section" sx={{ p: '15px 18px 6px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('inAll')}
      </Typography>
      <Box component="ul">
        {texts.map(({ locale: one, text, status, by, at }) => (
          <Box
            component="li"
            key={one}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '162px minmax(0, 1fr) auto auto' },
              alignItems: 'center',
              gap: '6px 15px',
              py: '9px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            }}
          >
            <Box component="span" sx={{ color: 'var(--ink-2)' }}>
              {nameOf(one)}
            </Box>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 2 }, gridRow: { xs: 2, md: 1 }, overflowWrap: 'anywhere' }}>
              <span lang={languageTag(one)}>{text}</span>
              {at && (
                <Box sx={{ fontSize: 13, color: 'var(--ink-3)' }}>
                  {words('by', { person: by ?? '–', date: dateTime(at) })}
                </Box>
              )}
            </Box>
            <TextStatusChip status={status} />
            <MayChange>
              <Button
                variant="outlined"
                size="small"
                aria-label={admin('actOn', { act: kernel('edit'), name: nameOf(one) })}
                onClick={() => setLocale(one)}
                sx={{ justifySelf: { xs: 'start', md: 'end' } }}
              >
                {kernel('edit')}
              </Button>
            </MayChange>
          </Box>
        ))}
      </Box>
      {locale && <TranslateDialog id={id} locale={locale} onSaved={refresh} onClose={() => setLocale(undefined)} />}
    </Card>
  );
}

import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newsItemCommands } from '@paideia/events/news/news-item.commands.ts';
import { CreateDialog } from '../../console/forms/RecordDialog.tsx';
import { newId } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { newsItem } from '../news.screens.ts';
import { newsAdminMessages } from './news-admin.messages.ts';
import { newsFieldOf } from './news-refusals.ts';
import { NewsFields } from './NewsFields.tsx';

const schema = newsItemCommands.PostNews.omit({ newsId: true });
const fresh = {
  title: '',
  body: '',
  locale: null,
  audience: 'all',
  regionIds: [],
  groupIds: [],
  fromDate: null,
  toDate: null,
  pinned: false,
} as const;

/** The button above the list. What is written is a draft until it is published on its own page. */
export function NewNews() {
  const t = useMessages(newsAdminMessages);
  const navigate = useNavigate();
  const [id, setId] = useState<string>();
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setId(newId())}>
        {t('new')}
      </Button>
      {id && (
        <CreateDialog
          resource="news/admin"
          title={t('new')}
          confirm={t('create')}
          schema={schema}
          begun={{ id, ...fresh }}
          fieldOf={newsFieldOf}
          saved={({ title }) => t('saved', { title: String(title) })}
          onSaved={() => void navigate(addressOf(newsItem, { id }))}
          onClose={() => setId(undefined)}
        >
          <NewsFields />
        </CreateDialog>
      )}
    </>
  );
}

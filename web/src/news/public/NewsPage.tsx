import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback, useState } from 'react';
import { fetchOperation, useAsked } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { mayOpen, useStart } from '../../lib/session/index.ts';
import { DataScreen, PageTitle, PageWidth } from '../../lib/ui/index.ts';
import { NewsOperation } from '../../generated/news/news.fetch.ts';
import { NewsArticle } from '../NewsArticle.tsx';
import { newsMessages } from '../news.messages.ts';
import { news, newsItems } from '../news.screens.ts';

/** `/news`: what the college tells whoever looks, of visitors what is for everybody. */
export function NewsPage() {
  const t = useMessages(newsMessages);
  const { user } = useStart();
  const [pages, setPages] = useState(1);
  const ask = useCallback(
    () => Promise.all(Array.from({ length: pages }, (_, page) => fetchOperation(NewsOperation, { page }))),
    [pages],
  );
  return (
    <PageWidth as="main" id="content" sx={{ pt: '24px', pb: '36px', flex: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px', mb: '18px' }}>
        <PageTitle>{labelOf(news)}</PageTitle>
        {user && mayOpen(user, newsItems) && (
          <Button variant="outlined" href={newsItems.path} sx={{ flex: 'none' }}>
            {t('manage')}
          </Button>
        )}
      </Box>
      <DataScreen
        remote={useAsked(ask)}
        isEmpty={(answers) => answers.every((answer) => answer.news.items.length === 0)}
        empty={
          <Alert severity="info" role="status">
            {t('none')}
          </Alert>
        }
      >
        {(answers) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {answers
              .flatMap((answer) => answer.news.items)
              .map((item) => (
                <Card key={item._id} sx={{ p: '18px' }}>
                  <NewsArticle item={item} />
                </Card>
              ))}
            {answers.at(-1)?.news.more && (
              <Button variant="outlined" sx={{ alignSelf: 'center' }} onClick={() => setPages(pages + 1)}>
                {t('more')}
              </Button>
            )}
          </Box>
        )}
      </DataScreen>
    </PageWidth>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { PageTitle, DataScreen, kernelMessages, PageWidth } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { userHasRole, useStart } from '../../lib/session/index.ts';
import { document, documents } from '../documents.screens.ts';
import { fetchOperation, useAsked } from '../../lib/data/index.ts';
import { DocumentByTitleOperation } from '../../generated/documents/documents.fetch.ts';
import { RichText } from '../../lib/rich-text/index.ts';

/** One of the college's documents, found by its title. Superadmins are led to where it is written. */
export function DocumentPage({ title }: { readonly title: string }) {
  const { user } = useStart();
  const kernel = useMessages(kernelMessages);
  const mayWrite = user !== null && userHasRole(user, 'superadmin');
  const ask = useCallback(() => fetchOperation(DocumentByTitleOperation, { title }), [title]);
  return (
    <PageWidth as="main" id="content" sx={{ pt: { xs: '24px' }, pb: { xs: '36px' }, flex: 1 }}>
      <DataScreen
        remote={useAsked(ask)}
        isEmpty={({ documentByTitle }) => documentByTitle === null}
        empty={
          mayWrite ? (
            <Alert
              severity="info"
              role="status"
              action={
                <Button size="small" variant="text" href={documents.path}>
                  {kernel('edit')}
                </Button>
              }
            >
              {title}: {kernel('noData')}
            </Alert>
          ) : undefined
        }
      >
        {({ documentByTitle: found }) =>
          found && (
            <>
              <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '12px' }}>
                <PageTitle sx={{ mb: '18px', '&::first-letter': { textTransform: 'uppercase' } }}>
                  {found.title}
                </PageTitle>
                {mayWrite && (
                  <Button variant="outlined" href={addressOf(document, { id: found._id })} sx={{ flex: 'none' }}>
                    {kernel('edit')}
                  </Button>
                )}
              </Box>
              <RichText html={found.content} pictures={found.pictures} />
            </>
          )
        }
      </DataScreen>
    </PageWidth>
  );
}

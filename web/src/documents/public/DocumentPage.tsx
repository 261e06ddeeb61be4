import { useCallback } from 'react';
import { PageTitle, DataScreen, PageWidth } from '../../lib/ui/index.ts';
import { fetchOperation, useAsked } from '../../lib/data/index.ts';
import { DocumentByTitleOperation } from '../../generated/documents/documents.fetch.ts';
import { RichText } from '../../lib/rich-text/index.ts';

/** One of the college's documents, found by its title. */
export function DocumentPage({ title }: { readonly title: string }) {
  const ask = useCallback(() => fetchOperation(DocumentByTitleOperation, { title }), [title]);
  return (
    <PageWidth as="main" id="content" sx={{ pt: { xs: '24px' }, pb: { xs: '36px' }, flex: 1 }}>
      <DataScreen remote={useAsked(ask)} isEmpty={({ documentByTitle }) => documentByTitle === null}>
        {({ documentByTitle: found }) =>
          found && (
            <>
              <PageTitle sx={{ mb: '18px', '&::first-letter': { textTransform: 'uppercase' } }}>
                {found.title}
              </PageTitle>
              <RichText html={found.content} />
            </>
          )
        }
      </DataScreen>
    </PageWidth>
  );
}

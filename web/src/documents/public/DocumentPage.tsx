import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { errorText } from '../../kernel/errors.ts';
import { fetchOperation } from '../../kernel/fetch-operation.ts';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { RichText } from '../../kernel/RichText.tsx';
import { Spinner } from '../../kernel/Spinner.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { Wrap } from '../../shell/Wrap.tsx';
import { DocumentByTitleOperation } from '../documents.documents.ts';

type Answer = { readonly documentByTitle: { readonly title: string; readonly content: string } | null };
type State = { readonly answer?: Answer; readonly error?: unknown };

/** One of the college's documents, found by its title. */
export function DocumentPage({ title }: { readonly title: string }) {
  const t = useMessages(kernelMessages);
  const [{ answer, error }, set] = useState<State>({});
  useEffect(() => {
    let isGone = false;
    fetchOperation<Answer>(DocumentByTitleOperation, { title }).then(
      (found) => !isGone && set({ answer: found }),
      (failure: unknown) => {
        console.error(failure);
        if (!isGone) set({ error: failure });
      },
    );
    return () => void (isGone = true);
  }, [title]);
  const found = answer?.documentByTitle;
  return (
    <Wrap as="main" id="content" sx={{ pt: { xs: '24px' }, pb: { xs: '36px' }, flex: 1 }}>
      {error !== undefined && <Alert severity="error">{errorText(error)}</Alert>}
      {!answer && error === undefined && <Spinner />}
      {answer && !found && (
        <Alert severity="info" role="status">
          {t('noData')}
        </Alert>
      )}
      {found && (
        <>
          <Typography component="h1" variant="h1" tabIndex={-1} data-page-title="" sx={{ mb: '18px', '&::first-letter': { textTransform: 'uppercase' } }}>
            {found.title}
          </Typography>
          <RichText html={found.content} />
        </>
      )}
    </Wrap>
  );
}

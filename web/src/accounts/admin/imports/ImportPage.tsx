import { adminMessages } from '../../../console/admin-app.messages.ts';
import { ConsoleHeader } from '../../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../../console/ConsolePage.tsx';
import { useMessages } from '../../../lib/i18n/index.ts';
import { ImportForm } from './ImportForm.tsx';
import { importsMessages } from './imports.messages.ts';
import { PastImports } from './PastImports.tsx';

/** `/users/import`: a file of people, looked at before anything is written, and the files of before. */
export function ImportPage() {
  const t = useMessages(importsMessages);
  const admin = useMessages(adminMessages);
  return (
    <ConsolePage>
      <ConsoleHeader title={t('title')} crumbs={[{ label: admin('menuUsers'), to: '/users' }, { label: t('title') }]} />
      <ImportForm />
      <PastImports />
    </ConsolePage>
  );
}

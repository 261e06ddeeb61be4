import { lazy } from 'react';
import { useLocation } from 'react-router';
import { UserPage } from './UserPage.tsx';
import { loadChunk } from '../../lib/data/index.ts';

const ImportPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('./imports/ImportPage.tsx')).ImportPage })),
);
const ImportRunPage = lazy(() =>
  loadChunk(async () => ({
    default: (await import('./imports/ImportRunPage.tsx')).ImportRunPage,
  })),
);

/** Below `/users/`: one account, the import of a file of people, and what became of one import. */
export function UserScreens() {
  const [, , part, importId] = useLocation().pathname.split('/');
  if (part === 'import') return importId ? <ImportRunPage key={importId} importId={importId} /> : <ImportPage />;
  return <UserPage />;
}

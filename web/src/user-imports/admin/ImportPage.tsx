import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { MayChange } from '../../console/MayChange.tsx';
import { ImportForm } from './ImportForm.tsx';
import { PastImports } from './PastImports.tsx';
import { userImport } from '../user-imports.screens.ts';

/** `/users/import`: a file of people, looked at before anything is written, and the files of before. */
export function ImportPage() {
  return (
    <ConsolePage>
      <ConsoleHeader screen={userImport} />
      <MayChange>
        <ImportForm />
      </MayChange>
      <PastImports />
    </ConsolePage>
  );
}

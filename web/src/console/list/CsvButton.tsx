import { useRef } from 'react';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { CsvDownload } from './csv-download.ts';
import { ExportProgressButton } from './ExportProgressButton.tsx';
import { useFileAddress } from './FileButton.tsx';
import { useList } from './use-list.ts';
import { useProgress } from './use-progress.ts';

/** What takes no time to speak of needs no dialog. */
const few = 100;

/** Saves the whole list as the server writes it, however long; stopped before its end it saves the rows that came. */
export function CsvButton({ path }: { readonly path: string }) {
  const t = useMessages(adminMessages);
  const address = useFileAddress(path);
  const { total, stopped, isPending } = useList();
  const { progress, run, stop, forget } = useProgress();
  const download = useRef<CsvDownload>(undefined);
  const all = stopped.more ? Infinity : (total ?? Infinity);
  const save = async () => {
    const file = (download.current = new CsvDownload(address));
    const { state } = await run(all, async (done) => {
      while (file.rows <= done) if (!(await file.next())) break;
      return file.rows - done;
    });
    // There may be more by now than the list had counted.
    if (state === 'finished') while (await file.next());
    await file.cancel();
    file.save();
    const words = { count: file.rows, done: number(file.rows), all: number(all) };
    const ofMany = all === Infinity ? 'exportStoppedEarly' : 'exportStopped';
    notify(t(state === 'finished' ? 'exported' : ofMany, words));
  };
  const begin = () => void save().catch(notifyError).finally(forget);
  const end = () => {
    stop();
    // An empty file is of no use: whoever stops at once has the first part.
    if (download.current?.rows) void download.current.cancel();
  };
  return (
    <ExportProgressButton isDisabled={isPending} progress={progress} few={few} all={all} onBegin={begin} onStop={end} />
  );
}

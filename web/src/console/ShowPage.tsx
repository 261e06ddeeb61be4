import { ShowBase, useShowContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Crumb, Screen } from '../lib/screens/index.ts';
import { errorCode } from '../lib/data/index.ts';
import { Spinner } from '../lib/ui/index.ts';
import { ConsoleHeader } from './ConsoleHeader.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { TypedOnPage } from './forms/typed-on-page.tsx';
import type { Row } from './list/list-shapes.ts';
import { LoadFailed } from './list/LoadFailed.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { whole } from './whole.ts';

type Props<T extends Row> = {
  readonly resource: string;
  readonly screen: Screen;
  /** These records stand between the screen above and this one, in the breadcrumbs. */
  readonly via?: readonly Crumb[];
  readonly title: (record: T) => string;
  readonly subtitle?: (record: T) => ReactNode;
  readonly actions?: (record: T) => ReactNode;
  /** Where the log keeps the record, by its id; whoever reads the log is shown its history. */
  readonly stream?: (id: string) => string;
  readonly children: (record: T) => ReactNode;
};

function Shown<T extends Row>({ screen, via, title, subtitle, actions, stream, children }: Omit<Props<T>, 'resource'>) {
  const { record, error, refetch } = useShowContext<T & RaRecord>();
  // What was read before stays while it cannot be asked for anew, unless it is gone.
  if (record && errorCode(error) !== 'notFound') {
    const { _revision }: Row & { readonly _revision?: number } = record;
    return (
      <>
        <ConsoleHeader
          title={title(record)}
          subtitle={subtitle?.(record)}
          screen={screen}
          via={via}
          actions={actions?.(record)}
        />
        {children(record)}
        {stream && <RecordHistory stream={stream(record.id)} revision={_revision} />}
      </>
    );
  }
  return (
    <>
      <ConsoleHeader screen={screen.crumb ?? screen} />
      {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Spinner />}
    </>
  );
}

/** It is the page of one record. */
export const ShowPage = <T extends Row>({ resource, ...page }: Props<T>) => (
  // The page says itself that there is nothing; react-admin would lead back to the list.
  <ShowBase resource={resource} queryOptions={{ retry: false, onError: () => undefined, meta: whole }}>
    <ConsolePage>
      <TypedOnPage>
        <Shown {...page} />
      </TypedOnPage>
    </ConsolePage>
  </ShowBase>
);

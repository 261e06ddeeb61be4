import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

/** In a form, it asks before the page or its tab is left while it `isChanged`. A router heeds the latest asker alone, so an unchanged form must be none. */
export const UnsavedChanges = ({ isChanged, title }: { readonly isChanged: boolean; readonly title?: string }) =>
  isChanged && <Question title={title} />;

/** It names a page, or one of its tabs, which are in the address. */
const pageOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** The browser asks before the page is closed; ours stands before another page of ours is shown. */
function Question({ title }: { readonly title: string | undefined }) {
  const t = useMessages(kernelMessages);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => pageOf(currentLocation) !== pageOf(nextLocation));
  useEffect(() => {
    // The connection may be gone when it is to be asked.
    ConfirmDialog.prepare();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title ?? t('unsavedChanges')}
      confirm={t('leavePage')}
      cancel={t('stayHere')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

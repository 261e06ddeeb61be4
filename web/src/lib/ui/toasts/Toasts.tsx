import { useEffect } from 'react';
import { type Id, Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import { useMessages } from '../../i18n/use-messages.ts';
import { toastsMessages } from './toasts.messages.ts';
import { useIsPhone } from '../use-is-phone.ts';

const mostOnPhones = 2;

/** On phones three would cover what is worked with: what was said first goes for what is said now, and what went wrong stays the longest. */
function useFew(isPhone: boolean): void {
  useEffect(() => {
    if (!isPhone) return undefined;
    const shown = new Map<Id, { readonly isError: boolean }>();
    return toast.onChange(({ id, status, type }) => {
      if (status === 'removed') shown.delete(id);
      if (status !== 'added') return;
      shown.set(id, { isError: type === 'error' });
      if (shown.size <= mostOnPhones) return;
      const [first] = shown.keys();
      const said = [...shown].find(([one, { isError }]) => !isError && one !== id)?.[0];
      const leaving = said ?? first!;
      shown.delete(leaving);
      toast.dismiss(leaving);
    });
  }, [isPhone]);
}

/** Bottom-centre, 5 s; waits while the pointer is over it or the window is not in front; a click or a drag closes it. */
export function Toasts() {
  const t = useMessages(toastsMessages);
  const isPhone = useIsPhone();
  useFew(isPhone);
  return (
    <ToastContainer
      aria-label={t('region')}
      position="bottom-center"
      transition={Slide}
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      draggable
      draggablePercent={80}
      hideProgressBar
      closeButton={false}
      icon={false}
      // Where there are fewer, none waits for its turn.
      limit={isPhone ? 0 : 3}
    />
  );
}

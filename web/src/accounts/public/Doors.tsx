import { useEffect } from 'react';
import { publicMoves } from '../../lib/session/index.ts';
import { CreateAccountPage } from './CreateAccountPage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { RecoveredPage } from './RecoveredPage.tsx';
import { VerifyPage } from './VerifyPage.tsx';

/** A part of an address; one that is mistyped beyond reading stays as it is, and is refused where it is sent. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The public pages around sign-in, by their address. */
export default function Doors({ path }: { readonly path: string }) {
  // After a change of page reading begins at its title, unless a field has the focus.
  useEffect(() => {
    if (publicMoves() > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [path]);
  const [page, last = ''] = path.split('/').filter(Boolean);
  const value = decoded(last);
  if (page === 'create-account') return <CreateAccountPage key={value} groupId={value} />;
  if (page === 'verify-email') return <VerifyPage key={value} token={value} />;
  if (page === 'password-recoverd') return <RecoveredPage />;
  if (page === 'forgot-password' || page === 'set-password')
    return <ForgotPage key={page} isFirst={page === 'set-password'} />;
  return <NewPasswordPage key={value} token={value} isFirst={page === 'enroll-account'} />;
}

import { Wrap } from '../../shell/Wrap.tsx';

export function NotificationsPage() {
  return <Wrap as="main" id="content" />;
}

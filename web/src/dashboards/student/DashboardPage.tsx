import { Wrap } from '../../shell/Wrap.tsx';

export function DashboardPage() {
  return <Wrap as="main" id="content" />;
}

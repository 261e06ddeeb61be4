import { Wrap } from '../shell/Wrap.tsx';

export function AttendancePage() {
  return <Wrap as="main" id="content" />;
}

import { Spinner } from '../kernel/Spinner.tsx';

/** The console of the staff. */
export default function AdminApp() {
  return <Spinner />;
}

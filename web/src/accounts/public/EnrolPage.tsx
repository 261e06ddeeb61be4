import { Door } from './Door.tsx';
import { EnrolForm } from './EnrolForm.tsx';

/** The page behind the link of an invitation. */
export default function EnrolPage() {
  return (
    <Door>
      <EnrolForm token={decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '')} />
    </Door>
  );
}

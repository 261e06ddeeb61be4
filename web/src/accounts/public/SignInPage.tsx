import { Door } from './Door.tsx';
import { SignInForm } from './SignInForm.tsx';

export function SignInPage() {
  return (
    <Door>
      <SignInForm />
    </Door>
  );
}

import { SignInLayout } from './SignInLayout.tsx';
import { SignInForm } from './SignInForm.tsx';

export function SignInPage() {
  return (
    <SignInLayout>
      <SignInForm />
    </SignInLayout>
  );
}

import { Door } from './Door.tsx';
import { MicrosoftButton } from './MicrosoftButton.tsx';
import { SignInForm } from './SignInForm.tsx';

export function SignInPage() {
  return (
    <Door>
      <SignInForm />
      <MicrosoftButton />
    </Door>
  );
}

import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { checksMessages, type ControlProps, TextInput } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { shortestPassword, weaknessOf } from '../password-weakness.ts';

type Props = {
  readonly controlProps: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isNew?: boolean;
};

/** A password, hidden until the eye is pressed. */
export function PasswordInput({ controlProps, value, onChange, isNew = false }: Props) {
  const t = useMessages(accountsMessages);
  const checks = useMessages(checksMessages);
  const [isShown, show] = useState(false);
  const {
    user,
    config: { orgName, shortName, appName },
  } = useStart();
  const words = [user?.email, user?.firstName, user?.lastName, user?.fullName, orgName, shortName, appName];
  const weakness = isNew && value !== '' ? weaknessOf(value, words) : undefined;
  // A program that fills fields in is not held to the length by the browser.
  const isShort = isNew && value !== '' && value.length < shortestPassword;
  const eye = (
    <IconButton
      size="small"
      edge="end"
      aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
      aria-pressed={isShown}
      onClick={() => show(!isShown)}
    >
      {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
  return (
    <TextInput
      isTrimmed={false}
      controlProps={controlProps}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      minLength={shortestPassword}
      // Shown, it is a text like any other to the browser, and some send those away to be corrected.
      spellCheck={false}
      autoCapitalize="none"
      problem={isShort ? checks('tooShort', { count: shortestPassword }) : weakness && t(weakness)}
      value={value}
      onChange={onChange}
      endAdornment={eye}
    />
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { useKitTexts } from '../use-kit-texts.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = {
  /** For a new password that is entered once: what is seen cannot be mistyped unnoticed. */
  startsShown?: boolean;
} & Omit<TextFieldProps, 'type' | 'trailing'>;

/**
 * A password field with a button that reveals it; set `autoComplete` to current-password or
 * new-password.
 */
export function PasswordField({ startsShown = false, ...props }: PasswordFieldProps) {
  const texts = useKitTexts();
  const [isShown, setShown] = useState(startsShown);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      {...(startsShown && { ref: knowAsPassword })}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? texts.hidePassword : texts.showPassword}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

/** A browser offers to save the words of a field only if it has been one for a password. */
function knowAsPassword(field: HTMLInputElement | null): void {
  if (!field) return;
  field.type = 'password';
  field.type = 'text';
}

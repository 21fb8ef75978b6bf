import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { useKitTexts } from '../use-kit-texts.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/**
 * A password field with a button that reveals it; set `autoComplete` to current-password or
 * new-password.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const texts = useKitTexts();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
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

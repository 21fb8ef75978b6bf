import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { focusAtFirst } from './focus-at-first.ts';
import { accountWebTexts } from './texts.ts';

/** The code of the second factor; shown once the server requires it. */
export function SignInCodeField() {
  const texts = useTexts(accountWebTexts);
  return (
    <TextField
      name="code"
      label={texts.code}
      hint={texts.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      ref={focusAtFirst}
    />
  );
}

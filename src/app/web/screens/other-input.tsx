import { LateVoiceInput } from '#features/voice/web/late-voice-input.tsx';

import { LateReportInput } from './late-report-input.tsx';

type OtherInputProps = {
  onText: (words: string) => void;
  charsLeft: number;
};

/** Ways to fill the input of a message without typing: speech, and what is written on paper. */
export function OtherInput(props: OtherInputProps) {
  return (
    <>
      <LateVoiceInput onText={props.onText} />
      <LateReportInput {...props} />
    </>
  );
}

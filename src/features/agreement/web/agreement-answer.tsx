import { Button } from '#platform/web/ui/button.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { agreementWebTexts } from './texts.ts';

type AgreementAnswerProps = {
  hasAccepted: boolean;
  isPending: boolean;
  onAccept: () => void;
  onGoOn: () => void;
  onSignOut: () => void;
};

/** Accept and decline buttons, always visible; declining shows the consequences (PRI-4). */
export function AgreementAnswer(props: AgreementAnswerProps) {
  const texts = useTexts(agreementWebTexts);
  const disagree = async (): Promise<void> => {
    const isLeaving = await confirm({
      title: texts.disagreeTitle,
      description: texts.disagreeText,
      confirmLabel: texts.signOut,
      cancelLabel: texts.keepReading,
      tone: 'plain',
    });
    if (isLeaving) props.onSignOut();
  };
  return (
    <div className="sticky bottom-0 -mx-6 mt-8 flex flex-wrap items-center justify-end gap-3 rounded-b-card border-t border-line bg-surface px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-10 md:px-10">
      {props.hasAccepted ? (
        <>
          <p className="mr-auto text-muted">{texts.accepted}</p>
          <Button onClick={props.onGoOn}>{texts.goOn}</Button>
        </>
      ) : (
        <>
          <Button variant="quiet" className="max-sm:grow" onClick={() => void disagree()}>
            {texts.disagree}
          </Button>
          <Button className="max-sm:grow" pending={props.isPending} onClick={props.onAccept}>
            {texts.accept}
          </Button>
        </>
      )}
    </div>
  );
}

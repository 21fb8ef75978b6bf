import { useState } from 'react';
import type { ReactNode } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { CallError, failureText } from '#platform/web/call-error.ts';
import { failureHint } from '#platform/web/failure-hint.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { shareDescriptionCharsMax, shareTitleCharsMax } from '../rules.ts';
import { ShareConsentStep } from './share-consent-step.tsx';
import { ShareDescribeStep } from './share-describe-step.tsx';
import { chosenMessages, draftAfter, startDraft } from './share-draft.ts';
import type { DraftAction, ShareDraft, ShareSource } from './share-draft.ts';
import { ShareMasksStep } from './share-masks-step.tsx';
import { ShareSent } from './share-sent.tsx';
import { shareTexts } from './share-texts.ts';

type ShareWizardProps = {
  title: string;
  load: {
    source: ShareSource | undefined;
    error: unknown;
    isFetching: boolean;
    retry: () => void;
  };
  submit: (draft: ShareDraft, source: ShareSource) => void;
  sending: { isPending: boolean; isSuccess: boolean; error: unknown };
  onClose: () => void;
};

/** The three steps of a submission: describe, mask, consent. */
export function ShareWizard(props: ShareWizardProps) {
  const { load, sending, title } = props;
  const { source } = load;
  const texts = useTexts(shareTexts);
  const [changed, setChanged] = useState<ShareDraft | null>(null);
  const close = useClose(props.onClose, changed !== null && !sending.isSuccess);
  const draft = source && (changed ?? startDraft(source));
  if (sending.isSuccess && draft) {
    const footer = <Button onClick={close}>{texts.done}</Button>;
    return (
      <Frame title={texts.sentTitle} close={close} footer={footer}>
        <ShareSent isPublic={draft.isPublic} />
      </Frame>
    );
  }
  if (!draft || source.messages.length === 0) {
    const footer = (
      <Button variant="quiet" onClick={close}>
        {texts.cancel}
      </Button>
    );
    return (
      <Frame title={title} close={close} footer={footer}>
        {draft ? <p className="py-6 text-muted">{texts.nothing}</p> : <Opening load={load} />}
      </Frame>
    );
  }
  return (
    <Steps
      {...{ title, source, draft, close, sending }}
      change={(action) =>
        setChanged((before) => draftAfter(source, before ?? startDraft(source), action))
      }
      submit={() => props.submit(draft, source)}
    />
  );
}

type StepsProps = {
  source: ShareSource;
  draft: ShareDraft;
  change: (action: DraftAction) => void;
  submit: () => void;
  close: () => void;
} & Pick<ShareWizardProps, 'title' | 'sending'>;

function Steps({ title, source, draft, change, submit, close, sending }: StepsProps) {
  const texts = useTexts(shareTexts);
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { step } = draft;
  const goForward = (): void => {
    if (step === 'describe') {
      setAsked(true);
      if (isDescribed(source, draft)) change({ type: 'turned', step: 'masks' });
    } else if (step === 'masks') change({ type: 'turned', step: 'consent' });
    else submit();
  };
  const goBack = (): void => {
    setAgreed(false);
    change({ type: 'turned', step: step === 'consent' ? 'masks' : 'describe' });
  };
  const failure = failureText(sending.error, texts.submitFailed);
  const footer = (
    <>
      <Button variant="quiet" onClick={step === 'describe' ? close : goBack}>
        {step === 'describe' ? texts.cancel : texts.previous}
      </Button>
      <Button
        disabled={step === 'consent' && !isAgreed}
        pending={sending.isPending}
        onClick={goForward}
      >
        {step === 'consent' ? texts.submit : texts.next}
      </Button>
    </>
  );
  return (
    <Frame title={title} close={close} footer={footer}>
      <h3
        key={step}
        ref={step === 'describe' ? null : focusHeading}
        tabIndex={-1}
        className="mb-3 font-sans text-sm font-normal text-muted outline-none"
      >
        {texts.steps(step)}
      </h3>
      {step === 'describe' && <ShareDescribeStep {...{ source, draft, change, isAsked }} />}
      {step === 'masks' && <ShareMasksStep {...{ source, draft, change }} />}
      {step === 'consent' && Boolean(sending.error) && (
        <Banner type="error" className="mb-4">
          {failure}
        </Banner>
      )}
      {step === 'consent' && (
        <ShareConsentStep {...{ source, draft, isAgreed, onAgree: setAgreed }} />
      )}
    </Frame>
  );
}

/** Scrolls to the top and moves the focus there for screen readers. */
const focusHeading = (heading: HTMLElement | null): void => heading?.focus();

function isDescribed(source: ShareSource, draft: ShareDraft): boolean {
  const title = draft.title.trim();
  return (
    title !== '' &&
    charCount(title) <= shareTitleCharsMax &&
    charCount(draft.description.trim()) <= shareDescriptionCharsMax &&
    chosenMessages(source, draft).length > 0
  );
}

type FrameProps = {
  title: string;
  close: () => void;
  footer: ReactNode;
  children: ReactNode;
};

function Frame({ title, close, footer, children }: FrameProps) {
  return (
    <Dialog
      isOpen
      isPersistent
      size="page"
      title={title}
      footer={footer}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {children}
    </Dialog>
  );
}

function Opening({ load }: Pick<ShareWizardProps, 'load'>) {
  const texts = useTexts(shareTexts);
  const { error } = load;
  if (error instanceof CallError && error.code === 'adults_only') {
    return <p className="py-6">{error.text}</p>;
  }
  if (error) {
    return (
      <ErrorState
        title={texts.loadFailed}
        hint={failureHint(error)}
        isRetrying={load.isFetching}
        onRetry={load.retry}
      />
    );
  }
  return (
    <SkeletonGroup className="flex flex-col gap-4 py-2">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-11 w-2/3" />
    </SkeletonGroup>
  );
}

/** Asks for confirmation before closing, so that the draft is not lost by accident. */
function useClose(onClose: () => void, isDirty: boolean): () => void {
  const texts = useTexts(shareTexts);
  const close = async (): Promise<void> => {
    const isSure =
      !isDirty ||
      (await confirm({
        title: texts.leaveTitle,
        description: texts.leaveText,
        confirmLabel: texts.leave,
        cancelLabel: texts.stay,
      }));
    if (isSure) onClose();
  };
  return () => void close();
}

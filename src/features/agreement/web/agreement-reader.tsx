import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { CallError, failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { agreementApi } from './agreement-api.ts';
import { AgreementAnswer } from './agreement-answer.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { agreementWebTexts } from './texts.ts';

type AgreementReaderProps = {
  /** Called once the current agreement is accepted. */
  onAccepted: () => void;
  onSignOut: () => void;
};

/** The current agreement with the buttons to accept or decline it (PRI-4). */
export function AgreementReader({ onAccepted, onSignOut }: AgreementReaderProps) {
  const { language } = useLanguage();
  const texts = agreementWebTexts[language];
  const content = useQuery(contentQuery(language));
  const status = useQuery(endpointQuery(agreementApi, 'getAgreementStatus')).data;
  const accept = useAccept(onAccepted);
  if (content.isPending) return <DocumentSkeleton />;
  if (!content.data) return <QueryFailure title={texts.loadFailed} query={content} />;
  const { version } = content.data;
  const old = status && !status.hasAccepted ? status.acceptedVersion : null;
  return (
    <>
      {old !== null && (
        <Banner type="warning" className="mb-5">
          {texts.updated(old)}
        </Banner>
      )}
      <DocumentBody document={content.data} />
      <AgreementAnswer
        hasAccepted={status?.hasAccepted === true}
        isPending={accept.isPending || accept.isSuccess}
        onAccept={() => accept.mutate(version)}
        onGoOn={onAccepted}
        onSignOut={onSignOut}
      />
    </>
  );
}

/** The content follows Accept-Language, so the language is part of its key. */
const contentQuery = (language: string) => ({
  queryKey: keyOf(agreementApi, 'getAgreementContent', {}, language),
  queryFn: agreementContent,
});
const agreementContent = ({ signal }: { signal: AbortSignal }) =>
  agreementApi.getAgreementContent({}, { signal });

function useAccept(onAccepted: () => void) {
  const cache = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: (version: string) => agreementApi.acceptAgreement({ body: { version } }),
    onSuccess: () => {
      signInState.setAgreed(true);
      cache.removeQueries({ queryKey: keyOf(agreementApi, 'getAgreementStatus') });
      onAccepted();
    },
    onError: async (error) => {
      const message = failureText(error, agreementWebTexts[language].acceptFailed);
      notify({ type: 'error', message });
      // A newer version was published while this one was open.
      if (error instanceof CallError && error.code === 'agreement_outdated') {
        await cache.invalidateQueries({ queryKey: keyOf(agreementApi, 'getAgreementContent') });
      }
    },
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Session } from '#features/sessions/contract.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { firstSubmission, type ShareDraft, type ShareSource } from './share-draft.ts';
import { refreshShares } from './share-queries.ts';
import { shareTexts } from './share-texts.ts';
import { ShareWizard } from './share-wizard.tsx';
import { sharingApi } from './sharing-api.ts';

/** The dialog that shares a conversation. */
export default function ShareDialog(props: { session: Session; onClose: () => void }) {
  const { session, onClose } = props;
  const texts = useTexts(shareTexts);
  const cache = useQueryClient();
  const preview = useQuery({
    queryKey: keyOf(sharingApi, 'previewShare', session.id),
    queryFn: ({ signal }) =>
      sharingApi.previewShare({ params: { id: session.id }, body: {} }, { signal }),
    // The list must not change while the author reviews it.
    gcTime: 0,
    staleTime: Infinity,
  });
  const submit = useMutation({
    mutationFn: ({ draft, source }: { draft: ShareDraft; source: ShareSource }) =>
      sharingApi.shareSession({
        params: { id: session.id },
        body: firstSubmission(draft, source.consent),
      }),
    onSuccess: () => refreshShares(cache),
  });
  const source = preview.data && {
    fields: wishesOf(session),
    messages: preview.data.messages,
    knownNames: preview.data.knownNames,
    consent: preview.data.consent,
  };
  const { error, isFetching } = preview;
  return (
    <ShareWizard
      title={texts.shareTitle}
      load={{ source, error, isFetching, retry: () => void preview.refetch() }}
      submit={(draft, from) => submit.mutate({ draft, source: from })}
      sending={submit}
      onClose={onClose}
    />
  );
}

/** Without an explicit choice a share starts anonymous. */
function wishesOf({ title, isPublic, isAnonymous, helpNeeded }: Session): ShareSource['fields'] {
  return {
    title,
    description: '',
    tags: [],
    isPublic,
    isAnonymous: isAnonymous || !isPublic,
    helpNeeded,
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MyShareDetail } from '../contract.ts';
import { readTags } from '../rules.ts';
import { resubmission, type ShareDraft, type ShareSource } from './share-draft.ts';
import { refreshShares } from './share-queries.ts';
import { shareTexts } from './share-texts.ts';
import { ShareWizard } from './share-wizard.tsx';
import { sharingApi } from './sharing-api.ts';

/** Edits a share and resubmits it; messages can only be removed or masked further. */
export default function EditShareDialog(props: { shareId: number; onClose: () => void }) {
  const { shareId, onClose } = props;
  const texts = useTexts(shareTexts);
  const cache = useQueryClient();
  const share = useQuery({
    // A copy that is edited: it is not the share that the page shows, and stays as it was read.
    queryKey: keyOf(sharingApi, 'updateShare', shareId),
    queryFn: ({ signal }) => sharingApi.getMyShare({ params: { id: shareId } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const submit = useMutation({
    mutationFn: ({ draft, source }: { draft: ShareDraft; source: ShareSource }) =>
      sharingApi.updateShare({
        params: { id: shareId },
        body: resubmission(draft, source.consent),
      }),
    onSuccess: () => refreshShares(cache),
  });
  const { error, isFetching } = share;
  return (
    <ShareWizard
      title={texts.editTitle}
      load={{
        source: share.data && sourceOf(share.data),
        error,
        isFetching,
        retry: () => void share.refetch(),
      }}
      submit={(draft, source) => submit.mutate({ draft, source })}
      sending={submit}
      onClose={onClose}
    />
  );
}

function sourceOf(share: MyShareDetail): ShareSource {
  const { title, description, isPublic, isAnonymous, helpNeeded, knownNames } = share;
  const tags = readTags(share.tags);
  return {
    fields: { title, description, tags, isPublic, isAnonymous, helpNeeded },
    messages: share.messages,
    knownNames,
    consent: share.consent,
  };
}

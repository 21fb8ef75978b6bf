import { useQuery } from '@tanstack/react-query';

import { keyOf } from '#platform/web/query-key.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { agreementApi } from './agreement-api.ts';
import { DocumentBody } from './document-body.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { agreementWebTexts } from './texts.ts';

/** The terms of use or the privacy policy, readable by anyone. */
export function PublicDocument({ name }: { name: 'terms' | 'privacy' }) {
  const { language } = useLanguage();
  const texts = agreementWebTexts[language];
  const document = useQuery({
    queryKey: keyOf(agreementApi, 'getDocument', { params: { name } }, language),
    queryFn: ({ signal }) => agreementApi.getDocument({ params: { name } }, { signal }),
    staleTime: Infinity,
  });
  if (document.isPending) return <DocumentSkeleton />;
  if (document.data) return <DocumentBody document={document.data} />;
  return <QueryFailure title={texts.documentFailed} query={document} />;
}

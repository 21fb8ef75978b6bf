import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { relativeTime } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SignInRow } from '../contract.ts';
import { accountApi } from './account-api.ts';
import { securityTexts } from './security-texts.ts';

const signInsQuery = endpointQuery(accountApi, 'listSignIns');
const phones: ReadonlySet<string | null> = new Set(['iPhone', 'Android', 'HarmonyOS', 'iPad']);

/** The account's signed-in devices; each can be signed out, or all others at once. */
export function SignInList() {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const query = useQuery(signInsQuery);
  const { end, endOthers } = useEnding();
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11" />
        <Skeleton className="mt-3 h-11" />
      </SkeletonGroup>
    );
  }
  if (!query.data) return <QueryFailure title={texts.signInsFailed} query={query} />;
  const { signIns } = query.data;
  const pressOthers = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.revokeOthersTitle,
      description: texts.revokeOthersText,
      confirmLabel: texts.revokeOthers,
      tone: 'danger',
    });
    if (isSure) endOthers.mutate();
  };
  return (
    <>
      <ul className="-my-2 divide-y divide-line">
        {signIns.map((row) => (
          <SignInItem
            key={row.id}
            row={row}
            nowMs={query.dataUpdatedAt}
            isEnding={end.isPending && end.variables === row.id}
            onEnd={() => end.mutate(row.id)}
          />
        ))}
      </ul>
      {signIns.length > 1 && (
        <Button
          variant="quiet"
          className="self-start"
          pending={endOthers.isPending}
          onClick={() => void pressOthers()}
        >
          {texts.revokeOthers}
        </Button>
      )}
    </>
  );
}

type SignInItemProps = {
  row: SignInRow;
  nowMs: number;
  isEnding: boolean;
  onEnd: () => void;
};

function SignInItem({ row, nowMs, isEnding, onEnd }: SignInItemProps) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const device = [row.browser, row.system].filter(Boolean).join(' · ') || texts.unknownDevice;
  const Icon = phones.has(row.system) ? Smartphone : Laptop;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{device}</span>
          {row.isCurrent && <Badge tone="pine">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {texts.lastUsed(relativeTime(Date.parse(row.lastUsedAt), nowMs, language))}
        </p>
      </div>
      {!row.isCurrent && (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.revokeOf(device)}
          pending={isEnding}
          onClick={onEnd}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}

function useEnding() {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: signInsQuery.queryKey });
  const onError = (error: Error): void =>
    notify({
      type: 'error',
      message: failureText(error, texts.revokeFailed),
    });
  const end = useMutation({
    mutationFn: (id: number) => accountApi.revokeSignIn({ params: { id } }),
    onSuccess: () => notify({ type: 'success', message: texts.revoked }),
    onError,
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: () => accountApi.revokeOtherSignIns(),
    onSuccess: ({ revoked }) => notify({ type: 'success', message: texts.othersRevoked(revoked) }),
    onError,
    onSettled,
  });
  return { end, endOthers };
}

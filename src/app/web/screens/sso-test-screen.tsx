import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { exchangeTokens, signOut } from '#features/account/web/sign-in-actions.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useCall } from '#platform/web/use-call.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { FullScreenWait } from '../layout/full-screen-wait.tsx';
import { Queries } from '../layout/queries.tsx';
import { diagnoseSignIn, type Answer, type Diagnosis } from '../sign-in-diagnosis.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { useSignIn } from '../use-sign-in.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ssoTestTexts } from './sso-test-texts.ts';

/** The sign-in state of this device, for developers; needs no sign-in (PAGE-1). */
export function SsoTestScreen() {
  return (
    <Queries>
      <Checked />
    </Queries>
  );
}

function Checked() {
  const query = useQuery({
    queryKey: keyOf({ diagnoseSignIn }, 'diagnoseSignIn'),
    queryFn: () => diagnoseSignIn(() => new Date()),
    staleTime: 0,
    // Runs offline too: a missing network is one of the findings.
    networkMode: 'always',
  });
  if (!query.data) return <FullScreenWait />;
  const { server } = query.data;
  // An unreachable server must not break this page, which exists to report such failures.
  const isServed = 'failure' in server || server.value.diagnostics !== null;
  if (!isServed) return <NotFoundScreen />;
  return <Report found={query.data} onCheck={async () => void (await query.refetch())} />;
}

function Report({ found, onCheck }: { found: Diagnosis; onCheck: () => Promise<void> }) {
  const texts = useTexts(ssoTestTexts);
  const signIn = useSignIn();
  useScreenTitle(texts.title);
  const isSignedIn = signIn.status === 'signed-in';
  const statuses = {
    'signed-in': texts.signedIn,
    anonymous: texts.anonymous,
    checking: texts.checking,
  };
  const answer = <T,>(given: Answer<T>, word: (value: T) => string): string =>
    'failure' in given ? texts.failed(given.failure) : word(given.value);
  const agreed = (hasAgreed: boolean): string => (hasAgreed ? texts.agreed : texts.notAgreed);
  const server = 'value' in found.server ? found.server.value.diagnostics : null;
  return (
    <DocumentFrame title={texts.title} lead={texts.lead}>
      <Facts title={texts.here}>
        <Fact name={texts.status}>{statuses[signIn.status]}</Fact>
        <Fact name={texts.user}>
          {isSignedIn ? `${signIn.user.name} (${signIn.user.id ?? '?'})` : texts.noUser}
        </Fact>
        <Fact name={texts.tokens}>
          {found.tokenAreas.map((area) => texts.tokensIn(area)).join('；') || texts.noTokens}
        </Fact>
        <Fact name={texts.expires}>
          <Expiry found={found} />
        </Fact>
        <Fact name={texts.agreement}>{agreed(found.hasAgreedHere)}</Fact>
      </Facts>
      <Facts title={texts.server}>
        <Fact name={texts.reachable}>
          {answer(found.server, ({ waitMs }) => texts.reachableIn(waitMs))}
        </Fact>
        <Fact name={texts.cookie}>
          {answer(found.cookie, (name) => (name === null ? texts.cookieNo : texts.cookieYes(name)))}
        </Fact>
        <Fact name={texts.agreementThere}>
          {found.hasAgreedThere ? answer(found.hasAgreedThere, agreed) : texts.notAsked}
        </Fact>
        <Fact name={texts.version}>{server?.version ?? texts.unknown}</Fact>
        <Fact name={texts.environment}>{server?.environment ?? texts.unknown}</Fact>
      </Facts>
      <Actions isSignedIn={isSignedIn} onCheck={onCheck} />
    </DocumentFrame>
  );
}

function Expiry({ found: { expiresAt, isExpired } }: { found: Diagnosis }) {
  const texts = useTexts(ssoTestTexts);
  const { language } = useLanguage();
  if (!expiresAt) return texts.unknown;
  const at = expiresAt.toLocaleString(language);
  return isExpired ? texts.expired(at) : at;
}

function Actions({ isSignedIn, onCheck }: { isSignedIn: boolean; onCheck: () => Promise<void> }) {
  const texts = useTexts(ssoTestTexts);
  const checking = useCall(onCheck);
  const refreshing = useCall(async () => {
    const tokens = signInState.tokens();
    const renewed = tokens && (await exchangeTokens(tokens.refresh));
    if (renewed) signInState.renew(renewed);
    const message = renewed ? texts.refreshed : texts.refreshRefused;
    notify({ type: renewed ? 'success' : 'warning', message });
    await onCheck();
  });
  const leaving = useCall(async () => {
    await signOut();
    await onCheck();
  });
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <Button pending={checking.status === 'pending'} onClick={() => void checking.run()}>
        {texts.check}
      </Button>
      {isSignedIn ? (
        <>
          <Button
            variant="quiet"
            pending={refreshing.status === 'pending'}
            onClick={() => void refreshing.run()}
          >
            {texts.refresh}
          </Button>
          <Button
            variant="quiet"
            pending={leaving.status === 'pending'}
            onClick={() => void leaving.run()}
          >
            {texts.signOut}
          </Button>
        </>
      ) : (
        <Link to="/login" className={buttonClass('quiet')}>
          {texts.toLogin}
        </Link>
      )}
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        {children}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="m-0 mb-2 sm:mb-0">{children}</dd>
    </>
  );
}

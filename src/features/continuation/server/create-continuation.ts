import type { Language } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { ContinuationEvent, continuationEndpoints } from '../contract.ts';
import { continuationTexts } from '../texts.ts';
import { makeContinuation, type Continuation } from './make-continuation.ts';
import type { ContinuationServices } from './continuation-services.ts';

/** Errors have a status, because the continuation exists before the first event. */
export const createContinuation: Handler<
  typeof continuationEndpoints.createContinuation,
  ContinuationServices
> = async ({ user, params, body, now, language }, services) => {
  const asked = { userId: user.userId, sessionId: params.id, now, language };
  return eventsOf(await makeContinuation(services, asked, body), language);
};

async function* eventsOf(
  made: Continuation,
  language: Language,
): AsyncGenerator<ContinuationEvent> {
  const texts = continuationTexts[language];
  const { session, content } = made;
  yield { type: 'start', message: made.isNew ? texts.started : texts.existing };
  if (made.isNew) {
    yield { type: 'summary_start', message: texts.summaryStarted };
    yield { type: 'summary_progress', message: texts.pinned(made.pinnedCount) };
    for (const [piece] of content.matchAll(/[^\n]*\n+|[^\n]+$/gu)) {
      yield { type: 'summary_content', content: piece };
    }
  } else if (content !== '') {
    yield { type: 'summary_content', full_content: content };
  }
  yield {
    type: 'complete',
    message: texts.complete,
    new_session: { id: session.id, title: session.title },
    redirect_url: `/chat/${session.id}`,
  };
}

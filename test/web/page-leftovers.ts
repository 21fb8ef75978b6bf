import { openAfter, watchResources, type Describe } from '../resource-watch.ts';
import { forgetCalls, openCalls, trackCall } from './open-calls.ts';

/** The outbox's two seconds may run out, also on a busy machine; only a failing test waits that long. */
const graceMsDefault = 6000;
const pollMs = 5;
const shownChars = 200;

const resources = watchResources();

const realFetch = window.fetch.bind(window);
window.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : input.toString();
  return trackCall(`a request to ${address}`, realFetch(input, init), init?.signal);
};

/** What a page leaves is in the body: a container, or what was rendered into the body itself. */
const mountedTrees = (): Describe[] =>
  [...document.body.children].map(
    (tree) => () => `a mounted tree: ${tree.outerHTML.slice(0, shownChars)}`,
  );

const pendingCalls = (): Describe[] => openCalls().map((call) => () => call);

const openNow = (): Describe[] => [...resources.open(), ...pendingCalls(), ...mountedTrees()];

/**
 * Throws when a timer, a connection, a call or a mounted tree is left after a test, and forgets
 * them, so that they do not fail the next test too.
 */
export async function checkLeftovers(graceMs = graceMsDefault): Promise<void> {
  const left = await openAfter(openNow, { graceMs, pollMs });
  resources.forget();
  forgetCalls();
  document.body.replaceChildren();
  if (left.length > 0) throw new Error(`This test left behind: ${left.join('\n')}`);
}

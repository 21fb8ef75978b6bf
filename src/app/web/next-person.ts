import { signInState } from '#platform/web/sign-in-state.ts';
import { createStore } from '#platform/web/store.ts';

/** For whom of the family the next conversation begins; null: for the account's holder. */
export const nextPerson = createStore<number | null>(null);

/** Whether the choice of a family member is open on the page that begins a conversation. */
export const isFamilyChoiceOpen = createStore(false);

signInState.subscribe(() => {
  if (signInState.get().status !== 'anonymous') return;
  nextPerson.set(null);
  isFamilyChoiceOpen.set(false);
});

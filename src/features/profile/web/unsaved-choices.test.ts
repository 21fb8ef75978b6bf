// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { signInState } from '#platform/web/sign-in-state.ts';

import { unsavedLocal } from './local-preferences.ts';
import { unsavedChoices } from './unsaved-choices.ts';

const signIn = (name: string): void => {
  signInState.begin({ id: null, name, email: '' }, { access: 'a', refresh: 'r' }, true);
};

beforeEach(() => {
  window.localStorage.clear();
  signIn('first');
});

describe('choices that the server has not confirmed', () => {
  it('accumulate without duplicates until they are confirmed', () => {
    unsavedChoices.add(['theme']);
    unsavedChoices.add(['language', 'theme']);
    expect(unsavedChoices.list()).toEqual(['theme', 'language']);
    unsavedChoices.clear();
    expect(unsavedChoices.list()).toEqual([]);
  });

  it('are sent with their local values, if this device stores them', () => {
    unsavedChoices.add(['largeType', 'commonHerbs', 'aiModel']);
    expect(unsavedLocal()).toEqual({ largeType: false });
  });

  it('belong to one account', () => {
    unsavedChoices.add(['theme']);
    signIn('second');
    expect(unsavedLocal()).toEqual({});
    unsavedChoices.add(['language']);
    expect(unsavedChoices.list()).toEqual(['language']);
    signInState.end('signed-out');
    unsavedChoices.add(['theme']);
    expect(unsavedChoices.list()).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '{"user":"first"}', '{"names":["theme"]}'])(
    'read anything else that is stored as none: %s',
    (text) => {
      window.localStorage.setItem('unsavedChoices', text);
      expect(unsavedLocal()).toEqual({});
    },
  );
});

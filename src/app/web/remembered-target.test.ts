import { describe, expect, it } from 'vitest';

import { safeTarget } from './remembered-target.ts';

const origin = 'https://xingwen.test';
const isKnown = (pathname: string): boolean => /^\/(?:sessions|chat\/\d+)$/.test(pathname);
const follow = (text: string | null): string | null => safeTarget(text, origin, isKnown);

describe('the target remembered before signing in', () => {
  it('is a page of ours, with its query', () => {
    expect(follow('/chat/12')).toBe('/chat/12');
    expect(follow('/sessions?page=2')).toBe('/sessions?page=2');
  });

  it.each([
    null,
    '',
    'sessions',
    '//evil.test/sessions',
    '/\\evil.test/sessions',
    'https://evil.test/sessions',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/sessions\n',
    '/unknown',
    '/login',
    '/chat/12/../../../etc',
  ])('is never %j', (text) => {
    expect(follow(text)).toBeNull();
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { clearDrafts, draftCharsMax, draftsMax, readDraft, writeDraft } from './drafts.ts';
import { readStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearDrafts();
  localStorage.clear();
});

describe('storage', () => {
  it('stores a text and deletes it', () => {
    writeStored('local', 'a', '甲');
    expect(readStored('local', 'a')).toBe('甲');
    writeStored('local', 'a', null);
    expect(readStored('local', 'a')).toBeNull();
  });

  it('keeps texts in memory when the browser blocks storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStored('local', 'b')).toBeNull();
    writeStored('local', 'b', '乙');
    expect(readStored('local', 'b')).toBe('乙');
    writeStored('local', 'b', null);
    expect(readStored('local', 'b')).toBeNull();
  });
});

describe('drafts', () => {
  it('are stored per conversation and deleted when emptied', () => {
    writeDraft('chat-1', '头痛三天');
    writeDraft('chat-2', '咳嗽');
    expect(readDraft('chat-1')).toBe('头痛三天');
    writeDraft('chat-1', '');
    expect(readDraft('chat-1')).toBe('');
    expect(readDraft('chat-2')).toBe('咳嗽');
  });

  it('drop the oldest beyond their number, and text beyond their length', () => {
    for (let each = 0; each <= draftsMax; each += 1)
      writeDraft(`chat-${each}`, '稿'.repeat(draftCharsMax + 1));
    expect(readDraft('chat-0')).toBe('');
    expect(readDraft('chat-1')).toHaveLength(draftCharsMax);
  });

  it.each(['{', '{"a":1}', '[["a"],[1,2],null]'])(
    'are empty when %s is stored in their place',
    (text) => {
      writeStored('local', 'drafts', text);
      expect(readDraft('a')).toBe('');
    },
  );
});

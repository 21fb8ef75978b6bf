// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  const { autoSave, privacyMode } = await import('./behaviour.ts');
  return { autoSave, privacyMode, ...(await import('./drafts.ts')) };
};

beforeEach(() => {
  vi.resetModules();
  window.localStorage.clear();
});
const stored = () => window.localStorage.getItem('drafts') ?? '';

describe('drafts', () => {
  it('stay on the device until auto-save is turned off or privacy mode on', async () => {
    const { autoSave, privacyMode, readDraft, writeDraft } = await load();
    writeDraft('chat-1', '头痛三天');
    expect(stored()).toContain('头痛三天');
    autoSave.set('off');
    expect(stored()).toBe('');
    expect(readDraft('chat-1')).toBe('头痛三天');
    autoSave.set('on');
    expect(stored()).toContain('头痛三天');
    privacyMode.set('on');
    expect(stored()).toBe('');
    writeDraft('chat-1', '头痛四天');
    expect([stored(), readDraft('chat-1')]).toEqual(['', '头痛四天']);
    privacyMode.set('off');
    expect(stored()).toContain('头痛四天');
  });

  it('are lost on reload when they may not be stored', async () => {
    const before = await load();
    before.privacyMode.set('on');
    before.writeDraft('chat-1', '头痛三天');
    vi.resetModules();
    expect((await load()).readDraft('chat-1')).toBe('');
  });

  it('are deleted on request, wherever they are', async () => {
    const { autoSave, clearDrafts, readDraft, writeDraft } = await load();
    autoSave.set('off');
    writeDraft('chat-1', '头痛三天');
    clearDrafts();
    expect(readDraft('chat-1')).toBe('');
  });

  it('are shared with other tabs, unless each page keeps its own', async () => {
    const { privacyMode, watchDraft } = await load();
    const changes: unknown[] = [];
    const stop = watchDraft('chat-1', (before, after) => changes.push([before, after]));
    const change = (oldValue: string | null, newValue: string | null): void => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'drafts', oldValue, newValue }));
    };
    const typed = JSON.stringify([['chat-1', '头痛']]);
    change(null, typed);
    change(typed, null);
    privacyMode.set('on');
    change(typed, null);
    privacyMode.set('off');
    stop();
    change(null, typed);
    expect(changes).toEqual([
      ['', '头痛'],
      ['头痛', ''],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  draftAfter,
  firstSubmission,
  resubmission,
  startDraft,
  type DraftAction,
  type ShareSource,
} from './share-draft.ts';

const source: ShareSource = {
  fields: {
    title: '王小明的头痛',
    description: '',
    tags: ['头痛'],
    isPublic: true,
    isAnonymous: true,
    helpNeeded: false,
  },
  messages: [
    { id: 7, role: 'user', content: '我叫王小明，电话13812345678' },
    { id: 8, role: 'assistant', content: '王小明您好' },
  ],
  knownNames: [],
  consent: { version: '1.0.0', text: '我确认' },
};
const after = (...actions: DraftAction[]) =>
  actions.reduce((draft, action) => draftAfter(source, draft, action), startDraft(source));
const turn = (step: 'describe' | 'masks' | 'consent'): DraftAction => ({ type: 'turned', step });

describe('a share being created', () => {
  it('has every message selected and every proposal accepted at first', () => {
    expect(firstSubmission(after(turn('masks')), source.consent)).toMatchObject({
      title: '某某的头痛',
      consentVersion: '1.0.0',
      messageIds: [7, 8],
      masks: [
        { messageId: 7, start: 2, end: 5, replacement: '某某' },
        { messageId: 7, start: 8, end: 19 },
        { messageId: 8, start: 0, end: 3 },
      ],
    });
  });

  it('has the known names covered, also in what the author writes', () => {
    const known = { ...source, knownNames: ['秀兰阿妹'] };
    const written = { type: 'changed', fields: { description: '写给秀兰阿妹' } } as const;
    const draft = draftAfter(known, draftAfter(known, startDraft(known), written), turn('masks'));
    expect(firstSubmission(draft, known.consent).description).toBe('写给某某');
  });

  it('sends only the selected messages, and keeps decisions when going back', () => {
    const flip: DraftAction = { type: 'flipped', key: '7', place: 0 };
    const leave: DraftAction = { type: 'chosen', ids: [8], isChosen: false };
    const draft = after(turn('masks'), flip, turn('describe'), leave, turn('masks'));
    const sent = resubmission(draft, source.consent);
    expect(sent.messages).toMatchObject([{ id: 7, masks: [{ kind: 'phone' }] }]);
    const all = after(leave, { type: 'chosen', ids: [7, 8], isChosen: true });
    expect(all.left).toEqual([]);
  });

  it('masks what the author selects, in every text at once or in one place', () => {
    const named = after(turn('masks'), { type: 'coveredWords', words: '头痛' });
    expect(firstSubmission(named, source.consent).title).toBe('某某的[已隐去]');
    const one = after(turn('masks'), { type: 'covered', key: '8', start: 3, end: 5 });
    expect(firstSubmission(one, source.consent).masks).toHaveLength(4);
  });

  it('searches a title again when it was changed', () => {
    const draft = after(turn('masks'), turn('describe'), {
      type: 'changed',
      fields: { title: '我的电话13912345678' },
    });
    const again = draftAfter(source, draft, turn('masks'));
    expect(firstSubmission(again, source.consent).title).toBe('我的电话[电话]');
  });

  it('omits an identifying tag unless its author keeps it', () => {
    const typed: DraftAction = { type: 'changed', fields: { tags: ['头痛', '李秀英', '35岁'] } };
    const sent = (...more: DraftAction[]) =>
      firstSubmission(after(typed, turn('masks'), ...more), source.consent).tags;
    expect(sent()).toEqual(['头痛', '30多岁']);
    expect(sent({ type: 'flipped', key: 'tag:李秀英', place: 0 })).toEqual([
      '头痛',
      '李秀英',
      '30多岁',
    ]);
    expect(sent({ type: 'coveredWords', words: '头' })).toEqual(['30多岁']);
  });
});

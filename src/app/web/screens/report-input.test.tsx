import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { family, familyPerson, models, onePage, session } from '#test/web/samples.ts';

type Word = { text: string; certainty: number; y: number };

/** What the worker answers to a picture; each word is a row of its own. */
let answers: object[] = [];
const words = (found: readonly Word[]) => ({
  kind: 'words',
  words: found.map(({ text, certainty, y }) => ({
    text,
    certainty,
    corners: [
      { x: 0, y },
      { x: 200, y },
      { x: 200, y: y + 20 },
      { x: 0, y: y + 20 },
    ],
  })),
});

class ScriptedWorker extends EventTarget {
  postMessage(): void {
    for (const data of answers) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

async function choosePicture(decodes = true) {
  vi.stubGlobal('Worker', ScriptedWorker);
  vi.stubGlobal('createImageBitmap', () =>
    decodes ? Promise.resolve({}) : Promise.reject(new DOMException('no picture')),
  );
  const page = await openPage('/chat/1', {
    getSession: session({ personId: 5 }),
    listPersons: family(familyPerson({ id: 5, name: '妈妈' })),
    listMessages: onePage([]),
    getModelsConfig: models,
    getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
  });
  await page.user.click(await screen.findByRole('button', { name: '读报告' }));
  const dialog = await screen.findByRole('dialog', { name: '读报告' });
  const file = within(dialog).getByLabelText<HTMLInputElement>('选照片或 PDF', {
    selector: 'input',
  });
  await page.user.upload(file, new File(['picture'], 'box.jpg', { type: 'image/jpeg' }));
  return page;
}

describe('a photo', () => {
  it('whose lines are unclear or name somebody has them marked and not chosen', async () => {
    answers = [
      { kind: 'progress', done: 1, total: 3 },
      words([
        { text: '姓名：王小明', certainty: 0.99, y: 0 },
        { text: '白细胞 11.2', certainty: 0.4, y: 50 },
        { text: '血红蛋白 142', certainty: 0.95, y: 100 },
      ]),
    ];
    await choosePicture();
    const lines = within(await screen.findByRole('dialog', { name: '请核对' }));
    const rows = lines.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked)).toEqual([
      false,
      false,
      true,
    ]);
    expect(rows[0]?.textContent).toContain('可能有姓名或号码');
    expect(rows[1]?.textContent).toContain('请核对');
    expect(rows[2]?.textContent).not.toContain('请核对');
    expect(lines.queryByRole('button', { name: '查这些药' })).toBeNull();
    await expectAccessible();
  });

  it('with medicines leads to the herb check with the chosen lines that name them, for the same person', async () => {
    answers = [
      words([
        { text: '华法林钠片 2.5mg×60片', certainty: 0.99, y: 0 },
        { text: '贮藏：遮光，密封保存', certainty: 0.99, y: 50 },
        { text: '阿司匹林肠溶片', certainty: 0.3, y: 100 },
      ]),
    ];
    const { user } = await choosePicture();
    await user.click(await screen.findByRole('button', { name: '查这些药' }));
    const list = await screen.findByLabelText<HTMLTextAreaElement>('中药清单');
    expect(list.value).toBe('华法林钠片 2.5mg×60片');
    expect((await screen.findByLabelText<HTMLSelectElement>('为谁查')).value).toBe('5');
  });

  it.each([
    ['without clear words', [words([{ text: '米', certainty: 0.2, y: 0 }])], '没有认出清楚的文字'],
    ['without any word', [words([])], '没有认出清楚的文字'],
    ['without a network', [{ kind: 'failed', isOffline: true }], '没有下载完'],
    ['that cannot be read', [{ kind: 'failed', isOffline: false }], '这份文件打不开'],
  ])('%s gets a sentence and changes nothing', async (_which, scripted, sentence) => {
    answers = scripted;
    await choosePicture();
    expect(await findAlert(sentence)).toBeTruthy();
    expect(screen.getByRole('button', { name: '选照片或 PDF' })).toBeTruthy();
  });

  it('is chosen by a button above what happens to it, which a small screen shows at once', async () => {
    await choosePicture(false);
    const choose = screen.getByRole('button', { name: '选照片或 PDF' });
    const note = screen.getByText(/不上传、不保存/);
    expect(choose.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('of a kind that the browser cannot show gets a sentence', async () => {
    await choosePicture(false);
    expect(await findAlert('这里能读照片')).toBeTruthy();
  });
});

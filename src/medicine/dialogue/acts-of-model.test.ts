import { describe, expect, it } from 'vitest';
import { actsOfModel } from './acts-of-model.ts';
import { offeredAnswers } from './read-offered.ts';

describe('the line of offered answers', () => {
  it('is read however it is divided, without bullets, quotation marks and doubles', () => {
    for (const raw of [
      '怕冷|不怕冷|说不清',
      '怕冷｜不怕冷｜说不清',
      '：怕冷 | 不怕冷 | 说不清 |',
      '怕冷／不怕冷／说不清',
      '怕冷、不怕冷、说不清。',
      '“怕冷”|“不怕冷”|“说不清”',
      '[怕冷]|[不怕冷]|[说不清]',
      '- 怕冷\n- 不怕冷\n- 说不清',
      '1. 怕冷\n2. 不怕冷\n3. 说不清',
      'A. 怕冷|B. 不怕冷|C. 说不清',
      '**怕冷**|不怕冷|怕冷|说不清',
    ]) {
      expect(offeredAnswers(raw)).toEqual([['怕冷', '不怕冷', '说不清']]);
    }
  });

  it('has a group for each question', () => {
    expect(offeredAnswers('怕冷|不怕冷\n干|稀')).toEqual([
      ['怕冷', '不怕冷'],
      ['干', '稀'],
    ]);
  });

  it('holds no markup and no address', () => {
    expect(offeredAnswers('<b>甲</b>|https://x.cn|乙')).toEqual([['乙']]);
    expect(offeredAnswers('')).toEqual([]);
  });
});

describe('what a model asked', () => {
  const planned = [
    { id: 'stool', text: '大便怎么样？', suggestions: ['干结', '稀溏', '正常'] },
    {
      id: 'alarm.head',
      text: '有没有突然剧烈头痛、呕吐，或说话不清？',
      suggestions: ['都没有', '有，我来说'],
    },
  ];

  it('is the planned question whose answers it offers, with their ids', () => {
    const text = '我记下了。那排便这边是什么样子？';
    expect(actsOfModel({ text, planned, offered: ['干结', '稀溏', '说不清'] })).toEqual([
      {
        act: 'ask',
        question: 'stool',
        text: '大便怎么样？',
        options: [
          { id: 'stool:干结', label: '干结' },
          { id: 'stool:稀溏', label: '稀溏' },
        ],
      },
      {
        act: 'ask',
        question: 'model',
        text: '那排便这边是什么样子？',
        options: [{ id: 'model:说不清', label: '说不清' }],
      },
    ]);
  });

  it('is a planned question that it puts in nearly its words', () => {
    const text = '好。请问有没有突然剧烈的头痛、呕吐，或者说话不清？';
    expect(actsOfModel({ text, planned, offered: [] })).toMatchObject([{ question: 'alarm.head' }]);
  });

  it('is none of them where it asks something else, or nothing', () => {
    expect(actsOfModel({ text: '睡得好吗？', planned, offered: [] })).toEqual([]);
    expect(actsOfModel({ text: '大便怎么样都会好的。', planned, offered: [] })).toEqual([]);
  });
});

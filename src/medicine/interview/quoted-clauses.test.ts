import { expect, it } from 'vitest';
import { readInterview } from './interview-state.ts';

const story =
  '你好我想咨询一下啊，我去年年底换了工作，每天来回三个多小时地铁，大概过完年吧，二三月份的时候就开始觉得肚子不太对劲，吃完饭就胀，胀得裤子扣不上那种，五一出去玩拉了两天，一紧张开会前也要跑厕所，人也没劲，之前体检说有点脂肪肝，哦对了我还有点鼻炎换季打喷嚏，我今年31男的';

it('takes what is told for the complaint, not a disease that is mentioned in passing', () => {
  const { complaint, complaintDuration } = readInterview([{ role: 'user', content: story }], {});
  expect(complaint?.row?.name).toBe('痞满');
  expect(complaintDuration).toBe('二三月份');
});

it.each([
  ['我有鼻炎，最近咳嗽得厉害', '咳嗽'],
  ['鼻炎犯了，一直打喷嚏', '鼻鼽'],
  ['我有鼻炎', '鼻鼽'],
  ['以前得过湿疹，现在头疼', '头痛'],
])('of %s the complaint is %s', (content, name) => {
  expect(readInterview([{ role: 'user', content }], {}).complaint?.row?.name).toBe(name);
});

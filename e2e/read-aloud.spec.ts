import { textReply } from '../test/model-server-replies.ts';
import { scriptSpeech } from '../test/scripted-speech.ts';
import { expectAccessible } from './accessible.ts';
import { answerEnded, answers, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

const reply =
  '您说的**睡不好**，先从作息看起。\n\n- 晚饭后少喝茶\n- 十点半前关灯\n\n这样有多久了？\n\n' +
  '<<诊察总结>>\n\n\n\n性别：女\n年龄：30\n症状：失眠\n\n<<诊察总结>>';

test('a reply is read aloud, sentence by sentence, and ends when something is sent @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const voices = [{ lang: 'zh-CN', localService: true }];
  await page.addInitScript(scriptSpeech, voices);
  models.scriptByMessage(() => textReply([reply]));
  await openChat(page, await makeSession(served.product.url, person, '睡不好'));
  const said = () => page.evaluate<string[]>('speechScript.said.map(({ words }) => words)');
  const marked = () =>
    page.evaluate<string>(`[...(CSS.highlights.get('spoken') ?? [])].map(String).join()`);
  const endSentence = () => page.evaluate('speechScript.end()');

  await say(page, '这几天睡不好。');
  await answerEnded(page, 1);
  await answers(page).getByRole('button', { name: '朗读' }).click();
  const bar = page.getByRole('region', { name: '正在朗读' });
  await expect(bar).toBeVisible();
  expect(await said()).toEqual(['您说的睡不好，先从作息看起。']);
  expect(await marked()).toBe('您说的睡不好，先从作息看起。');
  await endSentence();
  expect(await marked()).toBe('晚饭后少喝茶');
  await expectAccessible(page);
  await bar.getByLabel('语速').selectOption('慢速');
  await endSentence();
  await endSentence();
  expect(await said()).toEqual([
    '您说的睡不好，先从作息看起。',
    '晚饭后少喝茶',
    '晚饭后少喝茶',
    '十点半前关灯',
    '这样有多久了？',
  ]);

  await say(page, '有两周了。');
  await expect(bar).toBeHidden();
  expect(await page.evaluate('speechScript.isSilent()')).toBe(true);
  expect(await marked()).toBe('');
  await answerEnded(page, 2);
});

import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { chosenAmong } from '../dialogue/offered-options.ts';
import { consult } from './consult.ts';

/** A conversation with what each turn did, as it is stored; an answer that is offered is tapped. */
function talkOf(...said: string[]): { turns: Turn[]; reply: ReturnType<typeof consult> } {
  const turns: Turn[] = [];
  let reply = consult([{ role: 'user', content: '' }]);
  for (const content of said) {
    const ids = reply.acts.flatMap((act) =>
      'options' in act
        ? act.options.filter(({ label }) => label === content).map(({ id }) => id)
        : [],
    );
    const chosen = chosenAmong(turns.at(-1), content, ids);
    turns.push({ role: 'user', content, dialogue: { version: 1, by: 'person', chosen } });
    reply = consult(turns);
    const { text, acts } = reply;
    turns.push({ role: 'assistant', content: text, dialogue: { version: 1, by: 'engine', acts } });
  }
  return { turns, reply };
}

const asked = ['胃痛两天，饭后胀', '男，45岁'];

describe('a bare yes to a list of dangers', () => {
  it('leads to one question which of them it is, each to be tapped', () => {
    const { reply } = talkOf(...asked, '有');
    const questions = reply.acts.filter((act) => act.act === 'ask');
    expect(questions.map(({ question }) => question)).toEqual(['which']);
    const ids = questions.flatMap(({ options }) => options.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['which:咽东西费力', 'which:这些都没有']));
    expect(ids).not.toContain('which:都没有');
    expect(reply.text).not.toContain('您又说到');
  });

  it('goes on where it was when none of them is meant', () => {
    const { reply } = talkOf(...asked, '有', '这些都没有');
    expect(reply.acts.flatMap((act) => (act.act === 'ask' ? act.question : []))).toEqual([
      'background.man',
    ]);
    expect(reply.text).not.toContain('不提方药');
  });

  it('names no formula once a danger of the list was meant', () => {
    const { reply } = talkOf(...asked, '有', '体重明显下降');
    expect(reply.text).toContain('不提方药');
  });

  it('is asked once', () => {
    const { reply } = talkOf(...asked, '有', '有');
    expect(reply.acts.flatMap((act) => (act.act === 'ask' ? act.question : []))).not.toContain(
      'which',
    );
  });

  it('names the line to call where despair is among what was listed', () => {
    expect(talkOf('失眠一个月', '女，30岁', '有').reply.text).toContain('12356');
  });
});

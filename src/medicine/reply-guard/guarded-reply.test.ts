import { describe, expect, it } from 'vitest';
import { man } from '#test/medicine/man.ts';
import { createReplyGuard } from './reply-guard.ts';

const head = '| 一 | 二 | 三 |\n|---|---|---|\n';

/** Behind a guard that finds every word 坏, the first one first. */
function guarded(row: string): string {
  const guard = createReplyGuard(man, '', '', ({ text }) => {
    const start = text.indexOf('坏');
    return start === -1 ? undefined : { note: '不好', start, end: start + 1 };
  });
  return (guard.push(`${head}${row}\n`) + guard.end()).slice(head.length).trimEnd();
}

describe('a row of a table', () => {
  it('loses each cell that is harmful, and keeps the others', () => {
    const note = '（此处略去一句：不好）';
    expect(guarded('| 甲 | 坏 | 长长的一个好格 |')).toBe(`| 甲 | ${note} | 长长的一个好格 |`);
    expect(guarded('| **坏** | 好 | 也坏 |')).toBe(`| ${note} | 好 | （略） |`);
  });
});

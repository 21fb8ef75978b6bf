import { describe, expect, it } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';
import { loadCommonPasswords } from './common-passwords.ts';

const person = { username: 'Linchun', email: 'spring.lin@example.org' };
const isGuessable = async (password: string) =>
  isGuessablePassword(password, person, await loadCommonPasswords());

describe('a guessable password', () => {
  it.each([
    ['common everywhere', '123456 password PassWord1 iloveyou abc123 1qaz2wsx'],
    [
      'common in Chinese',
      '5201314 woaini a123456 wang123 li123456 woaini1314 我爱你们 ｗａｎｇ123',
    ],
    ['repeated', 'aaaaaa 啊啊啊啊啊啊 abababab xyzxyzxyz ……………… 😀😀😀😀😀😀'],
    ['a run', 'abcdefg fedcba qwertyuiop poiuytre 98765432 zxcvbnm 2wsx3edc4rfv'],
    ['a date', '19901231 31121990 12311990 1990-12-31 1990.12.31 1990年12月31日 851203'],
    ['a telephone number', '13812345678 +8613812345678 0571-87654321 01087654321'],
    ['six or eleven digits', '803917 48203957162'],
    [
      'a name of the person',
      'linchun linchun1 LinChun_88 nuhcnil2 spring.lin spring.lin@example.org',
    ],
    ['our name', 'xingwen1 杏问杏问杏问 xingwen@2026 中医中医中医'],
  ])('is %s', async (_, passwords) => {
    for (const password of passwords.split(' ')) {
      expect([password, await isGuessable(password)]).toEqual([password, true]);
    }
  });

  it('is not one with an individual part', async () => {
    const own =
      'apricot-pavilion-42 杏花村里问路人 kq7#Lm 9f3vX2 linchun-walks-home 80391725 2026-plum-rain 春江花月夜半钟';
    for (const password of own.split(' ')) {
      expect([password, await isGuessable(password)]).toEqual([password, false]);
    }
  });

  it('does not include every password of a person with a short name', async () => {
    const common = await loadCommonPasswords();
    const short = { username: 'abc', email: 'z@example.org' };
    expect(isGuessablePassword('kabcprz!', short, common)).toBe(false);
    expect(isGuessablePassword('abc!2026', short, common)).toBe(true);
  });

  it('knows more than ten thousand words', async () => {
    expect((await loadCommonPasswords()).size).toBeGreaterThan(10_000);
  });
});

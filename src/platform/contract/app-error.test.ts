import { describe, expect, it } from 'vitest';
import { AppError, errorBody } from './app-error.ts';
import { errorStatus, type ErrorCode } from './error-status.ts';
import { languageOf } from './define-texts.ts';
import { errorTexts } from './error-texts.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];

describe('every refusal', () => {
  it.each(codes)('has a status and a text in both languages: %s', (code) => {
    const error = new AppError(code);
    expect(error.status).toBeGreaterThanOrEqual(400);
    const chinese = errorBody(error, 'zh-CN');
    const english = errorBody(error, 'en-US');
    expect(chinese).toEqual({ success: false, error: errorTexts['zh-CN'][code], code });
    expect(chinese.error).toMatch(/[\u4e00-\u9fff]/);
    expect(chinese.error).not.toMatch(/[！!]/);
    expect(english.error).not.toMatch(/[\u4e00-\u9fff！!]/);
  });

  it('is 401 only for a missing sign-in, because clients sign out at every 401', () => {
    expect(codes.filter((code) => errorStatus[code] === 401)).toEqual(['sign_in_required']);
    expect(errorStatus.wrong_sign_in).toBe(400);
  });

  it('can have its own text, field errors, and a hidden cause', () => {
    const text = { 'zh-CN': '不对', 'en-US': 'Wrong' };
    const error = new AppError('validation_failed', {
      text,
      fields: { name: [text, text] },
      cause: new Error('canary'),
    });
    expect(errorBody(error, 'en-US')).toEqual({
      success: false,
      error: 'Wrong',
      code: 'validation_failed',
      fields: { name: ['Wrong', 'Wrong'] },
    });
  });
});

describe('the language of a caller', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['de-DE,en;q=0.5', 'zh-CN'],
    ['en', 'en-US'],
    ['EN-gb,zh;q=0.9', 'en-US'],
    [' en-US', 'en-US'],
  ])('is Chinese unless English is asked for first: %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

import { defineTexts } from './define-texts.ts';

/** The default texts for an invalid field, where its own rule has no more precise one. */
export const fieldTexts = defineTexts({
  'zh-CN': {
    field_type: '格式不正确',
    field_required: '不能为空',
    field_too_long: '内容过长',
    field_characters: '含有无法保存的字符，请删除后重试',
  },
  'en-US': {
    field_type: 'This has the wrong format',
    field_required: 'This is required',
    field_too_long: 'This is too long',
    field_characters: 'This contains characters that can’t be saved. Please remove them',
  },
});

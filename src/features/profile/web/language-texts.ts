/** Each language by its own name. */
export const languageNames = { 'zh-CN': '简体中文', 'en-US': 'English' } as const;

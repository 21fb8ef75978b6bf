/** Replacements for masked text; a share is in Chinese. */
export const maskTexts = {
  underTen: '10岁以下',
  overNinety: '90岁以上',
  years: (decade: number) => `${decade}多岁`,
  /** An age in people's own words, to be recognised, not shown. */
  plainYears: (years: number) => `${years}岁`,
  /** Characters before a word for a relative, to be recognised, not shown. */
  beforeRelative: '我的大小老二三四',
  decade: (start: string) => `${start}0年代`,
  someDay: '某月某日',
  early: '上旬',
  middle: '中旬',
  late: '下旬',
  someone: '某',
  somebody: '某某',
  email: '[邮箱]',
  link: '[链接]',
  plate: '[车牌]',
  record: '[编号]',
  document: '[证件号]',
  card: '[卡号]',
  phone: '[电话]',
  account: '[账号]',
  hospital: '某医院',
  workplace: '某单位',
  place: '某地',
  hidden: '[已隐去]',
} as const;

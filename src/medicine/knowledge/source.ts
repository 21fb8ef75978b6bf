/**
 * Where a row of the knowledge comes from. Rows name sources by id; the titles are printed for
 * reviewers. General titles only: no page numbers are given that nobody has looked up.
 */
export const sources = {
  'ten-questions': '十问歌（张景岳《景岳全书·传忠录》；陈修园《医学实在易·问证诗》）',
  'gbt-16751.1-2023': 'GB/T 16751.1-2023 中医临床诊疗术语 第1部分：疾病',
  'gbt-16751.2-2021': 'GB/T 16751.2-2021 中医临床诊疗术语 第2部分：证候',
  'gbt-16751.3-2023': 'GB/T 16751.3-2023 中医临床诊疗术语 第3部分：治法',
  'gbt-15657-2021': 'GB/T 15657-2021 中医病证分类与代码',
  'icd-11-tm1': 'ICD-11 第26章 传统医学模块1',
  'zyyxh-t157-2009': 'ZYYXH/T157-2009 中医体质分类与判定',
  'tcm-diagnosis': '中医诊断学通行教材内容（待医师审核）',
  'tcm-internal': '中医内科学通行教材内容（待医师审核）',
  'tcm-gynaecology': '中医妇科学通行教材内容（待医师审核）',
  'tcm-paediatrics': '中医儿科学通行教材内容（待医师审核）',
  'tcm-formulas': '方剂学通行教材内容（待医师审核）',
  'tcm-materia-medica': '中药学通行教材内容（待医师审核）',
  'pharmacopoeia-2020': '中华人民共和国药典 2020年版 一部',
  'toxic-medicines-1988': '医疗用毒性药品管理办法（1988）所列毒性中药品种',
  'food-and-medicine-2002': '既是食品又是药品的物品名单（卫法监发〔2002〕51号附件1；待药师审核）',
  'food-and-medicine-2019':
    '当归等6种按照传统既是食品又是中药材的物质目录（国家卫生健康委、市场监管总局公告2019年第8号；待药师审核）',
  'food-and-medicine-2023':
    '党参等9种按照传统既是食品又是中药材的物质目录（国家卫生健康委、市场监管总局公告2023年第9号；待药师审核）',
  'food-and-medicine-2024':
    '地黄等4种按照传统既是食品又是中药材的物质目录（国家卫生健康委、市场监管总局公告2024年第4号；待药师审核）',
  'aristolochic-notices': '关于含马兜铃酸药材的公告与药典删除品种（2004、2020；待医师审核）',
  'product-labels': '药品说明书所载成份（待药师审核）',
  'interactions-common': '中西药合用常见提示（待药师审核）',
  'g6pd-common': '蚕豆病（G6PD缺乏）用药常见提示（待药师审核）',
  'own-profile': '本人填写的健康资料',
  colloquial: '本项目自撰的口语说法（待医师审核）',
  'triage-common': '急诊分诊常识（待医师审核）',
  'first-aid-common': '现场急救常识（待医师审核）',
  'crisis-common': '心理危机识别与应对常识（待专业人员审核）',
  'safety-common': '人身安全求助常识（待专业人员审核）',
} as const;

export type SourceId = keyof typeof sources;

/** The title of a source, or the id itself when it is not in the table. */
export function sourceTitle(id: string): string {
  return Object.hasOwn(sources, id) ? sources[id as SourceId] : id;
}

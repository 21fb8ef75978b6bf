import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the page about the product says. */
export const aboutTexts = defineTexts({
  'zh-CN': {
    title: (brand: string) => `关于${brand}`,
    what: '它是什么',
    whatText: (brand: string) =>
      `${brand}帮您把身体的感受说清楚：按中医问诊的思路提问、整理，给出供参考的分析和调护建议，也可以理成一页，带去给医生看。`,
    notWhat: '它不是什么',
    notClinic: '不是医疗机构，不提供互联网诊疗，不作疾病诊断，不给出药物剂量，不能代替医生面诊。',
    notEmergency: '不用于急症：如有生命危险，请立即拨打 120。',
    notEverybody: '不为孕期、哺乳期和儿童推荐方剂；不满 14 周岁不能注册。',
    notDecision: '不替您决定停药、减药或换药。',
    provider: '提供者',
    providerName: '运营者',
    contact: '联系、投诉与举报',
    answerDays: (days: number) => `${days} 个工作日内答复`,
    icp: 'ICP 备案号',
    police: '公安联网备案号',
    algorithm: '算法备案号',
    notTold: '运营者、联系方式或备案号还没有填全，正式向公众提供服务之前需要由运营者补全。',
    models: '回答由谁生成',
    modelsLead: '可以选择的问诊方式，以及各自的备案或登记号。回答都带有“AI 生成”标识。',
    model: '名称',
    receiver: '内容发送给',
    nobody: '不向外发送',
    filing: '备案或登记号',
    noFiling: '没有填写',
    ruleBased: '按规则工作，不是语言模型',
    failed: '提供者信息没能加载',
    version: '版本',
    knowledge: '内容从哪里来',
    knowledgeText:
      '内置问诊依据公开的国家标准、药典目录和中医教科书的共识整理而成，按规则逐步推理，每个结论都说明依据；它的知识仍需执业中医师和药师持续审订，可能有疏漏。',
  },
  'en-US': {
    title: (brand) => `About ${brand}`,
    what: 'What it is',
    whatText: (brand) =>
      `${brand} helps you put into words how you feel: it asks in the manner of a traditional Chinese consultation, sorts what you say, and gives an analysis and advice for everyday care, for reference. It can also put everything on one page for your doctor.`,
    notWhat: 'What it is not',
    notClinic:
      'It is no medical institution. It makes no diagnosis, names no dose and does not replace a doctor.',
    notEmergency: 'It is not for emergencies: if a life may be in danger, call 120 at once.',
    notEverybody:
      'It names no formula in pregnancy, while breastfeeding or for children. Accounts begin at the age of 14.',
    notDecision: 'It does not decide for you whether to stop, reduce or change a medicine.',
    provider: 'Provider',
    providerName: 'Run by',
    contact: 'Contact, complaints and reports',
    answerDays: (days) =>
      days === 1 ? 'answered within 1 working day' : `answered within ${days} working days`,
    icp: 'ICP registration',
    police: 'Public security registration',
    algorithm: 'Algorithm filing',
    notTold:
      'The operator has not filled in name, contact and registration yet. They have to be there before the public is served.',
    models: 'Who writes the answers',
    modelsLead:
      'What can be chosen to answer, with its filing or registration. Every answer carries the mark “AI 生成”.',
    model: 'Name',
    receiver: 'Content is sent to',
    nobody: 'nobody',
    filing: 'Filing or registration',
    noFiling: 'not given',
    ruleBased: 'works by rules; not a language model',
    failed: 'The facts about the provider could not be loaded',
    version: 'Version',
    knowledge: 'Where the content comes from',
    knowledgeText:
      'The built-in consultation rests on public national standards, the lists of the pharmacopoeia and what textbooks agree on. It reasons by rules, step by step, and names the grounds of each conclusion. Its knowledge still needs the continued review of licensed physicians and pharmacists and may have gaps.',
  },
});

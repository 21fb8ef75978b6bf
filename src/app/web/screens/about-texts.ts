import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the about page. */
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
    noReceiver: '不向外发送',
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
      `${brand} helps you put your symptoms into words. It asks questions the way a traditional Chinese medicine consultation does, organizes your answers, and offers an analysis and self-care suggestions for reference. It can also prepare a one-page summary for your doctor.`,
    notWhat: 'What it is not',
    notClinic:
      'It is not a medical institution. It doesn’t diagnose, doesn’t recommend doses, and doesn’t replace a doctor.',
    notEmergency:
      'It is not for emergencies. If someone’s life may be in danger, call 120 immediately.',
    notEverybody:
      'It doesn’t name formulas for children or for people who are pregnant or breastfeeding. You must be at least 14 to have an account.',
    notDecision: 'It won’t decide for you whether to stop, reduce or change a medicine.',
    provider: 'Provider',
    providerName: 'Operated by',
    contact: 'Contact, complaints and reports',
    answerDays: (days) =>
      days === 1 ? 'we reply within 1 business day' : `we reply within ${days} business days`,
    icp: 'ICP registration',
    police: 'Public security registration',
    algorithm: 'Algorithm filing',
    notTold:
      'The operator hasn’t provided a name, contact and registration yet. They are required before the service opens to the public.',
    models: 'What writes the replies',
    modelsLead:
      'The models you can choose, with their filing or registration. Every reply is labeled “AI 生成”.',
    model: 'Name',
    receiver: 'Content is sent to',
    noReceiver: 'no one',
    filing: 'Filing or registration',
    noFiling: 'not provided',
    ruleBased: 'rule-based, not a language model',
    failed: 'Couldn’t load the provider information',
    version: 'Version',
    knowledge: 'Sources',
    knowledgeText:
      'The built-in consultation is based on public national standards, the pharmacopoeia and textbook consensus. It reasons step by step from rules and gives the basis for each conclusion. Its knowledge still needs ongoing review by licensed physicians and pharmacists and may have gaps.',
  },
});

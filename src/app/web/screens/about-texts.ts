import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the about page. */
export const aboutTexts = defineTexts({
  'zh-CN': {
    title: (brand: string) => `关于${brand}`,
    what: '它是什么',
    whatText: (brand: string) =>
      `${brand}帮您把哪里不舒服说清楚：像中医问诊那样一步步问，理出头绪，告诉您可以怎么照顾自己、什么时候该去医院；也能理成一页，带给医生看。`,
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
    notTold: '运营者、联系方式或备案号还没有填全。对公众开放之前，要由运营者补上。',
    models: '回答由谁生成',
    modelsLead: '可以选谁来回答，以及各自的备案或登记号。回答都标着“AI 生成”。',
    model: '名称',
    receiver: '内容发送给',
    noReceiver: '不向外发送',
    filing: '备案或登记号',
    noFiling: '没有填写',
    ruleBased: '按规则工作，不是语言模型',
    failed: '没能读出提供者的信息',
    version: '版本',
    knowledge: '内容从哪里来',
    knowledgeText:
      '内置问诊的知识来自公开的国家标准、药典目录和中医教科书的共识，按规则一步步推，每个结论都写明依据。它还要执业中医师和药师不断审订，难免有疏漏。',
  },
  'en-US': {
    title: (brand) => `About ${brand}`,
    what: 'What it is',
    whatText: (brand) =>
      `${brand} helps you say what’s wrong. It asks step by step, the way a traditional Chinese medicine consultation does, and tells you how to look after yourself and when to see a doctor. It can also put everything on one page for your doctor.`,
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
      'The operator’s name, contact and registration aren’t complete yet. They must be before the service opens to the public.',
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
      'The built-in consultation draws on public national standards, the pharmacopoeia and textbook consensus. It works step by step from rules and gives the basis of each conclusion. Licensed physicians and pharmacists still need to review it, and it may have gaps.',
  },
});

import type { Language } from '#platform/contract/define-texts.ts';

/** A question that people have, and its answer in short paragraphs. */
export type HelpEntry = {
  question: string;
  answer: readonly string[];
};

const chinese: readonly HelpEntry[] = [
  {
    question: '怎样开始一次咨询',
    answer: [
      '点“新对话”，写下最不舒服的一件事，比如“胃胀三天，饭后更重”。之后会一次问一两个问题，通常四到八轮；可以点选项，也可以自己写，不想答的可以跳过。',
      '说得越具体越好：哪里、什么感觉、多久了、什么时候加重或减轻，正在吃什么药、有没有过敏。不必写姓名、住址、单位。',
    ],
  },
  {
    question: '它能做到什么程度',
    answer: [
      '它只能看到您写下的文字，不能把脉、看舌、做检查，也会出错。分析和调护建议只供参考；“参考方剂”须由执业中医师面诊后决定是否使用。',
      '提醒危险的规则会尽力识别急症，但没有提醒不等于没有危险。觉得不对劲时，请直接就医。',
    ],
  },
  {
    question: '“症状摘要”和“病程”',
    answer: [
      '“症状摘要”随对话更新，列出您说过的症状和倾向，点一条可以回到您的原话；旁边的“病程”按日子记下症状的变化。在手机上，点输入框下面的“症状摘要”打开。',
      '看医生前，可以在对话上方或菜单里打开“就诊小结”，去掉不想给医生看的，再打印或存成 PDF。',
    ],
  },
  {
    question: '对话写满了怎么办',
    answer: [
      '每个对话最多 200 条消息，从第 180 条起会提醒。随时可以点对话上方或菜单里的“继续”：带着小结和要紧的信息（过敏、怀孕、用药）开一个新的，不扣次数。',
    ],
  },
  {
    question: '次数怎么算',
    answer: [
      '得到一条完整的回复用一次；看到文字后自己停止的也算一次。因我们的原因失败或中断的不扣。急症和心理危机的提醒始终免费。',
      '先用会员当月的次数，再用永久次数；当月没用完的在月末失效，按北京时间的自然月计算。每一笔都能在会员中心看到。',
    ],
  },
  {
    question: '我写的内容谁能看到',
    answer: [
      '默认只有您自己。选择外部模型前会单独征求同意，之后那次对话的文字会发送给它的提供者；内置问诊不向外发送。',
      '分享要您主动发起、确认遮盖的内容并单独同意，审核通过后才会公开，可以随时撤回。未满 18 周岁不能分享和购买。',
      '在设置的“数据与隐私”里，可以查看和撤回每一项同意，导出全部内容，或注销账户。',
    ],
  },
  {
    question: '忘记密码，或怀疑账户被别人用了',
    answer: [
      '在登录页点“忘记密码？”，用邮箱里的链接设置新密码。在设置的“登录的设备”里可以看到各处的登录并逐一退出；退出后，那里正在显示的内容几秒内就会中断。',
    ],
  },
  {
    question: '没有网络时',
    answer: ['写好的消息会留着，联网后再发。在设置里打开“离线阅读”后，最近的对话没有网络也能看。'],
  },
];

const english: readonly HelpEntry[] = [
  {
    question: 'How to begin a consultation',
    answer: [
      'Choose “New conversation” and write what troubles you most, such as “bloated for three days, worse after meals”. Then one or two questions come at a time, four to eight rounds as a rule; tap an answer or write your own, and skip what you do not want to answer.',
      'The more exact the better: where, what it feels like, since when, what makes it worse or better, which medicines you take, allergies. Names, addresses and employers are not needed.',
    ],
  },
  {
    question: 'How far it can go',
    answer: [
      'It sees only what you write. It cannot feel a pulse, look at a tongue or examine you, and it makes mistakes. Analysis and advice are for reference; whether a formula that is named for reference is used at all is for a licensed physician to decide, after seeing you.',
      'Rules look for signs of danger, but no warning does not mean no danger. If something feels wrong, see a doctor.',
    ],
  },
  {
    question: '“Symptom summary” and “Course”',
    answer: [
      'The “Symptom summary” follows the conversation: the symptoms you named and where they point; each line leads back to your own words. “Course” beside it tells day by day how symptoms changed. On a phone the button is below the input.',
      'Before you see a doctor, open the “Visit summary” above the conversation or in its menu, untick what you would rather keep, and print it or save it as a PDF.',
    ],
  },
  {
    question: 'When a conversation is full',
    answer: [
      'A conversation holds 200 messages; from the 180th you are told. “Continue”, above the conversation or in its menu, carries the summary and what matters (allergies, pregnancy, medicines) into a new one and costs nothing.',
    ],
  },
  {
    question: 'How messages are counted',
    answer: [
      'A whole reply costs one message, and so does one that you stop after seeing text. A reply that fails or breaks off by our fault costs nothing. Warnings of an emergency or a crisis are always free.',
      'The month of a membership is used first, then permanent messages; what is left of a month lapses at its end, by calendar months in China. Every movement stands in the membership centre.',
    ],
  },
  {
    question: 'Who can see what I write',
    answer: [
      'You alone, unless you decide otherwise. Before a model of somebody else answers you are asked for a consent of its own, and the text of that conversation is then sent to its provider. The built-in consultation sends nothing to anybody.',
      'You share by your own decision, look through what is masked, and consent separately; it is shown after a review and can be taken back at any time. Sharing and buying begin at the age of 18.',
      'In the settings, under data and privacy, you can look at each consent and withdraw it, export everything, or delete your account.',
    ],
  },
  {
    question: 'A forgotten password, or somebody else in my account',
    answer: [
      'Choose “Forgot your password?” on the sign-in page and set a new one by the link in the mail. The settings list where you are signed in and let you end each sign-in; whatever is being shown there breaks off within seconds.',
    ],
  },
  {
    question: 'Without a network',
    answer: [
      'What you wrote is kept and sent when the network is back. With “offline reading” turned on in the settings, your latest conversations can be read without a network.',
    ],
  },
];

/** What people ask, in the order in which they come to it. */
export const helpEntries: Readonly<Record<Language, readonly HelpEntry[]>> = {
  'zh-CN': chinese,
  'en-US': english,
};

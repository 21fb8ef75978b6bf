import type { Language } from '#platform/contract/define-texts.ts';

/** A frequent question, and its answer in short paragraphs. */
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
    question: '“我的情况”和“病程”',
    answer: [
      '“我的情况”随对话更新，列出您说过的症状和倾向，点一条可以回到您的原话；旁边的“病程”把每个症状从哪天起、怎么变化画成一张图。在手机上，点“我的情况”打开。',
      '看医生前，可以在对话上方或菜单里打开“就诊小结”，去掉不想给医生看的，再打印或存成 PDF。',
    ],
  },
  {
    question: '对话写满了怎么办',
    answer: [
      '每个对话最多 200 条消息，从第 180 条起会提醒。随时可以点对话上方或菜单里的“接着聊”：带着小结和要紧的信息（过敏、怀孕、用药）开一个新的，不扣次数。',
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
      '在登录页点“忘记密码？”，用邮箱里的链接设置新密码；为此请先在“个人资料”里添加邮箱。在设置的“登录的设备”里可以看到各处的登录并逐一退出；退出后，那里正在显示的内容几秒内就会中断。',
    ],
  },
  {
    question: '没有网络时',
    answer: ['写好的消息会留着，联网后再发。在设置里打开“离线阅读”后，最近的对话没有网络也能看。'],
  },
];

const english: readonly HelpEntry[] = [
  {
    question: 'How do I start a consultation?',
    answer: [
      'Choose “New conversation” and describe what troubles you most, such as “bloated for three days, worse after meals”. You’ll then get one or two questions at a time, usually for four to eight rounds. Tap a suggested answer or write your own, and skip anything you’d rather not answer.',
      'The more specific, the better: where it is, what it feels like, how long you’ve had it, what makes it worse or better, which medicines you take, and any allergies. You don’t need to give names, addresses or employers.',
    ],
  },
  {
    question: 'What are its limits?',
    answer: [
      'It sees only what you write. It can’t take your pulse, look at your tongue or examine you, and it makes mistakes. Its analysis and advice are for reference only; a licensed TCM physician who sees you in person must decide whether to use a “formula for reference”.',
      'Built-in rules look for danger signs, but the absence of a warning doesn’t mean there is no danger. If something feels wrong, see a doctor.',
    ],
  },
  {
    question: 'What are “My condition” and “Timeline”?',
    answer: [
      '“My condition” updates as you talk. It lists the symptoms you’ve mentioned and what they suggest; select one to see where you said it. “Timeline” next to it shows since when you’ve had each symptom and how it has changed. On a phone, select “My condition” to open it.',
      'Before you see a doctor, open the “Visit summary” above the conversation or in its menu, uncheck anything you’d rather not show, and print it or save it as a PDF.',
    ],
  },
  {
    question: 'What if a conversation is full?',
    answer: [
      'A conversation holds 200 messages, and you’ll see a reminder from the 180th. At any time you can choose “Continue”, above the conversation or in its menu, to start a new conversation with the summary and key facts (allergies, pregnancy, medicines). This doesn’t use a message.',
    ],
  },
  {
    question: 'How are messages counted?',
    answer: [
      'A complete reply uses one message, and so does a reply you stop after seeing text. Replies that fail or are interrupted because of us are not counted. Emergency and crisis warnings are always free.',
      'A member’s monthly messages are used first, then permanent messages. Unused monthly messages expire at the end of each calendar month, Beijing time. You can see every entry on the membership page.',
    ],
  },
  {
    question: 'Who can see what I write?',
    answer: [
      'Only you, by default. Before you use an external model we ask for your separate consent; the text of that conversation is then sent to its provider. The built-in consultation sends nothing to anyone.',
      'You decide whether to share, check what is masked, and consent separately. A share becomes public only after review, and you can withdraw it at any time. You must be 18 or older to share or buy.',
      'Under “Data and privacy” in Settings you can view and withdraw each consent, export everything, or delete your account.',
    ],
  },
  {
    question: 'What if I forget my password or think someone else is using my account?',
    answer: [
      'Choose “Forgot your password?” on the sign-in page and set a new password with the link in the email. For this, your account needs an email address: add one in your profile. “Signed-in devices” in Settings shows where you are signed in and lets you sign out each device; whatever is shown there disappears within seconds.',
    ],
  },
  {
    question: 'What if I’m offline?',
    answer: [
      'What you write is kept and sent once you’re back online. If you turn on “Offline reading” in Settings, you can also read your latest conversations offline.',
    ],
  },
];

/** The questions, in the order in which users meet them. */
export const helpEntries: Readonly<Record<Language, readonly HelpEntry[]>> = {
  'zh-CN': chinese,
  'en-US': english,
};

/** The wording of a sheet, in Chinese because it is for a doctor in China. */
export const sheetTexts = {
  page: (at: number, count: number) => `第 ${at} 页，共 ${count} 页`,
  title: '就诊小结',
  aiNotice:
    '本页由人工智能（AI）整理生成：按对话中的原话摘录，仅供就诊时参考，不是诊断，也不能替代医生面诊。',
  aiMark: 'AI 生成 · 仅供参考',
  wordsNotice:
    '引号内是本人在对话中写下的原话，没有改写；没有说到的写“未提及”；标注 AI 的是 AI 的推测或按规则列出的提示。',
  sectionTitles: {
    person: '就诊人',
    complaint: '主诉',
    alarms: '危险信号',
    course: '经过',
    picture: '病程图',
    'ten-questions': '十问',
    tongue: '舌象',
    pulse: '脉象',
    medicines: '用药',
    allergies: '过敏',
    pregnancy: '孕期哺乳',
    history: '既往与检查',
    others: '家人或他人',
    leaning: 'AI 的倾向',
    formulas: 'AI 提到的参考方剂',
    questions: '想问医生的问题',
  },
  levels: {
    emergency: '可能危及生命',
    crisis: '心理危机',
    safety: '人身安全',
    urgent: '须尽快就医',
  },
  unmentioned: '未提及',
  sectionNotes: {
    picture:
      '按原话里说的时间画出：▲ 加重，■ 没变化，▼ 好转，○ 消失；起点是点线的，是推算或没有说。',
    leaning: 'AI 的推测，未经医生确认',
    formulas: '须由执业中医师面诊后使用',
  },
  answered: (question: string, words: string) => `问“${question}”答${words}`,
  doctorsWord: '转述医生',
  carried: '上一段对话',
  readByModel: 'AI 读出，请核对',
  kept: (text: string) => `${text}（家人事先填写）`,
  name: '称呼',
  course: '病程',
  value: (value: string | undefined, said: string) => `${value}，原话${said}`,
  aiHint: 'AI 提示',
  origin: (id: number, title: string, time: string) =>
    `对话 #${id}「${title}」 · 整理于 ${time}（北京时间）`,
  leftOut: (count: number) => `另有 ${count} 句话没有列出，请看原对话。`,
  numberLabel: '编号',
} as const;

/**
 * One-word answers and what they may mean. The first that the questions before it speak of is
 * meant; the very first of the list where none is, unless the word means nothing by itself.
 */
export const meanings: Readonly<
  Record<string, { symptoms: readonly string[]; needsQuestion?: true }>
> = {
  累: { symptoms: ['乏力'] },
  乏: { symptoms: ['乏力'] },
  没劲: { symptoms: ['乏力'] },
  困: { symptoms: ['困倦'] },
  烦: { symptoms: ['心烦'] },
  晕: { symptoms: ['头晕'] },
  渴: { symptoms: ['口渴'] },
  怕冷: { symptoms: ['恶寒', '畏寒'] },
  怕热: { symptoms: ['怕热'] },
  怕风: { symptoms: ['恶风'] },
  心慌: { symptoms: ['心悸'] },
  没胃口: { symptoms: ['纳呆'] },
  急: { symptoms: ['急躁易怒', '尿急'], needsQuestion: true },
  苦: { symptoms: ['口苦'], needsQuestion: true },
  干: { symptoms: ['大便干结', '咽干', '口干', '鼻干'], needsQuestion: true },
  稀: { symptoms: ['便溏', '痰稀', '经质稀'], needsQuestion: true },
  黏: { symptoms: ['大便黏滞', '口黏'], needsQuestion: true },
  闷: { symptoms: ['胸闷', '耳闷'], needsQuestion: true },
  胀: { symptoms: ['胃脘胀痛', '头胀痛', '小腹胀痛', '胀痛'], needsQuestion: true },
  冷痛: { symptoms: ['胃脘冷痛', '小腹冷痛', '关节冷痛'], needsQuestion: true },
  隐痛: { symptoms: ['胃脘隐痛', '头隐痛', '隐痛'], needsQuestion: true },
  刺痛: { symptoms: ['胃脘刺痛', '头刺痛', '刺痛'], needsQuestion: true },
};

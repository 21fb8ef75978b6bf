// Ways in which a model writes a summary at the end of its reply; all say the same unless told otherwise.
const said = '您说的这些，像是脾胃受了寒。三餐定时，少吃生冷。';
const after = '如果黑便或体重下降，请当天去医院。';
const m = '<<诊察总结>>';
const body = '性别：女\n年龄：34岁\n症状：\n- 胃脘隐痛，喜温喜按\n- 大便溏\n处方：\n黄芪建中汤';
const english =
  'Gender: Female\nAge: 34\nSymptoms:\n- 胃脘隐痛，喜温喜按\n- 大便溏\nPrescription:\n黄芪建中汤';

export type WrittenSummary = {
  text: string;
  /** The formula, where it is another or none; `symptoms` and `age` where they are not written. */
  formula?: string | null;
  hasSymptoms?: false;
  hasPerson?: false;
};

const under = (heading: string, text = body, behind = ''): WrittenSummary => ({
  text: `${said}\n\n${heading}\n${text}${behind === '' ? '' : `\n\n${behind}`}`,
});
const between = (text: string, behind = ''): WrittenSummary => ({
  text: `${said}\n\n${m}\n${text}\n${m}${behind === '' ? '' : `\n\n${behind}`}`,
});
const withFormula = (name: string): WrittenSummary => ({
  ...between(body.replace('黄芪建中汤', name)),
  formula: name,
});

/** By what is particular about each. */
export const writtenSummaries: Readonly<Record<string, WrittenSummary>> = {
  canonical: between(body),
  'canonical, text behind': between(body, after),
  'not closed': under(m),
  'not closed, text behind': under(m, body, after),
  'book brackets': under('《诊察总结》'),
  'bare heading': under('诊察总结'),
  'bare heading with colon': under('诊察总结：'),
  'bare heading with half colon': under('诊察总结:'),
  'heading of level 2': under('## 诊察总结'),
  'heading of level 3, text behind': under('### 诊察总结', body, after),
  'heading of level 3 with colon': under('### 诊察总结：'),
  'bold heading': under('**诊察总结**'),
  'bold heading with colon': under('**诊察总结：**'),
  'bold heading, colon outside': under('**诊察总结**：'),
  'bold heading of level 2': under('## **诊察总结**'),
  'heading in square brackets': under('【诊察总结】'),
  'bold heading in square brackets': under('**【诊察总结】**'),
  'heading in corner brackets': under('「诊察总结」'),
  'numbered heading': under('五、诊察总结'),
  'numbered heading of level 2': under('## 4. 诊察总结'),
  'heading with a sign': under('📋 诊察总结'),
  'heading with a sign, level 3': under('### 📋 诊察总结'),
  'heading in a quotation': under('> 诊察总结', body.replaceAll(/^/gmu, '> ')),
  'heading between dashes': under('——诊察总结——'),
  'heading of words': under('以下是诊察总结：'),
  'heading of words behind': under('诊察总结如下：'),
  'traditional heading': under('## 診察總結', body.replace('年龄', '年齡').replace('症状', '症狀')),
  'another word': under('## 诊察小结'),
  'only 总结': under('### 总结'),
  'English heading and names': under('## Summary', english),
  'English names between markers': between(english),
  'heading and blank line': under('## 诊察总结\n'),
  'heading and rule': under('## 诊察总结\n\n---\n'),
  'heading and fence': under('## 诊察总结', `\`\`\`\n${body}\n\`\`\``, after),
  'fence and heading inside': {
    text: `${said}\n\n\`\`\`\n诊察总结\n${body}\n\`\`\`\n\n${after}`,
  },
  'fence around markers': { text: `${said}\n\n\`\`\`markdown\n${m}\n${body}\n${m}\n\`\`\`` },
  'rule in front and behind': {
    text: `${said}\n\n---\n\n## 诊察总结\n\n${body}\n\n---\n\n${after}`,
  },
  'half width colons': between(body.replaceAll('：', ':')),
  'bold names': under('## 诊察总结', body.replaceAll(/(性别|年龄|症状|处方)/gu, '**$1**')),
  'bold names with colon': under(
    '## 诊察总结',
    body.replaceAll(/(性别|年龄|症状|处方)：/gu, '**$1：**'),
  ),
  'bulleted bold names': under(
    '## 诊察总结',
    body
      .replaceAll(/(性别|年龄|症状|处方)：/gu, '- **$1**：')
      .replaceAll('\n- 胃', '\n  - 胃')
      .replaceAll('\n- 大', '\n  - 大'),
    after,
  ),
  'numbered names': between(
    '1. 性别：女\n2. 年龄：34岁\n3. 症状：胃脘隐痛，喜温喜按；大便溏\n4. 处方：黄芪建中汤',
  ),
  'names in square brackets': between(
    '【性别】女\n【年龄】34岁\n【症状】胃脘隐痛，喜温喜按；大便溏\n【处方】黄芪建中汤',
  ),
  'table, field a row': under(
    '## 诊察总结',
    '| 项目 | 内容 |\n| --- | --- |\n| 性别 | 女 |\n| 年龄 | 34岁 |\n| 症状 | 胃脘隐痛，喜温喜按；大便溏 |\n| 处方 | 黄芪建中汤 |',
    after,
  ),
  'table with bold names and breaks': between(
    '| **项目** | **内容** |\n|:---:|:---:|\n| **性别** | 女 |\n| **年龄** | 34岁 |\n| **症状** | 胃脘隐痛，喜温喜按<br>大便溏 |\n| **处方** | 黄芪建中汤 |',
  ),
  'table, field a column': between(
    '| 性别 | 年龄 | 症状 | 处方 |\n|---|---|---|---|\n| 女 | 34岁 | 胃脘隐痛，喜温喜按；大便溏 | 黄芪建中汤 |',
  ),
  'one line': between('性别：女 年龄：34岁 症状：胃脘隐痛，喜温喜按；大便溏 处方：黄芪建中汤'),
  'one line, commas': between('性别：女，年龄：34岁，症状：胃脘隐痛；大便溏，处方：黄芪建中汤'),
  JSON: between(
    '{"性别":"女","年龄":"34岁","症状":["胃脘隐痛，喜温喜按","大便溏"],"处方":["黄芪建中汤"]}',
  ),
  'JSON in a fence, over lines': between(
    '```json\n{\n  "性别": "女",\n  "年龄": 34,\n  "症状": ["胃脘隐痛", "大便溏"],\n  "处方": "黄芪建中汤"\n}\n```',
  ),
  'other order': between('症状：\n- 胃脘隐痛\n- 大便溏\n处方：黄芪建中汤\n年龄：34岁\n性别：女'),
  'sex and age together': between('基本信息：女，34岁\n症状：胃脘隐痛；大便溏\n处方：黄芪建中汤'),
  'sex and age as the patient': between(
    '患者：女性，34岁\n主诉：胃脘隐痛\n伴随症状：大便溏\n参考方剂：黄芪建中汤',
  ),
  'sex and age in one field': between(
    '性别/年龄：女，34岁\n症状：胃脘隐痛；大便溏\n处方：黄芪建中汤',
  ),
  'more fields': between(
    '性别：女\n年龄：34岁\n主要症状：\n1. 胃脘隐痛\n2. 大便溏\n舌象：未见\n证型倾向：脾胃虚寒\n调护建议：三餐定时\n参考方剂：黄芪建中汤（须面诊）',
  ),
  'names with asides': between(
    '性别：女\n年龄（岁）：34\n症状（主要）：\n- 胃脘隐痛\n- 大便溏\n处方（参考）：\n黄芪建中汤加减',
  ),
  'advice in sentences behind, not closed': under(
    m,
    `${body}\n建议：\n三餐定时。少吃生冷。`,
    after,
  ),
  'a sentence behind the formula, not closed': {
    text: `${said}\n\n## 诊察总结\n${body}\n${after}`,
  },
  'symptoms without bullets': between(
    '性别：女\n年龄：34岁\n症状：\n胃脘隐痛，喜温喜按\n大便溏\n处方：\n黄芪建中汤',
  ),
  'no formula': { ...between(body.replace(/\n处方.*$/su, '')), formula: null },
  'formula left out in words': { ...between(body.replace('黄芪建中汤', '无')), formula: null },
  'no sex and age': { ...between('症状：胃脘隐痛；大便溏\n处方：黄芪建中汤'), hasPerson: false },
  'no symptoms': { ...between('性别：女\n年龄：34岁\n处方：黄芪建中汤'), hasSymptoms: false },
  'ends in 饮': withFormula('枇杷清肺饮'),
  'ends in 颗粒': withFormula('温胃舒颗粒'),
  'ends in 胶囊': withFormula('温胃舒胶囊'),
  'ends in 膏': withFormula('养胃膏'),
  'ends in 散': withFormula('参苓白术散'),
  'ends in 丸': withFormula('附子理中丸'),
  'windows line breaks': { text: between(body, after).text.replaceAll('\n', '\r\n') },
  'block in front': { text: `${m}\n${body}\n${m}\n\n${said}` },
};

import { expect, it } from 'vitest';
import { findPerson } from './find-person.ts';
import type { Turn } from './finding.ts';

const said = (...contents: string[]): Turn[] =>
  contents.map((content) => ({ role: 'user', content }));

it.each([
  ['舅舅腿肿，走路喘', 'male'],
  ['大夫，儿媳妇这两天睡不好', 'female'],
  ['我表弟胃胀，吃完就顶', 'male'],
  ['我妹妹哺乳期感冒了，流清鼻涕', 'female'],
  ['我大姨手关节肿，早上僵', 'female'],
  ['我哥去年查出来肺上有结节，咳嗽', 'male'],
  ['阿爸牙疼三天了', 'male'],
  ['婆婆脚痛，我给她找的偏方', 'female'],
  ['大夫，我是替我公公问的，他腿肿', 'male'],
  ['先说我爸的情况啊，腿肿', 'male'],
  ['额大昨晚腿肿', 'male'],
  ['屋里娭毑老是打嗝', 'female'],
  ['外母六十五岁，头晕三天', 'female'],
  ['外父七十，咳嗽一个月了', 'male'],
  ['我屋里头的这几天胃痛', 'unknown'],
  ['我家那口子，女，三十四，痛经', 'female'],
  ['阿拉爷叔脚痛三天', 'male'],
  ['我细佬十六岁，起痘', 'male'],
  ['孩儿他娘头疼好几天', 'female'],
  ['娃他爹腰疼', 'male'],
  ['姐夫腰扭了', 'male'],
  ['弟媳老是吐', 'female'],
  ['亲家母头晕两天', 'female'],
  ['她乳房有硬块', 'female'],
])('hears of the wider family in %s', (opening, sex) => {
  const { about, sex: read } = findPerson(said(opening));
  expect({ about, sex: read }).toEqual({ about: 'other', sex });
});

it.each([
  ['我大姨妈推迟了一周，肚子胀'],
  ['姐妹们都说我到岁数了，一天冒火好几回'],
  ['妈呀我睡不着'],
  ['我头疼，表弟也头疼'],
  ['舅舅说我上火，我嗓子疼'],
  ['嫂子让我来问，我胃胀'],
  ['坐月子能洗头不，婆婆不让，头皮油'],
  ['奶水少，想追奶'],
  ['睡不好，舅舅去年走了'],
  ['我大个子瘦，胸口疼'],
  ['老婆叫我来问脚的事，我脚后跟裂'],
  ['右边腿疼，老公说是累的，他上夜班'],
  ['帮我看看，头疼'],
  ['宝宝三个月，我腰疼得厉害'],
  ['儿媳妇嫌我吃饭慢，我胃疼'],
  ['孩子他爸回来了，我头疼'],
])('stays with the writer in %s', (opening) => {
  expect(findPerson(said(opening)).about).toBe('self');
});

it('hears the correction that names somebody of the wider family', () => {
  expect(findPerson(said('睡不好，夜里醒', '不是我，是我家婆'))).toMatchObject({
    about: 'other',
    sex: 'female',
  });
});

it('keeps what is told of the one for whom is asked', () => {
  expect(findPerson(said('我表妹怀孕了，替她问问便秘'))).toMatchObject({
    about: 'other',
    sex: 'female',
    pregnancy: 'yes',
  });
});

it('hears of somebody who is only called he or she', () => {
  expect(findPerson(said('他睡到中午才醒，呼噜声很大')).about).toBe('other');
});

it('takes who noticed a sign for no correction of whose it is', () => {
  const opening = '我老婆饭后胃胀打嗝';
  expect(findPerson(said(opening, '不是她说的，是我看到的：她老叹气')).about).toBe('other');
  expect(findPerson(said(opening, '不是我老婆，是我自己')).about).toBe('self');
});

it('hears a correction of whose it is, the one said last', () => {
  expect(findPerson(said('咳嗽', '我说的是我外母，七十'))).toMatchObject({
    about: 'other',
    sex: 'female',
    ageYears: 70,
  });
  expect(findPerson(said('妈妈咳嗽一周', '说错了，是我自己咳嗽')).about).toBe('self');
  expect(findPerson(said('孩子咳嗽', '不是我，是我同学，男的，二十'))).toMatchObject({
    about: 'other',
    sex: 'male',
    ageYears: 20,
  });
});
